// The event log of the table, kept to be read again.
#ifndef AG_CLI_PLAY_PLAY_LOG_H
#define AG_CLI_PLAY_PLAY_LOG_H

#include "cli/play/session.h"

// Keeps a line that was just reported to the seat `reader`; 0: to all.
void ag_event_log_keep(ag_session *table, int reader, const char *text);

// Writes how far a place is behind `before`: "2 answers, back to turn 3".
void ag_event_log_way(const ag_result *before, const ag_game *there, char *out, size_t capacity);

// To be called after a seat moved the game to another place of its log; `then` is how
// it stood before. Lines about what was taken back no longer count, and the others
// are shown who took it back.
void ag_event_log_move(ag_session *table, int seat, const char *said, const ag_result *then);

// How many lines the seat has not seen on its screen yet.
int ag_event_log_news(const ag_session *table, int seat);

// Prints the last lines that this seat may read; the public ones since it last
// looked, at most this many.
void ag_event_log_show(const ag_session *table, int seat, int lines);
void ag_event_log_show_missed(ag_session *table, int seat, int lines);
void ag_event_log_mark_seen(ag_session *table, int seat);

// Whether a line that this seat may read, from this count on, has these words.
int ag_event_log_tells(const ag_session *table, int seat, uint64_t from, const char *words);

// "log", "log 100". Returns 1 if the line was that.
int ag_event_log_command(const ag_session *table, int seat, const char *line);

#endif
