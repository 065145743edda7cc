// Takes what has changed: from the files if the scripts are those
// of folders, else from the database.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "store/database/collection_rows.h"
#include "store/build/stamps.h"
#include "store/build/store_private.h"

typedef struct refreshing {
    ag_store *store;
    ag_describe *describe;
    void *context;
    ag_refresh *out;
    ag_error *error;
} refreshing;

static void keep_text(ag_store *store, ag_list *rows, const char *text)
{
    const char **place = ag_list_push(rows, &store->last);
    if (place != NULL) *place = ag_arena_text(&store->last, text);
}

void ag_store_forget(ag_store *store)
{
    store->refreshed.count = store->findings.count = 0;
    ag_arena_close(&store->last);
}

static void count_change(const refreshing *now, const char *key, int was_there, int is_there)
{
    keep_text(now->store, &now->store->refreshed, key);
    now->out->added += !was_there && is_there;
    now->out->removed += was_there && !is_there;
    now->out->changed += was_there && is_there;
}

// ---- from files ----

static ag_status take_changes(const refreshing *now, ag_list *changes)
{
    ag_store *store = now->store;
    ag_edit_how how = { .describe = now->describe, .context = now->context };
    ag_change_news news = ag_change_news_open();
    ag_list were = { .size = sizeof(uint8_t) };
    for (int i = 0; i < changes->count; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        uint8_t *was = ag_list_push(&were, &store->last);
        if (was != NULL) *was = ag_library_path(&store->library, change->key)[0] != '\0';
    }
    ag_library_read_all(&store->library);
    ag_status status = ag_library_change(&store->library, changes, &how, &news, now->error);
    for (int i = 0; i < changes->count && i < were.count && status == AG_OK; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        if (!change->undone) {
            count_change(now, change->key, *(const uint8_t *)ag_list_at(&were, i),
                         change->version != NULL);
        }
    }
    for (int i = 0; i < news.findings.count && status == AG_OK; i++) {
        const ag_build_finding *finding = ag_list_at(&news.findings, i);
        keep_text(store, &store->findings, finding->text);
    }
    ag_change_news_close(&news);
    ag_list_close(&were);
    return status;
}

static ag_status from_files(const refreshing *now, const char *const *paths, int path_count)
{
    ag_store *store = now->store;
    ag_list changes = { .size = sizeof(ag_edit) };
    ag_status status =
        ag_files_look(&store->files, &store->library, paths, path_count, &changes, now->error);
    if (status < 0) {
        ag_edits_drop(&changes);
    } else if (changes.count > 0) {
        status = take_changes(now, &changes);
        if (status == AG_OK) {
            ag_files_note(&store->files, &changes);
        } else {
            ag_files_retry(&store->files, &changes);
        }
    }
    ag_list_close(&changes);
    return status;
}

// ---- from the database ----

static int holds_key(const ag_list *keys, const char *key)
{
    int at;
    return ag_library_owned(keys, key, &at) > 0;
}

// Whether the script has changed. Of a script that nobody read, only an edit is known.
static int is_other(const ag_store *old, const ag_store *fresh, const ag_script_row *script)
{
    const ag_script_row *before = ag_library_known_script(&old->library, script->key);
    if (before == NULL && old->library.late[AG_TABLE_SCRIPT]) {
        return holds_key(&fresh->edited, script->key) && !holds_key(&old->edited, script->key);
    }
    return before == NULL || strcmp(before->hash, script->hash) != 0;
}

static void compare_stores(const refreshing *now, const ag_store *fresh)
{
    ag_store *store = now->store;
    const ag_list *scripts = ag_library_table(&fresh->library, AG_TABLE_SCRIPT);
    const ag_list *old = &store->library.tables[AG_TABLE_SCRIPT];
    for (int i = 0; i < scripts->count; i++) {
        const ag_script_row *script = ag_list_at(scripts, i);
        int was_there = store->library.late[AG_TABLE_SCRIPT]
                        || ag_library_known_script(&store->library, script->key) != NULL;
        if (is_other(store, fresh, script)) count_change(now, script->key, was_there, 1);
    }
    for (int i = 0; i < old->count; i++) {
        const char *key = ((const ag_script_row *)ag_list_at(old, i))->key;
        if (ag_library_path(&fresh->library, key)[0] == '\0') count_change(now, key, 1, 0);
    }
}

