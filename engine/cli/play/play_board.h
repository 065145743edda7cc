// The board at a glance, as the table's view shows it.
#ifndef AG_CLI_PLAY_PLAY_BOARD_H
#define AG_CLI_PLAY_PLAY_BOARD_H

#include "cli/output/paragraph.h"
#include "cli/play/session.h"
#include "cli/play/play_cards.h"

// How many rows it takes uncut. `question` marks what can be played; NULL: nothing is marked.
int ag_board_rows(const ag_session *table, const ag_question *question);

// Writes it in this many rows (each player and each party keep at least one).
void ag_board_write(const ag_session *table, const ag_question *question, int rows, ag_text *out);

// "=== Turn 9: raider 3, action phase, stage 2 ==="
void ag_board_heading(const ag_session *table, char *out, size_t capacity);

// Writes a link of the chain: what it is, whose it is, what it is aimed at.
void ag_board_link(const ag_session *table, const ag_view_link *link, ag_writer *out);

#endif
