// The turn (CR 500-503): a table of steps for each side, which a raid may replace.
#ifndef AG_RULES_TURN_H
#define AG_RULES_TURN_H

#include "rules/rules.h"

// Stages of the TURN task: in its steps; the next player's turn begins; the turn of turn.seat begins.
enum { AG_TURN_STEPS, AG_TURN_NEXT, AG_TURN_FIRST };

// The turn of the base game.
extern const ag_turn_def ag_turn_base;

const ag_turn_def *ag_turn_of(const ag_rules *rules, ag_seat seat);

// 1 in the turn player's non-combat action phase (CR 502.1).
int ag_in_action_phase(const ag_state *state);

#endif
