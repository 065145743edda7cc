// What bots say of their moves (--explain).
#ifndef AG_CLI_PLAY_EXPLAIN_H
#define AG_CLI_PLAY_EXPLAIN_H

#include "cli/session.h"

// 1: people read along, so that bots say only what everybody may know.
int ag_explain_is_open(const ag_session *table);

// What an answer picks, in the words of the options. While the question is open.
void ag_explain_move(const ag_question *question, const ag_answer *answer, char *out, size_t capacity);

// Tells it, once the answer was taken.
void ag_explain_tell(const ag_session *table, int seat, const char *move, const char *why);

#endif
