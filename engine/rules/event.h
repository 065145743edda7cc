// Events: what happened, told once, in order. Telling is all this file does; watching is trigger.c.
#ifndef AG_RULES_EVENT_H
#define AG_RULES_EVENT_H

#include "rules/rules.h"

// An event about a card or player; fills the cardboard numbers and who may see them.
ag_event ag_event_of(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card);

// Folds the event into the game hash and hands it to the host, with the rule of its kind where it names none itself.
// The rule is no part of the hash: a better citation leaves every recording as it is.
void ag_tell(ag_rules *rules, const ag_event *event);

// Tells an event and adds the triggers that watch for it. Look-back (CR 703.4): call it before the state changes,
// but for what enters play, where it is called after.
void ag_happen(ag_rules *rules, const ag_event *event);

#endif
