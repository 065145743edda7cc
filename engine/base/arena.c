// Blocks that double, up to a size, with the items one after the other.
#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_LEAST = 256, BLOCK_MOST = 65536 };

struct ag_arena_block {
    ag_arena_block *older;
    size_t used, capacity;
    char bytes[];
};

// `size` zeroed bytes at an address that `step` divides.
static char *take(ag_arena *arena, size_t size, size_t step)
{
    ag_arena_block *block = arena->newest;
    size_t gap = block == NULL ? 0 : (size_t)(-(uintptr_t)(block->bytes + block->used) % step);
    if (arena->failed) return NULL;
    if (block == NULL || block->capacity - block->used < size + gap) {
        size_t capacity = block == NULL ? BLOCK_LEAST : 2 * block->capacity;
        capacity = capacity < BLOCK_MOST ? capacity : BLOCK_MOST;
        capacity = capacity < size + step ? size + step : capacity;
        block = calloc(1, sizeof *block + capacity);
        if (block == NULL) {
            arena->failed = 1;
            return NULL;
        }
        *block = (ag_arena_block){ .older = arena->newest, .capacity = capacity };
        arena->newest = block;
        gap = (size_t)(-(uintptr_t)block->bytes % step);
    }
    char *made = block->bytes + block->used + gap;
    block->used += gap + size;
    return made;
}

void *ag_arena_item(ag_arena *arena, size_t size)
{
    return take(arena, size, _Alignof(max_align_t));
}

const char *ag_arena_bytes(ag_arena *arena, const char *bytes, size_t size)
{
    char *copy = take(arena, size + 1, 1);
    if (copy == NULL) return "";
    memcpy(copy, bytes, size);
    return copy;
}

const char *ag_arena_text(ag_arena *arena, const char *text)
{
    return ag_arena_bytes(arena, text, strlen(text));
}

const char *ag_arena_print(ag_arena *arena, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int wanted = vsnprintf(NULL, 0, format, list);
    char *text = wanted < 0 ? NULL : take(arena, (size_t)wanted + 1, 1);
    if (text != NULL) vsnprintf(text, (size_t)wanted + 1, format, again);
    va_end(again);
    va_end(list);
    return text != NULL ? text : "";
}

void *ag_arena_copy(ag_arena *arena, const void *item, size_t size)
{
    void *copy = ag_arena_item(arena, size);
    return copy == NULL ? NULL : memcpy(copy, item, size);
}

void ag_arena_take(ag_arena *arena, ag_arena *from)
{
    ag_arena_block **end = &arena->newest;
    while (*end != NULL) end = &(*end)->older;
    *end = from->newest;
    arena->failed |= from->failed;
    *from = (ag_arena){ .newest = NULL };
}

void ag_arena_close(ag_arena *arena)
{
    while (arena->newest != NULL) {
        ag_arena_block *block = arena->newest;
        arena->newest = block->older;
        free(block);
    }
    arena->failed = 0;
}
