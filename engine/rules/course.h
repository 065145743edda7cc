// The course of turns: whose comes next, what is skipped, how one is cut short, who sits where (CR 500.2-500.6).
#ifndef AG_RULES_COURSE_H
#define AG_RULES_COURSE_H

#include "rules/rules.h"

// CR 500.3: a turn directly after this one; of several the newest comes first.
void ag_turn_extra(ag_rules *rules, ag_seat seat);

// CR 500.4: his next turn, or the next part of one (AG_PART_…), is skipped; skips add up.
void ag_turn_skip(ag_rules *rules, ag_seat seat, int part);

// Whether this part, about to begin, is one that he skips; it then counts as skipped.
int ag_turn_skips(ag_rules *rules, ag_seat seat, int part);

// CR 500.6: `seat` now sits to the right of `other`. Nothing happens with two players.
void ag_seat_move(ag_rules *rules, ag_seat seat, ag_seat other);

// Whose turn begins now, after the turn of turn.seat.
ag_seat ag_turn_next(ag_rules *rules);

// CR 500.2: what waits for this part of the turn to begin triggers.
void ag_part_begins(ag_rules *rules, int part);

// CR 500.5: pushes what ends the turn. `next`: whose turn comes then, whatever the order says; 0: who is next.
void ag_turn_cut_begin(ag_rules *rules, ag_seat next);

// The raid becomes the version of this number, after a reload (game/renew.h): at once, or as the next turn begins.
void ag_raid_take(ag_rules *rules, uint16_t raid);
void ag_raid_take_due(ag_rules *rules);

#endif
