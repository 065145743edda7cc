// How a game came out, for people and as JSON.
#ifndef AG_CLI_COMMON_RESULT_H
#define AG_CLI_COMMON_RESULT_H

#include "aggro.h"

// One line of JSON on stdout: aggro.result/1.
void ag_result_json(const ag_result *result);

// Two lines of text on stdout: who won and how; the numbers.
void ag_result_text(const ag_result *result);

// What the game keeps for the next one: a line of text on stdout, or a line of JSON for each card
// (aggro.kept/1). Nothing where it keeps nothing.
void ag_result_kept(const ag_game *game, int json);

#endif
