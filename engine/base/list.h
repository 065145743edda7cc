// Items of one size, one after the other, in room that doubles. A list begins zeroed, but for the
// size of its items.
#ifndef AG_BASE_LIST_H
#define AG_BASE_LIST_H

#include "base/arena.h"

typedef struct ag_list {
    char *items;
    size_t size;            // of one item
    int count, capacity;
} ag_list;

// A zeroed item at the end, valid until the next push; NULL (with `arena` failed) if there is no
// memory.
void *ag_list_push(ag_list *list, ag_arena *arena);
// Insert makes room for an item at `at`, with undefined content; NULL as above. Cut takes out
// `count` items from `at` on.
void *ag_list_insert(ag_list *list, int at, ag_arena *arena);
void ag_list_cut(ag_list *list, int at, int count);
void *ag_list_at(const ag_list *list, int index);
void ag_list_close(ag_list *list);

// The same for an array whose owner counts its items: room for `count` of them. Returns where they
// are now; NULL if there is no memory, and they are where they were.
void *ag_list_room(void *items, int *capacity, int count, size_t size);

#endif
