// Which scripts a change affects, what they say now, and which change is to blame if they fail.
#include "store/build/source_change.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "store/database/collection_rows.h"

typedef struct changer {
    ag_library *library;
    ag_list *changes;
    const ag_edit_how *how;
    ag_list *findings;
    ag_list keys;       // const char *: the scripts that are asked again
    ag_list kinds;      // the kind of each
    ag_list deck_keys;  // decks, because they name cards
    ag_list deck_kinds;
    ag_list found;         // findings of this round
    ag_library *fresh;     // the new rows of all that were asked
    ag_library old;        // the rows that they replace
    ag_source sources[2];  // each round has its own, so that loaded scripts are not reused
    int round;
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

// ---- who is affected ----

static int is_in_set(const char *key, const char *set, size_t length)
{
    return strncmp(key, set, length) == 0 && (key[length] == '/' || key[length] == '\0');
}

// Cards of a raid are read together with the raid, with its words and rules.
static void add_set(changer *now, const char *key)
{
    const ag_list *scripts = ag_library_table(now->library, AG_TABLE_SCRIPT);
    size_t length = strcspn(key, "/");
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *row = ag_list_at(scripts, i);
        if (is_in_set(row->key, key, length)) add_key(now, &now->keys, row->key);
    }
}

// Scripts that translate cards of a set fill in the cards' numbers.
static void add_translations(changer *now, const char *key)
{
    char folder[80];
    ag_list keys = { .size = sizeof(const char *) };
    snprintf(folder, sizeof folder, "%.*s/lang/", (int)strcspn(key, "/"), key);
    ag_library_keys_in(now->library, folder, &keys);
    for (int i = 0; i < keys.count; i++) add_key(now, &now->keys, text_at(&keys, i));
    ag_list_close(&keys);
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
    const ag_list *scripts = ag_library_table(now->library, AG_TABLE_SCRIPT);
    for (int i = 0; i < scripts->count && depth < 8; i++) {
        const ag_script_row *row = ag_list_at(scripts, i);
        const ag_script_row *script = ag_library_script(now->library, row->key);
        if (script == NULL || strcmp(script->key, module) == 0
            || !may_use(script->source, module)) {
            continue;
        }
        add_key(now, &now->keys, script->key);
        if (is_module(now->library, script->key)) add_users(now, script->key, depth + 1);
    }
}

static void add_affected(changer *now, const ag_edit *change)
{
    const char *slash = strchr(change->key, '/');
    const ag_script_row *script = ag_library_script(now->library, change->key);
    if (script != NULL) add_key(now, &now->keys, script->key);
    if (slash == NULL || strcmp(slash, "/rules") == 0 || strncmp(change->path, "raids/", 6) == 0) {
        add_set(now, change->key);
    }
    if (change->was_there && is_module(now->library, change->key)) add_users(now, change->key, 0);
    for (int i = now->keys.count - 1; i >= 0; i--) add_translations(now, text_at(&now->keys, i));
}

// ---- a round ----

// The keys that were asked and answered, and those of scripts that no longer exist.
static void collect_owners(const changer *now, const ag_list *keys, const ag_list *kinds,
                           ag_list *owners)
{
    for (int i = 0; i < keys->count; i++) {
        if (*(const uint8_t *)ag_list_at(kinds, i) != AG_KIND_FAILED) {
            add_key(now, owners, text_at(keys, i));
        }
    }
    for (int i = 0; i < now->changes->count; i++) {
        const ag_edit *change = change_at(now, i);
        if (change->version == NULL && !change->undone) add_key(now, owners, change->key);
    }
}

// Whether a card's name changed, or a card was added or removed.
static int names_changed(const changer *now)
{
    const ag_list *fresh = &now->fresh->tables[AG_TABLE_CARD];
    const ag_list *old = &now->old.tables[AG_TABLE_CARD];
    if (fresh->count != old->count) return 1;
    for (int i = 0; i < fresh->count; i++) {
        const ag_card_row *one = ag_list_at(fresh, i);
        const ag_card_row *other = ag_list_at(old, i);
        if (strcmp(one->key, other->key) != 0 || strcmp(one->name, other->name) != 0) return 1;
    }
    return 0;
}

