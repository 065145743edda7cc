// What a raid's file says of its modes, looked up beside any game.
#ifndef AG_RAID_MODES_H
#define AG_RAID_MODES_H

#include "api/engine.h"
#include "state/catalog.h"

// Loads the raid (a key or a name) and lets `look` read what its file says. Expected: AG_NOT_FOUND, AG_BAD_CONTENT,
// those of `look`.
typedef ag_status ag_raid_look(void *context, const ag_raid_def *raid, ag_error *error);
ag_status ag_raid_look_at(ag_engine *engine, const char *raid, ag_raid_look *look, void *context, ag_error *error);

#endif
