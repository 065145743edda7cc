// Uniqueness: names and restriction tags, per party; its player chooses what is destroyed by the
// game (CR 414).
#include "support/suite.h"

#include "rules/deed.h"
#include "rules/unique.h"

static uint16_t unique;

static int lay_out(void **unused)
{
    open_table(unused);
    unique = table_card(table, "Named one", AG_TYPE_ALLY, 1, 1, 1);
    table_def(table, unique)->unique = 1;
    return 0;
}

static int party(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].party].count;
}

static void one_of_a_name_for_each_player(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    table_put(table, unique, 2, AG_ZONE_PARTY);
    assert_false(ag_unique_begin(&table->rules));
}

static void the_player_chooses(void **unused)
{
    (void)unused;
    ag_card_id first = table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_id second = table_put(table, unique, 1, AG_ZONE_PARTY);
    assert_true(ag_unique_begin(&table->rules));
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table_do(table, AG_OPTION_CARD, first), AG_DONE);
    assert_true(ag_card_exists(&table->state, second));
    assert_int_equal(party(1), 2);
}

static void as_many_as_the_tag_allows(void **unused)
{
    (void)unused;
    ag_symbol head = table_symbol(table, "Head");
    static const char *const names[] = { "Helmet", "Hood", "Crown" };
    for (int i = 0; i < 3; i++) {
        uint16_t printed = table_card(table, names[i], AG_TYPE_ARMOR, 1, 0, 0);
        ag_side_def *side = &table_def(table, printed)->side[0];
        side->tags[0] = head;
        side->tag_count = 1;
        side->restrictions[0] = (ag_restriction){ head, 1 };
        side->restriction_count = 1;
        table_put(table, printed, 1, AG_ZONE_PARTY);
    }
    assert_true(ag_unique_begin(&table->rules));
    table_run(table);
    assert_int_equal(table->state.choice.option_count, 3);
    assert_int_equal(table_pick(table, 0), AG_ASK);
    assert_int_equal(table_pick(table, 0), AG_DONE);
    assert_int_equal(party(1), 2);
}

static void checked_as_a_card_enters(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, unique, 1, AG_ZONE_HAND);
    ag_deed deed = { .kind = AG_DEED_ENTER_PLAY, .seat = 1, .source = held };
    ag_deed_begin(&table->rules, &deed, &held, 1);
    assert_int_equal(table_run(table), AG_ASK);
    assert_string_equal(ag_rule_text(&table->catalog, table->state.choice.rule), "CR 414.3");
}

static void face_down_cards_have_no_name(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, table_put(table, unique, 1, AG_ZONE_PARTY))->flags |=
        AG_CARD_FACE_DOWN;
    assert_false(ag_unique_begin(&table->rules));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_of_a_name_for_each_player, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_player_chooses, lay_out, close_table),
        cmocka_unit_test_setup_teardown(as_many_as_the_tag_allows, lay_out, close_table),
        cmocka_unit_test_setup_teardown(checked_as_a_card_enters, lay_out, close_table),
        cmocka_unit_test_setup_teardown(face_down_cards_have_no_name, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
