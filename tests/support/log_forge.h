// A log that was changed, with sums that fit again: a forger's work, or another build's.
#ifndef AG_TESTS_SUPPORT_LOG_FORGE_H
#define AG_TESTS_SUPPORT_LOG_FORGE_H

#include <string.h>

#include "game/record/log_text.h"

// Adds the lines of `bytes` to `out`, each with its sum.
static inline void log_sum_again(const char *bytes, size_t size, ag_text *out)
{
    uint64_t sum = AG_LOG_SEED;
    for (const char *end = bytes + size; bytes < end;) {
        const char *stop = memchr(bytes, '\n', (size_t)(end - bytes));
        size_t length = (size_t)((stop != NULL ? stop : end) - bytes), from = out->length;
        int summed = length > AG_LOG_SUM_SIZE
                     && memcmp(bytes + length - AG_LOG_SUM_SIZE, ",\"sum\":\"", 8) == 0;
        ag_text_add_bytes(out, bytes, length - (summed ? AG_LOG_SUM_SIZE : length > 0));
        ag_log_end_line(out, from, &sum);
        bytes += length + 1;
    }
}

#endif
