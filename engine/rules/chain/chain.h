// The chain (CR 705-711): links keep their place while they resolve; links may be added above them.
#ifndef AG_RULES_CHAIN_CHAIN_H
#define AG_RULES_CHAIN_CHAIN_H

#include "rules/combat/combat.h"

// A player interrupts a link (CR 711): an action is pushed that puts its card into its owner's
// graveyard. 0 where it can't be interrupted.
int ag_link_interrupt(ag_rules *rules, ag_link_id id);
// Its controller leaves the game: the game interrupts the link, and all is done at once (CR 102.2).
void ag_link_leave(ag_rules *rules, ag_link_id id);
// The turn ends: the game interrupts all links but those that resolve (CR 500.5). Pushes actions.
void ag_chain_clear(ag_rules *rules, int rule);

// ---- copies (CR 402) ----

// Adds a duplicate of the card's link to the chain under the control of `seat`, who may choose
// `new_targets` for it. Reply: the new link; nothing where there is no room, or nothing to copy.
void ag_copy_begin(ag_rules *rules, ag_link_id original, ag_seat seat, int new_targets);
// A copy of a card that is elsewhere, to be played by `seat` at once (CR 402.2): it is set aside
// until then, and ceases to exist there if it is not played. The zero id: no room for one.
ag_card_id ag_copy_of_card(ag_rules *rules, ag_card_id original, ag_seat seat);
// CR 803.2: whether a loop with an optional trigger has run often enough: then its player declines,
// which is announced here, and the count of the turn goes back by AG_LOOP_AGAIN.
int ag_trigger_declines(ag_rules *rules, const ag_link *link);

// ---- leaving the game (CR 102) ----

// Removes all who lost; decides the game where at most one side is left. 1 where somebody left.
int ag_players_leave(ag_rules *rules);
// An endless loop: the game is a draw (CR 803).
void ag_end_as_loop(ag_rules *rules);

#endif
