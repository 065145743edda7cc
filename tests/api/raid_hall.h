// Games of the cards that lie in the checkout, whatever they are: for what must hold of any cards.
#ifndef AG_TESTS_API_RAID_HALL_H
#define AG_TESTS_API_RAID_HALL_H

#include "aggro_author.h"
#include "game/log/game.h"

// Builds the database of the checkout into a folder of its own, and opens it; and closes it again.
void hall_open(void);
void hall_close(void);

// A game of Onyxia's Lair with three raiders, checked after every step; and one that is not, for
// long looks ahead.
ag_game *hall_game(uint64_t seed, int keep_no_keyframes);
ag_game *hall_game_unchecked(uint64_t seed);

// The first seat that is asked; 0: the game is over.
int hall_asked(ag_game *game);

// One answer of a bot for whoever is asked, with dice that follow from `place`. 0: the
// game is over.
int hall_step(ag_game *game, const char *bot, uint64_t place);

// A saved game, gone on with by its keyframe; and the game takes the scripts of the
// same database again.
ag_game *hall_load(const char *path);
ag_status hall_reload(ag_game *game, ag_error *error);

#endif
