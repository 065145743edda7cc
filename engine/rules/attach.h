// Attachments: what they may be attached to, and who chooses it (CR 400).
#ifndef AG_RULES_ATTACH_H
#define AG_RULES_ATTACH_H

#include "rules/rules.h"

// A link keeps the host that its effect named for its card as a target with this number (CR 400.4).
enum { AG_HOST_INDEX = 160 };

// Whether the card is an attachment now, by its text or by what attached it (CR 400.1).
int ag_is_attachment(const ag_rules *rules, ag_card_id card);

// The cards in play that the attachment may be moved to by `mover` (CR 400.7); at most AG_CARD_MAX. Returns how many.
int ag_attach_hosts(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id *out);
int ag_attach_fits(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id host);

// CR 400.6: attached to nothing, or to what its host description does not fit.
int ag_attach_is_loose(const ag_rules *rules, ag_card_id card);

// Before cards enter play: a host is chosen for each that needs one (CR 400.3, 400.7a) and kept in its ref's number.
ag_progress ag_attach_choose(ag_rules *rules, ag_task *deed);

// CR 415.9c: as a deed destroys them, notes of its cards which go with the host that they are attached to.
void ag_attach_mark_fallen(ag_rules *rules, const ag_task *deed);

// CR 400.5: pushes what destroys attachments whose host has become a different card. 1 where there are any.
int ag_attach_let_go(ag_rules *rules);

#endif
