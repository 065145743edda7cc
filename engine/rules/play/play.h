// Playing (CR 409, 707): what may be played and why not; adding a link step by step, or not at all.
#ifndef AG_RULES_PLAY_PLAY_H
#define AG_RULES_PLAY_PLAY_H

#include "rules/change/change.h"

// AG_REASON_NONE where `seat`, who has priority, may do it now; else the reason, with the rule.
ag_reason ag_play_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
ag_reason ag_use_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, int power);
// 1 where ag_use_refuse gives no reason.
int ag_may_use(const ag_rules *rules, ag_seat seat, ag_card_id card, int power);
ag_reason ag_slow_refuse(const ag_rules *rules, ag_seat seat);  // CR 410.2a: what is not an instant
ag_reason ag_place_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
// About what may be placed.
ag_reason ag_face_up_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);

// The same at any time, for what an effect plays. `pays`: AG_PAYS_PRINTED or AG_PAYS_NOTHING.
struct ag_way;
ag_reason ag_play_way_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card,
                             const struct ag_way *way);
ag_reason ag_use_at_once_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, int power,
                                int pays);

// The least and the greatest X with which this link could be added: one that can be paid and leaves
// enough targets, in one of its modes. 0 where there is none; both are 0 where its cost has no X.
// Of a link that is not open yet, `kind`, `card`, `printed`, `power` and `controller` count.
int ag_play_x_range(const ag_rules *rules, const ag_link *link, int *least, int *most);

// Push the steps of CR 707.1. The reply is 1 where the link was added, 0 where it was taken back. A
// player with priority who plays something first chooses a way, where there are several.
void ag_play_choose_way(ag_rules *rules, ag_seat seat, ag_card_id card);
void ag_play_begin(ag_rules *rules, ag_seat seat, ag_card_id card, const struct ag_way *way);
void ag_use_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int power, int pays);
// AG_LINK_…
void ag_place_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int face_up, int flags);

// "You may pay ‹cost›" (CR 403.1): 1 where `seat` can pay the AG_POWER_TERM for an effect of
// `card`. To begin: what pays is chosen, then all of it is paid. The reply is 1 and what was
// chosen, or 0.
int ag_can_pay(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_term term);
void ag_pay_begin(ag_rules *rules, ag_seat seat, ag_card_id card, ag_term term);

// A waiting trigger becomes a link: its modes and targets are chosen, it costs nothing (CR 708).
void ag_trigger_link(ag_rules *rules, const ag_waiting *waiting);

// A step fails: all of the link is taken back (CR 707.2). Else it ends with ag_reply_none.
ag_progress ag_play_fail(ag_rules *rules);

// How many targets the list of all targets has room for, less what the cost of the link will pick.
int ag_play_room(const ag_rules *rules, const ag_link *link);

// ---- links come and go ----

// A link like `wanted` on top of the chain (not yet added while AG_LINK_ANNOUNCING is among the
// flags).
ag_link_id ag_link_open(ag_rules *rules, const ag_link *wanted);
void ag_link_close(ag_rules *rules, ag_link_id id);
// A card goes to the chain without being played: an event (R201.2), a copy. `seat` chooses its
// targets and modes as in CR 707.1. Pushes tasks.
void ag_chain_add_begin(ag_rules *rules, ag_card_id card, ag_seat seat, uint8_t flags);
// A copy's card ceases to exist as it leaves the chain.
void ag_copy_cease(ag_rules *rules, ag_card_id card);

// ---- ways to play a card (CR 403.3, 409.1) ----

typedef struct ag_way {
    uint8_t pays;  // AG_PAYS_…
    uint8_t use;   // 1 + the number of the once-a-turn power of `source` that allows it; 0: none
    uint16_t modifier;  // the definite modifier that ends with it; 0: none
    ag_term term;       // its alternate cost
    ag_card_id source;  // what allows it: the card itself, or a card that lets it be played so
} ag_way;

// All ways for `seat` to play the card from where it is, able to pay or not. Returns how many.
int ag_ways(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_way *out);
// The cards outside the seat's own hand that something lets the player play. Returns how many.
int ag_way_cards(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity);
// Whether something lets `seat` use this card's powers or complete it, though another player
// controls it (CR 702.2b), and which cards those are.
int ag_way_to_use(const ag_rules *rules, ag_seat seat, ag_card_id card);
int ag_way_used(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity);
// Whether it is in the player's own hand, so may be played without permission (CR 409.1).
int ag_way_is_own(const ag_rules *rules, ag_seat seat, ag_card_id card);
// What others add to the link's cost (AG_FIELD_EXTRA_COST, AG_FIELD_ATTACK_COST): the oldest two.
void ag_way_added(const ag_rules *rules, ag_link *link);
// Before the cost is paid: marks the one-card modifiers of costs that are about this link. They are
// spent, with the permission, once it is added; or the link is taken back.
void ag_way_settle(ag_rules *rules, ag_link_id link);
void ag_way_unsettle(ag_state *state);

