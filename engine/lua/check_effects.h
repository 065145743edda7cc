// All functions of a script, looked at: effects by the powers that they belong to, those of modules
// by themselves; and what is declared that no effect uses.
#ifndef AG_LUA_CHECK_EFFECTS_H
#define AG_LUA_CHECK_EFFECTS_H

#include "game/findings.h"
#include "lua/host.h"

// The script `key` is loaded: a card or raid of the catalog, or a file that returned something
// else. Expected: AG_NO_MEMORY.
ag_status ag_check_effects(ag_host *host, const char *key, ag_findings *findings, ag_error *error);

#endif
