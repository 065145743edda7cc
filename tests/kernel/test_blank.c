// Blank powers: a condition that fails reads as "no", is told once and never asked again; so does a
// replacement that is ruled out.
#include "support/suite.h"

#include "rules/agenda/agenda.h"

static uint16_t printed;
static ag_power_def *power;
static ag_event event;
static int answer;

static int asks(const ag_rules *rules, const ag_frame *frame, void *context)
{
    (void)rules;
    (void)frame;
    (void)context;
    return answer;
}

static int lay_out(void **unused)
{
    open_table(unused);
    answer = 1;
    printed = table_card(table, "Watcher", AG_TYPE_ALLY, 1, 1, 1);
    power = table_power(table, printed, AG_POWER_REPLACE);
    power->watch.event = AG_EVENT_DAMAGED;
    power->functions = AG_BIT(AG_SLOT_CONDITION) | AG_BIT(AG_SLOT_EFFECT);
    fake_script_condition(table->script, printed, 0, asks, NULL);
    table_put(table, printed, 1, AG_ZONE_PARTY);
    table_put(table, printed, 2, AG_ZONE_PARTY);
    event = ag_event_of(&table->rules, AG_EVENT_DAMAGED, 3, table_hero(table, 3));
    event.amount = 3;
    return 0;
}

// How many of the two would replace it.
static int hold(void)
{
    ag_ready ready[4];
    int count = ag_watch_ready(&table->rules, AG_POWER_REPLACE, &event, ready, 4);
    int holding = 0;
    assert_int_equal(count, 2);
    for (int i = 0; i < count; i++) {
        holding += ag_watch_condition(&table->rules, &ready[i], &event);
    }
    return holding;
}

static void conditions_are_asked(void **unused)
{
    (void)unused;
    assert_int_equal(hold(), 2);
    answer = 0;
    assert_int_equal(hold(), 0);
    assert_int_equal(table->script->test_count, 4);
    assert_int_equal(table->state.used.blanks, 1);
}

static void a_fault_is_no_once_and_for_all(void **unused)
{
    (void)unused;
    answer = -1;
    assert_int_equal(hold(), 0);
    answer = 1;
    assert_int_equal(hold(), 0);
    assert_int_equal(table->script->test_count, 1);
    assert_true(ag_power_is_blank(&table->state, printed, 0));
    assert_false(ag_power_is_blank(&table->state, printed, 1));
    assert_true(table_was_told(table, "A fault in the script of Watcher"));
    assert_null(table->rules.over);
}

static void a_replacement_that_is_ruled_out(void **unused)
{
    (void)unused;
    uint32_t ruling = table->state.frames_begun + 2;
    ag_card_id hero = table_hero(table, 1);
    table->rules.rulings = &ruling;
    table->rules.ruling_count = 1;
    assert_false(ag_frame_declines(&table->rules, printed, 0, hero, 1));
    ag_frame_begin(&table->rules, printed, 0, AG_SLOT_EFFECT, hero, 1);
    assert_true(ag_frame_declines(&table->rules, printed, 0, hero, 1));
    assert_int_equal(table->state.frames_begun, ruling);
    assert_int_equal(hold(), 0);
    assert_int_equal(table->script->test_count, 0);
}

static void more_than_the_engine_allows(void **unused)
{
    (void)unused;
    ag_frame frame = { .printed = printed, .seat = 1, .me = table_hero(table, 1) };
    for (int i = 0; i < AG_BLANK_MAX - 1; i++) {
        frame.power = (uint16_t)i;
        if (i % AG_RULINGS_A_TURN_MAX == 0) {
            table->state.turn.number++;
        }
        ag_power_blank(&table->rules, &frame, 0);
        assert_null(table->rules.over);
    }
    assert_int_equal(table->state.used.blanks, AG_BLANK_MAX);
    frame.power = AG_BLANK_MAX;
    ag_power_blank(&table->rules, &frame, 0);
    assert_non_null(table->rules.over);
}

static void more_in_a_turn_than_the_engine_allows(void **unused)
{
    (void)unused;
    ag_frame frame = { .printed = printed, .seat = 1, .me = table_hero(table, 1) };
    for (int i = 0; i < AG_RULINGS_A_TURN_MAX; i++) {
        frame.power = (uint16_t)i;
        ag_power_blank(&table->rules, &frame, 0);
        assert_null(table->rules.over);
    }
    frame.power = AG_RULINGS_A_TURN_MAX;
    ag_power_blank(&table->rules, &frame, 0);
    assert_non_null(table->rules.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(conditions_are_asked, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_fault_is_no_once_and_for_all, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_replacement_that_is_ruled_out, lay_out, close_table),
        cmocka_unit_test_setup_teardown(more_than_the_engine_allows, lay_out, close_table),
        cmocka_unit_test_setup_teardown(more_in_a_turn_than_the_engine_allows, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
