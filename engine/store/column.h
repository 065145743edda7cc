// One column of a row that was read. The CHECKs of a schema are our wish: a file that somebody else made need not have
// them. So each column says here what may stand in it (rows.h), and this is the one way in.
#ifndef AG_STORE_COLUMN_H
#define AG_STORE_COLUMN_H

#include <sqlite3.h>

#include "base/error.h"
#include "store/rows.h"

// What a column holds. Text belongs to the statement until its next step.
typedef struct ag_column_value {
    const char *text;           // "" where there is none
    size_t size;
    int number;                 // -1 where there is none
} ag_column_value;

// Reads the column at `at`, of the row whose first column says `row` (NULL: this is that column). Expected:
// AG_BAD_CONTENT (which column of which row, what stands there, what was expected), AG_NO_MEMORY.
ag_status ag_column_read(sqlite3_stmt *statement, int at, const ag_row_table *table, const ag_column *column,
                         const char *row, ag_column_value *out, ag_error *error);

// Rows come in the order of their primary key, each key once: 0 as they should; else AG_BAD_CONTENT.
ag_status ag_column_order(const ag_row_table *table, const void *before, const void *row, ag_error *error);

// As sentences name a row: what its first column says.
void ag_column_row_name(const ag_row_table *table, const void *row, char *out, size_t capacity);

#endif
