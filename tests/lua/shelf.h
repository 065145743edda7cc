// Scripts from memory, for tests of the loader: a source over a list of them.
#ifndef AG_TESTS_LUA_SHELF_H
#define AG_TESTS_LUA_SHELF_H

#include "lua/host/host.h"

enum { SHELF_MAX = 24 };

typedef struct shelf {
    ag_source source;
    int count;
    char paths[SHELF_MAX][128];
    char hashes[SHELF_MAX][33];
    ag_script scripts[SHELF_MAX];
} shelf;

// An ally with these powers.
#define ALLY(powers)                                                                               \
    "return ally 'Ally' { cost = 1, atk = 1, damage = 'fire', health = 1, values = { n = 2 },\n"   \
    "powers = { " powers " } }"

// Puts a script on the shelf; its path is "cards/<key>.lua". The texts must outlive the shelf.
void shelf_put(shelf *on, const char *key, const char *text);

// Loads the card on a host of its own. Returns the status; `error` is filled in.
ag_status shelf_load(shelf *on, const char *key, ag_error *error);

// Asserts that a card with this text does not load, and that the sentence has `part` in it.
void shelf_refuses(const char *text, const char *part);

// A host with that card (key "t/card") loaded: asserts that it loads.
ag_host *shelf_host(shelf *on, const char *text, uint16_t *printed);

#endif
