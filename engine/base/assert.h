// Assertions. A broken invariant is a bug in Aggro: it stops the program, in release builds too.
#ifndef AG_BASE_ASSERT_H
#define AG_BASE_ASSERT_H

_Noreturn void ag_assert_failed(const char *what, const char *file, int line);

// A host may learn of the failure before the program stops, to write down what reproduces it.
typedef void ag_assert_hook(void *context, const char *what, const char *file, int line);
void ag_assert_set_hook(ag_assert_hook *hook, void *context);

#define AG_ASSERT(fact) ((fact) ? (void)0 : ag_assert_failed(#fact, __FILE__, __LINE__))

#endif
