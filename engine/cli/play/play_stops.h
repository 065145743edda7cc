// Parts of turns as people name them ("my end phase"), and the stops of a seat.
#ifndef AG_CLI_PLAY_PLAY_STOPS_H
#define AG_CLI_PLAY_PLAY_STOPS_H

#include "cli/play/session.h"

// Reads "my turn", "boss action phase", "raider 2's end phase", "every start phase". Returns 0 with
// a sentence if it is something else.
int ag_turn_place_read(const ag_session *table, int seat, const char *text, ag_turn_place *out,
                       ag_error *error);

void ag_turn_place_write(const ag_session *table, const ag_turn_place *place, ag_writer *out);

// Whether the view is there.
int ag_turn_place_is(const ag_turn_place *place, const ag_view *view);

// "stops", "stop at PLACE", "stop off", "stop off PLACE". Returns 0 if the line is something else.
int ag_stops_command(ag_session *table, int seat, const char *line);

#endif
