// How a game came out, for people and as JSON.
#ifndef AG_CLI_COMMON_RESULT_H
#define AG_CLI_COMMON_RESULT_H

#include "aggro.h"

// One line of JSON on stdout: aggro.result/1.
void ag_result_json(const ag_result *result);

// Two lines of text on stdout: who won and how; the numbers.
void ag_result_text(const ag_result *result);

#endif
