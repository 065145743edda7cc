// The collection of a game: facts of all cards of the database, read when a word of a script first
// asks for it.
#ifndef AG_LUA_HOST_COLLECTION_READ_H
#define AG_LUA_HOST_COLLECTION_READ_H

#include "game/facts/collection.h"
#include "lua/host/host.h"

typedef struct ag_collection {
    int count;
    const ag_collected *cards;  // in the order of the keys
    const ag_symbol *words;  // as players read them: the name, with the key if several share it
} ag_collection;

// Valid as long as the host; from then on it is one of the scripts that the game has used. NULL:
// the source of the scripts does not have one, or there is no memory.
const ag_collection *ag_host_collection(ag_host *host);

#endif
