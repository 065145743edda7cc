// Packs whose files change while the engine is open.
#ifndef AG_API_HANDLE_PACKS_AGAIN_H
#define AG_API_HANDLE_PACKS_AGAIN_H

#include "api/handle/engine.h"

// Whether the path is in the folder of one of the engine's packs.
int ag_packs_hold(const ag_engine *engine, const char *path);

// Takes what changed in the packs' folders, and puts their versions over those of the game's own
// files. It adds to the results of ag_store_refresh. A script that does not load, or whose key
// belongs to another pack, keeps its old version and is a finding. Expected: AG_NO_MEMORY,
// AG_BAD_CONTENT (from ag_library_change).
ag_status ag_packs_refresh(ag_engine *engine, const ag_describer *describer, ag_refresh *out,
                           ag_error *error);

#endif
