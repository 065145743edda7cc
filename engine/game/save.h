// Saved games: a recording with one more line behind its result, the keyframe, from which the game goes on at once.
//
//   {"keyframe":the used part of a state in base64, "head":the entry that it stands behind, "layout", "state":its hash,
//    "cards":keys in the order of their numbers, "symbols":words in the order of theirs}
//
// A build whose states have another layout does not read the keyframe: it runs the log.
#ifndef AG_GAME_SAVE_H
#define AG_GAME_SAVE_H

#include "game/recording.h"
#include "game/replay.h"

// Goes on with the game at `path`, a saved one or any recording. The source that the opener gets is its own from then
// on (source.h). `how` is AG_LOAD_…; the opener sees to the state checker.
ag_status ag_save_load(const char *path, unsigned how, ag_replay_opener *opener, void *context, ag_game **out,
                       ag_error *error);

#endif
