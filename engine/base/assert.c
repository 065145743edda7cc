// Assertions: the one place in the library that may end the program.
#include "base/assert.h"

#include <stdio.h>
#include <stdlib.h>

// Thread-local, so that many engines in one process do not share what they report to.
static _Thread_local ag_assert_hook *assert_hook;
static _Thread_local void *assert_context;

void ag_assert_set_hook(ag_assert_hook *hook, void *context)
{
    assert_hook = hook;
    assert_context = context;
}

_Noreturn void ag_assert_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "aggro: broken invariant: %s (%s:%d)\n", what, file, line);
    if (assert_hook != NULL) assert_hook(assert_context, what, file, line);
    abort();
}
