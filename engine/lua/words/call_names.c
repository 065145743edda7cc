// Arguments that name something by a text: a word or sequence of the raid, a `later` of the card.
#include "base/error.h"
#include "lua/words/call.h"

const char *ag_call_name_at(void *named, int index)
{
    const ag_call_names *among = named;
    const ag_raid_def *raid = among->raid;
    if (among->shape == AG_SHAPE_LATER) {
        if (index >= among->def->power_count) return NULL;
        return among->def->powers[index].kind == AG_POWER_LATER
                   ? ag_host_power_name(among->host, among->printed, index)
                   : "";
    }
    if (raid == NULL) return NULL;
    if (among->shape == AG_SHAPE_RAID_WORD) {
        return index < raid->word_count ? raid->word_names[index] : NULL;
    }
    return index < raid->sequence_count ? raid->sequences[index].word : NULL;
}

int ag_call_named(ag_api_call *call, int shape, const char *name)
{
    const ag_catalog *catalog = call->rules->catalog;
    uint16_t printed = call->run->frame->printed;
    ag_call_names among = { ag_host_of(call->L), catalog->raid, ag_catalog_card(catalog, printed),
                            printed, shape };
    int place = ag_candidate_find(name, ag_call_name_at, &among);
    if (place >= 0) return place;
    char meant[AG_MEANT_BYTES];
    ag_meant(name, ag_call_name_at, &among, meant, sizeof meant);
    switch (shape) {
    case AG_SHAPE_LATER:
        ag_call_fail(call, "\"%s\" is not among the card's `later`%s", name, meant);
    case AG_SHAPE_RAID_WORD: ag_call_fail(call, "the raid has no word \"%s\"%s", name, meant);
    default:
        ag_call_fail(call, "the raid has no sequence \"%s\"%s: its field `sequences` lists them",
                     name, meant);
    }
}
