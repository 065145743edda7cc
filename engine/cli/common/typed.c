// Typed lines: a buffer over the standard input.
#include "cli/common/typed.h"

#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "base/letter.h"

static const char *end_of_line(const ag_typed *typed)
{
    return memchr(typed->bytes + typed->from, '\n', typed->to - typed->from);
}

int ag_typed_is_ready(const ag_typed *typed)
{
    return typed->ended || end_of_line(typed) != NULL;
}

int ag_typed_read(ag_typed *typed)
{
    AG_ASSERT(typed->from <= typed->to);
    if (typed->from > 0) {
        memmove(typed->bytes, typed->bytes + typed->from, typed->to - typed->from);
        typed->to -= typed->from;
        typed->from = 0;
    }
    if (typed->to == sizeof typed->bytes) {
        typed->to = sizeof typed->bytes / 2;  // a line that is too long for any answer
    }
    ssize_t count = read(STDIN_FILENO, typed->bytes + typed->to, sizeof typed->bytes - typed->to);
    if (count < 0) return 0;
    typed->to += (size_t)count;
    typed->ended = count == 0;
    return 1;
}

char *ag_typed_line(ag_typed *typed, char *line, size_t capacity)
{
    while (!ag_typed_is_ready(typed)) {
        if (!ag_typed_read(typed)) return NULL;
    }
    const char *end = end_of_line(typed);
    const char *begin = typed->bytes + typed->from;
    size_t length = end != NULL ? (size_t)(end - begin) : typed->to - typed->from;
    if (end == NULL && length == 0) return NULL;
    typed->from += length + (end != NULL);
    while (length > 0 && ag_is_space(*begin)) {
        begin++;
        length--;
    }
    length = length < capacity ? length : capacity - 1;
    while (length > 0 && ag_is_space(begin[length - 1])) length--;
    memcpy(line, begin, length);
    line[length] = '\0';
    return line;
}
