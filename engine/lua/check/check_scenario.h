// The cards and the raid that a file of scenarios declares, checked like those of any file.
#ifndef AG_LUA_CHECK_CHECK_SCENARIO_H
#define AG_LUA_CHECK_CHECK_SCENARIO_H

#include "lua/check/check.h"

// Whether the text is a file of scenarios.
int ag_is_scenario(const char *text);

// `others`: the scripts of the project. Expected: AG_NO_MEMORY.
ag_status ag_scenario_check(const ag_source *others, const char *path, const char *text,
                            size_t size, ag_findings *findings, ag_error *error);

#endif
