// Sequences: what a raid does in steps that span priority windows, such as a Boss's destruction (R302, R502). No frame
// is open in between: the place is in the state, and processing goes on with it (CR 410.5).
#ifndef AG_RULES_SEQUENCE_H
#define AG_RULES_SEQUENCE_H

#include "rules/rules.h"

// Sequence `which` of the raid is under way from now on, behind those that are; `card` is what it is about. 0: so many
// are under way already.
int ag_sequence_open(ag_rules *rules, int which, ag_seat seat, ag_card_id card);

// Whether the oldest one can go on: what it waits for has left the chain.
int ag_sequence_ready(const ag_state *state);

// With which sequence (its number) this card is destroyed: a Boss in play, whose raid goes on from there once he is
// removed from the game. -1: with none.
int ag_sequence_of_fallen(const ag_rules *rules, ag_card_id card);

#endif
