// The list of what was told: a game and its forks read one list for as long as they tell the same,
// and what one of them tells otherwise is never seen by another.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "game/log/game_private.h"

static ag_event_log_list first, second;

static int open_lists(void **unused)
{
    (void)unused;
    first = second = (ag_event_log_list){ 0 };
    return 0;
}

static int close_lists(void **unused)
{
    (void)unused;
    ag_event_log_close(&first);
    ag_event_log_close(&second);
    return 0;
}

// Tells `amount` as event `at`.
static void tell(ag_event_log_list *told, int at, int amount)
{
    ag_event_log_event event = { .event = { .kind = 1, .amount = amount } };
    assert_int_equal(ag_event_log_add(told, at, &event), 1);
}

// Events `from` to `to` are told, each with its own number.
static void tell_numbers(ag_event_log_list *told, int from, int to)
{
    for (int i = from; i < to; i++) {
        tell(told, i, i);
    }
}

static void assert_numbers(const ag_event_log_list *told, int from, int to)
{
    for (int i = from; i < to; i++) {
        assert_int_equal(told->events[i].event.amount, i);
    }
}

static void a_long_game_is_kept_whole(void **unused)
{
    (void)unused;
    tell_numbers(&first, 0, 3000);
    assert_true(first.shared.capacity >= 3000);
    assert_numbers(&first, 0, 3000);
}

static void forks_that_tell_the_same_read_one_list(void **unused)
{
    (void)unused;
    tell_numbers(&first, 0, 10);
    ag_event_log_share(&second, &first);
    tell_numbers(&first, 10, 20);
    tell_numbers(&second, 10, 20);
    tell_numbers(&second, 3, 20);  // its log runs again
    assert_ptr_equal(second.events, first.events);
    tell_numbers(&second, 20, 25);
    assert_ptr_equal(second.events, first.events);
    assert_numbers(&first, 0, 25);
}

static void what_a_fork_tells_otherwise_is_its_own(void **unused)
{
    (void)unused;
    tell_numbers(&first, 0, 20);
    ag_event_log_share(&second, &first);
    tell(&second, 7, 700);
    tell(&second, 8, 800);
    assert_ptr_not_equal(second.events, first.events);
    assert_numbers(&first, 0, 20);
    assert_numbers(&second, 0, 7);
    assert_int_equal(second.events[7].event.amount, 700);
    assert_int_equal(second.events[8].event.amount, 800);
    const ag_event_log_event *events = first.events;
    tell(&first, 9, 900);  // nobody else reads the old list any more
    assert_ptr_equal(first.events, events);
}

// The list would move as it grows, away from under the other.
static void a_full_list_that_is_shared_does_not_grow(void **unused)
{
    (void)unused;
    tell_numbers(&first, 0, 1);
    int full = first.shared.capacity;
    tell_numbers(&first, 1, full);
    assert_int_equal(first.shared.capacity, full);
    ag_event_log_share(&second, &first);
    tell(&first, full, full);
    assert_ptr_not_equal(second.events, first.events);
    assert_numbers(&first, 0, full + 1);
    assert_numbers(&second, 0, full);
    assert_int_equal(second.shared.capacity, full);
}

static void the_last_that_reads_a_list_has_it_alone(void **unused)
{
    (void)unused;
    tell_numbers(&first, 0, 20);
    ag_event_log_share(&second, &first);
    ag_event_log_close(&first);
    assert_null(first.events);
    assert_numbers(&second, 0, 20);
    const ag_event_log_event *events = second.events;
    tell(&second, 7, 700);  // nobody else sees it: it is written over what stood there
    assert_ptr_equal(second.events, events);
    assert_int_equal(second.events[7].event.amount, 700);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_lists, close_lists)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_long_game_is_kept_whole),
        TEST(forks_that_tell_the_same_read_one_list),
        TEST(what_a_fork_tells_otherwise_is_its_own),
        TEST(a_full_list_that_is_shared_does_not_grow),
        TEST(the_last_that_reads_a_list_has_it_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
