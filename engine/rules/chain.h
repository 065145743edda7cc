// The chain (CR 705-711): links keep their place while they resolve; links may be added above them.
#ifndef AG_RULES_CHAIN_H
#define AG_RULES_CHAIN_H

#include "rules/rules.h"

const ag_link *ag_link_at(const ag_state *state, ag_link_id id);        // NULL: no longer on the chain
ag_link *ag_link_edit(ag_state *state, ag_link_id id);
ag_link_id ag_link_id_of(const ag_state *state, uint16_t slot);
ag_link_id ag_chain_top(const ag_state *state);                         // the zero id: empty
int ag_chain_empty(const ag_state *state);
int ag_chain_room(const ag_state *state);                               // links that still fit

// A link on top of the chain (not yet added while AG_LINK_ANNOUNCING is among the flags).
ag_link_id ag_link_open(ag_rules *rules, int kind, ag_card_id card, uint16_t printed, uint16_t power,
                        ag_seat controller, uint8_t flags);
void ag_link_close(ag_rules *rules, ag_link_id id);

// A card goes to the chain without being played: an event (R201.2), a copy. Its targets and modes are chosen as in
// CR 707.1 by `seat`. Pushes tasks.
void ag_chain_add_begin(ag_rules *rules, ag_card_id card, ag_seat seat, uint8_t flags);

// A player interrupts a link (CR 711): its card goes to its owner's graveyard, by a deed that is pushed. 0 where it
// can't be interrupted.
int ag_link_interrupt(ag_rules *rules, ag_link_id id);

// Its controller leaves the game: the link is interrupted by the game, and all is done at once (CR 102.2).
void ag_link_leave(ag_rules *rules, ag_link_id id);

// The turn ends: all links but those that resolve are interrupted by the game (CR 500.5). Pushes deeds.
void ag_chain_clear(ag_rules *rules, int rule);

// The power whose text the link carries: the chosen mode's, or the card's own. NULL: it has none (a plain ally).
const ag_power_def *ag_link_power(const ag_rules *rules, const ag_link *link, int *index);

// CR 707.1c: of several modes one is at work after the other, in the order of the text. Puts the next one to work; 0
// where that is the first again.
int ag_link_next_mode(ag_link *link);

// Where the targets of the mode at work begin among those of the link.
int ag_link_base(const ag_link *link);

// What target `index` of the link must be like, in whichever of its modes; NULL: it has no such target.
const ag_target_def *ag_link_target(const ag_rules *rules, const ag_link *link, int index);

#endif
