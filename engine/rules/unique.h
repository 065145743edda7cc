// Uniqueness (CR 414): checked all the time, repaired by the player who violates it.
#ifndef AG_RULES_UNIQUE_H
#define AG_RULES_UNIQUE_H

#include "rules/rules.h"

// Whether something has changed since it was last looked at, and nothing is half done (CR 414.1). The agenda asks
// before each task.
int ag_unique_due(const ag_state *state);

// What is live now takes effect on who controls what (CR 401.3) and on since when cards have the powers that they were
// given (CR 718.2f). 1 and a task is pushed where a player violates uniqueness then.
int ag_unique_begin(ag_rules *rules);

// 0 where it is thought to be observed and is not: for the state checker.
int ag_unique_check(const ag_rules *rules);

#endif
