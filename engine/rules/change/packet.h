// Packets (CR 408, 717): from "would deal" to "was dealt"; nothing else removes health.
#ifndef AG_RULES_CHANGE_PACKET_H
#define AG_RULES_CHANGE_PACKET_H

#include "rules/rules.h"

typedef struct ag_damage {
    ag_seat controller;
    uint8_t flags;      // AG_PACKET_COMBAT, _UNPREVENTABLE, _HEAL, _PUT
    uint16_t damage;    // types
    ag_card_id source;  // source character
    ag_card_id with;    // the ability or equipment it comes from
} ag_damage;

// Adds a packet to the group being built. Its slot; 0: there can't be one (CR 405.5, 408.2b).
int ag_packet_open(ag_rules *rules, const ag_damage *damage, ag_card_id subject, int amount);
// Why the character can't have such a packet; AG_REASON_NONE where it can.
ag_reason ag_packet_refuse(const ag_rules *rules, const ag_damage *damage, ag_card_id subject);
// Why no damage can be put on it as a cost (CR 103.2, 405.3); AG_REASON_NONE where some can.
ag_reason ag_packet_refuse_put(const ag_rules *rules, ag_card_id source, ag_card_id subject);
// Opens a part of the packet `from` for another character: settled and dealt with it (CR 717.4c).
void ag_packet_split(ag_rules *rules, int from, ag_card_id subject, int amount);
// Pushes the tasks that settle and deal all packets opened since the last call. Reply: the total,
// and the characters that were dealt damage (healed).
void ag_packets_begin(ag_rules *rules);
// The common case: the same amount to each of them.
void ag_damage_begin(ag_rules *rules, const ag_damage *damage, const ag_card_id *subjects,
                     int count, int amount);
// Takes damage away without healing it (CR 405.1, 405.7).
void ag_damage_removed(ag_rules *rules, ag_card_id card, int amount);
// The event that the packet would be.
ag_event ag_packet_event(const ag_rules *rules, const ag_packet *packet);

// ---- what competes for it: raising, replacing, preventing, DEF (prevent.c: CR 304, 717) ----

// Applies or asks for the next of what competes for the packet. AG_DONE: nothing does any more.
ag_progress ag_packet_apply_next(ag_rules *rules, int packet);
// Of these packets of one player, those that share something that is not enough for all, so that
// their order matters; returns how many.
int ag_packets_common(ag_rules *rules, const int *slots, int count, int *out);
// The answer to the question of ag_packet_apply_next.
void ag_packet_apply_picked(ag_rules *rules, int packet, const ag_option *option);
// Prevents up to `most` of the packet, where it can be prevented (CR 717.3). Returns how much was.
int ag_packet_prevent(ag_rules *rules, int packet, ag_card_id by, int most);

// ---- dividing it (CR 717.4c, 717.7, 717.8) ----

// CR 405.8, 717.8: whether more than fatal damage is on its way to an ally; then exactly fatal
// damage stays with it, and the rest goes on to its controller's hero.
int ag_packet_smashes(const ag_rules *rules, const ag_packet *packet);
void ag_packet_smash(ag_rules *rules, int packet);
// CR 717.7: the player divides the packet among these characters. Pushes the questions.
void ag_packet_divide_begin(ag_rules *rules, int packet, ag_seat seat, const ag_card_id *among,
                            int count);

#endif
