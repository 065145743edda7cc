// Sorted tables, cut and filled in. Keys and paths stay in the library's own memory: a text may go
// before the rows that name its script.
#include "store/merge.h"

#include <string.h>

#include "base/assert.h"

static const char *first_column(const ag_rows *rows, int index)
{
    const char *text;
    memcpy(&text, ag_rows_at(rows, index), sizeof text);
    return text;
}

int ag_library_owned(const ag_rows *rows, const char *key, int *at)
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
    while (low < rows->count && strcmp(first_column(rows, low), key) == 0) {
        low++;
    }
    return low - *at;
}

ag_version *ag_library_put(ag_library *library, const char *key, const char *path,
                           ag_version *version)
{
    ag_rows *scripts = &library->tables[AG_TABLE_SCRIPT];
    ag_version *before = NULL;
    int at;
    int is_there = ag_library_owned(scripts, key, &at) > 0;
    AG_ASSERT(!library->late[AG_TABLE_SCRIPT]);
    AG_ASSERT(library->late[AG_TABLE_CARD] == 0);
    if (is_there) {
        ag_script_row *row = ag_rows_at(scripts, at);
        before = row->version;
        row->version = NULL;
    }
    if (version == NULL) {
        ag_rows_cut(scripts, at, is_there);
        return before;
    }
    ag_script_row *row =
        is_there ? ag_rows_at(scripts, at) : ag_rows_insert(scripts, at, &library->arena);
    if (row == NULL) {
        ag_version_replace(version);
        return before;
    }
    if (!is_there) {
        *row = (ag_script_row){ .key = ag_arena_text(&library->arena, key), .pack = "aggro" };
    }
    if (!is_there || strcmp(row->path, path) != 0) {
        row->path = ag_arena_text(&library->arena, path);
    }
    ag_script_take(row, version);
    return before;
}

static void take_out(ag_library *library, int table, const char *owner, ag_library *old)
{
    ag_rows *rows = &library->tables[table];
    int at;
    int count = ag_library_owned(rows, owner, &at);
    for (int i = 0; i < count && old != NULL; i++) {
        void *row = ag_rows_push(&old->tables[table], &library->arena);
        if (row != NULL) {
            memcpy(row, ag_rows_at(rows, at + i), rows->size);
        }
    }
    ag_rows_cut(rows, at, count);
}

static void put_in(ag_library *library, int table, const char *owner, const ag_library *fresh)
{
    const ag_rows *from = &fresh->tables[table];
    ag_rows *rows = &library->tables[table];
    int at, place;
    int count = ag_library_owned(from, owner, &at);
    AG_ASSERT(ag_library_owned(rows, owner, &place) == 0);
    (void)ag_library_owned(rows, owner, &place);
    for (int i = 0; i < count; i++) {
        void *row = ag_rows_insert(rows, place + i, &library->arena);
        if (row != NULL) {
            memcpy(row, ag_rows_at(from, at + i), rows->size);
        }
    }
}

void ag_library_merge(ag_library *library, const ag_rows *owners, int first, int last,
                      const ag_library *fresh, ag_library *old)
{
    AG_ASSERT(first > AG_TABLE_SCRIPT);
    AG_ASSERT(last < AG_TABLE_COUNT);
    for (int table = first; table <= last; table++) {
        for (int i = 0; i < owners->count; i++) {
            const char *owner = *(const char *const *)ag_rows_at(owners, i);
            take_out(library, table, owner, old);
            put_in(library, table, owner, fresh);
        }
    }
    ag_library_link(library);
}
