// What is made from the table of commands besides their help: the manual
// page, completion for shells.
#ifndef AG_CLI_COMMANDS_MANUAL_H
#define AG_CLI_COMMANDS_MANUAL_H

#include "cli/common/cli.h"

typedef struct ag_commands {
    const ag_command *const *items;
    int count;
} ag_commands;

// Prints aggro.1 in the language of man(7) on stdout.
void ag_cli_print_manual(ag_commands commands);

// Prints the completion script of a shell: "bash", "zsh" or "fish".
void ag_cli_print_completion(const char *shell);

// Prints what can stand in place of the last of `words` (those after "aggro"), one line each, with
// a tab before its description. Prints nothing if a file or anything at all can stand there.
void ag_cli_print_candidates(ag_commands commands, char **words, int count);

#endif
