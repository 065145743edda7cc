// Changed scripts: what they say now, and what scripts that use them say, takes its place in a
// library. A script that does not load leaves its older version in place.
#ifndef AG_STORE_BUILD_CHANGING_H
#define AG_STORE_BUILD_CHANGING_H

#include "store/build/asking.h"
#include "store/files/walk.h"

typedef struct ag_edit {
    ag_walk_file file;           // the place: "" if it is not known
    ag_script_version *version;  // its text now; NULL: it was removed
    ag_script_version *before;   // its text before, while it may have to come back
    int was_there;               // 1: there was a script with this key
    int undone;                  // 1: it does not load, or makes others fail to load
} ag_edit;

// Adds a change, in order of key; the texts are copied. One of that key that is there stays.
void ag_edit_add(ag_list *changes, const ag_walk_file *file, ag_script_version *version,
                 ag_arena *arena);
void ag_edits_drop(ag_list *changes);  // releases versions that were not taken; none is left

// Takes the `changes` (ag_edit, by key) and always takes over their versions, also on failure. The
// library is read as a whole first. What does not load is added to `findings` (ag_build_finding).
// `keep_broken`: failing scripts are kept too, with the old rows of all. Expected: AG_NO_MEMORY,
// errors from reading the database.
ag_status ag_library_change(ag_library *library, ag_list *changes, const ag_describer *describer,
                            int keep_broken, ag_list *findings, ag_error *error);

#endif
