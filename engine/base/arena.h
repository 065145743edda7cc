// Memory that is freed together: texts and structs that live as long as their owner. It begins
// zeroed.
#ifndef AG_BASE_ARENA_H
#define AG_BASE_ARENA_H

#include <stddef.h>

typedef struct ag_arena_block ag_arena_block;

typedef struct ag_arena {
    ag_arena_block *newest;
    int failed;             // 1 once memory ran out
} ag_arena;

// Zeroed room for a struct, or for an array of them; NULL if there is no memory.
void *ag_arena_item(ag_arena *arena, size_t size);
// A copy of `size` bytes with a zero after them; "" if there is no memory.
const char *ag_arena_bytes(ag_arena *arena, const char *bytes, size_t size);
const char *ag_arena_text(ag_arena *arena, const char *text);
// A formatted text, and an item that is a copy of `size` bytes; "" and NULL as above.
const char *ag_arena_print(ag_arena *arena, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void *ag_arena_copy(ag_arena *arena, const void *item, size_t size);
void ag_arena_take(ag_arena *arena, ag_arena *from);    // takes over all that the other holds
void ag_arena_close(ag_arena *arena);

#endif
