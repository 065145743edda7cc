// Notices that files change: scripts below some folders, and a database. What comes in a burst (an editor that writes
// aside and renames, a branch that is switched) is gathered until it is quiet for a moment, and handed over once.
#ifndef AG_CLI_WATCHER_H
#define AG_CLI_WATCHER_H

#include "base/error.h"

typedef struct ag_watcher ag_watcher;

// What changed since it was taken last.
typedef struct ag_changes {
    int all;            // folders came or went, or too much happened to tell one by one: look at everything
    int database;       // another program, or this one, wrote to the database
    int count;
    char **paths;       // script files that were written, came or went, each once; below the folder as it was named
} ag_changes;

typedef enum ag_noticed {
    AG_NOTICED_NOTHING,         // the time is over
    AG_NOTICED_CHANGES,
    AG_NOTICED_INPUT,           // there is something to read
    AG_NOTICED_INTERRUPT,       // Ctrl-C
} ag_noticed;

// Watches all folders below these, also those to come, whether they are there yet or not; the database may be NULL.
// Expected: AG_ENVIRONMENT (the system watches no more folders), AG_NO_MEMORY.
ag_status ag_watcher_open(const char *const *folders, int folder_count, const char *database, ag_watcher **out,
                          ag_error *error);
void ag_watcher_close(ag_watcher *watcher);             // takes NULL

// Waits for changes, for `input` (a file descriptor, -1: none) and for at most `timeout_ms` (-1: without end).
ag_noticed ag_watcher_wait(ag_watcher *watcher, int input, int timeout_ms);

// Good until the next wait, which begins with none.
const ag_changes *ag_watcher_changes(const ag_watcher *watcher);

#endif
