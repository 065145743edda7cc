// What a person should not miss: that a turn ended by itself, and what was lost meanwhile.
#ifndef AG_CLI_PLAY_PLAY_MISSED_H
#define AG_CLI_PLAY_PLAY_MISSED_H

#include "cli/play/session.h"

// The seat answered; in its own action phase it may be that nothing is left to do then.
void ag_missed_answered(ag_session *table, int seat, const ag_question *question,
                        const ag_answer *answer);

// Says of turns that ended because nothing was left to do. After the events were told.
void ag_missed_turn_ended(ag_session *table);

// Above the board: what the seat lost since it looked last, where more was told than the screen
// holds.
void ag_missed_tell(ag_session *table, int seat);

// The seat has seen this board.
void ag_missed_look(ag_session *table, int seat);

#endif
