// What is told from the table of commands beside their help: the manual page, completion for shells.
#ifndef AG_CLI_MANUAL_H
#define AG_CLI_MANUAL_H

#include "cli/cli.h"

typedef struct ag_commands {
    const ag_command *const *items;
    int count;
} ag_commands;

// aggro.1 in the language of man(7), on stdout.
void ag_cli_print_manual(ag_commands commands);

// What a shell needs to complete: "bash", "zsh" or "fish". Returns an exit code.
int ag_cli_print_completion(const char *shell);

// What may stand in place of the last of `words`, those behind "aggro": a line each, a tab before what it is. Nothing
// where a file may stand there, or anything.
void ag_cli_print_candidates(ag_commands commands, char **words, int count);

#endif
