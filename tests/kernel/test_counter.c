// Counters as actions: changed, never below none, and told where they changed (CR 404.1).
#include "support/suite.h"

#include "rules/change/change.h"

static void changes_are_told(void **unused)
{
    (void)unused;
    ag_symbol charge = table_symbol(table, "charge");
    ag_card_id hero = table_hero(table, 1);
    ag_counters_change(&table->rules, hero, charge, 3, 1);
    assert_int_equal(ag_counter_count(&table->state, hero, charge), 3);
    assert_true(table_was_told(table, "Hero now has 3 charge counters."));
    ag_counters_change(&table->rules, hero, charge, -2, 1);
    assert_true(table_was_told(table, "Hero now has 1 charge counter."));
}

static void what_changes_nothing_is_not_told(void **unused)
{
    (void)unused;
    ag_symbol charge = table_symbol(table, "charge");
    size_t told = table->told_length;
    ag_counters_change(&table->rules, table_hero(table, 1), charge, -2, 1);
    ag_counters_change(&table->rules, table_hero(table, 1), charge, 0, 1);
    assert_int_equal(table->told_length, told);
}

static void never_below_none(void **unused)
{
    (void)unused;
    ag_symbol charge = table_symbol(table, "charge");
    ag_card_id hero = table_hero(table, 1);
    ag_counters_change(&table->rules, hero, charge, 2, 1);
    ag_counters_change(&table->rules, hero, charge, -9, 1);
    assert_int_equal(ag_counter_count(&table->state, hero, charge), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(changes_are_told),
        table_test(what_changes_nothing_is_not_told),
        table_test(never_below_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
