// A finding of a check as a line, for people or for programs.
#ifndef AG_CLI_COMMON_FINDING_H
#define AG_CLI_COMMON_FINDING_H

#include "cli/common/cli.h"

extern const char *const ag_finding_severities[];       // by AG_FINDING_…

// Prints "file:line: error: code sentence", or the same as JSON (aggro.finding/1), on stdout.
void ag_finding_print(const ag_finding *finding, int json);

#endif
