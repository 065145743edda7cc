// What a card does: reads its data part by part, and the calls, fields, words and texts of its
// effects.
#include "lua/behaviour_parts.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/code.h"
#include "lua/data_lua.h"
#include "lua/draft.h"
#include "rules/change/action.h"
#include "rules/numbers/numbers.h"

// ---- numbers, filters and amounts ----

void ag_behaviour_number(const ag_gathering *in, int32_t number)
{
    in->out->counts |= number >= 0 && number < 32 ? AG_BIT(number) : 0;
}

// A filter that asks for nothing says nothing.
static void note_whose(const ag_filter *filter, uint32_t whose[AG_WHOSE_COUNT])
{
    int nothing = filter->types == 0 && filter->whose == AG_WHOSE_ANY;
    AG_ASSERT(filter->whose < AG_WHOSE_COUNT);
    if (!nothing && (filter->is & (AG_IS_THIS | AG_IS_HOST | AG_IS_OF_EVENT)) == 0) {
        whose[filter->whose] |= filter->types == 0 ? UINT32_MAX : filter->types;
    }
}

static void read_filter(const ag_gathering *in, const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    ag_behaviour *out = in->out;
    note_whose(filter, out->whose);
    if ((filter->zones & ~AG_BIT(AG_ZONE_PARTY)) == 0) {
        note_whose(filter, out->declared);
    }
    if (filter->isnt & (AG_IS_THIS | AG_IS_OF_EVENT)) {
        ag_does(out, AG_FACT_OTHERS);
        ag_sees(out, AG_FACT_OTHER);
    }
    if (states & (AG_IS_EXHAUSTED | AG_IS_TIRED)) {
        ag_sees(out, AG_FACT_EXHAUSTS);
    }
    if (states & AG_IS_READY) {
        ag_sees(out, AG_FACT_READIES);
    }
    if (states
        & (AG_IS_ENTERED_NOW | AG_IS_TIRED | AG_IS_HURT | AG_IS_DEALT | AG_IS_HURT_BY_THIS
           | AG_IS_FOUGHT)) {
        ag_sees(out, AG_FACT_THIS_TURN);
        ag_sees(out, AG_FACT_ENTERS);
    }
    if (states & AG_IS_FOUGHT) {
        ag_sees(out, AG_FACT_COMBAT);
    }
    if (filter->zones & AG_BIT(AG_ZONE_GRAVEYARD)) {
        ag_sees(out, AG_FACT_GRAVEYARD);
    }
    if (filter->keyword != 0) {
        out->keywords |= AG_LONG_BIT(filter->keyword - 1);
    }
    if (states & AG_IS_X_COST) {
        ag_sees(out, AG_FACT_COSTS_X);
    }
    out->damage |= (uint16_t)(states / AG_IS_DEALS_ARCANE & 0xff);
    out->damage |= (uint16_t)(states / AG_IS_DEALT_ARCANE & 0xff);
    for (int i = 0; i < 2; i++) {
        if (filter->ranges[i].stat == AG_STAT_COUNTERS) {
            ag_sees(out, AG_FACT_COUNTERS);
        }
    }
}

static void read_amount(const ag_gathering *in, const ag_amount *amount)
{
    for (int i = 0; i < amount->length; i++) {
        int op = amount->steps[i].op;
        if (op == AG_OP_CONST) {
            ag_behaviour_number(in, amount->steps[i].value);
        }
        if (op == AG_OP_X) {
            ag_sees(in->out, AG_FACT_COSTS_X);
        }
        if (op == AG_OP_DREW_BLOOD) {
            in->out->whose[AG_WHOSE_YOURS] |= AG_TYPE_ALLY;
            in->out->whose[AG_WHOSE_OPPOSING] |= AG_TYPE_HERO;
        }
        if (op == AG_OP_DREW_BLOOD || op == AG_OP_COMPLETED || op == AG_OP_PLAYED) {
            ag_sees(in->out, AG_FACT_THIS_TURN);
        }
        if (amount->steps[i].arg == AG_STAT_COUNTERS && op == AG_OP_STAT) {
            ag_sees(in->out, AG_FACT_COUNTERS);
        }
    }
    if (amount->length > 0) {
        read_filter(in, &amount->counted);
    }
}

