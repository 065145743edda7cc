// Playing (CR 409, 707): what may be played now and why not, and the steps of adding a link, taken back whole on
// failure.
#ifndef AG_RULES_PLAY_H
#define AG_RULES_PLAY_H

#include "rules/rules.h"

// AG_REASON_NONE where `seat`, who has priority, may do it now; else the reason, with the rule.
ag_reason ag_play_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
ag_reason ag_use_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, int power);
int ag_may_use(const ag_rules *rules, ag_seat seat, ag_card_id card, int power);     // 1: ag_use_refuse gives no reason
ag_reason ag_slow_refuse(const ag_rules *rules, ag_seat seat);      // CR 410.2a: what is no instant
ag_reason ag_place_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
ag_reason ag_face_up_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);     // of what may be placed

// The same without regard to when, for what an effect plays or uses. `pays`: AG_PAYS_PRINTED or AG_PAYS_NOTHING.
struct ag_way;
ag_reason ag_play_way_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, const struct ag_way *way);
ag_reason ag_use_at_once_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card, int power, int pays);

// The least and the greatest X with which this link could be added: one that can be paid and leaves enough targets, in
// one of its modes. 0 where there is none; both are 0 where its cost has no X. Of a link that is not open yet, `kind`,
// `card`, `printed`, `power` and `controller` count.
int ag_play_x_range(const ag_rules *rules, const ag_link *link, int *least, int *most);

// Push the steps of CR 707.1. The reply is 1 where the link was added, 0 where it was taken back. What a player with
// priority plays he first chooses a way for, where there are several.
void ag_play_choose_way(ag_rules *rules, ag_seat seat, ag_card_id card);
void ag_play_begin(ag_rules *rules, ag_seat seat, ag_card_id card, const struct ag_way *way);
void ag_use_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int power, int pays);
void ag_place_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int face_up, int flags);  // AG_LINK_…

// A waiting trigger becomes a link: its modes and targets are chosen, it costs nothing (CR 708).
void ag_trigger_link(ag_rules *rules, const ag_waiting *waiting);

// How a step ends: the next one follows, or all of the link is taken back (CR 707.2).
ag_progress ag_play_done(ag_rules *rules);
ag_progress ag_play_fail(ag_rules *rules);

// How many targets the list of all targets has room for, less what the cost of the link will pick.
int ag_play_room(const ag_rules *rules, const ag_link *link);

#endif
