// As a card enters play, is placed, or a turn starts: effects that run before, how it comes in.
#include "rules/change/action.h"

#include <string.h>

#include "rules/agenda/watch.h"
#include "rules/change/change.h"

static int ready_for(ag_rules *rules, int kind, const ag_event *event, ag_ready *out)
{
    int count = ag_watch_ready(rules, kind, event, out, AG_READY_MAX);
    if (ag_card_exists(rules->state, event->card) && !ag_in_play(rules->state, event->card)) {
        count += ag_watch_ready_entering(rules, kind, event, out + count, AG_READY_MAX - count);
    }
    return count;
}

// CR 710.1a: they are created simultaneously; what one takes away comes too late for another.
int ag_as_begin(ag_rules *rules, const ag_event *event)
{
    ag_ready ready[AG_READY_MAX];
    int begun = 0;
    int count = ready_for(rules, AG_POWER_AS, event, ready);  // CR 704.1b
    for (int i = count - 1; i >= 0; i--) {                    // the last one begun runs first
        if (!ag_watch_condition(rules, &ready[i], event)
            || ag_frame_declines(rules, ready[i].printed, ready[i].power_index, ready[i].source,
                                 ready[i].controller)) {
            continue;
        }
        ag_frame *frame = ag_frame_begin(rules, ready[i].printed, ready[i].power_index,
                                         AG_SLOT_EFFECT, ready[i].source, ready[i].controller);
        frame->event = *event;
        begun = 1;
    }
    return begun;
}

void ag_as_came_along(ag_rules *rules, ag_card_id before, ag_card_id now, uint32_t since,
                      const int32_t *memory)
{
    ag_state *state = rules->state;
    memcpy(ag_card_edit(state, now)->memory, memory, sizeof state->cards[0].memory);
    for (int i = 1; i < state->used.modifiers; i++) {
        ag_modifier *modifier = &state->modifiers[i];
        if (modifier->printed == 0 || modifier->timestamp <= since) continue;
        if (ag_card_id_same(modifier->change.subject.only, before)) {
            modifier->change.subject.only = now;
        }
        if (ag_card_id_same(modifier->source, before)) modifier->source = now;
    }
    for (int i = 1; i < state->used.watches; i++) {
        if (state->watches[i].timestamp > since
            && ag_card_id_same(state->watches[i].source, before)) {
            state->watches[i].source = now;
        }
    }
    for (int i = 1; i < state->used.waiting; i++) {  // what it did itself as it entered
        ag_waiting *waiting = &state->waiting[i];
        if (ag_card_id_same(waiting->source, before)
            && ag_card_id_same(waiting->event.source, before)) {
            waiting->source = now;
            waiting->event.source = now;
        }
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        if (ag_card_id_same(state->cards[slot].held_by, before)) state->cards[slot].held_by = now;
    }
    ag_touch(state, AG_TOUCH_MODIFIERS);
}

// CR 201.3: a card that enters play from the chain is resolving still; any other has no X.
static int16_t x_of(const ag_state *state, ag_card_id id)
{
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        if (link->kind == AG_LINK_CARD && link->card.slot == id.slot) return link->x;
    }
    return 0;
}

static void enter_so(ag_rules *rules, const ag_ready *ready, ag_card_id id)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    const ag_entering *how = &ready->power->enters;
    ag_context context = { .viewer = ready->controller,
                           .source = ready->source,
                           .x = x_of(state, ready->source) };
    int damage = ag_amount_value(rules, &how->damage, &context);
    int counters = ag_amount_value(rules, &how->counters, &context);
    card->flags |= how->exhausted ? AG_CARD_EXHAUSTED : 0;
    ag_card_damage(card, damage);
    if (counters > 0 && ag_counters_fit(rules, id, how->counter)) {
        ag_counter_add(state, id, how->counter, counters);
    }
    ag_touch(state, AG_TOUCH_EXHAUSTED);
    ag_touch(state, AG_TOUCH_DAMAGE);
}

// CR 710.1b: one after the other, and all of it counts. A card that has lost its powers as it
// entered no longer says anything; one that enters at the same time does not yet.
void ag_entered_so(ag_rules *rules, const ag_event *event, uint32_t since)
{
    ag_ready ready[AG_READY_MAX];
    const ag_state *state = rules->state;
    int count = ag_watch_ready(rules, AG_POWER_ENTERS, event, ready, AG_READY_MAX);
    for (int i = 0; i != count; i++) {
        const ag_card *source = ag_card_at(state, ready[i].source);
        int own = ag_card_id_same(ready[i].source, event->card);
        int of_raid = ready[i].source.slot == 0;
        if (own || of_raid || (source != NULL && source->entered <= since)) {
            enter_so(rules, &ready[i], event->card);
        }
    }
}
