// The order of modifiers that start to apply at once (CR 718.3).
#ifndef AG_RULES_STAMP_H
#define AG_RULES_STAMP_H

#include "rules/rules.h"

// Whether anybody could tell in which order the continuous powers of these two cardboards began.
int ag_stamps_matter(const ag_catalog *catalog, uint16_t one, uint16_t other);

// Asks whose row several cards enter at once for their order, where it matters; the deed's list is in that order then.
// AG_DONE: nothing is left to ask.
ag_progress ag_stamp_order(ag_rules *rules, ag_task *deed);

#endif
