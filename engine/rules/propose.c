// Proposing a combat (CR 600, 601): who may attack whom, and the link that proposes it.
#include "rules/combat.h"

#include "rules/agenda.h"
#include "rules/bound.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/known.h"
#include "rules/play.h"
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
    if (AG_RULE_HOLDS(CR_601_2a) && (card->flags & AG_CARD_EXHAUSTED)) {
        return "CR 601.2a: it is exhausted";
    }
    if (ag_cant(rules, id, AG_CANT_ATTACK)) {
        return "CR 103.2: an effect keeps it from attacking";
    }
    // CR 302.2: an ally attacks once it was in the party as its controller's most recent turn
    // began; heroes always.
    int was_there = card->party_since < ag_player_at(state, seat)->turn_began;
    int hero = AG_RULE_HOLDS(CR_301_3) && (ag_types(rules, id) & AG_TYPE_HERO);
    if (AG_RULE_HOLDS(CR_302_2) && !was_there && !hero
        && !ag_has_keyword(rules, id, AG_KEYWORD_FEROCITY)) {
        return "CR 302.2: it came into the party after your turn began";
    }
    return NULL;
}

static const char *defender_refuse(const ag_rules *rules, ag_seat seat, ag_card_id defender)
{
    const ag_state *state = rules->state;
    if (!ag_is_character(rules, defender)
        || (AG_RULE_HOLDS(CR_601_2)
            && !ag_opposed(state, seat, ag_controller_of(state, defender)))) {
        return "CR 601.2: it is no opposing character";
    }
    if (AG_RULE_HOLDS(CR_601_2b) && ag_has_keyword(rules, defender, AG_KEYWORD_ELUSIVE)) {
        return "CR 601.2b: it is Elusive";
    }
    if (AG_RULE_HOLDS(R101_3d) && ag_has_keyword(rules, defender, AG_KEYWORD_IMMUNE)) {
        return "R101.3d: it is Immune";
    }
    return ag_cant(rules, defender, AG_CANT_BE_ATTACKED) ? "CR 103.2: it can't be attacked" : NULL;
}

// Whether the two could fight, whatever the attacker is held to.
static const char *pair_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                               ag_card_id defender)
{
    if (AG_RULE_HOLDS(CR_103_2)
        && ag_bound(rules, AG_FIELD_CANT_ATTACK, attacker, defender) == AG_BOUND_TO_IT) {
        return "CR 103.2: an effect keeps the attacker from attacking it";
    }
    return defender_refuse(rules, seat, defender);
}

// The characters that may be proposed as defenders, in the order of the players: at most `capacity`
// of them. Returns how many.
static int defenders_for(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_card_id *out,
                         int capacity)
{
    const ag_state *state = rules->state;
    int count = 0;
    for (int other = 1; other <= state->seat_count; other++) {
        uint16_t slot = state->piles[ag_player_at(state, (ag_seat)other)->party].first;
        for (; slot != 0 && count < capacity; slot = state->cards[slot].next) {
            ag_card_id id = ag_card_id_of(state, slot);
            if (pair_refuse(rules, seat, attacker, id) == NULL || !AG_RULE_HOLDS(CR_601_2e)) {
                out[count++] = id;
            }
        }
    }
    return count;
}

// Those of them that the attacker is held to.
static int held_for(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_card_id *out)
{
    int count = defenders_for(rules, seat, attacker, out, AG_CARD_MAX);
    return ag_bound_hold(rules, attacker, out, count);
}

const char *ag_attack_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                             ag_card_id defender)
{
    const char *reason = attacker_refuse(rules, seat, attacker);
    if (reason != NULL || !AG_RULE_HOLDS(CR_601_2e)) {
        return reason;
    }
    reason = pair_refuse(rules, seat, attacker, defender);
    ag_card_id defenders[AG_CARD_MAX];
    int count = reason == NULL ? held_for(rules, seat, attacker, defenders) : 0;
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(defenders[i], defender)) {
            return NULL;
        }
    }
    if (reason != NULL) {
        return reason;
    }
    return ag_bound(rules, AG_FIELD_ATTACKS_ONLY, attacker, defender) == AG_BOUND_TO_OTHERS
               ? "CR 601.2c: it can attack only others, as long as it is able to"
               : "CR 600.2a: it must attack another, as long as it is able to";
}

const char *ag_attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    const char *reason = AG_RULE_HOLDS(CR_601_1) ? ag_slow_refuse(rules, seat) : NULL;
    if (reason == NULL) {
        reason = attacker_refuse(rules, seat, attacker);
    }
    ag_card_id one;
    if (reason == NULL && defenders_for(rules, seat, attacker, &one, 1) == 0) {
        reason = "CR 601.2: there is nobody to attack";
    }
    return reason;
}

// Whether one of those that it may propose is one that it must attack.
static int is_forced(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_card_id defenders[AG_CARD_MAX];
    int count = held_for(rules, seat, attacker, defenders);
    for (int i = 0; i < count; i++) {
        if (ag_bound(rules, AG_FIELD_MUST_ATTACK, attacker, defenders[i]) == AG_BOUND_TO_IT) {
            return 1;
        }
    }
    return 0;
}

int ag_must_attack(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    if (!AG_RULE_HOLDS(CR_600_2) || ag_slow_refuse(rules, seat) != NULL
        || !ag_binds(rules, AG_FIELD_MUST_ATTACK)) {
        return 0;
    }
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (attacker_refuse(rules, seat, id) == NULL && is_forced(rules, seat, id)) {
            return 1;
        }
    }
    return 0;
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
        int count = held_for(rules, task->seat, task->card, defenders);
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
int ag_combat_begin(ag_rules *rules, ag_card_id attacker, ag_card_id defender)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_controller_of(state, attacker);
    AG_ASSERT(state->combat.stage == AG_COMBAT_NONE);
    if (AG_RULE_HOLDS(CR_601_3)
        && ag_attack_refuse(rules, state->turn.seat, attacker, defender) != NULL) {
        return 0;
    }
    state->combat.stage = AG_COMBAT_ATTACK;
    state->combat.attacking_seat = seat;
    state->combat.attacker = attacker;
    state->combat.defence_count = 1;
    state->combat.defences[0] = (ag_defence){ .proposed = defender };
    ag_touch(state, AG_TOUCH_COMBAT);
    return 1;
}
