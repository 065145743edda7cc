// Takes rows out and puts rows in, by key. Foreign keys are checked at the end: a card that others
// name may be removed and added again within one transaction.
#include "store/build/update.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "store/database/sql.h"
#include "store/build/write.h"

#define BUSY_MILLISECONDS 2000
#define MATCH_SIZE 1024

typedef struct updating {
    sqlite3 *db;
    const ag_list *changes, *owners;
    const ag_library *fresh;
    ag_error *error;
} updating;

static const char *owner_at(const updating *now, int index)
{
    return *(const char *const *)ag_list_at(now->owners, index);
}

// ---- what tools search for ----

// The name of a card as a phrase of FTS5: the index then finds its row without a full scan.
static int phrase_of(sqlite3 *db, const char *key, char *out, size_t capacity)
{
    static const char sql[] = "select replace(name || coalesce(' ' || back_name, ''), '\"', "
                              "'\"\"') from card where key = ?1";
    sqlite3_stmt *statement = NULL;
    int found = 0;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK
        && sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC) == SQLITE_OK
        && sqlite3_step(statement) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(statement, 0);
        int size = name == NULL ? -1 : snprintf(out, capacity, "name : \"%s\"", name);
        found = size > 0 && (size_t)size < capacity;
    }
    sqlite3_finalize(statement);
    return found;
}

// The row of the card in the index. 0: none.
static sqlite3_int64 search_row(sqlite3 *db, const char *key)
{
    char phrase[MATCH_SIZE];
    sqlite3_int64 row = 0;
    int has_phrase = phrase_of(db, key, phrase, sizeof phrase);
    for (int way = has_phrase ? 0 : 1; way < 2 && row == 0; way++) {
        static const char *const sql[] = {
            "select rowid from card_search where card_search match ?2 and key = ?1",
            "select rowid from card_search where key = ?1",
        };
        sqlite3_stmt *statement = NULL;
        if (sqlite3_prepare_v2(db, sql[way], -1, &statement, NULL) == SQLITE_OK) {
            sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
            if (way == 0) sqlite3_bind_text(statement, 2, phrase, -1, SQLITE_STATIC);
            row = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
        }
        sqlite3_finalize(statement);
    }
    return row;
}

static int is_card(sqlite3 *db, const char *key)
{
    sqlite3_stmt *statement = NULL;
    int found = 0;
    if (sqlite3_prepare_v2(db, "select 1 from card where key = ?1", -1, &statement, NULL)
        == SQLITE_OK) {
        sqlite3_bind_text(statement, 1, key, -1, SQLITE_STATIC);
        found = sqlite3_step(statement) == SQLITE_ROW;
    }
    sqlite3_finalize(statement);
    return found;
}

static ag_status forget_search(const updating *now, const char *key)
{
    char row[32];
    if (!is_card(now->db, key)) return AG_OK;
    snprintf(row, sizeof row, "%lld", (long long)search_row(now->db, key));
    return ag_sql_run(now->db, "delete from card_search where rowid = cast(?1 as integer)", row,
                      now->error);
}

// ---- rows ----

static ag_status take_rows(const updating *now, const char *owner)
{
    ag_status status = forget_search(now, owner);
    for (int table = AG_TABLE_COUNT - 1; table > AG_TABLE_SCRIPT && status == AG_OK; table--) {
        char sql[128];
        snprintf(sql, sizeof sql, "delete from %s where %s = ?1", ag_tables[table].name,
                 ag_tables[table].columns[0].name);
        status = ag_sql_run(now->db, sql, owner, now->error);
    }
    return status;
}

static ag_status put_rows(const updating *now, const char *owner)
{
    ag_status status = AG_OK;
    for (int table = AG_TABLE_CARD; table < AG_TABLE_COUNT && status == AG_OK; table++) {
        const ag_list *rows = &now->fresh->tables[table];
        int at;
        int count = ag_library_owned(rows, owner, &at);
        ag_list part = { .size = rows->size, .count = count };
        if (count > 0) {
            part.items = ag_list_at(rows, at);
            status = ag_sql_insert(now->db, &ag_tables[table], &part, now->error);
        }
    }
    return status == AG_OK ? ag_sql_run(now->db, ag_search_of_one_sql, owner, now->error) : status;
}

