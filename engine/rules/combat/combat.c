// The combat step (CR 602): one attacker, a list of defenders, protectors; point by point.
#include "rules/combat/combat.h"

// ---- roles ----

static int stopped_fighting(const ag_rules *rules, ag_card_id card)
{
    return card.slot != 0 && ag_card_exists(rules->state, card) && !ag_is_character(rules, card);
}

int ag_combat_review(ag_rules *rules)
{
    ag_combat *combat = &rules->state->combat;
    int removed = 0;
    if (combat->stage == AG_COMBAT_NONE) return 0;
    if (stopped_fighting(rules, combat->attacker)) {
        removed |= ag_combat_remove(rules, combat->attacker);
    }
    for (int i = 0; i < combat->defence_count; i++) {
        const ag_defence *defence = &combat->defences[i];
        ag_card_id card = defence->defender.slot != 0 ? defence->defender : defence->proposed;
        if (!defence->sabotage && stopped_fighting(rules, card)) {
            removed |= ag_combat_remove(rules, card);
        }
    }
    return removed;
}

// ---- the combat step (CR 602) ----

enum {
    COMBAT_EXHAUST,
    COMBAT_ATTACK_POINT,
    COMBAT_ATTACK_WINDOW,
    COMBAT_PROTECT,
    COMBAT_DEFEND_POINT,
    COMBAT_DEFEND_WINDOW,
    COMBAT_CONCLUDE,
    COMBAT_OVER
};

ag_ref ag_defence_thing(const ag_defence *defence)
{
    return (ag_ref){ .kind = defence->thing, .seat = defence->at };
}

void ag_thing_name(const ag_rules *rules, ag_event *event, ag_ref thing)
{
    if (thing.kind == AG_REF_NONE) return;
    const ag_pile *pile = thing.kind == AG_REF_PILE ? &rules->state->piles[thing.seat] : NULL;
    event->from = pile != NULL ? pile->zone : AG_ZONE_NOWHERE;
    event->word = ag_thing_word(ag_seat_of_ref(rules, thing), pile != NULL ? pile->index : 0);
}

static void tell(ag_rules *rules, int kind, ag_card_id card, ag_card_id other, ag_ref thing)
{
    ag_event event = ag_event_of(rules, kind, ag_controller_of(rules->state, card), card);
    if (card.slot == 0) event.seat = ag_seat_of_ref(rules, thing);
    event.source = other;
    event.source_printed = ag_printed_of(rules->state, other);
    ag_thing_name(rules, &event, thing);
    ag_happen(rules, &event);
}

void ag_combat_tell(ag_rules *rules, int kind, ag_card_id card, ag_card_id other)
{
    tell(rules, kind, card, other, (ag_ref){ .kind = AG_REF_NONE });
}

static void push_strikes(ag_rules *rules, ag_card_id wielder)
{
    ag_task_push(rules, AG_TASK_STRIKES)->card = wielder;
}

static int both_sides_there(const ag_state *state)
{
    const ag_combat *combat = &state->combat;
    int proposed = 0;
    for (int i = 0; i < combat->defence_count; i++) {
        proposed |= combat->defences[i].proposed.slot != 0 || combat->defences[i].thing != 0;
    }
    return proposed && combat->attacker.slot != 0;
}

// CR 602.3: both enter combat, and are in combat with each other; no card if it is a thing.
static void tell_in_combat(ag_rules *rules, ag_card_id defender)
{
    ag_card_id cards[] = { defender, rules->state->combat.attacker };
    for (int i = defender.slot != 0 ? 0 : 1; i < 2; i++) {
        ag_event event =
            ag_event_by(rules, AG_EVENT_ENTERED_COMBAT, ag_controller_of(rules->state, cards[i]),
                        cards[i], cards[1 - i]);
        ag_trigger_notice(rules, &event);
    }
}

