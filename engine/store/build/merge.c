// Replaces rows in sorted tables. Keys and paths stay in the library's own memory, because a text
// may go before the rows that name its script.
#include "store/build/merge.h"

#include <string.h>

#include "base/assert.h"

static const char *first_column(const ag_list *rows, int index)
{
    const char *text;
    memcpy(&text, ag_list_at(rows, index), sizeof text);
    return text;
}

int ag_library_owned(const ag_list *rows, const char *key, int *at)
{
    int low = 0, high = rows->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (strcmp(first_column(rows, middle), key) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    *at = low;
    while (low < rows->count && strcmp(first_column(rows, low), key) == 0) low++;
    return low - *at;
}

// Takes the version away from the script's row. NULL: it has none.
static ag_script_version *take_version(ag_library *library, const char *key, ag_script_row **out)
{
    ag_script_row *row = (ag_script_row *)ag_library_script(library, key);
    ag_script_version *version = row == NULL ? NULL : row->version;
    *out = row;
    if (row != NULL) {
        row->version = NULL;
        row->source = NULL;
    }
    return version;
}

static void remove_script(ag_library *library, const char *key)
{
    ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    int at;
    if (library->late[AG_TABLE_SCRIPT]) {
        ag_library_see(library, AG_TABLE_SCRIPT, ag_arena_text(&library->arena, key), NULL);
    } else if (ag_library_owned(scripts, key, &at) > 0) {
        ag_list_cut(scripts, at, 1);
    }
}

// A row without a version, for a new script.
static ag_script_row *add_script(ag_library *library, const char *key)
{
    ag_script_row fresh = { .key = ag_arena_text(&library->arena, key),
                            .path = "",
                            .pack = "aggro" };
    ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    int at;
    if (library->late[AG_TABLE_SCRIPT]) {
        ag_library_see(library, AG_TABLE_SCRIPT, fresh.key, &fresh);
        return (ag_script_row *)ag_library_known_script(library, key);
    }
    (void)ag_library_owned(scripts, key, &at);
    ag_script_row *row = ag_list_insert(scripts, at, &library->arena);
    if (row != NULL) *row = fresh;
    return row;
}

ag_script_version *ag_library_put(ag_library *library, const char *key, const char *path,
                                  ag_script_version *version)
{
    ag_script_row *row;
    ag_script_version *before = take_version(library, key, &row);
    if (version == NULL) {
        remove_script(library, key);
        return before;
    }
    row = row != NULL ? row : add_script(library, key);
    if (row == NULL) {
        ag_version_replace(version);
        return before;
    }
    if (strcmp(row->path, path) != 0) row->path = ag_arena_text(&library->arena, path);
    ag_script_take(row, version);
    return before;
}

// ---- rows ----

// In a late table only the rows of cards are in memory and can be replaced.
static void exchange_late(ag_library *library, const char *owner, const ag_library *fresh,
                          ag_library *old)
{
    const ag_card_row *before = ag_library_card(library, owner);
    int at;
    int count = ag_library_owned(&fresh->tables[AG_TABLE_CARD], owner, &at);
    void *kept = before == NULL || old == NULL
                     ? NULL
                     : ag_list_push(&old->tables[AG_TABLE_CARD], &library->arena);
    if (kept != NULL) memcpy(kept, before, sizeof *before);
    if (count > 0 || before != NULL) {
        ag_library_see(library, AG_TABLE_CARD, owner,
                       count > 0 ? ag_list_at(&fresh->tables[AG_TABLE_CARD], at) : NULL);
    }
}

static void take_out(ag_library *library, int table, const char *owner, ag_library *old)
{
    ag_list *rows = &library->tables[table];
    int at;
    int count = ag_library_owned(rows, owner, &at);
    for (int i = 0; i < count && old != NULL; i++) {
        void *row = ag_list_push(&old->tables[table], &library->arena);
        if (row != NULL) memcpy(row, ag_list_at(rows, at + i), rows->size);
    }
    ag_list_cut(rows, at, count);
}

static void put_in(ag_library *library, int table, const char *owner, const ag_library *fresh)
{
    const ag_list *from = &fresh->tables[table];
    ag_list *rows = &library->tables[table];
    int at, place;
    int count = ag_library_owned(from, owner, &at);
    AG_ASSERT(ag_library_owned(rows, owner, &place) == 0);
    (void)ag_library_owned(rows, owner, &place);
    for (int i = 0; i < count; i++) {
        void *row = ag_list_insert(rows, place + i, &library->arena);
        if (row != NULL) memcpy(row, ag_list_at(from, at + i), rows->size);
    }
}

void ag_library_merge(ag_library *library, const ag_list *owners, int first, int last,
                      const ag_library *fresh, ag_library *old)
{
    AG_ASSERT(first > AG_TABLE_SCRIPT);
    AG_ASSERT(last < AG_TABLE_COUNT);
    for (int table = first; table <= last; table++) {
        for (int i = 0; i < owners->count; i++) {
            const char *owner = *(const char *const *)ag_list_at(owners, i);
            if (!library->late[table]) {
                take_out(library, table, owner, old);
                put_in(library, table, owner, fresh);
            } else if (table == AG_TABLE_CARD) {
                exchange_late(library, owner, fresh, old);
            }
        }
    }
    ag_library_link_decks(library);
}
