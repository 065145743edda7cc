// Packets: damage is dealt together, never to what can't be dealt it; healing and put damage know
// their ends.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"

static ag_card_id ally, other;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t printed = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 4);
    ally = table_put(table, printed, 1, AG_ZONE_PARTY);
    other = table_put(table, printed, 2, AG_ZONE_PARTY);
    return 0;
}

static void deal(uint8_t flags, const ag_card_id *to, int count, int amount)
{
    ag_damage damage = {
        .controller = 3, .flags = flags, .damage = AG_DAMAGE_FIRE, .source = table_hero(table, 3)
    };
    ag_damage_begin(&table->rules, &damage, to, count, amount);
    assert_int_equal(table_run(table), AG_DONE);
}

static int damage_on(ag_card_id card)
{
    return ag_card_at(&table->state, card)->damage;
}

static void to_all_of_them_at_once(void **unused)
{
    (void)unused;
    ag_card_id both[] = { ally, other };
    deal(0, both, 2, 3);
    assert_int_equal(damage_on(ally), 3);
    assert_int_equal(damage_on(other), 3);
    assert_int_equal(table->state.reply.number, 6);
    assert_int_equal(table->state.reply.count, 2);
    assert_true(table_was_told(table, "Boss deals 3 fire damage to Ally."));
    assert_int_equal(table->state.used.packets, 1);
}

// CR 405.5: no packet for nothing, and none for what is no character.
static void not_to_everything(void **unused)
{
    (void)unused;
    ag_card_id item =
        table_put(table, table_card(table, "Item", AG_TYPE_ITEM, 1, 0, 0), 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, 1, 1, AG_ZONE_HAND);
    deal(0, &item, 1, 3);
    deal(0, &held, 1, 3);
    deal(0, &ally, 1, 0);
    deal(0, &ally, 1, -2);
    assert_int_equal(table->state.reply.number, 0);
    assert_int_equal(damage_on(ally), 0);
    assert_false(table_was_told(table, "deals"));
}

static void immune_and_protected_ones_are_spared(void **unused)
{
    (void)unused;
    ag_change immune = { .subject = { .only = ally },
                         .amount = table_amount(1),
                         .field = AG_FIELD_KEYWORD,
                         .word = AG_KEYWORD_IMMUNE };
    ag_change cant = { .subject = { .only = other },
                       .amount = table_amount(1),
                       .field = AG_FIELD_CANT,
                       .word = AG_CANT_BE_DAMAGED };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = immune,
                                                    .source = ally,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = cant,
                                                    .source = other,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    ag_card_id both[] = { ally, other };
    deal(AG_PACKET_UNPREVENTABLE, both, 2, 3);
    assert_int_equal(damage_on(ally) + damage_on(other), 0);
}

// CR 407.1.
static void healing_ends_at_no_damage(void **unused)
{
    (void)unused;
    deal(0, &ally, 1, 2);
    deal(AG_PACKET_HEAL, &ally, 1, 5);
    assert_int_equal(damage_on(ally), 0);
    assert_int_equal(table->state.reply.number, 2);
    deal(AG_PACKET_HEAL, &ally, 1, 5);
    assert_int_equal(table->state.reply.number, 0);
}

// CR 405.3: put damage is not dealt, and never more than fatal.
static void put_damage_is_not_dealt(void **unused)
{
    (void)unused;
    deal(AG_PACKET_PUT, &ally, 1, 9);
    assert_int_equal(damage_on(ally), 4);
    assert_true(table_was_told(table, "4 damage is put on Ally."));
    assert_false(table_was_told(table, "deals"));
    assert_int_equal(ag_card_at(&table->state, ally)->damaged_at, 0);
}

static void huge_amounts_are_numbers_still(void **unused)
{
    (void)unused;
    for (int i = 0; i < 3; i++) {
        deal(0, &ally, 1, 2000000);
    }
    assert_true(damage_on(ally) >= 4);
}

// A prevention takes its part, once a packet, and nothing from what is unpreventable.
static void shields_work_through_the_watch(void **unused)
{
    (void)unused;
    uint16_t shield = table_card(table, "Shield", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, shield, AG_POWER_REPLACE);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DAMAGED,
                                   .prevents = 1,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS),
                                   .amount = table_amount(2) };
    table_put(table, shield, 1, AG_ZONE_PARTY);
    deal(0, &ally, 1, 3);
    assert_int_equal(damage_on(ally), 1);
    assert_int_equal(table->state.reply.number, 1);
    assert_true(table_was_told(table, "Shield prevents 2 damage to Ally."));
    deal(AG_PACKET_UNPREVENTABLE, &ally, 1, 2);
    assert_int_equal(damage_on(ally), 3);
    deal(0, &other, 1, 2);
    assert_int_equal(damage_on(other), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(to_all_of_them_at_once, lay_out, close_table),
        cmocka_unit_test_setup_teardown(not_to_everything, lay_out, close_table),
        cmocka_unit_test_setup_teardown(immune_and_protected_ones_are_spared, lay_out, close_table),
        cmocka_unit_test_setup_teardown(healing_ends_at_no_damage, lay_out, close_table),
        cmocka_unit_test_setup_teardown(put_damage_is_not_dealt, lay_out, close_table),
        cmocka_unit_test_setup_teardown(huge_amounts_are_numbers_still, lay_out, close_table),
        cmocka_unit_test_setup_teardown(shields_work_through_the_watch, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
