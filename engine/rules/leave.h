// Winning, losing and leaving (CR 102, R100.2).
#ifndef AG_RULES_LEAVE_H
#define AG_RULES_LEAVE_H

#include "rules/rules.h"

enum { AG_REASON_NONE, AG_REASON_HERO, AG_REASON_DECKED, AG_REASON_CONCEDED, AG_REASON_BOSS, AG_REASON_EFFECT,
       AG_REASON_LOOP, AG_REASON_COUNT };
extern const char *const ag_reason_words[AG_REASON_COUNT];
extern const char *const ag_winner_words[AG_WINNER_COUNT];       // "" while the game goes on

// The player loses: he is removed at the next occasion, with all that he owns (CR 102.1-102.3).
void ag_player_lose(ag_rules *rules, ag_seat seat, int reason);

// Removes all who lost; decides the game where one side is left (or none: a draw). 1 where somebody left.
int ag_players_leave(ag_rules *rules);

#endif
