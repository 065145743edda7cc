// The file of a durable table. It is in WAL mode while it is played: an answer then needs one write
// to the disk instead of the several of a rollback journal, and tables can be listed meanwhile. At
// rest it is one plain file. synchronous = FULL: what was committed also survives a loss of power.
#include "store/database/table.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "store/database/schema.h"
#include "store/database/sql.h"

#define PATH_SIZE 4096
#define BUSY_MILLISECONDS 5000  // how long to wait while somebody lists the tables
#define WISH_MILLISECONDS 300   // the same for what is not essential

struct ag_table_file {
    char path[PATH_SIZE];
    char lock_path[PATH_SIZE];
    int lock;        // -1: none
    int found;       // the file existed before
    int is_new;      // it holds no table yet
    int version;     // of its schema, as it was found
    int is_foreign;  // it belongs to another program
    sqlite3 *db;
    ag_arena arena;
    ag_list rows[AG_KEPT_COUNT];
};

#define COUNT(list) (int)(sizeof(list) / sizeof(list)[0])
#define ENTRY_KINDS "answer, concede, ruling, reload, referee, rewind, hand_over, mark, reseed"
#define WINNERS ", boss, raiders, draw, player 1, player 2, player 3, player 4, player 5"

// Lengths are in bytes. Columns that the schema counts in
// characters allow up to four bytes for each.
static const ag_column game_columns[] = {
    { "id", offsetof(ag_kept_game, id), AG_COLUMN_INT, 1, 1, 0, NULL },
    { "raid", offsetof(ag_kept_game, raid), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "mode", offsetof(ag_kept_game, mode), AG_COLUMN_TEXT, 1, 31, AG_OF_LINE, NULL },
    { "seed", offsetof(ag_kept_game, seed), AG_COLUMN_TEXT, 16, 16, AG_OF_HEX, NULL },
    { "ask_all", offsetof(ag_kept_game, ask_all), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "bare", offsetof(ag_kept_game, bare), AG_COLUMN_INT, 0, 1, 0, NULL },
    { "engine", offsetof(ag_kept_game, engine), AG_COLUMN_TEXT, 1, 31, AG_OF_LINE, NULL },
    { "api_level", offsetof(ag_kept_game, api_level), AG_COLUMN_INT, 1, 999, 0, NULL },
};
static const ag_column seat_columns[] = {
    { "seat", offsetof(ag_kept_seat, seat), AG_COLUMN_INT, 1, 6, 0, NULL },
    { "side", offsetof(ag_kept_seat, side), AG_COLUMN_INT, 1, 7, 0, NULL },
    { "decks", offsetof(ag_kept_seat, decks), AG_COLUMN_INT, 0, 6, 0, NULL },
    { "deck", offsetof(ag_kept_seat, deck), AG_COLUMN_TEXT_OR_NULL, 1, 4 * 63, AG_OF_BYTES, NULL },
    { "hero", offsetof(ag_kept_seat, hero), AG_COLUMN_TEXT_OR_NULL, 1, 63, AG_OF_LINE, NULL },
};
static const ag_column card_columns[] = {
    { "seat", offsetof(ag_kept_card, seat), AG_COLUMN_INT, 1, 6, 0, NULL },
    { "deck", offsetof(ag_kept_card, deck), AG_COLUMN_INT, 0, 5, 0, NULL },
    { "position", offsetof(ag_kept_card, position), AG_COLUMN_INT, 1, 1024, 0, NULL },
    { "key", offsetof(ag_kept_card, key), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "count", offsetof(ag_kept_card, count), AG_COLUMN_INT, 1, 1024, 0, NULL },
};
static const ag_column script_columns[] = {
    { "key", offsetof(ag_kept_script, key), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "hash", offsetof(ag_kept_script, hash), AG_COLUMN_TEXT, 32, 32, AG_OF_HEX, NULL },
    { "source", offsetof(ag_kept_script, source), AG_COLUMN_TEXT, 0, 4 * 1048576, AG_OF_BYTES,
      NULL },
    { "path", offsetof(ag_kept_script, path), AG_COLUMN_TEXT, 1, 4 * 255, AG_OF_BYTES, NULL },
};
static const ag_column reloaded_columns[] = {
    { "set_number", offsetof(ag_kept_reloaded, set_number), AG_COLUMN_INT, 1, 65535, 0, NULL },
    { "position", offsetof(ag_kept_reloaded, position), AG_COLUMN_INT, 1, INT_MAX, 0, NULL },
    { "key", offsetof(ag_kept_reloaded, key), AG_COLUMN_TEXT, 1, 63, AG_OF_LINE, NULL },
    { "hash", offsetof(ag_kept_reloaded, hash), AG_COLUMN_TEXT, 32, 32, AG_OF_HEX, NULL },
    { "source", offsetof(ag_kept_reloaded, source), AG_COLUMN_TEXT, 0, 4 * 1048576, AG_OF_BYTES,
      NULL },
    { "path", offsetof(ag_kept_reloaded, path), AG_COLUMN_TEXT, 1, 4 * 255, AG_OF_BYTES, NULL },
};
static const ag_column entry_columns[] = {
    { "number", offsetof(ag_kept_entry, number), AG_COLUMN_INT, 1, INT_MAX, 0, NULL },
    { "kind", offsetof(ag_kept_entry, kind), AG_COLUMN_TEXT, 1, 15, AG_OF_LINE, ENTRY_KINDS },
    { "seat", offsetof(ag_kept_entry, seat), AG_COLUMN_INT, 0, 6, 0, NULL },
    { "detail", offsetof(ag_kept_entry, detail), AG_COLUMN_INT, 0, 65535, 0, NULL },
    { "value", offsetof(ag_kept_entry, value), AG_COLUMN_INT, INT_MIN, INT_MAX, 0, NULL },
    { "question", offsetof(ag_kept_entry, question), AG_COLUMN_TEXT, 16, 16, AG_OF_HEX, NULL },
    { "place", offsetof(ag_kept_entry, place), AG_COLUMN_TEXT_OR_NULL, 2, 4 * 2047, AG_OF_BYTES,
      NULL },
    { "words", offsetof(ag_kept_entry, words), AG_COLUMN_TEXT, 0, INT_MAX, AG_OF_NUMBERS, NULL },
};
static const ag_column state_columns[] = {
    { "id", offsetof(ag_kept_state, id), AG_COLUMN_INT, 1, 1, 0, NULL },
    { "entries", offsetof(ag_kept_state, entries), AG_COLUMN_INT, 0, INT_MAX, 0, NULL },
    { "turn", offsetof(ag_kept_state, turn), AG_COLUMN_INT, 0, INT_MAX, 0, NULL },
    { "asked", offsetof(ag_kept_state, asked), AG_COLUMN_INT, 0, 127, 0, NULL },
    { "winner", offsetof(ag_kept_state, winner), AG_COLUMN_TEXT, 0, 15, AG_OF_LINE, WINNERS },
    { "reason", offsetof(ag_kept_state, reason), AG_COLUMN_TEXT, 0, 4 * 63, AG_OF_LINE, NULL },
    { "hash", offsetof(ag_kept_state, hash), AG_COLUMN_TEXT, 16, 16, AG_OF_HEX, NULL },
};

