// Lists of texts; folders and the files below them. What can't be read or written ends the program.
#ifndef AG_CLI_COMMON_PATHS_H
#define AG_CLI_COMMON_PATHS_H

#include "base/arena.h"
#include "cli/common/cli.h"

typedef struct ag_paths {
    const char **paths;
    int count, capacity;
    ag_arena texts;
} ag_paths;

// Adds a copy of the text at the end; the second, where the list does not have it.
void ag_paths_note(ag_paths *list, const char *path);
void ag_paths_note_once(ag_paths *list, const char *path);
int ag_paths_have(const ag_paths *list, const char *path);
void ag_paths_close(ag_paths *list);

// Adds the .lua files below a folder, in order of name, or the one file: there must be one. The
// second adds those that there are.
void ag_paths_add(ag_paths *list, const char *path);
void ag_paths_add_any(ag_paths *list, const char *folder);

// Whether the path is the folder or something in it, as it is written; in one of the folders.
int ag_path_below(const char *path, const char *folder);
int ag_path_below_any(const char *path, const ag_paths *folders);

int ag_path_is_folder(const char *path);

// Whether both lead to the same place; if there is none, whether they are the same text.
int ag_path_same(const char *one, const char *other);

// The stem of a file for a name: "Tidal Burst!" becomes tidal_burst. Returns 0 if nothing is left,
// or if it is too long.
int ag_stem_of(const char *name, char *out, size_t capacity);

// Makes the folder, and those above it, if they do not exist.
void ag_path_make_folder(const char *path);

// Writes a file, with the folders above it. One that is there is written `over`, or stays, and the
// program ends.
void ag_path_write(const char *path, const char *bytes, size_t length, int over);

#endif
