// Costs (CR 403): what can be paid, the natural payment, and paying all of it or nothing.
#ifndef AG_RULES_PAY_H
#define AG_RULES_PAY_H

#include "rules/rules.h"

// Choices for part `n` of a cost stand among the link's targets at this index + n.
enum { AG_COST_INDEX = 64 };

// How much `seat` could pay by exhausting what may be exhausted to pay.
int ag_pay_ready(const ag_rules *rules, ag_seat seat);

// NULL where `seat` can pay `resources` and every part of the cost for `card`; else the reason.
const char *ag_pay_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost, int resources);

// The cost of a link that is being added: its parts, and the resources that it takes (CR 707.1).
const ag_cost *ag_pay_cost(const ag_rules *rules, const ag_link *link);
int ag_pay_resources(const ag_rules *rules, const ag_link *link);

// Part `index` of the cost of `card`, less what another part of the cost takes already.
ag_cost_part ag_pay_part(const ag_cost *cost, int index, ag_card_id card);

// How many cards are picked to pay this cost at most: they stand among the link's targets.
int ag_pay_picks(const ag_cost *cost);

// The cards that a part of a cost may take from. Returns how many.
int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost_part *part, ag_card_id *out,
                      int capacity);

// Exhausts `amount` of the seat's resources: the natural payment.
void ag_pay_exhaust(ag_rules *rules, ag_seat seat, int amount);

ag_progress ag_pay_run(ag_rules *rules, ag_task *task);

#endif