int ag_combat_defend(ag_rules *rules, ag_card_id before, ag_card_id after)
{
    ag_combat *combat = &rules->state->combat;
    int joins = ag_is_character(rules, after) && !ag_is_defending(rules->state, after)
                && !ag_is_attacking(rules->state, after);  // CR 602.3a
    for (int i = 0; i < combat->defence_count && joins && combat->attacker.slot != 0; i++) {
        const ag_defence *defence = &combat->defences[i];
        if (ag_is_defence(rules->state, defence) && ag_card_id_same(defence->defender, before)) {
            if (before.slot != 0) ag_combat_remove(rules, before);
            combat->defences[i] = (ag_defence){ .defender = after };
            ag_touch(rules->state, AG_TOUCH_COMBAT);
            ag_combat_tell(rules, AG_EVENT_DEFENDS, after, combat->attacker);
            tell_in_combat(rules, after);
            return 1;
        }
    }
    return 0;
}

static void start_defending(ag_rules *rules)
{
    ag_combat *combat = &rules->state->combat;
    combat->stage = AG_COMBAT_DEFEND;
    ag_touch(rules->state, AG_TOUCH_COMBAT);  // CR 303.2a: what the attacker struck with stays
    for (int i = 0; i < combat->defence_count; i++) {
        ag_defence *defence = &combat->defences[i];
        if (defence->proposed.slot != 0) {
            defence->defender = defence->proposed;
            defence->proposed = ag_nobody;
            ag_combat_tell(rules, AG_EVENT_DEFENDS, defence->defender, combat->attacker);
            tell_in_combat(rules, defence->defender);
            push_strikes(rules, defence->defender);
        } else if (defence->thing != 0) {
            tell_in_combat(rules, defence->defender);
        }
    }
}

ag_progress ag_combat_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) return AG_DONE;  // CR 500.5
    switch (task->stage++) {
    case COMBAT_EXHAUST:
        ag_part_begins(rules, AG_PART_COMBAT_STEP);
        ag_card_id attacker = rules->state->combat.attacker;
        ag_action action = { .kind = AG_ACTION_EXHAUST,
                             .flags = AG_ACTION_BY_GAME | AG_ACTION_SILENT };
        ag_action_begin(rules, &action, &attacker, 1);
        return AG_AGAIN;
    case COMBAT_ATTACK_POINT:  // CR 602.1
        if (state->combat.attacker.slot != 0) {
            for (int i = 0; i < state->combat.defence_count; i++) {
                ag_dealing_note(state, state->combat.defences[i].proposed, state->combat.attacker,
                                AG_DEALING_ATTACK);
            }
            tell(rules, AG_EVENT_ATTACKS, state->combat.attacker,
                 state->combat.defences[0].proposed, ag_defence_thing(&state->combat.defences[0]));
            push_strikes(rules, state->combat.attacker);
        }
        return AG_AGAIN;
    case COMBAT_ATTACK_WINDOW: ag_window_begin(rules); return AG_AGAIN;
    case COMBAT_PROTECT:  // CR 602.2
        if (both_sides_there(state)) {
            for (int i = state->combat.defence_count - 1; i >= 0; i--) {
                ag_task_push(rules, AG_TASK_PROTECT)->protect.defence = (uint16_t)i;
            }
        }
        return AG_AGAIN;
    case COMBAT_DEFEND_POINT:
        if (both_sides_there(state)) {  // CR 602.3
            start_defending(rules);
        } else {
            task->stage = COMBAT_CONCLUDE;
        }
        return AG_AGAIN;
    case COMBAT_DEFEND_WINDOW: ag_window_begin(rules); return AG_AGAIN;
    case COMBAT_CONCLUDE: ag_task_push(rules, AG_TASK_CONCLUDE); return AG_AGAIN;
    default: return AG_DONE;
    }
}

// ---- conclusion (CR 603) ----

static ag_card_id struck_weapon(const ag_state *state, ag_card_id wielder)
{
    for (int i = 0; i < state->combat.strike_count; i++) {
        if (ag_card_id_same(state->combat.strikes[i].wielder, wielder)) {
            return state->combat.strikes[i].weapon;
        }
    }
    return ag_nobody;
}

