// Set-up (CR 101, R200): from the players' decks to the first turn.
#ifndef AG_RULES_TURN_SETUP_H
#define AG_RULES_TURN_SETUP_H

#include "rules/rules.h"

// One player at set-up. Card numbers are the catalog's.
typedef struct ag_seat_def {
    uint8_t side;
    uint8_t deck_count;
    uint16_t hero;  // printed; for the Boss player: 0
    const uint16_t *cards[AG_DECK_MAX];
    uint16_t counts[AG_DECK_MAX];
} ag_seat_def;

// Fills an empty state: seats 1 to seat_count, clockwise, their heroes in play, decks in the order
// given, and SETUP on the agenda. With `bare`, SETUP is left out: nothing is shuffled,
// drawn or asked, and the first turn's action phase opens at once (positions of scenarios).
void ag_setup(ag_rules *rules, const ag_seat_def *seats, int seat_count, uint64_t seed, int bare);
// The set-up of a table that was filled bare, from the Boss of this order on (0: the first in play
// stays): earlier Bosses are removed, this one is in play, and after the mulligans the raid says
// what else has come by then. 0: there is no such Boss.
int ag_setup_begin(ag_rules *rules, int from_boss);
// Whether a Boss of this order is at the table.
int ag_setup_has_boss(const ag_rules *rules, int order);

#endif
