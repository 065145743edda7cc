// Wilson's score interval. Newton's method finds its square root, so only arithmetic is needed.
#include "base/proportion.h"

#include "base/assert.h"

static double root(double square)
{
    double guess = square > 1 ? square : 1;
    for (int i = 0; i < 64 && square > 0; i++) guess = (guess + square / guess) / 2;
    return square > 0 ? guess : 0;
}

ag_proportion ag_proportion_of(uint64_t part, uint64_t all)
{
    const double z = 1.959964;  // 95 % of a normal distribution lie this many deviations around
    AG_ASSERT(part <= all);
    if (all == 0) return (ag_proportion){ .at = 0, .low = 0, .high = 1 };
    double n = (double)all;
    double p = (double)part / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double half = z * root(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    double low = middle - half, high = middle + half;
    return (ag_proportion){ .at = p, .low = low > 0 ? low : 0, .high = high < 1 ? high : 1 };
}
