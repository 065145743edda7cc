// The scripts of one game: the port that the rules call, over the Lua state of a host. A fork
// shares the host and has coroutines of its own.
#ifndef AG_LUA_RUN_RUN_H
#define AG_LUA_RUN_RUN_H

#include "lua/bytecode/code.h"
#include "lua/host/host.h"

// Keeps the host; `close` of the result releases it. NULL: out of memory.
ag_scripts *ag_scripts_open(ag_host *host);

// ---- what compiled functions show ----

// Walks function `slot` of a power of a card. 0: it has none, or it can't be read.
int ag_follow_power(const ag_host *host, uint16_t printed, int power, int slot,
                    ag_code_report *report, void *context);

// ---- for bots that rate a card before playing it ----

// Worked out once and cached. NULL: the card has no such power, or there is no memory.
const ag_summary *ag_summary_of(ag_host *host, uint16_t printed, uint16_t power);

#endif