static const ag_row_table kept_tables[AG_KEPT_COUNT] = {
    [AG_KEPT_GAME] = { "game", 1, sizeof(ag_kept_game), game_columns, COUNT(game_columns) },
    [AG_KEPT_SEAT] = { "seat", 1, sizeof(ag_kept_seat), seat_columns, COUNT(seat_columns) },
    [AG_KEPT_CARD] = { "seat_card", 3, sizeof(ag_kept_card), card_columns, COUNT(card_columns) },
    [AG_KEPT_SCRIPT] = { "script", 1, sizeof(ag_kept_script), script_columns,
                         COUNT(script_columns) },
    [AG_KEPT_RELOADED] = { "reloaded_script", 2, sizeof(ag_kept_reloaded), reloaded_columns,
                           COUNT(reloaded_columns) },
    [AG_KEPT_ENTRY] = { "entry", 1, sizeof(ag_kept_entry), entry_columns, COUNT(entry_columns) },
    [AG_KEPT_STATE] = { "state", 1, sizeof(ag_kept_state), state_columns, COUNT(state_columns) },
};

// ---- one process at a table ----

// The lock is a file beside the table: SQLite's own locks would also keep out those who only list
// tables. The lock ends with the process, whatever ends it.
static ag_status lock_table(ag_table_file *file, ag_error *error)
{
    struct stat held, named;
    for (;;) {
        file->lock = open(file->lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (file->lock < 0) {
            return ag_fail(error, AG_ENVIRONMENT, "can't keep the table \"%s\": \"%s\": %s",
                           file->path, file->lock_path, strerror(errno));
        }
        if (flock(file->lock, LOCK_EX | LOCK_NB) != 0) {
            int reason = errno;
            close(file->lock);
            file->lock = -1;
            return reason == EWOULDBLOCK
                       ? ag_fail(error, AG_ENVIRONMENT,
                                 "the table \"%s\" is being played by another process: "
                                 "end that one first, or name another file",
                                 file->path)
                       : ag_fail(error, AG_ENVIRONMENT, "can't lock the table \"%s\": %s",
                                 file->path, strerror(reason));
        }
        // The previous holder may have deleted the file after it was opened here.
        if (fstat(file->lock, &held) == 0 && stat(file->lock_path, &named) == 0
            && held.st_ino == named.st_ino && held.st_dev == named.st_dev) {
            return AG_OK;
        }
        close(file->lock);
    }
}

static void unlock_table(ag_table_file *file)
{
    if (file->lock >= 0) {
        unlink(file->lock_path);
        close(file->lock);
        file->lock = -1;
    }
}

// ---- is it one? ----

// Checked before SQLite does: it reports a folder and a forbidden file in the same way. The file is
// not opened: closing it would release SQLite's locks of this process.
static ag_status check_path(ag_table_file *file, int mode, ag_error *error)
{
    struct stat about;
    file->found = stat(file->path, &about) == 0;
    if (!file->found && errno != ENOENT) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read the table \"%s\": %s", file->path,
                       strerror(errno));
    }
    if (file->found && !S_ISREG(about.st_mode)) {
        return ag_fail(error, AG_ENVIRONMENT, "\"%s\" is no file: a table was expected",
                       file->path);
    }
    if (file->found && access(file->path, mode) != 0) {
        return ag_fail(error, AG_ENVIRONMENT, "can't %s the table \"%s\": %s",
                       mode & W_OK ? "write" : "read", file->path, strerror(errno));
    }
    return AG_OK;
}

