// Lines that a person types, read without the buffers of stdio, so that a program that also waits
// for other things knows whether a line is ready.
#ifndef AG_CLI_COMMON_TYPED_H
#define AG_CLI_COMMON_TYPED_H

#include <stddef.h>

// Zero it to begin.
typedef struct ag_typed {
    char bytes[2048];
    size_t from, to;        // what was read and not yet returned
    int ended;
} ag_typed;

// A whole line was read already, or no more will come: the next call of
// ag_typed_line does not wait.
int ag_typed_is_ready(const ag_typed *typed);

// Reads what is available; waits if nothing is. Returns 0 if interrupted.
int ag_typed_read(ag_typed *typed);

// The next line without its end and the blanks around it; NULL at the end of input, and once
// interrupted. The rest of a line that is too long for `line` is dropped.
char *ag_typed_line(ag_typed *typed, char *line, size_t capacity);

#endif
