// Leaving a party. It is looked back on (CR 703.4), so it is noticed while the card is still there;
// what leaves with it in the same moment is there as well, and yet must not count as staying.
#include "rules/depart.h"

#include <string.h>

#include "rules/known.h"
#include "rules/trigger.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

void ag_departed_forget(ag_rules *rules)
{
    memset(rules->departed, 0, sizeof rules->departed);
}

void ag_depart(ag_rules *rules, const ag_event *event)
{
    AG_ASSERT(event->card.slot != 0);
    AG_ASSERT(event->card.slot < AG_CARD_MAX);
    ag_event leaves = *event;
    leaves.kind = AG_EVENT_LEFT_PARTY;
    leaves.seat = ag_controller_of(rules->state, event->card);
    leaves.rule = AG_RULE(CR_415_8b);
    ag_trigger_notice(rules, &leaves);
    if (rules->moment) {
        rules->departed[event->card.slot / 64] |= AG_LONG_BIT(event->card.slot % 64);
    }
}

int ag_depart_last(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                   const ag_lens *lens)
{
    const ag_state *state = rules->state;
    AG_ASSERT(event->kind == AG_EVENT_LEFT_PARTY);
    AG_ASSERT(watch->has_subject);
    uint16_t slot = state->piles[ag_player_at(state, event->seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        int gone =
            slot == event->card.slot || (rules->departed[slot / 64] & AG_LONG_BIT(slot % 64)) != 0;
        if (!gone && ag_filter_match(rules, &watch->subject, lens, ag_card_id_of(state, slot))) {
            return 0;
        }
    }
    return 1;
}
