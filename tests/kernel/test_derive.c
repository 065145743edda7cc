// Derived numbers: printed, changed by powers in play and definite modifiers in the order of their
// timestamps, and computed again when something they read has changed.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

static ag_change changes[4];

static ag_change change_of(ag_filter subject, int field, int op, int amount)
{
    return (ag_change){ .subject = subject,
                        .amount = table_amount(amount),
                        .field = (uint8_t)field,
                        .op = (uint8_t)op,
                        .reads = ag_filter_reads(&subject) };
}

// A card whose continuous power is the change.
static ag_card_id banner(ag_seat seat, int index, ag_change change)
{
    static const char *const names[] = { "First banner", "Second banner", "Third banner",
                                         "Fourth banner" };
    changes[index] = change;
    uint16_t printed = table_card(table, names[index], AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_CONTINUOUS);
    power->changes = &changes[index];
    power->change_count = 1;
    return table_put(table, printed, seat, AG_ZONE_PARTY);
}

static ag_card_id ally(ag_seat seat)
{
    uint16_t printed = ag_catalog_find(&table->catalog, "test/Ally");
    if (printed == 0) {
        printed = table_card(table, "Ally", AG_TYPE_ALLY, 2, 2, 3);
    }
    return table_put(table, printed, seat, AG_ZONE_PARTY);
}

static void printed_numbers(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    assert_int_equal(ag_atk(&table->rules, card), 2);
    assert_int_equal(ag_health(&table->rules, card), 3);
    assert_true(ag_is_character(&table->rules, card));
    assert_false(ag_is_boss(&table->rules, card));
    assert_true(ag_is_boss(&table->rules, table_hero(table, table->boss)));
}

static void powers_in_play_change_what_they_name(void **unused)
{
    (void)unused;
    ag_card_id mine = ally(1), theirs = ally(3);
    ag_card_id card = banner(
        1, 0,
        change_of(table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS), AG_FIELD_ATK, AG_CHANGE_PLUS, 2));
    assert_int_equal(ag_atk(&table->rules, mine), 4);
    assert_int_equal(ag_atk(&table->rules, theirs), 2);
    ag_card_edit(&table->state, card)->flags |= AG_CARD_FACE_DOWN;
    ag_touch(&table->state, AG_TOUCH_PLAY);
    assert_int_equal(ag_atk(&table->rules, mine), 2);
}

static void in_the_order_of_their_timestamps(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_filter all = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    banner(1, 0, change_of(all, AG_FIELD_ATK, AG_CHANGE_PLUS, 3));
    banner(1, 1, change_of(all, AG_FIELD_ATK, AG_CHANGE_SET, 1));
    assert_int_equal(ag_atk(&table->rules, card), 1);
    banner(1, 2, change_of(all, AG_FIELD_ATK, AG_CHANGE_PLUS, 4));
    assert_int_equal(ag_atk(&table->rules, card), 5);
}

static void doubling_comes_last(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_filter all = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    banner(1, 0, change_of(all, AG_FIELD_ATK, AG_CHANGE_DOUBLE, 0));
    banner(1, 1, change_of(all, AG_FIELD_ATK, AG_CHANGE_PLUS, 1));
    assert_int_equal(ag_atk(&table->rules, card), 6);
}

static void negative_numbers_show_as_none(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    banner(1, 0,
           change_of(table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY), AG_FIELD_ATK, AG_CHANGE_PLUS, -5));
    assert_int_equal(ag_atk(&table->rules, card), 0);
}

static void conditions_switch_a_change(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_change change =
        change_of(table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY), AG_FIELD_ATK, AG_CHANGE_PLUS, 5);
    change.condition = (ag_amount){ .steps = { { .op = AG_OP_WORD, .arg = 0 } }, .length = 1 };
    change.reads |= AG_BIT(AG_TOUCH_WORDS);
    banner(1, 0, change);
    assert_int_equal(ag_atk(&table->rules, card), 2);
    table->state.raid_words[0] = 1;
    ag_touch(&table->state, AG_TOUCH_WORDS);
    assert_int_equal(ag_atk(&table->rules, card), 7);
}

