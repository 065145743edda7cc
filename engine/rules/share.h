// Shares: several players (or one) divide an amount among cards together, one card after the other.
#ifndef AG_RULES_SHARE_H
#define AG_RULES_SHARE_H

#include "rules/rules.h"

// Asks `who` (1 << seat each) how much of `amount` each card gets, at most its `caps`; as much as fits is divided. The
// reply: the cards that get something, each with its share as the ref's number, in the order of the list.
void ag_share_begin(ag_rules *rules, uint8_t who, int amount, const ag_card_id *cards, const int16_t *caps, int count);

#endif
