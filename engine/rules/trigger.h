// Triggers: an event makes waiting effects, which pre-priority processing adds to the chain (CR 703, 708).
#ifndef AG_RULES_TRIGGER_H
#define AG_RULES_TRIGGER_H

#include "rules/rules.h"

// The triggers that a keyword stands for, of the card that the event is about: that card alone hears of it so, be it
// face down.
void ag_trigger_keyword(ag_rules *rules, const ag_event *event, int keyword);

// Puts the triggered effects that watch for the event among the waiting ones.
void ag_trigger_notice(ag_rules *rules, const ag_event *event);
void ag_trigger_notice_as(ag_rules *rules, const ag_event *event, int kind);    // what it is besides
void ag_trigger_notice_turned(ag_rules *rules, const ag_event *event);          // the side that it was turned to
void ag_trigger_notice_come(ag_rules *rules, const ag_event *event);            // the zone that it has come into
// All triggered powers that the card has trigger, as if what they wait for had happened (CR 703.5).
void ag_trigger_card(ag_rules *rules, ag_card_id card);
// Between these the events that are told happen at once: what waits for the next of them triggers off all (CR 703.1a).
void ag_moment_begin(ag_rules *rules);
void ag_moment_end(ag_rules *rules);

int ag_trigger_waiting(const ag_rules *rules);

// CR 803.2: a loop with an optional trigger has gone on as often as it will, so its player does not take it up once
// more. Tells so.
int ag_trigger_left_off(ag_rules *rules, const ag_link *link);

#endif
