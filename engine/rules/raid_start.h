// Starting a raid in the middle of a game (CR 800.3).
#ifndef AG_RULES_RAID_START_H
#define AG_RULES_RAID_START_H

#include "rules/rules.h"

// AG_REASON_NONE where `seat` could go through all steps of starting a raid; else why not.
ag_reason ag_raid_start_refuse(const ag_rules *rules, ag_seat seat);

// Pushes the steps; nothing where one of them can't be done. 1 where something was begun.
int ag_raid_start_begin(ag_rules *rules, ag_seat seat);

#endif
