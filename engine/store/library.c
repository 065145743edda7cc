// The rows in memory: filling and looking up. describe.c turns what scripts say into rows.
#include "store/library.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/assert.h"
#include "base/hash.h"
#include "base/span.h"
#include "game/collection.h"

void ag_library_open(ag_library *library)
{
    *library = (ag_library){ .warnings.size = sizeof(const char *) };
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        library->tables[i].size = ag_tables[i].row_size;
    }
}

void ag_library_close(ag_library *library)
{
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        ag_rows_close(&library->tables[i]);
    }
    ag_rows_close(&library->warnings);
    ag_arena_close(&library->arena);
}

int ag_library_count(const ag_library *library, int table)
{
    return library->tables[table].count;
}

void ag_library_add_script(ag_library *library, const char *key, const char *path,
                           const char *source, size_t size)
{
    char hash[AG_HASH_TEXT_SIZE];
    ag_arena *arena = &library->arena;
    ag_script_row *row = ag_rows_push(&library->tables[AG_TABLE_SCRIPT], arena);
    if (row == NULL) {
        return;
    }
    ag_hash_script(source, size, hash);
    *row = (ag_script_row){ .key = ag_arena_text(arena, key),
                            .hash = ag_arena_text(arena, hash),
                            .source = ag_arena_bytes(arena, source, size),
                            .path = ag_arena_text(arena, path),
                            .pack = "aggro" };
}

void ag_library_warn(ag_library *library, const char *format, ...)
{
    char text[sizeof((ag_error *)0)->text];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    const char **warning = ag_rows_push(&library->warnings, &library->arena);
    if (warning != NULL) {
        *warning = ag_arena_text(&library->arena, text);
    }
}

// ---- lookups ----

// Every table that is looked up by key begins its rows with the key.
static const char *key_at(const ag_rows *rows, int index)
{
    const char *key;
    memcpy(&key, ag_rows_at(rows, index), sizeof key);
    return key;
}

