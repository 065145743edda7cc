// Outside play: the cards that have powers which work in a hand, deck or graveyard (CR 703.3a). They are few; they are
// listed once, beside the derived numbers, until a card comes or goes.
#ifndef AG_RULES_OUTSIDE_H
#define AG_RULES_OUTSIDE_H

#include "rules/rules.h"

// The slots of all cards in this game, wherever they are now, that have such a power or keyword, rising; how many.
int ag_outside_cards(const ag_rules *rules, const uint16_t **slots);

// Whether one of them, or a keyword, may have a power of this kind that waits for the event outside play.
int ag_outside_waits(const ag_rules *rules, int kind, int event);

// Writes down where each of them lies; and whether all lie, and show, as when that was written down: what they add to
// the numbers is the same then, whatever else was drawn, discarded or shuffled.
void ag_outside_note(const ag_rules *rules);
int ag_outside_same(const ag_rules *rules);

#endif
