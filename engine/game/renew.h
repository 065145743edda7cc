// Other versions: after a reload a card's key stands for another cardboard of the catalog, and the raid's for another
// raid. What refers to a power follows it by its identity; what has no counterpart keeps the version that it had.
#ifndef AG_GAME_RENEW_H
#define AG_GAME_RENEW_H

#include "rules/port.h"

// The power of `to` that is the same as `power` of `from`: by its id, else by its kind and its place among its kind.
// -1: there is none.
int ag_renew_power(const ag_card_def *from, int power, const ag_card_def *to);

// Whether a card may become the other version where it is: not where it shows a side that is gone, nor in play as
// something else.
int ag_renew_fits(const ag_rules *rules, const ag_card *card, uint16_t to);

// Marks the numbers that a game refers to, but for what keeps its version anyhow: 1 in `used`.
void ag_renew_used(const ag_state *state, uint8_t *used);

// Each cardboard becomes `to` of its number: cards in all zones, links, triggers that wait, what was used. Definite
// modifiers and delayed triggers keep the version that made them. Powers that were ruled out may be tried again.
void ag_renew_cards(ag_rules *rules, const uint16_t *to);

// The raid becomes the version with this number: at once where turns have the same steps (1), else as the next turn
// begins (0).
int ag_renew_raid(ag_rules *rules, uint16_t raid);

#endif
