// What depends on what (CR 719.1). Mostly nothing reads a field that another modifier writes: that
// is found out first. Otherwise A depends on B if B may write on a card from which A reads that
// field.
// "May": whatever some modifier could change about a card is left open when judging which cards one
// works on and which it reads, and so is a condition that reads it. So the order in which they are
// looked at means nothing; two that change something only together, or that would each change it
// alone, both count; and so does the second of two that do the same, as in the example of CR 719.1.
#include "rules/numbers/live.h"

#include <string.h>

// ---- what one reads: AG_LONG_BIT(AG_FIELD_…) ----

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

// Of the card itself.
static uint64_t own_fields(const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    int types = filter->types != 0 || (states & AG_IS_BOSS) != 0;
    uint64_t fields = types ? AG_LONG_BIT(AG_FIELD_TYPE) : 0;
    fields |= filter->tags[0] != 0 || filter->tags[1] != 0 ? AG_LONG_BIT(AG_FIELD_TAG) : 0;
    fields |= states & (AG_IS_FACTION | AG_IS_NEUTRAL) ? AG_LONG_BIT(AG_FIELD_FACTION) : 0;
    fields |= filter->keyword != 0 ? AG_KEYWORD_FIELDS : 0;
    fields |= (states & AG_IS_DEALS) != 0 ? AG_LONG_BIT(AG_FIELD_DAMAGE_TYPE) : 0;
    fields |= stat_fields(filter->extreme & ~AG_EXTREME_LOWEST);
    return fields | stat_fields(filter->ranges[0].stat) | stat_fields(filter->ranges[1].stat);
}

// Of what is attached to it; the filter of that. 0: it asks for nothing attached.
static uint64_t attached_fields(const ag_catalog *catalog, const ag_filter *filter, ag_filter *out)
{
    if (filter->mark_means < AG_MARK_ATTACHED) return 0;
    *out = ag_catalog_filter(catalog, filter->mark);
    return own_fields(out);
}

static uint64_t filter_fields(const ag_catalog *catalog, const ag_filter *filter)
{
    ag_filter attached;
    return own_fields(filter) | attached_fields(catalog, filter, &attached);
}

// What a step reads of the cards that its filter counts, of its source or hero, of what is changed.
typedef struct ag_dependence {
    uint64_t counted, source, hero, its;
} ag_dependence;

static ag_dependence step_reading(const ag_expr_step *step)
{
    uint64_t stat = stat_fields(step->arg);
    switch (step->op) {
    case AG_OP_STAT: return (ag_dependence){ .source = stat };
    case AG_OP_HERO: return (ag_dependence){ .hero = stat };
    case AG_OP_ITS: return (ag_dependence){ .its = stat };
    case AG_OP_SUM:
    case AG_OP_MOST: return (ag_dependence){ .counted = stat };
    case AG_OP_KIN: return (ag_dependence){ .counted = AG_LONG_BIT(AG_FIELD_TAG) };
    default: return (ag_dependence){ .counted = 0 };
    }
}

static uint64_t amount_fields(const ag_rules *rules, const ag_amount *amount)
{
    uint64_t fields = 0;
    ag_filter room;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        ag_dependence reading = step_reading(step);
        fields |= reading.counted | reading.source | reading.hero | reading.its;
        if (ag_op_counts(step->op)) {
            fields |= filter_fields(rules->catalog,
                                    ag_amount_counted(rules->catalog, amount, step, &room));
        }
    }
    return fields;
}

// CR 719.1: what it applies to, and what it does to that. Numbers are added only to what has them,
// so the filter of its subject is part of that; a switch goes by its own age.
uint64_t ag_depend_reads(const ag_rules *rules, const ag_live *live)
{
    const ag_change *change = live->change;
    return filter_fields(rules->catalog, &change->subject) | amount_fields(rules, &change->amount)
           | amount_fields(rules, &change->condition);
}

// ---- rows, and sets of cards ----

static void row_add(ag_row *row, int at)
{
    row->words[at / 64] |= AG_LONG_BIT(at % 64);
}

int ag_row_has(const ag_row *row, int at)
{
    return (row->words[at / 64] & AG_LONG_BIT(at % 64)) != 0;
}

int ag_row_next(const ag_row *row, int at, int words)
{
    int word = (at + 1) / 64;
    uint64_t rest = word < words ? row->words[word] & ~(AG_LONG_BIT((at + 1) % 64) - 1) : 0;
    while (rest == 0 && ++word < words) rest = row->words[word];
    return rest == 0 ? AG_LIVE_MAX : word * 64 + __builtin_ctzll(rest);
}

