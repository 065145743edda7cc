// The order in which continuous modifiers apply: by timestamp, but for those that depend on others (CR 718, 719).
#ifndef AG_RULES_LAYERS_H
#define AG_RULES_LAYERS_H

#include "rules/rules.h"

// The fields that this one's subject, amount and condition look at: AG_LONG_BIT(AG_FIELD_…).
uint64_t ag_layers_reads(const ag_live *live);

// Sorts what lives.
void ag_layers_order(const ag_rules *rules, ag_derived *derived);

#endif
