// The arguments of the public API. Callers may pass anything, and every
// function checks it in these words.
#ifndef AG_GAME_LOG_GIVEN_H
#define AG_GAME_LOG_GIVEN_H

#include "base/error.h"
#include "game/log/game.h"

// AG_OK if all arguments were given; else AG_USAGE with what was expected: "a game and a path".
ag_status ag_given(int is_given, const char *expected, ag_error *error);

// 1: a player's seat; the second: such a seat, a spectator (0) or AG_READER_ALL. 0 without a game.
int ag_given_seat(const ag_game *game, int seat);
int ag_given_reader(const ag_game *game, int reader);

// The same as a status with a sentence.
ag_status ag_given_check_seat(const ag_game *game, int seat, ag_error *error);
ag_status ag_given_check_reader(const ag_game *game, int reader, ag_error *error);

// 1: `count` texts, none of them NULL; an empty list may be NULL.
int ag_given_list(const char *const *list, int count);

// 1: there is room at least for the terminating zero.
int ag_given_room(const char *out, size_t capacity);

#endif
