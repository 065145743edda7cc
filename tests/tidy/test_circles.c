// Who calls whom, as script/circles finds it: between the folders of the engine calls go down, as
// they are listed in engine/floors.txt, and no circle of files is larger than a folder.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <cmocka.h>

#define TREE AGGRO_BUILD_DIR "/tests/circles"

static int run(const char *command)
{
    int status = system(command);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

// A tree of two rooms: `low` and `high` are the function that stands in a file of each.
static void make_tree(const char *low, const char *high)
{
    char command[4096];
    snprintf(command, sizeof command,
             "rm -rf " TREE " && cd '" AGGRO_SOURCE_DIR "' && mkdir -p " TREE "/engine/a " TREE
             "/engine/b " TREE "/script " TREE "/CMakeFiles/engine/a " TREE "/CMakeFiles/engine/b"
             " && cp -r script/circles script/lib " TREE "/script && cd " TREE
             " && printf '1 a/low\\n2 b/high\\n' >engine/floors.txt"
             " && echo '%s' >engine/a/low.c && echo '%s' >engine/b/high.c"
             " && for file in a/low b/high; do"
             " cc -c engine/$file.c -o CMakeFiles/engine/$file.c.o || exit 9; done",
             low, high);
    assert_int_equal(run(command), 0);
}

static int circles_of_tree(void)
{
    return run("cd " TREE " && script/circles --objects . engine >said 2>&1");
}

static int says(const char *words)
{
    char command[512];
    snprintf(command, sizeof command, "grep -qF '%s' " TREE "/said", words);
    return run(command) == 0;
}

static void calls_go_down_in_the_engine(void **state)
{
    (void)state;
    int code = run("cd '" AGGRO_SOURCE_DIR "' && script/circles --objects '" AGGRO_BUILD_DIR
                   "' engine >'" AGGRO_BUILD_DIR "/circles'");
    if (code != 0) {
        run("grep -A 20 '^up: [0-9]\\|MORE THAN A ROOM' '" AGGRO_BUILD_DIR "/circles' >&2");
    }
    assert_int_equal(code, 0);
}

static void a_call_that_goes_down_is_allowed(void **state)
{
    (void)state;
    make_tree("int low(void) { return 1; }", "int low(void); int high(void) { return low(); }");
    assert_int_equal(circles_of_tree(), 0);
    assert_true(says("engine/b -> engine/a  1"));
}

static void a_call_that_goes_up_is_found(void **state)
{
    (void)state;
    make_tree("int high(void); int low(void) { return high(); }", "int high(void) { return 1; }");
    assert_int_equal(circles_of_tree(), 1);
    assert_true(says("low (engine/a) uses high of high (engine/b)"));
}

static void a_circle_that_is_larger_than_a_room_is_found(void **state)
{
    (void)state;
    make_tree("int high(void); int low(void) { return high(); }",
              "int low(void); int high(void) { return low(); }");
    assert_int_equal(circles_of_tree(), 1);
    assert_true(says("2 of 2 files, 2 lines, MORE THAN A ROOM: low high"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_go_down_in_the_engine),
        cmocka_unit_test(a_call_that_goes_down_is_allowed),
        cmocka_unit_test(a_call_that_goes_up_is_found),
        cmocka_unit_test(a_circle_that_is_larger_than_a_room_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