// ---- costs and targets ----

static void read_part(const ag_gathering *in, const ag_cost_part *part)
{
    static const uint8_t facts[AG_COST_KIND_COUNT] = {
        [AG_COST_DESTROY_THIS] = AG_FACT_DESTROYS,
        [AG_COST_DESTROY] = AG_FACT_DESTROYS,
        [AG_COST_EXHAUST] = AG_FACT_EXHAUSTS,
        [AG_COST_DISCARD] = AG_FACT_DISCARDS,
        [AG_COST_REMOVE_THIS] = AG_FACT_REMOVES,
        [AG_COST_REMOVE] = AG_FACT_REMOVES,
        [AG_COST_FLIP_THIS] = AG_FACT_FLIPS,
        [AG_COST_FLIP] = AG_FACT_FLIPS,
        [AG_COST_TO_HAND_THIS] = AG_FACT_TO_HAND,
        [AG_COST_TO_HAND] = AG_FACT_TO_HAND,
        [AG_COST_TO_BOTTOM] = AG_FACT_TO_DECK,
        [AG_COST_REVEAL] = AG_FACT_REVEALS,
        [AG_COST_COUNTERS_OF] = AG_FACT_COUNTERS,
        [AG_COST_REMOVE_COUNTERS] = AG_FACT_COUNTERS,
        [AG_COST_DECK_TO_GRAVEYARD] = AG_FACT_TO_GRAVEYARD,
    };
    if (facts[part->kind] != AG_FACT_NONE) {
        ag_does(in->out, facts[part->kind]);
    }
    if (part->kind == AG_COST_EXHAUST_THIS) {
        ag_does(in->out, AG_FACT_ACTIVATES);
        ag_sees(in->out, AG_FACT_EXHAUSTS);
    }
    if (part->min == 0) {
        ag_sees(in->out, AG_FACT_CHOICE);
    }
    ag_behaviour_number(in, part->min);
    ag_behaviour_number(in, part->max);
    ag_behaviour_number(in, part->amount);
    read_filter(in, &part->filter);
}

static void read_cost(const ag_gathering *in, const ag_cost *cost)
{
    int has_x = cost->x_count > 0;
    for (int i = 0; i < cost->part_count; i++) {
        read_part(in, &cost->parts[i]);
        has_x |= cost->parts[i].x_count > 0;
    }
    if (has_x) {
        ag_does(in->out, AG_FACT_COSTS_X);
    }
}

static void read_target(const ag_gathering *in, const ag_target_def *target)
{
    int least = 1;
    ag_behaviour *out = in->out;
    ag_does(out, AG_FACT_TARGETS);
    if (out->target_count < AG_BEHAVIOUR_TARGETS) {
        out->targets[out->target_count++] = target;
    }
    if (ag_amount_fixed(&target->min, &least) && least == 0) {
        ag_sees(out, AG_FACT_CHOICE);
    }
    if (target->not_as != 0) {
        ag_does(out, AG_FACT_OTHERS);
        ag_sees(out, AG_FACT_OTHER);
    }
    if (target->random) {
        ag_does(out, AG_FACT_RANDOM);
    }
    if (target->kind == AG_TARGET_GRAVEYARD) {
        ag_sees(out, AG_FACT_GRAVEYARD);
    }
    read_filter(in, &target->filter);
    read_amount(in, &target->min);
    read_amount(in, &target->max);
    read_amount(in, &target->least);
    read_amount(in, &target->most);
}

// ---- what it forbids ----

