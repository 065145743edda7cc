// Which cards scenarios name: those whose key, name or stem is between quotes in the text.
#ifndef AG_CLI_COMMON_NAMING_H
#define AG_CLI_COMMON_NAMING_H

#include "cli/common/scenario_folders.h"

// All texts between quotes in some files. Zero it to begin; close its texts.
typedef struct ag_naming {
    ag_paths texts;     // sorted when first searched
    int sorted;
} ag_naming;

// A file that can't be read names nothing.
void ag_naming_add(ag_naming *naming, const char *path);
int ag_naming_has(ag_naming *naming, const ag_card_place *card);

// The scenarios below some folders, each with what it names: read once, however many cards are
// searched for. Zero it to begin.
typedef struct ag_named {
    ag_paths files;
    ag_naming *texts;   // by the index of its file
} ag_named;

// Reads the folders, if they were not read yet; they must have a scenario. Prints what is wrong.
// Returns an exit code.
int ag_named_open(ag_named *named, const ag_paths *folders);
int ag_named_names(ag_named *named, int index, const ag_card_place *card);
void ag_named_close(ag_named *named);

#endif
