// Numbers by text: what an array holds, found by its name. It begins zeroed, and keeps copies of
// its keys. Nobody walks through it, so nothing depends on the order of its slots.
#ifndef AG_BASE_MAP_H
#define AG_BASE_MAP_H

#include <stdint.h>

#include "base/arena.h"

typedef struct ag_map_slot ag_map_slot;

typedef struct ag_map {
    ag_map_slot *slots;     // open addressing: less than half of them are used
    uint32_t size, used;
    ag_arena keys;
} ag_map;

// The number of this key; -1: none.
int ag_map_get(const ag_map *map, const char *key);
// Gives the key another number. Returns the map's own copy of the key, which stays where it is;
// NULL if there is no memory.
const char *ag_map_put(ag_map *map, const char *key, int number);
void ag_map_close(ag_map *map);

#endif
