// What a person may look at while he is asked.
#ifndef AG_CLI_PLAY_LOOK_H
#define AG_CLI_PLAY_LOOK_H

#include "cli/session.h"

// The board, a party, graveyards, more options, what was told, help. Returns 1 where the line was such a word.
int ag_look_command(ag_session *table, const ag_question *question, int seat, const char *line);

// Prints the card of that name, as the table's view or the database knows it; or says that there is none.
void ag_look_at_card(const ag_session *table, const ag_question *question, const char *name);

#endif
