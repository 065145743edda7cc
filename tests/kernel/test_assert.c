// A broken invariant tells the host's hook what and where, then stops the program.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/assert.h"

static int evaluated;

static int count_up(void)
{
    return ++evaluated;
}

static void a_fact_costs_nothing(void **unused)
{
    (void)unused;
    AG_ASSERT(count_up() == 1);
    assert_int_equal(evaluated, 1);
}

static void note(void *context, const char *what, const char *file, int line)
{
    const int *pipe_end = context;
    char seen = what[0] == '1' && file[0] != '\0' && line > 0 ? 'y' : 'n';
    if (write(*pipe_end, &seen, 1) != 1) {
        _exit(1);
    }
}

static void a_lie_stops_the_program(void **unused)
{
    (void)unused;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        signal(SIGABRT, SIG_DFL);
        if (freopen("/dev/null", "w", stderr) == NULL) {
            _exit(1);
        }
        ag_assert_set_hook(note, &ends[1]);
        AG_ASSERT(1 == 2);
        _exit(0);
    }
    int status;
    char seen = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    assert_int_equal(read(ends[0], &seen, 1), 1);
    assert_int_equal(seen, 'y');
    close(ends[0]);
    close(ends[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fact_costs_nothing),
        cmocka_unit_test(a_lie_stops_the_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