void ag_behaviour_cant(const ag_gathering *in, int word)
{
    static const uint8_t facts[AG_CANT_COUNT] = {
        [AG_CANT_READY] = AG_FACT_READIES,
        [AG_CANT_EXHAUST] = AG_FACT_EXHAUSTS,
        [AG_CANT_FLIP] = AG_FACT_FLIPS,
        [AG_CANT_BE_DESTROYED] = AG_FACT_DESTROYS,
        [AG_CANT_BE_INTERRUPTED] = AG_FACT_INTERRUPTS,
        [AG_CANT_BE_HEALED] = AG_FACT_HEALS,
        [AG_CANT_DRAW] = AG_FACT_DRAWS,
        [AG_CANT_DISCARD] = AG_FACT_DISCARDS,
        [AG_CANT_BE_DISCARDED] = AG_FACT_DISCARDS,
        [AG_CANT_BE_REMOVED] = AG_FACT_REMOVES,
        [AG_CANT_LEAVE_UNDESTROYED] = AG_FACT_DESTROYS,
        [AG_CANT_LEAVE_PLAY] = AG_FACT_DESTROYS,
    };
    ag_sees(in->out, facts[word]);
    ag_does(in->out, AG_FACT_FORBIDS);
    ag_sees(in->out, AG_FACT_CANT);
    if (word == AG_CANT_BE_INTERRUPTED) {
        ag_sees(in->out, AG_FACT_NO_INTERRUPT);
    }
}

void ag_behaviour_field(const ag_gathering *in, int field)
{
    ag_behaviour *out = in->out;
    switch (field) {
    case AG_FIELD_RATHER_THAN:
    case AG_FIELD_PLAYABLE:
    case AG_FIELD_USABLE:
        ag_sees(out, AG_FACT_CHOICE);
        ag_sees(out, AG_FACT_INSTEAD);
        break;
    case AG_FIELD_TOP:
    case AG_FIELD_HAND:
        ag_sees(out, AG_FACT_REVEALS);
        ag_sees(out, AG_FACT_CHOICE);  // its player may look
        break;
    case AG_FIELD_SHIELDER: ag_sees(out, AG_FACT_PREVENTS); break;
    case AG_FIELD_EXTRA_COST: ag_sees(out, AG_FACT_EXTRA_COST); break;
    case AG_FIELD_BARRED: ag_sees(out, AG_FACT_CANT); break;
    case AG_FIELD_CANT_ATTACK:
    case AG_FIELD_ATTACKS_ONLY:
    case AG_FIELD_ATTACK_COST:
    case AG_FIELD_EXHAUST_COST:
        ag_sees(out, AG_FACT_CANT);
        ag_sees(out, AG_FACT_CONDITION);
        ag_sees(out, AG_FACT_EXHAUSTS);
        break;
    default: break;
    }
}

static void read_change(const ag_gathering *in, const ag_change *change)
{
    ag_behaviour *out = in->out;
    ag_behaviour_field(in, change->field);
    switch (change->field) {
    case AG_FIELD_KEYWORD: out->keywords_given |= AG_LONG_BIT(change->word); break;
    case AG_FIELD_LOSES_KEYWORD: out->keywords |= AG_LONG_BIT(change->word); break;
    case AG_FIELD_CANT: ag_behaviour_cant(in, change->word); break;
    case AG_FIELD_DAMAGE_TYPE:
    case AG_FIELD_BARRED: out->damage |= change->word; break;
    default: break;
    }
    if (ag_change_denies(change)) {
        ag_behaviour_cant(in, AG_CANT_HAVE_POWERS);
    }
    if (change->op == AG_CHANGE_SET || change->op == AG_CHANGE_DOUBLE) {
        ag_sees(out, AG_FACT_INSTEAD);
    }
    if (change->condition.length > 0) {
        ag_sees(out, AG_FACT_CONDITION);
    }
    read_filter(in, &change->subject);
    if (change->subject.zones == 0) {
        note_whose(&change->subject, out->waited);
    }
    read_amount(in, &change->amount);
    read_amount(in, &change->condition);
    read_filter(in, &change->amount.counted);
}

// ---- what it waits for ----

