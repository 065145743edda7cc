// Columns of text, by the C library's width of each character.
#include "cli/output/columns.h"

#include <stdio.h>
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
    while (blank > 0 && text[blank - 1] != ' ') blank--;
    return blank > 0 ? blank : length;
}

void ag_columns_wrap(const char *text, const char *indent, int width, ag_text *out)
{
    int room = width - ag_columns(indent);
    while (*text != '\0') {
        char line[4096];
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        size_t fits = ag_columns_break(line, room);
        fits = fits > 0 ? fits : length;  // not even one character has room
        ag_text_add(out, "%s%.*s\n", indent, (int)fits, line);
        text += fits;
        text += fits < length ? strspn(text, " ") : text[0] == '\n';
    }
}
