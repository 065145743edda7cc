// Settled answers: what was worked out of the state once is not worked out again until an aspect is written that it
// read. A cache beside the derived numbers; it may be thrown away with them.
#ifndef AG_RULES_SETTLED_H
#define AG_RULES_SETTLED_H

#include "rules/rules.h"

// Whether AG_SETTLED_… stands; it was worked out now, having read AG_BIT(AG_TOUCH_…).
int ag_settled_holds(const ag_rules *rules, int which);
void ag_settled_note(const ag_rules *rules, int which, uint32_t reads);

#endif
