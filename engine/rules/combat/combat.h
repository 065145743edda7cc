// Combat (CR 600-603): an attacker with a list of defenders.
#ifndef AG_RULES_COMBAT_COMBAT_H
#define AG_RULES_COMBAT_COMBAT_H

#include "rules/play/play.h"

// AG_REASON_NONE where the attacker may be proposed against the defender (CR 601.2).
ag_reason ag_attack_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                           ag_card_id defender);
// AG_REASON_NONE where it is the time for the seat to attack at all (CR 601.1).
ag_reason ag_attacking_refuse(const ag_rules *rules, ag_seat seat);
// AG_REASON_NONE where there is something for the attacker to attack.
ag_reason ag_attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker);
// CR 601.2c, 600.2a: whether it attacks one of the cards that it is bound to.
int ag_attack_is_bound(const ag_rules *rules, ag_seat seat, ag_card_id attacker);
// CR 600.2: a character of the player's must attack, and is able to: the player can't pass now.
int ag_must_attack(const ag_rules *rules, ag_seat seat);

// AG_REASON_NONE where the card may protect one of the proposed defenders, for its controller.
ag_reason ag_protect_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
// AG_REASON_NONE where `seat` may strike with the weapon now, with the hero in combat.
ag_reason ag_strike_refuse(const ag_rules *rules, ag_seat seat, ag_card_id weapon);

// Classic striking (`strike_classic`): with priority in the defend window a player pays for a link
// that gives the wielder, a card of their party, the weapon as it resolves.
int ag_strike_classic_may(const ag_rules *rules, ag_seat seat, ag_card_id weapon,
                          ag_card_id wielder);
void ag_strike_begin(ag_rules *rules, ag_seat seat, ag_card_id weapon, ag_card_id wielder);
void ag_strike_resolve(ag_rules *rules, ag_link_id link);

void ag_propose_begin(ag_rules *rules, ag_seat seat, ag_card_id attacker);
// The proposal has resolved. 0 where the combat is no longer legal (CR 601.3).
int ag_combat_begin(ag_rules *rules, ag_link_id proposal);
// Its proposed defenders, at most AG_DEFENDER_MAX.
int ag_proposed(const ag_rules *rules, ag_link_id proposal, ag_card_id *out);
// What the attacker could be proposed against instead. Returns how many of AG_CARD_MAX.
int ag_proposal_others(const ag_rules *rules, ag_link_id proposal, ag_card_id *out);
// 1 where one of them is now proposed instead of `before`.
int ag_proposal_change(ag_rules *rules, ag_link_id proposal, ag_card_id before, ag_card_id after);
// CR 602.3a: 1 where it now defends instead of `before`.
int ag_combat_defend(ag_rules *rules, ag_card_id before, ag_card_id after);
// CR 602.4: what is no longer a character leaves combat. 1 where something did.
int ag_combat_review(ag_rules *rules);
// What it is where it is not a card; AG_REF_NONE.
ag_ref ag_defence_thing(const ag_defence *defence);
// Says in an event of combat what is attacked, where it is not a card.
void ag_thing_name(const ag_rules *rules, ag_event *event, ag_ref thing);
// Announces what `card` does to `other` in combat.
void ag_combat_tell(ag_rules *rules, int kind, ag_card_id card, ag_card_id other);

// ---- hands: weapons and other equipment (CR 406, 414.3c) ----

// What an equipment is to the hands, by its tags.
enum {
    AG_WIELD_MELEE = 1,
    AG_WIELD_RANGED = 2,
    AG_WIELD_OFF_HAND = 4,
    AG_WIELD_TWO_HANDED = 8,
    AG_WIELD_SHIELD = 16,
};

int ag_wield_kind(const ag_rules *rules, ag_card_id card);
// The kinds among which the player must destroy one, and the rule that they violate; 0: none.
int ag_wield_violation(const ag_rules *rules, ag_seat seat, int *rule);
// Whether a player, who has them in hand, can strike with all of these in one combat.
int ag_wield_strikes(const ag_rules *rules, const ag_card_id *weapons, int count);

// ---- what an attacker is bound to (CR 600.2, 601.2c) ----

// Keeps those of the defenders that the attacker is bound to, in order. Returns how many.
int ag_bound_defenders(const ag_rules *rules, ag_card_id attacker, ag_card_id *defenders,
                       int count);
// How many it may attack at the same time (CR 601.2).
int ag_attacks_at_once(const ag_rules *rules, ag_card_id attacker);

#endif
