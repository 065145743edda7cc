// Growing lists.
#include "base/list.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

enum { ROOM_LEAST = 16 };

void *ag_list_room(void *items, int *capacity, int count, size_t size)
{
    AG_ASSERT(size > 0);
    AG_ASSERT(count > 0 && count <= INT_MAX / 2);
    int larger = *capacity;
    while (larger < count) larger = larger == 0 ? ROOM_LEAST : 2 * larger;
    void *moved = larger == *capacity ? items : realloc(items, (size_t)larger * size);
    *capacity = moved != NULL ? larger : *capacity;
    return moved;
}

void *ag_list_push(ag_list *list, ag_arena *arena)
{
    char *items = ag_list_room(list->items, &list->capacity, list->count + 1, list->size);
    if (items == NULL) {
        arena->failed = 1;
        return NULL;
    }
    list->items = items;
    list->count++;
    return memset(ag_list_at(list, list->count - 1), 0, list->size);
}

void *ag_list_insert(ag_list *list, int at, ag_arena *arena)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(at <= list->count);
    if (ag_list_push(list, arena) == NULL) return NULL;
    char *place = ag_list_at(list, at);
    memmove(place + list->size, place, (size_t)(list->count - 1 - at) * list->size);
    return place;
}

void ag_list_cut(ag_list *list, int at, int count)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(count >= 0 && count <= list->count - at);
    if (count == 0) return;
    char *place = ag_list_at(list, at);
    size_t behind = (size_t)(list->count - at - count) * list->size;
    memmove(place, place + (size_t)count * list->size, behind);
    list->count -= count;
}

void *ag_list_at(const ag_list *list, int index)
{
    AG_ASSERT(index >= 0);
    AG_ASSERT(index < list->count);
    return list->items + (size_t)index * list->size;
}

void ag_list_close(ag_list *list)
{
    free(list->items);
    list->items = NULL;
    list->count = list->capacity = 0;
}
