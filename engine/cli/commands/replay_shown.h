// Recordings for `aggro replay` and `aggro why`: with whose scripts they are played, and how their
// games are shown. What can't be played ends the program.
#ifndef AG_CLI_COMMANDS_REPLAY_SHOWN_H
#define AG_CLI_COMMANDS_REPLAY_SHOWN_H

#include "cli/common/cli.h"

#define AG_REPLAY_SCRIPTS_ROW \
    { "scripts", "own|current", \
      "play with its own scripts (usual), or with the database's and the packs'" }

// Opens the database and packs whose scripts the recording is to be played with; NULL: its own
// scripts.
ag_engine *ag_replay_scripts(const ag_arguments *arguments);

ag_playback *ag_replay_open(const char *path, ag_engine *scripts);

// Ends the program where the status is negative; what is not found is a file.
void ag_replay_need(int status, ag_error *error);

typedef struct ag_replay_show {
    int to;                             // entries to play; -1: all
    int step, print, json;
} ag_replay_show;

// Plays on, showing what `show` says, to its `to` or to the end. Negative: the status of the entry
// that failed. A person who watches step by step may leave: that ends the program.
int ag_replay_show_all(ag_playback *play, const ag_replay_show *show, ag_error *error);

// Shows the table as it is, with the open question.
void ag_replay_show_table(ag_playback *play, int json);

// After a playback with other scripts: shows which changed, and where the games part, if they do.
void ag_replay_show_compared(ag_playback *play, int parted, int json);

#endif
