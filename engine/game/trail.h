// A game walked again: the entries that count, from its beginning to where it is now. What was taken back is not on the
// way. The log does not grow.
#ifndef AG_GAME_TRAIL_H
#define AG_GAME_TRAIL_H

#include "game/game.h"

int ag_trail_length(const ag_game *game);                               // entries, rulings aside
const ag_entry *ag_trail_entry(const ag_game *game, int step);
const uint32_t *ag_trail_data(const ag_game *game, int step);

// Goes to where entry `step` was made (`ag_trail_length`: to where the game is now). With `listen` the next event is
// the first that was told on the way from here; else the next one that will be told. Expected: those of
// ag_game_rebuild.
ag_status ag_trail_go(ag_game *game, int step, int listen, ag_error *error);

// Why faulty scripts stopped the game at its end; "" where they did not.
const char *ag_trail_stop(const ag_game *game);

#endif
