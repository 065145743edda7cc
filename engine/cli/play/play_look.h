// What people may look at while they are asked.
#ifndef AG_CLI_PLAY_PLAY_LOOK_H
#define AG_CLI_PLAY_PLAY_LOOK_H

#include "cli/play/session.h"

// The board, a party, graveyards, more options, the event log, help. Returns 1
// if the line was such a word.
int ag_look_command(ag_session *table, const ag_question *question, int seat, const char *line);

// Prints a text in lines of the screen's width.
void ag_look_print(const ag_session *table, const char *text);

// Prints the card of that name, from the table's view or the database, or what the keyword of that
// name does. Returns 0 if there is none.
int ag_look_at_card(const ag_session *table, const char *name);

// What the raid is about, where its script says so; else 0.
int ag_look_at_raid(const ag_session *table);

// The same for a line that is nothing else; says what can be typed if there is no such card.
void ag_look_at_last(ag_session *table, const ag_question *question, const char *line);

#endif
