// What the public API's handle holds: a whole card database, and its scripts.
#ifndef AG_API_HANDLE_ENGINE_H
#define AG_API_HANDLE_ENGINE_H

#include "game/facts/source.h"
#include "lua/scenario/scenario.h"
#include "store/database/library.h"
#include "store/build/store.h"

// A script of a pack. The later of two with the same key counts.
typedef struct ag_packed {
    const char *key, *pack;
    int from;                       // an index of pack_paths
    char hash[AG_HASH_TEXT_SIZE];   // of a manifest
} ag_packed;

struct ag_engine {
    ag_store *store;
    ag_library *library;
    ag_source source;  // of its games' scripts: over the library
    char packs[512];   // in their order, with versions: "ember_court 1.0.0, other 2.1"
    char **pack_paths;
    int pack_count;
    ag_list packed;    // ag_packed
    ag_arena packed_arena;
    int checked, draft;  // as in ag_engine_def
    ag_text scenario_code;  // as in ag_scenario_host
};

// The card that people mean by the word, in their language or in that of the
// database. Expected: AG_NOT_FOUND.
ag_status ag_engine_card_row(const ag_engine *engine, const char *word, const ag_card_row **out,
                             ag_error *error);

// The card's name and text for people: in their language, or else in English.
ag_translated ag_engine_card_said(const ag_engine *engine, const ag_card_row *card);

// 1 if this is a duel; the context is the engine, as for scenarios.
int ag_engine_plays_duel(void *context, const char *raid);

// What scenarios need of the engine: its database's tables and cards.
ag_scenario_host ag_engine_scenario_host(ag_engine *engine);
// ag_scenario_host.recall: it needs no engine.
ag_status ag_recall(void *context, const ag_scenario_table *table, const char *path, int entry,
                    ag_game **out, ag_error *error);

#endif
