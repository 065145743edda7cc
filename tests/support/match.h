// A whole game over a table's catalog: the real set-up, plain cards, scripts in C.
#ifndef AG_TESTS_SUPPORT_MATCH_H
#define AG_TESTS_SUPPORT_MATCH_H

#include "game/log/game.h"
#include "support/table.h"

typedef struct match_options {
    int raiders;
    uint64_t seed;
    int bare, ask_all, keep_no_keyframes;
} match_options;

// Each raider has 20 allies of 1 to 3 and 10 abilities that do nothing; the Boss player, 24 like
// them and a Boss with 5 ATK and 30 health. The state is checked after every step. The table must
// outlive the game.
ag_game *match_open(test_table *table, const match_options *options);

// The same through the door that replays use: everything by key.
ag_status match_reopen(test_table *table, const match_options *options, ag_game **out,
                       ag_error *error);

// Plays on with answers that a seed picks, for at most `answers` of them. Returns how
// many were given.
int match_play(ag_game *game, uint64_t seed, int answers);

#endif
