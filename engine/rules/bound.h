// Whom an attacker is bound to: "must attack", "can attack only", "can't attack" (CR 600.2, 601.2c).
#ifndef AG_RULES_BOUND_H
#define AG_RULES_BOUND_H

#include "rules/rules.h"

// What the modifiers of a field (MUST_ATTACK, PROTECTS …) say of this attacker and this defender.
enum { AG_UNBOUND, AG_BOUND_TO_OTHERS, AG_BOUND_TO_IT };
int ag_bound(const ag_rules *rules, int field, ag_card_id attacker, ag_card_id defender);

// Of those that the attacker may propose, the ones that it is held to stay, in their order. Returns how many.
int ag_bound_hold(const ag_rules *rules, ag_card_id attacker, ag_card_id *defenders, int count);

// How many it may attack at the same time (CR 601.2).
int ag_attacks_at_once(const ag_rules *rules, ag_card_id attacker);

// What the modifiers of a field (SABOTAGES) name for this card, in the order of the players: at most `capacity`.
int ag_bound_list(const ag_rules *rules, int field, ag_card_id card, ag_card_id *out, int capacity);

// Whether any modifier of this field is live.
int ag_binds(const ag_rules *rules, int field);

#endif
