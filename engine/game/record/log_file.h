// The log of a game as a file that grows with the game: a durable table, or a recording that is
// written as it is played.
#ifndef AG_GAME_RECORD_LOG_FILE_H
#define AG_GAME_RECORD_LOG_FILE_H

#include "game/record/log_text.h"
#include "game/record/recording.h"

typedef struct ag_log_file ag_log_file;

// `durable`: opens what is there, or makes it, and keeps other processes out until it is closed;
// else the file begins empty. Expected: AG_ENVIRONMENT (it is being played; it can't be written).
ag_status ag_log_file_open(const char *path, int durable, ag_log_file **out, ag_error *error);

// Takes NULL. A new durable file that was never begun is removed.
void ag_log_file_close(ag_log_file *file);

int ag_log_file_is_new(const ag_log_file *file);    // nothing stands in it

// Whether the first line of a log stands in the file, whole.
int ag_log_file_is_one(const char *path);

// The file holds this much of the game: what comes is added behind it, and a torn line goes.
ag_status ag_log_file_go_on(ag_log_file *file, const ag_recording *from, const ag_game *game,
                            ag_error *error);

// Adds what the file lacks of the game: all of it or nothing. In a durable file the result stands
// behind it, and it is on the disk when this returns; in another the result is what it lacks where
// nothing else has come. Expected: AG_ENVIRONMENT (the next call adds what this one did not),
// AG_USAGE (another game).
ag_status ag_log_file_keep(ag_log_file *file, const ag_game *game, ag_error *error);

#endif
