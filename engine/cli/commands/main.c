// The command line: finds the command, reads its options, runs it. Data goes to
// stdout, messages to stderr.
#include "cli/common/cli.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/commands/manual.h"

static const ag_command *const commands[] = {
#define AG_COMMAND(name) &ag_command_##name,
#include "cli/common/commands.def"
#undef AG_COMMAND
};
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static const char *command_name(void *context, int index)
{
    (void)context;
    return index < COMMAND_COUNT ? commands[index]->name : NULL;
}

static void print_example(const ag_command *command)
{
    char raid[96];
    ag_cli_example_raid(raid, sizeof raid);
    const char *at = strstr(command->example, "%s");
    if (at == NULL) {
        printf("Example: aggro %s\n\n", command->example);
    } else {
        printf("Example: aggro %.*s%s%s\n\n", (int)(at - command->example), command->example, raid,
               at + 2);
    }
}

static void print_help(void)
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
}

static void print_command_help(const ag_command *command)
{
    print_example(command);
    printf("aggro %s %s: %s\n\n", command->name, command->words, command->summary);
    for (const ag_option_row *row = command->rows; row->name != NULL; row++) {
        char option[64];
        snprintf(option, sizeof option, "--%s%s%s", row->name, row->value != NULL ? " " : "",
                 row->value != NULL ? row->value : "");
        printf("  %-24s %s\n", option, row->help);
    }
}

static int is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

// aggro help --man, --completion SHELL, --complete WORD…
static void run_help(int count, char **words)
{
    const ag_commands all = { commands, COMMAND_COUNT };
    if (strcmp(words[0], "--complete") == 0) {
        ag_cli_print_candidates(all, words + 1, count - 1);
    } else if (strcmp(words[0], "--completion") == 0) {
        ag_cli_print_completion(count > 1 ? words[1] : "");
    } else if (strcmp(words[0], "--man") == 0) {
        ag_cli_print_manual(all);
    } else {
        ag_cli_stop(AG_USAGE,
                    "help takes a command, --man or --completion bash, zsh or fish, not %s",
                    words[0]);
    }
}

static int run_command(const ag_command *command, int count, char **words)
{
    ag_error error = { 0 };
    ag_arguments arguments;
    ag_cli_need(ag_arguments_read(count, words, command->rows, &arguments, &error), &error);
    if (arguments.word_count == 0 && command->which != NULL) {
        ag_cli_stop(AG_USAGE, "%s", command->which);
    }
    if (arguments.word_count > command->words_most) {
        ag_cli_too_many(arguments.words[command->words_most]);
    }
    return command->run(&arguments);
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    int help = strcmp(name, "help") == 0;
    if (name[0] == '\0') ag_cli_stop(AG_USAGE, "which command? `aggro help` lists them");
    if (strcmp(name, "--version") == 0) {
        printf("aggro %s\n", AG_VERSION);
    } else if (is_help(name) || (help && argc == 2)) {
        print_help();
    } else if (help && strncmp(argv[2], "--", 2) == 0) {
        run_help(argc - 2, argv + 2);
    } else {
        if (help) name = argv[2];
        int at = ag_candidate_find(name, command_name, NULL);
        if (at < 0) {
            ag_cli_unknown("command", name, command_name, NULL,
                           "; `aggro help` lists those there are");
        }
        for (int i = 2; i < argc; i++) help = help || is_help(argv[i]);
        if (!help) return run_command(commands[at], argc - 2, argv + 2);
        print_command_help(commands[at]);
    }
    return AG_EXIT_OK;
}

static void end_interrupted(int signal_number)
{
    (void)signal_number;
    _exit(AG_EXIT_INTERRUPTED);
}

static void end_broken(void *context, const char *what, const char *file, int line)
{
    (void)context, (void)what, (void)file, (void)line;
    _exit(AG_EXIT_INTERNAL);
}

int main(int argc, char **argv)
{
    signal(SIGINT, end_interrupted);
    ag_assert_set_hook(end_broken, NULL);
    return ag_cli_ended(run(argc, argv));
}