static ag_status put_script(const updating *now, const ag_edit *change)
{
    ag_script_row row = { .key = change->key, .path = change->path, .pack = "aggro" };
    ag_list rows = { .items = (char *)&row, .size = sizeof row, .count = 1 };
    ag_status status =
        ag_sql_run(now->db, "delete from script where key = ?1", change->key, now->error);
    if (status < 0 || change->version == NULL) return status;
    ag_script_take(&row, change->version);
    return ag_sql_insert(now->db, &ag_tables[AG_TABLE_SCRIPT], &rows, now->error);
}

// ---- what the database says of itself ----

static ag_status put_content(const updating *now)
{
    char text[64];
    ag_content content;
    ag_status status = ag_sql_text(now->db, "select value from meta where key = 'content'", text,
                                   sizeof text, now->error);
    if (status < 0 || !ag_content_read(&content, text)) {
        return status < 0
                   ? status
                   : ag_fail(now->error, AG_BAD_CONTENT, "the database has no hash of its content");
    }
    for (int i = 0; i < now->changes->count; i++) {
        const ag_edit *change = ag_list_at(now->changes, i);
        if (change->was_there) ag_content_take(&content, change->key, change->hash_before);
        if (change->version != NULL) ag_content_add(&content, change->key, change->version->hash);
    }
    ag_content_write(&content, text);
    return ag_sql_run(now->db, "update meta set value = ?1 where key = 'content'", text,
                      now->error);
}

// The header of the file counts transactions: this one will be the next.
static ag_status put_changes(const updating *now)
{
    char text[16];
    unsigned changes = 0;
    ag_status status = ag_sql_changes(now->db, &changes, now->error);
    if (status < 0) return status;
    snprintf(text, sizeof text, "%u", changes + 1);
    return ag_sql_run(now->db, "insert or replace into meta (key, value) values ('changes', ?1)",
                      text, now->error);
}

// ---- the transaction ----

static ag_status change_all(const updating *now)
{
    ag_status status = AG_OK;
    for (int i = 0; i < now->owners->count && status == AG_OK; i++) {
        status = take_rows(now, owner_at(now, i));
    }
    for (int i = 0; i < now->changes->count && status == AG_OK; i++) {
        status = put_script(now, ag_list_at(now->changes, i));
    }
    for (int i = 0; i < now->owners->count && status == AG_OK; i++) {
        status = put_rows(now, owner_at(now, i));
    }
    if (status == AG_OK) status = put_content(now);
    return status == AG_OK ? put_changes(now) : status;
}

static int open_to_write(const char *path, sqlite3 **out)
{
    int code = sqlite3_open_v2(path, out, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) code = sqlite3_busy_timeout(*out, BUSY_MILLISECONDS);
    // The file that is written may come from a stranger, like the one that is read.
    return code == SQLITE_OK ? ag_sql_harden(*out) : code;
}

ag_status ag_library_update(const char *path, const ag_list *changes, const ag_library *fresh,
                            const ag_list *owners, ag_error *error)
{
    updating now = { .changes = changes, .owners = owners, .fresh = fresh, .error = error };
    AG_ASSERT(changes->count > 0);
    int code = open_to_write(path, &now.db);
    ag_status status = code == SQLITE_OK ? AG_OK : ag_sql_fail(now.db, code, path, error);
    if (status == AG_OK) status = ag_sql_run(now.db, "pragma foreign_keys = on", NULL, error);
    if (status == AG_OK) status = ag_sql_run(now.db, "begin immediate", NULL, error);
    if (status == AG_OK) {
        status = ag_sql_run(now.db, "pragma defer_foreign_keys = on", NULL, error);
        status = status == AG_OK ? change_all(&now) : status;
        status = status == AG_OK ? ag_sql_run(now.db, "commit", NULL, error) : status;
        if (status < 0) sqlite3_exec(now.db, "rollback", NULL, NULL, NULL);
    }
    sqlite3_close(now.db);
    return status;
}

void ag_library_recover(const char *path)
{
    char journal[4096];
    struct stat facts;
    sqlite3 *db = NULL;
    int size = snprintf(journal, sizeof journal, "%s-journal", path);
    if (size <= 0 || (size_t)size >= sizeof journal || stat(journal, &facts) != 0) return;
    if (open_to_write(path, &db) == SQLITE_OK) {
        sqlite3_exec(db, "select count(*) from meta", NULL, NULL, NULL);
    }
    sqlite3_close(db);
}
