// Showing a replay: events, steps and the table at an entry.
#ifndef AG_CLI_COMMANDS_REPLAY_SHOWN_H
#define AG_CLI_COMMANDS_REPLAY_SHOWN_H

#include "cli/common/cli.h"

#define AG_REPLAY_SCRIPTS_ROW \
    { "scripts", "own|current", \
      "play with its own scripts (usual), or with the database's and the packs'" }

// Opens the database and packs whose scripts the recording is to be played with; NULL: its own
// scripts. Returns an exit code.
int ag_replay_scripts(const ag_arguments *arguments, ag_engine **out);

typedef struct ag_replay_show {
    int to;                             // entries to play; -1: all
    int step, print, json;
} ag_replay_show;

enum { AG_REPLAY_LEFT = 1000 };         // the person who watched step by step left

// Plays on, showing what `show` says, to its `to` or to the end. Negative: the
// status of the entry that failed.
int ag_replay_show_all(ag_playback *play, const ag_replay_show *show, ag_error *error);

// Shows the table as it is, with the open question.
void ag_replay_show_table(ag_playback *play, const ag_replay_show *show);

// After a playback with other scripts: shows which changed, and where the games part, if
// they do. In words; as JSON.
void ag_replay_show_compared(ag_playback *play, int parted);
void ag_replay_json_compared(ag_playback *play, int parted);

#endif
