// Settled answers: each stands against the counters of the aspects that it read.
#include "rules/settled.h"

#include <string.h>

int ag_settled_still(const ag_rules *rules, int which)
{
    ag_settled *settled = &((ag_rules *)rules)->derived.settled[which];
    if (!ag_untouched(rules->state, settled->reads, settled->touched)) {
        return 0;
    }
    settled->touches = rules->state->touches;
    return 1;
}

// Nothing is settled while no numbers are known: as they are worked out for the first time all is
// forgotten.
void ag_settled_note(const ag_rules *rules, int which, uint32_t reads)
{
    ag_settled *settled = &((ag_rules *)rules)->derived.settled[which];
    AG_ASSERT(which >= 0 && which < AG_SETTLED_COUNT);
    AG_ASSERT(reads != 0);
    if (rules->derived.known) {
        settled->reads = reads;
        settled->touches = rules->state->touches;
        memcpy(settled->touched, rules->state->touched, sizeof settled->touched);
    }
}
