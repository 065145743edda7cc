// A hash table with open addressing.
#include "base/map.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

enum { SLOTS_LEAST = 64 };

struct ag_map_slot {
    const char *key;  // NULL: free
    uint64_t hash;
    int number;
};

// The slot of the key, or the free one that it would take.
static ag_map_slot *slot_of(const ag_map *map, const char *key, uint64_t hash)
{
    uint32_t mask = map->size - 1;
    ag_map_slot *slot = &map->slots[hash & mask];
    while (slot->key != NULL && (slot->hash != hash || strcmp(slot->key, key) != 0)) {
        slot = &map->slots[(slot - map->slots + 1) & mask];
    }
    return slot;
}

static int grow(ag_map *map)
{
    ag_map larger = *map;
    larger.size = map->size == 0 ? SLOTS_LEAST : 2 * map->size;
    larger.slots = calloc(larger.size, sizeof *larger.slots);
    if (larger.slots == NULL) return 0;
    for (uint32_t i = 0; i < map->size; i++) {
        const ag_map_slot *slot = &map->slots[i];
        if (slot->key != NULL) *slot_of(&larger, slot->key, slot->hash) = *slot;
    }
    free(map->slots);
    *map = larger;
    return 1;
}

int ag_map_get(const ag_map *map, const char *key)
{
    if (map->size == 0) return -1;
    const ag_map_slot *slot = slot_of(map, key, ag_hash_text(key));
    return slot->key != NULL ? slot->number : -1;
}

const char *ag_map_put(ag_map *map, const char *key, int number)
{
    uint64_t hash = ag_hash_text(key);
    if (2 * (map->used + 1) > map->size && !grow(map)) return NULL;
    ag_map_slot *slot = slot_of(map, key, hash);
    if (slot->key == NULL) {
        const char *own = ag_arena_text(&map->keys, key);
        if (map->keys.failed) return NULL;
        *slot = (ag_map_slot){ .key = own, .hash = hash };
        map->used++;
    }
    slot->number = number;
    return slot->key;
}

void ag_map_close(ag_map *map)
{
    free(map->slots);
    ag_arena_close(&map->keys);
    *map = (ag_map){ .slots = NULL };
}
