// Leaving a party: who is the last of several, and what counts as gone meanwhile.
#include "support/suite.h"

#include "rules/agenda/agenda.h"

static uint16_t imp;
static ag_power_def *power;
static ag_card_id one, two;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t keeper = table_card(table, "Keeper", AG_TYPE_ABILITY, 1, 0, 0);
    power = table_power(table, keeper, AG_POWER_TRIGGER);
    power->watch.event = AG_EVENT_LEFT_PARTY;
    power->watch.has_subject = 1;
    power->watch.last = 1;
    power->watch.subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS);
    imp = table_card(table, "Imp", AG_TYPE_ALLY, 1, 1, 1);
    table_put(table, keeper, 1, AG_ZONE_PARTY);
    one = table_put(table, imp, 1, AG_ZONE_PARTY);
    two = table_put(table, imp, 1, AG_ZONE_PARTY);
    return 0;
}

static int leaves(ag_card_id card)
{
    int before = table->state.used.waiting;
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DESTROYED, 1, card);
    ag_depart(&table->rules, &event);
    return table->state.used.waiting - before;
}

static void another_of_them_stays(void **unused)
{
    (void)unused;
    assert_int_equal(leaves(one), 0);
    assert_int_equal(leaves(two), 0);
}

static void of_those_of_one_moment_the_second_is_the_last(void **unused)
{
    (void)unused;
    ag_moment_begin(&table->rules);
    assert_int_equal(leaves(one), 0);
    assert_int_equal(leaves(two), 1);
    ag_moment_end(&table->rules);
    assert_int_equal(leaves(two), 0);  // a moment later the first one is there, as ever
}

static void those_of_others_do_not_count(void **unused)
{
    (void)unused;
    ag_card_id theirs = table_put(table, imp, 2, AG_ZONE_PARTY);
    assert_int_equal(leaves(theirs), 0);
    ag_moment_begin(&table->rules);
    assert_int_equal(leaves(one), 0);
    assert_int_equal(leaves(theirs), 0);
    assert_int_equal(leaves(two), 1);
    ag_moment_end(&table->rules);
}

static void without_last_each_of_them_counts(void **unused)
{
    (void)unused;
    power->watch.last = 0;
    assert_int_equal(leaves(one), 1);
    assert_int_equal(leaves(two), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(another_of_them_stays, lay_out, close_table),
        cmocka_unit_test_setup_teardown(of_those_of_one_moment_the_second_is_the_last, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(those_of_others_do_not_count, lay_out, close_table),
        cmocka_unit_test_setup_teardown(without_last_each_of_them_counts, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
