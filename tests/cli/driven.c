// Driving the program through two pipes.
#include "cli/driven.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 30000 };

driven *driven_start(const char *words)
{
    int in[2], out[2];
    char command[1024];
    driven *of = calloc(1, sizeof *of);
    assert_non_null(of);
    assert_int_equal(pipe(in), 0);
    assert_int_equal(pipe(out), 0);
    snprintf(command, sizeof command, "cd '%s' && exec '%s/aggro' %s", program_folder(),
             AGGRO_BUILD_DIR, words);
    of->process = fork();
    assert_true(of->process >= 0);
    if (of->process == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        dup2(out[1], STDERR_FILENO);
        close(in[0]);
        close(in[1]);
        close(out[0]);
        close(out[1]);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    of->input = in[1];
    of->output = out[0];
    return of;
}

driven *driven_start_terminal(const char *words, const char *kind, int rows, int columns)
{
    char command[1024];
    struct winsize size = { .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns };
    driven *of = calloc(1, sizeof *of);
    assert_non_null(of);
    // $SCREEN_LOCALE says what the terminal can show.
    snprintf(command, sizeof command,
             "cd '%s' && stty -echo && LC_ALL=${SCREEN_LOCALE:-C.UTF-8} TERM=%s exec '%s/aggro' %s",
             program_folder(), kind, AGGRO_BUILD_DIR, words);
    of->process = forkpty(&of->output, NULL, NULL, &size);
    assert_true(of->process >= 0);
    if (of->process == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    of->input = dup(of->output);
    return of;
}

void driven_say(driven *of, const char *line)
{
    size_t size = strlen(line);
    assert_int_equal(write(of->input, line, size), size);
}

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// 0: it ended, or its time is over.
static int read_more(driven *of, int64_t until)
{
    struct pollfd fd = { .fd = of->output, .events = POLLIN };
    int64_t left = until - now_ms();
    assert_true(of->length + 1 < sizeof of->text);
    if (left <= 0 || poll(&fd, 1, (int)left) <= 0) return 0;
    ssize_t count = read(of->output, of->text + of->length, sizeof of->text - of->length - 1);
    if (count <= 0) return 0;
    of->length += (size_t)count;
    of->text[of->length] = '\0';
    return 1;
}

const char *driven_wait(driven *of, const char *said)
{
    int64_t until = now_ms() + PATIENCE_MS;
    const char *found;
    while ((found = strstr(of->text + of->seen, said)) == NULL) {
        if (!read_more(of, until)) {
            fail_msg("\"%s\" was expected behind:\n%s\nand this came:\n%s", said,
                     of->seen > 400 ? of->text + of->seen - 400 : "", of->text + of->seen);
        }
    }
    of->seen = (size_t)(found - of->text) + strlen(said);
    return found;
}

int driven_end(driven *of, int signal)
{
    int status;
    int64_t until = now_ms() + PATIENCE_MS;
    close(of->input);
    if (signal != 0) {
        kill(of->process, signal);
    }
    while (read_more(of, until)) {
        continue;
    }
    close(of->output);
    assert_int_equal(waitpid(of->process, &status, 0), of->process);
    free(of);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