static ag_status damaged(const ag_table_file *file, const char *how, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT,
                   "the table \"%s\" is damaged (%s): it can't be played on; "
                   "a copy of it or a recording may be whole",
                   file->path, how);
}

static ag_status foreign(ag_table_file *file, int application, ag_error *error)
{
    file->is_foreign = 1;
    return ag_fail(error, AG_BAD_CONTENT, "\"%s\" is no table: it is %s", file->path,
                   application == AG_SCHEMA_APPLICATION ? "a card database"
                                                        : "the file of another program");
}

// Whose file it is, if SQLite finds it damaged: the application is a number in its header. Read
// through SQLite, for the same reason.
static int names_another(ag_table_file *file, int *application)
{
    enum { APPLICATION_AT = 68 };
    unsigned char bytes[4];
    sqlite3_file *open = NULL;
    sqlite3_file_control(file->db, "main", SQLITE_FCNTL_FILE_POINTER, &open);
    if (open == NULL || open->pMethods == NULL
        || open->pMethods->xRead(open, bytes, sizeof bytes, APPLICATION_AT) != SQLITE_OK) {
        return 0;
    }
    *application = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
    return *application != AG_TABLE_SCHEMA_APPLICATION;
}

static ag_status failed(ag_table_file *file, int code, ag_error *error)
{
    char what[PATH_SIZE + 32];
    int application;
    if ((code & 0xff) == SQLITE_NOTADB) {
        file->is_foreign = 1;
        return ag_fail(error, AG_BAD_CONTENT, "\"%s\" is no table: it is no SQLite file",
                       file->path);
    }
    if ((code & 0xff) == SQLITE_CORRUPT && names_another(file, &application)) {
        return foreign(file, application, error);
    }
    if ((code & 0xff) == SQLITE_CORRUPT) return damaged(file, sqlite3_errmsg(file->db), error);
    snprintf(what, sizeof what, "the table \"%s\"", file->path);
    return ag_sql_fail(file->db, code, what, error);
}

