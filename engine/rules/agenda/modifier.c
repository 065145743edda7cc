// Lasting effects: definite modifiers and delayed watches, until their time is over (CR 714, 715).
#include "rules/agenda/agenda.h"

// ---- durations ----

static int needs_source(int lasts)
{
    return lasts == AG_LASTS_WHILE_ATTACHED || lasts == AG_LASTS_WHILE_EXHAUSTED
           || lasts == AG_LASTS_WHILE_IN_PARTY;
}

// CR 714.3b: "while its source remains so" means without a break since the link was created.
int ag_lasts_may_begin(const ag_state *state, int lasts, ag_card_id source, ag_link_id id)
{
    const ag_link *link = ag_link_at(state, id);
    if (lasts != AG_LASTS_WHILE_EXHAUSTED && lasts != AG_LASTS_WHILE_IN_PARTY) return 1;
    const ag_card *card = ag_card_at(state, source);
    int stirred = link != NULL && (link->stirred & AG_BIT(lasts)) != 0;
    int is_so = card != NULL
                && (lasts != AG_LASTS_WHILE_EXHAUSTED || (card->flags & AG_CARD_EXHAUSTED) != 0);
    return is_so && !stirred;
}

// Whether something with this duration ends at that moment.
static int ends_at(const ag_state *state, int lasts, ag_seat lasts_seat, uint32_t made_in,
                   int moment, ag_seat seat)
{
    int later = state->turn.number > made_in;
    switch (lasts) {  // CR 714.3
    case AG_LASTS_THIS_TURN: return moment == AG_MOMENT_TURN_ENDS;
    case AG_LASTS_THIS_COMBAT: return moment == AG_MOMENT_COMBAT_ENDS;
    case AG_LASTS_UNTIL_YOUR_NEXT_TURN:
        return moment == AG_MOMENT_TURN_BEGINS && seat == lasts_seat && later;
    case AG_LASTS_UNTIL_END_OF_YOUR_NEXT_TURN:
        return moment == AG_MOMENT_TURN_ENDS && seat == lasts_seat && later;
    case AG_LASTS_NEXT_READY_STEP: return moment == AG_MOMENT_READY_STEP_ENDS && seat == lasts_seat;
    default: return 0;
    }
}

// ---- definite modifiers ----

// Whose turn ends it where nobody is named.
static ag_seat lasts_for(const ag_state *state, const ag_modifier *wanted)
{
    const ag_filter *subject = &wanted->change.subject;
    int one = wanted->lasts == AG_LASTS_NEXT_READY_STEP && subject->only.slot != 0;
    return one ? ag_controller_of(state, subject->only) : wanted->controller;
}

int ag_modifier_make(ag_rules *rules, const ag_modifier *wanted)
{
    ag_state *state = rules->state;
    AG_ASSERT(wanted->printed != 0);
    AG_ASSERT(wanted->lasts < AG_LASTS_COUNT);
    int slot = 1;
    while (slot < state->used.modifiers && state->modifiers[slot].printed != 0) slot++;
    if (slot == AG_MODIFIER_MAX) {
        ag_limit_tell(rules, 0, ag_nobody, AG_RULE(CR_714_3));
        return 0;
    }
    ag_modifier *modifier = &state->modifiers[slot];
    *modifier = *wanted;  // CR 712.5
    modifier->timestamp = ag_state_timestamp(state);
    modifier->made_in = state->turn.number;
    if (wanted->lasts_seat == 0) modifier->lasts_seat = lasts_for(state, wanted);
    if (slot == state->used.modifiers) state->used.modifiers++;
    ag_touch(state, AG_TOUCH_MODIFIERS);
    return slot;
}

void ag_modifier_join(ag_state *state, int slot, int first)
{
    AG_ASSERT(state->modifiers[slot].printed != 0);
    AG_ASSERT(first != 0);
    state->modifiers[slot].timestamp = state->modifiers[first].timestamp;
}

static void shrink(ag_state *state)
{
    while (state->used.modifiers > 1 && state->modifiers[state->used.modifiers - 1].printed == 0) {
        state->used.modifiers--;
    }
}

