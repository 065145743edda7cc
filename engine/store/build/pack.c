// Takes a pack's scripts from its folder or its database into a library or a database.
#include "store/build/pack.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"
#include "base/hash.h"
#include "store/files/walk.h"
#include "store/database/schema.h"
#include "store/database/sql.h"
#include "store/build/store_private.h"

enum { PATH_SIZE = 4096, SCRIPTS_MAX = 20000, SCRIPT_SIZE_MAX = 1048576, STEPS_MAX = 200 };

// ---- a folder ----

static ag_status add_file(const ag_walk_file *file, ag_list *scripts, ag_arena *arena,
                          ag_error *error)
{
    const char *text = "";
    size_t size = 0;
    ag_status status = ag_walk_read(file, arena, &text, &size, error);
    ag_pack_script *row = status < 0 ? NULL : ag_list_push(scripts, arena);
    if (row != NULL) *row = (ag_pack_script){ file->key, file->path, text, size };
    return status;
}

static int compare_scripts(const void *a, const void *b)
{
    const ag_pack_script *one = a, *other = b;
    return strcmp(one->key, other->key);
}

static ag_status read_folder(const char *path, ag_list *scripts, ag_arena *arena, ag_error *error)
{
    char place[PATH_SIZE];
    struct stat facts;
    ag_list files = { .size = sizeof(ag_walk_file) };
    ag_walk_file manifest = { .key = AG_PACK_MANIFEST, .path = "pack.lua", .place = place };
    int length = snprintf(place, sizeof place, "%s/pack.lua", path);
    if (length >= PATH_SIZE || stat(place, &facts) != 0) {
        return ag_fail(error, AG_BAD_CONTENT, "\"%s\" is no pack: it has no pack.lua", path);
    }
    ag_status status = ag_inside(place, "pack.lua", &path, 1, error);
    if (status == AG_OK) status = ag_walk(&path, 1, &files, arena, error);
    for (int i = 0; i < files.count && status == AG_OK; i++) {
        status = add_file(ag_list_at(&files, i), scripts, arena, error);
    }
    if (status == AG_OK) status = add_file(&manifest, scripts, arena, error);
    ag_list_close(&files);
    if (scripts->count > 0) {
        qsort(scripts->items, (size_t)scripts->count, scripts->size, compare_scripts);
    }
    return status;
}

// ---- a stranger's database ----

static int count_steps(void *context)
{
    int *steps = context;
    return ++*steps > STEPS_MAX;
}

static ag_status refuse(const char *path, const char *what, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT, "the pack \"%s\" is refused: %s", path, what);
}

// Allows only the tables that a build makes: nothing that runs by itself has a place in a pack.
static ag_status check_schema(sqlite3 *db, const char *path, ag_error *error)
{
    static const char active[] =
        "select type || ' \"' || substr(name, 1, 60) || '\"' from sqlite_schema "
        "where type not in ('table', 'index') limit 1";
    static const char plain[] =
        "select count(*) from sqlite_schema where type = 'table' and name in "
        "('meta', 'pack', 'script') and sql like 'create table %' and sql not like "
        "'%generated%' and sql not like '%) as (%'";
    char found[128], what[192];
    int count = 0, application = 0, version = 0;
    ag_error why = { 0 };
    ag_status status = ag_sql_number(db, "pragma application_id", &application, &why);
    if (status == AG_OK) status = ag_sql_number(db, "pragma user_version", &version, &why);
    if (status == AG_OK) status = ag_sql_text(db, active, found, sizeof found, &why);
    if (status == AG_OK) status = ag_sql_number(db, plain, &count, &why);
    if (status < 0) {
        snprintf(what, sizeof what, "it can't be read (%.150s)", why.text);
        return refuse(path, what, error);
    }
    if (application != AG_SCHEMA_APPLICATION) {
        return refuse(path, "it belongs to another program", error);
    }
    if (version != AG_SCHEMA_VERSION) {
        snprintf(what, sizeof what,
                 "it has the schema %d, this Aggro reads %d: build it again from its folder",
                 version, AG_SCHEMA_VERSION);
        return refuse(path, what, error);
    }
    if (found[0] != '\0') {
        snprintf(what, sizeof what, "it holds the %s, and a pack has tables only", found);
        return refuse(path, what, error);
    }
    return count == 3 ? AG_OK : refuse(path, "its tables are not those of a pack", error);
}

