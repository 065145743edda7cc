// Readying at the start of a turn: the turn player's cards, and what Inspire readies with them (CR 501.1a, 501.1b).
#ifndef AG_RULES_INSPIRE_H
#define AG_RULES_INSPIRE_H

#include "rules/rules.h"

// Readies all exhausted cards of the turn player, once the others have chosen what they inspire.
void ag_ready_begin(ag_rules *rules);

#endif
