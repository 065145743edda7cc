// Characters of UTF-8.
#ifndef AG_BASE_UTF8_H
#define AG_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

// Reads the character at the front: returns its length in bytes and writes its code. 0: not valid
// UTF-8 (cut off, longer than needed, a surrogate), or nothing is left.
size_t ag_utf8_take(const void *bytes, size_t left, uint32_t *out);

#endif
