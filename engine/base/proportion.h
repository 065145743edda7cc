// A share of games, and how sure it is.
#ifndef AG_BASE_PROPORTION_H
#define AG_BASE_PROPORTION_H

#include <stdint.h>

typedef struct ag_proportion {
    double at, low, high;       // 0 to 1: the share that was counted, and the ends of the interval
} ag_proportion;

// Wilson's interval with 95 % confidence. It also holds where few games were played, or nearly all
// had the same result. Without any games nothing is known: 0, from 0 to 1.
ag_proportion ag_proportion_of(uint64_t part, uint64_t all);

#endif
