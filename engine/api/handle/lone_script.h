// A source with one script that exists only as text: found by its key before those of the database.
#ifndef AG_API_HANDLE_LONE_SCRIPT_H
#define AG_API_HANDLE_LONE_SCRIPT_H

#include "game/facts/source.h"

typedef struct ag_lone_script {
    ag_source source;           // pass this on; the struct must not move
    const ag_source *rest;
    ag_script script;
} ag_lone_script;

// The caller keeps the texts. The key is not listed, because nobody is meant to name it.
void ag_lone_script_open(ag_lone_script *out, const ag_source *rest, const char *key,
                         const char *path, const char *text, size_t size);

#endif
