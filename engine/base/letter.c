// Text comparison that ignores case.
#include "base/letter.h"

#include <stdint.h>

int ag_case_compare_part(const char *a, const char *b, size_t size)
{
    for (; size > 0; a++, b++, size--) {
        unsigned char one = (unsigned char)ag_lower(*a), other = (unsigned char)ag_lower(*b);
        if (one != other || one == '\0') return one - other;
    }
    return 0;
}

int ag_case_compare(const char *a, const char *b)
{
    return ag_case_compare_part(a, b, SIZE_MAX);
}
