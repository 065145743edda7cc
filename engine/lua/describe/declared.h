// What the file of a card or raid declares, field by field, as it is written there: a field that is
// new to the loader is reported like any other.
#ifndef AG_LUA_DESCRIBE_DECLARED_H
#define AG_LUA_DESCRIBE_DECLARED_H

#include "game/log/game.h"
#include "lua/host/draft.h"

// Runs the file of this version again. Expected: AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_host_declared(ag_host *host, uint16_t printed, ag_declared_report *report,
                           void *context, ag_error *error);

#endif
