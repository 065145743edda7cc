// Priority: windows open for the turn player and close when all pass on an empty chain (CR 410).
#include "rules/turn/turn.h"

// ---- windows ----

ag_progress ag_window_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) return AG_DONE;  // CR 500.5
    // A proposal that resolved closes the window: the combat step starts (CR 601.3).
    if (task->window.combat == AG_COMBAT_NONE && state->combat.stage != AG_COMBAT_NONE) {
        return AG_DONE;
    }
    // CR 602.4a: a removal in the middle of the chain closes nothing; the chain is finished first.
    if (!ag_player_in(state, state->turn.priority)) {
        state->turn.priority = ag_player_next(state, state->turn.priority);
    }
    int count = 0;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) count += ag_player_in(state, seat);
    if (state->turn.passes < count) {  // CR 410.4
        ag_task_push(rules, AG_TASK_PRIORITY)->seat = state->turn.priority;
        // After a pass there is nothing new to process.
        if (state->turn.passes == 0 || !ag_process_idle(rules)) ag_process_begin(rules, 1);
        return AG_AGAIN;
    }
    ag_link_id top = ag_chain_top(state);
    if (top.slot == 0) return AG_DONE;  // CR 410.4b, CR 709.1
    ag_window_anew(state);              // CR 410.4a, CR 709.2h
    ag_task_push(rules, AG_TASK_RESOLVE)->link = top;
    return AG_AGAIN;
}

// ---- what a player with priority may do (CR 410.2) ----

static void offer_hand(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->hand].first;
    // What keeps one card of the hand from being placed keeps all of them.
    int places = ag_place_refuse(rules, seat, ag_card_id_of(state, slot)) == AG_REASON_NONE;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (ag_play_refuse(rules, seat, id) == AG_REASON_NONE) {
            ag_choice_add(rules, AG_MOVE_PLAY, ag_ref_card(id));
        }
        if (places) {
            ag_choice_add(rules, AG_MOVE_PLACE, ag_ref_card(id));
            if (ag_face_up_refuse(rules, seat, id) == AG_REASON_NONE) {
                ag_choice_add(rules, AG_MOVE_PLACE, ag_ref_card(id))->value = 1;
            }
        }
    }
}

// From this one of its powers on: 0, or after the printed ones. `given`: cards have others.
static void offer_from(ag_rules *rules, ag_seat seat, ag_card_id id, int kind, int given, int first)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, id);
    int count = given ? ag_owned_count(rules, id) : def->power_count;
    for (int i = first; i < count; i++) {
        if ((i < def->power_count ? &def->powers[i] : ag_owned_at(rules, id, i).def)->kind == kind
            && ag_may_use(rules, seat, id, i)) {
            int option = kind == AG_POWER_REWARD ? AG_MOVE_COMPLETE : AG_MOVE_USE;
            ag_choice_add(rules, option, ag_ref_card(id))->power = (uint16_t)i;
        }
    }
}

static void offer_powers(ag_rules *rules, ag_seat seat, uint16_t slot, int kind, int given)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, rules->state->cards[slot].printed);
    if (given || (def->kinds & AG_BIT(kind))) {  // most have none of the kind
        offer_from(rules, seat, ag_card_id_of(rules->state, slot), kind, given, 0);
    }
}

// Classic striking: with each weapon, for each of the wielders.
static void offer_strikes(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    if (!state->strike_classic || state->combat.stage != AG_COMBAT_DEFEND
        || ag_chain_room(state) == 0) {
        return;
    }
    uint16_t first = state->piles[ag_player_at(state, seat)->party].first;
    for (uint16_t slot = first; slot != 0; slot = state->cards[slot].next) {
        for (uint16_t with = first; with != 0; with = state->cards[with].next) {
            ag_card_id weapon = ag_card_id_of(state, with);
            if (ag_strike_classic_may(rules, seat, weapon, ag_card_id_of(state, slot))) {
                ag_choice_add(rules, AG_MOVE_STRIKE, ag_ref_card(weapon))->value = (int16_t)slot;
            }
        }
    }
}

// CR 701.2: what others control, if it says that this player may use it.
static void offer_shared(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    int given = ag_grants_held(rules);
    for (int nth = 1; nth < state->seat_count; nth++) {
        ag_seat other = ag_player_around(state, seat, nth);
        uint16_t slot = state->piles[ag_player_at(state, other)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            const ag_card_def *def = ag_catalog_card(rules->catalog, state->cards[slot].printed);
            if (def->shared || given) {
                offer_from(rules, seat, ag_card_id_of(state, slot), AG_POWER_PAYMENT, given,
                           def->shared ? 0 : def->power_count);
            }
        }
    }
}

