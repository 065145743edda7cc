// Checking one script: it is loaded as a game would load it and everything wrong is reported, also
// what no loader asks about.
#ifndef AG_LUA_CHECK_CHECK_H
#define AG_LUA_CHECK_CHECK_H

#include "lua/describe/describe.h"
#include "explain/findings.h"
#include "lua/host/host.h"

// What is kept from script to script; begins as zeroes.
typedef struct ag_checking {
    ag_host *host;
    lua_State *texts;  // compares texts (check_words.c); NULL: not open yet
    int count;         // scripts that the host has loaded
    int draft;         // ag_findings_draft, where a script is described
    int without_text;  // texts are not compared: those of a scenario's cards are notes
} ag_checking;

void ag_checking_close(ag_checking *checking);

// Call before each script: the host is closed now and then, so that what it keeps does not grow.
void ag_checking_next(ag_checking *checking);

// Reports what is wrong with the script to `findings`, and describes it as far as it can be read.
// The only error that is not the script's fault is AG_NO_MEMORY.
ag_status ag_script_check(ag_checking *checking, const ag_source *source, const char *key,
                          ag_findings *findings, ag_facts *out, ag_error *error);

// Whether the text is a file of scenarios.
int ag_is_scenario(const char *text);

// Checks what a file of scenarios declares, its cards and its raid, like those of any file.
// `others`: the scripts of the project. Expected: AG_NO_MEMORY.
ag_status ag_scenario_check(const ag_source *others, const char *path, const char *text,
                            size_t size, ag_findings *findings, ag_error *error);

// As ag_script_describe, for callers that refuse a script with an error: the first one found in the
// script is the error here. `context` is an `ag_checking *`.
ag_describe ag_script_describe_checked;

// ---- parts of checking a script that has been loaded ----

// check_effects.c: looks at all functions of the script, effects with the power that they belong
// to; then the next. Expected: AG_NO_MEMORY.
ag_status ag_check_effects(ag_host *host, const ag_script *script, ag_findings *findings,
                           ag_error *error);

// check_never.c: powers of the card that can never do anything.
void ag_check_never(const ag_host *host, uint16_t printed, const ag_script *script,
                    ag_findings *findings);

// check_words.c: what the card declares, or the raid has in its folder, and nothing uses; and its
// text, against what its data and effects do. Expected: AG_NO_MEMORY.
ag_status ag_check_words(ag_checking *checking, const ag_script *script, int with_text,
                         ag_findings *findings, ag_error *error);

// Reports the words of an older API level that the file has, as one AG_FINDING_OLD_WORD that mends
// them all. Expected: AG_NO_MEMORY.
ag_status ag_check_old_words(ag_checking *checking, const char *path, const char *text,
                             ag_findings *findings, ag_error *error);

extern const char ag_check_lua[];  // the text of the Lua files here

#endif
