// Amounts and conditions: a postfix expression over a small stack.
#include "rules/numbers/numbers.h"

static int32_t half(int32_t value, int up)
{
    int32_t doubled = value + up;
    return (doubled - (doubled & 1)) / 2;
}

static int32_t larger(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static int32_t sum_of(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                      int stat)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_filter_list(rules, filter, context, cards, AG_CARD_MAX);
    int32_t sum = 0;
    for (int i = 0; i < count; i++) sum += ag_stat_of(rules, cards[i], stat);
    return sum;
}

static int32_t most_of(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                       int stat)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_filter_list(rules, filter, context, cards, AG_CARD_MAX);
    int32_t most = 0;
    for (int i = 0; i < count; i++) {
        int32_t value = ag_stat_of(rules, cards[i], stat);
        most = i == 0 ? value : larger(value, most);
    }
    return most;
}

// The size of the largest group that shares a race (glossary: Race).
static int32_t kin_of(const ag_rules *rules, const ag_filter *filter, const ag_context *context)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_filter_list(rules, filter, context, cards, AG_CARD_MAX);
    int32_t most = 0;
    for (int race = AG_TAG_DRAENEI; race <= AG_TAG_UNDEAD; race++) {
        int32_t kin = 0;
        for (int i = 0; i < count; i++) kin += ag_has_tag(rules, cards[i], (ag_symbol)race);
        most = larger(kin, most);
    }
    return most;
}

// CR 401.2: how many of them the viewer's opponents have, the one who has most or fewest of all.
static int32_t rivals(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                      int fewest, int32_t *own)
{
    ag_card_id cards[AG_CARD_MAX];
    int32_t held[AG_SEAT_MAX + 1] = { 0 };
    int count = ag_filter_list(rules, filter, context, cards, AG_CARD_MAX);
    AG_ASSERT(context->viewer <= AG_SEAT_MAX);
    for (int i = 0; i < count; i++) held[ag_controller_of(rules->state, cards[i])]++;
    int32_t found = -1;
    for (ag_seat seat = 1; seat <= AG_SEAT_MAX; seat++) {
        int is_first = found < 0, better = fewest ? held[seat] < found : held[seat] > found;
        int in = ag_player_in(rules->state, seat);
        if (in && ag_opposed(rules->state, context->viewer, seat) && (is_first || better)) {
            found = held[seat];
        }
    }
    *own = held[context->viewer];
    return larger(found, 0);
}

// The size of the largest group that shares a name; what has no name shares none (CR 414.3a).
static int32_t namesakes_of(const ag_rules *rules, const ag_filter *filter,
                            const ag_context *context)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_filter_list(rules, filter, context, cards, AG_CARD_MAX);
    int32_t most = 0;
    for (int i = 0; i < count; i++) {
        int32_t same = 1;
        for (int j = i + 1; j < count; j++) {
            same += ag_cards_share(rules, AG_ALIKE_NAME, cards[i], cards[j]);
        }
        most = larger(same, most);
    }
    return most;
}

static int any_fits(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                    const ag_ref *refs, int count)
{
    int fits = 0;
    for (int i = 0; i < count && !fits; i++) {
        fits = refs[i].kind == AG_REF_CARD
               && ag_filter_match(rules, filter, context, ag_ref_as_card(refs[i]));
    }
    return fits;
}

// CR 707.1e: what a link costs is worked out once its targets are chosen (707.1d).
static int32_t targeting(const ag_rules *rules, const ag_filter *filter, const ag_context *context)
{
    const ag_aims *aims = context->aims;
    if (aims == NULL) return 0;
    int fits = any_fits(rules, filter, context, aims->tried, aims->count);
    for (int i = 0; i < AG_LINK_TARGET_MAX && !fits; i++) {
        ag_ref refs[AG_TARGET_MAX];
        int count = ag_link_targets(rules, aims->link, i, 0, refs, AG_TARGET_MAX);
        fits = any_fits(rules, filter, context, refs, count);
    }
    return fits;
}

// R502.1a: between two Bosses it is the last one. CR 301.5: a hero that is away is known as it was.
static int hero_is(const ag_rules *rules, const ag_filter *filter, const ag_context *context)
{
    ag_context wherever = *context;
    wherever.any_zone = 1;
    return ag_filter_match(rules, filter, &wherever, rules->state->players[context->viewer].hero);
}

