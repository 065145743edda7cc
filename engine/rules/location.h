// Locations (CR 306.3, 410.6g): each player keeps one face up.
#ifndef AG_RULES_LOCATION_H
#define AG_RULES_LOCATION_H

#include "rules/rules.h"

// A wave: each player with several locations names the one that he keeps, the turn player first; they go on its list.
ag_progress ag_location_choose(ag_rules *rules, ag_task *wave);

// Turns the others face down. 1 where there were any.
int ag_location_turn(ag_rules *rules, const ag_task *wave);

#endif
