// Saved games: a recording with one more line after its result, the keyframe, from
// which the game continues at once.
//
//   {"keyframe":the used part of a state in base64, "head":the entry that it comes after, "layout",
//    "state":its hash, "cards":keys in the order of their numbers, "symbols":words in theirs}
//
// A build with another layout of states ignores the keyframe and runs the log.
#ifndef AG_GAME_RECORD_SAVE_H
#define AG_GAME_RECORD_SAVE_H

#include "game/record/recording.h"
#include "game/record/replay.h"

// Continues the game at `path`, a saved game or any recording. The source passed to the opener
// belongs to it from then on (source.h). `how` is AG_LOAD_…; the opener sets the state checker.
ag_status ag_save_load(const char *path, unsigned how, ag_replay_opener *opener, void *context,
                       ag_game **out, ag_error *error);

// Runs the whole log in a game that was begun from it; it must come out as it did.
ag_status ag_recording_run(ag_recording *from, ag_game *game, ag_error *error);

#endif
