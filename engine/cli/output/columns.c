// Columns of text, by the C library's width of each character.
#include "cli/output/columns.h"

#include <string.h>
#include <wchar.h>

#include "base/utf8.h"

// The bytes of the first character, and how many columns it takes.
static size_t step(const char *text, int *wide)
{
    uint32_t letter = 0;
    size_t bytes = ag_utf8_take(text, strnlen(text, 4), &letter);
    if (bytes == 0) {
        *wide = 1;  // not UTF-8: a terminal shows a substitute
        return 1;
    }
    int columns = wcwidth((wchar_t)letter);
    *wide = letter < ' ' ? 0 : columns >= 0 ? columns : 1;
    return bytes;
}

int ag_columns(const char *text)
{
    int count = 0, wide;
    while (*text != '\0') {
        text += step(text, &wide);
        count += wide;
    }
    return count;
}

size_t ag_columns_clip(const char *text, int limit)
{
    size_t length = 0;
    int count = 0, wide;
    while (text[length] != '\0') {
        size_t bytes = step(text + length, &wide);
        if (count + wide > limit) break;
        count += wide;
        length += bytes;
    }
    return length;
}

size_t ag_columns_break(const char *text, int limit)
{
    size_t length = ag_columns_clip(text, limit);
    if (text[length] == '\0' || text[length] == ' ') return length;
    size_t blank = length;
    while (blank > 0 && text[blank - 1] != ' ') {
        blank--;
    }
    return blank > 0 ? blank : length;
}
