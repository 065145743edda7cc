// What the public API is given. Whoever calls it may give anything, and every function looks at it in these words.
#ifndef AG_GAME_GIVEN_H
#define AG_GAME_GIVEN_H

#include "base/error.h"
#include "game/game.h"

// AG_OK where all of it was given; else AG_USAGE with what was expected: "a game and a path".
ag_status ag_given(int is_given, const char *expected, ag_error *error);

// 1: somebody sits there; and: it is such a seat, a spectator (0) or one who sees all (AG_READER_ALL). Of no game: 0.
int ag_given_seat(const ag_game *game, int seat);
int ag_given_reader(const ag_game *game, int reader);

// The same as a status with a sentence.
ag_status ag_given_check_seat(const ag_game *game, int seat, ag_error *error);
ag_status ag_given_check_reader(const ag_game *game, int reader, ag_error *error);

// 1: `count` texts, none of them NULL; none at all may be a list that is NULL.
int ag_given_list(const char *const *list, int count);

// 1: there is room for at least the zero that ends a text.
int ag_given_room(const char *out, size_t capacity);

#endif
