// The rows in memory: filling and looking up. store/build/asking.c makes rows of what scripts say.
#include "store/database/library.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "base/letter.h"
#include "base/span.h"

void ag_library_open(ag_library *library)
{
    *library = (ag_library){ .warnings.size = sizeof(const char *), .lang = "" };
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        library->tables[i].size = ag_tables[i].row_size;
        library->seen[i].size = sizeof(void *);
    }
}

static void *seen_at(const ag_list *seen, int index)
{
    void *row;
    memcpy(&row, ag_list_at(seen, index), sizeof row);
    return row;
}

static void close_versions(ag_library *library)
{
    const ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    const ag_list *seen = &library->seen[AG_TABLE_SCRIPT];
    for (int i = 0; i < scripts->count; i++) {
        ag_version_replace(((ag_script_row *)ag_list_at(scripts, i))->version);
    }
    for (int i = 0; i < seen->count; i++) {
        ag_version_replace(((ag_script_row *)seen_at(seen, i))->version);
    }
}

void ag_library_close(ag_library *library)
{
    close_versions(library);
    ag_version_replace(library->collection.version);
    ag_reader_close(library->reader);
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        ag_list_close(&library->tables[i]);
        ag_list_close(&library->seen[i]);
    }
    ag_list_close(&library->warnings);
    ag_arena_close(&library->arena);
}

void ag_library_warn(ag_library *library, const char *format, ...)
{
    char text[sizeof((ag_error *)0)->text];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    const char **warning = ag_list_push(&library->warnings, &library->arena);
    if (warning != NULL) *warning = ag_arena_text(&library->arena, text);
}

// ---- lookups ----

// The rows of every table that is looked up by key begin with the key.
static const char *key_of(const void *row)
{
    const char *key;
    memcpy(&key, row, sizeof key);
    return key;
}

// The place of the first row with this key among rows, or among pointers to rows. Returns 1 if it
// is there; else `*at` is where it would go.
static int search(const ag_list *rows, int are_pointers, const char *key, int *at)
{
    int low = 0, high = rows->count, found = 0;
    while (low < high) {
        int middle = low + (high - low) / 2;
        const void *row = are_pointers ? seen_at(rows, middle) : ag_list_at(rows, middle);
        int order = strcmp(key_of(row), key);
        found |= order == 0;
        low = order < 0 ? middle + 1 : low;
        high = order < 0 ? high : middle;
    }
    *at = low;
    return found;
}

int ag_library_owned(const ag_list *rows, const char *key, int *at)
{
    int count = search(rows, 0, key, at);
    while (count > 0 && *at + count < rows->count
           && strcmp(key_of(ag_list_at(rows, *at + count)), key) == 0) {
        count++;
    }
    return count;
}

static void link_card(ag_card_row *card, const ag_card_text_row *text)
{
    if (strcmp(text->lang, "en") != 0) return;
    if (strcmp(text->field, "text") == 0) {
        card->text = text->text;
    } else {
        card->back_text = text->text;
    }
}

static void read_texts_of(ag_library *library, ag_card_row *card)
{
    ag_list texts = { .size = sizeof(ag_card_text_row) };
    card->text = card->back_text = "";
    ag_reader_rows(library->reader, AG_TABLE_CARD_TEXT, card->key, &texts, &library->arena);
    for (int i = 0; i < texts.count; i++) link_card(card, ag_list_at(&texts, i));
    ag_list_close(&texts);
}

// Reads a late row now; it stays in place as long as the library does not change.
static void *find_late(ag_library *library, int table, const char *key)
{
    ag_list *seen = &library->seen[table];
    int at;
    if (search(seen, 1, key, &at)) return seen_at(seen, at);
    void *row = ag_reader_row(library->reader, table, key, &library->arena);
    void *place = row == NULL ? NULL : ag_list_insert(seen, at, &library->arena);
    if (place == NULL) return NULL;
    memcpy(place, &row, sizeof row);
    if (table == AG_TABLE_CARD) read_texts_of(library, row);
    return row;
}

// Behind a const library only what was read of late tables changes.
static ag_library *cache_of(const ag_library *library)
{
    return (ag_library *)library;
}

static void *find_key(const ag_library *library, int table, const char *key)
{
    int at;
    if (library->late[table]) return find_late(cache_of(library), table, key);
    return search(&library->tables[table], 0, key, &at) ? ag_list_at(&library->tables[table], at)
                                                        : NULL;
}

const ag_script_row *ag_library_known_script(const ag_library *library, const char *key)
{
    int at;
    if (!library->late[AG_TABLE_SCRIPT]) return find_key(library, AG_TABLE_SCRIPT, key);
    const ag_list *seen = &library->seen[AG_TABLE_SCRIPT];
    return search(seen, 1, key, &at) ? seen_at(seen, at) : NULL;
}

