// What lists of the Boss player's decks have more of now comes into the running game.
#ifndef AG_RELOAD_DECKS_H
#define AG_RELOAD_DECKS_H

#include "api/engine.h"
#include "game/game.h"

// Brings the cards that the lists have more of into their decks, which are shuffled, at a quiet question; elsewhere
// `out->waiting` says that they wait. What the mode does not allow comes not, and what a list has less of stays, both
// with a warning.
ag_status ag_reload_decks(ag_game *game, ag_engine *engine, ag_reload *out, ag_error *error);

#endif
