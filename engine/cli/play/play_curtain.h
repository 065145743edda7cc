// Several people at one screen: who looks at it.
#ifndef AG_CLI_PLAY_PLAY_CURTAIN_H
#define AG_CLI_PLAY_PLAY_CURTAIN_H

#include "cli/play/session.h"

// To be called before anything is shown to `seat` that is not public. AG_ENDING_OVER: that player
// looks now; otherwise the player left or was interrupted.
ag_ending ag_curtain_open(ag_session *table, int seat);

// Wipes what the last player saw: what follows is for all.
void ag_curtain_close(ag_session *table);

#endif
