// The order in which continuous modifiers apply. There are no layers: they go by timestamp (CR
// 718.1), but one that reads what another writes comes after it (CR 719).
#include "rules/layers.h"

#include <string.h>

#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/live.h"

// ---- what one reads and writes: AG_LONG_BIT(AG_FIELD_…) ----

static uint64_t stat_fields(int stat)
{
    switch (stat) {
    case AG_STAT_ATK: return AG_LONG_BIT(AG_FIELD_ATK) | AG_LONG_BIT(AG_FIELD_SWITCH);
    case AG_STAT_REMAINING:
    case AG_STAT_HEALTH: return AG_LONG_BIT(AG_FIELD_HEALTH) | AG_LONG_BIT(AG_FIELD_SWITCH);
    case AG_STAT_DEF: return AG_LONG_BIT(AG_FIELD_DEF);
    default: return 0;
    }
}

static uint64_t filter_fields(const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    int types = filter->types != 0 || (states & AG_IS_BOSS) != 0;
    uint64_t fields = types ? AG_LONG_BIT(AG_FIELD_TYPE) : 0;
    fields |= filter->tags[0] != 0 || filter->tags[1] != 0 ? AG_LONG_BIT(AG_FIELD_TAG) : 0;
    fields |= filter->keyword != 0
                  ? AG_LONG_BIT(AG_FIELD_KEYWORD) | AG_LONG_BIT(AG_FIELD_LOSES_KEYWORD)
                  : 0;
    fields |= (states & AG_IS_DEALS) != 0 ? AG_LONG_BIT(AG_FIELD_DAMAGE_TYPE) : 0;
    return fields | stat_fields(filter->ranges[0].stat) | stat_fields(filter->ranges[1].stat);
}

static uint64_t amount_fields(const ag_amount *amount)
{
    uint64_t fields = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        int over = step->op == AG_OP_SUM || step->op == AG_OP_MOST;
        int counts = step->op == AG_OP_COUNT || over;
        int reads =
            step->op == AG_OP_STAT || step->op == AG_OP_ITS || step->op == AG_OP_HERO || over;
        fields |= counts ? filter_fields(&amount->counted) : 0;
        fields |= reads ? stat_fields(step->arg) : 0;
    }
    return fields;
}

// CR 719.1: whom it applies to, and what it does to them. Numbers are added only to what has them,
// so the filter of its subject is among it; a switch goes by its own age.
static uint64_t reads_of(const ag_live *live)
{
    const ag_change *change = live->change;
    return filter_fields(&change->subject) | amount_fields(&change->amount)
           | amount_fields(&change->condition);
}

static uint64_t writes_of(const ag_live *live)
{
    int field = live->change->field;
    int keywords =
        field == AG_FIELD_POWERS || field == AG_FIELD_INSPIRES || field == AG_FIELD_SABOTAGES;
    return AG_LONG_BIT(field) | (keywords ? AG_LONG_BIT(AG_FIELD_KEYWORD) : 0);
}

// ---- who depends on whom ----

enum { ROW_WORDS = AG_LIVE_MAX / 64 };

typedef struct ag_graph {
    uint64_t on[AG_LIVE_MAX][ROW_WORDS];  // on[a] has b: a depends on b
    uint64_t reads[AG_LIVE_MAX];
    uint64_t writes[AG_LIVE_MAX];
    uint64_t all_writes;
    int count;
} ag_graph;

static int depends(const ag_graph *graph, int a, int b)
{
    return (graph->on[a][b / 64] & AG_LONG_BIT(b % 64)) != 0;
}

// CR 719.4: doubling is last of all that touches the same number, and none of those waits for it.
static int doubles(const ag_live *live)
{
    return live->change->op == AG_CHANGE_DOUBLE && AG_RULE_HOLDS(CR_719_4);
}

// CR 700.3: what a card generates depends on what takes its powers, or gives and takes the keyword
// that generates it.
static int decides_on_it(const ag_rules *rules, const ag_graph *graph, const ag_live *other,
                         uint64_t other_reads, const ag_live *live)
{
    int field = other->change->field;
    int keyword = (field == AG_FIELD_KEYWORD || field == AG_FIELD_LOSES_KEYWORD)
                  && live->keyword == other->change->word + 1;
    if (!live->indefinite || !(keyword || field == AG_FIELD_POWERS)) {
        return 0;
    }
    return (other_reads & graph->all_writes) != 0 || ag_live_works_on(rules, other, live->source);
}

