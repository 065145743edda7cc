// Blank powers: a power whose condition or replacement failed reads as "no" for the rest of the game.
#ifndef AG_RULES_BLANK_H
#define AG_RULES_BLANK_H

#include "rules/rules.h"

int ag_power_is_blank(const ag_state *state, uint16_t printed, uint16_t power);

// Blanks the power and tells it, with `amount` in the event. More than the engine takes: the agenda stops.
void ag_power_blank(ag_rules *rules, const ag_frame *frame, int amount);

// Asks a condition function. One that fails reads as "no" and is never asked again: its power is blank. What is told
// of it has the amount 1, for the report is new then.
int ag_condition_holds(ag_rules *rules, const ag_frame *frame);

// The same without a consequence: one that fails reads as "no", and may be asked again.
int ag_condition_reads(const ag_rules *rules, const ag_frame *frame);

#endif