// Which of the phases that the raid declares is under way; 0: none.
static ag_symbol phase_now(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    if (state->turn.phase != AG_PHASE_SCRIPT) return 0;
    int side = ag_player_at(state, state->turn.seat)->side;
    const ag_step_def *steps = rules->catalog->raid->turn[side].steps;
    int first = state->turn.step - 1;
    while (first > 0 && steps[first].called == 0) first--;
    return first + steps[first].whole >= state->turn.step ? steps[first].called : 0;
}

// CR 500.1: a phase is a word of the state; a step is under way while its task is, combat from the
// resolution of its proposal to its conclusion. CR 500.4: a skipped ready step is not.
static int under_way(const ag_state *state, int part)
{
    static const struct {
        uint8_t phase, task;
    } parts[AG_PART_COUNT] = {
        [AG_PART_START_PHASE] = { .phase = AG_PHASE_START },
        [AG_PART_READY_STEP] = { .task = AG_TASK_READY_STEP },
        [AG_PART_DRAW_STEP] = { .task = AG_TASK_DRAW_STEP },
        [AG_PART_ACTION_PHASE] = { .phase = AG_PHASE_ACTION },
        [AG_PART_END_PHASE] = { .phase = AG_PHASE_END },
        [AG_PART_WRAP_UP_STEP] = { .task = AG_TASK_WRAP_UP },
    };
    if (part == AG_PART_COMBAT_STEP) return state->combat.stage != AG_COMBAT_NONE;
    if (parts[part].phase != AG_PHASE_NONE) return state->turn.phase == parts[part].phase;
    int found = 0;
    for (int i = 0; i < state->used.tasks && !found; i++) {
        const ag_task *task = &state->tasks[i];
        int skipped = task->kind == AG_TASK_READY_STEP && task->ready.skipped;
        found = task->kind == parts[part].task && !skipped;
    }
    return found;
}

const ag_filter *ag_amount_counted(const ag_catalog *catalog, const ag_amount *amount,
                                   const ag_expr_step *step, ag_filter *room)
{
    AG_ASSERT(ag_op_counts(step->op));
    if (step->value == 0) return &amount->counted;
    *room = ag_catalog_filter(catalog, (ag_symbol)(uint16_t)step->value);
    return room;
}

// Of the cards that match.
static int32_t counted_value(const ag_rules *rules, const ag_amount *amount,
                             const ag_expr_step *step, const ag_context *context)
{
    ag_filter room;
    int32_t own;
    const ag_filter *filter = ag_amount_counted(rules->catalog, amount, step, &room);
    switch (step->op) {
    case AG_OP_COUNT: return ag_filter_count(rules, filter, context);
    case AG_OP_SUM: return sum_of(rules, filter, context, step->arg);
    case AG_OP_MOST: return most_of(rules, filter, context, step->arg);
    case AG_OP_KIN: return kin_of(rules, filter, context);
    case AG_OP_OUTNUMBERED: {
        int32_t most = rivals(rules, filter, context, 0, &own);
        return larger(most - own, 0);
    }
    case AG_OP_RIVALS_MOST: return rivals(rules, filter, context, 0, &own);
    case AG_OP_RIVALS_FEWEST: return rivals(rules, filter, context, 1, &own);
    case AG_OP_NAMESAKES: return namesakes_of(rules, filter, context);
    case AG_OP_HERO_IS: return hero_is(rules, filter, context);
    default: return targeting(rules, filter, context);
    }
}

static int32_t leaf_value(const ag_rules *rules, const ag_amount *amount, const ag_expr_step *step,
                          const ag_context *context)
{
    if (ag_op_counts(step->op)) return counted_value(rules, amount, step, context);
    switch (step->op) {
    case AG_OP_CONST: return step->value;
    case AG_OP_X: return context->x;
    case AG_OP_WORD: return step->arg < AG_RAID_WORD_MAX ? rules->state->raid_words[step->arg] : 0;
    case AG_OP_STAT:
        return step->value == 0 ? ag_stat_of(rules, context->source, step->arg)
                                : ag_counter_count(rules->state, context->source,
                                                   (ag_symbol)(uint16_t)step->value);
    case AG_OP_EVENT: return context->event_amount;
    case AG_OP_HERO:
        return ag_stat_of(rules, rules->state->players[context->viewer].hero, step->arg);
    case AG_OP_DREW_BLOOD:
        return (rules->state->players[context->viewer].flags & AG_PLAYER_DREW_BLOOD) != 0;
    case AG_OP_TURN_OWN: return rules->state->turn.seat == context->viewer;
    case AG_OP_FIRST_TURN:
        return rules->state->turn.seat == context->viewer
               && rules->state->players[context->viewer].turns <= 1;
    case AG_OP_PLAYED:
        return (rules->state->players[context->viewer].played & (uint16_t)step->value) != 0;
    case AG_OP_DURING:
        return step->arg == AG_PART_OF_RAID ? phase_now(rules) == (ag_symbol)(uint16_t)step->value
                                            : under_way(rules->state, step->arg);
    case AG_OP_TALLY: return ag_tally_value(rules, step, context);
    case AG_OP_ITS: return ag_stat_of(rules, context->changed, step->arg);
    default: AG_ASSERT(!"a leaf of an amount"); return 0;
    }
}

