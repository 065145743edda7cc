// What people at the table are shown.
#ifndef AG_CLI_PLAY_PLAY_SCREEN_H
#define AG_CLI_PLAY_PLAY_SCREEN_H

#include "cli/play/session.h"

// The board as the table's view shows it and the question with its numbered options, in the rows
// and columns that the terminal has. If the options do not all fit, the first are shown.
void ag_screen_show(ag_session *table, const ag_question *question, int seat);

// The question alone; if the options do not all fit, the next ones are shown.
void ag_screen_question(ag_session *table, const ag_question *question, int seat);

// All that the view shows: of everybody, one line for each card; of one player; the graveyards.
void ag_screen_board(const ag_session *table);
void ag_screen_party(const ag_session *table, int seat);
void ag_screen_hand(const ag_session *table);           // of the seat that looks
void ag_screen_graveyards(const ag_session *table);

void ag_screen_help(const ag_session *table);

#endif
