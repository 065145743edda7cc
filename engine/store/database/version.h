// One version of a script's text, with its hash. It is freed once another
// version has replaced it and no game uses it.
#ifndef AG_STORE_DATABASE_VERSION_H
#define AG_STORE_DATABASE_VERSION_H

#include <stddef.h>

#include "base/hash.h"

typedef struct ag_script_version {
    int holds;              // the number of games that use it
    int replaced;           // 1: it is no longer in any library
    size_t size;
    char hash[AG_HASH_TEXT_SIZE];
    const char *key, *path; // stored with it, like the text
    char text[];            // ends with a zero
} ag_script_version;

// A copy of the text, for a library. NULL: no memory.
ag_script_version *ag_version_open(const char *key, const char *path, const char *text,
                                   size_t size);

// The library gives it up. Takes NULL.
void ag_version_replace(ag_script_version *version);

void ag_version_hold(ag_script_version *version);
void ag_version_drop(ag_script_version *version);

#endif
