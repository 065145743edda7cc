// What one card has done to another this turn.
#include "support/suite.h"

#include "rules/numbers/numbers.h"
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

static void note(ag_card_id to, ag_card_id by, int what)
{
    ag_dealing_note(&table->state, to, by, what);
}

static int was(ag_card_id to, ag_card_id by, int what)
{
    return ag_dealing_was(&table->state, to, by, what);
}

static void a_pair_is_known_in_one_direction(void **unused)
{
    (void)unused;
    note(hero, one, AG_DEALING_DAMAGE);
    assert_true(was(hero, one, AG_DEALING_DAMAGE));
    assert_false(was(one, hero, AG_DEALING_DAMAGE));
    assert_false(was(hero, other, AG_DEALING_DAMAGE));
    assert_false(was(other, one, AG_DEALING_DAMAGE));
    assert_false(was(hero, one, AG_DEALING_COMBAT));
}

static void combat_is_remembered_beside_other_damage(void **unused)
{
    (void)unused;
    note(hero, one, AG_DEALING_DAMAGE | AG_DEALING_COMBAT);
    note(hero, one, AG_DEALING_DAMAGE);
    assert_true(was(hero, one, AG_DEALING_COMBAT));
    assert_true(was(hero, one, AG_DEALING_DAMAGE));
    assert_int_equal(table->state.used.dealings, 2);
}

static void an_attack_is_no_damage(void **unused)
{
    (void)unused;
    note(hero, one, AG_DEALING_ATTACK);
    assert_true(was(hero, one, AG_DEALING_ATTACK));
    assert_false(was(hero, one, AG_DEALING_DAMAGE));
    assert_false(was(one, hero, AG_DEALING_ATTACK));
}

static void what_nobody_does_is_no_dealing(void **unused)
{
    (void)unused;
    note(hero, (ag_card_id){ 0, 0 }, AG_DEALING_DAMAGE);
    note((ag_card_id){ 0, 0 }, one, AG_DEALING_ATTACK);
    assert_int_equal(table->state.used.dealings, 1);
    assert_false(was(hero, (ag_card_id){ 0, 0 }, AG_DEALING_DAMAGE));
}

static void a_card_that_became_another_did_nothing(void **unused)
{
    (void)unused;
    note(hero, one, AG_DEALING_DAMAGE);
    ag_card_id later = { one.slot, (uint16_t)(one.life + 1) };
    assert_false(was(hero, later, AG_DEALING_DAMAGE));
}

static void the_next_turn_knows_nothing_of_it(void **unused)
{
    (void)unused;
    char trouble[200];
    note(hero, one, AG_DEALING_DAMAGE);
    note(other, one, AG_DEALING_ATTACK);
    ag_dealings_forget(&table->state);
    assert_false(was(hero, one, AG_DEALING_DAMAGE));
    assert_int_equal(table->state.used.dealings, 1);
    assert_int_equal(ag_state_check(&table->state, trouble, sizeof trouble), 0);
}

static void of_too_many_the_oldest_gives_way(void **unused)
{
    (void)unused;
    for (int i = 1; i <= AG_DEALING_MAX; i++) {
        note(hero, (ag_card_id){ (uint16_t)(500 + i), 1 }, AG_DEALING_DAMAGE);
    }
    assert_int_equal(table->state.used.dealings, AG_DEALING_MAX);
    assert_false(was(hero, (ag_card_id){ 501, 1 }, AG_DEALING_DAMAGE));
    assert_true(was(hero, (ag_card_id){ 502, 1 }, AG_DEALING_DAMAGE));
    assert_true(was(hero, (ag_card_id){ 500 + AG_DEALING_MAX, 1 }, AG_DEALING_DAMAGE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_pair_is_known_in_one_direction, lay_out, close_table),
        cmocka_unit_test_setup_teardown(combat_is_remembered_beside_other_damage, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(an_attack_is_no_damage, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_nobody_does_is_no_dealing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_card_that_became_another_did_nothing, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_next_turn_knows_nothing_of_it, lay_out, close_table),
        cmocka_unit_test_setup_teardown(of_too_many_the_oldest_gives_way, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
