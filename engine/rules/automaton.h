// The automated side: a raid without a Boss player. Nobody sits there: cards are flipped from the top of its deck and
// played one at a time, its characters attack in the order in which they came, what it would choose falls at random,
// and it has no hand.
#ifndef AG_RULES_AUTOMATON_H
#define AG_RULES_AUTOMATON_H

#include "rules/choice.h"
#include "rules/rules.h"

int ag_is_automated(const ag_rules *rules, ag_seat seat);

// Of these seats (1 << seat each) those at which somebody sits.
uint8_t ag_seats_with_players(const ag_rules *rules, uint8_t seats);

// A legal answer to the open question of an automated side: it passes, else it falls at random.
void ag_automaton_answer(ag_rules *rules, ag_picks *out);

// So many more cards are to be flipped.
void ag_flips_add(ag_rules *rules, int count);

// Whether the next one can be: on an empty chain.
int ag_flips_ready(const ag_state *state);

#endif
