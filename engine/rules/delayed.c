// Delayed watches stand in the state from when an effect begins them until their time is over, or
// they are used up.
#include "rules/delayed.h"

#include "rules/event.h"
#include "rules/modifier.h"

int ag_watch_begin(ag_rules *rules, uint16_t printed, uint16_t power, ag_card_id source,
                   ag_link_id link, ag_seat controller, int lasts, int left, int x,
                   const ag_ref *captured, int captured_count)
{
    ag_state *state = rules->state;
    AG_ASSERT(printed != 0);
    AG_ASSERT(captured_count >= 0 && captured_count <= 3);
    int slot = 1;
    while (slot < state->used.watches && state->watches[slot].printed != 0) {
        slot++;
    }
    if (slot == AG_WATCH_MAX) {
        ag_event event = ag_event_of(rules, AG_EVENT_LIMIT, 0, source);
        event.rule = AG_RULE_CR_715_1;
        ag_tell(rules, &event);
        return 0;
    }
    ag_watch *watch = &state->watches[slot];
    *watch = (ag_watch){ .printed = printed,
                         .power = power,
                         .source = source,
                         .link = link,
                         .controller = controller,
                         .lasts = (uint8_t)lasts,
                         .lasts_seat = controller,
                         .has_left = left >= 0,
                         .left = left >= 0 ? left : 0,
                         .x = (int16_t)x,
                         .life = (uint16_t)(watch->life + 1),
                         .timestamp = ag_state_stamp(state),
                         .made_in = state->turn.number };
    for (int i = 0; i < captured_count; i++) {
        watch->captured[i] = captured[i];
    }
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
