// Combat: proposed as a link, fought as a step of its own (CR 600-603). An attacker has a list of
// defenders.
#include "rules/combat.h"

#include "rules/agenda.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/known.h"
#include "rules/modifier.h"
#include "rules/packet.h"
#include "rules/play.h"
#include "rules/priority.h"
#include "rules/process.h"
#include "rules/watch.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- who may attack whom (CR 601.2) ----

static const char *attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || card->controller != seat || !ag_is_character(rules, id)) {
        return "CR 601.2: it is no character of yours";
    }
    if (card->flags & AG_CARD_EXHAUSTED) {
        return "CR 601.2: it is exhausted";
    }
    if (ag_cant(rules, id, AG_CANT_ATTACK)) {
        return "CR 103.2: an effect keeps it from attacking";
    }
    // CR 302.1: an ally attacks once it was in the party as its controller's most recent turn
    // began; heroes always.
    int was_there = card->party_since < ag_player_at(state, seat)->turn_began;
    if (!was_there && !(ag_types(rules, id) & AG_TYPE_HERO)
        && !ag_has_keyword(rules, id, AG_KEYWORD_FEROCITY)) {
        return "CR 302.1: it came into the party after your turn began";
    }
    return NULL;
}

static const char *defender_refuse(const ag_rules *rules, ag_seat seat, ag_card_id defender)
{
    const ag_state *state = rules->state;
    if (!ag_is_character(rules, defender)
        || !ag_opposed(state, seat, ag_controller_of(state, defender))) {
        return "CR 601.2: it is no opposing character";
    }
    if (ag_has_keyword(rules, defender, AG_KEYWORD_ELUSIVE)) {
        return "CR 601.2: it is Elusive";
    }
    if (ag_has_keyword(rules, defender, AG_KEYWORD_IMMUNE)) {
        return "R101.3d: it is Immune";
    }
    return ag_cant(rules, defender, AG_CANT_BE_ATTACKED) ? "CR 103.2: it can't be attacked" : NULL;
}

const char *ag_attack_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                             ag_card_id defender)
{
    const char *reason = attacker_refuse(rules, seat, attacker);
    return reason != NULL ? reason : defender_refuse(rules, seat, defender);
}

// The characters that may be proposed as defenders, in the order of the players. Returns how many.
static int defenders_for(const ag_rules *rules, ag_seat seat, ag_card_id *out)
{
    const ag_state *state = rules->state;
    int count = 0;
    for (int other = 1; other <= state->seat_count; other++) {
        uint16_t slot = state->piles[ag_player_at(state, (ag_seat)other)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ag_card_id id = ag_card_id_of(state, slot);
            if (defender_refuse(rules, seat, id) == NULL) {
                if (out != NULL) {
                    out[count] = id;
                }
                count++;
            }
        }
    }
    return count;
}

const char *ag_attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    const char *reason = ag_slow_refuse(rules, seat);
    if (reason == NULL) {
        reason = attacker_refuse(rules, seat, attacker);
    }
    if (reason == NULL && defenders_for(rules, seat, NULL) == 0) {
        reason = "CR 601.2: there is nobody to attack";
    }
    return reason;
}

// ---- roles ----

int ag_is_attacking(const ag_state *state, ag_card_id card)
{
    return state->combat.stage != AG_COMBAT_NONE && card.slot != 0
           && ag_card_id_same(state->combat.attacker, card);
}

int ag_is_defending(const ag_state *state, ag_card_id card)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        if (card.slot != 0 && ag_card_id_same(state->combat.defences[i].defender, card)) {
            return 1;
        }
    }
    return 0;
}

int ag_is_protecting(const ag_state *state, ag_card_id card)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        const ag_defence *defence = &state->combat.defences[i];
        if (defence->protecting && card.slot != 0
            && (ag_card_id_same(defence->proposed, card)
                || ag_card_id_same(defence->defender, card))) {
            return 1;
        }
    }
    return 0;
}

static int some_defender(const ag_state *state)
{
    for (int i = 0; i < state->combat.defence_count; i++) {
        if (state->combat.defences[i].defender.slot != 0) {
            return 1;
        }
    }
    return 0;
}

// CR 602.3b: attacker and defender are in combat while there is an opposing one.
int ag_in_combat(const ag_state *state, ag_card_id card)
{
    if (ag_is_defending(state, card)) {
        return state->combat.attacker.slot != 0;
    }
    return ag_is_attacking(state, card) && some_defender(state);
}

