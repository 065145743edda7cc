// Warp (glossary of the rule book): cards that are removed from the game, and played, as they are revealed from a deck.
#ifndef AG_RULES_WARP_H
#define AG_RULES_WARP_H

#include "rules/rules.h"

// The cards have just been revealed. Where one of them lies in a deck and has Warp, its owner is asked; the rest of
// what revealed it waits. Returns whether somebody may be.
int ag_may_warp(const ag_rules *rules, ag_card_id card);     // it lies in a deck
int ag_warp_begin(ag_rules *rules, const ag_card_id *cards, int count);

// The same, of the cards that a deed has revealed; nothing where it did something else.
int ag_warp_of_deed(ag_rules *rules, const ag_task *deed);

#endif
