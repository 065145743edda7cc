// Arguments that name something by a text: a word or sequence of the raid, a `later` of the card.
#include <string.h>

#include "base/error.h"
#include "lua/words/call.h"

static const char *word_name(void *context, int index)
{
    const ag_raid_def *raid = context;
    return raid != NULL && index < raid->word_count ? raid->word_names[index] : NULL;
}

static int raid_word(ag_api_call *call, const char *name)
{
    int found = ag_host_raid_word(ag_host_of(call->L), name);
    if (found < 0) {
        const char *near = ag_nearest(name, word_name, (void *)call->rules->catalog->raid);
        ag_call_fail(call,
                     near != NULL ? "the raid has no word \"%s\" (did you mean \"%s\"?)"
                                  : "the raid has no word \"%s\"%s",
                     name, near != NULL ? near : "");
    }
    AG_ASSERT(found < AG_RAID_WORD_MAX);
    return found;
}

typedef struct laters {
    const ag_host *host;
    const ag_card_def *def;
    uint16_t printed;
    int power;
} laters;

static const char *next_later(void *context, int index)
{
    laters *list = context;
    (void)index;
    while (list->power < list->def->power_count) {
        int power = list->power++;
        if (list->def->powers[power].kind == AG_POWER_LATER) {
            return ag_host_power_name(list->host, list->printed, power);
        }
    }
    return NULL;
}

static int later(ag_api_call *call, const char *name)
{
    const ag_host *host = ag_host_of(call->L);
    uint16_t printed = call->run->frame->printed;
    const ag_card_def *def = ag_catalog_card(call->rules->catalog, printed);
    int power = ag_host_power(host, printed, name);
    if (power >= 0 && def->powers[power].kind == AG_POWER_LATER) return power;
    laters list = { .host = host, .def = def, .printed = printed };
    const char *near = ag_nearest(name, next_later, &list);
    ag_call_fail(call,
                 near != NULL ? "\"%s\" is not among the card's `later` (did you mean \"%s\"?)"
                              : "\"%s\" is not among the card's `later`%s",
                 name, near != NULL ? near : "");
}

static int sequence(ag_api_call *call, const char *name)
{
    const ag_raid_def *raid = call->rules->catalog->raid;
    for (int i = 0; raid != NULL && i < raid->sequence_count; i++) {
        if (strcmp(raid->sequences[i].word, name) == 0) return i;
    }
    ag_call_fail(call, "the raid has no sequence \"%s\": its field `sequences` lists them", name);
}

int ag_call_named(ag_api_call *call, int shape, const char *name)
{
    switch (shape) {
    case AG_SHAPE_RAID_WORD: return raid_word(call, name);
    case AG_SHAPE_LATER: return later(call, name);
    default: return sequence(call, name);
    }
}
