// Answers to why: as words, as JSON.
#ifndef AG_CLI_COMMON_WHY_ANSWER_H
#define AG_CLI_COMMON_WHY_ANSWER_H

#include <stdio.h>

#include "cli/common/cli.h"

// Prints the rule and the sentence, then each change, each in rows of this width.
void ag_why_text(FILE *out, const ag_why *why, int width);

// One line:
// {"schema":"aggro.why/1","question":…,"rule":…,"reason":…,"cards":[…],
//  "steps":[{"text":…,"rule":…},…]}
void ag_why_json(const char *question, const ag_why *why);

#endif
