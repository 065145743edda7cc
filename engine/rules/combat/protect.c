// The protect point (CR 602.2): what steps in front of a proposed defender.
#include "rules/combat/combat.h"

#include "rules/agenda/choice.h"
#include "rules/change/change.h"
#include "rules/change/action.h"

// CR 602.2: by Protector, by a modifier that names the defender, or by one that names the attacker.
static int can_protect(const ag_rules *rules, ag_card_id card, ag_card_id proposed)
{
    ag_card_id attacker = rules->state->combat.attacker;
    return ag_has_keyword(rules, card, AG_KEYWORD_PROTECTOR)
           || ag_has_keyword(rules, attacker, AG_KEYWORD_CONSPICUOUS)
           || ag_bound(rules, AG_FIELD_PROTECTS, card, proposed) == AG_BOUND_TO_IT
           || ag_bound(rules, AG_FIELD_PROTECTS_AGAINST, card, attacker) == AG_BOUND_TO_IT;
}

static int is_proposed(const ag_state *state, ag_card_id card)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        if (ag_card_id_same(state->combat.defences[i].proposed, card)) return 1;
    }
    return 0;
}

// Any ready character that can protect, of any player opposed to the attacker: in a raid the
// raiders protect across their parties. AG_REASON_NONE where it may.
static ag_reason refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_card_id proposed)
{
    const ag_state *state = rules->state;
    const ag_card *found = ag_card_at(state, card);
    if (state->combat.stage == AG_COMBAT_NONE
        || !ag_opposed(state, seat, state->combat.attacking_seat)) {
        return AG_REFUSE(CR_602_2, NOT_OPPOSED);
    }
    if (ag_has_keyword(rules, state->combat.attacker, AG_KEYWORD_STEALTH)) {
        return AG_REFUSE(CR_602_2a, STEALTH);
    }
    if (!ag_is_character(rules, card) || found->controller != seat) {
        return AG_REFUSE(CR_602_2, NOT_YOUR_CHARACTER);
    }
    if (is_proposed(state, card)) return AG_REFUSE(CR_602_2b, PROPOSED_ITSELF);
    if (ag_is_apart(rules, card) != ag_is_apart(rules, state->combat.attacker)) {
        return AG_REFUSE(CR_103_2, SET_APART);
    }
    if (!can_protect(rules, card, proposed)) return AG_REFUSE(CR_602_2, NOT_A_PROTECTOR);
    if (found->flags & AG_CARD_EXHAUSTED) {  // CR 411.1
        return AG_REFUSE(CR_602_2, EXHAUSTED);
    }
    if (ag_cant(rules, card, AG_CANT_EXHAUST)) return AG_REFUSE(CR_103_2, CANT_EXHAUST_TO_PROTECT);
    if (ag_pay_ready(rules, seat, card) < ag_toll(rules, card)) {
        return AG_REFUSE(CR_600_3a, EXHAUST_COST_TO_PROTECT);
    }
    return ag_cant(rules, card, AG_CANT_PROTECT) ? AG_REFUSE(CR_103_2, CANT_PROTECT)
                                                 : AG_REASON_NONE;
}

ag_reason ag_protect_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card)
{
    const ag_combat *combat = &rules->state->combat;
    ag_reason reason = refuse(rules, seat, card, (ag_card_id){ 0, 0 });
    for (int i = 0; i < combat->defence_count; i++) {
        const ag_defence *defence = &combat->defences[i];
        if (defence->proposed.slot == 0 && defence->defender.slot == 0 && defence->thing == 0) {
            continue;
        }
        ag_reason its = refuse(rules, seat, card, combat->defences[i].proposed);
        if (its == AG_REASON_NONE) return AG_REASON_NONE;
        // Of several defenders that one counts that it could protect.
        if (reason == AG_REASON_CR_602_2_NOT_A_PROTECTOR) reason = its;
    }
    return reason;
}

static int protectors_for(const ag_rules *rules, ag_seat seat, ag_card_id proposed, ag_card_id *out)
{
    const ag_state *state = rules->state;
    int count = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (refuse(rules, seat, id, proposed) == AG_REASON_NONE) out[count++] = id;
    }
    return count;
}

static void protect(ag_rules *rules, int nth, ag_card_id protector)
{
    ag_state *state = rules->state;
    ag_defence *defence = &state->combat.defences[nth];
    defence->proposed = protector;
    defence->protecting = 1;
    defence->sabotage = defence->thing = defence->at = 0;  // CR 602.2c
    ag_touch(state, AG_TOUCH_COMBAT);
    ag_combat_tell(rules, AG_EVENT_PROTECTS, protector, state->combat.attacker);
    ag_pay_exhaust(rules, ag_controller_of(state, protector), ag_toll(rules, protector), protector);
    ag_action action = { .kind = AG_ACTION_EXHAUST, .flags = AG_ACTION_BY_GAME | AG_ACTION_SILENT };
    ag_action_begin(rules, &action, &protector, 1);
}

// Asks each player opposed to the attacker, the defender's controller first, until one protects.
ag_progress ag_combat_protect(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_card_id proposed = state->combat.defences[task->protect.defence].proposed;
    ag_ref thing = ag_defence_thing(&state->combat.defences[task->protect.defence]);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &state->options[picks.picks[0]];
        if (option->kind == AG_MOVE_CARD) {
            task->stage = AG_SEAT_MAX + 1;
            protect(rules, task->protect.defence, ag_ref_as_card(option->ref));
            return AG_AGAIN;
        }
        task->stage++;
    }
    if (proposed.slot == 0 && thing.kind == AG_REF_NONE) return AG_DONE;
    ag_seat first = ag_controller_of(state, proposed);
    first = proposed.slot == 0 ? ag_seat_of_ref(rules, thing)
            : first != 0       ? first
                               : ag_owner_of(state, proposed);
    for (; task->stage < state->seat_count; task->stage++) {
        ag_seat seat = ag_player_around(state, first, task->stage);
        ag_card_id cards[AG_CARD_MAX];
        int in = ag_player_in(state, seat) && ag_opposed(state, seat, state->combat.attacking_seat);
        int count = in ? protectors_for(rules, seat, proposed, cards) : 0;
        if (count > 0) {
            ag_choice_open(rules, AG_QUESTION_PICK, (uint8_t)(1u << seat), AG_PROMPT_PROTECT,
                           AG_RULE(CR_602_2), proposed);
            for (int i = 0; i < count; i++) {
                ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(cards[i]));
            }
            ag_choice_add(rules, AG_MOVE_NONE, (ag_ref){ 0 });
            return ag_choice_ready(rules);
        }
    }
    return AG_DONE;
}
