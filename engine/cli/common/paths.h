// Lists of texts, and the files of scenarios that a command line names.
#ifndef AG_CLI_COMMON_PATHS_H
#define AG_CLI_COMMON_PATHS_H

#include "base/arena.h"
#include "cli/common/cli.h"

typedef struct ag_paths {
    const char **paths;
    int count, capacity;
    ag_arena texts;
} ag_paths;

// Adds a copy of the text at the end. Returns 0 if memory ran out.
int ag_paths_note(ag_paths *list, const char *path);

// Adds the .lua files below a folder, or the one file. Returns an exit code.
int ag_paths_add(ag_paths *list, const char *path);

// Adds the .lua files below a folder, if it is there and has any. Returns an exit code.
int ag_paths_add_any(ag_paths *list, const char *folder);
int ag_paths_have(const ag_paths *list, const char *path);
void ag_paths_close(ag_paths *list);

// Whether the path is the folder or something in it, as it is written.
int ag_path_below(const char *path, const char *folder);

// Whether there is a folder at the path.
int ag_path_is_folder(const char *path);

// Whether both lead to the same place; if there is none, whether they are the same text.
int ag_path_same(const char *one, const char *other);

// Makes the folder, and those above it, if they do not exist. Returns an exit code.
int ag_paths_make_folder(const char *path);

#endif
