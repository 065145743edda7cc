// Takes what has changed: from the files if the scripts are those of folders, else from the
// database. A file counts as changed where its text differs from the library's.
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "store/build/store_private.h"
#include "store/files/walk.h"

static void keep_text(ag_store *store, ag_list *rows, const char *text)
{
    const char **place = ag_list_push(rows, &store->last);
    if (place != NULL) *place = ag_arena_text(&store->last, text);
}

void ag_store_note(ag_store *store, const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    keep_text(store, &store->findings, text);
}

void ag_store_forget(ag_store *store)
{
    store->refreshed.count = store->findings.count = 0;
    ag_arena_close(&store->last);
}

static void count_change(ag_store *store, const char *key, int was_there, int is_there,
                         ag_refresh *out)
{
    keep_text(store, &store->refreshed, key);
    out->added += !was_there && is_there;
    out->removed += was_there && !is_there;
    out->changed += was_there && is_there;
}

// ---- files ----

static ag_status read_version(const ag_walk_file *file, ag_script_version **out, ag_error *error)
{
    ag_arena arena = { 0 };
    const char *text = "";
    size_t size = 0;
    ag_status status = ag_walk_read(file, &arena, &text, &size, error);
    *out = status < 0 || arena.failed ? NULL : ag_version_open(file->key, file->path, text, size);
    ag_arena_close(&arena);
    return status == AG_OK && *out == NULL ? ag_no_memory(error, "the scripts") : status;
}

ag_status ag_library_fill(ag_library *library, const char *const *folders, int folder_count,
                          ag_error *error)
{
    ag_list files = { .size = sizeof(ag_walk_file) };
    ag_arena arena = { 0 };
    ag_status status = ag_walk(folders, folder_count, &files, &arena, error);
    for (int i = 0; i < files.count && status == AG_OK; i++) {
        ag_script_version *version;
        status = read_version(ag_list_at(&files, i), &version, error);
        if (status == AG_NOT_FOUND) {
            status = AG_OK;  // gone since it was listed
        } else if (status == AG_OK) {
            ag_library_put(library, version->key, version->path, version);
        }
    }
    ag_list_close(&files);
    ag_arena_close(&arena);
    if (status < 0) return status;
    return library->arena.failed ? ag_no_memory(error, "the scripts") : AG_OK;
}

// A look at files: what they are beside what the library has.
typedef struct looking {
    ag_store *store;
    ag_list *changes;  // ag_edit
    ag_arena arena;
    ag_error *error;
} looking;

// Scripts of packs don't come from the store's folders.
static int is_of_files(const ag_script_row *script)
{
    return script == NULL || strcmp(script->pack, "aggro") == 0;
}

static ag_status look_at(looking *now, const ag_walk_file *file)
{
    ag_library *library = &now->store->library;
    const ag_script_row *script = ag_library_row(library, file->key);
    ag_script_version *version = NULL;
    int at, was_bad = ag_library_owned(&now->store->bad, file->key, &at) > 0;
    ag_list_cut(&now->store->bad, at, was_bad);
    if (!is_of_files(script)) return AG_OK;
    ag_status status = read_version(file, &version, now->error);
    if (status < 0 && status != AG_NOT_FOUND) return status;
    int is_other = script == NULL ? version != NULL
                                  : version == NULL || strcmp(version->hash, script->hash) != 0;
    if (is_other) {
        ag_edit_add(now->changes, file, version, &now->arena);
    } else {
        ag_version_replace(version);
    }
    return AG_OK;
}

static ag_status look_at_all(looking *now)
{
    ag_store *store = now->store;
    ag_list files = { .size = sizeof(ag_walk_file) };
    store->bad.count = 0;
    ag_status status =
        ag_walk(store->folders, store->folder_count, &files, &now->arena, now->error);
    for (int i = 0; i < files.count && status == AG_OK; i++) {
        status = look_at(now, ag_list_at(&files, i));
    }
    const ag_list *scripts = ag_library_table(&store->library, AG_TABLE_SCRIPT);
    for (int i = 0; i < scripts->count && status == AG_OK; i++) {
        const ag_script_row *script = ag_list_at(scripts, i);
        int at, is_there = !is_of_files(script) || ag_library_owned(&files, script->key, &at) > 0;
        const ag_walk_file gone = { script->key, script->path, "" };
        if (!is_there) ag_edit_add(now->changes, &gone, NULL, &now->arena);
    }
    ag_list_close(&files);
    return status;
}

// Adds the file at this place. 0: it neither is nor was a file of the folders.
static int add_file(looking *now, ag_list *files, const char *place)
{
    char path[4096], key[64];
    struct stat facts;
    int is_there = stat(place, &facts) == 0;
    if (!ag_walk_path(now->store->folders, now->store->folder_count, place, path, sizeof path)
        || ag_walk_key(path, key, sizeof key, NULL) < 0 || (is_there && !S_ISREG(facts.st_mode))) {
        return 0;
    }
    ag_walk_file *file = ag_list_push(files, &now->arena);
    if (file != NULL) {
        *file = ag_walk_file_copy(&(ag_walk_file){ key, path, place }, &now->arena);
    }
    return 1;
}

// Files that did not load are looked at again if any other changed.
static ag_status look_at_some(looking *now, const ag_list *files)
{
    ag_status status = AG_OK;
    for (int i = 0; i < files->count && status == AG_OK; i++) {
        status = look_at(now, ag_list_at(files, i));
    }
    ag_list *bad = &now->store->bad;
    while (bad->count > 0 && now->changes->count > 0 && status == AG_OK) {
        const ag_walk_file file = *(const ag_walk_file *)ag_list_at(bad, 0);
        status = look_at(now, &file);
    }
    return status;
}

