// Aiming (CR 706, 707.1d): the targets of a link are chosen as it is added, and changed afterwards.
#ifndef AG_RULES_AIMING_H
#define AG_RULES_AIMING_H

#include "rules/rules.h"

// What an option for this target is (AG_OPTION_…).
int ag_target_option(ag_ref ref);

// Tells that the link targets this (CR 707.1f).
void ag_target_tell(ag_rules *rules, ag_link_id id, ag_ref ref);

// CR 706.2: why the link could not target `to` instead of its target `from`; AG_REASON_NONE: it could. The link's
// controller
// is who reads its description.
ag_reason ag_target_change_refuse(const ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to);

// Does it, and tells that `to` is targeted. 1: it was changed.
int ag_target_change(ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to);

// CR 706.6: whether the card could target `to` if it were added to the chain now.
int ag_could_target(const ag_rules *rules, ag_card_id card, ag_ref to);

// Why the ref is none of those that the open question for a target offers; AG_REASON_NONE: it may be.
ag_reason ag_target_asked_refuse(const ag_rules *rules, ag_ref ref);

// One target of the power after the other: which, and how much of what is divided (CR 707.1d).

#endif
