// Differences between two databases, and scripts back to files: the
// public functions over the store.
#include "api/handle/engine.h"
#include "base/assert.h"
#include "game/log/given.h"
#include "store/files/library_diff.h"
#include "store/search/export.h"

typedef struct difference_report {
    ag_difference_report *report;
    void *context;
    int count;
} difference_report;

static void tell(void *context, const ag_different *different)
{
    difference_report *now = context;
    ag_difference difference = { .kind = different->kind,
                                 .key = different->key,
                                 .name = different->name,
                                 .what = (ag_difference_what)different->what,
                                 .field = different->field,
                                 .was = different->was,
                                 .now = different->now };
    AG_ASSERT(different->what >= AG_CAME);
    AG_ASSERT(different->what <= AG_CHANGED);
    now->count++;
    now->report(now->context, &difference);
}

int ag_engine_difference(ag_engine *was, ag_engine *now, ag_difference_report *report,
                         void *context)
{
    difference_report all = { report, context, 0 };
    if (was == NULL || now == NULL || report == NULL) return 0;
    ag_library_difference(was->library, now->library, tell, &all);
    return all.count;
}

ag_status ag_engine_export(ag_engine *engine, const ag_export_wish *wish,
                           ag_exported_report *report, void *context, ag_error *error)
{
    int into = wish != NULL && wish->folder != NULL && wish->folder[0] != '\0';
    if (engine == NULL || !into || report == NULL || !ag_given_list(wish->keys, wish->key_count)) {
        return ag_fail(error, AG_USAGE,
                       "an engine, a folder and a function that is told were expected");
    }
    return ag_library_export(engine->library, wish, report, context, error);
}
