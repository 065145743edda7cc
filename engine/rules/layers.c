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
    fields |= filter->keyword != 0 ? AG_KEYWORD_FIELDS : 0;
    fields |= (states & AG_IS_DEALS) != 0 ? AG_LONG_BIT(AG_FIELD_DAMAGE_TYPE) : 0;
    fields |= stat_fields(filter->extreme & ~AG_EXTREME_LOWEST);
    return fields | stat_fields(filter->ranges[0].stat) | stat_fields(filter->ranges[1].stat);
}

static uint64_t amount_fields(const ag_amount *amount)
{
    uint64_t fields = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        int over = step->op == AG_OP_SUM || step->op == AG_OP_MOST;
        int counts = step->op == AG_OP_COUNT || step->op == AG_OP_KIN
                     || step->op == AG_OP_OUTNUMBERED || step->op == AG_OP_NAMESAKES
                     || step->op == AG_OP_TARGETING || over;
        int reads =
            step->op == AG_OP_STAT || step->op == AG_OP_ITS || step->op == AG_OP_HERO || over;
        fields |= counts ? filter_fields(&amount->counted) : 0;
        fields |= reads ? stat_fields(step->arg) : 0;
        fields |= step->op == AG_OP_KIN ? AG_LONG_BIT(AG_FIELD_TAG) : 0;
    }
    return fields;
}

// CR 719.1: whom it applies to, and what it does to them. Numbers are added only to what has them,
// so the filter of its subject is among it; a switch goes by its own age.
uint64_t ag_layers_reads(const ag_live *live)
{
    const ag_change *change = live->change;
    return filter_fields(&change->subject) | amount_fields(&change->amount)
           | amount_fields(&change->condition);
}

// ---- who depends on whom ----

enum { ROW_WORDS = AG_LIVE_MAX / 64 };

// A set of those that live: a bit for each.
typedef struct ag_row {
    uint64_t words[ROW_WORDS];
} ag_row;

typedef struct ag_graph {
    ag_row on[AG_LIVE_MAX];  // on[a] has b: a depends on b
    ag_row of_field[AG_FIELD_COUNT];
    ag_row doubling;
    ag_row depended_on;
    uint64_t reads[AG_LIVE_MAX];
    uint64_t writes;  // AG_LONG_BIT(AG_FIELD_…) of all of them
    int count;
    int words;  // of a row that are in use
} ag_graph;

static void row_add(ag_row *row, int at)
{
    row->words[at / 64] |= AG_LONG_BIT(at % 64);
}

static int row_has(const ag_row *row, int at)
{
    return (row->words[at / 64] & AG_LONG_BIT(at % 64)) != 0;
}

static int row_is_empty(const ag_row *row, int words)
{
    uint64_t any = 0;
    for (int i = 0; i < words; i++) {
        any |= row->words[i];
    }
    return any == 0;
}

static void row_join(ag_row *row, const ag_row *other, int words)
{
    for (int i = 0; i < words; i++) {
        row->words[i] |= other->words[i];
    }
}

// The first in it behind `at`; AG_LIVE_MAX: none.
static int row_next(const ag_row *row, int at, int words)
{
    int word = (at + 1) / 64;
    uint64_t rest = word < words ? row->words[word] & ~(AG_LONG_BIT((at + 1) % 64) - 1) : 0;
    while (rest == 0 && ++word < words) {
        rest = row->words[word];
    }
    return rest == 0 ? AG_LIVE_MAX : word * 64 + __builtin_ctzll(rest);
}

// CR 719.4: doubling is last of all that touches the same number, and none of those waits for it.
static int doubles(const ag_live *live)
{
    return live->change->op == AG_CHANGE_DOUBLE && AG_RULE_HOLDS(CR_719_4);
}

// CR 700.3: what a card generates depends on what takes its powers, gives the power, or gives and
// takes the keyword that generates it.
static int decides_on_it(const ag_rules *rules, const ag_graph *graph, const ag_live *other,
                         uint64_t other_reads, const ag_live *live)
{
    int field = other->change->field;
    int keyword = (field == AG_FIELD_KEYWORD || field == AG_FIELD_LOSES_KEYWORD)
                  && live->keyword == other->change->word + 1;
    int gives = field == AG_FIELD_POWER && live->held != 0 && other->printed == live->printed
                && other->change->word == live->power;
    if (!live->indefinite || !(keyword || gives || field == AG_FIELD_POWERS)) {
        return 0;
    }
    return (other_reads & graph->writes) != 0 || ag_live_works_on(rules, other, live->source);
}

