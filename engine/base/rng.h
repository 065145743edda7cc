// Random numbers: one small stream (PCG32), two words, so that it can live in the state.
#ifndef AG_BASE_RNG_H
#define AG_BASE_RNG_H

#include <stdint.h>

typedef struct ag_rng {
    uint64_t state;
    uint64_t stream;
} ag_rng;

void ag_rng_seed(ag_rng *rng, uint64_t seed, uint64_t stream);
uint32_t ag_rng_next(ag_rng *rng);

// A number from 0 to count - 1, each equally likely. `count` is at least 1.
uint32_t ag_rng_below(ag_rng *rng, uint32_t count);

#endif
