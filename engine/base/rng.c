// Random numbers: PCG32 (M. E. O'Neill), written out because it is ten lines and must never change.
#include "base/rng.h"

#include "base/assert.h"

uint32_t ag_rng_next(ag_rng *rng)
{
    uint64_t old = rng->state;
    rng->state = old * 6364136223846793005ULL + rng->stream;
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

void ag_rng_seed(ag_rng *rng, uint64_t seed, uint64_t stream)
{
    rng->state = 0;
    rng->stream = (stream << 1) | 1;
    ag_rng_next(rng);
    rng->state += seed;
    ag_rng_next(rng);
}

uint32_t ag_rng_below(ag_rng *rng, uint32_t count)
{
    AG_ASSERT(count >= 1);
    uint32_t reject =
        (uint32_t)(-count) % count;  // the part of the range that would favour small numbers
    uint32_t drawn = ag_rng_next(rng);
    while (drawn < reject) drawn = ag_rng_next(rng);
    return drawn % count;
}
