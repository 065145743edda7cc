// Where scenarios are: tests/scenarios, and the folder `scenarios` of each pack.
#ifndef AG_CLI_COMMON_SCENARIO_FOLDERS_H
#define AG_CLI_COMMON_SCENARIO_FOLDERS_H

#include "cli/common/pack_list.h"

#define AG_SCENARIOS "tests/scenarios"
#define AG_CLI_SCENARIOS_ROW \
    { "scenarios", "DIR", "the folder of scenarios (" AG_SCENARIOS ", and that of each pack)" }

// The folders, in place of which --scenarios names another. Returns an exit code.
int ag_scenario_folders(const ag_arguments *arguments, const ag_pack_list *packs, ag_paths *out);

// The folders of the packs that the command names. Returns an exit code.
int ag_scenario_folders_named(const ag_pack_list *packs, ag_paths *out);

// The files below the folders; there may be none. Returns an exit code.
int ag_scenario_files(const ag_paths *folders, ag_paths *out);

// The same of all folders of a command. Returns an exit code.
int ag_scenario_files_all(const ag_arguments *arguments, ag_paths *out);

#endif
