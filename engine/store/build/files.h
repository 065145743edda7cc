// What the files of scripts looked like when they were last read, and which have changed since.
#ifndef AG_STORE_BUILD_FILES_H
#define AG_STORE_BUILD_FILES_H

#include "store/build/source_change.h"
#include "store/files/walk.h"

typedef struct ag_files {
    const char *const *folders;  // not owned
    int folder_count;
    ag_list known;               // ag_walk_file, by key
    ag_list bad;                 // const char *: keys that did not load; read again with any change
    ag_arena arena, bad_arena;
    int unfinished;  // 1: a look failed or was not used, so the next one checks all files
    int texts_added;             // to the arena since it was empty; some are unused by now
    int read_count;              // files that were read because their stamps had changed
} ag_files;

void ag_files_open(ag_files *files, const char *const *folders, int folder_count);
void ag_files_close(ag_files *files);

// Looks at all files, or at those `paths` only, and adds a change for each whose text
// differs from the one in the library; without `library`, for each. Files that could not be
// checked before are checked again as well. The caller owns the versions. Expected:
// AG_ENVIRONMENT, AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_files_look(ag_files *files, const ag_library *library, const char *const *paths,
                        int path_count, ag_list *changes, ag_error *error);

// Reads all files into a library without scripts. Expected: the same.
ag_status ag_files_fill(ag_files *files, ag_library *library, ag_error *error);

// Notes which of the changes were taken back when they were tried.
void ag_files_note(ag_files *files, const ag_list *changes);

// None of the changes was taken: they will be found again.
void ag_files_retry(ag_files *files, const ag_list *changes);

#endif
