// Memory that runs out at the first, second, third … allocation: a build or an opening then fails
// with its sentence, leaks nothing and leaves the old file as it was. Memory is SQLite's, or our
// own (calloc and realloc, which the linker brings here).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/folder.h"
#include "store/build/store.h"
#include "support/memory.h"

static sqlite3_mem_methods real;

static void *failing_malloc(int size)
{
    return memory_fails() ? NULL : real.xMalloc(size);
}

static void *failing_realloc(void *block, int size)
{
    return memory_fails() ? NULL : real.xRealloc(block, size);
}

static void install(void)
{
    sqlite3_mem_methods mine;
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real), SQLITE_OK);
    mine = real;
    mine.xMalloc = failing_malloc;
    mine.xRealloc = failing_realloc;
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_MALLOC, &mine), SQLITE_OK);
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0), SQLITE_OK);
    assert_int_equal(sqlite3_initialize(), SQLITE_OK);
}

// Steps get longer so that the test stays short: every allocation up to 200, then every 7 % on.
static long next_count(long count)
{
    return count < 200 ? count + 1 : count + count / 15;
}

static void a_build_without_memory_leaves_the_old_database(void **state)
{
    folder at;
    size_t size, size_now;
    ag_error error = { 0 };
    (void)state;
    folder_open(&at);
    folder_write_world(&at);
    memory_arm(-1);
    assert_int_equal(folder_build(&at, &error), AG_OK);
    unsigned char *bytes = folder_read(&at, "out.db", &size);
    sqlite3_int64 held = sqlite3_memory_used();
    for (long count = 0;; count = next_count(count)) {
        memory_arm(count);
        ag_status status = folder_build(&at, &error);
        int out_of_memory = memory_has_failed();
        memory_arm(-1);
        assert_int_equal(sqlite3_memory_used(), held);
        unsigned char *now = folder_read(&at, "out.db", &size_now);
        assert_int_equal(size, size_now);
        assert_memory_equal(bytes, now, size);
        free(now);
        assert_int_equal(folder_count(&at, "."), 3);
        if (!out_of_memory) {
            assert_int_equal(status, AG_OK);
            break;
        }
        if (status < 0) {
            assert_int_equal(status, AG_NO_MEMORY);
        }
    }
    free(bytes);
    folder_close(&at);
}

static void an_opening_without_memory_says_so(void **state)
{
    folder at;
    char place[1024];
    ag_error error = { 0 };
    (void)state;
    folder_open(&at);
    folder_write_world(&at);
    memory_arm(-1);
    assert_int_equal(folder_build(&at, &error), AG_OK);
    folder_place(&at, "out.db", place, sizeof place);
    sqlite3_int64 held = sqlite3_memory_used();
    for (long count = 0;; count = next_count(count)) {
        ag_store *store;
        memory_arm(count);
        ag_status status = ag_store_open(place, &fake_describer, &store, &error);
        int out_of_memory = memory_has_failed();
        ag_store_close(store);
        memory_arm(-1);
        assert_int_equal(sqlite3_memory_used(), held);
        if (!out_of_memory) {
            assert_int_equal(status, AG_OK);
            break;
        }
        if (status < 0) {
            assert_int_equal(status, AG_NO_MEMORY);
        }
    }
    folder_close(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_build_without_memory_leaves_the_old_database),
        cmocka_unit_test(an_opening_without_memory_says_so),
    };
    install();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
