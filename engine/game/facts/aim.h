// Where a move would be aimed, before it is made: so that a bot (or a careful person) does not
// begin something that could only harm its own side.
#ifndef AG_GAME_FACTS_AIM_H
#define AG_GAME_FACTS_AIM_H

#include "rules/port.h"

// AG_AIM_… of the first target that the option's card or power would
// choose; AG_AIM_NONE if it has none.
int ag_option_aim(const ag_rules *rules, const ag_option *option);

// How many cards could be chosen there that fit the aim: opposing ones to harm, friendly ones to
// help. -1: it is not aimed.
int ag_option_fits(const ag_rules *rules, const ag_option *option, ag_seat seat);

// The same for a power of `source` that `seat` would use.
int ag_power_fits(const ag_rules *rules, const ag_power_def *power, ag_card_id source,
                  ag_seat seat);

#endif
