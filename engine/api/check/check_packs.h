// What is wrong with packs: a manifest against its scripts, the project and the other packs.
#ifndef AG_API_CHECK_CHECK_PACKS_H
#define AG_API_CHECK_CHECK_PACKS_H

#include "api/check/check_files.h"
#include "lua/check/check.h"

// Reads the manifests of all packs, and reports what is wrong with those that are
// checked. Expected: AG_BAD_CONTENT (the manifest of a pack that is not checked itself
// does not load), AG_NO_MEMORY.
ag_status ag_check_packs(ag_check_files *files, ag_checking *checking, const ag_source *source,
                         ag_findings *findings, ag_error *error);

#endif
