// Which scripts a change affects, what they say now, and which change is to blame if they fail.
#include "store/build/changing.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "store/database/library.h"

typedef struct changer {
    ag_library *library;
    ag_list *changes;
    const ag_describer *describer;
    int keep_broken;
    ag_list *findings;
    ag_list keys;       // const char *: the scripts that are asked again
    ag_list deck_keys;  // decks that are asked because cards have other names
    ag_list owners;     // those that answered, and those that no longer exist
    ag_descriptions answers;
    ag_list was[AG_TABLE_COUNT];  // the rows before this round; without a size: they are the same
} changer;

static ag_edit *change_at(const changer *now, int index)
{
    return ag_list_at(now->changes, index);
}

static const char *text_at(const ag_list *keys, int index)
{
    return *(const char *const *)ag_list_at(keys, index);
}

// Adds the key unless it is there already.
static void add_key(const changer *now, ag_list *keys, const char *key)
{
    int at;
    if (ag_library_owned(keys, key, &at) == 0) {
        const char **place = ag_list_insert(keys, at, &now->library->arena);
        if (place != NULL) *place = key;
    }
}

// ---- edits ----

void ag_edit_add(ag_list *changes, const ag_walk_file *file, ag_script_version *version,
                 ag_arena *arena)
{
    int at, is_there = ag_library_owned(changes, file->key, &at) > 0;
    ag_edit *edit = is_there ? NULL : ag_list_insert(changes, at, arena);
    if (edit == NULL) {
        ag_version_replace(version);
    } else {
        *edit = (ag_edit){ .file = ag_walk_file_copy(file, arena), .version = version };
    }
}

void ag_edits_drop(ag_list *changes)
{
    AG_ASSERT(changes->size == sizeof(ag_edit));
    for (int i = 0; i < changes->count; i++) {
        ag_version_replace(((ag_edit *)ag_list_at(changes, i))->version);
    }
    changes->count = 0;
}

// ---- who is affected ----

static int is_in_set(const char *key, const char *set, size_t length)
{
    return strncmp(key, set, length) == 0 && (key[length] == '/' || key[length] == '\0');
}

// A script may use another if it names that key, or the end of it where it puts keys together.
static int may_use(const char *text, const char *key)
{
    const char *stem = strrchr(key, '/');
    return strstr(text, key) != NULL
           || (stem != NULL && strstr(text, "use(") != NULL && strstr(text, stem + 1) != NULL);
}

static int is_module(const ag_library *library, const char *key)
{
    return ag_library_card(library, key) == NULL && ag_library_deck(library, key) == NULL
           && ag_library_raid(library, key) == NULL;
}

// Includes users of users.
static void add_users(changer *now, const char *module, int depth)
{
    const ag_list *scripts = &now->library->tables[AG_TABLE_SCRIPT];
    for (int i = 0; i < scripts->count && depth < 8; i++) {
        const char *key = ((const ag_script_row *)ag_list_at(scripts, i))->key;
        const ag_script_row *script = ag_library_script(now->library, key);
        if (script == NULL || strcmp(key, module) == 0 || !may_use(script->source, module)) {
            continue;
        }
        add_key(now, &now->keys, key);
        if (is_module(now->library, key)) add_users(now, key, depth + 1);
    }
}

// Adds all scripts that begin so.
static void add_below(changer *now, const char *begin)
{
    const ag_list *scripts = &now->library->tables[AG_TABLE_SCRIPT];
    int at;
    for ((void)ag_library_owned(scripts, begin, &at); at < scripts->count; at++) {
        const char *key = ((const ag_script_row *)ag_list_at(scripts, at))->key;
        if (strncmp(key, begin, strlen(begin)) != 0) break;
        add_key(now, &now->keys, key);
    }
}

// Cards of a raid are read together with the raid, with its words and rules. Scripts that translate
// cards of a set fill in the cards' numbers.
static void add_affected(changer *now, const ag_edit *change)
{
    const char *slash = strchr(change->file.key, '/');
    const ag_script_row *script = ag_library_row(now->library, change->file.key);
    char folder[80];
    int set = (int)strcspn(change->file.key, "/");
    if (script != NULL) add_key(now, &now->keys, script->key);
    if (slash == NULL || strcmp(slash, "/rules") == 0
        || strncmp(change->file.path, "raids/", 6) == 0) {
        snprintf(folder, sizeof folder, "%.*s", set, change->file.key);
        script = ag_library_row(now->library, folder);
        if (script != NULL) add_key(now, &now->keys, script->key);
        snprintf(folder, sizeof folder, "%.*s/", set, change->file.key);
        add_below(now, folder);
    }
    if (change->was_there && is_module(now->library, change->file.key)) {
        add_users(now, change->file.key, 0);
    }
    for (int i = now->keys.count - 1; i >= 0; i--) {
        const char *key = text_at(&now->keys, i);
        snprintf(folder, sizeof folder, "%.*s/lang/", (int)strcspn(key, "/"), key);
        add_below(now, folder);
    }
}

