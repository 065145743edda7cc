// Ways to play a card: from where it may be played, and what is paid (CR 403.3, 409.1).
#ifndef AG_RULES_WAY_H
#define AG_RULES_WAY_H

#include "rules/rules.h"

typedef struct ag_way {
    uint8_t pays;                   // AG_PAYS_…
    uint8_t use;                    // 1 + the number of the once-a-turn power of `source` that allows it; 0: none
    uint16_t modifier;              // the definite modifier that ends with it; 0: none
    ag_term term;                   // its alternate cost
    ag_card_id source;              // what allows it: the card itself, or a card that lets it be played so
} ag_way;

// All ways in which `seat` may play the card from where it lies, whether or not he can pay. Returns how many.
int ag_ways(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_way *out, int capacity);

// The cards outside the seat's own hand that something lets him play. Returns how many.
int ag_way_cards(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity);

// Whether something lets `seat` use this card's powers or complete it, though another controls it (CR 702.2b), and
// which cards those are.
int ag_way_to_use(const ag_rules *rules, ag_seat seat, ag_card_id card);
int ag_way_used(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity);

// Whether the card is in the player's own hand, from where it may be played without anybody's leave (CR 409.1).
int ag_way_is_own(const ag_rules *rules, ag_seat seat, ag_card_id card);

// What others add to the cost of this link (AG_FIELD_EXTRA_COST, AG_FIELD_ATTACK_COST); at most two, the oldest first.
void ag_way_added(const ag_rules *rules, ag_link *link);

// Before the cost is paid: which modifiers of costs, that hold for one card alone, are about this link. Either they are
// spent once it is added, and the permission with them, or the link is taken back.
void ag_way_settle(ag_rules *rules, ag_link_id link);
void ag_way_unsettle(ag_state *state);
void ag_way_spend(ag_rules *rules, const ag_way *way);

#endif
