// One column of a row that was read. The CHECKs of a schema are only our wish: a
// file made by somebody else need not have them. So rows.h states what each column
// may hold, and all reading goes through here.
#ifndef AG_STORE_DATABASE_COLUMN_H
#define AG_STORE_DATABASE_COLUMN_H

#include <sqlite3.h>

#include "base/error.h"
#include "store/database/rows.h"

// What a column holds. Text belongs to the statement until its next step.
typedef struct ag_column_value {
    const char *text;           // "" if there is none
    size_t size;
    int number;                 // -1 if there is none
} ag_column_value;

// A column of the row whose first column is `row` (NULL: this is that column).
typedef struct ag_cell {
    const ag_row_table *table;
    const ag_column *column;
    const char *row;
} ag_cell;

// Reads the column at `at`, which is that one. Expected: AG_BAD_CONTENT (names column and row,
// what it holds and what was expected), AG_NO_MEMORY.
ag_status ag_column_read(sqlite3_stmt *statement, int at, const ag_cell *cell,
                         ag_column_value *out, ag_error *error);

// 0 if the rows come in the order of their primary key, each key once; else AG_BAD_CONTENT.
ag_status ag_column_order(const ag_row_table *table, const void *before, const void *row,
                          ag_error *error);

// The name of a row in sentences: its first column.
void ag_column_row_name(const ag_row_table *table, const void *row, char *out, size_t capacity);

#endif