// ---- rows ----

static void collect_owners(changer *now)
{
    now->owners.count = 0;
    for (int i = 0; i < now->answers.all.count; i++) {
        const ag_described *answer = ag_list_at(&now->answers.all, i);
        if (answer->kind != AG_KIND_FAILED) add_key(now, &now->owners, answer->key);
    }
    for (int i = 0; i < now->changes->count; i++) {
        const ag_edit *change = change_at(now, i);
        if (change->version == NULL && !change->undone)
            add_key(now, &now->owners, change->file.key);
    }
}

// Adds the rows from `first` to `end`, for which there is room.
static void add_rows(ag_list *to, const ag_list *from, int first, int end)
{
    if (end > first) {
        memcpy(to->items + (size_t)to->count * to->size, ag_list_at(from, first),
               (size_t)(end - first) * to->size);
        to->count += end - first;
    }
}

// In the tables from `first` to `last`, the rows of owners are those of the answers from now on.
static void put_rows(changer *now, int first, int last)
{
    collect_owners(now);
    for (int table = first; table <= last; table++) {
        ag_list *rows = &now->library->tables[table], made = { .size = rows->size };
        const ag_list *fresh = &now->answers.tables[table];
        int at = 0, own_at, fresh_at;
        made.items = ag_list_room(NULL, &made.capacity, rows->count + fresh->count + 1, made.size);
        now->library->arena.failed |= made.items == NULL;
        for (int i = 0; i < now->owners.count && made.items != NULL; i++) {
            int count = ag_library_owned(rows, text_at(&now->owners, i), &own_at);
            int fresh_count = ag_library_owned(fresh, text_at(&now->owners, i), &fresh_at);
            add_rows(&made, rows, at, own_at);
            add_rows(&made, fresh, fresh_at, fresh_at + fresh_count);
            at = own_at + count;
        }
        if (made.items == NULL) return;
        add_rows(&made, rows, at, rows->count);
        now->was[table] = *rows;
        *rows = made;
    }
    ag_library_link_decks(now->library);
}

static void put_back_rows(changer *now)
{
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        if (now->was[table].size == 0) continue;
        ag_list_close(&now->library->tables[table]);
        now->library->tables[table] = now->was[table];
        now->was[table] = (ag_list){ .size = 0 };
    }
    ag_library_link_decks(now->library);
}

// ---- a round ----

// Whether a card's name changed, or a card was added or removed.
static int names_changed(const changer *now)
{
    const ag_list *cards = &now->answers.tables[AG_TABLE_CARD];
    const ag_list *were = &now->was[AG_TABLE_CARD];
    int at, changed = were->count != now->library->tables[AG_TABLE_CARD].count;
    for (int i = 0; i < cards->count && !changed; i++) {
        const ag_card_row *card = ag_list_at(cards, i);
        changed = ag_library_owned(were, card->key, &at) == 0
                  || strcmp(((const ag_card_row *)ag_list_at(were, at))->name, card->name) != 0;
    }
    return changed;
}

// Decks name cards.
static void choose_decks(changer *now)
{
    const ag_list *decks = &now->library->tables[AG_TABLE_DECK];
    int at, all = names_changed(now);
    for (int i = 0; i < decks->count && all; i++) {
        const char *key = ((const ag_deck_row *)ag_list_at(decks, i))->key;
        if (ag_library_script(now->library, key) != NULL
            && ag_library_owned(&now->answers.all, key, &at) == 0) {
            add_key(now, &now->deck_keys, key);
        }
    }
}

static ag_status ask_all(changer *now, ag_error *error)
{
    now->keys.count = now->deck_keys.count = 0;
    ag_descriptions_close(&now->answers);
    now->answers = ag_descriptions_open();
    for (int i = 0; i < now->changes->count; i++) {
        if (!change_at(now, i)->undone) add_affected(now, change_at(now, i));
    }
    ag_status status = ag_ask(now->library, now->describer, &now->keys, &now->answers, error);
    if (status < 0) return status;
    put_rows(now, AG_TABLE_CARD, AG_TABLE_CARD_TEXT);
    choose_decks(now);
    status = ag_ask(now->library, now->describer, &now->deck_keys, &now->answers, error);
    return status < 0 ? status : ag_descriptions_resolve(&now->answers, now->library, error);
}

// ---- who is to blame ----

enum { BY_PLACE, BY_KEY, BY_SET, BY_USE, BLAME_COUNT };

