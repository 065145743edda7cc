// What a raid's file says about its modes, looked up outside any game.
#ifndef AG_API_DECKS_RAID_MODES_H
#define AG_API_DECKS_RAID_MODES_H

#include "api/handle/engine.h"
#include "state/catalog.h"

// Loads the raid (a key or a name) and calls `look` with its definition. Expected: AG_NOT_FOUND,
// AG_BAD_CONTENT, those of `look`.
typedef ag_status ag_raid_look(void *context, const ag_raid_def *raid, ag_error *error);
ag_status ag_raid_look_at(ag_engine *engine, const char *raid, ag_raid_look *look, void *context,
                          ag_error *error);

#endif
