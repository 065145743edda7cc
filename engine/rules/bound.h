// Whom an attacker is bound to: "must attack", "can attack only", "can't attack" (CR 600.2, 601.2c).
#ifndef AG_RULES_BOUND_H
#define AG_RULES_BOUND_H

#include "rules/rules.h"

// What the modifiers of a field (MUST_ATTACK, ATTACKS_ONLY, CANT_ATTACK) say of this attacker and this defender.
enum { AG_UNBOUND, AG_BOUND_TO_OTHERS, AG_BOUND_TO_IT };
int ag_bound(const ag_rules *rules, int field, ag_card_id attacker, ag_card_id defender);

// Of those that the attacker may propose, the ones that it is held to stay, in their order. Returns how many.
int ag_bound_hold(const ag_rules *rules, ag_card_id attacker, ag_card_id *defenders, int count);

// Whether any modifier of this field is live.
int ag_binds(const ag_rules *rules, int field);

#endif
