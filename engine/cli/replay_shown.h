// Showing a replay: events, steps and the table at an entry.
#ifndef AG_CLI_REPLAY_SHOWN_H
#define AG_CLI_REPLAY_SHOWN_H

#include "cli/cli.h"

#define AG_REPLAY_SCRIPTS_ROW                                                                                          \
    { "scripts", "own|current", "play with its own scripts (usual), or with the database's and the packs'" }

// The database and packs whose scripts the recording is to be played with; NULL: its own. Returns an exit code.
int ag_replay_scripts(const ag_arguments *arguments, ag_engine **out);

typedef struct ag_replay_show {
    int to;                             // entries to play; -1: all
    int step, print, json;
} ag_replay_show;

enum { AG_REPLAY_LEFT = 1000 };         // whoever watched step by step went away

// Plays on, showing what is to be shown, to `to` or to the end. Negative: the status of the entry that failed.
int ag_replay_show_all(ag_playback *play, const ag_replay_show *show, ag_error *error);

// The table as it is, with the open question.
void ag_replay_show_table(ag_playback *play, const ag_replay_show *show);

// After it was played with other scripts: which have changed, and where the games part, if they do. In words; as JSON.
void ag_replay_show_compared(ag_playback *play, int parted);
void ag_replay_json_compared(ag_playback *play, int parted);

#endif
