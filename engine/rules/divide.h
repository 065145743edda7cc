// Packets that are divided (CR 717.4c, 717.7, 717.8): the parts are settled anew, and dealt together.
#ifndef AG_RULES_DIVIDE_H
#define AG_RULES_DIVIDE_H

#include "rules/rules.h"

// CR 405.8, 717.8: whether more than fatal damage is on its way to an ally; then exactly fatal damage stays with it,
// and the rest goes on to the hero of its controller.
int ag_packet_smashes(const ag_rules *rules, const ag_packet *packet);
void ag_packet_smash(ag_rules *rules, int packet);

// CR 717.7: the player divides the packet among these characters. Pushes the questions.
void ag_packet_divide_begin(ag_rules *rules, int packet, ag_seat seat, const ag_card_id *among, int count);

#endif
