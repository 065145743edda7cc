// Hashes: xxHash underneath.
#include "base/hash.h"

#include <stdio.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t ag_hash(uint64_t seed, const void *bytes, size_t size)
{
    return XXH3_64bits_withSeed(bytes, size, seed);
}

uint64_t ag_hash_text(const char *text)
{
    return ag_hash(0, text, strlen(text));
}

void ag_hash_script(const void *bytes, size_t size, char out[AG_HASH_TEXT_SIZE])
{
    XXH128_hash_t hash = XXH3_128bits(bytes, size);
    snprintf(out, AG_HASH_TEXT_SIZE, "%016llx%016llx", (unsigned long long)hash.high64,
             (unsigned long long)hash.low64);
}
