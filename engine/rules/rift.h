// Rift (glossary of the rule book): a race is chosen as the card is played, and its allies make it cheaper.
#ifndef AG_RULES_RIFT_H
#define AG_RULES_RIFT_H

#include "rules/rules.h"

// How much less the link costs: for the race that was chosen; before that for the one that makes it cheapest.
int ag_rift_less(const ag_rules *rules, const ag_link *link);

// A step of adding the link (CR 707.1e): its controller chooses the race.

#endif
