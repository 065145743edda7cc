// The program while it runs: what it says is read as it comes, what it is told is written into
// it. Nothing here waits for a time to pass, only for words, and fails where they do not come in
// half a minute.
#ifndef AG_TESTS_CLI_DRIVEN_H
#define AG_TESTS_CLI_DRIVEN_H

#include <sys/types.h>

#include "cli/program.h"

typedef struct driven {
    pid_t process;
    int input, output;
    size_t length, seen;        // of the text; up to where it was looked at
    char text[1 << 20];
} driven;

// Starts `aggro <words>` in the folder of the tests.
driven *driven_start(const char *words);

// The same on a terminal of its own, of this kind (TERM) and size.
driven *driven_start_terminal(const char *words, const char *kind, int rows, int columns);

void driven_say(driven *of, const char *line);

// Waits until it says this, behind all that was waited for before. Returns where that stands
// in the text.
const char *driven_wait(driven *of, const char *said);

// Closes its input, sends it `signal` (0: none), and returns its exit code.
int driven_end(driven *of, int signal);

#endif
