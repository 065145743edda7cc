// Delayed watches: triggers, replacements and shields that an effect begins (CR 715).
#ifndef AG_RULES_DELAYED_H
#define AG_RULES_DELAYED_H

#include "rules/rules.h"

// Begins a delayed trigger, replacement or shield: the LATER power `power` of `printed` (CR 715). Its life, its times
// and whose turn ends it are filled in. Returns the slot, 0 where there is no room.
int ag_watch_begin(ag_rules *rules, const ag_watch *begun);
void ag_watch_end(ag_rules *rules, int slot);
void ag_watches_end(ag_rules *rules, int moment, ag_seat seat);
void ag_watches_end_spent(ag_rules *rules);                             // CR 717.5
void ag_watches_end_triggered(ag_rules *rules);                         // CR 703.1a: delayed triggers that are spent

#endif
