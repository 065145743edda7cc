// One text before the scripts of the database.
#include "api/handle/lone_script.h"

#include <string.h>

#include "base/assert.h"

static int find(void *context, const char *key, ag_script *out)
{
    const ag_lone_script *from = context;
    if (strcmp(key, from->script.key) == 0) {
        *out = from->script;
        return 1;
    }
    return from->rest->find != NULL && from->rest->find(from->rest->context, key, out);
}

static const char *key_at(void *context, int index)
{
    const ag_lone_script *from = context;
    return from->rest->key != NULL ? from->rest->key(from->rest->context, index) : NULL;
}

void ag_lone_script_open(ag_lone_script *out, const ag_source *rest, const char *key,
                         const char *path, const char *text, size_t size)
{
    AG_ASSERT(key != NULL);
    AG_ASSERT(text != NULL);
    *out = (ag_lone_script){ .rest = rest,
                             .script = { key, path, text, size,
                                         "00000000000000000000000000000000" } };
    out->source = (ag_source){ .context = out, .find = find, .key = key_at };
}
