// A scenario that is being made. to_*.lua make it; the files to_scenario*.c show them the game.
#ifndef AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H
#define AG_LUA_TO_SCENARIO_TO_SCENARIO_RUN_H

#include "lua/scenario/scene.h"
#include "lua/to_scenario/to_scenario.h"

typedef struct ag_to_scenario_run {
    const ag_scenario_host *host;
    const ag_scenario_wish *wish;
    ag_game *game;  // the recorded one

    // While a scene follows the game (to_scenario_walk.c):
    ag_scene *scene;
    int step, end;               // of the log's path: the next entry, and where the walk ends
    uint32_t priorities, lines;  // how many more than the game the scene had at the position
    const char *told;            // the game's log
    ag_text kept;                // what the scenario says of it, a kind and a text a line
    char parted[512];            // why its answers could not be followed to the end; "": they were
} ag_to_scenario_run;

ag_to_scenario_run *ag_to_scenario_of(lua_State *L);  // of a function that was added with it
const ag_state *ag_to_scenario_state(const ag_to_scenario_run *run);  // of the recorded game

// ---- to_scenario_position.c: the recorded game as it is now ----

// losses(): what a position can't hold of it, a line each; nothing if none can begin here (an open
// chain or combat, or no move is asked for).
int ag_to_scenario_losses(lua_State *L);
// position(): its cards with what they bear, and what else `given` says.
int ag_to_scenario_position(lua_State *L);

// ---- to_scenario_walk.c ----

// Plays the answers after the position in the scene (ag_scenario_host.play) and keeps them.
void ag_to_scenario_play(void *run, lua_State *L, ag_scene *scene);

extern const char ag_to_scenario_lua[];  // the text of to_*.lua
extern const char ag_to_scenario_walk_lua[];

#endif
