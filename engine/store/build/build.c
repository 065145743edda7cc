// Builds the database: reads the files, asks each script what it is, writes the answers. If there
// is an earlier build, only what changed since is done.
#include <string.h>

#include "store/build/stamps.h"
#include "store/build/store_private.h"
#include "store/build/update.h"
#include "store/files/walk.h"
#include "store/build/write.h"

typedef struct building {
    const ag_build_order *order;
    const char *path;
    ag_files files;
    ag_build_result *out;
    ag_error *error;
} building;

static void tell(const building *now, ag_build_news news, const char *text)
{
    if (now->order->report != NULL) now->order->report(now->order->report_context, news, text);
}

// Everything that does not load is reported; the first such finding is the error.
static ag_status refuse(const building *now, const ag_list *findings)
{
    for (int i = 0; i < findings->count; i++) {
        const ag_build_finding *finding = ag_list_at(findings, i);
        tell(now, AG_BUILD_FINDING, finding->text);
    }
    now->out->findings = findings->count;
    const ag_build_finding *first = ag_list_at(findings, 0);
    return ag_fail(now->error, AG_BAD_CONTENT, "%s", first->text);
}

static void save_stamps(const building *now)
{
    ag_file_mark mark;
    if (ag_store_mark(now->path, &mark, NULL) == AG_OK) {
        ag_stamps_save(&now->files, now->path, &mark);
    }
}

// ---- all of it ----

static ag_status build_fresh(building *now)
{
    ag_library library;
    ag_list findings = { .size = sizeof(ag_build_finding) };
    ag_library_open(&library);
    ag_files_close(&now->files);
    ag_files_open(&now->files, now->order->def->folders, now->order->def->folder_count);
    ag_status status = ag_files_fill(&now->files, &library, now->error);
    if (status == AG_OK) {
        status = ag_library_describe(&library, now->order->describe, now->order->context, &findings,
                                     now->error);
    }
    if (findings.count > 0) status = refuse(now, &findings);
    if (status == AG_OK) status = ag_library_write(&library, now->path, now->error);
    if (status == AG_OK) {
        now->out->fresh = 1;
        now->out->cards = library.tables[AG_TABLE_CARD].count;
        now->out->raids = library.tables[AG_TABLE_RAID].count;
        now->out->decks = library.tables[AG_TABLE_DECK].count;
        now->out->scripts = library.tables[AG_TABLE_SCRIPT].count;
    }
    ag_list_close(&findings);
    ag_library_close(&library);
    return status;
}

// ---- what changed ----

// The cards are not all in memory, but every known file is a script.
static ag_status count_rows(const building *now, ag_store *store)
{
    now->out->raids = store->library.tables[AG_TABLE_RAID].count;
    now->out->decks = store->library.tables[AG_TABLE_DECK].count;
    now->out->scripts = now->files.known.count;
    return ag_sql_number(store->db, "select count(*) from card", &now->out->cards, now->error);
}

static void count_changes(const building *now, const ag_list *changes)
{
    for (int i = 0; i < changes->count; i++) {
        const ag_edit *change = ag_list_at(changes, i);
        ag_build_news news = change->version == NULL ? AG_BUILD_REMOVED
                             : change->was_there     ? AG_BUILD_CHANGED
                                                     : AG_BUILD_ADDED;
        now->out->removed += news == AG_BUILD_REMOVED;
        now->out->changed += news == AG_BUILD_CHANGED;
        now->out->added += news == AG_BUILD_ADDED;
        tell(now, news, change->path);
    }
}

static ag_status write_changes(building *now, ag_store *store, ag_list *changes)
{
    ag_edit_how how = { .describe = now->order->describe, .context = now->order->context };
    ag_change_news news = ag_change_news_open();
    ag_reader_hold(store->library.reader);
    ag_status status = ag_library_change(&store->library, changes, &how, &news, now->error);
    ag_reader_release(store->library.reader);
    if (status == AG_OK && news.findings.count > 0) status = refuse(now, &news.findings);
    if (status == AG_OK) status = ag_library_trouble(&store->library, now->error);
    if (status == AG_OK) {
        status = ag_library_update(now->path, changes, &news.fresh, &news.owners, now->error);
    }
    if (status == AG_OK) count_changes(now, changes);
    ag_change_news_close(&news);
    return status;
}

static ag_status build_changes(building *now, ag_store *store)
{
    ag_list changes = { .size = sizeof(ag_edit) };
    ag_status status = ag_files_look(&now->files, &store->library, NULL, 0, &changes, now->error);
    if (status < 0) {
        ag_edits_drop(&changes);
    } else if (changes.count > 0) {
        status = write_changes(now, store, &changes);
    }
    if (status == AG_OK) status = count_rows(now, store);
    ag_list_close(&changes);
    return status;
}

// The database of the last build, if the files noted beside it
// match. NULL: everything is built again.
static ag_store *open_last(building *now)
{
    ag_file_mark mark;
    ag_store *store = NULL;
    if (now->order->fresh || ag_store_mark(now->path, &mark, NULL) < 0
        || !ag_stamps_load(&now->files, now->path, &mark)
        || ag_store_open(now->path, NULL, NULL, &store, NULL) < 0) {
        return NULL;
    }
    if (store->edited.count > 0) {
        ag_store_close(store);
        return NULL;
    }
    return store;
}

ag_status ag_store_build_changes(const ag_build_order *order, ag_build_result *out, ag_error *error)
{
    building now = { .order = order, .path = order->def->database, .out = out, .error = error };
    *out = (ag_build_result){ .cards = 0 };
    ag_files_open(&now.files, order->def->folders, order->def->folder_count);
    ag_store *store = open_last(&now);
    ag_status status = store != NULL ? build_changes(&now, store) : build_fresh(&now);
    ag_store_close(store);
    if (status == AG_OK && now.files.read_count > 0) save_stamps(&now);
    ag_files_close(&now.files);
    return status;
}

ag_status ag_store_build(const char *const *folders, int folder_count, const char *out_path,
                         ag_describe *describe, void *context, ag_error *error)
{
    ag_engine_def def = { .folders = folders, .folder_count = folder_count, .database = out_path };
    ag_build_order order = { .def = &def, .describe = describe, .context = context, .fresh = 1 };
    ag_build_result result;
    building now = { .order = &order, .path = out_path, .out = &result, .error = error };
    result = (ag_build_result){ .cards = 0 };
    ag_files_open(&now.files, folders, folder_count);
    ag_status status = build_fresh(&now);
    ag_files_close(&now.files);
    return status;
}
