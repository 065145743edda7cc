// What an automated side does by itself: cards that it flips, and attacks.
#include "rules/turn/turn.h"

// ---- what it flips ----

enum { FLIPS_MAX = 1000 };

void ag_flips_add(ag_rules *rules, int count)
{
    AG_ASSERT(count >= 0);
    int flips = rules->state->flips + (count < FLIPS_MAX ? count : FLIPS_MAX);
    rules->state->flips = (uint16_t)(flips < FLIPS_MAX ? flips : FLIPS_MAX);
}

int ag_flips_ready(const ag_state *state)
{
    return state->flips > 0 && ag_chain_empty(state);
}

enum { FLIP_CARD, FLIP_ADDED, FLIP_OVER };

// Plays the top card of the deck without a cost, or, if it has no target, puts it in the graveyard.
ag_progress ag_flip_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_boss_seat(state);
    switch (task->stage++) {
    case FLIP_CARD:
        task->card = ag_deck_top(rules, seat, 0);
        state->flips = task->card.slot != 0 ? (uint16_t)(state->flips - 1) : 0;
        if (task->card.slot == 0) return AG_DONE;
        ag_chain_add_begin(rules, task->card, seat, 0);
        return AG_AGAIN;
    case FLIP_ADDED:
        if (ag_zone(state, task->card) == AG_ZONE_DECK) {
            ag_action action = { .kind = AG_ACTION_TO_GRAVEYARD,
                                 .flags = AG_ACTION_BY_GAME,
                                 .rule = AG_RULE(CR_707_2) };
            ag_card_id card = task->card;
            ag_action_begin(rules, &action, &card, 1);
        } else {
            ag_window_anew(state);
        }
        return AG_AGAIN;
    default: return AG_DONE;
    }
}

// As many as the keyword says on what it has in play.
static int flips_of_keyword(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    int sum = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        sum += ag_keyword_sum(rules, ag_card_id_of(state, slot), AG_KEYWORD_FLIP);
    }
    return sum;
}

// A step in which that many cards are flipped, each one resolved before the next.
ag_progress ag_turn_flips(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending || task->stage++ > 0) return AG_DONE;
    ag_seat seat = state->turn.seat;
    ag_context context = { .viewer = seat, .source = ag_player_at(state, seat)->hero };
    const ag_amount *amount = &ag_turn_of(rules, seat)->steps[state->turn.step - 1].amount;
    int count = amount->length > 0 ? ag_amount_value(rules, amount, &context)
                                   : flips_of_keyword(rules, seat);
    ag_flips_add(rules, count > 0 ? count : 0);
    ag_window_begin(rules);
    return AG_AGAIN;
}

// ---- what it attacks with ----

enum { ATTACKS_MAX = 200 };

typedef struct ag_prey {
    int named;  // something that the raid's `at` names is in play
    int found;  // what it may attack
} ag_prey;

static void look_at(const ag_rules *rules, ag_card_id attacker, ag_card_id id, ag_prey *prey)
{
    const ag_raid_def *raid = rules->catalog->raid;
    ag_context context = { .viewer = rules->state->turn.seat, .source = attacker };
    int named = ag_filter_match(rules, &raid->attacked, &context, id);
    prey->named |= named;
    if (ag_attack_refuse(rules, context.viewer, attacker, id) != AG_REASON_NONE) return;
    prey->found |= named || ag_filter_match(rules, &raid->attacked_else, &context, id);
}

// Whether the raid lets it attack any of those that it may attack: cards go before the raid.
static int finds_prey(const ag_rules *rules, ag_card_id attacker)
{
    const ag_state *state = rules->state;
    ag_prey prey = { .named = 0 };
    if (!rules->catalog->raid->attacks_else) return 1;
    if (ag_attack_is_bound(rules, state->turn.seat, attacker)) return 1;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            look_at(rules, attacker, ag_card_id_of(state, slot), &prey);
        }
    }
    return prey.found || !prey.named;
}

// Each attack is proposed as a player would: everybody may answer, the combat is like any other.
ag_progress ag_turn_attacks(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) return AG_DONE;
    if (state->combat.stage != AG_COMBAT_NONE) {
        ag_task_push(rules, AG_TASK_COMBAT);
        return AG_AGAIN;
    }
    // The hero first, then in the order in which they came.
    const ag_player *player = ag_player_at(state, state->turn.seat);
    ag_card_id attacker = { 0, 0 };
    uint32_t since = UINT32_MAX;
    uint16_t slot = state->piles[player->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        uint32_t entered = ag_card_id_same(id, player->hero) ? 0 : state->cards[slot].entered;
        if (entered < since && ag_attacker_refuse(rules, state->turn.seat, id) == AG_REASON_NONE
            && finds_prey(rules, id)) {
            since = entered;
            attacker = id;
        }
    }
    if (attacker.slot == 0 || task->attacks.made++ == ATTACKS_MAX) return AG_DONE;
    ag_seat seat = state->turn.seat;
    ag_window_begin(rules);
    ag_propose_begin(rules, seat, attacker);
    return AG_AGAIN;
}