static ag_status number_of(ag_table_file *file, const char *sql, int *out, ag_error *error)
{
    ag_error why = { 0 };
    ag_status status = ag_sql_number(file->db, sql, out, &why);
    return status < 0 ? failed(file, sqlite3_extended_errcode(file->db), error) : AG_OK;
}

// Called after SQLite has rolled back what a killed process may have begun.
static int is_empty(const ag_table_file *file)
{
    struct stat about;
    return stat(file->path, &about) != 0 || about.st_size == 0;
}

static ag_status check_marks(ag_table_file *file, ag_error *error)
{
    int application = 0, version = 0;
    ag_status status = number_of(file, "pragma application_id", &application, error);
    if (status == AG_OK) status = number_of(file, "pragma user_version", &version, error);
    if (status < 0) return status;
    file->is_new = is_empty(file);
    if (file->is_new) return AG_OK;
    if (application != AG_TABLE_SCHEMA_APPLICATION) return foreign(file, application, error);
    file->version = version;
    if (version < 1 || version > AG_TABLE_SCHEMA_VERSION) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "the table \"%s\" has the %s schema %d, this Aggro reads %d: "
                       "play it on with the Aggro that began it",
                       file->path, version > AG_TABLE_SCHEMA_VERSION ? "newer" : "older", version,
                       AG_TABLE_SCHEMA_VERSION);
    }
    return AG_OK;
}

static ag_status check_whole(ag_table_file *file, ag_error *error)
{
    char answer[256];
    ag_error why = { 0 };
    ag_status status = ag_sql_text(file->db, "pragma quick_check(1)", answer, sizeof answer, &why);
    if (status < 0) return failed(file, sqlite3_extended_errcode(file->db), error);
    for (char *at = answer; (at = strchr(at, '\n')) != NULL;) {
        *at = ' ';  // an error is one line
    }
    return strcmp(answer, "ok") == 0 ? AG_OK : damaged(file, answer, error);
}

// ---- reading ----

// A row with forbidden content is damage too, even if SQLite accepts it.
static ag_status cant_read(ag_table_file *file, const ag_error *why, ag_error *error)
{
    int code = sqlite3_extended_errcode(file->db);
    int is_content = code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE;
    return is_content ? damaged(file, why->text, error) : failed(file, code, error);
}

static ag_status read_rows(ag_table_file *file, const int *wanted, int count, ag_error *error)
{
    for (int i = 0; i < count; i++) {
        ag_error why = { 0 };
        ag_list *rows = &file->rows[wanted[i]];
        if (ag_sql_select(file->db, &kept_tables[wanted[i]], rows, &file->arena, &why) < 0) {
            return file->arena.failed
                       ? ag_fail(error, AG_NO_MEMORY, "no memory left to read \"%s\"", file->path)
                       : cant_read(file, &why, error);
        }
    }
    if (file->rows[AG_KEPT_GAME].count != 1 || file->rows[AG_KEPT_STATE].count != 1) {
        return damaged(file, "it does not say how the game was begun", error);
    }
    return AG_OK;
}