static void keywords_cants_and_tags(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_symbol demon = table_symbol(table, "Demon");
    ag_filter all = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_change gains = change_of(all, AG_FIELD_KEYWORD, AG_CHANGE_SET, 1);
    ag_change cant = change_of(all, AG_FIELD_CANT, AG_CHANGE_SET, 0);
    ag_change tag = change_of(all, AG_FIELD_TAG, AG_CHANGE_PLUS, 0);
    gains.word = AG_KEYWORD_PROTECTOR;
    cant.word = AG_CANT_ATTACK;
    tag.word = demon;
    banner(1, 0, gains);
    banner(1, 1, cant);
    banner(1, 2, tag);
    assert_true(ag_has_keyword(&table->rules, card, AG_KEYWORD_PROTECTOR));
    assert_true(ag_cant(&table->rules, card, AG_CANT_ATTACK));
    assert_true(ag_has_tag(&table->rules, card, demon));
    assert_false(ag_has_keyword(&table->rules, card, AG_KEYWORD_STEALTH));
}

// R101.3a: what an opponent controls takes no powers from a Boss.
static void a_boss_keeps_its_powers(void **unused)
{
    (void)unused;
    ag_card_id card = ally(table->boss);
    ag_change loses =
        change_of(table_filter(AG_TYPE_CHARACTER, AG_WHOSE_ANY), AG_FIELD_POWERS, AG_CHANGE_SET, 1);
    banner(1, 0, loses);
    assert_false(ag_has_powers(&table->rules, card));
    assert_true(ag_has_powers(&table->rules, table_hero(table, table->boss)));
}

static void definite_modifiers_count_too(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_change change = change_of((ag_filter){ .only = card }, AG_FIELD_HEALTH, AG_CHANGE_PLUS, 4);
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_TURN });
    assert_int_equal(ag_health(&table->rules, card), 7);
    ag_lasting_end(&table->rules, AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(ag_health(&table->rules, card), 3);
}

static void costs_and_hands(void **unused)
{
    (void)unused;
    ag_card_id held =
        table_put(table, table_card(table, "Spell", AG_TYPE_ABILITY, 3, 0, 0), 1, AG_ZONE_HAND);
    banner(1, 0,
           change_of(table_filter(AG_TYPE_ABILITY, AG_WHOSE_YOURS), AG_FIELD_COST, AG_CHANGE_PLUS,
                     -1));
    banner(1, 1, change_of(table_filter(0, AG_WHOSE_YOURS), AG_FIELD_HAND_MAX, AG_CHANGE_PLUS, 2));
    ag_change cant = change_of(table_filter(AG_TYPE_ABILITY, AG_WHOSE_OPPOSING), AG_FIELD_CANT,
                               AG_CHANGE_SET, 0);
    cant.word = AG_CANT_BE_PLAYED;
    assert_int_equal(ag_play_cost(&table->rules, held, 1, 3), 2);
    assert_int_equal(ag_play_cost(&table->rules, held, 2, 3), 3);
    assert_false(ag_play_forbidden(&table->rules, held, 1));
    banner(table->boss, 2, cant);
    assert_true(ag_play_forbidden(&table->rules, held, 1));
}