// Exchanges the contents of the store and `fresh`.
static void swap_content(ag_store *store, ag_store *fresh)
{
    ag_store old = *store;
    store->db = fresh->db;
    store->library = fresh->library;
    store->library.lang = ag_arena_text(&store->library.arena, old.library.lang);
    store->mark = fresh->mark;
    store->edited = fresh->edited;
    fresh->db = old.db;
    fresh->library = old.library;
    fresh->edited = old.edited;
}

static ag_status from_database(const refreshing *now)
{
    ag_store *store = now->store, *fresh;
    int other;
    ag_status status = ag_store_look(store->path, &store->mark, &other, now->error);
    if (status < 0 || !other) return status;
    status = ag_store_open(store->path, now->describe, now->context, &fresh, now->error);
    if (status < 0) return status;
    compare_stores(now, fresh);
    swap_content(store, fresh);
    ag_store_close(fresh);
    return AG_OK;
}

// ---- both ----

ag_status ag_store_refresh(ag_store *store, const char *const *paths, int path_count,
                           const ag_describer *describer, ag_refresh *out, ag_error *error)
{
    refreshing now = { .store = store,
                       .describe = describer->describe,
                       .context = describer->context,
                       .out = out,
                       .error = error };
    *out = (ag_refresh){ .changed = 0 };
    ag_store_forget(store);
    ag_status status =
        store->folder_count > 0 ? from_files(&now, paths, path_count) : from_database(&now);
    out->findings = store->findings.count;
    if (status == AG_OK && store->last.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory left to say what changed");
    }
    return status;
}

ag_status ag_store_take(ag_store *store, ag_list *changes, ag_describe *describe, void *context,
                        ag_refresh *out, ag_error *error)
{
    refreshing now = {
        .store = store, .describe = describe, .context = context, .out = out, .error = error
    };
    return changes->count == 0 ? AG_OK : take_changes(&now, changes);
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

// ---- opening ----

// Without a database there is no older version of a script that does not load.
static ag_status read_folders(ag_store *store, ag_describe *describe, void *context,
                              ag_error *error)
{
    ag_status status = ag_files_fill(&store->files, &store->library, error);
    return status < 0 ? status
                      : ag_library_describe(&store->library, describe, context, NULL, error);
}

// The database serves older versions of scripts that do not load, and makes opening fast.
static ag_status open_cached(const ag_engine_def *def, ag_describe *describe, void *context,
                             ag_store **out, ag_error *error)
{
    ag_store *store = NULL;
    ag_refresh ignored;
    ag_status status = ag_store_open(def->database, describe, context, &store, NULL);
    if (status == AG_NOT_FOUND || status == AG_BAD_CONTENT) {
        ag_build_result result;
        status = ag_store_build_changes(
            &(ag_build_order){ .def = def, .describe = describe, .context = context }, &result,
            error);
    }
    *out = ag_store_new(def->database, def->folders, def->folder_count);
    if (*out == NULL) {
        ag_store_close(store);
        return ag_fail(error, AG_NO_MEMORY, "no memory to open \"%s\"", def->database);
    }
    if (status == AG_OK && store == NULL) {
        status = ag_store_open(def->database, describe, context, &store, error);
    }
    if (status < 0) return status;
    swap_content(*out, store);
    ag_store_close(store);
    (void)ag_stamps_load(&(*out)->files, def->database, &(*out)->mark);
    ag_library_read_all(&(*out)->library);
    ag_describer describer = { .describe = describe, .context = context };
    status = ag_store_refresh(*out, NULL, 0, &describer, &ignored, error);
    for (int i = 0; status == AG_OK && i < (*out)->findings.count; i++) {
        ag_library_warn(&(*out)->library, "%s", ag_store_finding(*out, i));
    }
    return status;
}

ag_status ag_store_open_with(const ag_engine_def *def, ag_describe *describe, void *context,
                             ag_store **out, ag_error *error)
{
    ag_status status = AG_OK;
    *out = NULL;
    if (def->folder_count == 0) return ag_store_open(def->database, describe, context, out, error);
    if (def->database != NULL) {
        status = open_cached(def, describe, context, out, error);
    } else {
        *out = ag_store_new(NULL, def->folders, def->folder_count);
        status = *out == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory for the scripts")
                              : read_folders(*out, describe, context, error);
    }
    if (status < 0) {
        ag_store_close(*out);
        *out = NULL;
    }
    return status;
}
