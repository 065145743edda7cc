// Scenarios: where they are, which cards they name, and which of them `aggro test` runs.
#ifndef AG_CLI_COMMON_SCENARIO_FILES_H
#define AG_CLI_COMMON_SCENARIO_FILES_H

#include "cli/common/pack_list.h"

#define AG_SCENARIOS "tests/scenarios"
#define AG_CLI_SCENARIOS_ROW \
    { "scenarios", "DIR", "the folder of scenarios (" AG_SCENARIOS ", and that of each pack)" }

// Adds the folders, tests/scenarios and the folder `scenarios` of each pack; in their place
// --scenarios names another, which must have some.
void ag_scenario_folders(const ag_arguments *arguments, const ag_pack_list *packs, ag_paths *out);

// Adds the files below the folders; there may be none. All of a command's.
void ag_scenario_files(const ag_paths *folders, ag_paths *out);
void ag_scenario_files_all(const ag_arguments *arguments, ag_paths *out);

// ---- which cards they name: those whose key, name or stem is between quotes in the text ----

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

// Reads the folders, if they were not read yet.
void ag_named_open(ag_named *named, const ag_paths *folders);
void ag_named_close(ag_named *named);

// ---- what is to be tested ----

// Runs the scenarios of a file. Returns 0 if it does not load: that is one that failed.
int ag_selection_run(ag_engine *engine, const char *path, const ag_scenario_how *how,
                         ag_scenario_result *out);

typedef struct ag_selection {
    ag_paths scenarios;             // each once, in the order of the words
    ag_card_place *cards;           // that were named, or are in a named folder
    int card_count, card_capacity;
    ag_paths untested;              // lines: cards of such folders that no scenario names
} ag_selection;

// The words as scenarios, and the cards among them. Without words all scenarios of the folders are
// selected, or those of the packs that the command names. Zero `out` to begin.
void ag_selection_read(const ag_arguments *arguments, ag_engine *engine, const ag_paths *folders,
                       const ag_pack_list *packs, ag_selection *out);
void ag_selection_close(ag_selection *chosen);

#endif
