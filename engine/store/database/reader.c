// Texts of scripts, with a count of their users. Rows by prepared statements, one a table, each
// prepared on first use.
#include "store/database/reader.h"

#include <string.h>

#include "base/assert.h"
#include "store/database/column.h"
#include "store/database/sql.h"

// ---- versions of a text ----

static void free_unused(ag_script_version *version)
{
    if (version->replaced && version->holds == 0) sqlite3_free(version);
}

ag_script_version *ag_version_open(const char *key, const char *path, const char *text, size_t size)
{
    size_t key_size = strlen(key) + 1, path_size = strlen(path) + 1;
    ag_script_version *version =
        sqlite3_malloc64(sizeof *version + size + 1 + key_size + path_size);
    if (version != NULL) {
        *version = (ag_script_version){ .size = size };
        char *behind = version->text + size + 1;
        memcpy(version->text, text, size);
        version->text[size] = '\0';
        version->key = memcpy(behind, key, key_size);
        version->path = memcpy(behind + key_size, path, path_size);
        ag_hash_script(text, size, version->hash);
    }
    return version;
}

void ag_version_replace(ag_script_version *version)
{
    if (version != NULL) {
        AG_ASSERT(!version->replaced);
        version->replaced = 1;
        free_unused(version);
    }
}

void ag_version_hold(ag_script_version *version)
{
    AG_ASSERT(version->holds >= 0);
    version->holds++;
}

void ag_version_drop(ag_script_version *version)
{
    AG_ASSERT(version->holds > 0);
    version->holds--;
    free_unused(version);
}

// ---- rows ----

struct ag_reader {
    sqlite3 *db;
    sqlite3_stmt *find[AG_TABLE_COUNT];
    sqlite3_stmt *text;
    ag_error trouble;
    int holds;
};

ag_reader *ag_reader_open(sqlite3 *db)
{
    ag_reader *reader = sqlite3_malloc64(sizeof *reader);
    if (reader != NULL) *reader = (ag_reader){ .db = db };
    return reader;
}

void ag_reader_close(ag_reader *reader)
{
    if (reader != NULL) {
        for (int table = 0; table < AG_TABLE_COUNT; table++) sqlite3_finalize(reader->find[table]);
        sqlite3_finalize(reader->text);
        sqlite3_free(reader);
    }
}

const ag_error *ag_reader_trouble(const ag_reader *reader)
{
    return &reader->trouble;
}

// If it can't begin, each read locks the file for itself.
void ag_reader_hold(ag_reader *reader)
{
    if (reader != NULL && reader->holds++ == 0) sqlite3_exec(reader->db, "begin", NULL, NULL, NULL);
}

void ag_reader_release(ag_reader *reader)
{
    if (reader == NULL) return;
    AG_ASSERT(reader->holds > 0);
    if (--reader->holds == 0 && !sqlite3_get_autocommit(reader->db)) {
        sqlite3_exec(reader->db, "commit", NULL, NULL, NULL);
    }
}

// Where an error is stored: only the first is kept.
static ag_error *trouble_of(ag_reader *reader)
{
    return reader->trouble.status == AG_OK ? &reader->trouble : NULL;
}

static sqlite3_stmt *statement_of(ag_reader *reader, int table)
{
    AG_ASSERT(table >= 0);
    AG_ASSERT(table < AG_TABLE_COUNT);
    if (reader->find[table] == NULL) {
        ag_sql_prepare_find(reader->db, &ag_tables[table], &reader->find[table],
                            trouble_of(reader));
    }
    return reader->find[table];
}

// Steps to the statement's next row: 1; after the last 0, with the statement reset.
static int step(ag_reader *reader, sqlite3_stmt *statement, const char *what)
{
    int code = sqlite3_step(statement);
    if (code == SQLITE_ROW) return 1;
    if (code != SQLITE_DONE) ag_sql_fail(reader->db, code, what, trouble_of(reader));
    sqlite3_reset(statement);
    return 0;
}

