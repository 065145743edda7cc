// Characters of UTF-8.
#ifndef AG_BASE_UTF8_H
#define AG_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

// How many bytes the character at the front has, and which it is. 0: none that UTF-8 has (cut off, written longer than
// needed, a surrogate), or nothing is left.
size_t ag_utf8_take(const void *bytes, size_t left, uint32_t *out);

#endif
