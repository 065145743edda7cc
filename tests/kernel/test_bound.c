// An attacker may be bound to defenders: "can attack only" narrows first, "must attack" chooses
// among what that leaves, and neither leaves it with nobody to attack (CR 600.2, 601.2).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"

static ag_card_id attacker, other, boss, first, second;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 2);
    attacker = table_hero(table, 1);
    other = table_hero(table, 2);
    boss = table_hero(table, 3);
    first = table_put(table, ally, 3, AG_ZONE_PARTY);
    second = table_put(table, ally, 3, AG_ZONE_PARTY);
    return 0;
}

// A modifier of the Boss player holds the first raider's hero to those that the filter names.
static void bind_to(int field, ag_filter whom)
{
    ag_change change = { .subject = { .only = attacker },
                         .amount = { .counted = whom },
                         .field = (uint8_t)field,
                         .reads = AG_BIT(AG_TOUCH_PLAY) };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = boss,
                                                    .printed = 1,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_GAME });
}

static void expect_held(const ag_card_id *expected, int count)
{
    ag_card_id defenders[] = { boss, first, second };
    assert_int_equal(ag_bound_defenders(&table->rules, attacker, defenders, 3), count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(defenders[i].slot, expected[i].slot);
    }
}

static void only_the_attacker_that_is_named_is_bound(void **unused)
{
    (void)unused;
    int field = AG_FIELD_CANT_ATTACK;
    assert_false(ag_binds(&table->rules, field));
    assert_int_equal(ag_bound(&table->rules, field, attacker, boss), AG_UNBOUND);
    bind_to(field, (ag_filter){ .only = boss });
    assert_true(ag_binds(&table->rules, field));
    assert_false(ag_binds(&table->rules, AG_FIELD_MUST_ATTACK));
    assert_int_equal(ag_bound(&table->rules, field, attacker, boss), AG_BOUND_TO_IT);
    assert_int_equal(ag_bound(&table->rules, field, attacker, first), AG_BOUND_TO_OTHERS);
    assert_int_equal(ag_bound(&table->rules, field, other, boss), AG_UNBOUND);
}

// CR 601.2d: it may attack whom any of them names.
static void two_that_say_whom_it_can_attack_add_up(void **unused)
{
    (void)unused;
    bind_to(AG_FIELD_ATTACKS_ONLY, (ag_filter){ .only = boss });
    bind_to(AG_FIELD_ATTACKS_ONLY, (ag_filter){ .only = second });
    expect_held((ag_card_id[]){ boss, second }, 2);
}

// CR 600.2b.
static void must_attack_chooses_among_what_can_attack_only_leaves(void **unused)
{
    (void)unused;
    bind_to(AG_FIELD_MUST_ATTACK, table_filter(AG_TYPE_HERO, AG_WHOSE_ANY));
    expect_held((ag_card_id[]){ boss }, 1);
    bind_to(AG_FIELD_ATTACKS_ONLY, table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY));
    expect_held((ag_card_id[]){ first, second }, 2);
    bind_to(AG_FIELD_MUST_ATTACK, (ag_filter){ .only = second });
    expect_held((ag_card_id[]){ second }, 1);
}

static void who_is_held_to_nobody_there_attacks_as_it_likes(void **unused)
{
    (void)unused;
    bind_to(AG_FIELD_ATTACKS_ONLY, (ag_filter){ .only = other });
    bind_to(AG_FIELD_MUST_ATTACK, (ag_filter){ .only = other });
    expect_held((ag_card_id[]){ boss, first, second }, 3);
}

// The filter is seen from who made it: what opposes him is not what opposes the attacker.
static void whom_it_names_is_seen_from_the_maker(void **unused)
{
    (void)unused;
    bind_to(AG_FIELD_MUST_ATTACK, table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS));
    expect_held((ag_card_id[]){ first, second }, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(only_the_attacker_that_is_named_is_bound, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(two_that_say_whom_it_can_attack_add_up, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(must_attack_chooses_among_what_can_attack_only_leaves,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_is_held_to_nobody_there_attacks_as_it_likes, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(whom_it_names_is_seen_from_the_maker, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
