// Blocks of text that are freed together, and rows that grow.
#include "store/arena.h"

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/assert.h"

#define BLOCK_SIZE 65536u

struct ag_arena_block {
    ag_arena_block *older;
    size_t used, capacity;
    char bytes[];
};

static int arena_reserve(ag_arena *arena, size_t size)
{
    ag_arena_block *newest = arena->newest;
    if (arena->failed) return 0;
    if (newest != NULL && newest->capacity - newest->used >= size) return 1;
    size_t capacity = size > BLOCK_SIZE ? size : BLOCK_SIZE;
    ag_arena_block *block = sqlite3_malloc64(sizeof *block + capacity);
    if (block == NULL) {
        arena->failed = 1;
        return 0;
    }
    *block = (ag_arena_block){ .older = newest, .capacity = capacity };
    arena->newest = block;
    return 1;
}

const char *ag_arena_bytes(ag_arena *arena, const char *bytes, size_t size)
{
    if (!arena_reserve(arena, size + 1)) return "";
    char *copy = arena->newest->bytes + arena->newest->used;
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    arena->newest->used += size + 1;
    return copy;
}

const char *ag_arena_text(ag_arena *arena, const char *text)
{
    return ag_arena_bytes(arena, text, strlen(text));
}

void *ag_arena_item(ag_arena *arena, size_t size)
{
    const size_t step = _Alignof(max_align_t);
    if (!arena_reserve(arena, size + step)) return NULL;
    ag_arena_block *block = arena->newest;
    size_t at = (size_t)((uintptr_t)(block->bytes + block->used) % step);
    at = block->used + (at == 0 ? 0 : step - at);
    block->used = at + size;
    return memset(block->bytes + at, 0, size);
}

void ag_arena_close(ag_arena *arena)
{
    while (arena->newest != NULL) {
        ag_arena_block *older = arena->newest->older;
        sqlite3_free(arena->newest);
        arena->newest = older;
    }
    *arena = (ag_arena){ 0 };
}

void *ag_rows_push(ag_rows *rows, ag_arena *arena)
{
    AG_ASSERT(rows->size > 0);
    if (rows->count == rows->capacity) {
        int capacity = rows->capacity == 0 ? 16 : rows->capacity * 2;
        char *items = sqlite3_realloc64(rows->items, (sqlite3_uint64)capacity * rows->size);
        if (items == NULL) {
            arena->failed = 1;
            return NULL;
        }
        rows->items = items;
        rows->capacity = capacity;
    }
    void *row = rows->items + (size_t)rows->count++ * rows->size;
    memset(row, 0, rows->size);
    return row;
}

void *ag_rows_insert(ag_rows *rows, int at, ag_arena *arena)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(at <= rows->count);
    if (ag_rows_push(rows, arena) == NULL) return NULL;
    char *place = rows->items + (size_t)at * rows->size;
    memmove(place + rows->size, place, (size_t)(rows->count - 1 - at) * rows->size);
    return place;
}

void ag_rows_cut(ag_rows *rows, int at, int count)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(count >= 0 && count <= rows->count - at);
    char *place = rows->items + (size_t)at * rows->size;
    size_t behind = (size_t)(rows->count - at - count) * rows->size;
    if (count > 0) {
        memmove(place, place + (size_t)count * rows->size, behind);
        rows->count -= count;
    }
}

void *ag_rows_at(const ag_rows *rows, int index)
{
    AG_ASSERT(index >= 0);
    AG_ASSERT(index < rows->count);
    return rows->items + (size_t)index * rows->size;
}

void ag_rows_close(ag_rows *rows)
{
    sqlite3_free(rows->items);
    rows->items = NULL;
    rows->count = rows->capacity = 0;
}
