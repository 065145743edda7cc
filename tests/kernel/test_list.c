// Growing lists: items keep their order and contents while the room doubles.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/list.h"
#include "support/memory.h"

static ag_list numbers(int count, ag_arena *arena)
{
    ag_list list = { .size = sizeof(int) };
    for (int i = 0; i < count; i++) {
        int *item = ag_list_push(&list, arena);
        assert_non_null(item);
        assert_int_equal(*item, 0);
        *item = i;
    }
    return list;
}

static void a_list_keeps_what_is_pushed(void **unused)
{
    ag_arena arena = { 0 };
    (void)unused;
    ag_list list = numbers(1000, &arena);
    assert_int_equal(list.count, 1000);
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(*(int *)ag_list_at(&list, i), i);
    }
    ag_list_close(&list);
    assert_int_equal(list.count, 0);
    *(int *)ag_list_push(&list, &arena) = 7;  // a closed list begins again
    assert_int_equal(*(int *)ag_list_at(&list, 0), 7);
    ag_list_close(&list);
}

static void insert_and_cut_move_the_rest(void **unused)
{
    ag_arena arena = { 0 };
    (void)unused;
    ag_list list = numbers(16, &arena);  // full: the insert grows it
    *(int *)ag_list_insert(&list, 3, &arena) = 100;
    *(int *)ag_list_insert(&list, 17, &arena) = 200;
    assert_int_equal(list.count, 18);
    assert_int_equal(*(int *)ag_list_at(&list, 2), 2);
    assert_int_equal(*(int *)ag_list_at(&list, 3), 100);
    assert_int_equal(*(int *)ag_list_at(&list, 4), 3);
    assert_int_equal(*(int *)ag_list_at(&list, 17), 200);
    ag_list_cut(&list, 0, 4);
    ag_list_cut(&list, 13, 1);
    ag_list_cut(&list, 13, 0);
    assert_int_equal(list.count, 13);
    assert_int_equal(*(int *)ag_list_at(&list, 0), 3);
    assert_int_equal(*(int *)ag_list_at(&list, 12), 15);
    ag_list_close(&list);
}

static void missing_memory_leaves_the_list_as_it_was(void **unused)
{
    ag_arena arena = { 0 };
    (void)unused;
    ag_list list = numbers(16, &arena);
    memory_arm(0);
    assert_null(ag_list_push(&list, &arena));
    memory_arm(-1);
    assert_true(arena.failed);
    assert_int_equal(list.count, 16);
    assert_int_equal(*(int *)ag_list_at(&list, 15), 15);
    ag_list_close(&list);
}

static void an_array_is_moved_only_when_it_is_full(void **unused)
{
    int capacity = 0;
    (void)unused;
    int *items = ag_list_room(NULL, &capacity, 1, sizeof *items);
    assert_non_null(items);
    assert_true(capacity >= 1);
    int before = capacity;
    assert_ptr_equal(ag_list_room(items, &capacity, before, sizeof *items), items);
    assert_int_equal(capacity, before);
    items[before - 1] = 5;
    items = ag_list_room(items, &capacity, 10 * before, sizeof *items);
    assert_true(capacity >= 10 * before);
    assert_int_equal(items[before - 1], 5);
    before = capacity;
    memory_arm(0);
    assert_null(ag_list_room(items, &capacity, capacity + 1, sizeof *items));
    memory_arm(-1);
    assert_int_equal(capacity, before);
    free(items);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_list_keeps_what_is_pushed),
        cmocka_unit_test(insert_and_cut_move_the_rest),
        cmocka_unit_test(missing_memory_leaves_the_list_as_it_was),
        cmocka_unit_test(an_array_is_moved_only_when_it_is_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
