// Cards that were added to the lists of the Boss player's decks come into the running game.
#ifndef AG_API_DECKS_RELOAD_DECKS_H
#define AG_API_DECKS_RELOAD_DECKS_H

#include "api/handle/engine.h"
#include "game/log/game.h"

// At a quiet question, brings the added cards into their decks, which are shuffled; at any other
// question `out->waiting` counts them. Cards that the mode does not allow do not come in, and
// removed cards stay, both with a warning.
ag_status ag_reload_decks(ag_game *game, ag_engine *engine, ag_reload *out, ag_error *error);

#endif
