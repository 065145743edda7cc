// A bug's file: a recording with a report after its result, in the same format, so that every
// program that plays recordings can play it.
//
//   {"report":"versions", aggro, api, lua, sqlite, compiler, platform}
//   {"report":"replay", text}            the result on packing: "as recorded", or where it differs
//   {"report":"fault", text}             the last script fault, if there was one
//   {"report":"event", number, text} …   the last events
#ifndef AG_GAME_RECORD_BUG_H
#define AG_GAME_RECORD_BUG_H

#include "base/span.h"
#include "game/record/recording.h"

enum { AG_BUG_EVENTS = 30 };

typedef struct ag_bug_versions {
    const char *lua, *sqlite, *compiler, *platform;
} ag_bug_versions;

// Plays the recording to its end, or as far as it goes, and writes it with the report to
// `out_path`. `report` receives a few lines of English. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT
// (it is not a recording).
ag_status ag_bug_pack(ag_playback *play, const ag_bug_versions *versions, const char *out_path,
                      char *report, size_t capacity, ag_error *error);

// The report in a recording, in English; nothing if it has none.
void ag_bug_report(const ag_recording *from, ag_writer *out);

#endif