// CR 707.1e, 415.4: "costs 1", "costs twice as much", "your hand size is 4" change the number that
// there is.
static void costs_and_hands_are_set_and_doubled(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 3, 0, 0);
    uint16_t sword = table_card(table, "Sword", AG_TYPE_WEAPON, 3, 2, 0);
    table_def(table, sword)->side[0].strike = 3;
    ag_card_id held = table_put(table, spell, 1, AG_ZONE_HAND);
    ag_card_id weapon = table_put(table, sword, 1, AG_ZONE_PARTY);
    ag_filter weapons = table_filter(AG_TYPE_WEAPON, AG_WHOSE_YOURS);
    ag_filter spells = table_filter(AG_TYPE_ABILITY, AG_WHOSE_YOURS);
    banner(1, 0, change_of(spells, AG_FIELD_COST, AG_CHANGE_DOUBLE, 0));
    assert_int_equal(ag_play_cost(&table->rules, held, 1, 3), 6);
    banner(1, 1, change_of(spells, AG_FIELD_COST, AG_CHANGE_SET, 1));
    assert_int_equal(ag_play_cost(&table->rules, held, 1, 3), 2);
    banner(1, 2, change_of(weapons, AG_FIELD_STRIKE, AG_CHANGE_SET, 1));
    assert_int_equal(ag_numbers_of(&table->rules, weapon)->strike, 1);
    banner(1, 3, change_of(table_filter(0, AG_WHOSE_YOURS), AG_FIELD_HAND_MAX, AG_CHANGE_SET, 4));
    assert_int_equal(ag_hand_max(&table->rules, 1), 4);
}

static void the_cache_agrees_with_counting_anew(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    banner(1, 0,
           change_of((ag_filter){ .types = AG_TYPE_ALLY, .is = AG_IS_DAMAGED }, AG_FIELD_ATK,
                     AG_CHANGE_PLUS, 2));
    assert_int_equal(ag_atk(&table->rules, card), 2);
    ag_card_edit(&table->state, card)->damage = 1;
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    static ag_rules aside;
    ag_derive_all(&table->rules, &aside);
    assert_int_equal(ag_atk(&aside, card), 4);
    assert_int_equal(ag_atk(&table->rules, card), 4);
}

// "+2 ATK while the word is 1", and as much ATK as the word says.
static void what_says_the_same_makes_no_number_stale(void **unused)
{
    (void)unused;
    ag_card_id card = ally(1);
    ag_filter all = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_change change = change_of(all, AG_FIELD_ATK, AG_CHANGE_PLUS, 2);
    change.condition = (ag_amount){ .steps = { { .op = AG_OP_WORD, .arg = 0 } }, .length = 1 };
    change.reads |= AG_BIT(AG_TOUCH_WORDS);
    ag_change amount = change_of(all, AG_FIELD_HEALTH, AG_CHANGE_PLUS, 0);
    amount.amount = change.condition;
    amount.reads |= AG_BIT(AG_TOUCH_WORDS);
    banner(1, 0, change);
    banner(1, 1, amount);
    assert_int_equal(ag_atk(&table->rules, card), 2);
    uint32_t version = table->rules.derived.version;
    table->state.raid_words[1] = 5;  // another word
    ag_touch(&table->state, AG_TOUCH_WORDS);
    assert_int_equal(ag_atk(&table->rules, card), 2);
    assert_int_equal(table->rules.derived.version, version);
    table->state.raid_words[0] = 1;
    ag_touch(&table->state, AG_TOUCH_WORDS);
    assert_int_equal(ag_atk(&table->rules, card), 4);
    assert_int_equal(ag_health(&table->rules, card), 4);
    table->state.raid_words[0] = 2;  // the condition holds as before, the amount is another
    ag_touch(&table->state, AG_TOUCH_WORDS);
    assert_int_equal(ag_atk(&table->rules, card), 4);
    assert_int_equal(ag_health(&table->rules, card), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(printed_numbers),
        table_test(powers_in_play_change_what_they_name),
        table_test(in_the_order_of_their_timestamps),
        table_test(doubling_comes_last),
        table_test(negative_numbers_show_as_none),
        table_test(conditions_switch_a_change),
        table_test(keywords_cants_and_tags),
        table_test(a_boss_keeps_its_powers),
        table_test(definite_modifiers_count_too),
        table_test(costs_and_hands),
        table_test(the_cache_agrees_with_counting_anew),
        table_test(costs_and_hands_are_set_and_doubled),
        table_test(what_says_the_same_makes_no_number_stale),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
