// Hashes are the same on every machine; the identity of a script is 32 hex digits.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/hash.h"

// What recordings and goldens rest on: these numbers must never change.
static void known_values(void **unused)
{
    (void)unused;
    assert_int_equal(ag_hash(0, "", 0), 0x2d06800538d394c2u);
    assert_int_equal(ag_hash_text("aggro"), ag_hash(0, "aggro", 5));
}

static void seeds_and_bytes_count(void **unused)
{
    (void)unused;
    assert_int_not_equal(ag_hash(1, "aggro", 5), ag_hash(2, "aggro", 5));
    assert_int_not_equal(ag_hash(1, "aggro", 5), ag_hash(1, "aggrp", 5));
    assert_int_not_equal(ag_hash(1, "aggro", 5), ag_hash(1, "aggro", 4));
}

static void scripts_are_named_by_32_digits(void **unused)
{
    (void)unused;
    char first[AG_HASH_TEXT_SIZE], second[AG_HASH_TEXT_SIZE];
    ag_hash_script("return 1", 8, first);
    ag_hash_script("return 2", 8, second);
    assert_int_equal(strlen(first), 32);
    assert_int_equal(strspn(first, "0123456789abcdef"), 32);
    assert_string_not_equal(first, second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_values),
        cmocka_unit_test(seeds_and_bytes_count),
        cmocka_unit_test(scripts_are_named_by_32_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
