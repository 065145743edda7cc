// Rows into and out of SQLite.
#include "store/database/sql.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "store/database/column.h"

#define SQL_MAX 1024

static void set_text(void *row, const ag_column *column, const char *text)
{
    memcpy((char *)row + column->offset, &text, sizeof text);
}

static void set_number(void *row, const ag_column *column, int number)
{
    memcpy((char *)row + column->offset, &number, sizeof number);
}

ag_status ag_sql_fail(sqlite3 *db, int code, const char *what, ag_error *error)
{
    switch (code & 0xff) {
    case SQLITE_NOMEM: return ag_fail(error, AG_NO_MEMORY, "no memory left for %s", what);
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PERM:
    case SQLITE_READONLY: return ag_fail(error, AG_ENVIRONMENT, "%s: %s", what, sqlite3_errmsg(db));
    default: return ag_fail(error, AG_BAD_CONTENT, "%s: %s", what, sqlite3_errmsg(db));
    }
}

int ag_sql_harden(sqlite3 *db)
{
    static const int switches[][2] = {
        { SQLITE_DBCONFIG_DEFENSIVE, 1 },      { SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0 },
        { SQLITE_DBCONFIG_ENABLE_TRIGGER, 0 }, { SQLITE_DBCONFIG_ENABLE_VIEW, 0 },
        { SQLITE_DBCONFIG_DQS_DML, 0 },        { SQLITE_DBCONFIG_DQS_DDL, 0 },
    };
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        int code = sqlite3_db_config(db, switches[i][0], switches[i][1], NULL);
        if (code != SQLITE_OK) return code;
    }
    sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 4 * 1024 * 1024);
    sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 16 * 1024);
    sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 20);
    return sqlite3_exec(db, "pragma mmap_size = 0; pragma cell_size_check = on", NULL, NULL, NULL);
}

static int bind_row(sqlite3_stmt *statement, const ag_row_table *table, const void *row)
{
    int code = SQLITE_OK;
    for (int i = 0; i < table->column_count && code == SQLITE_OK; i++) {
        const ag_column *column = &table->columns[i];
        int is_number = ag_column_is_number(column);
        if (column->kind == AG_COLUMN_TEXT_OR_NULL && ag_column_text(row, column)[0] == '\0') {
            code = sqlite3_bind_null(statement, i + 1);
        } else if (column->kind == AG_COLUMN_INT_OR_NULL && ag_column_number(row, column) < 0) {
            code = sqlite3_bind_null(statement, i + 1);
        } else if (!is_number) {
            code =
                sqlite3_bind_text(statement, i + 1, ag_column_text(row, column), -1, SQLITE_STATIC);
        } else {
            code = sqlite3_bind_int(statement, i + 1, ag_column_number(row, column));
        }
    }
    return code;
}

static ag_status insert_row(sqlite3 *db, sqlite3_stmt *statement, const ag_row_table *table,
                            const void *row, ag_error *error)
{
    int code = bind_row(statement, table, row);
    if (code == SQLITE_OK) code = sqlite3_step(statement);
    if (code != SQLITE_DONE) {
        char what[128];
        const ag_column *first = &table->columns[0];
        if (first->kind == AG_COLUMN_TEXT) {
            snprintf(what, sizeof what, "table %s can't hold \"%s\"", table->name,
                     ag_column_text(row, first));
        } else {
            snprintf(what, sizeof what, "table %s can't hold row %d", table->name,
                     ag_column_number(row, first));
        }
        return ag_sql_fail(db, code, what, error);
    }
    sqlite3_reset(statement);
    return AG_OK;
}

ag_status ag_sql_insert(sqlite3 *db, const ag_row_table *table, const ag_list *rows,
                        ag_error *error)
{
    char text[SQL_MAX];
    ag_writer sql = ag_writer_open(text, sizeof text);
    ag_write(&sql, "insert into %s (", table->name);
    for (int i = 0; i < table->column_count; i++) ag_write_item(&sql, "%s", table->columns[i].name);
    ag_write(&sql, ") values (");
    for (int i = 0; i < table->column_count; i++) ag_write_item(&sql, "?");
    ag_write(&sql, ")");

    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db, text, -1, &statement, NULL);
    if (code != SQLITE_OK) return ag_sql_fail(db, code, table->name, error);
    ag_status status = AG_OK;
    for (int i = 0; i < rows->count && status == AG_OK; i++) {
        status = insert_row(db, statement, table, ag_list_at(rows, i), error);
    }
    sqlite3_finalize(statement);
    return status;
}

