// Outside play: which cards have powers there, what those wait for, and what moves leave as it was.
#include "support/suite.h"

#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"
#include "state/zone.h"

static ag_card_id there, plain;
static ag_change change;

// A card whose power works in the hand: its controller's allies have +1 ATK; and one that has none.
static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t printed = table_card(table, "Keepsake", AG_TYPE_ABILITY, 1, 0, 0);
    ag_card_def *def = table_def(table, printed);
    ag_power_def *power = table_power(table, printed, AG_POWER_CONTINUOUS);
    change = (ag_change){ .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS),
                          .amount = table_amount(1),
                          .field = AG_FIELD_ATK };
    power->changes = &change;
    power->change_count = 1;
    power->zones = AG_BIT(AG_ZONE_HAND);
    def->elsewhere = AG_BIT(AG_ZONE_HAND);
    table->catalog.elsewhere = AG_BIT(AG_ZONE_HAND);
    there = table_put(table, printed, 1, AG_ZONE_HAND);
    plain = table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 2, 2), 1, AG_ZONE_PARTY);
    return 0;
}

static void the_cards_that_work_there_are_listed(void **unused)
{
    (void)unused;
    const uint16_t *slots;
    assert_int_equal(ag_outside_cards(&table->rules, &slots), 1);
    assert_int_equal(slots[0], there.slot);
    assert_true(ag_outside_waits(&table->rules, AG_POWER_CONTINUOUS, 0));
    assert_false(ag_outside_waits(&table->rules, AG_POWER_TRIGGER, 0));
    ag_card_id second =
        table_put(table, ag_catalog_find(&table->catalog, "test/Keepsake"), 2, AG_ZONE_GRAVEYARD);
    assert_int_equal(ag_outside_cards(&table->rules, &slots), 2);
    assert_int_equal(slots[1], second.slot);
}

static void drawing_another_card_makes_no_number_stale(void **unused)
{
    (void)unused;
    assert_int_equal(ag_atk(&table->rules, plain), 3);
    uint32_t version = table->rules.derived.version;
    table_put(table, ag_catalog_find(&table->catalog, "test/Ally"), 1, AG_ZONE_HAND);
    assert_int_equal(ag_atk(&table->rules, plain), 3);
    assert_int_equal(table->rules.derived.version, version);
}

static void the_card_itself_takes_its_change_with_it(void **unused)
{
    (void)unused;
    assert_int_equal(ag_atk(&table->rules, plain), 3);
    ag_pile_take(&table->state, there.slot);
    ag_pile_put(&table->state, there.slot, ag_pile_of(&table->state, AG_ZONE_REMOVED, 1, 0), 1);
    assert_int_equal(ag_atk(&table->rules, plain), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_cards_that_work_there_are_listed, lay_out, close_table),
        cmocka_unit_test_setup_teardown(drawing_another_card_makes_no_number_stale, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_card_itself_takes_its_change_with_it, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
