// Builds the database: reads the files, asks each script what it is, writes the answers. The rows
// make a database in memory, whose bytes become the file.
#include <errno.h>
#include <string.h>

#include "base/assert.h"
#include "store/build/store_private.h"
#include "store/database/schema.h"

// ---- writing ----

// What tools search: in order of key, so that the index is the same each time.
static const char search_sql[] =
    "insert into card_search (key, name, text) "
    "select card.key, card.name || coalesce(' ' || card.back_name, ''), coalesce(front.text, '')"
    " || coalesce(' ' || back.text, '') from card"
    " left join card_text as front on front.key = card.key and front.lang = 'en'"
    " and front.field = 'text'"
    " left join card_text as back on back.key = card.key and back.lang = 'en'"
    " and back.field = 'back_text' order by card.key;"
    "insert into card_search (card_search) values ('optimize')";

static ag_status fill(sqlite3 *db, const ag_library *library, ag_error *error)
{
    static const char *const steps[] = { "pragma page_size = 4096; pragma foreign_keys = on; begin",
                                         ag_schema_sql, NULL, search_sql, "commit; vacuum" };
    for (int i = 0; i < 5; i++) {
        ag_status status = AG_OK;
        for (int table = 0; table < AG_TABLE_COUNT && steps[i] == NULL && status == AG_OK;
             table++) {
            status = ag_sql_insert(db, &ag_tables[table], &library->tables[table], error);
        }
        int code = steps[i] == NULL ? SQLITE_OK : sqlite3_exec(db, steps[i], NULL, NULL, NULL);
        if (code != SQLITE_OK) status = ag_sql_fail(db, code, "building the database", error);
        if (status < 0) return status;
    }
    return AG_OK;
}

ag_status ag_library_write(const ag_library *library, const char *path, ag_error *error)
{
    sqlite3 *db = NULL;
    sqlite3_int64 size = 0;
    ag_text bytes = { 0 };
    AG_ASSERT(!library->arena.failed);
    int code = sqlite3_open_v2(
        ":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    ag_status status = code == SQLITE_OK ? fill(db, library, error)
                                         : ag_sql_fail(db, code, "building the database", error);
    if (status == AG_OK) {
        bytes.bytes = (char *)sqlite3_serialize(db, "main", &size, 0);
        bytes.length = (size_t)size;
        if (bytes.bytes == NULL) {
            status = ag_no_memory(error, path);
        } else if (!ag_text_write_file(&bytes, path)) {
            status = ag_fail(error, errno == ENOMEM ? AG_NO_MEMORY : AG_ENVIRONMENT,
                             "can't write \"%s\": %s", path, strerror(errno));
        }
    }
    sqlite3_free(bytes.bytes);
    sqlite3_close(db);
    return status;
}

// ---- building ----

static void tell(const ag_build_order *order, ag_build_news news, const char *text)
{
    if (order->report != NULL) order->report(order->report_context, news, text);
}

// Compares the scripts with those of the database that was there.
static void compare(const ag_build_order *order, const ag_list *was, const ag_list *now,
                    ag_build_result *out)
{
    for (int i = 0, j = 0; i < was->count || j < now->count;) {
        const ag_script_row *old = i < was->count ? ag_list_at(was, i) : NULL;
        const ag_script_row *new = j < now->count ? ag_list_at(now, j) : NULL;
        int by_key = old == NULL ? 1 : new == NULL ? -1 : strcmp(old->key, new->key);
        i += by_key <= 0;
        j += by_key >= 0;
        if (by_key < 0) {
            out->removed++;
            tell(order, AG_BUILD_REMOVED, old->path);
        } else if (by_key > 0) {
            out->added++;
            tell(order, AG_BUILD_ADDED, new->path);
        } else if (strcmp(old->hash, new->hash) != 0) {
            out->changed++;
            tell(order, AG_BUILD_CHANGED, new->path);
        }
    }
}

ag_status ag_store_build(const ag_build_order *order, ag_build_result *out, ag_error *error)
{
    ag_library library;
    ag_store *last = NULL;
    ag_list findings = { .size = sizeof(ag_build_finding) };
    *out = (ag_build_result){ .cards = 0 };
    ag_library_open(&library);
    ag_status status = ag_library_fill(&library, order->folders, order->folder_count, error);
    if (status == AG_OK) {
        status = ag_library_describe(&library, &order->describer, &findings, error);
    }
    out->findings = findings.count;
    for (int i = 0; i < findings.count; i++) {
        tell(order, AG_BUILD_FINDING, ((const ag_build_finding *)ag_list_at(&findings, i))->text);
    }
    if (status == AG_OK) {
        // What is read of it is that of before, even if another file is in its place.
        out->fresh = ag_store_open(order->path, NULL, &last, NULL) < 0;
        if (!out->fresh) (void)ag_library_table(&last->library, AG_TABLE_SCRIPT);
        out->cards = library.tables[AG_TABLE_CARD].count;
        out->raids = library.tables[AG_TABLE_RAID].count;
        out->decks = library.tables[AG_TABLE_DECK].count;
        out->scripts = library.tables[AG_TABLE_SCRIPT].count;
        status = ag_library_write(&library, order->path, error);
    }
    if (status == AG_OK && !out->fresh) {
        compare(order, &last->library.tables[AG_TABLE_SCRIPT], &library.tables[AG_TABLE_SCRIPT],
                out);
    }
    ag_store_close(last);
    ag_list_close(&findings);
    ag_library_close(&library);
    return status;
}