static void *find_key(const ag_library *library, int table, const char *key)
{
    const ag_rows *rows = &library->tables[table];
    int low = 0;
    int high = rows->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        int order = strcmp(key, key_at(rows, middle));
        if (order == 0) {
            return ag_rows_at(rows, middle);
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

const ag_script_row *ag_library_script(const ag_library *library, const char *key)
{
    return find_key(library, AG_TABLE_SCRIPT, key);
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
    return ag_rows_at(&library->tables[AG_TABLE_DECK_CARD], deck->line_first + index);
}

static int source_find(void *context, const char *key, ag_script *out)
{
    const ag_library *library = context;
    int all = library->collection.key != NULL && strcmp(key, AG_COLLECTION_KEY) == 0;
    const ag_script_row *row = all ? &library->collection : ag_library_script(library, key);
    if (row == NULL) {
        return 0;
    }
    *out = (ag_script){ .key = row->key,
                        .path = row->path,
                        .source = row->source,
                        .size = strlen(row->source),
                        .hash = row->hash };
    return 1;
}

static const char *source_key(void *context, int index)
{
    const ag_library *library = context;
    const ag_rows *rows = &library->tables[AG_TABLE_SCRIPT];
    return index >= 0 && index < rows->count ? key_at(rows, index) : NULL;
}

ag_source ag_library_source(ag_library *library)
{
    return (ag_source){ .context = library, .find = source_find, .key = source_key };
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

static named_row named_at(const ag_rows *rows, int index)
{
    named_row row;
    memcpy(&row, ag_rows_at(rows, index), sizeof row);
    return row;
}

// Candidates for "did you mean": first the names, then the keys.
static const char *candidate(void *context, int index)
{
    const ag_rows *rows = *(const ag_rows *const *)context;
    if (index < rows->count) {
        return named_at(rows, index).name;
    }
    if (index < 2 * rows->count) {
        return named_at(rows, index - rows->count).key;
    }
    return NULL;
}

static ag_status not_found(const ag_rows *rows, const char *what, const char *word, ag_error *error)
{
    const char *nearest = ag_nearest(word, candidate, &rows);
    if (nearest != NULL) {
        return ag_fail(error, AG_NOT_FOUND, "no %s is called \"%s\"; did you mean \"%s\"?", what,
                       word, nearest);
    }
    return ag_fail(error, AG_NOT_FOUND, "no %s is called \"%s\"", what, word);
}

// A word means a name, or else the last part of a key ("crush" for "onyxias_lair/crush").
static int means(named_row row, const char *word, int as_stem)
{
    const char *slash = strrchr(row.key, '/');
    if (as_stem) {
        return slash != NULL && strcmp(slash + 1, word) == 0;
    }
    return strcasecmp(row.name, word) == 0;
}

static int meant(const ag_rows *rows, const char *word, int as_stem, const void **out)
{
    int count = 0;
    for (int i = 0; i < rows->count; i++) {
        if (means(named_at(rows, i), word, as_stem)) {
            *out = ag_rows_at(rows, i);
            count++;
        }
    }
    return count;
}

static ag_status several(const ag_rows *rows, const char *what, const char *word, int as_stem,
                         ag_error *error)
{
    char keys[640];
    ag_writer out = ag_writer_open(keys, sizeof keys);
    const char *between = "";
    for (int i = 0; i < rows->count; i++) {
        named_row row = named_at(rows, i);
        if (!means(row, word, as_stem)) {
            continue;
        }
        if (out.length + strlen(row.key) + 8 > sizeof keys) {
            ag_write(&out, ", …");
            break;
        }
        ag_write(&out, "%s%s", between, row.key);
        between = ", ";
    }
    return ag_fail(error, AG_NOT_FOUND, "more than one %s is called \"%s\"; say which by key: %s",
                   what, word, keys);
}

static ag_status by_name(const ag_library *library, int table, const char *what, const char *word,
                         const void **out, ag_error *error)
{
    const ag_rows *rows = &library->tables[table];
    *out = find_key(library, table, word);
    if (*out != NULL) {
        return AG_OK;
    }
    for (int as_stem = 0; as_stem <= 1; as_stem++) {
        int count = meant(rows, word, as_stem, out);
        if (count == 1) {
            return AG_OK;
        }
        if (count > 1) {
            *out = NULL;
            return several(rows, what, word, as_stem, error);
        }
    }
    return not_found(rows, what, word, error);
}

ag_status ag_library_resolve(const ag_library *library, const char *word, const ag_card_row **out,
                             ag_error *error)
{
    const void *row;
    ag_status status = by_name(library, AG_TABLE_CARD, "card", word, &row, error);
    *out = row;
    return status;
}

ag_status ag_library_named(const ag_library *library, int table, const char *word, const void **row,
                           ag_error *error)
{
    AG_ASSERT(table == AG_TABLE_RAID || table == AG_TABLE_DECK);
    return by_name(library, table, table == AG_TABLE_RAID ? "raid" : "deck", word, row, error);
}

// ---- linking ----

static void link_texts(ag_library *library)
{
    const ag_rows *texts = &library->tables[AG_TABLE_CARD_TEXT];
    const ag_rows *cards = &library->tables[AG_TABLE_CARD];
    for (int i = 0; i < cards->count; i++) {
        ag_card_row *card = ag_rows_at(cards, i);
        card->text = card->back_text = "";
    }
    for (int i = 0; i < texts->count; i++) {
        const ag_card_text_row *text = ag_rows_at(texts, i);
        ag_card_row *card = find_key(library, AG_TABLE_CARD, text->key);
        if (card == NULL || strcmp(text->lang, "en") != 0) {
            continue;
        }
        if (strcmp(text->field, "text") == 0) {
            card->text = text->text;
        } else {
            card->back_text = text->text;
        }
    }
}

void ag_library_link(ag_library *library)
{
    const ag_rows *lines = &library->tables[AG_TABLE_DECK_CARD];
    const ag_rows *decks = &library->tables[AG_TABLE_DECK];
    link_texts(library);
    for (int i = 0; i < decks->count; i++) {
        ag_deck_row *deck = ag_rows_at(decks, i);
        deck->line_first = deck->line_count = 0;
    }
    for (int i = 0; i < lines->count; i++) {
        const ag_deck_card_row *line = ag_rows_at(lines, i);
        ag_deck_row *deck = find_key(library, AG_TABLE_DECK, line->deck);
        if (deck != NULL) {
            deck->line_first = deck->line_count == 0 ? i : deck->line_first;
            deck->line_count++;
        }
    }
}