void ag_combat_remove(ag_rules *rules, ag_card_id card)
{
    ag_combat *combat = &rules->state->combat;
    if (combat->stage == AG_COMBAT_NONE) {
        return;
    }
    if (ag_card_id_same(combat->attacker, card)) {
        combat->attacker = (ag_card_id){ 0, 0 };
    }
    for (int i = 0; i < combat->defence_count; i++) {
        ag_defence *defence = &combat->defences[i];
        if (ag_card_id_same(defence->proposed, card)) {
            defence->proposed = (ag_card_id){ 0, 0 };
        }
        if (ag_card_id_same(defence->defender, card)) {
            defence->defender = (ag_card_id){ 0, 0 };
        }
    }
    for (int i = combat->strike_count - 1; i >= 0; i--) {  // CR 303: the association ends
        if (ag_card_id_same(combat->strikes[i].weapon, card)
            || ag_card_id_same(combat->strikes[i].wielder, card)) {
            combat->strikes[i] = combat->strikes[--combat->strike_count];
            combat->strikes[combat->strike_count] = (ag_strike){ { 0, 0 }, { 0, 0 } };
        }
    }
    ag_touch(rules->state, AG_TOUCH_COMBAT);
}

// ---- the proposal (CR 601) ----

void ag_propose_begin(ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_task *task = ag_task_push(rules, AG_TASK_PROPOSE);
    task->seat = seat;
    task->card = attacker;
}

ag_progress ag_combat_propose(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (!ag_choice_take(rules, &picks)) {
        ag_card_id defenders[AG_CARD_MAX];
        int count = defenders_for(rules, task->seat, defenders);
        ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << task->seat), AG_PROMPT_ATTACK,
                       AG_RULE(CR_601_2), task->card);
        for (int i = 0; i < count; i++) {
            ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(defenders[i]))->aim = AG_AIM_HARM;
        }
        return ag_choice_ready(rules);
    }
    ag_card_id defender = ag_ref_as_card(state->options[picks.picks[0]].ref);
    ag_link_id id = ag_link_open(rules, AG_LINK_PROPOSAL, task->card,
                                 ag_printed_of(state, task->card), 0, task->seat, 0);
    ag_link *link = ag_link_edit(state, id);
    link->proposed[0] = ag_ref_card(task->card);
    link->proposed[1] = ag_ref_card(defender);
    state->links_added++;
    state->turn.passes = 0;
    ag_event event = ag_event_of(rules, AG_EVENT_PROPOSED, task->seat, defender);
    event.source = task->card;
    event.source_printed = ag_printed_of(state, task->card);
    event.link = id;
    ag_happen(rules, &event);
    return AG_DONE;
}

// CR 601.3: the proposal is checked again as it resolves; where it is no longer legal there is no
// combat.
void ag_combat_begin(ag_rules *rules, ag_card_id attacker, ag_card_id defender)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_controller_of(state, attacker);
    AG_ASSERT(state->combat.stage == AG_COMBAT_NONE);
    if (ag_attack_refuse(rules, state->turn.seat, attacker, defender) != NULL) {
        return;
    }
    state->combat.stage = AG_COMBAT_ATTACK;
    state->combat.attacking_seat = seat;
    state->combat.attacker = attacker;
    state->combat.defence_count = 1;
    state->combat.defences[0] = (ag_defence){ .proposed = defender };
    ag_touch(state, AG_TOUCH_COMBAT);
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

static void tell_role(ag_rules *rules, int kind, ag_card_id card, ag_card_id other)
{
    ag_event event = ag_event_of(rules, kind, ag_controller_of(rules->state, card), card);
    event.source = other;
    event.source_printed = ag_printed_of(rules->state, other);
    ag_happen(rules, &event);
}

static void exhaust_attacker(ag_rules *rules)
{
    ag_card_id attacker = rules->state->combat.attacker;
    ag_deed deed = { .kind = AG_DEED_EXHAUST, .flags = AG_DEED_BY_GAME | AG_DEED_SILENT };
    ag_deed_begin(rules, &deed, &attacker, 1);
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
        proposed |= combat->defences[i].proposed.slot != 0;
    }
    return proposed && combat->attacker.slot != 0;
}

