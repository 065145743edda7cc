// Hashes: 64 bits for states, events and words, 128 bits (32 hex
// digits) for the identity of a script.
#ifndef AG_BASE_HASH_H
#define AG_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define AG_HASH_TEXT_SIZE 33

// Continues `seed` over `size` bytes. Equal on every machine.
uint64_t ag_hash(uint64_t seed, const void *bytes, size_t size);
uint64_t ag_hash_text(const char *text);

// Writes 32 lower-case hex digits and a terminating zero.
void ag_hash_script(const void *bytes, size_t size, char out[AG_HASH_TEXT_SIZE]);

#endif
