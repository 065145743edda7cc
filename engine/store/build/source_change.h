// Changed scripts: what they say now, and what scripts that use them say, takes its place in a
// library. A script that does not load leaves its older version in place.
#ifndef AG_STORE_BUILD_SOURCE_CHANGE_H
#define AG_STORE_BUILD_SOURCE_CHANGE_H

#include "store/build/merge.h"

typedef struct ag_edit {
    const char *key, *path;
    ag_script_version *version;        // its text now; NULL: it was removed
    ag_script_version *before;         // its text before; NULL: it is new
    int was_there;              // 1: there was a script with this key
    int undone;                 // 1: it does not load, or makes others fail to load
    char hash_before[AG_HASH_TEXT_SIZE];
} ag_edit;

typedef struct ag_edit_how {
    ag_describe *describe;
    void *context;
    int keep_broken;            // 1: failing scripts are kept too, with their old rows
} ag_edit_how;

// Releases the versions of changes (ag_edit) that were not taken.
void ag_edits_drop(const ag_list *changes);

// What comes of changes.
typedef struct ag_change_news {
    ag_library fresh;           // the rows that changed
    ag_list owners;             // const char *: the keys of all whose rows changed
    ag_list findings;           // ag_build_finding: one for each file that does not load
} ag_change_news;

ag_change_news ag_change_news_open(void);
void ag_change_news_close(ag_change_news *news);

// Takes the `changes` (ag_edit, by key) and always takes over their versions, also on failure.
// Expected: AG_NO_MEMORY, errors from reading the database.
ag_status ag_library_change(ag_library *library, ag_list *changes, const ag_edit_how *how,
                            ag_change_news *out, ag_error *error);

#endif
