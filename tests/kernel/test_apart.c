// Who is set apart, and from whom: characters by their player or alone, and what reaches them.
#include "support/suite.h"

#include "explain/why.h"
#include "rules/change/change.h"

static ag_card_id mine, theirs, helm, shade;

// Raider 2 is set apart, and so is a shade of the Boss player's, who is not.
static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t ally = table_card(table, "Ox", AG_TYPE_ALLY, 1, 1, 6);
    uint16_t armor = table_card(table, "Helm", AG_TYPE_ARMOR, 1, 0, 0);
    mine = table_put(table, ally, 1, AG_ZONE_PARTY);
    theirs = table_put(table, ally, 2, AG_ZONE_PARTY);
    helm = table_put(table, armor, 2, AG_ZONE_PARTY);
    shade = table_put(table, ally, 3, AG_ZONE_PARTY);
    ag_seat_set_apart(&table->rules, 2, 1, 0);
    ag_set_apart(&table->rules, shade, 1, 0);
    return 0;
}

static ag_reason refused(ag_card_id source, ag_card_id subject, int flags)
{
    ag_damage damage = { .source = source, .damage = 1, .flags = (uint8_t)flags };
    return ag_packet_refuse(&table->rules, &damage, subject);
}

static void characters_are_and_things_are_not(void **unused)
{
    (void)unused;
    assert_true(ag_is_apart(&table->rules, theirs));
    assert_true(ag_is_apart(&table->rules, table_hero(table, 2)));
    assert_true(ag_is_apart(&table->rules, shade));
    assert_false(ag_is_apart(&table->rules, helm));
    assert_false(ag_is_apart(&table->rules, mine));
    assert_false(ag_out_of_reach(&table->rules, 1, helm));
    assert_false(ag_out_of_reach(&table->rules, 2, helm));
}

static void each_side_reaches_its_own_alone(void **unused)
{
    (void)unused;
    assert_true(ag_out_of_reach(&table->rules, 1, theirs));
    assert_true(ag_out_of_reach(&table->rules, 2, mine));
    assert_false(ag_out_of_reach(&table->rules, 2, theirs));
    assert_false(ag_out_of_reach(&table->rules, 1, table_hero(table, 3)));
    assert_true(ag_out_of_reach(&table->rules, 3, shade));  // its own player too
    assert_false(ag_out_of_reach(&table->rules, 2, shade));
    assert_true(ag_seat_out_of_reach(&table->state, 3, 2));
    assert_false(ag_seat_out_of_reach(&table->state, 3, 1));
}

static void who_is_so_alone_hits_the_others(void **unused)
{
    (void)unused;
    assert_int_equal(refused(shade, mine, 0), AG_REASON_NONE);
    assert_int_equal(refused(shade, theirs, 0), AG_REASON_CR_103_2_SET_APART);
    assert_int_equal(refused(mine, shade, 0), AG_REASON_CR_103_2_SET_APART);
    assert_int_equal(refused(theirs, shade, 0), AG_REASON_NONE);
    ag_seat_set_apart(&table->rules, 3, 1, 0);  // whatever its player is
    assert_int_equal(refused(shade, mine, 0), AG_REASON_NONE);
    assert_int_equal(refused(shade, theirs, 0), AG_REASON_CR_103_2_SET_APART);
}

static void healing_goes_no_further_than_damage(void **unused)
{
    (void)unused;
    ag_card_edit(&table->state, theirs)->damage = 2;
    ag_card_edit(&table->state, mine)->damage = 2;
    assert_int_equal(refused(table_hero(table, 1), theirs, AG_PACKET_HEAL),
                     AG_REASON_CR_103_2_SET_APART);
    assert_int_equal(refused(table_hero(table, 1), mine, AG_PACKET_HEAL), AG_REASON_NONE);
    assert_int_equal(refused(table_hero(table, 2), theirs, AG_PACKET_HEAL), AG_REASON_NONE);
}

static int can_destroy(ag_card_id source, ag_card_id card, int flags)
{
    ag_task task = { .action.kind = AG_ACTION_DESTROY, .flags = (uint8_t)flags, .source = source };
    return ag_action_can(&table->rules, &task, card);
}

static void actions_reach_as_far_but_for_costs_the_game_and_oneself(void **unused)
{
    (void)unused;
    assert_false(can_destroy(table_hero(table, 1), theirs, 0));
    assert_true(can_destroy(table_hero(table, 1), helm, 0));
    assert_false(can_destroy(table_hero(table, 3), shade, 0));
    assert_true(can_destroy(shade, shade, 0));
    assert_true(can_destroy(table_hero(table, 3), shade, AG_ACTION_BY_GAME));
    ag_task cost = { .action = { .kind = AG_ACTION_DESTROY, .rule = AG_RULE_CR_403_1 },
                     .source = table_hero(table, 3) };
    assert_true(ag_action_can(&table->rules, &cost, shade));
}

static void who_comes_back_is_in_reach_again(void **unused)
{
    (void)unused;
    ag_seat_set_apart(&table->rules, 2, 0, 0);
    ag_set_apart(&table->rules, shade, 0, 0);
    assert_false(ag_out_of_reach(&table->rules, 1, theirs));
    assert_false(ag_out_of_reach(&table->rules, 3, shade));
    assert_int_equal(refused(shade, theirs, 0), AG_REASON_NONE);
}

// Whoever asks why reads the rule of the raid that did it, however long its number.
static void the_rule_that_sets_apart_is_cited_whole(void **unused)
{
    (void)unused;
    const char *number = "BT:Gameplay: attack targets";
    ag_refusal refusal;
    table->state.apart_rule = (uint16_t)(AG_RULE_COUNT + table_symbol(table, number));
    assert_true(ag_refusal_of(&table->rules, AG_REASON_CR_103_2_SET_APART, NULL, 0, &refusal));
    assert_string_equal(refusal.rule, number);
    assert_false(ag_refusal_of(&table->rules, AG_REASON_NONE, NULL, 0, &refusal));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(characters_are_and_things_are_not, lay_out, close_table),
        cmocka_unit_test_setup_teardown(each_side_reaches_its_own_alone, lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_is_so_alone_hits_the_others, lay_out, close_table),
        cmocka_unit_test_setup_teardown(healing_goes_no_further_than_damage, lay_out, close_table),
        cmocka_unit_test_setup_teardown(actions_reach_as_far_but_for_costs_the_game_and_oneself,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_comes_back_is_in_reach_again, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_rule_that_sets_apart_is_cited_whole, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
