// What a change concerns: the scenarios that were written themselves, and those that name a card that is another one.
#ifndef AG_CLI_AFFECTED_H
#define AG_CLI_AFFECTED_H

#include "cli/paths.h"
#include "cli/project.h"

// Adds the scenarios below `project->scenarios` that are to run again after the last refresh. Where what changed is no
// card (a raid, a module), or too much did, these are all of them: returns 1 then.
int ag_affected_find(const ag_project *project, const ag_changes *changes, ag_paths *out);

#endif