static void end(ag_state *state, int slot)
{
    state->modifiers[slot] = (ag_modifier){ .printed = 0 };
    ag_touch(state, AG_TOUCH_MODIFIERS);
}

void ag_modifier_drop(ag_rules *rules, int slot)
{
    end(rules->state, slot);
    shrink(rules->state);
}

// A modifier of one card ends with it; one that lasts while attached, with the attachment.
static int is_over(const ag_state *state, const ag_modifier *modifier)
{
    ag_card_id only = modifier->change.subject.only;
    if (only.slot != 0 && !ag_card_exists(state, only)) return 1;
    return needs_source(modifier->lasts) && !ag_card_exists(state, modifier->source);
}

// ---- delayed watches ----

int ag_watch_begin(ag_rules *rules, const ag_watch *begun)
{
    ag_state *state = rules->state;
    AG_ASSERT(begun->printed != 0);
    if (!ag_lasts_may_begin(state, begun->lasts, begun->source, begun->link)) return 0;
    int slot = 1;
    while (slot < state->used.watches && state->watches[slot].printed != 0) slot++;
    if (slot == AG_WATCH_MAX) {
        ag_limit_tell(rules, 0, begun->source, AG_RULE(CR_715_1));
        return 0;
    }
    ag_watch *watch = &state->watches[slot];
    *watch = *begun;
    watch->lasts_seat = begun->controller;
    watch->timestamp = ag_state_timestamp(state);
    watch->made_in = state->turn.number;
    if (slot == state->used.watches) state->used.watches++;
    return slot;
}

void ag_watch_end(ag_rules *rules, int slot)
{
    ag_watch *watch = &rules->state->watches[slot];
    AG_ASSERT(watch->printed != 0);
    *watch = (ag_watch){ .printed = 0 };
    while (rules->state->used.watches > 1
           && rules->state->watches[rules->state->used.watches - 1].printed == 0) {
        rules->state->used.watches--;
    }
}

void ag_watches_end_triggered(ag_rules *rules)
{
    for (int slot = rules->state->used.watches - 1; slot >= 1; slot--) {
        const ag_watch *watch = &rules->state->watches[slot];
        const ag_card_def *def = ag_catalog_card(rules->catalog, watch->printed);
        if (watch->spent && !def->powers[watch->power].later_replaces) ag_watch_end(rules, slot);
    }
}

// ---- both ----

void ag_lasting_end(ag_rules *rules, int moment, ag_seat seat)
{
    for (int i = 1; i < rules->state->used.modifiers; i++) {
        ag_modifier *modifier = &rules->state->modifiers[i];
        if (modifier->printed == 0) continue;
        if (is_over(rules->state, modifier)
            || ends_at(rules->state, modifier->lasts, modifier->lasts_seat, modifier->made_in,
                       moment, seat)) {
            end(rules->state, i);
        }
    }
    shrink(rules->state);
    for (int slot = rules->state->used.watches - 1; slot >= 1; slot--) {
        const ag_watch *watch = &rules->state->watches[slot];
        int over = needs_source(watch->lasts) && !ag_card_exists(rules->state, watch->source);
        if (watch->printed != 0
            && (over
                || ends_at(rules->state, watch->lasts, watch->lasts_seat, watch->made_in, moment,
                           seat))) {
            ag_watch_end(rules, slot);
        }
    }
}

void ag_lasting_end_while(ag_rules *rules, ag_card_id source, int lasts)
{
    ag_state *state = rules->state;
    for (int i = 1; i < state->used.modifiers; i++) {
        const ag_modifier *modifier = &state->modifiers[i];
        if (modifier->printed != 0 && modifier->lasts == lasts
            && ag_card_id_same(modifier->source, source)) {
            end(state, i);
        }
    }
    // CR 715.1: they are definite modifiers, too.
    for (int slot = state->used.watches - 1; slot >= 1; slot--) {
        const ag_watch *watch = &state->watches[slot];
        if (watch->printed != 0 && watch->lasts == lasts
            && ag_card_id_same(watch->source, source)) {
            ag_watch_end(rules, slot);
        }
    }
}
