// The folders of scripts: which files there are, and the key of each.
#ifndef AG_STORE_FILES_WALK_H
#define AG_STORE_FILES_WALK_H

#include <stdint.h>

#include "base/error.h"
#include "base/list.h"

// Tells a changed file from an unchanged one without reading it.
typedef struct ag_stamp {
    int64_t size, written, changed;     // bytes; nanoseconds
    uint64_t inode;
} ag_stamp;

typedef struct ag_walk_file {
    const char *key;    // "onyxias_lair/crush"
    const char *path;   // "raids/onyxias_lair/cards/crush.lua": independent of the folder's place
    const char *place;  // the path for opening it
    ag_stamp stamp;
} ag_walk_file;

// The key of a script, from its path, or why it has none. Expected: AG_BAD_CONTENT.
ag_status ag_walk_key(const char *path, char *out, size_t capacity, ag_error *error);

// Lists the Lua files under the folders in order of key (`files` are ag_walk_file).
// A folder is called `cards` or `raids`, or holds folders that are. `known`: the
// files of an earlier walk, whose texts are reused (may be NULL). Expected:
// AG_ENVIRONMENT, AG_BAD_CONTENT (two files of one key).
ag_status ag_walk(const char *const *folders, int folder_count, const ag_list *known,
                  ag_list *files, ag_arena *arena, ag_error *error);

// 1 if the file at `place` belongs to one of the folders; its path ("cards/hoa/x.lua") is in `out`.
int ag_walk_path(const char *const *folders, int folder_count, const char *place, char *out,
                 size_t capacity);

struct stat;
ag_stamp ag_walk_stamp(const struct stat *facts);

// The text of a file. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT
// (larger than any script, or not text).
ag_status ag_walk_read(const ag_walk_file *file, ag_arena *arena, const char **text, size_t *size,
                       ag_error *error);

#endif
