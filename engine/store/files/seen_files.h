// Files that were seen before, found again by their place: most files
// of a walk are those of the last walk.
#ifndef AG_STORE_FILES_SEEN_FILES_H
#define AG_STORE_FILES_SEEN_FILES_H

#include "base/map.h"
#include "store/files/walk.h"

typedef struct ag_seen_files {
    const ag_list *files;       // ag_walk_file, in order of key; not owned
    ag_stamp *stamps;           // of each, as it is now
    uint8_t *seen;              // 1: it is there
    ag_map places;              // into the files
} ag_seen_files;

// `files`: NULL if nothing is known. 0: no memory.
int ag_seen_files_open(ag_seen_files *known, const ag_list *files);
void ag_seen_files_close(ag_seen_files *known);                   // takes a zeroed one

// Notes that the file at `place` is there. 0: it is new or has changed.
int ag_seen_files_see(ag_seen_files *known, const char *place, const ag_stamp *stamp);

// Appends the files that were seen to `files`, in order of key. 0: no memory.
int ag_seen_files_add(const ag_seen_files *known, ag_list *files, ag_arena *arena);

#endif