static void row_drop(ag_row *row, int at)
{
    row->words[at / 64] &= ~AG_LONG_BIT(at % 64);
}

static void row_join(ag_row *row, const ag_row *other, int words)
{
    for (int i = 0; i < words; i++) row->words[i] |= other->words[i];
}

static void set_add(ag_card_set *set, uint16_t slot)
{
    set->words[slot / 64] |= AG_LONG_BIT(slot % 64);
}

static void set_drop(ag_card_set *set, uint16_t slot)
{
    set->words[slot / 64] &= ~AG_LONG_BIT(slot % 64);
}

static int set_has(const ag_card_set *set, uint16_t slot)
{
    return (set->words[slot / 64] & AG_LONG_BIT(slot % 64)) != 0;
}

static int sets_meet(const ag_graph *graph, const ag_card_set *one, const ag_card_set *other)
{
    uint64_t both = 0;
    for (int i = 0; i < graph->card_words; i++) both |= one->words[i] & other->words[i];
    return both != 0;
}

// ---- which cards match, with what may still change left open ----

static void loosen(ag_filter *filter, uint64_t open)
{
    if (open & AG_LONG_BIT(AG_FIELD_TYPE)) {
        filter->types = 0;
        filter->is &= ~AG_IS_BOSS;
        filter->isnt &= ~AG_IS_BOSS;
    }
    if (open & AG_LONG_BIT(AG_FIELD_TAG)) filter->tags[0] = filter->tags[1] = 0;
    if (open & AG_LONG_BIT(AG_FIELD_FACTION)) {
        filter->is &= ~(AG_IS_FACTION | AG_IS_NEUTRAL);
        filter->isnt &= ~(AG_IS_FACTION | AG_IS_NEUTRAL);
    }
    if (open & AG_LONG_BIT(AG_FIELD_DAMAGE_TYPE)) {
        filter->is &= ~AG_IS_DEALS;
        filter->isnt &= ~AG_IS_DEALS;
    }
    filter->keyword = open & AG_KEYWORD_FIELDS ? 0 : filter->keyword;
    for (int i = 0; i < 2; i++) {
        if (stat_fields(filter->ranges[i].stat) & open) filter->ranges[i].stat = AG_STAT_NONE;
    }
}

// What is attached to it may change in these.
static uint64_t open_attached(const ag_graph *graph, ag_card_id host)
{
    const ag_state *state = graph->rules->state;
    uint64_t open = 0;
    for (int i = 0; i < graph->in_play->party; i++) {
        uint16_t slot = graph->in_play->slots[i];
        open |= ag_card_id_same(state->cards[slot].host, host) ? graph->open[slot] : 0;
    }
    return open;
}

// Adds those that may match. `compared`: also those that the one with the most is compared with.
static void add_matching(const ag_graph *graph, const ag_live *live, const ag_filter *filter,
                         int compared, ag_card_set *out)
{
    const ag_rules *rules = graph->rules;
    ag_context context = ag_live_context(live);
    ag_filter exact = *filter, attached;
    uint64_t tests = own_fields(filter) & graph->tested;
    uint64_t theirs = attached_fields(rules->catalog, filter, &attached) & graph->tested;
    ag_card_id one;
    int named = ag_filter_names_one(rules, filter, live->source, &one);
    int rows = live->change->field == AG_FIELD_POWER;
    int count = named ? 1 : rows ? graph->in_play->all : graph->in_play->party;
    exact.extreme = (tests | theirs) != 0 || compared ? 0 : exact.extreme;
    for (int i = 0; i < count; i++) {
        uint16_t slot = named ? one.slot : graph->in_play->slots[i];
        ag_card_id id = named ? one : ag_card_id_of(rules->state, slot);
        ag_filter loose = exact;
        if (tests & graph->open[slot]) loosen(&loose, graph->open[slot]);
        if (theirs != 0 && (theirs & open_attached(graph, id))) loose.mark = 0;
        if (ag_filter_match(rules, &loose, &context, id)) set_add(out, slot);
    }
}

// ---- on which cards one may work ----

static void find_works(const ag_graph *graph, const ag_live *live, ag_card_set *out)
{
    const ag_amount *condition = &live->change->condition;
    int unsure = (amount_fields(graph->rules, condition) & graph->writes) != 0;
    ag_context context = ag_live_context(live);
    memset(out, 0, sizeof *out);
    if (!unsure && !ag_amount_holds(graph->rules, condition, &context)) return;
    add_matching(graph, live, &live->change->subject, 0, out);
    for (int i = 0; i < graph->card_words; i++) {
        for (uint64_t rest = out->words[i]; rest != 0; rest &= rest - 1) {
            uint16_t slot = (uint16_t)(i * 64 + __builtin_ctzll(rest));
            ag_card_id id = ag_card_id_of(graph->rules->state, slot);
            if (!ag_live_reaches(graph->rules, live, id)
                || ag_live_kept_off(graph->rules, live, id)) {
                set_drop(out, slot);
            }
        }
    }
}