static void take_version(ag_script_row *row, ag_script_version *version)
{
    AG_ASSERT(row->version == NULL);
    row->version = version;
    row->hash = version->hash;
    row->source = version->text;
}

static void read_source(const ag_library *library, ag_script_row *row)
{
    if (row->version == NULL && library->reader != NULL) {
        ag_script_version *version = ag_reader_text(library->reader, row->key, row->path);
        if (version != NULL) take_version(row, version);
    }
}

const ag_script_row *ag_library_script(const ag_library *library, const char *key)
{
    ag_script_row *row = find_key(library, AG_TABLE_SCRIPT, key);
    if (row != NULL) read_source(library, row);
    return row == NULL || row->source == NULL ? NULL : row;
}

const ag_script_row *ag_library_row(const ag_library *library, const char *key)
{
    return find_key(library, AG_TABLE_SCRIPT, key);
}

const char *ag_library_path(const ag_library *library, const char *key)
{
    const ag_script_row *row = ag_library_row(library, key);
    return row == NULL ? "" : row->path;
}

const ag_card_row *ag_library_card(const ag_library *library, const char *key)
{
    return find_key(library, AG_TABLE_CARD, key);
}

const ag_deck_row *ag_library_deck(const ag_library *library, const char *key)
{
    return find_key(library, AG_TABLE_DECK, key);
}

const ag_raid_row *ag_library_raid(const ag_library *library, const char *key)
{
    return find_key(library, AG_TABLE_RAID, key);
}

const ag_deck_card_row *ag_library_line(const ag_library *library, const ag_deck_row *deck,
                                        int index)
{
    AG_ASSERT(index >= 0);
    AG_ASSERT(index < deck->line_count);
    return ag_list_at(&library->tables[AG_TABLE_DECK_CARD], deck->line_first + index);
}

// ---- late tables ----

void ag_library_read_late(ag_library *library, ag_reader *reader)
{
    AG_ASSERT(library->reader == NULL);
    AG_ASSERT(library->tables[AG_TABLE_SCRIPT].count == 0);
    library->reader = reader;
    library->late[AG_TABLE_SCRIPT] = 1;
    library->late[AG_TABLE_CARD] = library->late[AG_TABLE_CARD_TEXT] = 1;
    library->late[AG_TABLE_TRANSLATION] = 1;
}

ag_status ag_library_trouble(const ag_library *library, ag_error *error)
{
    const ag_error *trouble = library->reader == NULL ? NULL : ag_reader_trouble(library->reader);
    if (library->arena.failed) {
        return ag_fail(error, AG_NO_MEMORY, "no memory left for the card database");
    }
    return trouble == NULL || trouble->status == AG_OK
               ? AG_OK
               : ag_fail(error, trouble->status, "%s", trouble->text);
}

ag_status ag_library_sound(const ag_library *library, ag_status status, ag_error *error)
{
    ag_error why = { 0 };
    if (ag_library_trouble(library, &why) == AG_OK) return status;
    return ag_fail(error, why.status,
                   "the card database is damaged (%s): build it again with `aggro build`",
                   why.text);
}

// Rows that were read one by one take precedence.
static void keep_seen(ag_library *library, int table)
{
    const ag_list *seen = &library->seen[table];
    ag_list *rows = &library->tables[table];
    for (int i = 0; i < seen->count; i++) {
        void *from = seen_at(seen, i);
        int at;
        int is_there = search(rows, 0, key_of(from), &at);
        void *to = is_there ? ag_list_at(rows, at) : ag_list_insert(rows, at, &library->arena);
        if (to != NULL) memcpy(to, from, rows->size);
    }
    library->seen[table].count = 0;
}

static void link_texts(ag_library *library)
{
    const ag_list *texts = &library->tables[AG_TABLE_CARD_TEXT];
    const ag_list *cards = &library->tables[AG_TABLE_CARD];
    for (int i = 0; i < cards->count; i++) {
        ag_card_row *card = ag_list_at(cards, i);
        card->text = card->back_text = "";
    }
    for (int i = 0; i < texts->count; i++) {
        const ag_card_text_row *text = ag_list_at(texts, i);
        ag_card_row *card = find_key(library, AG_TABLE_CARD, text->key);
        if (card != NULL) link_card(card, text);
    }
}

static void read_whole(ag_library *library, int table)
{
    if (library->late[table]) {
        library->late[table] = 0;
        ag_reader_rows(library->reader, table, NULL, &library->tables[table], &library->arena);
    }
}

void ag_library_read_all(ag_library *library)
{
    (void)ag_library_table(library, AG_TABLE_SCRIPT);
    (void)ag_library_table(library, AG_TABLE_CARD);
    (void)ag_library_table(library, AG_TABLE_TRANSLATION);
}

