// The combat step (CR 602): one attacker, a list of defenders, protectors; point by point.
#include "rules/combat/combat.h"

#include "rules/change/change.h"
#include "rules/change/action.h"
#include "rules/change/packet.h"

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

static void exhaust_attacker(ag_rules *rules)
{
    ag_card_id attacker = rules->state->combat.attacker;
    ag_action action = { .kind = AG_ACTION_EXHAUST, .flags = AG_ACTION_BY_GAME | AG_ACTION_SILENT };
    ag_action_begin(rules, &action, &attacker, 1);
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
        ag_event event = ag_event_of(rules, AG_EVENT_ENTERED_COMBAT,
                                     ag_controller_of(rules->state, cards[i]), cards[i]);
        event.source = cards[1 - i];
        event.source_printed = ag_printed_of(rules->state, cards[1 - i]);
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
    ag_state *state = rules->state;
    ag_combat *combat = &state->combat;
    combat->stage = AG_COMBAT_DEFEND;
    ag_touch(state, AG_TOUCH_COMBAT);  // CR 303.2a: what the attacker struck with stays
    for (int i = 0; i < combat->defence_count; i++) {
        ag_defence *defence = &combat->defences[i];
        if (defence->proposed.slot != 0) {
            defence->defender = defence->proposed;
            defence->proposed = (ag_card_id){ 0, 0 };
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
    if (state->turn.ending) {  // CR 500.5
        return AG_DONE;
    }
    switch (task->stage++) {
    case COMBAT_EXHAUST:
        ag_part_begins(rules, AG_PART_COMBAT_STEP);
        exhaust_attacker(rules);
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

static uint16_t damage_types(const ag_rules *rules, ag_card_id id)
{
    uint16_t types = ag_damage_types(rules, id);
    return types != 0 ? types : AG_DAMAGE_MELEE;  // CR 408.3a
}

static ag_card_id struck_weapon(const ag_state *state, ag_card_id wielder)
{
    for (int i = 0; i < state->combat.strike_count; i++) {
        if (ag_card_id_same(state->combat.strikes[i].wielder, wielder)) {
            return state->combat.strikes[i].weapon;
        }
    }
    return (ag_card_id){ 0, 0 };
}

static void deal(ag_rules *rules, ag_card_id from, ag_card_id to)
{
    ag_damage damage = { .controller = ag_controller_of(rules->state, from),
                         .flags = AG_PACKET_COMBAT,
                         .damage = damage_types(rules, from),
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
    if (state->turn.ending) {  // CR 500.5: nothing is left to end
        return AG_DONE;
    }
    switch (task->stage++) {
    case CONCLUDE_DAMAGE:
        open_packets(rules);  // CR 603.1
        ag_packets_begin(rules);
        return AG_AGAIN;
    case CONCLUDE_CHECKS:  // CR 603.2
        ag_process_begin(rules, 0);
        return AG_AGAIN;
    default: {  // CR 603.3, CR 603.1b: it stays exhausted
        ag_event event = ag_event_of(rules, AG_EVENT_COMBAT_ENDS, state->combat.attacking_seat,
                                     (ag_card_id){ 0, 0 });
        ag_happen(rules, &event);
        state->combat = (ag_combat){ .stage = AG_COMBAT_NONE };
        ag_touch(state, AG_TOUCH_COMBAT);
        ag_lasting_end(rules, AG_MOMENT_COMBAT_ENDS, 0);
        return AG_DONE;
    }
    }
}
