// Options of a command line: a table of rows declares them; reading argv
// against it finds what was given.
#ifndef AG_CLI_COMMON_OPTIONS_H
#define AG_CLI_COMMON_OPTIONS_H

#include "base/error.h"

// `--name` or `--name VALUE`; the last row of a table has no name.
typedef struct ag_option_row {
    const char *name;
    const char *value;  // its value's name in the help; NULL: it takes none
    const char *help;
    uint64_t min, max;  // of a whole number; max 0: it is none
    const char *with;   // the option without which it says nothing
} ag_option_row;

#define AG_GIVEN_MAX 64

typedef struct ag_arguments {
    const ag_option_row *rows;
    int word_count;
    char **words;  // what is not an option, in order
    int given_count;
    struct {
        const ag_option_row *row;
        const char *value;
    } given[AG_GIVEN_MAX];
} ag_arguments;

// Sorts argv into words (moved to its front) and options. Expected: AG_USAGE.
ag_status ag_arguments_read(int argc, char **argv, const ag_option_row *rows, ag_arguments *out,
                            ag_error *error);

// The row of an option whose name has this length; NULL: there is none.
const ag_option_row *ag_option_find(const ag_option_row *rows, const char *name, size_t length);

int ag_arguments_has(const ag_arguments *arguments, const char *name);

// The value that was given last; `fallback` if none was. The number was checked by its row.
const char *ag_arguments_value(const ag_arguments *arguments, const char *name,
                               const char *fallback);
uint64_t ag_arguments_number(const ag_arguments *arguments, const char *name, uint64_t fallback);

// The values that were given, one at each call: start with `*place` 0; NULL past the last.
const char *ag_arguments_next(const ag_arguments *arguments, const char *name, int *place);

// Reads a whole number from `min` to `max` and nothing else. Returns 1 and sets `*out`, or 0.
int ag_number_read(const char *text, uint64_t min, uint64_t max, uint64_t *out);

#endif
