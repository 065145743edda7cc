// Piles: every card stands in exactly one pile, in an order that is a field. These are the smallest
// writers of zones; rules are not applied here (rules/change/action.c moves cards by the rules).
#ifndef AG_STATE_ZONE_H
#define AG_STATE_ZONE_H

#include "state/state.h"

// Adds an empty pile and returns its index.
int ag_pile_open(ag_state *state, int zone, ag_seat seat, int index);

// The pile of this zone and seat (for decks and graveyards: of deck `index`); 0: none.
int ag_pile_of(const ag_state *state, int zone, ag_seat seat, int index);

int ag_zone(const ag_state *state, ag_card_id card);            // AG_ZONE_…; NOWHERE for a stale id
int ag_in_play(const ag_state *state, ag_card_id card);         // in a party or resource row

// Puts the card into a pile, on top or at the bottom, without any other change.
void ag_pile_put(ag_state *state, uint16_t slot, int pile, int bottom);
void ag_pile_take(ag_state *state, uint16_t slot);
// Puts it behind the next `places` cards of its pile; at the bottom where there are fewer.
void ag_pile_sink(ag_state *state, uint16_t slot, int places);

// Shuffles a pile with the state's dice.
// For a prepared shuffle: the order stays, but nobody knows it.
void ag_pile_hide(ag_state *state, int pile);
void ag_pile_shuffle(ag_state *state, int pile);

// Turns a deck over: its last card becomes the top, and it is face up or no longer so (CR 415.3d).
void ag_pile_turn(ag_state *state, int pile);

// Shuffles the cards whose faces no seat knows; a card that somebody has seen keeps its place.
void ag_pile_shuffle_unseen(ag_state *state, int pile);

#endif
