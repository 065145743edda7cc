// What a move would be aimed at, before it is made.
#include "support/suite.h"

#include "game/facts/offer.h"

static uint16_t spell;
static ag_option play;

static int lay_out(void **unused)
{
    open_table(unused);
    spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    play = (ag_option){ .kind = AG_MOVE_PLAY,
                        .ref = ag_ref_card(table_put(table, spell, 1, AG_ZONE_HAND)) };
    return 0;
}

static void aim(ag_filter filter, int at)
{
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = filter, .aim = (uint8_t)at };
}

static int fits(ag_seat seat)
{
    return ag_option_fits(&table->rules, &play, seat);
}

static void a_plain_card_is_aimed_at_nobody(void **unused)
{
    (void)unused;
    assert_int_equal(ag_option_aim(&table->rules, &play), AG_AIM_NONE);
    assert_int_equal(fits(1), -1);
}

static void harm_counts_opponents(void **unused)
{
    (void)unused;
    aim(table_filter(AG_TYPE_HERO, AG_WHOSE_ANY), AG_AIM_HARM);
    assert_int_equal(ag_option_aim(&table->rules, &play), AG_AIM_HARM);
    assert_int_equal(fits(1), 1);
    assert_int_equal(fits(3), 2);
}

static void help_counts_friends(void **unused)
{
    (void)unused;
    aim(table_filter(AG_TYPE_HERO, AG_WHOSE_ANY), AG_AIM_HELP);
    assert_int_equal(fits(1), 2);
    assert_int_equal(fits(3), 1);
}

static void nobody_to_harm(void **unused)
{
    (void)unused;
    aim(table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY), AG_AIM_HARM);
    table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 2, AG_ZONE_PARTY);
    assert_int_equal(fits(1), 0);
    assert_int_equal(fits(3), 1);
}

static void passing_is_aimed_at_nobody(void **unused)
{
    (void)unused;
    ag_option pass = { .kind = AG_MOVE_PASS };
    assert_int_equal(ag_option_aim(&table->rules, &pass), AG_AIM_NONE);
    assert_int_equal(ag_option_fits(&table->rules, &pass, 1), -1);
}

// Bots leave alone what helps nobody.
static void giving_up_the_game_helps_nobody(void **unused)
{
    (void)unused;
    uint16_t stone = table_card(table, "Stone", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, stone, AG_POWER_PAYMENT);
    ag_option use = { .kind = AG_MOVE_USE,
                      .ref = ag_ref_card(table_put(table, stone, 1, AG_ZONE_PARTY)) };
    assert_int_equal(ag_option_fits(&table->rules, &use, 1), -1);
    power->cost.parts[power->cost.part_count++] = (ag_cost_part){ .kind = AG_COST_CONCEDE };
    assert_int_equal(ag_option_fits(&table->rules, &use, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_plain_card_is_aimed_at_nobody, lay_out, close_table),
        cmocka_unit_test_setup_teardown(harm_counts_opponents, lay_out, close_table),
        cmocka_unit_test_setup_teardown(help_counts_friends, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nobody_to_harm, lay_out, close_table),
        cmocka_unit_test_setup_teardown(giving_up_the_game_helps_nobody, lay_out, close_table),
        cmocka_unit_test_setup_teardown(passing_is_aimed_at_nobody, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
