// What several commands print alike: findings, notes of scripts, results, answers to why.
#ifndef AG_CLI_COMMON_REPORTS_H
#define AG_CLI_COMMON_REPORTS_H

#include "cli/common/cli.h"

extern const char *const ag_finding_severities[];       // by AG_FINDING_…

// Prints "file:line: error: code sentence", or the same as JSON (aggro.finding/1), on stdout.
void ag_finding_print(const ag_finding *finding, int json);

// "cards/hoa/fireball.lua:9: note: souls 3 (Fireball, turn 3)" on stderr, behind what stands on
// stdout already. An ag_script_note_report.
void ag_noted_print(void *context, const ag_script_note *note);

// How a game came out, on stdout: one line of JSON (aggro.result/1); or two lines of text, who won
// and how, and the numbers.
void ag_result_json(const ag_result *result);
void ag_result_text(const ag_result *result);

// What the game keeps for the next one: a line of text on stdout, or a line of JSON for each card
// (aggro.kept/1). Nothing where it keeps nothing.
void ag_result_kept(const ag_game *game, int json);

// An answer to why: the rule and the sentence, then each change, each in rows of this width; as one
// line of JSON:
// {"schema":"aggro.why/1","question":…,"rule":…,"reason":…,"cards":[…],
//  "steps":[{"text":…,"rule":…},…]}
void ag_why_text(FILE *out, const ag_why *why, int width);
void ag_why_json(const char *question, const ag_why *why);

#endif
