// Packs beside the card database: found, put in order, checked against each other, and put into the engine's library.
#ifndef AG_PACKS_H
#define AG_PACKS_H

#include "api/engine.h"

// Adds the packs at these paths, in the order that they need. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT
// (one that lacks another, does not load, or has a key of another's); the engine is then only good to be closed.
ag_status ag_packs_add(ag_engine *engine, const char *const *paths, int count, ag_error *error);

#endif
