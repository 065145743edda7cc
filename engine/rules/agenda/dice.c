// Dice: what is rolled at random, and what was prepared to be rolled (CR 415.3).
#include "rules/agenda/agenda.h"

#include <string.h>

void ag_deck_tell(ag_rules *rules, int kind, ag_seat seat, int deck)
{
    ag_event event = ag_event_of(rules, kind, seat, (ag_card_id){ 0, 0 });
    event.word = (uint8_t)deck;
    ag_announce(rules, &event);
}

void ag_dice_drop(ag_state *state, int at)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(at < state->dice_count);
    memmove(state->dice + at, state->dice + at + 1, sizeof state->dice - (size_t)at - 1);
    state->dice[AG_DICE_MAX - 1] = 0;
    state->dice_count--;
}

int ag_dice_next(const ag_state *state, int from, int to)
{
    for (int at = 0; at < state->dice_count; at++) {
        if (state->dice[at] >= from && state->dice[at] <= to) return at;
    }
    return -1;
}

void ag_shuffle(ag_rules *rules, ag_seat seat, int deck)
{
    ag_state *state = rules->state;
    int pile = ag_player_at(state, seat)->decks[deck];
    AG_ASSERT(pile != 0);
    int at = ag_dice_next(state, AG_DIE_SHUFFLE, AG_DIE_SHUFFLE);
    if (at >= 0) {
        ag_dice_drop(state, at);
        ag_pile_hide(state, pile);
    } else {
        ag_pile_shuffle(state, pile);
    }
    ag_deck_tell(rules, AG_EVENT_SHUFFLED, seat, deck);
}

int ag_roll(ag_state *state)
{
    // A prepared die takes the place of a random one: later random results stay as they are.
    int roll = (int)ag_rng_below(&state->rng, 6) + 1;
    int at = ag_dice_next(state, 1, 6);
    if (at >= 0) {
        roll = state->dice[at];
        ag_dice_drop(state, at);
    }
    return roll;
}

int ag_pick_random(ag_state *state, int count)
{
    int at = ag_dice_next(state, AG_DIE_PICK, AG_DIE_SHUFFLE - 1);
    AG_ASSERT(count > 0);
    if (at >= 0 && state->dice[at] - AG_DIE_PICK < count) {
        int pick = state->dice[at] - AG_DIE_PICK;
        ag_dice_drop(state, at);
        return pick;
    }
    return (int)ag_rng_below(&state->rng, (uint32_t)count);
}
