// Placing cards "as additional resources" (CR 412.1c): through the chain, from wherever they lie.
#ifndef AG_RULES_ADDITIONAL_H
#define AG_RULES_ADDITIONAL_H

#include "rules/rules.h"

// `seat` places the cards, one after the other; of each that can lie face up he chooses its face. They enter the row
// ready or `exhausted`. The reply: how many went onto the chain.
void ag_additional_begin(ag_rules *rules, ag_seat seat, const ag_card_id *cards, int count, int exhausted);

#endif
