// Maps: numbers by text, however many there are.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/map.h"
#include "support/memory.h"

static void a_key_finds_its_newest_number(void **unused)
{
    ag_map map = { 0 };
    (void)unused;
    assert_int_equal(ag_map_get(&map, "ox"), -1);
    assert_non_null(ag_map_put(&map, "ox", 3));
    assert_non_null(ag_map_put(&map, "", 4));
    assert_int_equal(ag_map_get(&map, "ox"), 3);
    assert_int_equal(ag_map_get(&map, ""), 4);
    assert_int_equal(ag_map_get(&map, "Ox"), -1);
    assert_non_null(ag_map_put(&map, "ox", 5));
    assert_int_equal(ag_map_get(&map, "ox"), 5);
    assert_int_equal(map.used, 2);
    ag_map_close(&map);
    assert_int_equal(ag_map_get(&map, "ox"), -1);
}

static void many_keys_are_all_found(void **unused)
{
    enum { COUNT = 20000 };
    static const char *own[COUNT];
    char key[16];
    ag_map map = { 0 };
    (void)unused;
    for (int i = 0; i < COUNT; i++) {
        snprintf(key, sizeof key, "key %d", i);
        own[i] = ag_map_put(&map, key, i);
        assert_string_equal(own[i], key);
    }
    for (int i = 0; i < COUNT; i++) {
        snprintf(key, sizeof key, "key %d", i);
        assert_int_equal(ag_map_get(&map, key), i);
        assert_string_equal(own[i], key);  // it stayed where it was while the map grew
        assert_ptr_equal(ag_map_put(&map, key, i), own[i]);
    }
    assert_int_equal(ag_map_get(&map, "key 20000"), -1);
    ag_map_close(&map);
}

// A map that can't grow still holds what it held.
static void missing_memory_loses_nothing(void **unused)
{
    char key[16];
    ag_map map = { 0 };
    int count = 0;
    (void)unused;
    memory_arm(5);
    do {
        snprintf(key, sizeof key, "key %d", count);
    } while (ag_map_put(&map, key, count++) != NULL);
    memory_arm(-1);
    assert_true(count > 32);
    for (int i = 0; i + 1 < count; i++) {
        snprintf(key, sizeof key, "key %d", i);
        assert_int_equal(ag_map_get(&map, key), i);
    }
    assert_int_equal(ag_map_get(&map, key), count - 2);
    ag_map_close(&map);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_finds_its_newest_number),
        cmocka_unit_test(many_keys_are_all_found),
        cmocka_unit_test(missing_memory_loses_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
