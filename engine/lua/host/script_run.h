// Frames in Lua: a handler is a coroutine that begins, waits for the tasks that it pushed, and goes
// on. There is one place where a handler waits: ag_run_wait.
#ifndef AG_LUA_HOST_SCRIPT_RUN_H
#define AG_LUA_HOST_SCRIPT_RUN_H

#include <lua.h>

#include "rules/numbers/numbers.h"

// What is running in a Lua state right now. A fork runs the same Lua state with rules of its own,
// so this is set again whenever a function begins or goes on.
typedef struct ag_run {
    ag_rules *rules;
    const ag_frame *frame;
    int slot;               // of the frame; 0: a condition, which must not change anything
} ag_run;

// Returns what ran before, so that the caller can restore it.
const ag_run *ag_run_set(lua_State *L, const ag_run *run);

// What is running now, for reading. Raises a Lua error if nothing is (a file is being loaded).
const ag_run *ag_run_now(lua_State *L, const char *word);

// Whether it is what a raid does as the game ends (at_end): like a condition, but for what tells.
int ag_run_ends(const ag_run *run);

// The same for a verb: refuses conditions, and frames that ask for too much.
const ag_run *ag_run_verb(lua_State *L, const char *word);

// The rule that the running power cites, AG_RULE_…; 0: none.
uint16_t ag_run_rule(const ag_run *run);

// Whether the effect reaches this character in play, or this player, who is in the game
// (rules/numbers/apart.c).
int ag_run_reaches(const ag_run *run, ag_card_id card);
int ag_run_reaches_seat(const ag_run *run, ag_seat seat);

// Counts objects that the frame asks for against AG_FRAME_OBJECT_MAX.
void ag_run_ask_for(lua_State *L, const ag_run *run, const char *word, int objects);

// The context in which the effect runs: "your" means its controller.
ag_context ag_run_context(const ag_run *run);

// The one suspension point. The tasks that were pushed onto the agenda are done; then `answer`
// makes the verb's results from state->reply. Use as `return ag_run_wait(L, answer, context);`.
int ag_run_wait(lua_State *L, lua_KFunction answer, lua_KContext context);

#endif
