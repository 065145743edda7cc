// What `aggro test` is to run: the words of its command line as scenarios, and the cards among them.
#ifndef AG_CLI_SELECTION_H
#define AG_CLI_SELECTION_H

#include "cli/naming.h"
#include "cli/paths.h"

typedef struct ag_selection {
    ag_paths scenarios;             // each once, in the order of the words
    ag_card_place *cards;           // that were named, or whose files a named folder holds
    int card_count, card_capacity;
    ag_paths untested;              // lines of text: cards of such folders that no scenario names
} ag_selection;

// Below `folder` the scenarios lie that name a card; without a word it is all of them. Returns an exit code, and has
// said what is wrong. Zero `out` to begin.
int ag_selection_read(ag_engine *engine, const char *folder, const ag_arguments *arguments, ag_selection *out);
void ag_selection_close(ag_selection *chosen);

#endif
