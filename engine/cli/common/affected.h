// What a change concerns: the scenarios that were written themselves, and those
// that name a card that changed.
#ifndef AG_CLI_COMMON_AFFECTED_H
#define AG_CLI_COMMON_AFFECTED_H

#include "cli/common/paths.h"
#include "cli/common/project.h"

// Adds the scenarios of the project that are to run again after the last
// refresh. Adds all of them and returns 1 if something other than a card changed (a raid, a
// module), or too many cards did.
int ag_affected_find(const ag_project *project, const ag_changes *changes, ag_paths *out);

#endif
