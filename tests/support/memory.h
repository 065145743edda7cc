// Memory that runs out at the first, second, third … allocation. For programs whose calloc and
// realloc the linker brings here (tests/CMakeLists.txt).
#ifndef AG_TESTS_SUPPORT_MEMORY_H
#define AG_TESTS_SUPPORT_MEMORY_H

// Memory runs out after `count` allocations, and stays out; -1: never.
void memory_arm(long count);
int memory_has_failed(void);

// 1 if the next allocation fails. For allocators of others that call it themselves.
int memory_fails(void);

#endif
