// Rows into and out of SQLite: one insert and one select that serve every table.
#ifndef AG_STORE_DATABASE_SQL_H
#define AG_STORE_DATABASE_SQL_H

#include <sqlite3.h>

#include "base/error.h"
#include "store/database/rows.h"

// Turns an error of SQLite about `what` into a status of ours.
ag_status ag_sql_fail(sqlite3 *db, int code, const char *what, ag_error *error);

// Restricts a database from a stranger: nothing in it runs, nothing in it
// may be large. Returns a code of SQLite.
int ag_sql_harden(sqlite3 *db);

// Adds all rows in their order. The error for a row that breaks a CHECK names its first column.
ag_status ag_sql_insert(sqlite3 *db, const ag_row_table *table, const ag_list *rows,
                        ag_error *error);

// Reads the whole table in the order of its primary key; texts are copied into
// `arena`, late ones are NULL. Expected, here and below: AG_BAD_CONTENT if a row
// holds what its table may not (column.h).
ag_status ag_sql_select(sqlite3 *db, const ag_row_table *table, ag_list *rows, ag_arena *arena,
                        ag_error *error);

// Prepares a statement that finds the rows whose first column is ?1, in the order of the primary
// key; `out` is NULL on failure. `ag_sql_read` reads its columns.
ag_status ag_sql_prepare_find(sqlite3 *db, const ag_row_table *table, sqlite3_stmt **out,
                              ag_error *error);
ag_status ag_sql_read(sqlite3_stmt *statement, const ag_row_table *table, void *row,
                      ag_arena *arena, ag_error *error);

// The same, appended to `rows`, which come in the order of their key, each once.
ag_status ag_sql_read_next(sqlite3_stmt *statement, const ag_row_table *table, ag_list *rows,
                           ag_arena *arena, ag_error *error);

// A pragma's value as a number or as text.
ag_status ag_sql_number(sqlite3 *db, const char *sql, int *out, ag_error *error);
ag_status ag_sql_text(sqlite3 *db, const char *sql, char *out, size_t capacity, ag_error *error);

#endif
