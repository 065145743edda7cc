// The folders of scripts: which files there are, and the key of each.
#ifndef AG_STORE_FILES_WALK_H
#define AG_STORE_FILES_WALK_H

#include "base/error.h"
#include "base/list.h"

typedef struct ag_walk_file {
    const char *key;    // "onyxias_lair/crush"
    const char *path;   // "raids/onyxias_lair/cards/crush.lua": independent of the folder's place
    const char *place;  // the path for opening it
} ag_walk_file;

ag_walk_file ag_walk_file_copy(const ag_walk_file *file, ag_arena *arena);

// The key of a script, from its path, or why it has none. Expected: AG_BAD_CONTENT.
ag_status ag_walk_key(const char *path, char *out, size_t capacity, ag_error *error);

// Lists the Lua files under the folders in order of key (`files` are ag_walk_file). A folder is
// called `cards` or `raids`, or holds folders that are. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT
// (two files of one key), AG_NO_MEMORY.
ag_status ag_walk(const char *const *folders, int folder_count, ag_list *files, ag_arena *arena,
                  ag_error *error);

// 1 if the file at `place` belongs to one of the folders; its path ("cards/hoa/x.lua") is in `out`.
int ag_walk_path(const char *const *folders, int folder_count, const char *place, char *out,
                 size_t capacity);

// The text of a file. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT (larger than any
// script, or not text), AG_NO_MEMORY.
ag_status ag_walk_read(const ag_walk_file *file, ag_arena *arena, const char **text, size_t *size,
                       ag_error *error);

// Links in folders of scripts. A link that leads out of the folder is not followed:
// what lies there does not belong to the folder's owner, and a stranger's pack must
// not read other files of those who use it.

// AG_OK if the place is not a link, or leads into one of the folders (or nowhere, which is reported
// on opening). Expected: AG_BAD_CONTENT, with what it is `called`, where it leads and what to do.
ag_status ag_inside(const char *place, const char *called, const char *const *folders,
                    int folder_count, ag_error *error);

#endif