static void choose_decks(changer *now)
{
    const ag_list *decks = &now->library->tables[AG_TABLE_DECK];
    for (int i = 0; i < now->keys.count; i++) {
        if (*(const uint8_t *)ag_list_at(&now->kinds, i) == AG_SCRIPT_DECK) {
            add_key(now, &now->deck_keys, text_at(&now->keys, i));
        }
    }
    int all = names_changed(now);
    for (int i = 0; i < decks->count && all; i++) {
        const ag_deck_row *deck = ag_list_at(decks, i);
        if (ag_library_script(now->library, deck->key) != NULL) {
            add_key(now, &now->deck_keys, deck->key);
        }
    }
    for (int i = 0; i < now->deck_keys.count; i++) {
        uint8_t *kind = ag_list_push(&now->deck_kinds, &now->library->arena);
        if (kind != NULL) *kind = AG_SCRIPT_DECK;
    }
}

static ag_status ask(changer *now, const ag_list *keys, ag_list *kinds, int kind, ag_error *error)
{
    now->sources[now->round & 1] = ag_library_source(now->library);
    ag_describer describer = { .describe = now->how->describe,
                               .context = now->how->context,
                               .source = &now->sources[now->round & 1] };
    ag_described into = { keys, kinds, now->fresh, &now->found };
    return ag_library_describe_some(now->library, &describer, kind, &into, error);
}

static ag_status ask_all(changer *now, ag_error *error)
{
    ag_list owners = { .size = sizeof(const char *) };
    ag_status status = ask(now, &now->keys, &now->kinds, AG_SCRIPT_CARD, error);
    if (status == AG_OK) {
        collect_owners(now, &now->keys, &now->kinds, &owners);
        ag_library_link(now->fresh);
        ag_library_merge(now->library, &owners, AG_TABLE_CARD, AG_TABLE_CARD_TEXT, now->fresh,
                         &now->old);
        choose_decks(now);
        status = ask(now, &now->keys, &now->kinds, AG_SCRIPT_RAID, error);
    }
    if (status == AG_OK) status = ask(now, &now->keys, &now->kinds, AG_SCRIPT_TEXTS, error);
    if (status == AG_OK) {
        status = ask(now, &now->deck_keys, &now->deck_kinds, AG_SCRIPT_DECK, error);
    }
    ag_list_close(&owners);
    return status;
}

static void clear_round(changer *now)
{
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        now->fresh->tables[table].count = now->old.tables[table].count = 0;
    }
    now->keys.count = now->kinds.count = now->deck_keys.count = now->deck_kinds.count = 0;
    now->found.count = 0;
    now->round++;
}

// ---- who is to blame ----

static int names_path(const ag_build_finding *finding, const char *path)
{
    size_t length = strlen(path);
    return strncmp(finding->text, path, length) == 0 && finding->text[length] == ':';
}

enum { BY_PLACE, BY_KEY, BY_SET, BY_USE, BLAME_COUNT };

static int is_blamed(const changer *now, const ag_build_finding *finding, const ag_edit *change,
                     int how)
{
    const ag_script_row *script = ag_library_script(now->library, finding->key);
    switch (how) {
    case BY_PLACE: return names_path(finding, change->path);
    case BY_KEY: return strcmp(change->key, finding->key) == 0;
    case BY_SET:
        return strncmp(finding->path, "raids/", 6) == 0
               && is_in_set(change->key, finding->key, strcspn(finding->key, "/"));
    default: return script != NULL && may_use(script->source, change->key);
    }
}

static void undo(const changer *now, ag_edit *change)
{
    ag_script_version *refused =
        ag_library_put(now->library, change->key, change->path, change->before);
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
    if (row != NULL) *row = *finding;
}

