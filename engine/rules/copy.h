// Copies of links (CR 402.1): a duplicate of a card that is on the chain, or that was there as it is last known.
#ifndef AG_RULES_COPY_H
#define AG_RULES_COPY_H

#include "rules/rules.h"

// The link, or as it was when it left the chain, for as long as something that is underway refers to it (CR 707.3);
// NULL: nothing is known of it.
const ag_link *ag_link_known(const ag_state *state, ag_link_id id);

// Keeps a card's link that is about to leave the chain, where something refers to it.
void ag_link_keep(ag_rules *rules, ag_link_id id);

// Forgets what nothing refers to any more.
void ag_link_sweep(ag_rules *rules);

// Adds a duplicate of the card's link to the chain under the control of `seat`, who may choose `new_targets` for it.
// Reply: the new link; nothing where there is no room, or nothing to copy.
void ag_copy_begin(ag_rules *rules, ag_link_id original, ag_seat seat, int new_targets);

// A copy of a card that is elsewhere, to be played by `seat` at once (CR 402.2): it lies aside until then, where it
// ceases to exist if it is not played. The zero id: there is no room for one.
ag_card_id ag_copy_of_card(ag_rules *rules, ag_card_id original, ag_seat seat);

// A copy's card ceases to exist as it leaves the chain.
void ag_copy_cease(ag_rules *rules, ag_card_id card);

#endif
