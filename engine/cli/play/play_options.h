// The open question: its prompt, and its options by number, in as few rows as they need.
#ifndef AG_CLI_PLAY_PLAY_OPTIONS_H
#define AG_CLI_PLAY_PLAY_OPTIONS_H

#include "cli/output/paragraph.h"
#include "cli/play/session.h"

// How many rows it takes if all options are shown.
int ag_question_rows(const ag_session *table, const ag_question *question, int seat);

// Writes it in at most `rows` rows. If the options do not fit, those after the first `skipped` rows
// are shown, and a row says how to see the others. Returns how many rows of options come before the
// next page; 0: this is the last page.
int ag_question_write(const ag_session *table, const ag_question *question, int seat, int rows,
                      int skipped, ag_text *out);

// What can be typed as an answer, in one sentence.
void ag_question_expected(const ag_question *question, char *out, size_t capacity);

#endif
