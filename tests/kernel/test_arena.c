// Arenas: items of any size, aligned and zeroed, that stay where they are until all go.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/arena.h"
#include "support/memory.h"

static void items_are_aligned_zeroed_and_stay(void **unused)
{
    enum { COUNT = 3000 };
    static unsigned char *items[COUNT];
    ag_arena arena = { 0 };
    (void)unused;
    for (int i = 0; i < COUNT; i++) {
        size_t size = 1 + (size_t)i % 100;
        items[i] = ag_arena_item(&arena, size);
        assert_non_null(items[i]);
        assert_int_equal((uintptr_t)items[i] % _Alignof(max_align_t), 0);
        for (size_t at = 0; at < size; at++) {
            assert_int_equal(items[i][at], 0);
        }
        memset(items[i], i % 251, size);
        assert_string_equal(ag_arena_text(&arena, "between"), "between");
    }
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(items[i][i % 100], i % 251);
    }
    ag_arena_close(&arena);
    assert_null(arena.newest);
}

static void an_item_may_be_larger_than_a_block(void **unused)
{
    ag_arena arena = { 0 };
    (void)unused;
    const char *small = ag_arena_text(&arena, "small");
    char *large = ag_arena_item(&arena, 1000000);
    memset(large, 'x', 1000000);
    assert_string_equal(small, "small");
    assert_string_equal(ag_arena_text(&arena, ""), "");
    ag_arena_close(&arena);
}

static void bytes_get_a_zero_at_their_end(void **unused)
{
    static const char bytes[] = { 'a', '\0', 'b' };
    ag_arena arena = { 0 };
    (void)unused;
    const char *copy = ag_arena_bytes(&arena, bytes, sizeof bytes);
    assert_memory_equal(copy, bytes, sizeof bytes);
    assert_int_equal(copy[sizeof bytes], 0);
    ag_arena_close(&arena);
}

// Once memory ran out nothing more is kept, and the owner can ask for that at the end.
static void texts_are_printed_and_items_copied(void **unused)
{
    (void)unused;
    ag_arena arena = { 0 };
    const int pair[2] = { 1, 2 };
    assert_string_equal(ag_arena_print(&arena, "%d of %s", 2, "three"), "2 of three");
    assert_memory_equal(ag_arena_copy(&arena, pair, sizeof pair), pair, sizeof pair);
    ag_arena_close(&arena);
}

static void missing_memory_is_noted(void **unused)
{
    ag_arena arena = { 0 };
    (void)unused;
    const char *kept = ag_arena_text(&arena, "kept");
    memory_arm(0);
    assert_null(ag_arena_item(&arena, 1000));
    memory_arm(-1);
    assert_true(arena.failed);
    assert_null(ag_arena_item(&arena, 1));
    assert_string_equal(ag_arena_text(&arena, "lost"), "");
    assert_string_equal(kept, "kept");
    ag_arena_close(&arena);
    assert_false(arena.failed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_aligned_zeroed_and_stay),
        cmocka_unit_test(an_item_may_be_larger_than_a_block),
        cmocka_unit_test(bytes_get_a_zero_at_their_end),
        cmocka_unit_test(texts_are_printed_and_items_copied),
        cmocka_unit_test(missing_memory_is_noted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
