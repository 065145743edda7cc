// Whether a deed can happen to a card (CR 103.2).
#ifndef AG_RULES_CAN_H
#define AG_RULES_CAN_H

#include "rules/rules.h"

// `task` is the deed, as it is for this one card.
int ag_deed_can(const ag_rules *rules, const ag_task *task, ag_card_id card);

// Whether a modifier keeps a card in play.
int ag_cant_leave_play(const ag_rules *rules, ag_card_id card);

// Whether a modifier keeps a card in play from being destroyed, or a card in a hand from being discarded.
int ag_cant_be_destroyed(const ag_rules *rules, ag_card_id card);
int ag_cant_be_discarded(const ag_rules *rules, ag_card_id card);

// Whether a modifier keeps it in its controller's party (CR 415.8b): in play, out of the row, under his control.
int ag_cant_leave_party(const ag_rules *rules, ag_card_id card);

// What a raid lets leave play by destruction alone (R504.1a): a deed of this kind would take it out otherwise, so it
// is destroyed, with whatever that deed is about.
int ag_falls_instead(const ag_rules *rules, int kind, ag_card_id card);

#endif
