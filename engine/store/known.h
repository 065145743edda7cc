// Files that were seen before, found again by where they lie: most files of a walk are the ones of the last walk.
#ifndef AG_STORE_KNOWN_H
#define AG_STORE_KNOWN_H

#include "store/walk.h"

typedef struct ag_known {
    const ag_rows *files;       // ag_walk_file, in order of key; another's
    ag_stamp *stamps;           // of each, as it is now
    uint8_t *seen;              // 1: it is there
    int *slots;                 // by inode: 1 and the number of the file; 0: free
    unsigned mask;
} ag_known;

// `files`: NULL where nothing is known. 0: no memory.
int ag_known_open(ag_known *known, const ag_rows *files);
void ag_known_close(ag_known *known);                   // takes one of zeros

// Notes that the file at `place` is there. 0: it was not there before, or another one was.
int ag_known_see(ag_known *known, const char *place, const ag_stamp *stamp);

// Adds what was seen to `files`, behind the others, in order of key. 0: no memory.
int ag_known_add(const ag_known *known, ag_rows *files, ag_arena *arena);

#endif
