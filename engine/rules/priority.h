// Priority (CR 410): windows, passing, and what a player with priority may do.
#ifndef AG_RULES_PRIORITY_H
#define AG_RULES_PRIORITY_H

#include "rules/rules.h"

// Pushes a priority window: it opens for the turn player and closes when all pass on an empty chain (CR 410.4).
void ag_window_begin(ag_rules *rules);

// The window that is open goes on as it began: with the turn player, and nobody has passed.
void ag_window_anew(ag_state *state);

#endif
