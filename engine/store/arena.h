// Memory of the store: texts that live as long as their owner, and rows that grow. All
// of it comes from SQLite's allocator, so a host (or a test) that replaces that
// allocator governs both. Either begins zeroed.
#ifndef AG_STORE_ARENA_H
#define AG_STORE_ARENA_H

#include <stddef.h>

typedef struct ag_arena_block ag_arena_block;

typedef struct ag_arena {
    ag_arena_block *newest;
    int failed;             // 1 once memory ran out; further texts are ""
} ag_arena;

// A copy of `size` bytes with a zero after them. Never NULL.
const char *ag_arena_bytes(ag_arena *arena, const char *bytes, size_t size);
const char *ag_arena_text(ag_arena *arena, const char *text);
// Zeroed room for a struct; NULL if there is no memory.
void *ag_arena_item(ag_arena *arena, size_t size);
void ag_arena_close(ag_arena *arena);

// Rows of one size, one after the other.
typedef struct ag_rows {
    char *items;
    size_t size;            // of one row
    int count, capacity;
} ag_rows;

// A zeroed row at the end, valid until the next push; NULL (with
// `arena` failed) if there is no memory.
void *ag_rows_push(ag_rows *rows, ag_arena *arena);
// Insert makes room for a row at `at`, with undefined content; NULL as above. Remove takes out
// `count` rows from `at` on.
void *ag_rows_insert(ag_rows *rows, int at, ag_arena *arena);
void ag_rows_cut(ag_rows *rows, int at, int count);
void *ag_rows_at(const ag_rows *rows, int index);
void ag_rows_close(ag_rows *rows);

#endif