static void offer_party(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    int given = ag_grants_held(rules);
    uint16_t slot = state->piles[player->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        offer_powers(rules, seat, slot, AG_POWER_PAYMENT, given);
    }
    for (slot = state->piles[player->resources].first; slot != 0; slot = state->cards[slot].next) {
        if (!(state->cards[slot].flags & AG_CARD_FACE_DOWN)) {  // CR 702.1
            offer_powers(rules, seat, slot, AG_POWER_REWARD, given);
            offer_powers(rules, seat, slot, AG_POWER_PAYMENT, given);
        }
    }
    int attacks = ag_attacking_refuse(rules, seat) == AG_REASON_NONE;  // the same for all of them
    slot = attacks ? state->piles[player->party].first : 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (ag_attacker_refuse(rules, seat, id) == AG_REASON_NONE) {
            ag_choice_add(rules, AG_MOVE_ATTACK, ag_ref_card(id));
        }
    }
}

// What is elsewhere may be played if something allows it; and a card outside play may have powers
// that its owner uses there (CR 701.2).
static void offer_elsewhere(ag_rules *rules, ag_seat seat)
{
    int given = ag_grants_held(rules);
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_way_cards(rules, seat, cards, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        if (ag_play_refuse(rules, seat, cards[i]) == AG_REASON_NONE) {
            ag_choice_add(rules, AG_MOVE_PLAY, ag_ref_card(cards[i]));
        }
    }
    count = ag_way_used(rules, seat, cards, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        if (ag_controller_of(rules->state, cards[i]) != seat) {
            offer_powers(rules, seat, cards[i].slot, AG_POWER_PAYMENT, given);
            offer_powers(rules, seat, cards[i].slot, AG_POWER_REWARD, given);
        }
    }
    const uint16_t *slots;
    count = ag_outside_cards(rules, &slots);
    for (int i = 0; i < count; i++) {
        const ag_card *card = &rules->state->cards[slots[i]];
        if (card->controller == 0 && card->owner == seat) {
            offer_powers(rules, seat, slots[i], AG_POWER_PAYMENT, given);
        }
    }
}

static void act(ag_rules *rules, ag_seat seat, const ag_option *picked)
{
    ag_state *state = rules->state;
    ag_option option = *picked;
    ag_card_id card = ag_ref_as_card(option.ref);
    if (option.kind == AG_MOVE_PASS) {
        state->turn.passes++;
        state->turn.priority = ag_player_next(state, seat);
        return;
    }
    // CR 803.4: what a player does on an empty chain is not part of a loop that ran by itself.
    if (ag_chain_empty(state)) {
        state->turn_triggers = 0;
        state->turn_links = 0;
    }
    // A player who passed counts as such until a link is added: what fails is rewound (CR 707.2).
    // The player who acts keeps priority (CR 410.1, CR 705.1, CR 707.1f).
    switch (option.kind) {
    case AG_MOVE_PLAY: ag_play_choose_way(rules, seat, card); break;
    case AG_MOVE_PLACE: ag_place_begin(rules, seat, card, option.value, 0); break;
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE: ag_use_begin(rules, seat, card, option.power, AG_PAYS_PRINTED); break;
    case AG_MOVE_ATTACK: ag_propose_begin(rules, seat, card); break;
    case AG_MOVE_STRIKE:
        ag_strike_begin(rules, seat, card, ag_card_id_of(state, (uint16_t)option.value));
        break;
    default: AG_ASSERT(!"an action");
    }
}

ag_progress ag_priority_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    // Processing may have passed it on: a player left the game, or a sequence gave it again.
    int anew = !ag_player_in(state, task->seat) || task->seat != state->turn.priority;
    if (task->stage > 0 || anew || state->turn.ending) return AG_DONE;
    if (ag_choice_take(rules, &picks)) {
        task->stage = 1;
        act(rules, task->seat, &state->options[picks.picks[0]]);
        return AG_AGAIN;
    }
    state->priorities++;
    if (ag_chain_empty(state)) ag_known_sweep(rules);
    ag_choice_open(rules, AG_QUESTION_ACTION, (uint8_t)(1u << task->seat), AG_PROMPT_ACTION,
                   AG_RULE(CR_410_2), ag_nobody);
    if (!ag_must_attack(rules, task->seat)) ag_choice_add(rules, AG_MOVE_PASS, (ag_ref){ 0 });
    // CR 410.2: each offers what may be done now of that kind.
    offer_hand(rules, task->seat);
    offer_party(rules, task->seat);
    offer_strikes(rules, task->seat);
    offer_shared(rules, task->seat);
    offer_elsewhere(rules, task->seat);
    return ag_choice_ready(rules);
}
