// Who has dealt damage to whom this turn.
#include "support/suite.h"

#include "rules/numbers/known.h"
#include "state/card.h"

static ag_card_id one, other, hero;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t printed = table_card(table, "Ox", AG_TYPE_ALLY, 1, 1, 9);
    one = table_put(table, printed, 1, AG_ZONE_PARTY);
    other = table_put(table, printed, 2, AG_ZONE_PARTY);
    hero = table_hero(table, 3);
    return 0;
}

static void note(ag_card_id victim, ag_card_id source, int amount, int flags)
{
    ag_packet packet = {
        .subject = victim, .source = source, .amount = amount, .flags = (uint8_t)flags
    };
    ag_damage_dealt_note(&table->state, &packet);
}

static int was(ag_card_id victim, ag_card_id source, int combat)
{
    return ag_damage_dealt_was(&table->state, victim, source, combat);
}

static void a_pair_is_known_in_one_direction(void **unused)
{
    (void)unused;
    note(hero, one, 2, 0);
    assert_true(was(hero, one, 0));
    assert_false(was(one, hero, 0));
    assert_false(was(hero, other, 0));
    assert_false(was(other, one, 0));
    assert_false(was(hero, one, 1));
}

static void combat_is_remembered_beside_other_damage(void **unused)
{
    (void)unused;
    note(hero, one, 2, AG_PACKET_COMBAT);
    note(hero, one, 2, 0);
    assert_true(was(hero, one, 1));
    assert_true(was(hero, one, 0));
    assert_int_equal(table->state.used.damage_dealt, 2);
}

static void no_damage_and_nobody_leave_no_damage_dealt(void **unused)
{
    (void)unused;
    note(hero, one, 0, AG_PACKET_COMBAT);
    note(hero, (ag_card_id){ 0, 0 }, 3, 0);
    assert_int_equal(table->state.used.damage_dealt, 1);
    assert_false(was(hero, (ag_card_id){ 0, 0 }, 0));
}

static void a_card_that_became_another_did_nothing(void **unused)
{
    (void)unused;
    note(hero, one, 2, 0);
    ag_card_id later = { one.slot, (uint16_t)(one.life + 1) };
    assert_false(was(hero, later, 0));
}

static void the_next_turn_knows_nothing_of_it(void **unused)
{
    (void)unused;
    char trouble[200];
    note(hero, one, 2, 0);
    note(other, one, 2, 0);
    ag_damage_dealt_forget(&table->state);
    assert_false(was(hero, one, 0));
    assert_int_equal(table->state.used.damage_dealt, 1);
    assert_int_equal(ag_state_check(&table->state, trouble, sizeof trouble), 0);
}

static void of_too_many_the_oldest_gives_way(void **unused)
{
    (void)unused;
    for (int i = 1; i <= AG_DAMAGE_DEALT_MAX; i++) {
        note(hero, (ag_card_id){ (uint16_t)(500 + i), 1 }, 1, 0);
    }
    assert_int_equal(table->state.used.damage_dealt, AG_DAMAGE_DEALT_MAX);
    assert_false(was(hero, (ag_card_id){ 501, 1 }, 0));
    assert_true(was(hero, (ag_card_id){ 502, 1 }, 0));
    assert_true(was(hero, (ag_card_id){ 500 + AG_DAMAGE_DEALT_MAX, 1 }, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_pair_is_known_in_one_direction, lay_out, close_table),
        cmocka_unit_test_setup_teardown(combat_is_remembered_beside_other_damage, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(no_damage_and_nobody_leave_no_damage_dealt, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_card_that_became_another_did_nothing, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_next_turn_knows_nothing_of_it, lay_out, close_table),
        cmocka_unit_test_setup_teardown(of_too_many_the_oldest_gives_way, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
