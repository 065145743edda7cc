// Passing for a while: "pass until my turn", and where a seat has stops.
#ifndef AG_CLI_PLAY_PLAY_PASS_H
#define AG_CLI_PLAY_PLAY_PASS_H

#include "cli/play/session.h"

// "pass until …", and stops. AG_HEARD_MOVED: the seat passes from now on.
ag_heard ag_pass_command(ag_session *table, int seat, const ag_question *question,
                         const char *line);

// Passes for this seat, if it is to. Returns 0 if the person is asked; the error says if the game
// failed.
int ag_pass_goes_on(ag_session *table, int seat, ag_error *error);

// Says in a line what was passed, if anything was since the last call.
void ag_pass_tell(ag_session *table, int seat);

// Nobody passes any more: the game stands elsewhere. Stops stay.
void ag_pass_forget(ag_session *table);

#endif
