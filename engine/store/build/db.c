// Opens a card database: every way in which a file can fail to be one has its own sentence.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/level.h"
#include "store/decks/deck_check.h"
#include "store/database/schema.h"
#include "store/build/store_private.h"

#define BUSY_MILLISECONDS 2000  // while another program writes
#define BUILD_HINT "build it with `aggro build`"
#define AGAIN_HINT "build it again with `aggro build`"

// ---- is it one? ----

static int has_journal(const char *path)
{
    char journal[4096];
    struct stat facts;
    snprintf(journal, sizeof journal, "%s-journal", path);
    return stat(journal, &facts) == 0;
}

// What the first bytes of the file say.
typedef struct file_head {
    unsigned char bytes[100];
    size_t size;       // bytes that were read
    long long length;  // of the file
    uint64_t inode;
} file_head;

static unsigned number_at(const file_head *head, int place, int size)
{
    unsigned number = 0;
    for (int i = 0; i < size; i++) number = number << 8 | head->bytes[place + i];
    return number;
}

enum {
    HEAD_PAGE_SIZE = 16,
    HEAD_WRITE_VERSION = 18,
    HEAD_CHANGES = 24,
    HEAD_PAGES = 28,
    HEAD_VALID_FOR = 92
};

// Checked before SQLite does: it reports a folder, a missing file and a locked one in the same way.
static ag_status read_head(const char *path, file_head *head, ag_error *error)
{
    FILE *file = fopen(path, "rb");
    *head = (file_head){ .size = 0 };
    if (file == NULL && errno == ENOENT) {
        return ag_fail(error, AG_NOT_FOUND, "there is no card database \"%s\": " BUILD_HINT, path);
    }
    if (file == NULL) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read the card database \"%s\": %s", path,
                       strerror(errno));
    }
    head->size = fread(head->bytes, 1, sizeof head->bytes, file);
    int failed = ferror(file);
    int reason = errno;
    struct stat facts = { .st_size = 0 };
    failed |= fstat(fileno(file), &facts) != 0;
    head->length = facts.st_size;
    head->inode = facts.st_ino;
    fclose(file);
    if (failed) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read the card database \"%s\": %s", path,
                       strerror(reason));
    }
    return AG_OK;
}

static ag_status check_file(const char *path, const file_head *head, ag_error *error)
{
    static const char magic[16] = "SQLite format 3";
    if (head->size < sizeof magic || memcmp(head->bytes, magic, sizeof magic) != 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "\"%s\" is no SQLite database: a card database was expected; " AGAIN_HINT,
                       path);
    }
    unsigned page_size = number_at(head, HEAD_PAGE_SIZE, 2);
    page_size = page_size == 1 ? 65536 : page_size;
    // An interrupted transaction is rolled back before anything is
    // read, and then the length is right.
    int is_certain = number_at(head, HEAD_CHANGES, 4) == number_at(head, HEAD_VALID_FOR, 4)
                     && number_at(head, HEAD_WRITE_VERSION, 1) == 1 && !has_journal(path);
    if (head->size < sizeof head->bytes
        || (is_certain && head->length != (long long)page_size * number_at(head, HEAD_PAGES, 4))) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "the card database \"%s\" is damaged (it is %lld bytes long, "
                       "not as long as it says): " AGAIN_HINT,
                       path, head->length);
    }
    return AG_OK;
}

// `what`: SQLite's message. A read error may be temporary; everything else is damage.
static ag_status is_damaged(const char *path, ag_status status, const char *what, ag_error *error)
{
    if (status == AG_NO_MEMORY || status == AG_ENVIRONMENT) {
        return ag_fail(error, status, "can't read the card database \"%s\": %s", path, what);
    }
    const char *line = strrchr(what, '\n');  // a heading comes before the findings
    return ag_fail(error, AG_BAD_CONTENT, "the card database \"%s\" is damaged (%s): " AGAIN_HINT,
                   path, line == NULL ? what : line + 1);
}

static ag_status check_marks(sqlite3 *db, const char *path, ag_error *error)
{
    int application = 0;
    int version = 0;
    ag_error why = { 0 };
    ag_status status = ag_sql_number(db, "pragma application_id", &application, &why);
    if (status == AG_OK) status = ag_sql_number(db, "pragma user_version", &version, &why);
    if (status < 0) return is_damaged(path, status, why.text, error);
    if (application != AG_SCHEMA_APPLICATION) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "\"%s\" belongs to another program (application id 0x%08x, "
                       "expected 0x%08x): name a card database, or " BUILD_HINT,
                       path, (unsigned)application, (unsigned)AG_SCHEMA_APPLICATION);
    }
    if (version < AG_SCHEMA_VERSION) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "\"%s\" has the older schema %d, this Aggro reads %d: " AGAIN_HINT, path,
                       version, AG_SCHEMA_VERSION);
    }
    if (version > AG_SCHEMA_VERSION) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "\"%s\" has the newer schema %d, this Aggro reads %d: "
                       "use the Aggro that built it, or " AGAIN_HINT,
                       path, version, AG_SCHEMA_VERSION);
    }
    return AG_OK;
}

