// Counters (CR 404.1): put on and removed by effects and costs, and told.
#ifndef AG_RULES_COUNTER_H
#define AG_RULES_COUNTER_H

#include "rules/rules.h"

// Adds `change` counters (negative removes, never below 0) and tells how many there are now.
void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by);

#endif
