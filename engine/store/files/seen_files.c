// A file that keeps its inode and place keeps its texts.
#include "store/files/seen_files.h"

#include <stdlib.h>

#include "base/assert.h"

int ag_seen_files_open(ag_seen_files *known, const ag_list *files)
{
    int count = files != NULL ? files->count : 0;
    *known = (ag_seen_files){ .files = count > 0 ? files : NULL };
    if (count == 0) return 1;
    known->stamps = calloc((size_t)count, sizeof *known->stamps);
    known->seen = calloc((size_t)count, 1);
    int whole = known->stamps != NULL && known->seen != NULL;
    for (int i = 0; i < count && whole; i++) {
        const ag_walk_file *file = ag_list_at(files, i);
        whole = ag_map_put(&known->places, file->place, i) != NULL;
    }
    if (!whole) ag_seen_files_close(known);
    return whole;
}

void ag_seen_files_close(ag_seen_files *known)
{
    free(known->stamps);
    free(known->seen);
    ag_map_close(&known->places);
    *known = (ag_seen_files){ .files = NULL };
}

int ag_seen_files_see(ag_seen_files *known, const char *place, const ag_stamp *stamp)
{
    int index = ag_map_get(&known->places, place);
    // A folder that is given twice has each file twice; the walk reports that.
    if (index < 0 || known->seen[index]) return 0;
    const ag_walk_file *file = ag_list_at(known->files, index);
    if (file->stamp.inode != stamp->inode) return 0;
    known->seen[index] = 1;
    known->stamps[index] = *stamp;
    return 1;
}

int ag_seen_files_add(const ag_seen_files *known, ag_list *files, ag_arena *arena)
{
    AG_ASSERT(files->size == sizeof(ag_walk_file));
    for (int i = 0; known->files != NULL && i < known->files->count; i++) {
        ag_walk_file *file = known->seen[i] ? ag_list_push(files, arena) : NULL;
        if (file != NULL) {
            *file = *(const ag_walk_file *)ag_list_at(known->files, i);
            file->stamp = known->stamps[i];
        } else if (known->seen[i]) {
            return 0;
        }
    }
    return 1;
}
