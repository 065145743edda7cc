// Conceding as a part of a cost (CR 800.1): for the whole side, with the leave of all who are on it. No link is added:
// what the power says happens as it is paid, and the game ends.
#ifndef AG_RULES_CONCEDE_H
#define AG_RULES_CONCEDE_H

#include "rules/rules.h"

int ag_concedes(const ag_cost *cost);

// The question to the rest of the side. The reply is -1 where one of them says no.

// What is left of the game: the effect of the power, then the end. The link that was to be added is gone.

#endif
