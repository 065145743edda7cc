// Blank powers: a condition that fails reads as "no", is told once and never asked again.
#include "support/suite.h"

#include "rules/blank.h"
#include "rules/event.h"
#include "rules/trigger.h"

static uint16_t watcher;
static int answer;

static int asked(ag_rules *rules, const ag_frame *frame, void *context)
{
    (void)rules;
    (void)frame;
    (void)context;
    return answer;
}

static int lay_out(void **unused)
{
    open_table(unused);
    watcher = table_card(table, "Watcher", AG_TYPE_ALLY, 1, 1, 1);
    ag_power_def *power = table_power(table, watcher, AG_POWER_TRIGGER);
    power->functions = AG_BIT(AG_SLOT_EFFECT) | AG_BIT(AG_SLOT_CONDITION);
    power->watch.event = AG_EVENT_DAMAGED;
    fake_script_condition(table->script, watcher, 0, asked, NULL);
    table_put(table, watcher, 1, AG_ZONE_PARTY);
    answer = 1;
    return 0;
}

static void happen(void)
{
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DAMAGED, 3, table_hero(table, 3));
    ag_happen(&table->rules, &event);
}

static void yes_and_no_are_answers(void **unused)
{
    (void)unused;
    answer = 0;
    happen();
    assert_int_equal(table->state.used.waiting, 1);
    assert_false(ag_power_is_blank(&table->state, watcher, 0));
    answer = 1;
    happen();
    assert_int_equal(table->state.used.waiting, 2);
}

static void a_fault_reads_as_no_from_then_on(void **unused)
{
    (void)unused;
    answer = -1;
    happen();
    assert_true(ag_power_is_blank(&table->state, watcher, 0));
    assert_false(ag_power_is_blank(&table->state, watcher, 1));
    assert_true(table_was_told(table, "A fault in the script of Watcher"));
    int tests = table->script->test_count;
    size_t told = table->told_length;
    answer = 1;
    happen();
    assert_int_equal(table->state.used.waiting, 1);
    assert_int_equal(table->script->test_count, tests);
    assert_null(strstr(table->told + told, "fault"));
}

static void too_many_of_them_stop_the_game(void **unused)
{
    (void)unused;
    for (int i = 0; i < AG_RULINGS_A_TURN_MAX; i++) {
        ag_frame frame = { .printed = watcher, .power = (uint16_t)(i + 1), .seat = 1 };
        ag_power_blank(&table->rules, &frame, 1);
        assert_null(table->rules.over);
    }
    ag_frame last = { .printed = watcher, .power = 40, .seat = 1 };
    ag_power_blank(&table->rules, &last, 1);
    assert_non_null(table->rules.over);
}

static void turns_count_on_their_own(void **unused)
{
    (void)unused;
    for (int i = 0; i < 2 * AG_RULINGS_A_TURN_MAX; i++) {
        table->state.turn.number += i % 4 == 0;
        ag_frame frame = { .printed = watcher, .power = (uint16_t)(i + 1), .seat = 1 };
        ag_power_blank(&table->rules, &frame, 1);
    }
    assert_null(table->rules.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(yes_and_no_are_answers, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_fault_reads_as_no_from_then_on, lay_out, close_table),
        cmocka_unit_test_setup_teardown(too_many_of_them_stop_the_game, lay_out, close_table),
        cmocka_unit_test_setup_teardown(turns_count_on_their_own, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
