// Writes the database: built in memory, taken as bytes, written
// beside the old file and renamed over it.
#include "store/build/write.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "store/database/schema.h"
#include "store/database/sql.h"

#define PATH_SIZE 4096

// What tools search, of all cards or (`ag_search_of_one_sql`) of the one whose key is ?1.
#define SEARCH_SQL                                                                                 \
    "insert into card_search (key, name, text) "                                                   \
    "select card.key, card.name || coalesce(' ' || card.back_name, ''), "                          \
    " coalesce((select text from card_text as t where t.key = card.key and t.lang = 'en' and "     \
    "field "                                                                                       \
    "= 'text'), '')"                                                                               \
    " || coalesce(' ' || "                                                                         \
    "  (select text from card_text as t where t.key = card.key and t.lang = 'en' and field = "     \
    "'back_text'), '') "                                                                           \
    "from card "

// In order of key, so that the index is the same each time.
static const char search_sql[] = SEARCH_SQL "order by card.key";
const char ag_search_of_one_sql[] = SEARCH_SQL "where card.key = ?1";

static ag_status run(sqlite3 *db, const char *sql, ag_error *error)
{
    int code = sqlite3_exec(db, sql, NULL, NULL, NULL);
    return code == SQLITE_OK ? AG_OK : ag_sql_fail(db, code, "building the database", error);
}

static ag_status fill(sqlite3 *db, const ag_library *library, ag_error *error)
{
    ag_status status = run(db, "pragma page_size = 4096; pragma foreign_keys = on; begin", error);
    if (status == AG_OK) status = run(db, ag_schema_sql, error);
    for (int table = 0; table < AG_TABLE_COUNT && status == AG_OK; table++) {
        status = ag_sql_insert(db, &ag_tables[table], &library->tables[table], error);
    }
    if (status == AG_OK) status = run(db, search_sql, error);
    if (status == AG_OK) {
        status = run(db, "insert into card_search (card_search) values ('optimize')", error);
    }
    if (status == AG_OK) status = run(db, "commit; vacuum", error);
    return status;
}

// ---- the file ----

static ag_status put_bytes(int file, const unsigned char *bytes, sqlite3_int64 size)
{
    while (size > 0) {
        ssize_t written = write(file, bytes, (size_t)size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return AG_ENVIRONMENT;
        bytes += written;
        size -= written;
    }
    return fsync(file) == 0 ? AG_OK : AG_ENVIRONMENT;
}

// The rename is durable once the folder is on the disk too. If that fails, the file is still whole.
static void sync_folder(const char *path)
{
    char folder[PATH_SIZE];
    const char *slash = strrchr(path, '/');
    if (slash == path) slash++;
    snprintf(folder, sizeof folder, "%.*s", slash == NULL ? 1 : (int)(slash - path),
             slash == NULL ? "." : path);
    int file = open(folder, O_RDONLY);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

static ag_status put_file(const char *path, const unsigned char *bytes, sqlite3_int64 size,
                          ag_error *error)
{
    char beside[PATH_SIZE];
    int length = snprintf(beside, sizeof beside, "%s.%ld.new", path, (long)getpid());
    if (length < 0 || (size_t)length >= sizeof beside) {
        return ag_fail(error, AG_ENVIRONMENT, "the path \"%s\" is too long", path);
    }
    int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0) {
        return ag_fail(error, AG_ENVIRONMENT, "can't write \"%s\": %s", path, strerror(errno));
    }
    ag_status status = put_bytes(file, bytes, size);
    if (status < 0) ag_fail(error, status, "can't write \"%s\": %s", path, strerror(errno));
    if (close(file) != 0 && status == AG_OK) {
        status = ag_fail(error, AG_ENVIRONMENT, "can't write \"%s\": %s", path, strerror(errno));
    }
    if (status == AG_OK && rename(beside, path) != 0) {
        status = ag_fail(error, AG_ENVIRONMENT, "can't replace \"%s\": %s", path, strerror(errno));
    }
    if (status < 0) {
        unlink(beside);
        return status;
    }
    sync_folder(path);
    return AG_OK;
}

ag_status ag_library_write(const ag_library *library, const char *path, ag_error *error)
{
    sqlite3 *db = NULL;
    unsigned char *bytes = NULL;
    sqlite3_int64 size = 0;
    AG_ASSERT(!library->arena.failed);
    int code = sqlite3_open_v2(
        ":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    ag_status status = code == SQLITE_OK ? fill(db, library, error)
                                         : ag_sql_fail(db, code, "building the database", error);
    if (status == AG_OK) {
        bytes = sqlite3_serialize(db, "main", &size, 0);
        status = bytes == NULL
                     ? ag_fail(error, AG_NO_MEMORY, "no memory left to write \"%s\"", path)
                     : put_file(path, bytes, size, error);
    }
    sqlite3_free(bytes);
    sqlite3_close(db);
    return status;
}