// CR 719.1: who reads a field depends on all that write it.
static void note_edges_of(const ag_rules *rules, const ag_derived *derived, ag_graph *graph, int a)
{
    const ag_live *live = &derived->live[a];
    const ag_row *same = &graph->of_field[live->change->field];
    ag_row *on = &graph->on[a];
    uint64_t reads = AG_RULE_HOLDS(CR_719_1) ? graph->reads[a] & graph->writes : 0;
    uint64_t decides = live->indefinite && AG_RULE_HOLDS(CR_719_1) ? AG_DECIDING_FIELDS : 0;
    memset(on, 0, sizeof *on);
    for (; reads != 0; reads &= reads - 1) {
        row_join(on, &graph->of_field[__builtin_ctzll(reads)], graph->words);
    }
    for (decides &= graph->writes; decides != 0; decides &= decides - 1) {
        const ag_row *deciders = &graph->of_field[__builtin_ctzll(decides)];
        for (int b = row_next(deciders, -1, graph->words); b < graph->count;
             b = row_next(deciders, b, graph->words)) {
            if (decides_on_it(rules, graph, &derived->live[b], graph->reads[b], live)) {
                row_add(on, b);
            }
        }
    }
    for (int i = 0; i < graph->words; i++) {
        uint64_t doubling = graph->doubling.words[i];
        on->words[i] = doubles(live) ? on->words[i] | (same->words[i] & ~doubling)
                                     : on->words[i] & ~(same->words[i] & doubling);
    }
    on->words[a / 64] &= ~AG_LONG_BIT(a % 64);
}

static void note_edges(const ag_rules *rules, const ag_derived *derived, ag_graph *graph)
{
    memset(&graph->depended_on, 0, sizeof graph->depended_on);
    for (int a = 0; a < graph->count; a++) {
        note_edges_of(rules, derived, graph, a);
        row_join(&graph->depended_on, &graph->on[a], graph->words);
    }
    // Those behind those that one depends on. Few are between two others.
    for (int through = 0; through < graph->count; through++) {
        const ag_row *between = &graph->on[through];
        if (!row_has(&graph->depended_on, through) || row_is_empty(between, graph->words)) {
            continue;
        }
        for (int a = 0; a < graph->count; a++) {
            if (row_has(&graph->on[a], through)) {
                row_join(&graph->on[a], between, graph->words);
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
    const ag_row *on = &graph->on[a];
    for (int b = graph->count > 0 ? row_next(on, -1, graph->words) : AG_LIVE_MAX; b < graph->count;
         b = row_next(on, b, graph->words)) {
        if (a == b) {
            continue;
        }
        if (row_has(&graph->on[b], a)) {
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

// They are nearly in order: cards in play stand by time of entry.
static void sort(ag_derived *derived, const ag_place *places)
{
    uint16_t order[AG_LIVE_MAX];
    int moved = 0;
    for (int i = 0; i < derived->live_count; i++) {
        int low = 0, high = i;
        if (i == 0 || !comes_before(&places[i], &places[order[i - 1]])) {
            low = i;
        }
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
        for (int i = 0; i < derived->live_count; i++) {
            derived->live[i] = live[order[i]];
        }
    }
}

// Mostly nobody reads what another writes.
static int may_depend(const ag_derived *derived, ag_graph *graph)
{
    uint64_t reads = 0;
    int special = 0;  // what is reckoned last, or decides on the powers of others
    int decided = 0;  // by what gives and takes keywords and powers
    graph->writes = 0;
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        graph->reads[i] = ag_layers_reads(live);
        graph->writes |= AG_LONG_BIT(live->change->field);
        reads |= graph->reads[i];
        special |= live->change->op == AG_CHANGE_DOUBLE || live->change->field == AG_FIELD_POWERS;
        decided |= live->keyword != 0 || live->held != 0;
    }
    return (reads & graph->writes) != 0 || special
           || (decided && (graph->writes & AG_DECIDING_FIELDS) != 0);
}

static void note_fields(const ag_derived *derived, ag_graph *graph)
{
    memset(graph->of_field, 0, sizeof graph->of_field);
    memset(&graph->doubling, 0, sizeof graph->doubling);
    for (int i = 0; i < derived->live_count; i++) {
        row_add(&graph->of_field[derived->live[i].change->field], i);
        if (doubles(&derived->live[i])) {
            row_add(&graph->doubling, i);
        }
    }
}

void ag_layers_order(const ag_rules *rules, ag_derived *derived)
{
    ag_graph graph;
    ag_place places[AG_LIVE_MAX];
    AG_ASSERT(derived->live_count <= AG_LIVE_MAX);
    graph.count = may_depend(derived, &graph) ? derived->live_count : 0;
    graph.words = (derived->live_count + 63) / 64;
    if (graph.count > 0) {
        note_fields(derived, &graph);
        note_edges(rules, derived, &graph);
    }
    for (int i = 0; i < derived->live_count; i++) {
        places[i] = place_of(derived, &graph, i);
    }
    sort(derived, places);
}
