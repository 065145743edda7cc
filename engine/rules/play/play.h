// Playing (CR 409, 707): what may be played and why not; adding a link step by step, or not at all.
#ifndef AG_RULES_PLAY_PLAY_H
#define AG_RULES_PLAY_PLAY_H

#include "rules/rules.h"

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

// How a step ends: the next one follows, or all of the link is taken back (CR 707.2).
ag_progress ag_play_done(ag_rules *rules);
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
void ag_way_spend(ag_rules *rules, const ag_way *way);

// ---- additional resources (CR 412.1c) ----

// `seat` places the cards, one after the other, choosing the face of each that may be face up. They
// enter the row ready or `exhausted`. The reply: how many went onto the chain.
void ag_additional_begin(ag_rules *rules, ag_seat seat, const ag_card_id *cards, int count,
                         int exhausted);

#endif
