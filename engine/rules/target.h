// Targets (CR 706): who may be chosen, what a link has chosen, and what has become of it.
#ifndef AG_RULES_TARGET_H
#define AG_RULES_TARGET_H

#include "rules/filter.h"
#include "rules/rules.h"

// All refs that fit this target description now, seen through `lens`; `own` is the link that would choose (never its
// own target). Returns how many; writes at most `capacity`.
int ag_target_list(const ag_rules *rules, const ag_target_def *def, const ag_lens *lens, ag_link_id own, ag_ref *out,
                   int capacity);

// Whether every target of the power could be chosen now, with room for so many on the list of all targets.
int ag_targets_possible(const ag_rules *rules, const ag_power_def *power, const ag_lens *lens, int room);

// Whether the targets after `index` could still be chosen if that one took `ref`: "another target" is none that was
// taken before (CR 707.1d). `id` is the link that is being added.
int ag_targets_left(const ag_rules *rules, const ag_power_def *power, const ag_lens *lens, ag_link_id id, int index,
                    ag_ref ref);

// How many refs `index` may take.
int ag_target_min(const ag_rules *rules, const ag_target_def *def, const ag_lens *lens);
int ag_target_max(const ag_rules *rules, const ag_target_def *def, const ag_lens *lens);

// Whether the card's number is one that the text asks for ("with cost X", "with cost less than …").
int ag_target_within(const ag_rules *rules, const ag_target_def *def, const ag_lens *lens, ag_card_id card);

// Targets of a link, in order; those found illegal are left out with `legal_only`. Returns how many.
int ag_link_targets(const ag_rules *rules, ag_link_id id, int index, int legal_only, ag_ref *out, int capacity);

// AG_REASON_NONE where a link that looks through `lens` may have the card for this target; else the reason.
ag_reason ag_target_def_refuse(const ag_rules *rules, const ag_target_def *def, const ag_lens *lens,
                                 ag_card_id card);

// AG_REASON_NONE where the ref fits target `index` of the link's power now (CR 706, 709.2a); else the reason.
ag_reason ag_target_refuse(const ag_rules *rules, ag_link_id id, int index, ag_ref ref);
int ag_target_legal(const ag_rules *rules, ag_link_id id, int index, ag_ref ref);

void ag_target_add(ag_rules *rules, ag_link_id id, int index, ag_ref ref);

// What the n-th ref of target `index` has of what the link divides (CR 707.1d); 0: nothing.
int ag_link_share(const ag_rules *rules, ag_link_id id, int index, int n);
void ag_link_share_set(ag_rules *rules, ag_link_id id, int index, int n, int share);

// Puts `to` in the place of `from`, with its share.
void ag_link_target_replace(ag_rules *rules, ag_link_id id, int index, ag_ref from, ag_ref to);

void ag_targets_close(ag_rules *rules, uint16_t link_slot);

// By which number its targets know a link: its slot, and another one once it has left the chain.
uint16_t ag_link_place(const ag_state *state, ag_link_id id);

// CR 709.2a: marks the targets that are illegal now. Returns 1 where there were targets and none is legal any more.
int ag_targets_recheck(ag_rules *rules, ag_link_id id);

#endif
