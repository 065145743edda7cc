// Walks a game again: the entries that count, from its beginning to the present, without those that
// were taken back. The log does not grow.
#ifndef AG_GAME_LOG_LOG_PATH_H
#define AG_GAME_LOG_LOG_PATH_H

#include "game/log/game.h"

int ag_log_path_length(const ag_game *game);  // entries without rulings
const ag_entry *ag_log_path_entry(const ag_game *game, int step);
const uint32_t *ag_log_path_data(const ag_game *game, int step);

// Goes to where entry `step` was made (`ag_log_path_length`: to the present). With `listen`
// the next event is the first one on the way there; otherwise the next new one.
// Expected: those of ag_game_rebuild.
ag_status ag_log_path_go(ag_game *game, int step, int listen, ag_error *error);

// Why faulty scripts stopped the game at its end, else "".
const char *ag_log_path_stop(const ag_game *game);

#endif