// ---- additional resources (CR 412.1c) ----

// `seat` places the cards, one after the other, choosing the face of each that may be face up. They
// enter the row ready or `exhausted`. The reply: how many went onto the chain.
void ag_additional_begin(ag_rules *rules, ag_seat seat, const ag_card_id *cards, int count,
                         int exhausted);

// Costs (CR 403): what can be paid, the natural payment, and paying all of it or nothing.

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
// The cards that a part of a cost may take. Returns how many.
int ag_pay_candidates(const ag_rules *rules, ag_seat seat, ag_card_id card,
                      const ag_cost_part *part, ag_card_id *out, int capacity);
int ag_cost_has(const ag_cost *cost, int kind);  // a part of this kind
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

// Targets (CR 706): who may be chosen, what a link has chosen, and what has become of it.

// All refs that fit this target description now, seen through `context`, but for links that are
// still being added: none is its own target. Returns how many; writes at most `capacity`.
int ag_target_list(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                   ag_ref *out, int capacity);
// Whether every target of the power could be chosen now, with room for that many on the list.
int ag_targets_possible(const ag_rules *rules, const ag_power_def *power, const ag_context *context,
                        int room);
// Whether the targets after `index` could still be chosen if that one took `ref`: "another target"
// can't be one that was taken before (CR 707.1d). `id` is the link that is being added.
int ag_targets_left(const ag_rules *rules, const ag_power_def *power, const ag_context *context,
                    ag_link_id id, int index, ag_ref ref);
// How much the text divides among those that are chosen.
int ag_target_divided(const ag_rules *rules, const ag_target_def *def, const ag_context *context);
// How many refs it may take.
int ag_target_min(const ag_rules *rules, const ag_target_def *def, const ag_context *context);
int ag_target_max(const ag_rules *rules, const ag_target_def *def, const ag_context *context);
// AG_REASON_NONE where a link that looks through `context` may have the card for this target.
ag_reason ag_target_def_refuse(const ag_rules *rules, const ag_target_def *def,
                               const ag_context *context, ag_card_id card);
// AG_REASON_NONE where the ref fits target `index` of the link's power now (CR 706, 709.2a).
ag_reason ag_target_refuse(const ag_rules *rules, ag_link_id id, int index, ag_ref ref);
int ag_target_legal(const ag_rules *rules, ag_link_id id, int index, ag_ref ref);
// CR 709.2a: marks the targets that are illegal now. 1 where there were some and none is legal.
int ag_targets_recheck(ag_rules *rules, ag_link_id id);

// ---- targets that know of one another (CR 706.1, 707.1d) ----

// Whether one of its targets asks for something that others decide, besides "another target".
int ag_targets_relate(const ag_power_def *power);
// Whether each of several says what the next may be: they are chosen one at a time.
int ag_target_one_by_one(const ag_target_def *def);
// AG_REASON_NONE where the ref fits, as target `index`, what the link has chosen, but for
// `besides`.
ag_reason ag_target_related_refuse(const ag_rules *rules, ag_link_id id, int index, ag_ref besides,
                                   ag_ref ref);
// Whether all targets could be chosen once target `index` takes `ref`. `id`: the link that is
// being added, the zero id before that.
int ag_targets_related_left(const ag_rules *rules, const ag_power_def *power,
                            const ag_context *context, ag_link_id id, int index, ag_ref ref);
// CR 709.2a: marks those that are illegal by what the others are now.
void ag_targets_related_recheck(ag_rules *rules, ag_link_id id);

// ---- aiming: targets are chosen, and changed (CR 706, 707.1d) ----

// Announces that the link targets this (CR 707.1f).
void ag_target_tell(ag_rules *rules, ag_link_id id, ag_ref ref);
// CR 706.2: why the link could not target `to` instead of its target `from`; AG_REASON_NONE: it
// could. Its description is read from the link's controller.
ag_reason ag_target_change_refuse(const ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to);
// Does it, and announces that `to` is targeted. 1: it was changed.
int ag_target_change(ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to);
// CR 706.6: whether the card could target `to` if it were added to the chain now.
int ag_could_target(const ag_rules *rules, ag_card_id card, ag_ref to);
// The first target of a card without modes that the ref could be if `seat` played it now; -1: none.
int ag_target_place(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_ref to);
// Why the open question for a target does not offer the ref; AG_REASON_NONE: it may.
ag_reason ag_target_asked_refuse(const ag_rules *rules, ag_ref ref);

#endif
