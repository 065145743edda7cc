// What `aggro test` runs: the words of its command line as scenarios, and the cards among them.
#ifndef AG_CLI_COMMON_SELECTION_H
#define AG_CLI_COMMON_SELECTION_H

#include "cli/common/naming.h"
#include "cli/common/project.h"

typedef struct ag_selection {
    ag_paths scenarios;             // each once, in the order of the words
    ag_card_place *cards;           // that were named, or are in a named folder
    int card_count, card_capacity;
    ag_paths untested;              // lines: cards of such folders that no scenario names
} ag_selection;

// Without words all scenarios of the project are selected, or those of the packs that the command
// names. Prints what is wrong. Returns an exit code. Zero `out` to begin.
int ag_selection_read(const ag_project *project, const ag_arguments *arguments, ag_selection *out);
void ag_selection_close(ag_selection *chosen);

#endif