static void read_event(const ag_gathering *in, int event)
{
    static const struct {
        uint8_t event, fact, waits;
    } known[] = {
        { AG_EVENT_DESTROYED, AG_FACT_DESTROYS, AG_FACT_WHEN_DESTROYED },
        { AG_EVENT_EXHAUSTED, AG_FACT_EXHAUSTS, 0 },
        { AG_EVENT_READIED, AG_FACT_READIES, 0 },
        { AG_EVENT_DRAWN, AG_FACT_DRAWS, 0 },
        { AG_EVENT_DISCARDED, AG_FACT_DISCARDS, 0 },
        { AG_EVENT_INTERRUPTED, AG_FACT_INTERRUPTS, 0 },
        { AG_EVENT_HEALED, AG_FACT_HEALS, 0 },
        { AG_EVENT_PREVENTED, AG_FACT_PREVENTS, 0 },
        { AG_EVENT_REVEALED, AG_FACT_REVEALS, 0 },
        { AG_EVENT_REVEALS, AG_FACT_REVEALS, 0 },
        { AG_EVENT_FLIPPED, AG_FACT_FLIPS, 0 },
        { AG_EVENT_COUNTERS, AG_FACT_COUNTERS, 0 },
        { AG_EVENT_REMOVED, AG_FACT_REMOVES, 0 },
        { AG_EVENT_ENTERED_GRAVEYARD, AG_FACT_GRAVEYARD, 0 },
        { AG_EVENT_ARRIVED, AG_FACT_GRAVEYARD, 0 },
        { AG_EVENT_ENTERED_PLAY, AG_FACT_ENTERS, AG_FACT_WHEN_ENTERS },
        { AG_EVENT_ATTACKS, AG_FACT_NONE, AG_FACT_WHEN_ATTACKS },
        { AG_EVENT_PROPOSED, AG_FACT_NONE, AG_FACT_WHEN_ATTACKS },
        { AG_EVENT_DAMAGED, AG_FACT_NONE, AG_FACT_WHEN_DAMAGED },
        { AG_EVENT_TURN_BEGINS, AG_FACT_TURN_STARTS, AG_FACT_AT_START },
        { AG_EVENT_PART_BEGINS, AG_FACT_TURN_STARTS, 0 },
        { AG_EVENT_TURN_ENDS, AG_FACT_TURN_ENDS, AG_FACT_AT_END },
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (known[i].event == event) {
            ag_sees(in->out, known[i].fact);
            ag_does(in->out, known[i].waits);
        }
    }
    if (event == AG_EVENT_DESTROYED || event == AG_EVENT_DISCARDED) {
        ag_sees(in->out, AG_FACT_GRAVEYARD);  // where the card lies then
    }
}

static void read_turns(const ag_gathering *in, const ag_watch_def *watch)
{
    int each = watch->whose == AG_WHOSE_ANY;
    if (watch->event == AG_EVENT_TURN_BEGINS) {
        ag_sees(in->out, each ? AG_FACT_EACH_START : AG_FACT_YOUR_START);
    } else if (watch->event == AG_EVENT_TURN_ENDS) {
        ag_sees(in->out, each ? AG_FACT_EACH_END : AG_FACT_YOUR_END);
    }
}

static void read_watch(const ag_gathering *in, const ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    ag_behaviour *out = in->out;
    int packet = watch->prevents || watch->tries || watch->raises;
    read_turns(in, watch);
    if (watch->combat != 0) {
        ag_does(out, AG_FACT_COMBAT);
    }
    if (!packet || watch->event == AG_EVENT_REVEALS) {
        read_event(in, watch->event);
    }
    if (watch->alters & (AG_ALTER_PREVENTABLE | AG_ALTER_UNPREVENTABLE)) {
        ag_sees(out, AG_FACT_PREVENTS);
    }
    if (watch->may) {
        ag_does(out, AG_FACT_ASKS);
        ag_sees(out, AG_FACT_CHOICE);
    }
    if (watch->prevents || watch->tries) {
        ag_does(out, AG_FACT_PREVENTS);
    }
    if (watch->raises || watch->tries || watch->event == AG_EVENT_HEALED) {
        ag_sees(out, watch->event == AG_EVENT_HEALED ? AG_FACT_HEALS : AG_FACT_INSTEAD);
    }
    // "Is unpreventable" says it all: such damage can't be replaced either.
    int as_it_is = (watch->alters & ~(AG_ALTER_PREVENTABLE | AG_ALTER_UNPREVENTABLE)) == 0;
    int replaces = power->kind == AG_POWER_REPLACE || power->later_replaces;
    if (replaces && !packet) {
        ag_sees(out, AG_FACT_INSTEAD);
        ag_sees(out, AG_FACT_CANT);  // what never happens can't happen
    }
    if (replaces && !packet && (watch->alters == 0 || !as_it_is)) {
        ag_does(out, AG_FACT_REPLACES);
    }
    if (watch->condition.length > 0) {
        ag_does(out, AG_FACT_ONLY_IF);
    }
    if (watch->condition.length > 0 || (power->functions & AG_BIT(AG_SLOT_CONDITION))) {
        ag_sees(out, AG_FACT_CONDITION);
    }
    if (watch->first || watch->first_time || watch->once) {
        ag_sees(out, AG_FACT_ONCE);
        ag_sees(out, AG_FACT_NEXT);
        ag_sees(out, AG_FACT_THIS_TURN);
    }
    ag_behaviour_number(in, watch->at_least);
    out->damage |= watch->damage | watch->becomes;
    note_whose(&watch->subject, out->waited);
    note_whose(&watch->source, out->waited);
    read_filter(in, &watch->subject);
    read_filter(in, &watch->source);
    read_filter(in, &watch->with);
    read_filter(in, &watch->onto);
    read_amount(in, &watch->amount);
    read_amount(in, &watch->condition);
}

