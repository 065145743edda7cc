// Hands: which equipment one player may have (CR 406, 414.3c), and which weapons strike in one combat (CR 406.6).
#ifndef AG_RULES_WIELD_H
#define AG_RULES_WIELD_H

#include "rules/rules.h"

// What an equipment is to the hands, by its tags.
enum {
    AG_WIELD_MELEE = 1,
    AG_WIELD_RANGED = 2,
    AG_WIELD_OFF_HAND = 4,
    AG_WIELD_TWO_HANDED = 8,
    AG_WIELD_SHIELD = 16,
};

int ag_wield_kind(const ag_rules *rules, ag_card_id card);

// Whether how many cards with this tag may be in a party is for ag_wield_violation to say.
int ag_wield_counts(ag_symbol tag);

// The kinds among which the player must destroy one, and the rule that they violate; 0: none.
int ag_wield_violation(const ag_rules *rules, ag_seat seat, int *rule);

// Whether his hero's ways of wielding let him strike with all of these in one combat.
int ag_wield_strikes(const ag_rules *rules, ag_seat seat, const ag_card_id *weapons, int count);

#endif
