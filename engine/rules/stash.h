// Stash (glossary of the rule book): a card that shows itself as it becomes a resource, and does something by that.
#ifndef AG_RULES_STASH_H
#define AG_RULES_STASH_H

#include "rules/rules.h"

// Cards are about to enter a resource row face down: asks its player of each that has Stash. AG_DONE: nothing is left
// to ask; the answers stand in the numbers of the deed's refs.
ag_progress ag_stash_choose(ag_rules *rules, ag_task *deed);

// The card has entered, with this number in its ref: it was face up for an instant where its player wanted that.
void ag_stash_entered(ag_rules *rules, const ag_task *deed, int number, ag_card_id card);

#endif