static ag_status check_log(const ag_table_file *file, ag_error *error)
{
    const ag_list *entries = &file->rows[AG_KEPT_ENTRY];
    const ag_kept_state *state = ag_list_at(&file->rows[AG_KEPT_STATE], 0);
    char how[64];
    for (int i = 0; i < entries->count; i++) {
        if (((const ag_kept_entry *)ag_list_at(entries, i))->number != i + 1) {
            snprintf(how, sizeof how, "entry %d of its log is missing", i + 1);
            return damaged(file, how, error);
        }
    }
    if (entries->count != state->entries) {
        snprintf(how, sizeof how, "its log has %d entries, not %d", entries->count, state->entries);
        return damaged(file, how, error);
    }
    return AG_OK;
}

// ---- life ----

static ag_status run(ag_table_file *file, const char *sql, ag_error *error)
{
    int code = sqlite3_exec(file->db, sql, NULL, NULL, NULL);
    return code == SQLITE_OK ? AG_OK : failed(file, code, error);
}

// Only for speed: if another connection or the file system prevents
// it, the rollback journal is as safe.
static void write_ahead(ag_table_file *file)
{
    sqlite3_busy_timeout(file->db, WISH_MILLISECONDS);
    sqlite3_exec(file->db, "pragma journal_mode = wal", NULL, NULL, NULL);
    sqlite3_busy_timeout(file->db, BUSY_MILLISECONDS);
}

static ag_status open_half(const char *path, ag_table_file **out, ag_error *error)
{
    ag_table_file *file = sqlite3_malloc64(sizeof *file);
    *out = NULL;
    if (file == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to open \"%s\"", path);
    memset(file, 0, sizeof *file);
    file->lock = -1;
    for (int i = 0; i < AG_KEPT_COUNT; i++) file->rows[i].size = kept_tables[i].row_size;
    // A table has one lock, by whatever name it is opened.
    char *real = realpath(path, NULL);
    int length = snprintf(file->path, sizeof file->path, "%s", path);
    int lock_length =
        snprintf(file->lock_path, sizeof file->lock_path, "%s-lock", real != NULL ? real : path);
    free(real);
    if (length >= PATH_SIZE || lock_length >= PATH_SIZE) {
        sqlite3_free(file);
        return ag_fail(error, AG_ENVIRONMENT, "the path \"%.200s…\" is too long", path);
    }
    *out = file;
    return AG_OK;
}

static ag_status open_database(ag_table_file *file, int flags, ag_error *error)
{
    int code = sqlite3_open_v2(file->path, &file->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) code = ag_sql_harden(file->db);
    if (file->db == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to open \"%s\"", file->path);
    }
    sqlite3_busy_timeout(file->db, BUSY_MILLISECONDS);
    return code == SQLITE_OK ? check_marks(file, error) : failed(file, code, error);
}

// Upgrades a table of an older Aggro: all additions to the schema or nothing.
static ag_status bring_up(ag_table_file *file, ag_error *error)
{
    if (file->version == AG_TABLE_SCHEMA_VERSION) return AG_OK;
    static const char *const steps[] = { ag_table_schema_2_sql, ag_table_schema_3_sql };
    AG_ASSERT(file->version >= 1);
    ag_status status = run(file, "begin immediate", error);
    for (int at = file->version - 1; at < COUNT(steps) && status == AG_OK; at++) {
        status = run(file, steps[at], error);
    }
    if (status == AG_OK) status = run(file, "commit", error);
    if (status < 0) sqlite3_exec(file->db, "rollback", NULL, NULL, NULL);
    return status;
}