static int is_dependent(const ag_rules *rules, const ag_derived *derived, const ag_graph *graph,
                        int a, int b)
{
    const ag_live *one = &derived->live[a];
    const ag_live *other = &derived->live[b];
    int same = one->change->field == other->change->field;
    if (same && doubles(one) != doubles(other)) {
        return doubles(one);
    }
    if (!AG_RULE_HOLDS(CR_719_1)) {
        return 0;
    }
    return (graph->reads[a] & graph->writes[b]) != 0
           || decides_on_it(rules, graph, other, graph->reads[b], one);
}

static void note_edges(const ag_rules *rules, const ag_derived *derived, ag_graph *graph)
{
    for (int a = 0; a < graph->count; a++) {
        memset(graph->on[a], 0, sizeof graph->on[a]);
        for (int b = 0; b < graph->count; b++) {
            if (a != b && is_dependent(rules, derived, graph, a, b)) {
                graph->on[a][b / 64] |= AG_LONG_BIT(b % 64);
            }
        }
    }
    for (int through = 0; through < graph->count; through++) {
        for (int a = 0; a < graph->count; a++) {
            for (int i = 0; i < ROW_WORDS && depends(graph, a, through); i++) {
                graph->on[a][i] |= graph->on[through][i];
            }
        }
    }
}

// ---- the order ----

typedef struct ag_place {
    uint32_t at;      // the latest timestamp of it and of all that it depends on (CR 719.2)
    uint32_t behind;  // how many those are: whoever depends on them has more
    uint32_t timestamp;
    uint32_t order;
} ag_place;

static ag_place place_of(const ag_derived *derived, const ag_graph *graph, int a)
{
    const ag_live *live = &derived->live[a];
    ag_place place = { live->timestamp, 0, live->timestamp, live->order };
    int circle = 0;
    for (int b = 0; b < graph->count; b++) {
        if (!depends(graph, a, b) || a == b) {
            continue;
        }
        if (depends(graph, b, a)) {
            circle = 1;  // CR 719.3: among themselves they go by timestamp
            continue;
        }
        uint32_t other = derived->live[b].timestamp;
        place.at = other > place.at && AG_RULE_HOLDS(CR_719_2) ? other : place.at;
        place.behind++;
    }
    if (circle && !AG_RULE_HOLDS(CR_719_3)) {
        place.at = UINT32_MAX - live->timestamp;
    }
    return place;
}

static int comes_before(const ag_place *a, const ag_place *b)
{
    if (a->at != b->at) {
        return (a->at < b->at) == (AG_RULE_HOLDS(CR_718_1) && AG_RULE_HOLDS(CR_718_2));
    }
    if (a->behind != b->behind) {
        return a->behind < b->behind;
    }
    return a->timestamp != b->timestamp ? a->timestamp < b->timestamp : a->order < b->order;
}

// There are few, and they are nearly in order: cards in play stand by time of entry.
static void sort(ag_derived *derived, ag_place *places)
{
    for (int i = 1; i < derived->live_count; i++) {
        ag_live live = derived->live[i];
        ag_place place = places[i];
        int at = i;
        while (at > 0 && comes_before(&place, &places[at - 1])) {
            derived->live[at] = derived->live[at - 1];
            places[at] = places[at - 1];
            at--;
        }
        derived->live[at] = live;
        places[at] = place;
    }
}

// Mostly nobody reads what another writes.
static int may_depend(const ag_derived *derived, ag_graph *graph)
{
    uint64_t reads = 0, writes = 0;
    int special = 0;
    for (int i = 0; i < derived->live_count; i++) {
        graph->reads[i] = reads_of(&derived->live[i]);
        graph->writes[i] = writes_of(&derived->live[i]);
        reads |= graph->reads[i];
        writes |= graph->writes[i];
        special |= derived->live[i].change->op == AG_CHANGE_DOUBLE
                   || derived->live[i].change->field == AG_FIELD_POWERS
                   || derived->live[i].keyword != 0;
    }
    graph->all_writes = writes;
    return (reads & writes) != 0 || special;
}

void ag_layers_order(const ag_rules *rules, ag_derived *derived)
{
    ag_graph graph;
    ag_place places[AG_LIVE_MAX];
    graph.count = may_depend(derived, &graph) ? derived->live_count : 0;
    AG_ASSERT(derived->live_count <= AG_LIVE_MAX);
    note_edges(rules, derived, &graph);
    for (int i = 0; i < derived->live_count; i++) {
        places[i] = place_of(derived, &graph, i);
    }
    sort(derived, places);
}
