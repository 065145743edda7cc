// The one reader of UTF-8, for everything that comes from outside.
#include "base/utf8.h"

#include "base/assert.h"

size_t ag_utf8_take(const void *bytes, size_t left, uint32_t *out)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const uint8_t *at = bytes;
    AG_ASSERT(out != NULL);
    if (left == 0) return 0;
    size_t size = at[0] < 0x80 ? 1 : at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
    uint32_t code = size < 2 ? at[0] : at[0] & (0xffu >> (size + 1));
    if (size == 0 || size > left) return 0;
    for (size_t i = 1; i < size; i++) {
        if ((at[i] & 0xc0) != 0x80) return 0;
        code = code << 6 | (at[i] & 0x3f);
    }
    int surrogate = code >= 0xd800 && code < 0xe000;
    *out = code;
    return surrogate || code < least[size] || code > 0x10ffff ? 0 : size;
}
