// A script that is at hand as text alone, as a source of scripts: found under its key before those of the database.
#ifndef AG_API_LONE_SCRIPT_H
#define AG_API_LONE_SCRIPT_H

#include "game/source.h"

typedef struct ag_lone_script {
    ag_source source;           // hand this on while the struct stays where it is
    const ag_source *rest;
    ag_script script;
} ag_lone_script;

// The texts stay the caller's. The key is not among those that are listed: nobody is to name it.
void ag_lone_script_open(ag_lone_script *out, const ag_source *rest, const char *key, const char *path,
                         const char *text, size_t size);

#endif
