// Costs (CR 403): what can be paid, the natural payment, and paying all of it or nothing.
#ifndef AG_RULES_PAY_H
#define AG_RULES_PAY_H

#include "rules/rules.h"

// Choices for part `n` of a cost stand among the link's targets at this index + n.
enum { AG_COST_INDEX = 64 };

// What a part of a cost does to the cards that are chosen for it, by AG_COST_…: "return to hand". NULL: none are.
extern const char *const ag_pay_words[AG_COST_KIND_COUNT];

// How much `seat` could pay by exhausting what may be exhausted to pay, but for `except`.
int ag_pay_ready(const ag_rules *rules, ag_seat seat, ag_card_id except);

// Whether he could pay so much at least; whether a modifier lets this card of a party pay (R303.3a).
int ag_pay_has_ready(const ag_rules *rules, ag_seat seat, ag_card_id except, int count);
int ag_pay_is_payer(const ag_rules *rules, ag_card_id card);

// The card, where its cost exhausts it already; else no card.
ag_card_id ag_pay_tired(const ag_cost *cost, ag_card_id card);

// AG_REASON_NONE where `seat` can pay `resources` and every part of the cost for `card`; else the reason.
ag_reason ag_pay_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost, int resources);

// What a link that is being added costs in all: its parts with its X, and the resources. How many X stand in it.
void ag_pay_cost(const ag_rules *rules, const ag_link *link, ag_cost *out);
int ag_pay_resources(const ag_rules *rules, const ag_link *link);
int ag_pay_x_count(const ag_rules *rules, const ag_link *link);

// Part `index` of the cost of `card`, less what another part of the cost takes already.
ag_cost_part ag_pay_part(const ag_cost *cost, int index, ag_card_id card);

// Of a part: whether cards are chosen for it, whether what it takes goes elsewhere, what is done to it (AG_DEED_…;
// AG_DEED_COUNT: no deed), and whether the other can't take the same card.
int ag_pay_asks(const ag_cost_part *part);
int ag_pay_leaves(const ag_cost_part *part);
int ag_pay_deed(const ag_cost_part *part);
int ag_pay_excludes(const ag_cost_part *part, const ag_cost_part *other);

// AG_REASON_NONE where a link that would be added can be paid for, with what was chosen for it by now; else the reason.
ag_reason ag_pay_link_refuse(const ag_rules *rules, const ag_link *link);

// Both for the case that the link targets these as well: it may cost more then, or less.
int ag_pay_resources_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried, int count);
ag_reason ag_pay_link_refuse_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried, int count);

// Whether an X larger than 0 makes the link cheaper: then what X = 0 can't pay may be paid yet.
int ag_pay_falls(const ag_rules *rules, const ag_link *link);

// How many cards are picked to pay for a link at most: they stand among its targets.
int ag_pay_picks(const ag_rules *rules, const ag_link *link);

// What the seat may exhaust next to pay after this slot (0: the first), or 0: resources, then cards of the party that
// pay though they are no resources.
uint16_t ag_pay_next_ready(const ag_rules *rules, ag_seat seat, uint16_t after, ag_card_id except);

// The cards that a part of a cost may take from. Returns how many.
int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost_part *part, ag_card_id *out,
                      int capacity);

// Exhausts `amount` of them: the natural payment.
void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount, ag_card_id except);
void ag_pay_exhaust_slots(ag_rules *rules, ag_seat seat, const uint16_t *slots, int count);

#endif
