// The order in which continuous modifiers apply: by timestamp, but for those that depend on others (CR 718, 719).
#ifndef AG_RULES_LAYERS_H
#define AG_RULES_LAYERS_H

#include "rules/rules.h"

// Sorts what lives.
void ag_layers_order(const ag_rules *rules, ag_derived *derived);

#endif