// ---- what is in it ----

static ag_status cant_read(const char *path, const ag_error *why, ag_error *error)
{
    int line = (int)strcspn(why->text, "\n");  // SQLite may quote a schema
    return ag_fail(error, why->status, "can't read the card database \"%s\" (%.*s): " AGAIN_HINT,
                   path, line, why->text);
}

// Small tables are read now; scripts and cards on demand.
static ag_status read_tables(ag_store *store, const char *path, ag_error *error)
{
    ag_library *library = &store->library;
    ag_reader *reader = ag_reader_open(store->db);
    ag_error why = { 0 };
    if (reader == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory left to read \"%s\"", path);
    ag_library_read_late(library, reader);
    for (int table = 0; table < AG_TABLE_COUNT; table++) {
        if (!library->late[table]
            && !ag_reader_rows(reader, table, NULL, &library->tables[table], &library->arena)) {
            break;
        }
    }
    if (ag_library_trouble(library, &why) < 0) return cant_read(path, &why, error);
    ag_library_link_decks(library);
    return AG_OK;
}

// The value under this key in the database's own description; NULL: none.
static const char *meta_of(const ag_library *library, const char *key)
{
    const ag_list *meta = &library->tables[AG_TABLE_META];
    for (int i = 0; i < meta->count; i++) {
        const ag_meta_row *row = ag_list_at(meta, i);
        if (strcmp(row->key, key) == 0) return row->value;
    }
    return NULL;
}

static ag_status check_level_of(const char *path, const char *what, int level, ag_error *error)
{
    char why[AG_LEVEL_TEXT];
    return ag_level_refused(level, "mend its scripts with \"aggro check --fix\" and build it anew",
                            why)
               ? ag_fail(error, AG_BAD_CONTENT, "\"%s\": %s %s", path, what, why)
               : AG_OK;
}

// Checks the database's own description (a built pack has less of it). The API
// level says which words the scripts use.
static ag_status check_meta(const ag_library *library, const char *path, ag_error *error)
{
    const char *level = meta_of(library, "api_level");
    const char *content = meta_of(library, "content");
    int number = AG_API_LEVEL;
    int size = 0;
    if (level != NULL
        && (sscanf(level, "%3d%n", &number, &size) != 1 || level[size] != '\0' || number < 1)) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "can't read the card database \"%s\" (meta: the api_level is \"%s\"; a "
                       "number from 1 to 999 was expected): " AGAIN_HINT,
                       path, level);
    }
    if (content != NULL
        && (strlen(content) != 32 || content[strspn(content, "0123456789abcdef")] != '\0')) {
        return ag_fail(
            error, AG_BAD_CONTENT,
            "can't read the card database \"%s\" (meta: the content is \"%s\"; a hash of "
            "32 letters of 0-9 and a-f was expected): " AGAIN_HINT,
            path, content);
    }
    return check_level_of(path, "the database", number, error);
}

static ag_status check_levels(ag_store *store, const char *path, ag_error *error)
{
    const ag_list *packs = &store->library.tables[AG_TABLE_PACK];
    char what[80];
    ag_status status = check_meta(&store->library, path, error);
    if (status == AG_OK && packs->count == 0) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "can't read the card database \"%s\" (pack: no row says whose scripts it "
                         "has; one was expected): " AGAIN_HINT,
                         path);
    }
    for (int i = 0; i < packs->count && status == AG_OK; i++) {
        const ag_pack_row *pack = ag_list_at(packs, i);
        snprintf(what, sizeof what, "the pack \"%s\"", pack->key);
        status = check_level_of(path, what, pack->api_level, error);
    }
    return status;
}

// Whether anyone but a build has written to the file: each transaction is counted in its header,
// and a build notes that count. In WAL mode the count is not reliable.
static int may_be_edited(const ag_library *library, const file_head *head)
{
    const char *noted = meta_of(library, "changes");
    unsigned changes = noted == NULL ? 0 : (unsigned)strtoul(noted, NULL, 10);
    return number_at(head, HEAD_CHANGES, 4) != changes
           || number_at(head, HEAD_WRITE_VERSION, 1) != 1;
}

// Reads the text of every script, with its true hash; those edited since the build are changes.
static void take_edits(ag_store *store, ag_list *changes)
{
    ag_library *library = &store->library;
    const ag_list *scripts = ag_library_table(library, AG_TABLE_SCRIPT);
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *row = ag_list_at(scripts, i);
        const char *noted = row->hash;
        const ag_script_row *script = ag_library_script(library, row->key);
        if (script == NULL || strcmp(script->hash, noted) == 0) continue;
        ag_library_warn(library,
                        "the script \"%s\" was edited in the database and is used as it stands "
                        "there; `aggro build` goes back to %s",
                        script->key, script->path);
        const ag_walk_file file = { script->key, script->path, "" };
        ag_edit_add(changes, &file, script->version, &library->arena);
        const char **key = ag_list_push(&store->edited, &library->arena);
        if (key != NULL) *key = script->key;
    }
}

