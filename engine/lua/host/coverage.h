// Which lines and functions of the scripts ran. A host with a coverage records them as its scripts
// run; what a script may do, what it spends and its results stay the same.
#ifndef AG_LUA_HOST_COVERAGE_H
#define AG_LUA_HOST_COVERAGE_H

#include <lua.h>

#include "aggro_author.h"
#include "game/facts/source.h"

// Counts the lines of all scripts of the source; one that does not compile has none. Expected:
// AG_NO_MEMORY.
ag_status ag_coverage_begin(const ag_source *source, ag_coverage **out, ag_error *error);

// A line or a function is about to run on this thread; `debug` is the hook's.
void ag_coverage_note(ag_coverage *coverage, lua_State *L, lua_Debug *debug);

#endif
