// Heroes that change: master heroes, the way back of the starting hero, heroes that are away (CR 301.4, 301.5).
#ifndef AG_RULES_HERO_H
#define AG_RULES_HERO_H

#include "rules/rules.h"

// CR 301.5: no hero is in his party. Never so of a Boss player, who acts between two Bosses (R302.3).
int ag_hero_is_away(const ag_rules *rules, ag_seat seat);

// Why this card can't enter the party of `seat` as its hero; AG_REASON_NONE: it can, or is no hero. `rule`: what brings
// it there.
ag_reason ag_hero_refuse(const ag_rules *rules, ag_card_id card, ag_seat seat, int rule);

// CR 301.4e: asks in which order the heroes of a deed enter play. AG_DONE: nothing is left to ask.
ag_progress ag_hero_order(ag_rules *rules, ag_task *deed);

// Whether the heroes of a deed enter play as heroes: not as allies or the like (CR 300.1d).
int ag_hero_enters(const ag_task *deed);

// CR 301.4a: whether this card, which enters the party, takes over from the hero there; and it does.
int ag_hero_takes_over(const ag_rules *rules, ag_card_id card, ag_seat seat);
ag_card_id ag_hero_take_over(ag_rules *rules, ag_card_id card, ag_seat seat);

// A card has entered the party: where it is a hero, it is its player's from now on.
void ag_hero_entered(ag_rules *rules, ag_card_id card);

// CR 102.1a: this card is about to be destroyed; whose hero it is, he loses.
void ag_hero_falls(ag_rules *rules, ag_card_id card);

// CR 301.4d: pushes what puts the starting hero back into play. 0: it is in play, or not to be found.
int ag_hero_return_begin(ag_rules *rules, ag_seat seat, ag_card_id source);

#endif
