// The command line: finds the command, reads its options, runs it. Data goes to
// stdout, messages to stderr.
#include "cli/common/cli.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/commands/manual.h"

// In the order of the help, one a line.
// clang-format off
static const ag_command *const commands[] = {
    &ag_command_play,
    &ag_command_new,
    &ag_command_check,
    &ag_command_test,
    &ag_command_watch,
    &ag_command_show,
    &ag_command_find,
    &ag_command_doc,
    &ag_command_build,
    &ag_command_packs,
    &ag_command_deck,
    &ag_command_diff,
    &ag_command_export,
    &ag_command_replay,
    &ag_command_why,
    &ag_command_bug,
    &ag_command_tables,
    &ag_command_rules,
};
// clang-format on
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static const char *command_name(void *context, int index)
{
    (void)context;
    return index < COMMAND_COUNT ? commands[index]->name : NULL;
}

static const ag_command *command_find(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(commands[i]->name, name) == 0) return commands[i];
    }
    return NULL;
}

static void print_example(const ag_command *command)
{
    char raid[96];
    ag_cli_example_raid(raid, sizeof raid);
    printf("Example: aggro ");
    for (const char *at = command->example; *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 's') {
            fputs(raid, stdout);
            at++;
        } else {
            putchar(*at);
        }
    }
    printf("\n\n");
}

static int print_help(void)
{
    print_example(&ag_command_play);
    printf("aggro plays World of Warcraft TCG raids from a database of card scripts.\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        printf("  aggro %-7s %-16s %s\n", commands[i]->name, commands[i]->words,
               commands[i]->summary);
    }
    printf("  aggro %-7s %-16s %s\n", "help", "[COMMAND]", "this page, or a command's options");
    printf("\nExit codes: 0 ok, 1 findings or failed tests, 2 usage, "
           "3 bad content (script, deck, recording),\n"
           "4 environment (file, database), 70 internal, 130 interrupted.\n");
    return AG_EXIT_OK;
}

static int print_command_help(const ag_command *command)
{
    print_example(command);
    printf("aggro %s %s: %s\n\n", command->name, command->words, command->summary);
    for (const ag_option_row *row = command->rows; row->name != NULL; row++) {
        char option[64];
        snprintf(option, sizeof option, "--%s%s%s", row->name, row->value != NULL ? " " : "",
                 row->value != NULL ? row->value : "");
        printf("  %-24s %s\n", option, row->help);
    }
    return AG_EXIT_OK;
}

static int unknown_command(const char *name)
{
    const char *nearest = ag_nearest(name, command_name, NULL);
    if (nearest != NULL) {
        return ag_cli_usage("there is no command \"%s\" (did you mean %s?)", name, nearest);
    }
    return ag_cli_usage("there is no command \"%s\"; `aggro help` lists those there are", name);
}

static int is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

// aggro help --man, --completion SHELL, --complete WORD…
static int run_help(int count, char **words)
{
    const ag_commands all = { commands, COMMAND_COUNT };
    if (strcmp(words[0], "--complete") == 0) {
        ag_cli_print_candidates(all, words + 1, count - 1);
    } else if (strcmp(words[0], "--completion") == 0) {
        return ag_cli_print_completion(count > 1 ? words[1] : "");
    } else if (strcmp(words[0], "--man") == 0) {
        ag_cli_print_manual(all);
    } else {
        return ag_cli_usage("help takes a command, --man or --completion bash, zsh or fish, not %s",
                            words[0]);
    }
    return AG_EXIT_OK;
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    if (name[0] == '\0') return ag_cli_usage("which command? `aggro help` lists them");
    if (strcmp(name, "--version") == 0) {
        printf("aggro %s\n", AG_VERSION);
        return AG_EXIT_OK;
    }
    int help = strcmp(name, "help") == 0;
    if (is_help(name) || (help && argc == 2)) return print_help();
    if (help && strncmp(argv[2], "--", 2) == 0) return run_help(argc - 2, argv + 2);
    if (help) name = argv[2];
    const ag_command *command = command_find(name);
    if (command == NULL) return unknown_command(name);
    for (int i = 2; i < argc; i++) help = help || is_help(argv[i]);
    if (help) return print_command_help(command);
    ag_error error = { 0 };
    ag_arguments arguments;
    if (ag_arguments_read(argc - 2, argv + 2, command->rows, &arguments, &error) < 0) {
        return ag_cli_fail(&error);
    }
    return command->run(&arguments);
}

static void end_interrupted(int signal_number)
{
    (void)signal_number;
    _exit(AG_EXIT_INTERRUPTED);
}

static void end_broken(void *context, const char *what, const char *file, int line)
{
    (void)context;
    (void)what;
    (void)file;
    (void)line;
    _exit(AG_EXIT_INTERNAL);
}

int main(int argc, char **argv)
{
    signal(SIGINT, end_interrupted);
    ag_assert_set_hook(end_broken, NULL);
    int code = run(argc, argv);
    if ((fflush(stdout) != 0 || ferror(stdout)) && code == AG_EXIT_OK) {
        ag_error error = { 0 };
        ag_fail(&error, AG_ENVIRONMENT, "the standard output cannot be written to");
        return ag_cli_fail(&error);
    }
    return code;
}
