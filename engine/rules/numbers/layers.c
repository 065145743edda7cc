// The order in which continuous modifiers apply. There are no layers: they go by timestamp
// (CR 718.1), but one that depends on another comes after it (CR 719).
#include "rules/numbers/live.h"

#include <string.h>

// ---- the order ----

typedef struct ag_layer_place {
    uint32_t at;      // the latest timestamp of it and of all that it depends on (CR 719.2)
    uint32_t behind;  // how many those are: what depends on them has more
    uint32_t timestamp;
    uint32_t order;
} ag_layer_place;

static ag_layer_place place_of(const ag_derived *derived, const ag_graph *graph, int a)
{
    const ag_live *live = &derived->live[a];
    ag_layer_place place = { live->timestamp, 0, live->timestamp, live->order };
    const ag_row *on = &graph->on[a];
    int first = graph->count > 0 ? ag_row_next(on, -1, graph->words) : AG_LIVE_MAX;
    for (int b = first; b != AG_LIVE_MAX; b = ag_row_next(on, b, graph->words)) {
        if (ag_row_has(&graph->on[b], a)) {
            continue;  // CR 719.3: in a circle, or by itself, it goes by timestamp
        }
        uint32_t other = derived->live[b].timestamp;
        place.at = other > place.at ? other : place.at;  // CR 719.2
        place.behind++;
    }
    return place;
}

static int comes_before(const ag_layer_place *a, const ag_layer_place *b)
{
    if (a->at != b->at) {
        return a->at < b->at;  // CR 718.1, CR 718.2
    }
    if (a->behind != b->behind) return a->behind < b->behind;
    return a->timestamp != b->timestamp ? a->timestamp < b->timestamp : a->order < b->order;
}

// They are nearly in order: cards in play are listed by time of entry.
static void sort(ag_derived *derived, const ag_layer_place *places)
{
    uint16_t order[AG_LIVE_MAX];
    int moved = 0;
    for (int i = 0; i < derived->live_count; i++) {
        int low = 0, high = i;
        if (i == 0 || !comes_before(&places[i], &places[order[i - 1]])) low = i;
        while (low < high) {
            int middle = (low + high) / 2;
            int before = comes_before(&places[i], &places[order[middle]]);
            high = before ? middle : high;
            low = before ? low : middle + 1;
        }
        memmove(&order[low + 1], &order[low], sizeof order[0] * (size_t)(i - low));
        order[low] = (uint16_t)i;
        moved |= low != i;
    }
    if (moved) {
        ag_live live[AG_LIVE_MAX];
        memcpy(live, derived->live, sizeof live[0] * (size_t)derived->live_count);
        for (int i = 0; i < derived->live_count; i++) derived->live[i] = live[order[i]];
    }
}

void ag_layers_order(const ag_rules *rules, ag_derived *derived, const ag_slots *in_play)
{
    ag_graph graph;
    ag_layer_place places[AG_LIVE_MAX];
    ag_depend_note(rules, derived, in_play, &graph);
    for (int i = 0; i < derived->live_count; i++) places[i] = place_of(derived, &graph, i);
    sort(derived, places);
}
