// Wounds: who has dealt damage to whom this turn. What becomes a different card (CR 415.9a) has done nothing, and
// nothing was done to it.
#ifndef AG_RULES_WOUND_H
#define AG_RULES_WOUND_H

#include "rules/rules.h"

// Whether the source has dealt damage to the victim this turn; with `combat` combat damage.
int ag_wound_was(const ag_state *state, ag_card_id victim, ag_card_id source, int combat);

// Notes it of damage that was dealt.
void ag_wound_note(ag_state *state, const ag_packet *packet);

// As a turn begins.
void ag_wounds_forget(ag_state *state);

#endif
