// Scripts that became other ones: what they say now, and what those say that use them, takes its place in a library. A
// script that does not load leaves the one that was there.
#ifndef AG_STORE_CHANGE_H
#define AG_STORE_CHANGE_H

#include "store/merge.h"

typedef struct ag_edit {
    const char *key, *path;
    ag_script_version *version;        // its text now; NULL: it is gone
    ag_script_version *before;         // what it was; NULL: there was none
    int was_there;              // 1: there was a script of this key
    int undone;                 // 1: it does not load, or others don't load with it
    char hash_before[AG_HASH_TEXT_SIZE];
} ag_edit;

typedef struct ag_edit_how {
    ag_describe *describe;
    void *context;
    int keep_broken;            // 1: what does not load is taken even so, and all says what it said before
} ag_edit_how;

// Lets go of the versions of changes (ag_edit) that nobody took.
void ag_edits_drop(const ag_rows *changes);

// Takes the `changes` (ag_edit, by key; their versions are no longer the caller's, also where it fails). `owners`
// (const char *) gets the keys of all whose rows are other ones and `fresh` these rows, `findings` (ag_slip) one for
// each file that does not load. Expected: AG_NO_MEMORY, what reading the database says.
ag_status ag_library_change(ag_library *library, ag_rows *changes, const ag_edit_how *how, ag_library *fresh,
                            ag_rows *owners, ag_rows *findings, ag_error *error);

#endif
