// Makes a scenario from a recorded game (docs/scenarios.md): the position a few answers before its
// end, the answers as moves, and the log as what is expected. So a bug becomes a test.
#ifndef AG_LUA_TO_SCENARIO_TO_SCENARIO_H
#define AG_LUA_TO_SCENARIO_TO_SCENARIO_H

#include "base/span.h"
#include "game/log/game.h"
#include "lua/scenario/scenario.h"

typedef struct ag_to_scenario_made {
    const char *copy;  // what the scenario calls the recording
    int needs_copy;    // it begins in the recording, not at a position
    ag_text text;
    ag_writer *report;  // gets a few lines about it
} ag_to_scenario_made;

// `recorded` is walked through, and restored to where it was; it has ended where the author wants.
// Expected: AG_USAGE (it can't be written).
ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_scenario_wish *wish, ag_to_scenario_made *out, ag_error *error);

extern const char ag_to_scenario_lua[];  // the text of to_*.lua

#endif
