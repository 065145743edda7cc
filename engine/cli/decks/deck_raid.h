// The decks of Boss players for `aggro deck`: by raid and mode, and checked
// against what a mode allows.
#ifndef AG_CLI_DECKS_DECK_RAID_H
#define AG_CLI_DECKS_DECK_RAID_H

#include "cli/common/cli.h"

// Lists the decks of --raid (or of all raids) by mode. Returns an exit code.
int ag_deck_raid_list(const ag_arguments *arguments, ag_engine *engine);

// Checks the decks that are named after the first word ("main=FILE", "minion=KEY"; none:
// all decks of the mode) against --raid and --mode. Returns an exit code:
// AG_EXIT_CONTENT if one is not allowed.
int ag_deck_raid_check(const ag_arguments *arguments, ag_engine *engine);

#endif
