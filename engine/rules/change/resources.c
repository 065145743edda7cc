// What pays: resources and cards that a modifier lets pay, exhausted for a cost or for what
// exhausting costs (CR 403.6, 600.3a).
#include "rules/change/change.h"

// CR 103.2, 403.1: what can't be exhausted, or would not be, pays nothing by it.
static int can_be_tired(const ag_rules *rules, ag_card_id card)
{
    ag_seat seat = ag_controller_of(rules->state, card);
    return !ag_cant(rules, card, AG_CANT_EXHAUST)
           && !ag_action_is_replaced(rules, AG_ACTION_EXHAUST, seat, ag_nobody, card);
}

// CR 403.6, CR 412.2: resources pay face up or face down; CR 701.3: but not what another part of
// the cost exhausts.
static int resource_pays(const ag_rules *rules, uint16_t slot, ag_card_id except)
{
    ag_card_id card = ag_card_id_of(rules->state, slot);
    return !(rules->state->cards[slot].flags & AG_CARD_EXHAUSTED) && !ag_card_id_same(card, except)
           && can_be_tired(rules, card);
}

// R303.3a: what a modifier lets pay. A weapon's exhausting is for its strike (CR 303.2).
int ag_pay_is_payer(const ag_rules *rules, ag_card_id card)
{
    return ag_binds(rules, AG_FIELD_PAYER) && !(ag_types(rules, card) & AG_TYPE_WEAPON)
           && ag_bound(rules, AG_FIELD_PAYER, card, card) == AG_BOUND_TO_IT;
}

static int payer_pays(const ag_rules *rules, uint16_t slot, ag_card_id except)
{
    ag_card_id card = ag_card_id_of(rules->state, slot);
    return ag_pay_is_payer(rules, card) && resource_pays(rules, slot, except)
           && ag_toll(rules, card) == 0;  // it would cost what it pays
}

uint16_t ag_pay_next_ready(const ag_rules *rules, ag_seat seat, uint16_t after, ag_card_id except)
{
    const ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    int in_row = after == 0 || state->cards[after].pile == player->resources;
    uint16_t slot = after != 0 ? state->cards[after].next : state->piles[player->resources].first;
    while (in_row && slot != 0 && !resource_pays(rules, slot, except)) {
        slot = state->cards[slot].next;
    }
    if (in_row && (slot != 0 || !ag_binds(rules, AG_FIELD_PAYER))) return slot;
    slot = in_row ? state->piles[player->party].first : slot;
    while (slot != 0 && !payer_pays(rules, slot, except)) slot = state->cards[slot].next;
    return slot;
}

int ag_pay_ready(const ag_rules *rules, ag_seat seat, ag_card_id except)
{
    int ready = 0;
    for (uint16_t slot = 0; (slot = ag_pay_next_ready(rules, seat, slot, except)) != 0;) ready++;
    return ready;
}

// At least that many.
int ag_pay_has_ready(const ag_rules *rules, ag_seat seat, ag_card_id except, int count)
{
    for (uint16_t slot = 0; count > 0; count--) {
        slot = ag_pay_next_ready(rules, seat, slot, except);
        if (slot == 0) return 0;
    }
    return 1;
}

void ag_pay_exhaust_slots(ag_rules *rules, ag_seat seat, const uint16_t *slots, int count)
{
    for (int i = 0; i < count; i++) {
        // Nobody learns which resources pay; other cards that pay are seen to exhaust.
        ag_card_id card = ag_card_id_of(rules->state, slots[i]);
        ag_card_tire(&rules->state->cards[slots[i]]);
        if (ag_zone(rules->state, card) != AG_ZONE_RESOURCES) {
            ag_event told = ag_event_of(rules, AG_EVENT_EXHAUSTED, seat, card);
            ag_happen(rules, &told);
        }
    }
    ag_touch(rules->state, AG_TOUCH_EXHAUSTED);
    if (count > 0) {
        ag_event event = ag_event_of(rules, AG_EVENT_PAID, seat, ag_nobody);
        event.amount = count;
        ag_announce(rules, &event);
    }
}

void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount, ag_card_id except)
{
    uint16_t slots[AG_CARD_MAX];
    uint16_t slot = 0;
    for (int i = 0; i < amount; i++) {
        slot = ag_pay_next_ready(rules, seat, slot, except);
        AG_ASSERT(slot != 0);
        slots[i] = slot;
    }
    ag_pay_exhaust_slots(rules, seat, slots, amount);
}

// ---- what exhausting costs ----

// The first of its cards that costs something and is not settled; -1: none.
static int next_to_settle(const ag_rules *rules, const ag_task *action)
{
    for (int i = 0; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        ag_card_id card = ag_ref_as_card(ref);
        if (ref.kind == AG_REF_CARD && ref.number == 0 && ag_action_can(rules, action, card)
            && ag_toll(rules, card) > 0) {
            return i;
        }
    }
    return -1;
}

static void settle(ag_rules *rules, ag_task *action, int at, int pays)
{
    ag_ref ref = ag_task_ref(rules, action, at);
    ag_card_id card = ag_ref_as_card(ref);
    if (pays) {
        ag_pay_exhaust(rules, ag_controller_of(rules->state, card), ag_toll(rules, card), card);
        ref.number = 1;
    }
    ag_task_set_ref(rules, action, at, pays ? ref : (ag_ref){ .kind = AG_REF_NONE });
}

ag_progress ag_toll_settle(ag_rules *rules, ag_task *action)
{
    ag_picks picks;
    int is_cost = action->action.rule == AG_RULE(CR_403_1) || (action->flags & AG_ACTION_BY_GAME);
    if (action->action.kind != AG_ACTION_EXHAUST || is_cost
        || !ag_binds(rules, AG_FIELD_EXHAUST_COST)) {
        return AG_DONE;
    }
    int at = next_to_settle(rules, action);
    if (at >= 0 && ag_choice_take(rules, &picks)) {
        settle(rules, action, at, picks.picks[0] == 0);
        at = next_to_settle(rules, action);
    }
    for (; at >= 0; at = next_to_settle(rules, action)) {
        ag_card_id card = ag_task_card(rules, action, at);
        ag_seat seat = ag_controller_of(rules->state, card);
        if (ag_pay_ready(rules, seat, card) >= ag_toll(rules, card)) {
            return ag_choice_ask_yes(rules, seat, AG_PROMPT_TOLL, AG_RULE(CR_600_3a), card);
        }
        settle(rules, action, at, 0);
    }
    for (int i = 0; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        ref.number = 0;
        ag_task_set_ref(rules, action, i, ref);
    }
    return AG_DONE;
}