const ag_list *ag_library_table(const ag_library *library, int table)
{
    ag_library *own = cache_of(library);
    AG_ASSERT(table >= 0);
    AG_ASSERT(table < AG_TABLE_COUNT);
    if (library->late[table] && table == AG_TABLE_SCRIPT) {
        read_whole(own, table);
        keep_seen(own, table);
    } else if (library->late[table] && table == AG_TABLE_TRANSLATION) {
        read_whole(own, table);
    } else if (library->late[table]) {
        read_whole(own, AG_TABLE_CARD);
        read_whole(own, AG_TABLE_CARD_TEXT);
        link_texts(own);
        keep_seen(own, AG_TABLE_CARD);
    }
    return &library->tables[table];
}

// ---- scripts ----

ag_script_version *ag_library_put(ag_library *library, const char *key, const char *path,
                                  ag_script_version *version)
{
    ag_arena *arena = &library->arena;
    ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    ag_script_version *before = NULL;
    int at;
    AG_ASSERT(!library->late[AG_TABLE_SCRIPT]);
    ag_script_row *row =
        search(scripts, 0, key, &at) ? (ag_script_row *)ag_library_script(library, key) : NULL;
    if (row != NULL) {
        before = row->version;
        row->version = NULL;
    }
    if (version == NULL) {
        ag_list_cut(scripts, at, row != NULL);
        return before;
    }
    if (row == NULL && (row = ag_list_insert(scripts, at, arena)) != NULL) {
        *row = (ag_script_row){ .key = ag_arena_text(arena, key), .path = "", .pack = "aggro" };
    }
    if (row == NULL) {
        ag_version_replace(version);
        return before;
    }
    if (strcmp(row->path, path) != 0) row->path = ag_arena_text(arena, path);
    take_version(row, version);
    return before;
}

void ag_library_add_script(ag_library *library, const char *key, const char *path,
                           const char *source, size_t size)
{
    ag_script_version *version = ag_version_open(key, path, source, size);
    library->arena.failed |= version == NULL;
    if (version != NULL) ag_version_replace(ag_library_put(library, key, path, version));
}

const char *ag_library_content(ag_library *library)
{
    const ag_list *scripts = ag_library_table(library, AG_TABLE_SCRIPT);
    uint64_t sum[2] = { 0, 0 };
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *script = ag_list_at(scripts, i);
        for (uint64_t half = 0; half < 2; half++) {
            uint64_t one = ag_hash(half, script->key, strlen(script->key) + 1);
            sum[half] += ag_hash(one, script->hash, strlen(script->hash) + 1);
        }
    }
    return ag_arena_print(&library->arena, "%016" PRIx64 "%016" PRIx64, sum[0], sum[1]);
}

// ---- by name ----

// Rows of cards, raids and decks begin with key and name.
typedef struct named_row {
    const char *key, *name;
} named_row;
_Static_assert(offsetof(ag_card_row, name) == offsetof(named_row, name),
               "a card begins with key, name");
_Static_assert(offsetof(ag_deck_row, name) == offsetof(named_row, name),
               "a deck begins with key, name");
_Static_assert(offsetof(ag_raid_row, name) == offsetof(named_row, name),
               "a raid begins with key, name");

static named_row named_at(const ag_list *rows, int index)
{
    named_row row;
    memcpy(&row, ag_list_at(rows, index), sizeof row);
    return row;
}

// Candidates for "did you mean": first the names, then the keys, then the last parts of the keys.
static const char *candidate(void *context, int index)
{
    const ag_list *rows = *(const ag_list *const *)context;
    if (index < rows->count) return named_at(rows, index).name;
    if (index < 2 * rows->count) return named_at(rows, index - rows->count).key;
    if (index < 3 * rows->count) {
        const char *slash = strrchr(named_at(rows, index - 2 * rows->count).key, '/');
        return slash == NULL ? "" : slash + 1;
    }
    return NULL;
}

static ag_status not_found(const ag_list *rows, const char *what, const char *word, ag_error *error)
{
    const char *nearest = ag_nearest(word, candidate, &rows);
    if (nearest != NULL) {
        return ag_fail(error, AG_NOT_FOUND, "no %s is called \"%s\"; did you mean \"%s\"?", what,
                       word, nearest);
    }
    return ag_fail(error, AG_NOT_FOUND, "no %s is called \"%s\"", what, word);
}

// A raid's script has the set alone as its key; its row may be added later.
int ag_library_of_raid(const ag_library *library, const char *key)
{
    char set[96];
    snprintf(set, sizeof set, "%.*s", (int)strcspn(key, "/"), key);
    return ag_library_known_script(library, set) != NULL || ag_library_raid(library, set) != NULL;
}

// What is looked up, and among which rows: those of one raid, of no raid, or all.
typedef struct asked {
    const ag_library *library;
    const ag_list *rows;
    const char *what, *word, *raid;
    enum { AMONG_RAID, AMONG_PLAYERS, AMONG_ALL } among;
    int as_stem;
} asked;

