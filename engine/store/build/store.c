// An open card database as its users see it: opened, asked, closed.
#include "store/build/store_private.h"

#include <stdlib.h>

#include "store/files/walk.h"

ag_store *ag_store_new(const char *path, const char *const *folders, int folder_count)
{
    ag_store *store = calloc(1, sizeof *store);
    if (store == NULL) return NULL;
    ag_library_open(&store->library);
    store->bad.size = sizeof(ag_walk_file);
    store->edited.size = store->refreshed.size = store->findings.size = sizeof(const char *);
    store->path = path == NULL ? NULL : ag_arena_text(&store->texts, path);
    const char **own =
        ag_arena_item(&store->texts, ((size_t)folder_count + 1) * sizeof(const char *));
    for (int i = 0; i < folder_count && own != NULL; i++) {
        own[i] = ag_arena_text(&store->texts, folders[i]);
    }
    store->folders = own;
    store->folder_count = folder_count;
    if (store->texts.failed) {
        ag_store_close(store);
        return NULL;
    }
    return store;
}

void ag_store_close(ag_store *store)
{
    if (store == NULL) return;
    ag_library_close(&store->library);
    sqlite3_close(store->db);
    ag_list_close(&store->bad);
    ag_list_close(&store->edited);
    ag_list_close(&store->refreshed);
    ag_list_close(&store->findings);
    ag_arena_close(&store->texts);
    ag_arena_close(&store->last);
    free(store);
}

// ---- opening ----

ag_status ag_store_open(const char *path, const ag_describer *describer, ag_store **out,
                        ag_error *error)
{
    ag_store *store = *out = ag_store_new(path, NULL, 0);
    ag_status status =
        store == NULL ? ag_no_memory(error, path) : ag_store_read(store, describer, error);
    if (status < 0) {
        ag_store_close(store);
        *out = NULL;
    }
    return status;
}

// The database serves older versions of scripts that do not load.
static ag_status read_cached(ag_store *store, const ag_describer *describer, ag_error *error)
{
    ag_error why = { 0 };
    ag_refresh ignored;
    ag_status status = ag_store_read(store, describer, &why);
    if (status == AG_NOT_FOUND || status == AG_BAD_CONTENT) {
        ag_build_order order = { .folders = store->folders,
                                 .folder_count = store->folder_count,
                                 .path = store->path,
                                 .describer = *describer };
        ag_build_result result;
        status = ag_store_build(&order, &result, error);
        if (status == AG_OK) status = ag_store_read(store, describer, error);
    } else if (status < 0) {
        ag_fail(error, status, "%s", why.text);
    }
    if (status == AG_OK) {
        ag_library_read_all(&store->library);  // so that the first change is as quick as the next
        status = ag_store_refresh(store, NULL, 0, describer, &ignored, error);
    }
    for (int i = 0; status == AG_OK && i < store->findings.count; i++) {
        ag_library_warn(&store->library, "%s", ag_store_finding(store, i));
    }
    return status;
}

// Without a database there is no older version of a script that does not load.
static ag_status read_folders(ag_store *store, const ag_describer *describer, ag_error *error)
{
    ag_status status = ag_library_fill(&store->library, store->folders, store->folder_count, error);
    return status < 0 ? status : ag_library_describe(&store->library, describer, NULL, error);
}

ag_status ag_store_open_with(const ag_engine_def *def, const ag_describer *describer,
                             ag_store **out, ag_error *error)
{
    if (def->folder_count == 0) return ag_store_open(def->database, describer, out, error);
    ag_store *store = *out = ag_store_new(def->database, def->folders, def->folder_count);
    if (store == NULL) return ag_no_memory(error, "the scripts");
    ag_status status = store->path != NULL ? read_cached(store, describer, error)
                                           : read_folders(store, describer, error);
    if (status < 0) {
        ag_store_close(store);
        *out = NULL;
    }
    return status;
}

// ---- what it is ----

static const char *text_at(const ag_list *rows, int index)
{
    return index >= 0 && index < rows->count ? *(const char *const *)ag_list_at(rows, index) : NULL;
}

ag_library *ag_store_library(ag_store *store)
{
    return &store->library;
}

const char *ag_store_warning(const ag_store *store, int index)
{
    return text_at(&store->library.warnings, index);
}

const char *ag_store_refreshed(const ag_store *store, int index)
{
    return text_at(&store->refreshed, index);
}

const char *ag_store_finding(const ag_store *store, int index)
{
    return text_at(&store->findings, index);
}

const char *ag_store_sqlite_version(void)
{
    return sqlite3_libversion();
}

int ag_store_has_folders(const ag_store *store)
{
    return store->folder_count > 0;
}
