// Packs whose files became other ones while the engine is open.
#ifndef AG_PACKS_AGAIN_H
#define AG_PACKS_AGAIN_H

#include "api/engine.h"

// Whether the path lies in the folder of one of the engine's packs.
int ag_packs_hold(const ag_engine *engine, const char *path);

// Whether it is a file of the game's own whose place a pack's has taken: it does not count.
int ag_packs_hide(const ag_engine *engine, const char *path);

// Takes what is another one in the packs' folders, and puts what they change over what the game's own files say now.
// It adds to what ag_store_refresh said. A script that does not load, or that another has, stays as it was and is a
// finding. Expected: AG_NO_MEMORY, AG_BAD_CONTENT (what ag_library_change says).
ag_status ag_packs_refresh(ag_engine *engine, ag_describe *describe, void *context, ag_refresh *out, ag_error *error);

// Where a person finds the file of a script: its path, below the pack's folder where a pack brought it. Returns `out`.
const char *ag_packs_path(const ag_engine *engine, const char *key, char *out, size_t capacity);

#endif
