// How much of a long test a build with sanitizers runs: it is ten times slower, and looks
// for other things.
#ifndef AG_TESTS_SUPPORT_SANITIZED_H
#define AG_TESTS_SUPPORT_SANITIZED_H

#if defined(__SANITIZE_ADDRESS__)
#define AG_OR_FEWER(all, fewer) (fewer)
#else
#define AG_OR_FEWER(all, fewer) (all)
#endif

#endif
