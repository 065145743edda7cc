// Striking: a hero's weapon, paid off the chain at the attack and defend points (CR 303.2, CR 7.4).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

static ag_card_id sword;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t printed = table_card(table, "Sword", AG_TYPE_WEAPON, 2, 3, 0);
    table_def(table, printed)->side[0].strike = 1;
    table_def(table, printed)->side[0].damage = AG_DAMAGE_FROST;
    sword = table_put(table, printed, 1, AG_ZONE_PARTY);
    table_resources(table, 1, 1);
    return 0;
}

static void attack_the_boss(void)
{
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, table_hero(table, 1));
    if (table->state.choice.prompt == AG_PROMPT_ATTACK) {
        table_do(table, AG_MOVE_CARD, table_hero(table, 3));
    }
}

static int damage_on(ag_card_id card)
{
    return ag_card_at(&table->state, card)->damage;
}

static void the_weapon_adds_its_atk(void **unused)
{
    (void)unused;
    attack_the_boss();
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_STRIKE);
    table_do(table, AG_MOVE_CARD, sword);
    assert_int_equal(damage_on(table_hero(table, 3)), 3);
    assert_true(ag_card_at(&table->state, sword)->flags & AG_CARD_EXHAUSTED);
    assert_true(table_was_told(table, "Raider 1 strikes with Sword."));
    assert_true(table_was_told(table, "frost"));
    assert_int_equal(ag_atk(&table->rules, table_hero(table, 1)), 0);
}

static void it_may_be_left_at_rest(void **unused)
{
    (void)unused;
    attack_the_boss();
    table_do(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 });
    assert_int_equal(damage_on(table_hero(table, 3)), 0);
    assert_false(ag_card_at(&table->state, sword)->flags & AG_CARD_EXHAUSTED);
}

static void nothing_to_pay_with_no_strike(void **unused)
{
    (void)unused;
    uint16_t slot = table->state.piles[table->state.players[1].resources].first;
    table->state.cards[slot].flags |= AG_CARD_EXHAUSTED;
    attack_the_boss();
    assert_int_not_equal(table->state.choice.prompt, AG_PROMPT_STRIKE);
    assert_int_equal(damage_on(table_hero(table, 3)), 0);
}

static void defenders_strike_back(void **unused)
{
    (void)unused;
    table->state.turn.seat = 3;
    ag_card_edit(&table->state, table_hero(table, 2))->flags |= AG_CARD_EXHAUSTED;
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, table_hero(table, 3));
    table_do(table, AG_MOVE_CARD, table_hero(table, 1));
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_STRIKE);
    table_do(table, AG_MOVE_CARD, sword);
    assert_int_equal(damage_on(table_hero(table, 3)), 3);
    assert_int_equal(damage_on(table_hero(table, 1)), 5);
}

static void allies_do_not_wield(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 9), 1, AG_ZONE_PARTY);
    table_exhaust_heroes(table);
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, ally);
    assert_int_not_equal(table->state.choice.prompt, AG_PROMPT_STRIKE);
    assert_int_equal(damage_on(table_hero(table, 3)), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_weapon_adds_its_atk, lay_out, close_table),
        cmocka_unit_test_setup_teardown(it_may_be_left_at_rest, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nothing_to_pay_with_no_strike, lay_out, close_table),
        cmocka_unit_test_setup_teardown(defenders_strike_back, lay_out, close_table),
        cmocka_unit_test_setup_teardown(allies_do_not_wield, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
