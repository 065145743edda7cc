// Several people at one screen: who looks at it.
#ifndef AG_CLI_PLAY_CURTAIN_H
#define AG_CLI_PLAY_CURTAIN_H

#include "cli/session.h"

// Before anything is shown to `seat` that is not public. AG_ENDING_OVER: he looks now; else he left or was interrupted.
ag_ending ag_curtain_open(ag_session *table, int seat);

// What the last one saw is gone: what follows is for all.
void ag_curtain_close(ag_session *table);

#endif
