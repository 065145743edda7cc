// What the effect of a power does, in short, as its compiled form shows: for bots that rate a card
// before playing it.
#ifndef AG_LUA_RUN_SUMMARIZE_H
#define AG_LUA_RUN_SUMMARIZE_H

#include "lua/host/host.h"

// Worked out once and cached. NULL: the card has no such power, or there is no memory.
const ag_summary *ag_summary_of(ag_host *host, uint16_t printed, uint16_t power);

#endif
