// What was told at the table, kept to be read again.
#ifndef AG_CLI_PLAY_TOLD_H
#define AG_CLI_PLAY_TOLD_H

#include "cli/play.h"

// A line that was just told to the table's reader.
void ag_told_keep(ag_table *table, const char *text);

// The last lines that this seat may read; and the public ones since it looked last, at most so many.
void ag_told_show(const ag_table *table, int seat, int lines);
void ag_told_show_missed(ag_table *table, int seat, int lines);
void ag_told_mark_seen(ag_table *table, int seat);

// "log", "log 100". Returns 1 where the line was that.
int ag_told_command(const ag_table *table, int seat, const char *line);

#endif
