// Drawing, discarding, looking and shuffling (CR 415, R101.3c).
#ifndef AG_RULES_DRAW_H
#define AG_RULES_DRAW_H

#include "rules/rules.h"

// `seat` draws `count` cards, one at a time, from deck `deck` (0: his first). Reply: the drawn cards.
void ag_draw_begin(ag_rules *rules, ag_seat seat, int deck, int count);

// `seat` discards `count` cards of his choice, as `source` says (none: as the rules do). Reply: the discarded cards.
void ag_discard_begin(ag_rules *rules, ag_seat seat, ag_card_id source, int count);

// Shuffles a deck and tells it.
void ag_shuffle(ag_rules *rules, ag_seat seat, int deck);

// The top card of a deck; an empty deck of a Boss player is refilled first (R101.3c). The zero id: none.
ag_card_id ag_deck_top(ag_rules *rules, ag_seat seat, int deck);

// For the top `count` cards: where a Boss player's deck holds fewer, its graveyard is shuffled in under them (R101.3c).
void ag_deck_reach(ag_rules *rules, ag_seat seat, int deck, int count);

// Rolls a six-sided die: the next prepared one, or a random one.
int ag_roll(ag_rules *rules, ag_seat seat);

// One of `count` at random, from 0 on: the next pick that a scenario prepared, where it is among them, or any.
// Whatever picks at random asks this.
int ag_pick_random(ag_state *state, int count);

// Prepared dice, picks and shuffles stand in one row, in the order in which each kind is used: the next that stands
// between `from` and `to`, or -1; and it is used.
int ag_dice_next(const ag_state *state, int from, int to);
void ag_dice_drop(ag_state *state, int at);

// What happens to a deck of a player: shuffled, refilled.
void ag_deck_tell(ag_rules *rules, int kind, ag_seat seat, int deck);

// How many cards he reveals where a modifier of `source` says `count` (CR 716.1f).
int ag_reveal_count(ag_rules *rules, ag_seat seat, ag_card_id source, int count);

// Draws until he has so many cards in hand (CR 713.2).
void ag_draw_until_begin(ag_rules *rules, ag_seat seat, int hand);

// The draw of one card of a deed, which is then its card in hand; of a player in its place nothing is drawn.
void ag_draw_happens(ag_rules *rules, ag_task *deed, int index);

#endif
