// Packs in the store: the scripts of a folder, or of a database that a stranger built.
#ifndef AG_STORE_BUILD_PACK_H
#define AG_STORE_BUILD_PACK_H

#include "store/build/changing.h"
#include "store/files/walk.h"

#define AG_PACK_MANIFEST "pack"  // the key of its pack.lua

typedef struct ag_pack_script {
    const char *key, *path, *text;
    size_t size;
} ag_pack_script;

// Reads all scripts of the pack at `path` into `scripts` (ag_pack_script), in order of key,
// including its manifest. A database comes from a stranger: nothing in it runs, and each row must
// match its hash. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_pack_scripts(const char *path, ag_list *scripts, ag_arena *arena, ag_error *error);

// Puts the pack's scripts (except its manifest) into the library, replacing those with
// the same keys. Fails unless all of them load with the others. Expected:
// AG_BAD_CONTENT with the file, AG_NO_MEMORY.
ag_status ag_pack_put(ag_library *library, const ag_list *scripts, const ag_pack_row *pack,
                      const ag_describer *describer, ag_error *error);

// Adds the script as a change (ag_edit).
void ag_pack_edit(ag_list *edits, const ag_pack_script *script, ag_arena *arena);

// Marks the script with this key as the pack's; `pack` is a text of the library.
void ag_pack_own(ag_library *library, const char *key, const char *pack);

// Writes the scripts as a separate database. Expected: AG_ENVIRONMENT, AG_NO_MEMORY.
ag_status ag_pack_write(const ag_list *scripts, const ag_pack_row *pack, const char *path,
                        ag_error *error);

#endif
