// What competes for a packet: raising, replacing, preventing, and armor (CR 304, 717).
#ifndef AG_RULES_PREVENT_H
#define AG_RULES_PREVENT_H

#include "rules/rules.h"

// Applies or asks for the next of what competes for the packet. AG_DONE: nothing does any more.
ag_progress ag_prevent_next(ag_rules *rules, int packet);

// The answer to that question.
// Of these packets of one player those that share what is not enough for all of them, so that their order matters;
// returns how many.
int ag_prevent_common(ag_rules *rules, const int *slots, int count, int *out);

void ag_prevent_picked(ag_rules *rules, int packet, const ag_option *option);

// Prevents the whole packet, where it can be prevented (CR 717.3). How much of it was.
int ag_packet_prevent(ag_rules *rules, int packet, ag_card_id by);

// The event that the packet would be (packet.c).
ag_event ag_packet_event(const ag_rules *rules, const ag_packet *packet);

#endif