static const ag_card_set *works_of(ag_graph *graph, int at)
{
    if (!ag_row_has(&graph->worked, at)) {
        find_works(graph, &graph->derived->live[at], &graph->works[at]);
        row_add(&graph->worked, at);
    }
    return &graph->works[at];
}

static int writes_tested(const ag_graph *graph, int at)
{
    return (graph->tested & AG_LONG_BIT(graph->derived->live[at].change->field)) != 0;
}

// First as if each tested field could change on any card. Then it is known on which it may, and
// those that go by such a test are looked at again when asked for.
static void note_open(ag_graph *graph)
{
    memset(graph->open, 0, sizeof graph->open[0] * graph->rules->state->used.cards);
    if (graph->tested == 0) return;
    for (int i = 0; i < graph->in_play->all; i++) {
        graph->open[graph->in_play->slots[i]] = graph->tested;
    }
    for (int at = 0; at < graph->count; at++) {
        if (writes_tested(graph, at)) (void)works_of(graph, at);
    }
    for (int i = 0; i < graph->in_play->all; i++) {
        uint16_t slot = graph->in_play->slots[i];
        graph->open[slot] = 0;
        for (int at = 0; at < graph->count; at++) {
            int writes = writes_tested(graph, at) && set_has(&graph->works[at], slot);
            graph->open[slot] |= writes ? AG_LONG_BIT(graph->derived->live[at].change->field) : 0;
        }
    }
    for (int at = 0; at < graph->count; at++) {
        const ag_filter *subject = &graph->derived->live[at].change->subject;
        if (filter_fields(graph->rules->catalog, subject) & graph->tested) {
            row_drop(&graph->worked, at);
        }
    }
}

// ---- A depends on B ----

static int asks_for_tag(const ag_rules *rules, const ag_filter *filter, ag_symbol tag)
{
    ag_symbol tags[AG_TAGS_ASKED_MAX];
    int found = 0;
    for (int i = 0; i < 2; i++) {
        int count = ag_catalog_tags(rules->catalog, filter->tags[i], tags);
        for (int j = 0; j < count; j++) found |= tags[j] == tag;
    }
    return found;
}

// Whether what B changes of a card can change whether the filter fits it: it is the same word.
static int tests_it(const ag_rules *rules, const ag_filter *filter, const ag_change *change)
{
    uint64_t states = filter->is | filter->isnt;
    uint64_t deals = (uint64_t)change->word << AG_IS_DEALS_ARCANE_AT;
    uint32_t asked = filter->types & AG_TYPES_BUT ? ~filter->types : filter->types;
    int set = change->op == AG_CHANGE_SET;
    switch (change->field) {
    case AG_FIELD_TAG: return asks_for_tag(rules, filter, change->word);
    case AG_FIELD_KEYWORD:
    case AG_FIELD_LOSES_KEYWORD: return filter->keyword == change->word + 1;
    case AG_FIELD_INSPIRES: return filter->keyword == AG_KEYWORD_INSPIRE + 1;
    case AG_FIELD_SABOTAGES: return filter->keyword == AG_KEYWORD_SABOTAGE + 1;
    case AG_FIELD_DAMAGE_TYPE: return set || (deals & states) != 0;
    case AG_FIELD_TYPE: return set || (change->word & asked) != 0;  // nothing is a hero, too
    default: return 1;
    }
}

// What A reads of these cards and fields: the `values` of some, what the filter tests (or NULL).
static void read_cards(ag_graph *graph, int a, uint64_t among, uint64_t values,
                       const ag_filter *filter, const ag_card_set *cards)
{
    uint64_t fields = values | (filter != NULL ? own_fields(filter) : 0);
    for (fields &= graph->tested & among; fields != 0; fields &= fields - 1) {
        int field = __builtin_ctzll(fields);
        const ag_row *writers = &graph->of_field[field];
        for (int b = ag_row_next(writers, -1, graph->words); b != AG_LIVE_MAX;
             b = ag_row_next(writers, b, graph->words)) {
            const ag_change *change = graph->derived->live[b].change;
            int value = (values & AG_LONG_BIT(field)) != 0;
            if ((value || tests_it(graph->rules, filter, change))
                && sets_meet(graph, works_of(graph, b), cards)) {
                row_add(&graph->on[a], b);
            }
        }
    }
}