static int is_blamed(const changer *now, const ag_build_finding *finding, const ag_edit *change,
                     int how)
{
    const ag_script_row *script = ag_library_script(now->library, finding->key);
    size_t length = strlen(change->file.path);
    switch (how) {
    case BY_PLACE:
        return strncmp(finding->text, change->file.path, length) == 0
               && finding->text[length] == ':';
    case BY_KEY: return strcmp(change->file.key, finding->key) == 0;
    case BY_SET:
        return strncmp(finding->path, "raids/", 6) == 0
               && is_in_set(change->file.key, finding->key, strcspn(finding->key, "/"));
    default: return script != NULL && may_use(script->source, change->file.key);
    }
}

static void undo(const changer *now, ag_edit *change)
{
    ag_script_version *refused =
        ag_library_put(now->library, change->file.key, change->file.path, change->before);
    AG_ASSERT(refused == change->version);
    ag_version_replace(refused);
    change->undone = 1;
    change->before = change->version = NULL;
}

static void report(const changer *now, const ag_build_finding *finding)
{
    for (int i = 0; i < now->findings->count; i++) {
        const ag_build_finding *other = ag_list_at(now->findings, i);
        if (strcmp(other->text, finding->text) == 0) return;
    }
    ag_build_finding *row = ag_list_push(now->findings, &now->library->arena);
    if (row != NULL) {
        *row = *finding;
        row->text = ag_arena_text(&now->library->arena, finding->text);
    }
}

// Takes back the changes that caused this finding. 0: none did, or they are to stay.
static int blame(const changer *now, const ag_build_finding *finding)
{
    int count = 0;
    for (int how = 0; how < BLAME_COUNT && count == 0 && !now->keep_broken; how++) {
        for (int i = 0; i < now->changes->count; i++) {
            ag_edit *change = change_at(now, i);
            if (!change->undone && is_blamed(now, finding, change, how)) {
                undo(now, change);
                count++;
            }
        }
    }
    return count;
}

// ---- all of it ----

// Asks, and takes back what fails, until nothing is left to be taken back.
static ag_status run_rounds(changer *now, ag_error *error)
{
    int undone;
    do {
        undone = 0;
        put_back_rows(now);
        ag_status status = ask_all(now, error);
        if (status < 0) return status;
        for (int i = 0; i < now->answers.findings.count; i++) {
            const ag_build_finding *finding = ag_list_at(&now->answers.findings, i);
            undone += blame(now, finding);
            report(now, finding);
        }
    } while (undone > 0);
    if (now->keep_broken && now->answers.findings.count > 0) {
        put_back_rows(now);
    } else {
        put_rows(now, AG_TABLE_RAID, AG_TABLE_COUNT - 1);
    }
    return ag_library_trouble(now->library, error);
}

static void install(changer *now)
{
    for (int i = 0; i < now->changes->count; i++) {
        ag_edit *change = change_at(now, i);
        ag_script_version *before =
            ag_library_put(now->library, change->file.key, change->file.path, change->version);
        change->was_there = before != NULL;
        if (now->library->arena.failed && ag_library_row(now->library, change->file.key) == NULL) {
            change->version = NULL;  // there was no memory to put it
        }
        // An edit in the database is in place already.
        change->before = before == change->version ? NULL : before;
    }
}

// The replaced versions go, or on failure are put back.
static void settle(changer *now, ag_status status)
{
    if (status < 0) put_back_rows(now);
    for (int i = 0; i < now->changes->count; i++) {
        ag_edit *change = change_at(now, i);
        if (status < 0 && !change->undone) undo(now, change);
        ag_version_replace(change->before);
        change->before = NULL;
    }
}

ag_status ag_library_change(ag_library *library, ag_list *changes, const ag_describer *describer,
                            int keep_broken, ag_list *findings, ag_error *error)
{
    changer now = { .library = library,
                    .changes = changes,
                    .describer = describer,
                    .keep_broken = keep_broken,
                    .findings = findings,
                    .keys.size = sizeof(const char *),
                    .deck_keys.size = sizeof(const char *),
                    .owners.size = sizeof(const char *),
                    .answers = ag_descriptions_open() };
    ag_library_read_all(library);
    install(&now);
    ag_status status = ag_library_trouble(library, error);
    if (status == AG_OK) status = run_rounds(&now, error);
    settle(&now, status);
    ag_library_forget_collection(library);
    for (int i = 0; i < AG_TABLE_COUNT; i++) ag_list_close(&now.was[i]);
    ag_arena_take(&library->arena, &now.answers.arena);
    ag_descriptions_close(&now.answers);
    ag_list_close(&now.keys);
    ag_list_close(&now.deck_keys);
    ag_list_close(&now.owners);
    return status;
}
