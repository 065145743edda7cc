// Delayed watches stand in the state from when an effect begins them until their time is over, or
// they are used up.
#include "rules/delayed.h"

#include "rules/event.h"
#include "rules/modifier.h"

int ag_watch_begin(ag_rules *rules, const ag_watch *begun)
{
    ag_state *state = rules->state;
    AG_ASSERT(begun->printed != 0);
    int slot = 1;
    while (slot < state->used.watches && state->watches[slot].printed != 0) {
        slot++;
    }
    if (slot == AG_WATCH_MAX) {
        ag_event event = ag_event_of(rules, AG_EVENT_LIMIT, 0, begun->source);
        event.rule = AG_RULE_CR_715_1;
        ag_tell(rules, &event);
        return 0;
    }
    ag_watch *watch = &state->watches[slot];
    uint16_t life = (uint16_t)(watch->life + 1);
    *watch = *begun;
    watch->lasts_seat = begun->controller;
    watch->life = life;
    watch->timestamp = ag_state_stamp(state);
    watch->made_in = state->turn.number;
    if (slot == state->used.watches) {
        state->used.watches++;
    }
    return slot;
}

static void watches_shrink(ag_state *state)
{
    while (state->used.watches > 1 && state->watches[state->used.watches - 1].printed == 0) {
        state->watches[--state->used.watches] = (ag_watch){ .life = 0 };
    }
}

void ag_watch_end(ag_rules *rules, int slot)
{
    ag_watch *watch = &rules->state->watches[slot];
    AG_ASSERT(watch->printed != 0);
    uint16_t life = watch->life;
    *watch = (ag_watch){ .life = life };
    watches_shrink(rules->state);
}

void ag_watches_end(ag_rules *rules, int moment, ag_seat seat)
{
    ag_state *state = rules->state;
    for (int i = 1; i < state->used.watches; i++) {
        ag_watch *watch = &state->watches[i];
        if (watch->printed != 0
            && ag_lasts_ends(rules, watch->lasts, watch->lasts_seat, watch->made_in, moment,
                             seat)) {
            uint16_t life = watch->life;
            *watch = (ag_watch){ .life = life };
        }
    }
    watches_shrink(state);
}

void ag_watches_end_spent(ag_rules *rules)
{
    for (int slot = rules->state->used.watches - 1; slot >= 1; slot--) {
        if (rules->state->watches[slot].spent) {
            ag_watch_end(rules, slot);
        }
    }
}

void ag_watches_end_triggered(ag_rules *rules)
{
    for (int slot = rules->state->used.watches - 1; slot >= 1; slot--) {
        const ag_watch *watch = &rules->state->watches[slot];
        const ag_card_def *def = ag_catalog_card(rules->catalog, watch->printed);
        if (watch->spent && !def->powers[watch->power].later_replaces) {
            ag_watch_end(rules, slot);
        }
    }
}
