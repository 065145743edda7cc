// What a power does, as its compiled functions show, together with the functions of modules and of
// the file that they call.
#ifndef AG_LUA_RUN_FOLLOW_H
#define AG_LUA_RUN_FOLLOW_H

#include "lua/bytecode/code.h"
#include "lua/host/host.h"

// Walks function `slot` of a power of a card. 0: it has none, or it can't be read.
int ag_follow_power(const ag_host *host, uint16_t printed, int power, int slot,
                    ag_code_report *report, void *context);

#endif
