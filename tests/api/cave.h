// A small raid of the tests' own, in a folder of the temporary directory: built, opened, played.
#ifndef AG_TESTS_API_CAVE_H
#define AG_TESTS_API_CAVE_H

#include "aggro.h"

typedef struct cave {
    char folder[64];
    char database[128];
    ag_engine *engine;
} cave;

// For cmocka: a folder with the scripts, and an engine over the database that is built from them.
int cave_open(void **state);
int cave_close(void **state);

// Puts a script (or another file) into the folder; builds the database anew.
void cave_write(const cave *at, const char *path, const char *text);
ag_status cave_build(const cave *at, ag_error *error);

// A game of so many raiders, with the state checker on.
ag_game_def cave_def(int raiders);
ag_game *cave_game(const cave *at, const ag_game_def *def);

// Random bots play on for so many answers, or to the end.
void cave_play(ag_game *game, int answers, uint64_t dice);

#endif