static ag_status open_to_play(ag_table_file *file, ag_error *error)
{
    static const int all[] = { AG_KEPT_GAME,     AG_KEPT_SEAT,  AG_KEPT_CARD, AG_KEPT_SCRIPT,
                               AG_KEPT_RELOADED, AG_KEPT_ENTRY, AG_KEPT_STATE };
    ag_status status = lock_table(file, error);
    if (status == AG_OK) status = check_path(file, R_OK | W_OK, error);
    if (status == AG_OK) {
        status = open_database(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
    }
    if (status == AG_OK) {
        status = run(file, "pragma synchronous = full; pragma foreign_keys = on", error);
    }
    if (status < 0 || file->is_new) return status;
    if ((status = check_whole(file, error)) < 0) return status;
    if ((status = bring_up(file, error)) < 0) return status;
    if ((status = read_rows(file, all, COUNT(all), error)) < 0) return status;
    if ((status = check_log(file, error)) < 0) return status;
    write_ahead(file);
    return AG_OK;
}

ag_status ag_table_file_open(const char *path, ag_table_file **out, ag_error *error)
{
    ag_status status = open_half(path, out, error);
    if (status == AG_OK) status = open_to_play(*out, error);
    if (status < 0) {
        ag_table_file_close(*out);
        *out = NULL;
    }
    return status;
}

static ag_status open_to_look(ag_table_file *file, ag_error *error)
{
    static const int outside[] = { AG_KEPT_GAME, AG_KEPT_SEAT, AG_KEPT_STATE };
    ag_status status = check_path(file, R_OK, error);
    if (status == AG_OK && file->found) {
        // Reading may require rolling back what a killed process had begun to write.
        status = open_database(file, SQLITE_OPEN_READWRITE, error);
    }
    int nothing = status == AG_OK && (!file->found || file->is_new);
    if (nothing || file->is_foreign) {
        return ag_fail(error, AG_NOT_FOUND, "there is no table \"%s\"", file->path);
    }
    return status == AG_OK ? read_rows(file, outside, COUNT(outside), error) : status;
}

ag_status ag_table_file_look(const char *path, ag_table_file **out, ag_error *error)
{
    ag_status status = open_half(path, out, error);
    if (status == AG_OK) status = open_to_look(*out, error);
    if (status < 0) {
        ag_table_file_close(*out);
        *out = NULL;
    }
    return status;
}

void ag_table_file_close(ag_table_file *file)
{
    if (file == NULL) return;
    int played = file->lock >= 0 && file->db != NULL;
    if (played && !file->is_new) {
        // Merges the WAL. If somebody is listing tables right now, the
        // next player's process does it.
        sqlite3_exec(file->db, "pragma journal_mode = delete", NULL, NULL, NULL);
    }
    sqlite3_close(file->db);
    if (played && file->is_new && !file->found) unlink(file->path);
    unlock_table(file);
    for (int i = 0; i < AG_KEPT_COUNT; i++) ag_list_close(&file->rows[i]);
    ag_arena_close(&file->arena);
    sqlite3_free(file);
}

int ag_table_file_is_new(const ag_table_file *file)
{
    return file->is_new;
}

const ag_list *ag_table_file_rows(const ag_table_file *file, int kept)
{
    AG_ASSERT(kept >= 0 && kept < AG_KEPT_COUNT);
    return &file->rows[kept];
}

// ---- writing ----

ag_status ag_table_file_begin(ag_table_file *file, ag_error *error)
{
    AG_ASSERT(file->lock >= 0);
    ag_status status = run(file, "begin immediate", error);
    if (status == AG_OK && file->is_new) status = run(file, ag_table_schema_sql, error);
    return status;
}

ag_status ag_table_file_put(ag_table_file *file, int kept, const void *row, ag_error *error)
{
    AG_ASSERT(kept >= 0 && kept < AG_KEPT_COUNT);
    const ag_row_table *table = &kept_tables[kept];
    ag_list rows = { .items = (char *)(uintptr_t)row, .size = table->row_size, .count = 1 };
    if (kept == AG_KEPT_STATE) {
        ag_status status = run(file, "delete from state", error);
        if (status < 0) return status;
    }
    return ag_sql_insert(file->db, table, &rows, error);
}

ag_status ag_table_file_end(ag_table_file *file, ag_status status, ag_error *error)
{
    if (status == AG_OK) status = run(file, "commit", error);
    if (status < 0) {
        sqlite3_exec(file->db, "rollback", NULL, NULL, NULL);
        return status;
    }
    if (file->is_new) {
        file->is_new = 0;
        write_ahead(file);
    }
    return AG_OK;
}
