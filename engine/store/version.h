// One version of a script's text, with its hash. It goes once another took its place and nobody holds it.
#ifndef AG_STORE_VERSION_H
#define AG_STORE_VERSION_H

#include <stddef.h>

#include "base/hash.h"

typedef struct ag_script_version {
    int holds;              // by games that use it
    int replaced;           // 1: no library has it any more
    size_t size;
    char hash[AG_HASH_TEXT_SIZE];
    const char *key, *path; // in its own memory, like the text
    char text[];            // a zero behind it
} ag_script_version;

// A copy of the text, that a library has. NULL: no memory.
ag_script_version *ag_version_open(const char *key, const char *path, const char *text, size_t size);

// The library has it no longer. Takes NULL.
void ag_version_replace(ag_script_version *version);

void ag_version_hold(ag_script_version *version);
void ag_version_drop(ag_script_version *version);

#endif
