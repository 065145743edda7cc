// What a test of the rules begins with: cmocka, and a fresh table of two raiders and a Boss player
// for each test.
#ifndef AG_TESTS_SUPPORT_SUITE_H
#define AG_TESTS_SUPPORT_SUITE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"
#include "support/table.h"

static test_table *table;

static int open_table(void **unused)
{
    (void)unused;
    table = table_open(2);
    return 0;
}

static int close_table(void **unused)
{
    (void)unused;
    table_close(table);
    return 0;
}

// A test with a table of its own.
#define table_test(function) cmocka_unit_test_setup_teardown(function, open_table, close_table)

#endif
