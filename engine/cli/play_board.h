// The board at a glance, as the table's view shows it.
#ifndef AG_CLI_PLAY_BOARD_H
#define AG_CLI_PLAY_BOARD_H

#include "cli/paragraph.h"
#include "cli/session.h"
#include "cli/play_cards.h"

// How many rows it takes where nothing is cut. `question` marks what can be played; NULL: nothing is.
int ag_board_rows(const ag_session *table, const ag_question *question);

// Writes it into so many rows (a player's row and his party keep one each).
void ag_board_write(const ag_session *table, const ag_question *question, int rows, ag_text *out);

// "=== Turn 9: raider 3, action phase, stage 2 ==="
void ag_board_heading(const ag_session *table, char *out, size_t capacity);

// A link of the chain: what, whose, at whom.
void ag_board_link(const ag_session *table, const ag_view_link *link, ag_writer *out);

#endif
