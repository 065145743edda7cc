// Begins a game by keys: scripts from any source (the database, a
// recording), players as lists of keys.
#ifndef AG_API_GAMES_BEGIN_H
#define AG_API_GAMES_BEGIN_H

#include "game/record/replay.h"

typedef struct ag_begin_switches {
    int keep_no_keyframes, check;
    struct ag_coverage *coverage;   // notes the lines that run, or NULL
    // Whether the raid, as its file says, may be played so; may be NULL.
    ag_status (*allow)(void *context, const ag_raid_def *raid, ag_error *error);
    void *allow_context;
} ag_begin_switches;

// Loads the raid and all that the seats bring, and runs to the first question. The source
// must outlive the game. Expected: AG_NOT_FOUND, AG_BAD_CONTENT, AG_USAGE (too many or too
// few raiders), AG_NO_MEMORY.
ag_status ag_begin(const ag_source *source, const ag_replay_start *start,
                   ag_begin_switches switches, ag_game **out, ag_error *error);

// Takes a bare game to the raid's Boss of this order: the referee's entry, then the first question.
// Closes the game if that fails. Expected: AG_USAGE (the raid has no such Boss), AG_BAD_CONTENT.
ag_status ag_begin_later(ag_game **game, int from_boss, ag_error *error);

#endif
