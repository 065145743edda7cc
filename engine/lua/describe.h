// What scripts say about themselves, for the card database.
#ifndef AG_LUA_DESCRIBE_H
#define AG_LUA_DESCRIBE_H

#include "game/source.h"

// See ag_describe. `context` is NULL, or an `ag_host *` that begins as NULL: the host is then kept there from call to
// call as long as source and raid stay the same, and whoever owns it closes it with ag_host_close.
ag_describe ag_script_describe;

#endif
