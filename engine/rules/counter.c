// Counters: changed and told.
#include "rules/counter.h"

#include "rules/event.h"
#include "rules/known.h"
#include "state/card.h"

void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by)
{
    ag_state *state = rules->state;
    int before = ag_counter_count(state, card, name);
    if (!AG_RULE_HOLDS(CR_404_1)) {
        return;
    }
    ag_counter_add(state, card, name, change);
    int after = ag_counter_count(state, card, name);
    if (after == before) {
        return;
    }
    ag_event event = ag_event_of(rules, AG_EVENT_COUNTERS, ag_controller_of(state, card), card);
    event.by = by;
    event.amount = after;
    event.symbol = name;
    ag_happen(rules, &event);
}