// Takes back the change that caused this finding. 0: no change did, or the change is to stay.
static int blame(const changer *now, const ag_build_finding *finding)
{
    int count = 0;
    for (int how = 0; how < BLAME_COUNT && count == 0 && !now->how->keep_broken; how++) {
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

// 1: changes were taken back, so another round begins.
static int judge(changer *now)
{
    int undone = 0;
    for (int i = 0; i < now->found.count; i++) {
        const ag_build_finding *finding = ag_list_at(&now->found, i);
        undone += blame(now, finding);
        report(now, finding);
    }
    return undone > 0;
}

// ---- all of it ----

static void install(changer *now)
{
    for (int i = 0; i < now->changes->count; i++) {
        ag_edit *change = change_at(now, i);
        ag_script_version *before =
            ag_library_put(now->library, change->key, change->path, change->version);
        change->was_there = before != NULL;
        snprintf(change->hash_before, sizeof change->hash_before, "%s",
                 before != NULL ? before->hash : "");
        // an edit in the database is in place already
        change->before = before == change->version ? NULL : before;
    }
}

// Decks are listed apart: a deck that does not resolve keeps its old rows.
static void leave_decks(changer *now)
{
    for (int i = now->keys.count - 1; i >= 0; i--) {
        if (*(const uint8_t *)ag_list_at(&now->kinds, i) == AG_SCRIPT_DECK) {
            ag_list_cut(&now->keys, i, 1);
            ag_list_cut(&now->kinds, i, 1);
        }
    }
}

static ag_status run_rounds(changer *now, ag_list *owners, ag_error *error)
{
    ag_list cards = { .size = sizeof(const char *) };
    int again = 1, stays = 0;
    ag_status status = AG_OK;
    while (again && status == AG_OK) {
        clear_round(now);
        for (int i = 0; i < now->changes->count; i++) {
            if (!change_at(now, i)->undone) add_affected(now, change_at(now, i));
        }
        status = ask_all(now, error);
        cards.count = 0;
        collect_owners(now, &now->keys, &now->kinds, &cards);
        again = judge(now);
        stays = now->how->keep_broken && now->found.count > 0;
        if (again || stays || status < 0) {
            ag_library_merge(now->library, &cards, AG_TABLE_CARD, AG_TABLE_CARD_TEXT, &now->old,
                             NULL);
        }
    }
    if (status == AG_OK && !stays) {
        leave_decks(now);
        collect_owners(now, &now->keys, &now->kinds, owners);
        collect_owners(now, &now->deck_keys, &now->deck_kinds, owners);
        ag_library_merge(now->library, owners, AG_TABLE_RAID, AG_TABLE_COUNT - 1, now->fresh, NULL);
    }
    ag_list_close(&cards);
    return status;
}

// On success the replaced versions go; on failure they are put back.
static void settle(const changer *now, ag_status status)
{
    for (int i = 0; i < now->changes->count; i++) {
        ag_edit *change = change_at(now, i);
        if (status < 0 && !change->undone) {
            undo(now, change);
        } else if (!change->undone) {
            ag_version_replace(change->before);
            change->before = NULL;
        }
    }
}

void ag_edits_drop(const ag_list *changes)
{
    AG_ASSERT(changes->size == sizeof(ag_edit));
    for (int i = 0; i < changes->count; i++) {
        ag_edit *change = ag_list_at(changes, i);
        ag_version_replace(change->version);
        change->version = NULL;
    }
}

ag_change_news ag_change_news_open(void)
{
    ag_change_news news = { .owners = { .size = sizeof(const char *) },
                            .findings = { .size = sizeof(ag_build_finding) } };
    ag_library_open(&news.fresh);
    return news;
}

void ag_change_news_close(ag_change_news *news)
{
    ag_library_close(&news->fresh);
    ag_list_close(&news->owners);
    ag_list_close(&news->findings);
}

ag_status ag_library_change(ag_library *library, ag_list *changes, const ag_edit_how *how,
                            ag_change_news *out, ag_error *error)
{
    changer now = { .library = library,
                    .changes = changes,
                    .how = how,
                    .findings = &out->findings,
                    .fresh = &out->fresh };
    ag_list *lists[] = { &now.keys, &now.kinds, &now.deck_keys, &now.deck_kinds, &now.found };
    const size_t sizes[] = { sizeof(char *), 1, sizeof(char *), 1, sizeof(ag_build_finding) };
    for (int i = 0; i < 5; i++) lists[i]->size = sizes[i];
    ag_library_open(&now.old);
    ag_status status = ag_library_trouble(library, error);
    if (status < 0) {
        ag_edits_drop(changes);
    } else {
        install(&now);
        status = run_rounds(&now, &out->owners, error);
        settle(&now, status);
        ag_library_forget_collection(library);
    }
    for (int i = 0; i < 5; i++) ag_list_close(lists[i]);
    ag_library_close(&now.old);
    return status;
}
