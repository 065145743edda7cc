// Decks: the order in which several cards go there, decks that are turned over, what players may see of decks and
// hands (CR 415.3, 415.4).
#ifndef AG_RULES_DECK_H
#define AG_RULES_DECK_H

#include "rules/rules.h"

// CR 415.3c: asks the owners of several cards that go onto (or under) a deck together for their order, which nobody
// else learns. AG_DONE: nothing is left to ask.
ag_progress ag_deck_order(ag_rules *rules, ag_task *deed);

// Brings the cards of the deed into the order that was chosen; what was told before stays in the order of the deed.
void ag_deck_order_apply(ag_rules *rules, ag_task *deed);

// CR 415.3d: the deck is turned over: its last card lies on top, all faces can be seen (or no longer).
void ag_deck_turn_over(ag_rules *rules, ag_seat seat, int deck);

// CR 415.3e, 415.3f, 415.4a: top cards and hands that a modifier lets their player, or everybody, see are seen from now
// on. Returns whether somebody may use a Warp that came to light.
int ag_decks_show(ag_rules *rules);

// What AG_FIELD_TOP gives.
enum { AG_TOP_SEEN, AG_TOP_REVEALED };

// New cards of these cardboards are his deck's from now on, which is shuffled last (CR 800.2).
void ag_deck_build(ag_rules *rules, ag_seat seat, const uint16_t *printed, int count);

// A card that was in no deck, set aside; nobody where the game has no room for it. `home`: which of his decks it
// belongs to.
ag_card_id ag_deck_make(ag_rules *rules, ag_seat seat, uint16_t printed, int home);

#endif
