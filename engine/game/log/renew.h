// New versions: after a reload a card's key means another cardboard of the catalog, and
// the raid's key another raid. References to a power follow its identity; without a
// counterpart they keep the old version.
#ifndef AG_GAME_LOG_RENEW_H
#define AG_GAME_LOG_RENEW_H

#include "rules/port.h"

// The power of `to` that corresponds to `power` of `from`: by its id, else by its kind and its
// place among that kind. -1: there is none.
int ag_renew_power(const ag_card_def *from, int power, const ag_card_def *to);

// Whether a card may become the other version where it is: not if the side that it shows no longer
// exists, or if it is in play as something else.
int ag_renew_fits(const ag_rules *rules, const ag_card *card, uint16_t to);

// Marks the numbers that a game refers to with 1 in `used`, except those
// that keep their version anyway.
void ag_renew_used(const ag_state *state, uint8_t *used);

// Replaces each cardboard by `to` of its number: cards in all zones, links, waiting triggers, used
// powers. Definite modifiers and delayed triggers keep the version that made them. Powers that were
// ruled out may be tried again.
void ag_renew_cards(ag_rules *rules, const uint16_t *to);

// The raid becomes the version with this number: at once if turns have the same steps (1), else at
// the beginning of the next turn (0).
int ag_renew_raid(ag_rules *rules, uint16_t raid);

#endif
