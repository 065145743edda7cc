// Settled answers: worked out anew when an aspect was written that they read, and only then.
#include "support/suite.h"

#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"
#include "rules/turn/turn.h"

static uint16_t unique;

static int lay_out(void **unused)
{
    open_table(unused);
    unique = table_card(table, "Named one", AG_TYPE_ALLY, 1, 1, 1);
    table_def(table, unique)->unique = 1;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    assert_false(ag_unique_begin(&table->rules));
    return 0;
}

static int is_cached(void)
{
    return ag_cached_holds(&table->rules, AG_CACHED_UNIQUE);
}

static void damage_makes_nobody_less_unique(void **unused)
{
    (void)unused;
    assert_true(is_cached());
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    ag_touch(&table->state, AG_TOUCH_EXHAUSTED);
    assert_true(is_cached());
}

static void whoever_enters_play_is_looked_at(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    assert_false(is_cached());
    assert_true(ag_unique_begin(&table->rules));
    assert_false(is_cached());
}

static void what_was_cached_is_forgotten_with_the_numbers(void **unused)
{
    (void)unused;
    table->rules.derived.known = 0;
    assert_false(is_cached());
    ag_numbers_of(&table->rules, table_hero(table, 1));
    assert_false(is_cached());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(damage_makes_nobody_less_unique, lay_out, close_table),
        cmocka_unit_test_setup_teardown(whoever_enters_play_is_looked_at, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_was_cached_is_forgotten_with_the_numbers, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
