// Combat conclusion: damage both ways at once, checks without triggers, then everybody leaves
// combat (CR 603).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

static ag_card_id attacker, defender;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    attacker =
        table_put(table, table_card(table, "Attacker", AG_TYPE_ALLY, 1, 3, 3), 1, AG_ZONE_PARTY);
    defender =
        table_put(table, table_card(table, "Defender", AG_TYPE_ALLY, 1, 3, 3), 3, AG_ZONE_PARTY);
    return 0;
}

static void fight(void)
{
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, attacker);
    table_do(table, AG_MOVE_CARD, defender);
}

static void both_may_fall(void **unused)
{
    (void)unused;
    fight();
    assert_false(ag_card_exists(&table->state, attacker));
    assert_false(ag_card_exists(&table->state, defender));
    assert_true(table_was_told(table, "Attacker deals 3 melee damage to Defender."));
    assert_true(table_was_told(table, "Defender deals 3 melee damage to Attacker."));
}

// CR 603.1a.
static void nobody_strikes_back_at_long_range(void **unused)
{
    (void)unused;
    table->defs[ag_card_at(&table->state, attacker)->printed].side[0].keywords =
        AG_LONG_BIT(AG_KEYWORD_LONG_RANGE);
    fight();
    assert_true(ag_card_exists(&table->state, attacker));
    assert_int_equal(ag_card_at(&table->state, attacker)->damage, 0);
    assert_false(ag_card_exists(&table->state, defender));
}

static void without_atk_there_is_no_packet(void **unused)
{
    (void)unused;
    table->defs[ag_card_at(&table->state, defender)->printed].side[0].atk = 0;
    fight();
    assert_int_equal(ag_card_at(&table->state, attacker)->damage, 0);
    assert_false(table_was_told(table, "Defender deals"));
}

// CR 408.3a: a character without a type of its own deals melee damage.
static void melee_where_nothing_is_printed(void **unused)
{
    (void)unused;
    table->defs[ag_card_at(&table->state, attacker)->printed].side[0].damage = 0;
    fight();
    assert_true(table_was_told(table, "Attacker deals 3 melee damage"));
}

static void what_lasts_this_combat_ends(void **unused)
{
    (void)unused;
    ag_card_id hero = table_hero(table, 1);
    ag_change change = { .subject = { .only = hero },
                         .amount = table_amount(2),
                         .field = AG_FIELD_ATK };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = hero,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_COMBAT });
    assert_int_equal(ag_atk(&table->rules, hero), 2);
    fight();
    assert_int_equal(ag_atk(&table->rules, hero), 0);
    assert_int_equal(table->state.combat.stage, AG_COMBAT_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(both_may_fall, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nobody_strikes_back_at_long_range, lay_out, close_table),
        cmocka_unit_test_setup_teardown(without_atk_there_is_no_packet, lay_out, close_table),
        cmocka_unit_test_setup_teardown(melee_where_nothing_is_printed, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_lasts_this_combat_ends, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
