// A scenario made from a recorded game (docs/scenarios.md): the position some answers before its
// end, the answers as moves, what was told as what must be told again. A bug becomes a test.
#ifndef AG_LUA_RETELL_H
#define AG_LUA_RETELL_H

#include "base/span.h"
#include "game/game.h"
#include "lua/scenario.h"

typedef struct ag_retell_wish {
    int last;  // answers before the end at which it should begin; 0: 10, shrinking: anywhere
    int shrink;        // 1: cards, moves and lines go that the last thing told does not need
    // shrinking: it tells the last line with this; NULL: the last fault, or the end
    const char *told;
    const char *name;  // of the scenario
} ag_retell_wish;

// Writes the scenario into `out` and a few lines about it into `report`: where it begins, and what
// no position can hold. `recorded` is walked; it ends where it was. Expected: AG_USAGE (no such
// position can be written).
ag_status ag_retell(const ag_scenario_host *host, ag_game *recorded, const ag_retell_wish *wish,
                    ag_text *out, char *report, size_t capacity, ag_error *error);

#endif