static void read_action(const ag_gathering *in, int action)
{
    static const uint8_t facts[AG_ACTION_COUNT] = {
        [AG_ACTION_DESTROY] = AG_FACT_DESTROYS, [AG_ACTION_DISCARD] = AG_FACT_DISCARDS,
        [AG_ACTION_EXHAUST] = AG_FACT_EXHAUSTS, [AG_ACTION_READY] = AG_FACT_READIES,
        [AG_ACTION_FLIP] = AG_FACT_FLIPS,       [AG_ACTION_REMOVE] = AG_FACT_REMOVES,
    };
    if (action > 0) {
        ag_sees(in->out, facts[action - 1]);
    }
}

// ---- a power, a side ----

static void read_power(ag_gathering *in, int index)
{
    const ag_power_def *power = &in->def->powers[index];
    ag_behaviour *out = in->out;
    for (int i = 0; i < power->target_count; i++) {
        read_target(in, &power->targets[i]);
    }
    for (int i = 0; i < power->change_count; i++) {
        read_change(in, &power->changes[i]);
    }
    int watches = power->kind == AG_POWER_TRIGGER || power->kind == AG_POWER_REPLACE
                  || power->kind == AG_POWER_LATER || power->kind == AG_POWER_AS
                  || power->kind == AG_POWER_ENTERS;
    if (watches) {
        read_watch(in, power);
    }
    read_action(in, power->watch.may_action);
    read_cost(in, &power->cost);
    read_amount(in, &power->only_if);
    if (power->only_if.length > 0) {
        ag_does(out, AG_FACT_ONLY_IF);
        ag_sees(out, AG_FACT_CONDITION);
    }
    ag_behaviour_number(in, power->modes_chosen);
    if (power->mode_count > 0) {
        ag_does(out, AG_FACT_MODES);
    }
    if (power->modes_most.length > 0) {
        read_amount(in, &power->modes_most);
        ag_does(out, AG_FACT_ASKS);
        ag_sees(out, AG_FACT_CHOICE);
    }
    if (power->used_by != AG_USED_BY_CONTROLLER) {
        ag_sees(out, AG_FACT_CHOICE);  // others may use it
    }
    if (power->your_turn_only) {
        ag_does(out, AG_FACT_OWN_TURN);
    }
    if (power->once_per_turn) {
        ag_does(out, AG_FACT_ONCE_A_TURN);
        ag_sees(out, AG_FACT_ONCE);
    }
    if (power->sorcery_timing) {
        ag_does(out, AG_FACT_BASIC);
    }
    if (power->uninterruptible) {
        ag_does(out, AG_FACT_NO_INTERRUPT);
        ag_sees(out, AG_FACT_CANT);
        ag_sees(out, AG_FACT_INTERRUPTS);
    }
    if (power->enters.exhausted) {
        ag_sees(out, AG_FACT_EXHAUSTS);
    }
    if (power->enters.counter != 0) {
        ag_sees(out, AG_FACT_COUNTERS);
    }
    if (power->zones & AG_BIT(AG_ZONE_GRAVEYARD)) {
        ag_sees(out, AG_FACT_GRAVEYARD);
    }
    if (power->keyword != 0) {
        out->keywords |= AG_LONG_BIT(power->keyword - 1);
    }
    for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
        if (power->functions & AG_BIT(slot)) {
            out->can_tell &=
                ag_code_walk_power(in->host, in->printed, index, slot, ag_behaviour_hear, in);
        }
    }
}