ag_status ag_sql_read(sqlite3_stmt *statement, const ag_row_table *table, void *row,
                      ag_arena *arena, ag_error *error)
{
    char name[80];
    for (int i = 0; i < table->column_count; i++) {
        const ag_column *column = &table->columns[i];
        ag_column_value value;
        if (column->kind == AG_COLUMN_TEXT_LATE) continue;
        ag_cell cell = { table, column, i == 0 ? NULL : name };
        ag_status status = ag_column_read(statement, i, &cell, &value, error);
        if (status < 0) return status;
        if (ag_column_is_number(column)) {
            set_number(row, column, value.number);
        } else {
            set_text(row, column, ag_arena_bytes(arena, value.text, value.size));
        }
        if (i == 0) ag_column_row_name(table, row, name, sizeof name);
    }
    return arena->failed ? ag_fail(error, AG_NO_MEMORY, "no memory left for table %s", table->name)
                         : AG_OK;
}

// Prepares reading the rows that `where` says, in the order of the primary key. Columns that are
// not read keep their places, as null.
static ag_status prepare_select(sqlite3 *db, const ag_row_table *table, const char *where,
                                sqlite3_stmt **out, ag_error *error)
{
    char text[SQL_MAX];
    ag_writer sql = ag_writer_open(text, sizeof text);
    AG_ASSERT(table->key_count > 0);
    ag_write(&sql, "select ");
    for (int i = 0; i < table->column_count; i++) {
        int is_late = table->columns[i].kind == AG_COLUMN_TEXT_LATE;
        ag_write_item(&sql, "%s", is_late ? "null" : table->columns[i].name);
    }
    ag_write(&sql, " from %s%s order by ", table->name, where);
    for (int i = 0; i < table->key_count; i++) ag_write_item(&sql, "%s", table->columns[i].name);
    *out = NULL;
    int code = sqlite3_prepare_v2(db, text, -1, out, NULL);
    return code == SQLITE_OK ? AG_OK : ag_sql_fail(db, code, table->name, error);
}

ag_status ag_sql_prepare_find(sqlite3 *db, const ag_row_table *table, sqlite3_stmt **out,
                              ag_error *error)
{
    char where[80];
    snprintf(where, sizeof where, " where %s = ?1", table->columns[0].name);
    return prepare_select(db, table, where, out, error);
}

ag_status ag_sql_read_next(sqlite3_stmt *statement, const ag_row_table *table, ag_list *rows,
                           ag_arena *arena, ag_error *error)
{
    void *row = ag_list_push(rows, arena);
    if (row == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory left for table %s", table->name);
    }
    ag_status status = ag_sql_read(statement, table, row, arena, error);
    if (status == AG_OK && rows->count > 1) {
        status = ag_column_order(table, ag_list_at(rows, rows->count - 2), row, error);
    }
    if (status < 0) {
        rows->count--;  // an incomplete row does not count
    }
    return status;
}

ag_status ag_sql_select(sqlite3 *db, const ag_row_table *table, ag_list *rows, ag_arena *arena,
                        ag_error *error)
{
    sqlite3_stmt *statement;
    int code = SQLITE_OK;
    ag_status status = prepare_select(db, table, "", &statement, error);
    while (status == AG_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        status = ag_sql_read_next(statement, table, rows, arena, error);
    }
    if (status == AG_OK && code != SQLITE_DONE) status = ag_sql_fail(db, code, table->name, error);
    sqlite3_finalize(statement);
    return status;
}

ag_status ag_sql_text(sqlite3 *db, const char *sql, char *out, size_t capacity, ag_error *error)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
    if (code == SQLITE_OK) code = sqlite3_step(statement);
    ag_status status = AG_OK;
    out[0] = '\0';
    if (code == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(statement, 0);
        if (text == NULL && sqlite3_errcode(db) == SQLITE_NOMEM) {
            status = ag_sql_fail(db, SQLITE_NOMEM, sql, error);
        }
        snprintf(out, capacity, "%s", text == NULL ? "" : text);
    } else if (code != SQLITE_DONE) {
        status = ag_sql_fail(db, code, sql, error);
    }
    sqlite3_finalize(statement);
    return status;
}

ag_status ag_sql_number(sqlite3 *db, const char *sql, int *out, ag_error *error)
{
    char text[32];
    ag_status status = ag_sql_text(db, sql, text, sizeof text, error);
    *out = 0;
    if (status == AG_OK) sscanf(text, "%d", out);
    return status;
}
