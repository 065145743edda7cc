// Last known information (CR 707.3): a card as it was when it became a different one, kept while anything refers to it.
#ifndef AG_RULES_KNOWN_H
#define AG_RULES_KNOWN_H

#include "rules/rules.h"

void ag_known_keep(ag_rules *rules, ag_card_id card);                   // called as it is about to move
const ag_known *ag_known_find(const ag_state *state, ag_card_id card);  // NULL: nothing is known
void ag_known_sweep(ag_rules *rules);

// Whether something runs or waits that may refer to any card: an effect, a trigger, a link.
int ag_known_asked(const ag_state *state);

int ag_known_has_tag(const ag_rules *rules, const ag_known *known, ag_symbol tag);

// Readers that answer for cards that are gone as well.
ag_seat ag_controller_of(const ag_state *state, ag_card_id card);
ag_seat ag_owner_of(const ag_state *state, ag_card_id card);
uint16_t ag_printed_of(const ag_state *state, ag_card_id card);
const ag_card *ag_card_or_known(const ag_state *state, ag_card_id card);    // NULL: nothing is known
uint32_t ag_types_known(const ag_rules *rules, ag_card_id card);        // AG_TYPE_…

// What people see of an effect of this script: the power of a keyword is its source's.
uint16_t ag_shown_as(const ag_rules *rules, uint16_t printed, ag_card_id source, int given);
int ag_stat_of(const ag_rules *rules, ag_card_id card, int stat);       // AG_STAT_…

#endif