static void deal(ag_rules *rules, ag_card_id from, ag_card_id to)
{
    // CR 408.3a
    uint16_t types = ag_damage_types(rules, from);
    ag_damage damage = { .controller = ag_controller_of(rules->state, from),
                         .flags = AG_PACKET_COMBAT,
                         .damage = (types != 0 ? types : AG_DAMAGE_MELEE),
                         .source = from,
                         .with = struck_weapon(rules->state, from) };
    ag_packet_open(rules, &damage, to, ag_atk(rules, from));  // CR 205.1a
}

// CR 603.1: each deals a packet of its ATK; CR 603.1a: nothing deals damage back to Long-Range.
static void open_packets(ag_rules *rules)
{
    const ag_combat *combat = &rules->state->combat;
    int far = combat->attacker.slot != 0
              && ag_has_keyword(rules, combat->attacker, AG_KEYWORD_LONG_RANGE);
    for (int i = 0; i < combat->defence_count; i++) {
        ag_card_id defender = combat->defences[i].defender;
        ag_ref thing = ag_defence_thing(&combat->defences[i]);
        int there = defender.slot != 0 || thing.kind != AG_REF_NONE;
        if (!there || combat->attacker.slot == 0) continue;
        if (combat->defences[i].sabotage) {
            tell(rules, AG_EVENT_SABOTAGED, defender, combat->attacker, thing);
            continue;
        }
        deal(rules, combat->attacker, defender);
        if (!far) deal(rules, defender, combat->attacker);
    }
}

enum { CONCLUDE_DAMAGE, CONCLUDE_CHECKS, CONCLUDE_END };

ag_progress ag_combat_conclude(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) return AG_DONE;  // CR 500.5: nothing is left to end
    switch (task->stage++) {
    case CONCLUDE_DAMAGE:
        open_packets(rules);  // CR 603.1
        ag_packets_begin(rules);
        return AG_AGAIN;
    case CONCLUDE_CHECKS:  // CR 603.2
        ag_process_begin(rules, 0);
        return AG_AGAIN;
    default: {  // CR 603.3, CR 603.1b: it stays exhausted
        ag_event event =
            ag_event_of(rules, AG_EVENT_COMBAT_ENDS, state->combat.attacking_seat, ag_nobody);
        ag_happen(rules, &event);
        state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };
        ag_touch(state, AG_TOUCH_COMBAT);
        ag_lasting_end(rules, AG_MOMENT_COMBAT_ENDS, 0);
        return AG_DONE;
    }
    }
}

// The protect point (CR 602.2): what steps in front of a proposed defender.

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
    // CR 602.2: by Protector, by a modifier that names the defender, or by one that names the
    // attacker.
    ag_card_id attacker = rules->state->combat.attacker;
    int can = ag_has_keyword(rules, card, AG_KEYWORD_PROTECTOR)
              || ag_has_keyword(rules, attacker, AG_KEYWORD_CONSPICUOUS)
              || ag_bound(rules, AG_FIELD_PROTECTS, card, proposed) == AG_BOUND_TO_IT
              || ag_bound(rules, AG_FIELD_PROTECTS_AGAINST, card, attacker) == AG_BOUND_TO_IT;
    if (!can) return AG_REFUSE(CR_602_2, NOT_A_PROTECTOR);
    if (found->flags & AG_CARD_EXHAUSTED) return AG_REFUSE(CR_602_2, EXHAUSTED);  // CR 411.1
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
    ag_reason reason = refuse(rules, seat, card, ag_nobody);
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
            ag_choice_pick(rules, seat, AG_PROMPT_PROTECT, AG_RULE(CR_602_2), proposed);
            ag_choice_offer_cards(rules, cards, count, AG_AIM_NONE);
            ag_choice_add(rules, AG_MOVE_NONE, (ag_ref){ 0 });
            return ag_choice_ready(rules);
        }
    }
    return AG_DONE;
}
