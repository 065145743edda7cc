// The scripts of one game: the port that the rules call, over the Lua state of a host. A fork
// shares the host and has coroutines of its own.
#ifndef AG_LUA_RUN_SCRIPTS_H
#define AG_LUA_RUN_SCRIPTS_H

#include "game/log/game.h"
#include "lua/host/host.h"

// Keeps the host; `close` of the result releases it. NULL: out of memory.
ag_scripts *ag_scripts_open(ag_host *host);

#endif
