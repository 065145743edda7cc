// What the public API holds: a card database, read whole, and the scripts in it.
#ifndef AG_ENGINE_H
#define AG_ENGINE_H

#include "game/source.h"
#include "lua/scenario.h"
#include "store/store.h"

struct ag_engine {
    ag_store *store;
    ag_library *library;
    ag_source source;  // of its games' scripts: over the library
};

// What scenarios need of the engine: its database's tables and cards.
ag_scenario_host ag_engine_scenario_host(ag_engine *engine);

#endif
