// Last known information: kept as a card goes, found as long as somebody refers to it, then swept.
#include "support/suite.h"

#include "rules/change/change.h"

static ag_card_id ally;

static int lay_out(void **unused)
{
    open_table(unused);
    ally = table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 2, 3, 4), 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, ally)->damage = 1;
    return 0;
}

static void what_is_there_is_read_as_it_is(void **unused)
{
    (void)unused;
    assert_null(ag_known_find(&table->state, ally));
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_ATK), 3);
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_DAMAGE), 1);
    assert_int_equal(ag_controller_of(&table->state, ally), 1);
}

static void what_is_gone_is_read_as_it_was(void **unused)
{
    (void)unused;
    ag_card_id buried = ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    assert_false(ag_card_exists(&table->state, ally));
    assert_non_null(ag_known_find(&table->state, ally));
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_ATK), 3);
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_HEALTH), 4);
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_COST), 2);
    assert_int_equal(ag_controller_of(&table->state, ally), 1);
    assert_int_equal(ag_printed_of(&table->state, ally), ag_printed_of(&table->state, buried));
    assert_int_equal(ag_stat_of(&table->rules, buried, AG_STAT_DAMAGE), 0);
}

// CR 707.3: its words too, gained and printed.
static void what_is_gone_is_known_by_its_words(void **unused)
{
    (void)unused;
    ag_symbol wolf = table_symbol(table, "Wolf");
    ag_side_def *side = &table_def(table, ag_printed_of(&table->state, ally))->side[0];
    side->keywords = AG_LONG_BIT(AG_KEYWORD_FEROCITY);
    side->def = 2;
    ag_change change = { .subject = { .only = ally }, .field = AG_FIELD_TAG, .word = wolf };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = ally,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_TURN });
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    ag_filter wolves = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS);
    wolves.tags[0] = wolf;
    wolves.keyword = 1 + AG_KEYWORD_FEROCITY;
    wolves.is = AG_IS_DAMAGED;
    ag_context looking_back = { .viewer = 1, .any_zone = 1 };
    ag_context now = { .viewer = 1 };
    assert_true(ag_filter_match(&table->rules, &wolves, &looking_back, ally));
    assert_false(ag_filter_match(&table->rules, &wolves, &now, ally));
    wolves.keyword = 1 + AG_KEYWORD_STEALTH;
    assert_false(ag_filter_match(&table->rules, &wolves, &looking_back, ally));
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_DEF), 2);
}

// CR 104.2: -2 is less than -1, though both count as 0.
static void numbers_below_none_are_compared(void **unused)
{
    (void)unused;
    ag_change change = { .subject = { .only = ally },
                         .amount = table_amount(-5),
                         .field = AG_FIELD_ATK };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = ally,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_ATK), -2);
    assert_int_equal(ag_atk(&table->rules, ally), 0);
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_ATK), -2);
}

// CR 201.4.
static void a_token_costs_nothing(void **unused)
{
    (void)unused;
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_COST), 2);
    ag_card_edit(&table->state, ally)->flags |= AG_CARD_TOKEN;
    assert_int_equal(ag_stat_of(&table->rules, ally, AG_STAT_COST), 0);
}

static void nobody_asks_so_it_is_swept(void **unused)
{
    (void)unused;
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    ag_known_sweep(&table->rules);
    assert_null(ag_known_find(&table->state, ally));
    assert_int_equal(table->state.used.known, 1);
    assert_int_equal(ag_controller_of(&table->state, ally), 0);
}

static void a_modifier_that_refers_to_it_keeps_it(void **unused)
{
    (void)unused;
    ag_change change = { .subject = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY),
                         .amount = table_amount(1),
                         .field = AG_FIELD_ATK };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = ally,
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_TURN });
    ag_card_move(&table->rules, ally, AG_ZONE_GRAVEYARD, 1, 0);
    ag_known_sweep(&table->rules);
    assert_non_null(ag_known_find(&table->state, ally));
    ag_lasting_end(&table->rules, AG_MOMENT_TURN_ENDS, 1);
    ag_known_sweep(&table->rules);
    assert_null(ag_known_find(&table->state, ally));
}

static void a_full_table_forgets_and_goes_on(void **unused)
{
    (void)unused;
    uint16_t printed = ag_printed_of(&table->state, ally);
    for (int i = 0; i < AG_KNOWN_MAX + 20; i++) {
        ag_card_id card = table_put(table, printed, 1, AG_ZONE_PARTY);
        ag_card_move(&table->rules, card, AG_ZONE_GRAVEYARD, 1, 0);
    }
    char why[160];
    assert_int_equal(ag_state_check(&table->state, why, sizeof why), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_there_is_read_as_it_is, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_is_gone_is_read_as_it_was, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nobody_asks_so_it_is_swept, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_modifier_that_refers_to_it_keeps_it, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_full_table_forgets_and_goes_on, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_is_gone_is_known_by_its_words, lay_out, close_table),
        cmocka_unit_test_setup_teardown(numbers_below_none_are_compared, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_token_costs_nothing, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