// Edited scripts may differ from the tables. The tables of those that do not load stay.
static ag_status describe_edits(ag_library *library, ag_list *changes,
                                const ag_describer *describer, ag_error *error)
{
    ag_list findings = { .size = sizeof(ag_build_finding) };
    ag_status status = ag_library_change(library, changes, describer, 1, &findings, error);
    if (status == AG_OK && findings.count > 0) {
        const ag_build_finding *first = ag_list_at(&findings, 0);
        ag_library_warn(library,
                        "the edited scripts don't fit together, so names, costs and decks are "
                        "those of the last build: %s",
                        first->text);
    }
    ag_list_close(&findings);
    return status;
}

// A deck that breaks the rules can't raid, but the rest of the database can.
static void warn_of_decks(ag_library *library)
{
    const ag_list *decks = &library->tables[AG_TABLE_DECK];
    for (int i = 0; i < decks->count; i++) {
        ag_error why = { 0 };
        if (ag_deck_check(library, ag_list_at(decks, i), &why) < 0) {
            ag_library_warn(library, "%s", why.text);
        }
    }
}

static ag_status read_library(ag_store *store, const char *path, const file_head *head,
                              const ag_describer *describer, ag_error *error)
{
    ag_library *library = &store->library;
    ag_error why = { 0 };
    ag_status status = read_tables(store, path, error);
    if (status == AG_OK) status = check_levels(store, path, error);
    if (status < 0) return status;
    ag_list changes = { .size = sizeof(ag_edit) };
    if (may_be_edited(library, head)) take_edits(store, &changes);
    if (ag_library_trouble(library, &why) < 0) status = cant_read(path, &why, error);
    if (status == AG_OK && changes.count > 0 && describer != NULL) {
        status = describe_edits(library, &changes, describer, error);
    }
    ag_list_close(&changes);
    if (status == AG_OK) warn_of_decks(library);
    if (status == AG_OK && ag_library_trouble(library, &why) < 0) {
        status = cant_read(path, &why, error);
    }
    return status;
}

// ---- opening ----

// What is read also puts right what a program left in the middle of a transaction, where the file
// may be written; nothing else is ever written.
static ag_status open_file(ag_store *store, const char *path, ag_error *error)
{
    int code = sqlite3_open_v2(path, &store->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) code = sqlite3_busy_timeout(store->db, BUSY_MILLISECONDS);
    if (code == SQLITE_OK) code = ag_sql_harden(store->db);
    if (code == SQLITE_OK) {
        code = sqlite3_exec(store->db, "pragma query_only = on", NULL, NULL, NULL);
    }
    if (code == SQLITE_OK) return AG_OK;
    if (store->db == NULL || code == SQLITE_NOMEM) return ag_no_memory(error, path);
    return ag_sql_fail(store->db, code, path, error);
}

static ag_file_mark mark_of(const file_head *head)
{
    return (ag_file_mark){ .inode = head->inode,
                           .length = head->length,
                           .changes = number_at(head, HEAD_CHANGES, 4) };
}

ag_status ag_store_look(const ag_store *store, int *is_other, ag_error *error)
{
    file_head head;
    ag_status status = read_head(store->path, &head, error);
    ag_file_mark now = mark_of(&head);
    *is_other = now.inode != store->mark.inode || now.length != store->mark.length
                || now.changes != store->mark.changes
                || number_at(&head, HEAD_WRITE_VERSION, 1) != 1;
    return status;
}

ag_status ag_store_read(ag_store *store, const ag_describer *describer, ag_error *error)
{
    const char *path = store->path;
    file_head head;
    ag_status status = read_head(path, &head, error);
    if (status == AG_OK) status = check_file(path, &head, error);
    if (status == AG_OK) status = open_file(store, path, error);
    if (status == AG_OK) {
        // One transaction locks the file once. If it can't begin, the reads will report it.
        sqlite3_exec(store->db, "begin", NULL, NULL, NULL);
        status = check_marks(store->db, path, error);
    }
    if (status == AG_OK) status = read_library(store, path, &head, describer, error);
    if (store->db != NULL && !sqlite3_get_autocommit(store->db)) {
        sqlite3_exec(store->db, "commit", NULL, NULL, NULL);
    }
    store->mark = mark_of(&head);
    if (status < 0) {
        ag_library_close(&store->library);
        ag_library_open(&store->library);
        sqlite3_close(store->db);
        store->db = NULL;
        store->edited.count = 0;
    }
    return status;
}
