// A folder of small scripts in the temporary directory, and a describe function that reads them
// without Lua: lines such as "-- type ally" are the fields of ag_facts, "-- row 4 hoa/x card"
// is a row.
#ifndef AG_TESTS_STORE_FOLDER_H
#define AG_TESTS_STORE_FOLDER_H

#include <stddef.h>

#include "store/build/store.h"

typedef struct folder {
    char path[128];
} folder;

void folder_open(folder *at);
void folder_close(folder *at);  // removes it with all that is in it

// "cards/hoa/x.lua" inside the folder.
const char *folder_place(const folder *at, const char *path, char *out, size_t capacity);
void folder_write(const folder *at, const char *path, const char *text);
void folder_write_bytes(const folder *at, const char *path, const void *bytes, size_t size);
// Malloc'd; NULL: no such file.
unsigned char *folder_read(const folder *at, const char *path, size_t *size);
int folder_count(const folder *at, const char *path);  // files in a folder

// A small world: two heroes, cards of several kinds, a raid with its decks, a player's deck.
void folder_write_world(const folder *at);

// Builds "out.db" in the folder from its cards and raids.
ag_status folder_build(const folder *at, ag_error *error);
ag_status folder_build_to(const folder *at, const char *name, ag_build_result *out,
                          ag_error *error);

ag_describe fake_describe;
extern const ag_describer fake_describer;

#endif