static ag_status look(looking *now, const char *const *paths, int path_count)
{
    ag_store *store = now->store;
    ag_list files = { .size = sizeof(ag_walk_file) };
    int named = paths != NULL && path_count > 0;
    ag_status status = AG_OK;
    for (int i = 0; i < path_count && named; i++) named = add_file(now, &files, paths[i]);
    if (!named || store->unfinished) {
        status = look_at_all(now);
        store->unfinished = status < 0;
    }
    if (named && (store->unfinished || now->changes->count == 0)) {
        ag_edits_drop(now->changes);  // another file is in the way; the named ones may be right
        status = look_at_some(now, &files);
        store->unfinished |= status < 0;
    }
    ag_list_close(&files);
    if (status < 0) return status;
    return now->arena.failed ? ag_no_memory(now->error, "the list of scripts") : AG_OK;
}

// Notes which files are to be looked at again, because their changes were taken back.
static void note_bad(ag_store *store, const ag_list *changes)
{
    for (int i = 0; i < changes->count; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        int at;
        if (!change->undone) continue;
        (void)ag_library_owned(&store->bad, change->file.key, &at);
        ag_walk_file *file = ag_list_insert(&store->bad, at, &store->texts);
        if (file != NULL) *file = ag_walk_file_copy(&change->file, &store->texts);
    }
}

ag_status ag_store_take(ag_store *store, ag_list *changes, const ag_describer *describer,
                        ag_refresh *out, ag_error *error)
{
    ag_list findings = { .size = sizeof(ag_build_finding) };
    if (changes->count == 0) return AG_OK;
    ag_status status = ag_library_change(&store->library, changes, describer, 0, &findings, error);
    for (int i = 0; i < changes->count && status == AG_OK; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        if (change->undone) continue;
        count_change(store, change->file.key, change->was_there, change->version != NULL, out);
    }
    for (int i = 0; i < findings.count && status == AG_OK; i++) {
        keep_text(store, &store->findings,
                  ((const ag_build_finding *)ag_list_at(&findings, i))->text);
    }
    ag_list_close(&findings);
    return status;
}

static ag_status from_files(ag_store *store, const char *const *paths, int path_count,
                            const ag_describer *describer, ag_refresh *out, ag_error *error)
{
    ag_list changes = { .size = sizeof(ag_edit) };
    looking now = { .store = store, .changes = &changes, .error = error };
    ag_status status = look(&now, paths, path_count);
    if (status < 0) {
        ag_edits_drop(&changes);
    } else {
        status = ag_store_take(store, &changes, describer, out, error);
        store->unfinished |= status < 0;
        if (status == AG_OK) note_bad(store, &changes);
    }
    ag_list_close(&changes);
    ag_arena_close(&now.arena);
    return status;
}

// ---- the database ----

// Whether the script has changed. Of a script that nobody read, only an edit is known.
static int is_other(const ag_store *old, const ag_store *fresh, const ag_script_row *script)
{
    const ag_script_row *before = ag_library_known_script(&old->library, script->key);
    int at;
    if (before == NULL && old->library.late[AG_TABLE_SCRIPT]) {
        return ag_library_owned(&fresh->edited, script->key, &at) > 0
               && ag_library_owned(&old->edited, script->key, &at) == 0;
    }
    return before == NULL || strcmp(before->hash, script->hash) != 0;
}

static void compare_stores(ag_store *store, const ag_store *fresh, ag_refresh *out)
{
    const ag_list *scripts = ag_library_table(&fresh->library, AG_TABLE_SCRIPT);
    const ag_list *old = &store->library.tables[AG_TABLE_SCRIPT];
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *script = ag_list_at(scripts, i);
        int was_there = store->library.late[AG_TABLE_SCRIPT]
                        || ag_library_known_script(&store->library, script->key) != NULL;
        if (is_other(store, fresh, script)) count_change(store, script->key, was_there, 1, out);
    }
    for (int i = 0; i < old->count; i++) {
        const char *key = ((const ag_script_row *)ag_list_at(old, i))->key;
        if (ag_library_row(&fresh->library, key) == NULL) count_change(store, key, 1, 0, out);
    }
}

static ag_status from_database(ag_store *store, const ag_describer *describer, ag_refresh *out,
                               ag_error *error)
{
    ag_store *fresh;
    int other;
    ag_status status = ag_store_look(store, &other, error);
    if (status < 0 || !other) return status;
    status = ag_store_open(store->path, describer, &fresh, error);
    if (status < 0) return status;
    compare_stores(store, fresh, out);
    fresh->library.lang = ag_arena_text(&fresh->library.arena, store->library.lang);
    ag_store old = *store;
    store->db = fresh->db;
    store->library = fresh->library;
    store->mark = fresh->mark;
    store->edited = fresh->edited;
    fresh->db = old.db;
    fresh->library = old.library;
    fresh->edited = old.edited;
    ag_store_close(fresh);
    return AG_OK;
}

ag_status ag_store_refresh(ag_store *store, const char *const *paths, int path_count,
                           const ag_describer *describer, ag_refresh *out, ag_error *error)
{
    *out = (ag_refresh){ .changed = 0 };
    ag_store_forget(store);
    ag_status status = store->folder_count > 0
                           ? from_files(store, paths, path_count, describer, out, error)
                           : from_database(store, describer, out, error);
    out->findings = store->findings.count;
    return status == AG_OK && store->last.failed ? ag_no_memory(error, "what changed") : status;
}
