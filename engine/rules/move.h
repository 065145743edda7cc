// Moving cards: the one place where a card changes zones and becomes a different card (CR 415.9).
#ifndef AG_RULES_MOVE_H
#define AG_RULES_MOVE_H

#include "rules/rules.h"

// The card becomes a different one (CR 415.9a); its new id. An effect that asks for more than 65,535 of one card fails.
ag_card_id ag_card_become(ag_rules *rules, uint16_t slot);

// Moves a card to a zone of `seat` (decks and graveyards: its owner's own), keeping what was known of it. Nothing is
// told, replaced or asked. Returns the id of the different card that it has become.
ag_card_id ag_card_move(ag_rules *rules, ag_card_id card, int zone, ag_seat seat, int bottom);

// Puts a card underneath a host (CR 400.7) and tells it. 0 where the host can't be one.
int ag_attach(ag_rules *rules, ag_card_id card, ag_card_id host);

// The Boss card gives way to another that represents the same Boss (R101.4): one object, another cardboard.
enum { AG_SWAP_KEEPS_READINESS = 1, AG_SWAP_KEEPS_DAMAGE = 2 };
void ag_swap(ag_rules *rules, ag_card_id card, uint16_t printed, int keeps);

// The card in play becomes a copy of another (CR 402.3), until it leaves play.
void ag_become_copy(ag_rules *rules, ag_card_id card, ag_card_id of);

#endif
