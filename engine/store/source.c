// The library as the script host wants it: scripts by key, and all cards as one text once somebody
// asks.
#include <string.h>

#include "game/collection.h"
#include "store/collection.h"

static int source_find(void *context, const char *key, ag_script *out)
{
    ag_library *library = context;
    int all = strcmp(key, AG_COLLECTION_KEY) == 0;
    const ag_script_row *row =
        all ? ag_library_collected(library) : ag_library_script(library, key);
    if (row == NULL) {
        return 0;
    }
    *out = (ag_script){ .key = row->key,
                        .path = row->path,
                        .source = row->source,
                        .size = strlen(row->source),
                        .hash = row->hash };
    return 1;
}

static const char *source_key(void *context, int index)
{
    const ag_rows *rows = ag_library_table(context, AG_TABLE_SCRIPT);
    return index >= 0 && index < rows->count ? ((const ag_script_row *)ag_rows_at(rows, index))->key
                                             : NULL;
}

ag_source ag_library_source(ag_library *library)
{
    return (ag_source){ .context = library, .find = source_find, .key = source_key };
}
