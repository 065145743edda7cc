// What bots say about their moves (--explain).
#ifndef AG_CLI_PLAY_PLAY_EXPLAIN_H
#define AG_CLI_PLAY_PLAY_EXPLAIN_H

#include "cli/play/session.h"

// 1: people read along, so that bots may only say what everybody may know.
int ag_explain_is_open(const ag_session *table);

// What an answer picks, in the words of the options. The question must still be open.
void ag_explain_move(const ag_question *question, const ag_answer *answer, char *out,
                     size_t capacity);

// Prints it, once the answer was taken.
void ag_explain_tell(const ag_session *table, int seat, const char *move, const char *why);

#endif
