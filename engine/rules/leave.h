// Winning, losing and leaving (CR 102, R100.2).
#ifndef AG_RULES_LEAVE_H
#define AG_RULES_LEAVE_H

#include "rules/rules.h"

enum { AG_END_NONE, AG_END_HERO, AG_END_DECKED, AG_END_CONCEDED, AG_END_BOSS, AG_END_EFFECT, AG_END_LOOP,
       AG_END_COUNT };
extern const char *const ag_end_words[AG_END_COUNT];
extern const char *const ag_winner_words[AG_WINNER_COUNT];       // "" while the game goes on

// The player loses: he is removed at the next occasion, with all that he owns (CR 102.1-102.3).
void ag_player_lose(ag_rules *rules, ag_seat seat, int reason);

// Removes all who lost; decides the game where one side is left (or none: a draw). 1 where somebody left.
int ag_players_leave(ag_rules *rules);

#endif
