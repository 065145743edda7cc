// Striking with a weapon (CR 303.2, CR 7.4): at the attack and defend points, off the chain, paid
// with its strike cost.
#include "rules/agenda.h"
#include "rules/choice.h"
#include "rules/combat.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/known.h"
#include "rules/pay.h"
#include "rules/trigger.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static int strike_cost(const ag_rules *rules, ag_card_id weapon)
{
    const ag_side_def *side = ag_card_side(rules->state, rules->catalog, weapon);
    int cost = side->strike + ag_numbers_of(rules, weapon)->strike_change;
    return cost < 0 ? 0 : cost;
}

static int weapons_for(const ag_rules *rules, ag_seat seat, ag_card_id *out)
{
    const ag_state *state = rules->state;
    int count = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((ag_types(rules, id) & AG_TYPE_WEAPON)
            && !(state->cards[slot].flags & AG_CARD_EXHAUSTED)
            && ag_pay_ready(rules, seat) >= strike_cost(rules, id)) {
            out[count++] = id;
        }
    }
    return count;
}

static void strike(ag_rules *rules, ag_card_id wielder, ag_card_id weapon)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_controller_of(state, wielder);
    AG_ASSERT(state->combat.strike_count < AG_STRIKE_MAX);
    ag_pay_exhaust(rules, seat, strike_cost(rules, weapon));
    ag_event event = ag_event_of(rules, AG_EVENT_STRUCK, seat, weapon);
    event.source = wielder;
    event.source_printed = ag_printed_of(state, wielder);
    ag_happen(rules, &event);
    event = ag_event_of(rules, AG_EVENT_EXHAUSTED, seat, weapon);
    ag_trigger_notice(rules, &event);  // CR 303.2: a part of striking, and told as such
    ag_card_edit(state, weapon)->flags |= AG_CARD_EXHAUSTED;
    state->combat.strikes[state->combat.strike_count++] = (ag_strike){ weapon, wielder };
    ag_touch(state, AG_TOUCH_EXHAUSTED);
    ag_touch(state, AG_TOUCH_COMBAT);
}

// Heroes wield; one weapon a combat.
ag_progress ag_combat_strikes(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &state->options[picks.picks[0]];
        if (option->kind == AG_OPTION_CARD) {
            strike(rules, task->card, ag_ref_as_card(option->ref));
        }
        return AG_DONE;
    }
    ag_seat seat = ag_controller_of(state, task->card);
    int hero = ag_card_exists(state, task->card) && (ag_types(rules, task->card) & AG_TYPE_HERO);
    ag_card_id weapons[AG_CARD_MAX];
    int count = hero && ag_player_in(state, seat) ? weapons_for(rules, seat, weapons) : 0;
    if (count == 0) {
        return AG_DONE;
    }
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << seat), AG_PROMPT_STRIKE,
                   AG_RULE(CR_303_2), task->card);
    for (int i = 0; i < count; i++) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(weapons[i]));
    }
    ag_choice_add(rules, AG_OPTION_NONE, (ag_ref){ 0 });
    return ag_choice_ready(rules);
}
