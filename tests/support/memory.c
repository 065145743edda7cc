// Memory that runs out.
#include "support/memory.h"

#include <stddef.h>

static long until_failure = -1;  // allocations that still succeed; -1: all do
static int has_failed;

void memory_arm(long count)
{
    until_failure = count;
    has_failed = 0;
}

int memory_has_failed(void)
{
    return has_failed;
}

int memory_fails(void)
{
    if (until_failure < 0 || until_failure-- > 0) return 0;
    until_failure = 0;
    has_failed = 1;
    return 1;
}

// The linker's names: calls of calloc arrive at the second, the first is the real one.
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size);

void *__wrap_calloc(size_t count, size_t size)
{
    return memory_fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    return memory_fails() ? NULL : __real_realloc(block, size);
}
