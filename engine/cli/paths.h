// Lists of texts, and the files of scenarios that a command line names.
#ifndef AG_CLI_PATHS_H
#define AG_CLI_PATHS_H

#include "cli/cli.h"

typedef struct ag_paths {
    char **paths;
    int count;
    int capacity;
} ag_paths;

// Adds a copy of the text at the end. 0: no memory.
int ag_paths_note(ag_paths *list, const char *path);

// The .lua files that the words from `from` on name, or their folders; `fallback` where there is no such word.
// Returns an exit code; close it in any case.
int ag_paths_find(const ag_arguments *arguments, int from, const char *fallback, ag_paths *out);

// The .lua files under one folder, or the one file. Returns an exit code.
int ag_paths_add(ag_paths *list, const char *path);
void ag_paths_close(ag_paths *list);

#endif
