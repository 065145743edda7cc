// What the commands share: messages, exit codes, interruption, progress.
#include "cli/common/cli.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <unistd.h>

static int exit_code(ag_status status)
{
    switch (status) {
    case AG_OK: return AG_EXIT_OK;
    case AG_USAGE:
    case AG_NOT_FOUND: return AG_EXIT_USAGE;
    case AG_BAD_CONTENT: return AG_EXIT_CONTENT;
    case AG_ENVIRONMENT:
    case AG_NO_MEMORY: return AG_EXIT_ENVIRONMENT;
    }
    return AG_EXIT_INTERNAL;
}

int ag_cli_fail(const ag_error *error)
{
    fflush(stdout);
    fprintf(stderr, "aggro: %s\n", error->text);
    return exit_code(error->status);
}

int ag_cli_usage(const char *format, ...)
{
    va_list list;
    fflush(stdout);
    fputs("aggro: ", stderr);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    return AG_EXIT_USAGE;
}

int ag_cli_ended(int code)
{
    if ((fflush(stdout) == 0 && !ferror(stdout)) || code != AG_EXIT_OK) return code;
    fprintf(stderr, "aggro: the standard output cannot be written to\n");
    return AG_EXIT_ENVIRONMENT;
}

void ag_cli_end(int code)
{
    _exit(ag_cli_ended(code));
}

void ag_cli_stop(ag_status status, const char *format, ...)
{
    ag_error error = { .status = status };
    va_list list;
    va_start(list, format);
    vsnprintf(error.text, sizeof error.text, format, list);
    va_end(list);
    ag_cli_end(ag_cli_fail(&error));
}

void ag_cli_need(ag_status status, const ag_error *error)
{
    ag_error stopped = *error;
    stopped.status = status;
    if (status < 0) ag_cli_end(ag_cli_fail(&stopped));
}

void ag_cli_no_memory(const char *what)
{
    ag_cli_stop(AG_NO_MEMORY, "there is no memory %s", what);
}

void ag_cli_too_many(const char *word)
{
    ag_cli_stop(AG_USAGE, "\"%s\" is one word too many; --help shows what there is", word);
}

void ag_cli_unknown(const char *what, const char *word, ag_candidate *next, void *context,
                    const char *where)
{
    char meant[AG_MEANT_BYTES];
    ag_meant(word, next, context, meant);
    ag_cli_stop(AG_USAGE, "there is no %s \"%s\"%s", what, word, meant[0] != '\0' ? meant : where);
}

// A signal handler can only write to a global: this flag is the program's only one.
static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

void ag_cli_hold_interrupts(void)
{
    // No SA_RESTART, so that waiting for a line ends; reset, so that a second
    // Ctrl-C always ends the program.
    struct sigaction action = { .sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND };
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

int ag_cli_interrupted(void)
{
    return interrupted;
}

enum { AG_PROGRESS_COLUMNS = 60 };

void ag_cli_show_progress(const char *what, uint64_t done, uint64_t all)
{
    if (!isatty(STDERR_FILENO)) return;
    // The line only grows, and blanks wipe it out, so that it works without knowing the terminal.
    if (done >= all) {
        fprintf(stderr, "\r%*s\r", AG_PROGRESS_COLUMNS, "");
    } else {
        fprintf(stderr, "\r%s %" PRIu64 " of %" PRIu64, what, done, all);
    }
    fflush(stderr);
}
