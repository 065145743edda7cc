// Whom an automated side attacks: what its raid names first, else what it names then, else anybody
// (attack_step { at = …, else_at = … }).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

static uint16_t drake, ox;
static ag_card_id attacker, first, second;  // two allies, one of each raider

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    drake = table_card(table, "Drake", AG_TYPE_ALLY, 0, 4, 6);
    ox = table_card(table, "Ox", AG_TYPE_ALLY, 0, 1, 9);
    attacker = table_put(table, drake, table->boss, AG_ZONE_PARTY);
    first = table_put(table, ox, 1, AG_ZONE_PARTY);
    second = table_put(table, ox, 2, AG_ZONE_PARTY);
    table->raid.automated = 1;
    table->raid.attacks = 1;
    table->raid.attacked = table_filter(AG_TYPE_HERO, AG_WHOSE_OPPOSING);
    table->state.turn.seat = table->boss;
    return 0;
}

// "at" and "else_at": heroes, else allies.
static void else_allies(void)
{
    table->raid.attacks_else = 1;
    table->raid.attacked_else = table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING);
}

static void cant_be_attacked(ag_card_id card)
{
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(1),
                         .field = AG_FIELD_CANT,
                         .word = AG_CANT_BE_ATTACKED };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = ox,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
}

static void attack(void)
{
    ag_task_push(&table->rules, AG_TASK_ATTACKS_STEP);
    for (int i = 0; i < 20 && table_run(table) == AG_ASK; i++) {
        table_pass_all(table);
    }
}

static int damage_on(ag_card_id card)
{
    return ag_card_at(&table->state, card)->damage;
}

static int is_ready(ag_card_id card)
{
    return (ag_card_at(&table->state, card)->flags & AG_CARD_EXHAUSTED) == 0;
}

static void what_at_names_is_attacked(void **unused)
{
    (void)unused;
    else_allies();
    attack();
    assert_false(is_ready(attacker));
    assert_int_equal(damage_on(table_hero(table, 1)) + damage_on(table_hero(table, 2)), 4);
    assert_int_equal(damage_on(first) + damage_on(second), 0);
}

static void one_of_them_that_can_be_is(void **unused)
{
    (void)unused;
    else_allies();
    cant_be_attacked(table_hero(table, 1));
    attack();
    assert_int_equal(damage_on(table_hero(table, 2)), 4);
}

static void where_none_of_it_can_be_what_else_at_names_is(void **unused)
{
    (void)unused;
    else_allies();
    table->raid.attacked_else.only = first;
    for (int i = 0; i < 9; i++) {
        table_put(table, ox, 1, AG_ZONE_PARTY);
    }
    cant_be_attacked(table_hero(table, 1));
    cant_be_attacked(table_hero(table, 2));
    attack();
    assert_int_equal(damage_on(first), 4);
}

static void where_that_can_t_be_either_nobody_is(void **unused)
{
    (void)unused;
    table->raid.attacks_else = 1;
    table->raid.attacked_else = table_filter(AG_TYPE_ABILITY, AG_WHOSE_OPPOSING);
    cant_be_attacked(table_hero(table, 1));
    cant_be_attacked(table_hero(table, 2));
    attack();
    assert_true(is_ready(attacker));
    assert_false(table_was_told(table, "proposes an attack"));
}

static void where_nothing_that_at_names_is_there_anybody_is(void **unused)
{
    (void)unused;
    table->raid.attacked = table_filter(AG_TYPE_WEAPON, AG_WHOSE_OPPOSING);
    table->raid.attacks_else = 1;
    table->raid.attacked_else = table_filter(AG_TYPE_ABILITY, AG_WHOSE_OPPOSING);
    attack();
    assert_false(is_ready(attacker));
}

static void without_else_at_anybody_is(void **unused)
{
    (void)unused;
    cant_be_attacked(table_hero(table, 1));
    cant_be_attacked(table_hero(table, 2));
    attack();
    assert_false(is_ready(attacker));
    assert_int_equal(damage_on(first) + damage_on(second), 4);
}

#define flips_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        flips_test(what_at_names_is_attacked),
        flips_test(one_of_them_that_can_be_is),
        flips_test(where_none_of_it_can_be_what_else_at_names_is),
        flips_test(where_that_can_t_be_either_nobody_is),
        flips_test(where_nothing_that_at_names_is_there_anybody_is),
        flips_test(without_else_at_anybody_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
