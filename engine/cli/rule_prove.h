// Proving rules: one at a time is turned off, and a scenario that cites it must notice.
#ifndef AG_CLI_RULE_PROVE_H
#define AG_CLI_RULE_PROVE_H

#include "cli/rule_table.h"

// Proves the rules of the list (NULL: all that need a proof) and reports on stdout: a line each, or one line of JSON,
// aggro.prove/1. Returns an exit code; a program that was not built for it says so.
int ag_rule_prove(const ag_arguments *arguments, const ag_rule_table *table, ag_rule_entry *const *only, int count);

#endif
