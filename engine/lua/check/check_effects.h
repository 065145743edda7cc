// Looks at all functions of a script: effects with the power that they belong to, functions of
// modules by themselves; and reports what is declared but used by no effect.
#ifndef AG_LUA_CHECK_CHECK_EFFECTS_H
#define AG_LUA_CHECK_CHECK_EFFECTS_H

#include "game/facts/findings.h"
#include "lua/host/host.h"

// The script `key` has been loaded: a card or raid of the catalog, or a file that returned
// something else. Expected: AG_NO_MEMORY.
ag_status ag_check_effects(ag_host *host, const char *key, ag_findings *findings, ag_error *error);

#endif
