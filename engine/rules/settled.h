// Settled answers: what was worked out of the state once is not worked out again until an aspect is written that it
// read. A cache beside the derived numbers; it may be thrown away with them.
#ifndef AG_RULES_SETTLED_H
#define AG_RULES_SETTLED_H

#include "base/assert.h"
#include "rules/rules.h"

// Whether what it read is as it was though something was written.
int ag_settled_still(const ag_rules *rules, int which);

// Whether AG_SETTLED_… stands. Mostly nothing at all was written since it was asked: inline.
static inline int ag_settled_holds(const ag_rules *rules, int which)
{
    AG_ASSERT(which >= 0 && which < AG_SETTLED_COUNT);
    const ag_settled *settled = &rules->derived.settled[which];
    return rules->derived.known && settled->reads != 0
           && (settled->touches == rules->state->touches || ag_settled_still(rules, which));
}

// It was worked out now, having read AG_BIT(AG_TOUCH_…).
void ag_settled_note(const ag_rules *rules, int which, uint32_t reads);

#endif