// No amount is larger than AG_NUMBER_MAX, on either side of 0 (CR 104.1).
static int32_t bounded(int64_t value)
{
    int64_t most = AG_NUMBER_MAX;
    return (int32_t)(value > most ? most : value < -most ? -most : value);
}

static int32_t pair_value(int op, int32_t a, int32_t b)
{
    switch (op) {
    case AG_OP_PLUS: return bounded((int64_t)a + b);
    case AG_OP_MINUS: return bounded((int64_t)a - b);
    case AG_OP_TIMES: return bounded((int64_t)a * b);
    case AG_OP_MIN: return a < b ? a : b;
    case AG_OP_MAX: return larger(a, b);
    case AG_OP_EQUAL: return a == b;
    case AG_OP_AT_LEAST: return a >= b;
    case AG_OP_AND: return a != 0 && b != 0;
    default: AG_ASSERT(!"an operation of an amount"); return 0;
    }
}

int32_t ag_amount_value(const ag_rules *rules, const ag_amount *amount, const ag_context *context)
{
    int32_t stack[AG_EXPR_MAX];
    int height = 0;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (step->op < AG_OP_PLUS) {
            AG_ASSERT(height < AG_EXPR_MAX);
            stack[height++] = leaf_value(rules, amount, step, context);
        } else if (step->op == AG_OP_NOT || step->op == AG_OP_HALF_UP
                   || step->op == AG_OP_HALF_DOWN) {
            AG_ASSERT(height >= 1);
            int32_t value = stack[height - 1];
            stack[height - 1] =
                step->op == AG_OP_NOT ? value == 0 : half(value, step->op == AG_OP_HALF_UP);
        } else {
            AG_ASSERT(height >= 2);
            height--;
            stack[height - 1] = pair_value(step->op, stack[height - 1], stack[height]);
        }
    }
    AG_ASSERT(height <= 1);
    return height == 1 ? stack[0] : 0;
}

int ag_amount_holds(const ag_rules *rules, const ag_amount *condition, const ag_context *context)
{
    return condition->length == 0 || ag_amount_value(rules, condition, context) != 0;
}

uint32_t ag_amount_reads(const ag_catalog *catalog, const ag_amount *amount)
{
    uint32_t reads = 0;
    ag_filter room;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        if (ag_op_counts(step->op)) {
            reads |= ag_filter_reads(ag_amount_counted(catalog, amount, step, &room));
        }
        switch (step->op) {
        case AG_OP_WORD: reads |= AG_BIT(AG_TOUCH_WORDS); break;
        case AG_OP_STAT:
        case AG_OP_ITS:
        case AG_OP_SUM:
        case AG_OP_MOST:
        case AG_OP_HERO: reads |= ag_stat_reads(step->arg); break;
        case AG_OP_DURING: reads |= AG_BIT(AG_TOUCH_TURN) | AG_BIT(AG_TOUCH_COMBAT); break;
        case AG_OP_TALLY:
            reads |= AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_WORDS) | AG_BIT(AG_TOUCH_TURN);
            break;
        case AG_OP_DREW_BLOOD:
        case AG_OP_FIRST_TURN:
        case AG_OP_PLAYED:
        case AG_OP_TURN_OWN: reads |= AG_BIT(AG_TOUCH_TURN); break;
        default: break;
        }
    }
    return reads;
}

// ---- what a text asks about a card's number ----

int ag_target_within(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                     ag_card_id card)
{
    if (def->stat == AG_STAT_NONE) return 1;
    int value = ag_stat_of(rules, card, def->stat);
    return (def->least.length == 0 || value >= ag_amount_value(rules, &def->least, context))
           && (def->most.length == 0 || value <= ag_amount_value(rules, &def->most, context));
}
