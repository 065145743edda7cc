// Leaving a party (CR 415.8b): out of play, into the row of resources, or to another controller.
#ifndef AG_RULES_DEPART_H
#define AG_RULES_DEPART_H

#include "rules/filter.h"
#include "rules/rules.h"

// The card of the event is about to leave its controller's party: triggers hear of it. Of several that leave in one
// moment each counts as gone once it was told of, so that one of them is the last.
void ag_depart(ag_rules *rules, const ag_event *event);
void ag_departed_forget(ag_rules *rules);       // as a moment begins, and as it ends

// Whether nothing that the watch asks for stays behind in the party that the card leaves.
int ag_depart_last(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event, const ag_lens *lens);

#endif
