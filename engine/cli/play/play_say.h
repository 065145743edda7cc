// Words as answers at the table: what was said is given to the game, and what is left of it answers
// the questions that come of it.
#ifndef AG_CLI_PLAY_PLAY_SAY_H
#define AG_CLI_PLAY_PLAY_SAY_H

#include "cli/play/session.h"

typedef enum ag_worded {
    AG_SAY_NOTHING,  // it is not said as an answer
    AG_SAY_ANSWER,
    AG_SAY_TOLD,     // the person was told what is wrong with it
} ag_worded;

// Reads a line as an answer to the open question of this seat, which the table's view shows.
ag_worded ag_say_read(ag_session *table, int seat, const ag_question *question, const char *line,
                   ag_answer *answer);

// Whether what is left of what this seat said answers the question. If not, `note` gets what is
// wrong with it, or "".
ag_worded ag_say_go_on(ag_session *table, int seat, const ag_question *question, ag_answer *answer,
                    ag_error *note);

// A question why with the whole names of the cards that it means, for those it names in part.
void ag_say_why(const ag_view *view, const char *question, char *out, size_t capacity);

// Nothing that was said counts any more: the game stands elsewhere.
void ag_say_forget(ag_session *table);

#endif
