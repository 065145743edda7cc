// Costs (CR 403): what can be paid, the natural payment, and paying all of it or nothing.
#ifndef AG_RULES_PLAY_PAY_H
#define AG_RULES_PLAY_PAY_H

#include "rules/rules.h"

// The card, if its cost exhausts it already; else no card.
ag_card_id ag_pay_exhausted(const ag_cost *cost, ag_card_id card);
// AG_REASON_NONE where `seat` can pay `resources` and every part of the cost for `card`.
ag_reason ag_pay_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                        int resources);
// What a link that is being added costs in all: its parts with its X, resources, how many X.
void ag_pay_cost(const ag_rules *rules, const ag_link *link, ag_cost *out);
int ag_pay_resources(const ag_rules *rules, const ag_link *link);
int ag_pay_x_count(const ag_rules *rules, const ag_link *link);
// Of these, those that are paid with resources, (X), not X cards or X damage.
int ag_pay_resource_x(const ag_rules *rules, const ag_link *link);
// Part `index` of the cost of `card`, less what another part of the cost takes already.
ag_cost_part ag_pay_part(const ag_cost *cost, int index, ag_card_id card);
// Of a part: whether cards are chosen for it, whether what it takes goes elsewhere, what is done to
// it (AG_ACTION_…; AG_ACTION_COUNT: no action), and whether the other can't take the same card.
int ag_pay_asks(const ag_cost_part *part);
int ag_pay_leaves(const ag_cost_part *part);
int ag_pay_action(const ag_cost_part *part);
int ag_pay_excludes(const ag_cost_part *part, const ag_cost_part *other);
// AG_REASON_NONE where a link that would be added can be paid for, with what is chosen so far.
ag_reason ag_pay_link_refuse(const ag_rules *rules, const ag_link *link);
// Both if the link targets these as well: it may cost more then, or less.
int ag_pay_resources_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried,
                         int count);
ag_reason ag_pay_link_refuse_for(const ag_rules *rules, const ag_link *link, const ag_ref *tried,
                                 int count);
// Whether an X larger than 0 makes the link cheaper: then what X = 0 can't pay may still be paid.
int ag_pay_falls(const ag_rules *rules, const ag_link *link);
// The link that keeps what was chosen for this one, of which it may be a copy with another X; no
// link where it is judged before it is announced.
ag_link_id ag_pay_chosen_of(const ag_state *state, const ag_link *link);
// How many cards at most are picked to pay for a link: they are among its targets.
int ag_pay_picks(const ag_rules *rules, const ag_link *link);
// The cards that a part of a cost may take. Returns how many.
int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card,
                      const ag_cost_part *part, ag_card_id *out, int capacity);
int ag_concedes(const ag_cost *cost);
int ag_cost_x_count(const ag_cost *cost);  // how many X stand in it

// ---- what exhausting costs (CR 600.3a) ----

// The toll of the cards that this link, about to be added, exhausts as its cost, as far as chosen.
int ag_toll_of_link(const ag_rules *rules, const ag_link *link, const ag_cost *cost);
// Keeps those of the cards that a cost may exhaust that can be paid for with `left` resources, in
// order: each by itself where one is picked, else as many as can be paid for together, the cheapest
// first. Returns how many.
int ag_toll_afford(const ag_rules *rules, int left, int picks, ag_card_id *cards, int count);
// AG_REASON_NONE where a cost with a toll for cards yet to be chosen can be paid.
ag_reason ag_toll_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const ag_cost *cost,
                         int resources);

// ---- targets that make it dearer, and a race that makes it cheaper ----

// Whether the link can be paid for with `ref` (none: AG_REF_NONE) as a target at `index` of the
// power, or of its mode, besides what was chosen for it so far, and with the cheapest of what must
// be chosen after that.
int ag_afford(const ag_rules *rules, const ag_link *link, const ag_power_def *power, int index,
              int chosen, ag_ref ref);
// How much less the link costs: for the chosen race, else for the one that makes it cheapest.
int ag_rift_less(const ag_rules *rules, const ag_link *link);

#endif
