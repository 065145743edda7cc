// Packs besides the card database: found, put in order, checked against one another, and put
// into the engine's library.
#ifndef AG_API_HANDLE_PACKS_H
#define AG_API_HANDLE_PACKS_H

#include "api/handle/engine.h"
#include "lua/describe/describe.h"

enum { AG_PACK_NAME_SIZE = 64 };

// Adds the packs at these paths, in the order that they need. Expected: AG_NOT_FOUND,
// AG_ENVIRONMENT, AG_BAD_CONTENT (a pack that lacks another, does not load, or has a key of
// another); then the engine can only be closed.
ag_status ag_packs_add(ag_engine *engine, const char *const *paths, int count, ag_error *error);

// The index-th requirement of a manifest: which pack, and the version that it
// needs. Returns 0 past the last.
int ag_pack_requirement(const ag_facts *manifest, int index, char name[AG_PACK_NAME_SIZE],
                        const char **wanted);

// Whether `version` satisfies `wanted` (">=1.2", "=1.0"; "1.2" means at least that).
int ag_pack_is_enough(const char *version, const char *wanted);

#endif
