// Combat (CR 600-603): an attacker with a list of defenders.
#ifndef AG_RULES_COMBAT_H
#define AG_RULES_COMBAT_H

#include "rules/rules.h"

// AG_REASON_NONE where the attacker may be proposed against the defender (CR 601.2); else the reason.
ag_reason ag_attack_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_card_id defender);
// AG_REASON_NONE where it is the time for the seat to attack at all (CR 601.1).
ag_reason ag_attacking_refuse(const ag_rules *rules, ag_seat seat);
// AG_REASON_NONE where the attacker may attack somebody.
ag_reason ag_attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker);
// CR 600.2: a character of his must attack, and is able to: he can't pass now.
int ag_must_attack(const ag_rules *rules, ag_seat seat);

// AG_REASON_NONE where the card may protect one of the proposed defenders, for its controller; else the reason.
ag_reason ag_protect_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card);
// AG_REASON_NONE where `seat` may strike with the weapon now, his hero being in combat.
ag_reason ag_strike_refuse(const ag_rules *rules, ag_seat seat, ag_card_id weapon);

// Classic striking (`strike_classic`): with priority in the defend window a player pays for a strike, a link that
// gives the wielder the weapon as it resolves. AG_REASON_NONE where he may.
ag_reason ag_strike_classic_refuse(const ag_rules *rules, ag_seat seat, ag_card_id weapon, ag_card_id wielder);
void ag_strike_begin(ag_rules *rules, ag_seat seat, ag_card_id weapon, ag_card_id wielder);
void ag_strike_resolve(ag_rules *rules, ag_link_id link);
enum { AG_WIELDER_INDEX = 161 };

void ag_propose_begin(ag_rules *rules, ag_seat seat, ag_card_id attacker);
// The proposal has resolved. 0 where the combat is no longer legal (CR 601.3).
int ag_combat_begin(ag_rules *rules, ag_link_id proposal);
// The proposed defenders are targets of the proposal's link, with this number.
enum { AG_PROPOSED_INDEX = 128 };
int ag_proposed(const ag_rules *rules, ag_link_id proposal, ag_card_id *out);       // at most AG_DEFENDER_MAX
// Whom the attacker of the proposal could be proposed against instead. Returns how many of AG_CARD_MAX.
int ag_proposal_others(const ag_rules *rules, ag_link_id proposal, ag_card_id *out);
// 1 where one of them is now proposed instead of `before`.
int ag_proposal_change(ag_rules *rules, ag_link_id proposal, ag_card_id before, ag_card_id after);
// CR 602.3a: 1 where it now defends instead of `before`.
int ag_combat_defend(ag_rules *rules, ag_card_id before, ag_card_id after);
int ag_proposals_forget(ag_rules *rules, ag_card_id card);                          // CR 601.2f

// The place of a proposed defender among the targets of a proposal; 0: the card is not one.
int ag_proposed_at(const ag_state *state, uint16_t link, ag_card_id card);
int ag_combat_remove(ag_rules *rules, ag_card_id card);     // CR 602.4; 1 where it had a part in it
// CR 602.4: who is no character any more leaves combat. 1 where somebody did.
int ag_combat_review(ag_rules *rules);
// What `card` does in combat, `other` being whom it does it to.
void ag_combat_tell(ag_rules *rules, int kind, ag_card_id card, ag_card_id other);

int ag_is_attacking(const ag_state *state, ag_card_id card);
int ag_is_defending(const ag_state *state, ag_card_id card);
int ag_is_protecting(const ag_state *state, ag_card_id card);
int ag_in_combat(const ag_state *state, ag_card_id card);

#endif
