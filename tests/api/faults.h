// What a game shows of scripts that failed in it: reports, what was told, and that rebuild, fork
// and recording agree.
#ifndef AG_TESTS_API_FAULTS_H
#define AG_TESTS_API_FAULTS_H

#include "api/cave.h"

// How often a line with this part was told since the last call.
int told(ag_game *game, const char *part);

int fault_count(const ag_game *game);

// The first line of report `index` begins and holds so.
void assert_report(const ag_game *game, int index, const char *begins, const char *part);

// Rebuilt from the log, and forked: the same state, the same faults, and the same way on
// with these dice.
void assert_caches_agree(ag_game *game, uint64_t dice);

// Its recording, kept in the cave's folder, comes out the same.
void assert_replays(const cave *at, const ag_game *game);

// Whoever is asked answers until somebody has won.
void play_to_the_end(ag_game *game, uint64_t *dice);

#endif
