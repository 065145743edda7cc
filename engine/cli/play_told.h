// What was told at the table, kept to be read again.
#ifndef AG_CLI_PLAY_TOLD_H
#define AG_CLI_PLAY_TOLD_H

#include "cli/session.h"

// A line that was just told to the seat `reader`; 0: to all.
void ag_told_keep(ag_session *table, int reader, const char *text);

// How far back a place is for who stood as `before` says: "2 answers, back to turn 3".
void ag_told_way(const ag_result *before, const ag_game *there, char *out, size_t capacity);

// The game stands at another place of its log, because a seat said so; `then` is how it stood before. What was told of
// what is taken back is told no more, and the others read who took back.
void ag_told_move(ag_session *table, int seat, const char *said, const ag_result *then);

// The last lines that this seat may read; and the public ones since it looked last, at most so many.
void ag_told_show(const ag_session *table, int seat, int lines);
void ag_told_show_missed(ag_session *table, int seat, int lines);
void ag_told_mark_seen(ag_session *table, int seat);

// "log", "log 100". Returns 1 where the line was that.
int ag_told_command(const ag_session *table, int seat, const char *line);

#endif