static void read_from(ag_graph *graph, int a, uint64_t values, const ag_filter *filter,
                      const ag_card_set *cards)
{
    read_cards(graph, a, UINT64_MAX, values, filter, cards);
    if (graph->rules->state->combat.strike_count > 0) {
        const ag_combat *combat = &graph->rules->state->combat;
        ag_card_set weapons = { .words = { 0 } };
        for (int i = 0; i < combat->strike_count; i++) {
            if (set_has(cards, combat->strikes[i].wielder.slot)) {
                set_add(&weapons, combat->strikes[i].weapon.slot);
            }
        }
        // What its weapon lends a wielder (CR 303.2b) of what the filter tests, or of numbers.
        int keyword = filter != NULL && filter->keyword != 0
                      && (AG_STRIKE_KEYWORDS & AG_LONG_BIT(filter->keyword - 1)) != 0;
        read_cards(graph, a,
                   (AG_LONG_BIT(AG_FIELD_ATK) | AG_LONG_BIT(AG_FIELD_SWITCH)
                    | AG_LONG_BIT(AG_FIELD_DAMAGE_TYPE) | (keyword ? AG_KEYWORD_FIELDS : 0)),
                   values, filter, &weapons);
    }
}

static void read_matching(ag_graph *graph, int a, uint64_t values, const ag_filter *filter)
{
    ag_card_set cards = { .words = { 0 } };
    ag_filter attached;
    uint64_t theirs = attached_fields(graph->rules->catalog, filter, &attached) & graph->tested;
    if (((values | own_fields(filter)) & graph->tested) == 0 && theirs == 0) return;
    add_matching(graph, &graph->derived->live[a], filter, 1, &cards);
    read_from(graph, a, values, filter, &cards);
    if (theirs != 0) {
        // What the filter tests of what is attached to these, and of all that it compares that
        // with.
        const ag_state *state = graph->rules->state;
        ag_card_set those = { .words = { 0 } };
        add_matching(graph, &graph->derived->live[a], &attached, 1, &those);
        for (int i = 0; i < graph->in_play->all && attached.extreme == 0; i++) {
            uint16_t slot = graph->in_play->slots[i];
            if (!set_has(&cards, state->cards[slot].host.slot)) set_drop(&those, slot);
        }
        read_from(graph, a, 0, &attached, &those);
    }
}

static void read_one(ag_graph *graph, int a, uint64_t values, ag_card_id card)
{
    ag_card_set cards = { .words = { 0 } };
    if ((values & graph->tested) != 0) {
        set_add(&cards, card.slot);
        read_from(graph, a, values, NULL, &cards);
    }
}

static void read_amount(ag_graph *graph, int a, const ag_amount *amount)
{
    const ag_live *live = &graph->derived->live[a];
    ag_filter room;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        ag_dependence reading = step_reading(step);
        if (ag_op_counts(step->op)) {
            read_matching(graph, a, reading.counted,
                          ag_amount_counted(graph->rules->catalog, amount, step, &room));
        }
        read_one(graph, a, reading.source, live->source);
        read_one(graph, a, reading.hero, graph->rules->state->players[live->controller].hero);
    }
}

static void note_deciders(ag_graph *graph, int a)
{
    const ag_live *live = &graph->derived->live[a];
    uint64_t decides = live->indefinite ? AG_DECIDING_FIELDS & graph->writes : 0;
    for (; decides != 0; decides &= decides - 1) {
        const ag_row *deciders = &graph->of_field[__builtin_ctzll(decides)];
        for (int b = ag_row_next(deciders, -1, graph->words); b != AG_LIVE_MAX;
             b = ag_row_next(deciders, b, graph->words)) {
            // CR 700.3: what a card generates depends on what takes its powers, gives the power, or
            // gives and takes the keyword that generates it.
            const ag_live *other = &graph->derived->live[b];
            int field = other->change->field;
            int keyword = (field == AG_FIELD_KEYWORD || field == AG_FIELD_LOSES_KEYWORD)
                          && live->keyword == other->change->word + 1;
            int gives = field == AG_FIELD_POWER && live->held != 0
                        && other->printed == live->printed && other->change->word == live->power;
            if ((keyword || gives || field == AG_FIELD_POWERS)
                && set_has(works_of(graph, b), live->source.slot)) {
                row_add(&graph->on[a], b);
            }
        }
    }
}

// ---- doubling ----

static int doubles(const ag_live *live)
{
    return live->change->op == AG_CHANGE_DOUBLE;  // CR 719.4
}

