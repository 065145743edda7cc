// Notices that files change: scripts below some folders, and a database. Changes in a burst (an
// editor that writes a copy and renames it, a branch that is switched) are gathered until it is
// quiet for a moment, and handed over once.
#ifndef AG_CLI_COMMON_WATCHER_H
#define AG_CLI_COMMON_WATCHER_H

#include "base/arena.h"
#include "base/error.h"

typedef struct ag_watcher ag_watcher;

enum { AG_CHANGES_MAX = 256 };  // more are not listed one by one

// What changed since the last call.
typedef struct ag_changes {
    int all;            // folders appeared or vanished, or too much happened: look at everything
    int database;       // some program, perhaps this one, wrote to the database
    int count;
    const char *paths[AG_CHANGES_MAX];  // scripts written or removed, each once, as named
    ag_arena texts;
} ag_changes;

typedef enum ag_noticed {
    AG_NOTICED_NOTHING,         // the time is up
    AG_NOTICED_CHANGES,
    AG_NOTICED_INPUT,           // there is something to read
    AG_NOTICED_INTERRUPT,       // Ctrl-C
} ag_noticed;

// Watches these folders and all below them, including those that do not exist yet; the database may
// be NULL. Expected: AG_ENVIRONMENT (the system refuses more watches), AG_NO_MEMORY.
ag_status ag_watcher_open(const char *const *folders, int folder_count, const char *database,
                          ag_watcher **out, ag_error *error);
void ag_watcher_close(ag_watcher *watcher);             // takes NULL

// Waits for changes, for `input` (a file descriptor, -1: none) and for at most
// `timeout_ms` (-1: without end).
ag_noticed ag_watcher_wait(ag_watcher *watcher, int input, int timeout_ms);

// Valid until the next wait, which begins without changes.
const ag_changes *ag_watcher_changes(const ag_watcher *watcher);

#endif
