// Frames: a script function begins, waits for what it pushed, goes on, and is closed; a ruled out
// one never runs.
#include "support/suite.h"

#include "rules/change/change.h"

static uint16_t printed;
static int steps_seen, reply_seen;

static ag_progress draws_twice(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    steps_seen++;
    reply_seen += step > 0 ? rules->state->reply.number : 0;
    if (step < 2) {
        ag_draw_begin(rules, frame->seat, 0, step + 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

static int lay_out(void **unused)
{
    open_table(unused);
    steps_seen = reply_seen = 0;
    printed = table_card(table, "Drawer", AG_TYPE_ABILITY, 1, 0, 0);
    table_power(table, printed, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, printed, 0, draws_twice, NULL);
    for (int i = 0; i < 5; i++) {
        table_put(table, printed, 1, AG_ZONE_DECK);
    }
    return 0;
}

static void it_waits_and_goes_on(void **unused)
{
    (void)unused;
    ag_frame_begin(&table->rules, printed, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1);
    assert_int_equal(ag_frames_open(&table->state), 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(steps_seen, 3);
    assert_int_equal(reply_seen, 3);
    assert_int_equal(ag_frames_open(&table->state), 0);
    assert_int_equal(table->script->drop_count, 1);
}

static void each_has_its_ordinal(void **unused)
{
    (void)unused;
    uint32_t first =
        ag_frame_begin(&table->rules, printed, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1)->ordinal;
    uint32_t second =
        ag_frame_begin(&table->rules, printed, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1)->ordinal;
    assert_int_equal(second, first + 1);
    assert_int_equal(table_run(table), AG_DONE);
}

static void a_ruled_out_frame_never_runs(void **unused)
{
    (void)unused;
    uint32_t ruling = table->state.frames_begun + 1;
    table->rules.rulings = &ruling;
    table->rules.ruling_count = 1;
    ag_frame_begin(&table->rules, printed, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(steps_seen, 0);
    assert_true(table_was_told(table, "A fault in the script of Drawer"));
}

static ag_progress fails(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    (void)context;
    return AG_FAULT;
}

static void a_fault_stops_the_agenda(void **unused)
{
    (void)unused;
    uint16_t broken = table_card(table, "Broken", AG_TYPE_ABILITY, 1, 0, 0);
    table_power(table, broken, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, broken, 0, fails, NULL);
    ag_frame_begin(&table->rules, broken, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1);
    assert_int_equal(table_run(table), AG_FAULT);
    assert_int_equal(table->state.frames[1].printed, broken);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_waits_and_goes_on, lay_out, close_table),
        cmocka_unit_test_setup_teardown(each_has_its_ordinal, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_ruled_out_frame_never_runs, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_fault_stops_the_agenda, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
