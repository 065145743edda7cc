// A recording as a source of scripts: the first set by key, those of reloads by set.
#include <stdlib.h>
#include <string.h>

#include "game/record/recording.h"

static int by_key(const void *a, const void *b)
{
    return strcmp(((const ag_script *)a)->key, ((const ag_script *)b)->key);
}

static int source_find(void *context, const char *key, ag_script *out)
{
    const ag_recording *from = context;
    ag_script wanted = { .key = key };
    const ag_script *found =
        bsearch(&wanted, from->scripts, (size_t)from->script_count, sizeof *from->scripts, by_key);
    if (found != NULL) *out = *found;
    return found != NULL;
}

static const char *source_key(void *context, int index)
{
    const ag_recording *from = context;
    return index >= 0 && index < from->script_count ? from->scripts[index].key : NULL;
}

static int source_of_set(void *context, int set, int index, ag_script *out)
{
    const ag_recording *from = context;
    for (int i = 0; i < from->later_count; i++) {
        if (from->later_sets[i] == set && index-- == 0) {
            *out = from->later[i];
            return 1;
        }
    }
    return 0;
}

int ag_recording_has(const ag_recording *from, int set, const char *key)
{
    ag_script script;
    int index = 0;
    if (set == 0) return source_find((void *)(uintptr_t)from, key, &script);
    while (source_of_set((void *)(uintptr_t)from, set, index++, &script)) {
        if (strcmp(script.key, key) == 0) return 1;
    }
    return 0;
}

ag_source ag_recording_source(ag_recording *from)
{
    return (ag_source){
        .context = from, .find = source_find, .key = source_key, .of_set = source_of_set
    };
}