static ag_status check_whole(sqlite3 *db, const char *path, ag_error *error)
{
    char answer[160], what[224];
    ag_error why = { 0 };
    ag_status status = ag_sql_text(db, "pragma quick_check(1)", answer, sizeof answer, &why);
    if (status == AG_OK && strcmp(answer, "ok") == 0) return AG_OK;
    snprintf(what, sizeof what, "it is damaged (%.180s)", status < 0 ? why.text : answer);
    return refuse(path, what, error);
}

static const char *column(sqlite3_stmt *row, int index)
{
    int is_text = sqlite3_column_type(row, index) == SQLITE_TEXT;
    const char *text = is_text ? (const char *)sqlite3_column_text(row, index) : NULL;
    return text == NULL || strlen(text) != (size_t)sqlite3_column_bytes(row, index) ? "" : text;
}

// Columns: key, hash, path, source.
static ag_status take_row(sqlite3_stmt *row, const char *path, ag_list *scripts, ag_arena *arena,
                          ag_error *error)
{
    char key[64], hash[AG_HASH_TEXT_SIZE], what[256];
    ag_error why = { 0 };
    const char *text = column(row, 3);
    size_t size = strlen(text);
    int manifest =
        strcmp(column(row, 0), AG_PACK_MANIFEST) == 0 && strcmp(column(row, 2), "pack.lua") == 0;
    if (size == 0 || size > SCRIPT_SIZE_MAX || scripts->count == SCRIPTS_MAX) {
        return refuse(path, "a script in it is no text, or larger than 1 MiB, or one too many",
                      error);
    }
    if (!manifest
        && (ag_walk_key(column(row, 2), key, sizeof key, &why) < 0
            || strcmp(key, column(row, 0)) != 0)) {
        snprintf(what, sizeof what,
                 "the script \"%.64s\" has the path \"%.100s\", which is another's", column(row, 0),
                 column(row, 2));
        return refuse(path, what, error);
    }
    ag_hash_script(text, size, hash);
    if (strcmp(hash, column(row, 1)) != 0) {
        snprintf(what, sizeof what,
                 "the script \"%.64s\" was edited: its text is not the one that its hash is of",
                 column(row, 0));
        return refuse(path, what, error);
    }
    ag_pack_script *script = ag_list_push(scripts, arena);
    if (script != NULL) {
        *script = (ag_pack_script){ ag_arena_text(arena, column(row, 0)),
                                    ag_arena_text(arena, column(row, 2)),
                                    ag_arena_bytes(arena, text, size), size };
    }
    return AG_OK;
}

static ag_status take_rows(sqlite3 *db, const char *path, ag_list *scripts, ag_arena *arena,
                           ag_error *error)
{
    sqlite3_stmt *rows = NULL;
    ag_status status = AG_OK;
    int code = sqlite3_prepare_v2(db, "select key, hash, path, source from script order by key", -1,
                                  &rows, NULL);
    while (status == AG_OK && code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        code = SQLITE_OK;
        status = take_row(rows, path, scripts, arena, error);
    }
    if (status == AG_OK && code != SQLITE_DONE) {
        char what[192];
        snprintf(what, sizeof what, "it can't be read (%.150s)", sqlite3_errmsg(db));
        status = refuse(path, what, error);
    }
    sqlite3_finalize(rows);
    return status;
}

static ag_status read_database(const char *path, ag_list *scripts, ag_arena *arena, ag_error *error)
{
    sqlite3 *db = NULL;
    int steps = 0;
    int code = sqlite3_open_v2(
        path, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW, NULL);
    if (code == SQLITE_OK) code = ag_sql_harden(db);
    if (code != SQLITE_OK) {
        sqlite3_close(db);
        return ag_fail(error, AG_ENVIRONMENT, "can't open the pack \"%s\"", path);
    }
    sqlite3_limit(db, SQLITE_LIMIT_COLUMN, 64);
    sqlite3_limit(db, SQLITE_LIMIT_COMPOUND_SELECT, 4);
    sqlite3_limit(db, SQLITE_LIMIT_FUNCTION_ARG, 8);
    sqlite3_progress_handler(db, 1000000, count_steps, &steps);
    ag_status status = check_schema(db, path, error);
    if (status == AG_OK) status = check_whole(db, path, error);
    if (status == AG_OK) status = take_rows(db, path, scripts, arena, error);
    sqlite3_close(db);
    return status;
}

// ---- both ----

static int has_manifest(const ag_list *scripts)
{
    for (int i = 0; i < scripts->count; i++) {
        if (strcmp(((const ag_pack_script *)ag_list_at(scripts, i))->key, AG_PACK_MANIFEST) == 0) {
            return 1;
        }
    }
    return 0;
}

