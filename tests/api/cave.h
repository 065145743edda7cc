// A small raid with its cards and decks, written into a folder of its own and built from there:
// where a test puts what it wants to go wrong.
#ifndef AG_TESTS_API_CAVE_H
#define AG_TESTS_API_CAVE_H

#include "aggro_author.h"

typedef struct cave {
    char folder[64];
    char database[128];
    ag_engine *engine;
} cave;

// A folder with the scripts below in it. Anna (horde) and Bob (alliance) are heroes of 20 health,
// "Bolt" costs 1 and deals 2, "Guard" is an ally; the decks are annas, bobs, and short, which is
// too small. The Worm's deck is all "Bite".
cave *cave_open(void);
void cave_close(cave *at);

// For cmocka: opened and built, as the test's state; and closed.
int cave_set_up(void **state);
int cave_tear_down(void **state);

// A path inside the folder.
const char *cave_path(const cave *at, const char *name, char *out, size_t capacity);
void cave_write(const cave *at, const char *path, const char *text);

// Builds the database, and opens it as the cave's engine. What fails fails the test.
void cave_build(cave *at);
ag_status cave_try_build(const cave *at, ag_error *error);

// Opens the built database again, for it was changed.
void cave_reopen(cave *at);

// Runs SQL over the database behind its back.
void cave_edit(const cave *at, const char *sql);

ag_game_def cave_table(int raiders);
ag_game *cave_game(const cave *at, const ag_game_def *def);

// Whoever is asked plays the first card that he may; else the bot "random" answers. 0: the game is
// over or stopped; the error is of the answer.
int cave_step(ag_game *game, uint64_t *dice, ag_error *error);

// Random bots play on for so many answers, or to the end.
void cave_play(ag_game *game, int answers, uint64_t dice);

#endif