// Whether both change the same number of a card, of which B doubles it. What no card in play has
// goes by field.
static int same_number(ag_graph *graph, int a, int b)
{
    int one = graph->derived->live[a].change->field, other = graph->derived->live[b].change->field;
    int pair = one == AG_FIELD_SWITCH ? other : one;
    int switched = one == AG_FIELD_SWITCH && (pair == AG_FIELD_ATK || pair == AG_FIELD_HEALTH);
    uint64_t of_cards = AG_LONG_BIT(AG_FIELD_ATK) | AG_LONG_BIT(AG_FIELD_HEALTH)
                        | AG_LONG_BIT(AG_FIELD_DEF) | AG_LONG_BIT(AG_FIELD_STRIKE);
    return (one == other || switched)
           && ((of_cards & AG_LONG_BIT(pair)) == 0
               || sets_meet(graph, works_of(graph, a), works_of(graph, b)));
}

// CR 719.4: doubling is last of all that change the same number of a card, a switch among them, and
// none of those waits for it. What reads the number of another card sees it doubled.
static void note_doubling(ag_graph *graph, int d)
{
    for (int a = 0; a < graph->count; a++) {
        if (!doubles(&graph->derived->live[a]) && same_number(graph, a, d)) {
            row_drop(&graph->on[a], d);
            row_add(&graph->on[d], a);
        }
    }
}

// ---- the graph ----

// Mostly nothing reads what another modifier writes.
static int may_depend(const ag_rules *rules, const ag_derived *derived, ag_graph *graph)
{
    uint64_t reads = 0;
    int special = 0;  // what is computed last, or decides the powers of others
    int decided = 0;  // by what gives and takes keywords and powers
    graph->writes = 0;
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        int marks = ag_live_marks(live);  // it comes after all that it may depend on
        graph->reads[i] = marks ? 0 : ag_depend_reads(rules, live);
        graph->writes |= AG_LONG_BIT(live->change->field);
        reads |= graph->reads[i];
        special |= live->change->op == AG_CHANGE_DOUBLE || live->change->field == AG_FIELD_POWERS;
        decided |= !marks && (live->keyword != 0 || live->held != 0);
    }
    graph->tested = reads & graph->writes;
    return graph->tested != 0 || special || (decided && (graph->writes & AG_DECIDING_FIELDS) != 0);
}

void ag_depend_note(const ag_rules *rules, const ag_derived *derived, const ag_slots *in_play,
                    ag_graph *graph)
{
    AG_ASSERT(derived->live_count <= AG_LIVE_MAX);
    graph->count = may_depend(rules, derived, graph) ? derived->live_count : 0;
    if (graph->count == 0) return;
    graph->rules = rules;
    graph->derived = derived;
    graph->in_play = in_play;
    graph->words = (derived->live_count + 63) / 64;
    graph->card_words = (rules->state->used.cards + 63) / 64;
    memset(graph->of_field, 0, sizeof graph->of_field);
    memset(&graph->worked, 0, sizeof graph->worked);
    for (int i = 0; i < graph->count; i++) {
        row_add(&graph->of_field[derived->live[i].change->field], i);
    }
    note_open(graph);
    memset(graph->on, 0, sizeof graph->on[0] * (size_t)graph->count);
    for (int a = 0; a < graph->count; a++) {  // CR 719.1
        const ag_change *change = graph->derived->live[a].change;
        if (graph->reads[a] & graph->tested) {
            // What it reads of each card that is changed.
            uint64_t fields = 0;
            for (int i = 0; i < change->amount.length; i++) {
                fields |= step_reading(&change->amount.steps[i]).its;
            }
            read_matching(graph, a, fields, &change->subject);
            read_amount(graph, a, &change->amount);
            read_amount(graph, a, &change->condition);
        }
        note_deciders(graph, a);
    }
    for (int d = 0; d < graph->count; d++) {
        if (doubles(&graph->derived->live[d])) note_doubling(graph, d);
    }
    // Those after those that one depends on. Few are between two others.
    ag_row depended_on = { .words = { 0 } };
    for (int a = 0; a < graph->count; a++) row_join(&depended_on, &graph->on[a], graph->words);
    for (int through = ag_row_next(&depended_on, -1, graph->words); through != AG_LIVE_MAX;
         through = ag_row_next(&depended_on, through, graph->words)) {
        const ag_row *between = &graph->on[through];
        if (ag_row_next(between, -1, graph->words) == AG_LIVE_MAX) continue;
        for (int a = 0; a < graph->count; a++) {
            if (ag_row_has(&graph->on[a], through)) row_join(&graph->on[a], between, graph->words);
        }
    }
}
