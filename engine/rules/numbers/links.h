// Links as they are (CR 705, 706): what is on the chain, whose text it carries, what was chosen.
#ifndef AG_RULES_NUMBERS_LINKS_H
#define AG_RULES_NUMBERS_LINKS_H

#include "rules/rules.h"

// ---- the chain ----

const ag_link *ag_link_at(const ag_state *state, ag_link_id id);  // NULL: no longer on the chain
ag_link *ag_link_edit(ag_state *state, ag_link_id id);
ag_link_id ag_link_id_of(const ag_state *state, uint16_t slot);
ag_link_id ag_chain_top(const ag_state *state);  // the zero id: empty
int ag_chain_empty(const ag_state *state);
int ag_chain_room(const ag_state *state);  // links that still fit

// The slot of the link by which a card is on the chain; 0: it is not there.
uint16_t ag_link_of_card(const ag_state *state, ag_card_id card);

// ---- the text at work ----

// The power whose text the link carries: the mode's or the card's. NULL: none (a plain ally).
const ag_power_def *ag_link_power(const ag_rules *rules, const ag_link *link, int *index);
// CR 707.1c: several modes are at work one after the other, in the order of the text. Moves on to
// the next one; 0 where that is the first again.
int ag_link_next_mode(ag_link *link);
// Where the targets of the mode at work begin among those of the link.
int ag_link_base(const ag_link *link);
// The text that aims at target `index` of the link, in any of its modes; NULL: there is none.
const ag_power_def *ag_link_aims(const ag_rules *rules, const ag_link *link, int index);
// What target `index` of the link must be like, in any of its modes; NULL: there is no such target.
const ag_target_def *ag_link_target(const ag_rules *rules, const ag_link *link, int index);

// ---- targets ----

// Targets of a link, in order; with `legal_only` those found illegal left out. Returns how many.
int ag_link_targets(const ag_rules *rules, ag_link_id id, int index, int legal_only, ag_ref *out,
                    int capacity);
void ag_target_add(ag_rules *rules, ag_link_id id, int index, ag_ref ref);
// The share of the n-th ref of target `index` in what the link divides (CR 707.1d); 0: nothing.
int ag_link_share(const ag_rules *rules, ag_link_id id, int index, int n);
void ag_link_share_set(ag_rules *rules, ag_link_id id, int index, int n, int share);
// Puts `to` in the place of `from`, with its share.
void ag_link_target_replace(ag_rules *rules, ag_link_id id, int index, ag_ref from, ag_ref to);
void ag_targets_close(ag_rules *rules, uint16_t link_slot);
// The number by which its targets know a link: its slot, and another once it has left the chain.
int ag_link_left(const ag_state *state, ag_link_id id);  // its place in state->left; 0: none
uint16_t ag_link_place(const ag_state *state, ag_link_id id);

// A link keeps the host that its effect named for its card as a target with this number (CR 400.4).
enum { AG_HOST_INDEX = 160 };
enum { AG_WIELDER_INDEX = 161 };
// The proposed defenders are targets of the proposal's link, with this number.
enum { AG_PROPOSED_INDEX = 128 };
int ag_proposals_forget(ag_rules *rules, ag_card_id card);  // CR 601.2f

// The place of a proposed defender among the targets of a proposal; 0: the card is not one.
int ag_proposed_at(const ag_state *state, uint16_t link, ag_card_id card);

// Choices for part `n` of a cost are among the link's targets at this index + n; those of all
// parts. Returns how many; `out` holds AG_REPLY_MAX.
enum { AG_COST_INDEX = 64 };
int ag_link_paid(const ag_rules *rules, ag_link_id id, ag_ref *out);

#endif
