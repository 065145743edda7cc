// A table by inode: a file that keeps its inode and place keeps its texts.
#include "store/files/seen_files.h"

#include <sqlite3.h>
#include <string.h>

#include "base/assert.h"

static unsigned first_slot(const ag_seen_files *known, uint64_t inode)
{
    return (unsigned)(inode * 0x9e3779b97f4a7c15u >> 32) & known->mask;
}

static void fill(ag_seen_files *known)
{
    for (int i = 0; i < known->files->count; i++) {
        const ag_walk_file *file = ag_list_at(known->files, i);
        unsigned slot = first_slot(known, file->stamp.inode);
        while (known->slots[slot] != 0) {
            slot = (slot + 1) & known->mask;
        }
        known->slots[slot] = i + 1;
    }
}

int ag_seen_files_open(ag_seen_files *known, const ag_list *files)
{
    *known = (ag_seen_files){ .files = files };
    if (files == NULL || files->count == 0) {
        known->files = NULL;
        return 1;
    }
    size_t count = (size_t)files->count;
    unsigned room = 16;
    while (room < 2 * count) {
        room *= 2;
    }
    known->mask = room - 1;
    known->stamps = sqlite3_malloc64(count * sizeof *known->stamps);
    known->seen = sqlite3_malloc64(count);
    known->slots = sqlite3_malloc64(room * sizeof *known->slots);
    if (known->stamps == NULL || known->seen == NULL || known->slots == NULL) {
        ag_seen_files_close(known);
        return 0;
    }
    memset(known->seen, 0, count);
    memset(known->slots, 0, room * sizeof *known->slots);
    fill(known);
    return 1;
}

void ag_seen_files_close(ag_seen_files *known)
{
    sqlite3_free(known->stamps);
    sqlite3_free(known->seen);
    sqlite3_free(known->slots);
    *known = (ag_seen_files){ .files = NULL };
}

int ag_seen_files_see(ag_seen_files *known, const char *place, const ag_stamp *stamp)
{
    if (known->files == NULL) return 0;
    unsigned slot = first_slot(known, stamp->inode);
    for (; known->slots[slot] != 0; slot = (slot + 1) & known->mask) {
        int index = known->slots[slot] - 1;
        const ag_walk_file *file = ag_list_at(known->files, index);
        if (file->stamp.inode == stamp->inode && strcmp(file->place, place) == 0) {
            // A folder that is given twice has each file twice; the walk reports that.
            int is_first = !known->seen[index];
            known->seen[index] = 1;
            known->stamps[index] = *stamp;
            return is_first;
        }
    }
    return 0;
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
