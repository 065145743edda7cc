// Players: readers and the smallest writers.
#ifndef AG_STATE_PLAYER_H
#define AG_STATE_PLAYER_H

#include "base/assert.h"
#include "state/state.h"

ag_player *ag_player_edit(ag_state *state, ag_seat seat);

// Nobody, seat 0, has a player too: an empty one. Asked nearly as often as for cards: inline.
static inline const ag_player *ag_player_at(const ag_state *state, ag_seat seat)
{
    AG_ASSERT(seat <= AG_SEAT_MAX);
    return &state->players[seat];
}

static inline int ag_player_in(const ag_state *state, ag_seat seat)     // still in the game
{
    return (ag_player_at(state, seat)->flags & AG_PLAYER_IN) != 0;
}

int ag_opposed(const ag_state *state, ag_seat a, ag_seat b);            // of different sides
ag_seat ag_player_next(const ag_state *state, ag_seat seat);            // clockwise, among those in the game

ag_seat ag_player_of_order(const ag_state *state, int order);          // 0: nobody

// Who sits `nth` places (0 to all) clockwise from that seat, in the game or not (CR 500.6: by `order`, not by the
// seat's number). Mostly they sit as they are numbered: inline.
static inline ag_seat ag_player_around(const ag_state *state, ag_seat from, int nth)
{
    int order = state->players[from].order;
    int wanted = (order == 0 ? 1 : order) + nth;
    AG_ASSERT(nth >= 0 && nth <= state->seat_count);
    wanted -= wanted > state->seat_count ? state->seat_count : 0;
    return state->players[wanted].order == wanted ? (ag_seat)wanted : ag_player_of_order(state, wanted);
}
ag_seat ag_boss_seat(const ag_state *state);                            // 0: none

// The player who sits `nth` (from 0) in turn order beginning with the turn player; 0 past the last (CR 802.2).
ag_seat ag_player_from_turn(const ag_state *state, int nth);

uint8_t ag_seats_in(const ag_state *state);                             // all in the game: 1 << seat
uint8_t ag_seats_opposing(const ag_state *state, ag_seat seat);

// Whether the face of this card is there for all to see, where it lies.
int ag_card_is_public(const ag_state *state, const ag_card *card);

// Whether the face of this card is known to the seat (CR 415; the Boss player's resources: R100.3).
int ag_card_seen_by(const ag_state *state, const ag_card *card, ag_seat seat);

// Notes who sees the card's face where it lies now, and counts it (`veils`) where somebody no longer does. Called by
// whoever puts a card somewhere, turns it, shows it, or shuffles it away; the state checker finds where it was not.
void ag_card_settle_sight(ag_state *state, uint16_t slot);
uint8_t ag_card_readers(const ag_state *state, const ag_card *card);   // 1 << seat, 1: a spectator
void ag_card_turn(ag_state *state, uint16_t slot, int down);            // face down or face up, and settles it
void ag_card_show(ag_state *state, uint16_t slot, uint8_t seats);       // its face to these: 1 << seat

#endif
