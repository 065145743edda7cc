// What `aggro deck` says of a deck, and the decks of Boss players: by raid and mode, and checked
// against what a mode allows.
#ifndef AG_CLI_DECKS_DECK_H
#define AG_CLI_DECKS_DECK_H

#include "cli/common/cli.h"

// Prints "file:12: no card is called …" on stderr, each after `lead` ("error", "warning"). Returns
// how many remarks there are; with `lead` NULL it only counts.
int ag_deck_remarks(const ag_deck_list *list, ag_deck_said what, const char *lead);

// For which of a raid's decks one is checked. NULL: as a raider's.
typedef struct ag_deck_part {
    const char *raid, *mode, *part;
} ag_deck_part;

// Prints what is wrong with the deck that was named `word`, and whether it is legal. Returns how
// many things are wrong.
int ag_deck_report(const ag_deck_list *list, const char *word, const ag_deck_part *of, int json);

// Whether the word is the path of a file: it has a folder or an ending, and there is that file.
int ag_deck_is_file(const char *word);

// Lists the decks of --raid (or of all raids) by mode.
void ag_deck_raid_list(const ag_arguments *arguments, ag_engine *engine);

// Checks the decks that are named after the first word ("main=FILE", "minion=KEY"; none: all decks
// of the mode) against --raid and --mode. Returns the worst exit code: AG_EXIT_CONTENT if one is
// not allowed.
int ag_deck_raid_check(const ag_arguments *arguments, ag_engine *engine);

#endif