static int is_among(const asked *it, named_row row)
{
    size_t set = it->among == AMONG_RAID ? strlen(it->raid) : 0;
    if (set > 0) return strncmp(row.key, it->raid, set) == 0 && row.key[set] == '/';
    return it->among == AMONG_ALL || !ag_library_of_raid(it->library, row.key);
}

// A word means a name, or the last part of a key ("crush" for "onyxias_lair/crush").
static int means(const asked *it, named_row row)
{
    const char *slash = strrchr(row.key, '/');
    int fits = it->as_stem ? slash != NULL && strcmp(slash + 1, it->word) == 0
                           : ag_case_compare(row.name, it->word) == 0;
    return fits && is_among(it, row);
}

static int meant(const asked *it, const void **out)
{
    int count = 0;
    for (int i = 0; i < it->rows->count; i++) {
        if (means(it, named_at(it->rows, i))) {
            *out = ag_list_at(it->rows, i);
            count++;
        }
    }
    return count;
}

static ag_status several(const asked *it, ag_error *error)
{
    char keys[640];
    ag_writer out = ag_writer_open(keys, sizeof keys);
    const char *between = "";
    for (int i = 0; i < it->rows->count; i++) {
        named_row row = named_at(it->rows, i);
        if (!means(it, row)) continue;
        int full = out.length + strlen(row.key) + 8 > sizeof keys;
        ag_write(&out, "%s%s", between, full ? "…" : row.key);
        between = ", ";
        if (full) break;
    }
    return ag_fail(error, AG_NOT_FOUND, "more than one %s is called \"%s\"; say which by key: %s",
                   it->what, it->word, keys);
}

// How many rows it means where any fits. `it->among`: where to look first. Within its raid a card
// is found by its stem first, as in scripts.
static int meant_first(asked *it, int table, const void **out)
{
    it->rows = ag_library_table(it->library, table);
    for (; it->among <= AMONG_ALL; it->among++) {
        for (int second = 0; second <= 1; second++) {
            it->as_stem = second != (it->among == AMONG_RAID);
            int count = meant(it, out);
            if (count > 0) return count;
        }
    }
    return 0;
}

static ag_status by_name(asked it, int table, const void **out, ag_error *error)
{
    if ((*out = find_key(it.library, table, it.word)) != NULL) return AG_OK;
    int count = meant_first(&it, table, out);
    if (count == 1) return AG_OK;
    *out = NULL;
    if (count > 1) return several(&it, error);
    return ag_library_sound(it.library, not_found(it.rows, it.what, it.word, error), error);
}

const char *ag_library_card_near(const ag_library *library, const char *word)
{
    const ag_list *cards = ag_library_table(library, AG_TABLE_CARD);
    return ag_nearest(word, candidate, &cards);
}

int ag_library_is_shared(const ag_library *library, const char *name)
{
    asked it = { .library = library, .word = name, .among = AMONG_ALL };
    const void *row;
    return meant_first(&it, AG_TABLE_CARD, &row) > 1;
}

ag_status ag_library_resolve_in(const ag_library *library, const char *raid, const char *word,
                                const ag_card_row **out, ag_error *error)
{
    asked it = { .library = library, .what = "card", .word = word, .raid = raid };
    it.among = raid == NULL ? AMONG_ALL : raid[0] == '\0' ? AMONG_PLAYERS : AMONG_RAID;
    const void *row;
    ag_status status = by_name(it, AG_TABLE_CARD, &row, error);
    *out = row;
    return status;
}

ag_status ag_library_named(const ag_library *library, int table, const char *word, const void **row,
                           ag_error *error)
{
    AG_ASSERT(table == AG_TABLE_RAID || table == AG_TABLE_DECK);
    asked it = { .library = library,
                 .what = table == AG_TABLE_RAID ? "raid" : "deck",
                 .word = word,
                 .among = AMONG_ALL };
    return by_name(it, table, row, error);
}

// ---- linking ----

void ag_library_link_decks(ag_library *library)
{
    const ag_list *lines = &library->tables[AG_TABLE_DECK_CARD];
    const ag_list *decks = &library->tables[AG_TABLE_DECK];
    for (int i = 0; i < decks->count; i++) {
        ag_deck_row *deck = ag_list_at(decks, i);
        deck->line_first = deck->line_count = 0;
    }
    for (int i = 0; i < lines->count; i++) {
        const ag_deck_card_row *line = ag_list_at(lines, i);
        ag_deck_row *deck = find_key(library, AG_TABLE_DECK, line->deck);
        if (deck != NULL) {
            deck->line_first = deck->line_count == 0 ? i : deck->line_first;
            deck->line_count++;
        }
    }
}
