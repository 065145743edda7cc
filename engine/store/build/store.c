// An open card database as its users see it: opened, asked, closed.
#include "store/build/store_private.h"

#include <string.h>

static char *copy_of(const char *text)
{
    return text == NULL ? NULL : sqlite3_mprintf("%s", text);
}

ag_store *ag_store_new(const char *path, const char *const *folders, int folder_count)
{
    ag_store *store = sqlite3_malloc64(sizeof *store);
    if (store == NULL) return NULL;
    memset(store, 0, sizeof *store);
    ag_library_open(&store->library);
    store->path = copy_of(path);
    store->folders = sqlite3_malloc64(sizeof *store->folders * ((size_t)folder_count + 1));
    int whole = (path == NULL || store->path != NULL) && store->folders != NULL;
    for (int i = 0; i < folder_count && whole; i++) {
        store->folders[i] = copy_of(folders[i]);
        store->folder_count = i + 1;
        whole = store->folders[i] != NULL;
    }
    ag_files_open(&store->files, (const char *const *)store->folders, store->folder_count);
    store->edited.size = store->refreshed.size = store->findings.size = sizeof(const char *);
    if (!whole) {
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
    ag_files_close(&store->files);
    ag_list_close(&store->edited);
    ag_list_close(&store->refreshed);
    ag_list_close(&store->findings);
    ag_arena_close(&store->last);
    for (int i = 0; i < store->folder_count; i++) sqlite3_free(store->folders[i]);
    sqlite3_free(store->folders);
    sqlite3_free(store->path);
    sqlite3_free(store);
}

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
