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

// The .lua files under one folder, or the one file. Returns an exit code.
int ag_paths_add(ag_paths *list, const char *path);

// The .lua files of the folder that this option names; of `usual`, where nothing names one, as many as there are: the
// program may stand alone. Returns an exit code.
int ag_paths_add_option(ag_paths *list, const ag_arguments *arguments, const char *option, const char *usual);
int ag_paths_have(const ag_paths *list, const char *path);
void ag_paths_close(ag_paths *list);

// Makes the folder, and those that it lies in, where they are not there yet. Returns an exit code.
int ag_paths_make_folder(const char *path);

#endif