// A database may compare keys in its own way ("where key = ?1" may find "A" for "a").
static int is_asked(ag_reader *reader, int table, const void *row, const char *key)
{
    const char *own;
    memcpy(&own, row, sizeof own);
    if (strcmp(own, key) == 0) return 1;
    ag_fail(trouble_of(reader), AG_BAD_CONTENT, "%s: \"%s\" is found where \"%s\" was expected",
            ag_tables[table].name, own, key);
    return 0;
}

static void *read_row(ag_reader *reader, int table, const char *key, ag_arena *arena)
{
    sqlite3_stmt *statement = reader->find[table];
    ag_error *trouble = trouble_of(reader);
    void *row = ag_arena_item(arena, ag_tables[table].row_size);
    if (row == NULL || ag_sql_read(statement, &ag_tables[table], row, arena, trouble) < 0
        || !is_asked(reader, table, row, key)) {
        return NULL;
    }
    if (step(reader, statement, ag_tables[table].name)) {
        ag_column_order(&ag_tables[table], row, row, trouble_of(reader));
        return NULL;
    }
    return row;
}

void *ag_reader_row(ag_reader *reader, int table, const char *key, ag_arena *arena)
{
    sqlite3_stmt *statement = statement_of(reader, table);
    void *row = NULL;
    if (statement == NULL) return NULL;
    AG_ASSERT(ag_tables[table].key_count == 1);
    sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
    if (step(reader, statement, ag_tables[table].name)) row = read_row(reader, table, key, arena);
    sqlite3_reset(statement);
    return arena->failed ? NULL : row;
}

int ag_reader_rows(ag_reader *reader, int table, const char *key, ag_list *rows, ag_arena *arena)
{
    const ag_row_table *wanted = &ag_tables[table];
    if (key == NULL) {
        return ag_sql_select(reader->db, wanted, rows, arena, trouble_of(reader)) == AG_OK;
    }
    sqlite3_stmt *statement = statement_of(reader, table);
    if (statement == NULL) return 0;
    sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
    while (step(reader, statement, wanted->name)) {
        if (ag_sql_read_next(statement, wanted, rows, arena, trouble_of(reader)) < 0
            || !is_asked(reader, table, ag_list_at(rows, rows->count - 1), key)) {
            break;
        }
    }
    sqlite3_reset(statement);
    return !arena->failed && reader->trouble.status == AG_OK;
}

// Reads a column of a script on its own.
static ag_status read_of_script(ag_reader *reader, sqlite3_stmt *statement, const char *name,
                                const char *row, ag_column_value *out)
{
    const ag_row_table *table = &ag_tables[AG_TABLE_SCRIPT];
    const ag_column *column = table->columns;
    while (strcmp(column->name, name) != 0) {
        column++;
        AG_ASSERT(column < table->columns + table->column_count);
    }
    return ag_column_read(statement, 0, &(ag_cell){ table, column, row }, out, trouble_of(reader));
}

ag_script_version *ag_reader_text(ag_reader *reader, const char *key, const char *path)
{
    static const char sql[] = "select source from script where key = ?1";
    ag_script_version *version = NULL;
    ag_column_value text;
    if (reader->text == NULL) {
        int code = sqlite3_prepare_v2(reader->db, sql, -1, &reader->text, NULL);
        if (code != SQLITE_OK) {
            ag_sql_fail(reader->db, code, "script", trouble_of(reader));
            return NULL;
        }
    }
    sqlite3_bind_text(reader->text, 1, key, -1, SQLITE_STATIC);
    if (step(reader, reader->text, "script")
        && read_of_script(reader, reader->text, "source", key, &text) == AG_OK) {
        version = ag_version_open(key, path, text.text, text.size);
        if (version == NULL) {
            ag_fail(trouble_of(reader), AG_NO_MEMORY, "no memory left for the script \"%s\"", key);
        }
    }
    sqlite3_reset(reader->text);
    return version;
}
