// Pre-priority processing (CR 410.5-410.6): waves of checks until nothing happens, then waiting triggers.
#ifndef AG_RULES_PROCESS_H
#define AG_RULES_PROCESS_H

#include "rules/rules.h"

// Pushes the checks; with `triggers`, waiting triggered effects are added after them (not so in CR 603.2).
void ag_process_begin(ag_rules *rules, int triggers);

// Nothing was written since processing last ended, and nothing waits for it: it would find nothing to do.
int ag_process_idle(const ag_rules *rules);

#endif
