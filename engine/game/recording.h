// A recording, read: its lines checked and parsed, its scripts and its start laid out. replay.c plays it.
#ifndef AG_GAME_RECORDING_H
#define AG_GAME_RECORDING_H

#include <cjson/cJSON.h>

#include "game/replay.h"

typedef struct ag_recording {
    const char *path;
    char *bytes;
    size_t size;
    int line_count;
    cJSON **lines;                  // [0] is line 1
    int script_first, script_count; // lines
    int entry_first, entry_count;
    ag_script *scripts;             // in order of their keys
    ag_replay_start start;
    const char *engine;             // the version that wrote it
    ag_error *error;                // where every complaint goes
} ag_recording;

// Reads and checks the file of `from->path`. Close it in any case. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT.
ag_status ag_recording_open(ag_recording *from);
void ag_recording_close(ag_recording *from);

// Its scripts, as a script host wants them.
ag_source ag_recording_source(ag_recording *from);

// "file:line: what is wrong". Lines count from 1, as editors do.
ag_status ag_recording_bad(const ag_recording *from, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Fields of a line (or of an object in it); each complains where the field is missing or of another kind.
ag_status ag_recording_text(const ag_recording *from, int line, const char *name, const char **out);
ag_status ag_recording_number(const ag_recording *from, int line, const char *name, int min, int max, int *out);
ag_status ag_recording_number_of(const ag_recording *from, int line, const cJSON *object, const char *name, int min,
                                 int max, int *out);
ag_status ag_recording_bits(const ag_recording *from, int line, const char *name, uint64_t *out);

#endif
