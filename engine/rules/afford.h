// Targets that make a link dearer: only what can be paid for is offered, so that what is begun is finished (CR 707.2).
#ifndef AG_RULES_AFFORD_H
#define AG_RULES_AFFORD_H

#include "rules/filter.h"

// Whether the link can be paid for with `ref` (none: AG_REF_NONE) as a target at `index` of the power, or of its mode,
// beside what was chosen for it by now, and with the cheapest of what must be chosen after that.
int ag_afford(const ag_rules *rules, const ag_link *link, const ag_power_def *power, int index, int chosen, ag_ref ref);

#endif
