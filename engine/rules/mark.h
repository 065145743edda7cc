// Marks: a name that one card bears at a time, for others to read (the Bomb, the MARKED hero). No counter: nothing
// takes it off but another marking, or the card's becoming another one (CR 415.9a).
#ifndef AG_RULES_MARK_H
#define AG_RULES_MARK_H

#include "rules/rules.h"

// The card that bears the mark; the zero id: none does.
ag_card_id ag_mark_of(const ag_state *state, ag_symbol name);
const ag_mark *ag_mark_find(const ag_state *state, ag_symbol name);     // NULL: there is no such mark

// Gives it to this card, from whichever has it; the zero id: to nobody. 0: there are too many marks.
int ag_mark_put(ag_state *state, ag_symbol name, ag_card_id card);      // nobody notices: a position is set up
int ag_mark_set(ag_rules *rules, ag_symbol name, ag_card_id card);

#endif