static void start_defending(ag_rules *rules)
{
    ag_state *state = rules->state;
    ag_combat *combat = &state->combat;
    combat->stage = AG_COMBAT_DEFEND;
    ag_touch(state, AG_TOUCH_COMBAT);
    for (int i = 0; i < combat->defence_count; i++) {
        ag_defence *defence = &combat->defences[i];
        if (defence->proposed.slot != 0) {
            defence->defender = defence->proposed;
            defence->proposed = (ag_card_id){ 0, 0 };
            tell_role(rules, AG_EVENT_DEFENDS, defence->defender, combat->attacker);
            push_strikes(rules, defence->defender);
        }
    }
}

ag_progress ag_combat_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    switch (task->stage++) {
    case COMBAT_EXHAUST: exhaust_attacker(rules); return AG_AGAIN;
    case COMBAT_ATTACK_POINT:  // CR 602.1
        if (state->combat.attacker.slot != 0) {
            tell_role(rules, AG_EVENT_ATTACKS, state->combat.attacker,
                      state->combat.defences[0].proposed);
            push_strikes(rules, state->combat.attacker);
        }
        return AG_AGAIN;
    case COMBAT_ATTACK_WINDOW: ag_window_begin(rules); return AG_AGAIN;
    case COMBAT_PROTECT:  // CR 602.2
        if (both_sides_there(state)) {
            ag_task_push(rules, AG_TASK_PROTECT);
        } else {
            task->stage = COMBAT_CONCLUDE;
        }
        return AG_AGAIN;
    case COMBAT_DEFEND_POINT:  // CR 602.3
        if (both_sides_there(state)) {
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

// ---- protecting (CR 602.2) ----

// Any ready character that can protect, of any player opposed to the attacker: in a raid the
// raiders protect across their parties.
static int protectors_for(const ag_rules *rules, ag_seat seat, ag_card_id proposed, ag_card_id *out)
{
    const ag_state *state = rules->state;
    int count = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (!(state->cards[slot].flags & AG_CARD_EXHAUSTED) && !ag_card_id_same(id, proposed)
            && ag_is_character(rules, id) && ag_has_keyword(rules, id, AG_KEYWORD_PROTECTOR)
            && !ag_cant(rules, id, AG_CANT_PROTECT)) {
            out[count++] = id;
        }
    }
    return count;
}

static void protect(ag_rules *rules, ag_card_id protector)
{
    ag_state *state = rules->state;
    ag_defence *defence = &state->combat.defences[0];
    defence->proposed = protector;
    defence->protecting = 1;
    ag_touch(state, AG_TOUCH_COMBAT);
    tell_role(rules, AG_EVENT_PROTECTS, protector, state->combat.attacker);
    ag_deed deed = { .kind = AG_DEED_EXHAUST, .flags = AG_DEED_BY_GAME | AG_DEED_SILENT };
    ag_deed_begin(rules, &deed, &protector, 1);
}

// Each player opposed to the attacker is asked, the defender's controller first, until one
// protects.
ag_progress ag_combat_protect(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_card_id proposed = state->combat.defences[0].proposed;
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &state->options[picks.picks[0]];
        if (option->kind == AG_OPTION_CARD) {
            task->stage = AG_SEAT_MAX + 1;
            protect(rules, ag_ref_as_card(option->ref));
            return AG_AGAIN;
        }
        task->stage++;
    }
    if (ag_has_keyword(rules, state->combat.attacker, AG_KEYWORD_STEALTH)) {
        return AG_DONE;  // CR 602.2a
    }
    ag_seat first = ag_controller_of(state, proposed);
    for (; task->stage < state->seat_count; task->stage++) {
        ag_seat seat = (ag_seat)((first - 1 + task->stage) % state->seat_count + 1);
        ag_card_id cards[AG_CARD_MAX];
        int in = ag_player_in(state, seat) && ag_opposed(state, seat, state->combat.attacking_seat);
        int count = in ? protectors_for(rules, seat, proposed, cards) : 0;
        if (count > 0) {
            ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << seat), AG_PROMPT_PROTECT,
                           AG_RULE(CR_602_2), proposed);
            for (int i = 0; i < count; i++) {
                ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(cards[i]));
            }
            ag_choice_add(rules, AG_OPTION_NONE, (ag_ref){ 0 });
            return ag_choice_ready(rules);
        }
    }
    return AG_DONE;
}