ag_status ag_pack_scripts(const char *path, ag_list *scripts, ag_arena *arena, ag_error *error)
{
    struct stat facts;
    AG_ASSERT(scripts->size == sizeof(ag_pack_script));
    if (stat(path, &facts) != 0) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read the pack \"%s\": %s", path,
                       strerror(errno));
    }
    ag_status status = S_ISDIR(facts.st_mode) ? read_folder(path, scripts, arena, error)
                                              : read_database(path, scripts, arena, error);
    if (status == AG_OK && arena->failed) {
        return ag_no_memory(error, path);
    }
    if (status == AG_OK && !has_manifest(scripts)) return refuse(path, "it has no pack.lua", error);
    return status;
}

// ---- into a library ----

void ag_pack_edit(ag_list *edits, const ag_pack_script *script, ag_arena *arena)
{
    ag_script_version *version =
        ag_version_open(script->key, script->path, script->text, script->size);
    const ag_walk_file file = { script->key, script->path, "" };
    arena->failed |= version == NULL;
    if (version != NULL) ag_edit_add(edits, &file, version, arena);
}

void ag_pack_own(ag_library *library, const char *key, const char *pack)
{
    int at;
    ag_list *scripts = &library->tables[AG_TABLE_SCRIPT];
    AG_ASSERT(pack != NULL);
    if (ag_library_owned(scripts, key, &at) > 0) {
        ((ag_script_row *)ag_list_at(scripts, at))->pack = pack;
    }
}

static void note_pack(ag_library *library, const ag_list *edits, const ag_pack_row *pack)
{
    ag_list *packs = &library->tables[AG_TABLE_PACK];
    int at;
    const char *key = ag_arena_text(&library->arena, pack->key);
    (void)ag_library_owned(packs, pack->key, &at);
    ag_pack_row *row = ag_list_insert(packs, at, &library->arena);
    if (row != NULL) {
        *row = (ag_pack_row){ key, ag_arena_text(&library->arena, pack->name), pack->api_level };
    }
    for (int i = 0; i < edits->count; i++) {
        ag_pack_own(library, ((const ag_edit *)ag_list_at(edits, i))->file.key, key);
    }
}

ag_status ag_pack_put(ag_library *library, const ag_list *scripts, const ag_pack_row *pack,
                      const ag_describer *describer, ag_error *error)
{
    ag_list edits = { .size = sizeof(ag_edit) }, findings = { .size = sizeof(ag_build_finding) };
    for (int i = 0; i < scripts->count; i++) {
        const ag_pack_script *script = ag_list_at(scripts, i);
        if (strcmp(script->key, AG_PACK_MANIFEST) != 0) {
            ag_pack_edit(&edits, script, &library->arena);
        }
    }
    ag_status status = AG_OK;
    if (library->arena.failed) {
        status = ag_no_memory(error, "a pack");
        ag_edits_drop(&edits);
    } else if (edits.count > 0) {
        status = ag_library_change(library, &edits, describer, 1, &findings, error);
    }
    if (status == AG_OK && findings.count > 0) {
        const ag_build_finding *first = ag_list_at(&findings, 0);
        status = ag_fail(error, AG_BAD_CONTENT, "the pack \"%s\" does not load: %s", pack->key,
                         first->text);
    }
    if (status == AG_OK) note_pack(library, &edits, pack);
    ag_list_close(&findings);
    ag_list_close(&edits);
    return status;
}

// ---- into a database ----

ag_status ag_pack_write(const ag_list *scripts, const ag_pack_row *pack, const char *path,
                        ag_error *error)
{
    ag_library library;
    ag_library_open(&library);
    for (int i = 0; i < scripts->count; i++) {
        const ag_pack_script *script = ag_list_at(scripts, i);
        ag_library_add_script(&library, script->key, script->path, script->text, script->size);
    }
    ag_list *rows = &library.tables[AG_TABLE_SCRIPT];
    for (int i = 0; i < rows->count; i++) ((ag_script_row *)ag_list_at(rows, i))->pack = pack->key;
    ag_pack_row *row = ag_list_push(&library.tables[AG_TABLE_PACK], &library.arena);
    if (row != NULL) *row = *pack;
    ag_meta_row *meta = ag_list_push(&library.tables[AG_TABLE_META], &library.arena);
    if (meta != NULL) *meta = (ag_meta_row){ "built_by", "aggro " AG_VERSION };
    ag_status status =
        library.arena.failed ? ag_no_memory(error, path) : ag_library_write(&library, path, error);
    ag_library_close(&library);
    return status;
}
