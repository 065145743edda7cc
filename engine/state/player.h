// Players: readers and the smallest writers.
#ifndef AG_STATE_PLAYER_H
#define AG_STATE_PLAYER_H

#include "base/assert.h"
#include "state/state.h"

ag_player *ag_player_edit(ag_state *state, ag_seat seat);

// Seat 0 has a player too: an empty one. Called nearly as often as ag_card_at, so inline.
static inline const ag_player *ag_player_at(const ag_state *state, ag_seat seat)
{
    AG_ASSERT(seat <= AG_SEAT_MAX);
    return &state->players[seat];
}

static inline int ag_player_in(const ag_state *state, ag_seat seat)     // still in the game
{
    return (ag_player_at(state, seat)->flags & AG_PLAYER_IN) != 0;
}

int ag_opposed(const ag_state *state, ag_seat a, ag_seat b);  // on different sides
ag_seat ag_player_next(const ag_state *state, ag_seat seat);  // clockwise, among those in the game

ag_seat ag_player_of_order(const ag_state *state, int order);          // 0: nobody

// The player who sits `nth` places (0 to all) clockwise from that seat, in the
// game or not (CR 500.6: by `order`, not by the seat's number). Usually the order
// equals the numbers, so this is inline.
static inline ag_seat ag_player_around(const ag_state *state, ag_seat from, int nth)
{
    int order = state->players[from].order;
    int wanted = (order == 0 ? 1 : order) + nth;
    AG_ASSERT(nth >= 0 && nth <= state->seat_count);
    wanted -= wanted > state->seat_count ? state->seat_count : 0;
    return state->players[wanted].order == wanted ? (ag_seat)wanted
                                                  : ag_player_of_order(state, wanted);
}
ag_seat ag_boss_seat(const ag_state *state);                            // 0: none

// The player `nth` places (from 0) after the turn player in turn order; 0 past the last (CR 802.2).
ag_seat ag_player_from_turn(const ag_state *state, int nth);

uint8_t ag_seats_in(const ag_state *state);  // players in the game: 1 << seat
uint8_t ag_seats_opposing(const ag_state *state, ag_seat seat);

// Whether all players may see the face of this card where it lies.
int ag_card_is_public(const ag_state *state, const ag_card *card);

// Whether the seat knows the face of this card (CR 415; the Boss player's resources: R100.3).
int ag_card_seen_by(const ag_state *state, const ag_card *card, ag_seat seat);

// Notes who sees the card's face where it lies now, and counts in `veils` when somebody no longer
// does. Called by all code that puts a card somewhere, turns it, shows it, or shuffles it away; the
// state checker finds a missing call.
void ag_card_settle_sight(ag_state *state, uint16_t slot);
uint8_t ag_card_readers(const ag_state *state, const ag_card *card);   // 1 << seat, 1: a spectator
// Face down or face up; updates who sees it.
void ag_card_turn(ag_state *state, uint16_t slot, int down);
// Shows its face to these seats: 1 << seat.
void ag_card_show(ag_state *state, uint16_t slot, uint8_t seats);

#endif
