// What exhausting a card costs its controller (CR 600.3a): for attacking it is paid as it is proposed, else as part of
// whatever exhausts the card.
#ifndef AG_RULES_TOLL_H
#define AG_RULES_TOLL_H

#include "rules/rules.h"

// What modifiers ask for, be it attacking or exhausting that they make dear; 0: nothing.
int ag_toll(const ag_rules *rules, ag_card_id card);

// What the cards cost together that this link, about to be added, exhausts as its cost, as far as they are chosen.
int ag_toll_of_link(const ag_rules *rules, const ag_link *link, const ag_cost *cost);

// Of the cards that a cost may exhaust, those stay that can be paid for with `left` resources, in their order: each by
// itself where one is picked, else as many as can be paid for together, the cheapest first. Returns how many.
int ag_toll_afford(const ag_rules *rules, int left, int picks, ag_card_id *cards, int count);

// AG_REASON_NONE where a cost can be paid for that exhausts cards which are yet to be chosen, beside `resources` of it.
ag_reason ag_toll_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost, int resources);

// An effect is about to exhaust cards: whoever controls one of them that costs something pays, or leaves it as it is.
ag_progress ag_toll_settle(ag_rules *rules, ag_task *deed);

#endif