// What is true of the card as a whole, whichever side is up.
static void read_card(ag_gathering *in, int side)
{
    const ag_card_def *def = in->def;
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    ag_behaviour *out = in->out;
    for (int i = 0; i < printed->value_count; i++) {
        ag_behaviour_number(in, printed->values[i].number);
    }
    read_cost(in, &def->extra_cost);
    read_filter(in, &def->attach);
    if (def->extra_cost.part_count > 0 || def->extra_cost.resources > 0) {
        ag_does(out, AG_FACT_EXTRA_COST);
    }
    if (def->side[side].cost_x > 0) {
        ag_sees(out, AG_FACT_COSTS_X);
    }
    if (def->ongoing && (def->side[0].types & (AG_TYPE_ABILITY | AG_TYPE_EVENT))) {
        ag_does(out, AG_FACT_ONGOING);
    }
    if (def->cant_be_interrupted) {
        ag_does(out, AG_FACT_NO_INTERRUPT);
        ag_sees(out, AG_FACT_CANT);
        ag_sees(out, AG_FACT_INTERRUPTS);
    }
    if (def->rather_count > 0) {
        ag_sees(out, AG_FACT_INSTEAD);
        ag_sees(out, AG_FACT_CHOICE);
    }
    if (def->attachment != AG_ATTACH_NONE) {
        ag_sees(out, AG_FACT_ENTERS);  // it enters play attached
    }
    if (def->capacity_name != 0) {
        ag_sees(out, AG_FACT_COUNTERS);
    }
    out->keywords_given |= def->side[side].keywords;
    if (out->keywords_given & AG_LONG_BIT(AG_KEYWORD_FLIP)) {
        ag_sees(out, AG_FACT_FLIPS);
    }
    if (def->side[side].types & AG_TYPE_ARMOR) {
        ag_sees(out, AG_FACT_PREVENTS);
    }
}

// Of two sides, the one that begins a power under `later` is the one that says what the power does.
static void read_begun(ag_gathering *in)
{
    uint64_t done = 0;
    while ((in->out->begun & ~done) != 0 && in->def->side_count > 1) {
        uint64_t now = in->out->begun & ~done;
        for (int i = 0; i < in->def->power_count && i < 64; i++) {
            if (now & AG_LONG_BIT(i)) {
                read_power(in, i);
            }
        }
        done |= now;
    }
}

void ag_behaviour_read(const ag_host *host, uint16_t printed, int side, ag_behaviour *out)
{
    ag_gathering in = { host, printed, ag_catalog_card(ag_host_catalog(host), printed), out };
    *out = (ag_behaviour){ .can_tell = 1 };
    AG_ASSERT(side < in.def->side_count);
    read_card(&in, side);
    for (int i = 0; i < in.def->power_count; i++) {
        const ag_power_def *power = &in.def->powers[i];
        int later = power->kind == AG_POWER_LATER && in.def->side_count > 1;
        int here = power->granted || power->kind == AG_POWER_TERM
                   || (side == 0 ? power->front : power->back);
        if (here && !later) {
            read_power(&in, i);
        }
    }
    read_begun(&in);
    out->keywords |= out->keywords_given;
    // Whose turn it is can only be compared where the script waits for one.
    out->seen[AG_FACT_EACH_START] |= !out->seen[AG_FACT_TURN_STARTS];
    out->seen[AG_FACT_YOUR_START] |= !out->seen[AG_FACT_TURN_STARTS];
    out->seen[AG_FACT_EACH_END] |= !out->seen[AG_FACT_TURN_ENDS];
    out->seen[AG_FACT_YOUR_END] |= !out->seen[AG_FACT_TURN_ENDS];
}
