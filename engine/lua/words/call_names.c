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
        char meant[AG_MEANT_BYTES];
        ag_meant(name, word_name, (void *)call->rules->catalog->raid, meant, sizeof meant);
        ag_call_fail(call, "the raid has no word \"%s\"%s", name, meant);
    }
    AG_ASSERT(found < AG_RAID_WORD_MAX);
    return found;
}

const char *ag_call_name_at(void *named, int index)
{
    const ag_call_names *among = named;
    if (among->shape == AG_SHAPE_SEQUENCE) {
        int count = among->raid != NULL ? among->raid->sequence_count : 0;
        return index < count ? among->raid->sequences[index].word : NULL;
    }
    if (index >= among->def->power_count) return NULL;
    return among->def->powers[index].kind == AG_POWER_LATER
               ? ag_host_power_name(among->host, among->printed, index)
               : "";
}

int ag_call_name_place(const ag_call_names *among, const char *name)
{
    const char *at;
    for (int i = 0; (at = ag_call_name_at((void *)among, i)) != NULL; i++) {
        if (at[0] != '\0' && strcmp(at, name) == 0) return i;
    }
    return -1;
}

int ag_call_named(ag_api_call *call, int shape, const char *name)
{
    if (shape == AG_SHAPE_RAID_WORD) return raid_word(call, name);
    const ag_catalog *catalog = call->rules->catalog;
    uint16_t printed = call->run->frame->printed;
    ag_call_names among = { ag_host_of(call->L), catalog->raid, ag_catalog_card(catalog, printed),
                            printed, shape };
    int place = ag_call_name_place(&among, name);
    if (place >= 0) return place;
    char meant[AG_MEANT_BYTES];
    ag_meant(name, ag_call_name_at, &among, meant, sizeof meant);
    if (shape == AG_SHAPE_SEQUENCE) {
        ag_call_fail(call, "the raid has no sequence \"%s\"%s: its field `sequences` lists them",
                     name, meant);
    }
    ag_call_fail(call, "\"%s\" is not among the card's `later`%s", name, meant);
}
