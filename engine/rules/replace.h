// Replacing what a deed would do to its cards (CR 716).
#ifndef AG_RULES_REPLACE_H
#define AG_RULES_REPLACE_H

#include "rules/rules.h"

// Takes the next step of a deed's replacements; its `number` counts the cards. AG_DONE: there are no more, and what was
// replaced is off its list.
ag_progress ag_replace_run(ag_rules *rules, ag_task *deed);

// Whether something else would happen instead of this event, and nobody may decline that: no cost is paid by it
// (CR 403.1).
int ag_replaced(const ag_rules *rules, const ag_event *would);

#endif
