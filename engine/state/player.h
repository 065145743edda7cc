// Players: readers and the smallest writers.
#ifndef AG_STATE_PLAYER_H
#define AG_STATE_PLAYER_H

#include "state/state.h"

ag_player *ag_player_edit(ag_state *state, ag_seat seat);
const ag_player *ag_player_at(const ag_state *state, ag_seat seat);

int ag_player_in(const ag_state *state, ag_seat seat);                  // still in the game
int ag_opposed(const ag_state *state, ag_seat a, ag_seat b);            // of different sides
ag_seat ag_player_next(const ag_state *state, ag_seat seat);            // clockwise, among those in the game

// Who sits `nth` places clockwise from that seat, in the game or not (CR 500.6: by `order`, not by the seat's number).
ag_seat ag_player_around(const ag_state *state, ag_seat from, int nth);
ag_seat ag_boss_seat(const ag_state *state);                            // 0: none

// The player who sits `nth` (from 0) in turn order beginning with the turn player; 0 past the last (CR 802.2).
ag_seat ag_player_from_turn(const ag_state *state, int nth);

uint8_t ag_seats_in(const ag_state *state);                             // all in the game: 1 << seat
uint8_t ag_seats_opposing(const ag_state *state, ag_seat seat);

// Whether the face of this card is known to the seat (CR 415; the Boss player's resources: R100.3).
int ag_card_seen_by(const ag_state *state, const ag_card *card, ag_seat seat);

#endif
