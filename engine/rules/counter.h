// Counters (CR 404.1): put on and removed by effects and costs, and told.
#ifndef AG_RULES_COUNTER_H
#define AG_RULES_COUNTER_H

#include "rules/rules.h"

// Adds `change` counters (negative removes, never below 0) and tells how many there are now.
void ag_counters_change(ag_rules *rules, ag_card_id card, ag_symbol name, int change, ag_seat by);

// Whether the engine holds one more kind on a card; else it tells that it does not.
int ag_counters_fit(ag_rules *rules, ag_card_id card, ag_symbol name);

// What one of them adds to the numbers of its card, where its name says so: "+1/+1" (CR 404.1c).
typedef struct ag_counter_size {
    int8_t atk, health, def;
} ag_counter_size;

int ag_counter_is_sized(const ag_catalog *catalog, ag_symbol name, ag_counter_size *out);

#endif
