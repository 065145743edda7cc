// Targets (CR 706): who may be chosen, what a link has chosen, and what has become of it.
#ifndef AG_RULES_PLAY_TARGET_H
#define AG_RULES_PLAY_TARGET_H

#include "rules/numbers/filter.h"
#include "rules/rules.h"

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

// What an option for this target is (AG_MOVE_…).
int ag_target_option(ag_ref ref);
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
