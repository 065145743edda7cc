// Apart: who is set apart from the others can do nothing to them, nor they to him (the ghosts of a raid). A player is
// set apart with all characters of his party. A character may be so alone: out of reach of who is not, its own player
// too, it attacks and damages only those who are not set apart. And what a raid puts beyond its raiders: for them it is
// not there.
#ifndef AG_RULES_APART_H
#define AG_RULES_APART_H

#include "rules/rules.h"

int ag_is_apart(const ag_rules *rules, ag_card_id card);                // a character in play: it, or its player
int ag_seat_apart(const ag_state *state, ag_seat seat);

// What a player does (targets, modifiers, deeds) does not reach this character in play; this player.
int ag_out_of_reach(const ag_rules *rules, ag_seat by, ag_card_id card);
int ag_seat_out_of_reach(const ag_state *state, ag_seat by, ag_seat seat);

// What a character does itself: attack, deal damage.
int ag_parted(const ag_rules *rules, ag_card_id source, ag_card_id subject);

// A card that the Boss player controls in play, of which the raid says that no raider can do anything to it.
int ag_beyond(const ag_rules *rules, ag_seat by, ag_card_id card);

// `rule` is what the script cites for it: what is refused by it cites that too. 0: none.
void ag_set_apart(ag_rules *rules, ag_card_id card, int apart, uint16_t rule);
void ag_seat_set_apart(ag_rules *rules, ag_seat seat, int apart, uint16_t rule);

#endif
