// A recording in memory: whole, checked, with the place of each part. Errors name its file and
// line. Replays play it; saved games continue it (log_text.h describes the format).
#ifndef AG_GAME_RECORD_RECORDING_H
#define AG_GAME_RECORD_RECORDING_H

#include "base/arena.h"
#include "game/log/game.h"
#include "game/record/replay.h"
#include "game/facts/source.h"

struct cJSON;

typedef struct ag_recording {
    ag_arena memory;
    const char *path;
    const char *engine;                 // the version of aggro that wrote it
    ag_replay_start start;
    int script_count, entry_count;
    ag_script *scripts;                 // the first set, in order of their keys
    int later_count;
    ag_script *later;                   // those that reloads brought, with their sets
    int *later_sets;

    // the text
    char *bytes;
    size_t size;                        // of its whole lines
    int line_count;
    struct cJSON **lines;               // [0] is line 1: lines count from 1, as in editors
    uint64_t *sums;                     // of each
    int *entry_lines;
    int result_line;                    // of the last result; 0: it has none
    int is_left;                        // no result stands behind the last entry
    ag_error *error;                    // of the current call
    ag_status status;                   // of it so far: the first thing that is wrong
} ag_recording;

// An entry of its log; `turn` and `told` are set at the first entry in
// which a turn was seen, else 0.
enum { AG_RECORDED_DATA_MAX = AG_REPLY_MAX };
typedef struct ag_recorded {
    ag_entry entry;
    uint32_t data[AG_RECORDED_DATA_MAX];
    uint32_t count;
    uint32_t turn;
    uint64_t told;                      // the game hash before the entry
} ag_recorded;

// The result.
typedef struct ag_recorded_result {
    const char *winner, *reason;
    int turns;
    uint32_t asked;                     // 1 << seat
    const char *stopped;                // why faulty scripts stopped the game, else ""
    uint64_t hash;
} ag_recorded_result;

// Expected: AG_ENVIRONMENT, AG_BAD_CONTENT with file and line.
ag_status ag_recording_open(const char *path, ag_recording **out, ag_error *error);
void ag_recording_close(ag_recording *from);            // takes NULL

ag_source ag_recording_source(ag_recording *from);      // of the scripts inside it

// Whether it has the script of the first set (0), or of the set that a reload brought.
int ag_recording_has(const ag_recording *from, int set, const char *key);

// Whether the next entry goes back for a reload: then the game may have stopped here.
int ag_recording_goes_back(ag_recording *from, int index);

// Entry `index`, for the game that it will be entered into: its cards are named by
// key. Expected: AG_BAD_CONTENT.
ag_status ag_recording_entry(ag_recording *from, int index, const ag_game *game, ag_recorded *out,
                             ag_error *error);
// Expected: AG_NOT_FOUND (the log was left before it was ended), AG_BAD_CONTENT.
ag_status ag_recording_result(ag_recording *from, ag_recorded_result *out, ag_error *error);

// The i-th line that has this field (a report, a keyframe), or NULL.
const struct cJSON *ag_recording_extra(const ag_recording *from, const char *field, int index);

// AG_BAD_CONTENT with "path:line: " before the sentence.
ag_status ag_recording_bad(const ag_recording *from, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int ag_recording_line(const ag_recording *from, int entry);     // the line of the entry

#endif
