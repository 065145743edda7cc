// Priority: it opens for the turn player, goes around, and the window closes when all pass on an
// empty chain (CR 410).
#include "support/suite.h"

#include "rules/agenda/agenda.h"

static uint16_t instant;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    instant = table_card(table, "Instant", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, instant)->instant = 1;
    return 0;
}

static ag_card_id give(ag_seat seat)
{
    return table_put(table, instant, seat, AG_ZONE_HAND);
}

static void it_goes_around_from_the_turn_player(void **unused)
{
    (void)unused;
    for (ag_seat seat = 1; seat <= 3; seat++) {
        give(seat);
    }
    table->state.turn.seat = 2;
    ag_window_begin(&table->rules);
    static const ag_seat order[] = { 2, 3, 1 };
    table_run(table);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(table_asked(table), order[i]);
        table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    }
    assert_int_equal(table_asked(table), 0);
}

// Whoever can only pass is not asked.
static void a_lone_pass_is_not_asked(void **unused)
{
    (void)unused;
    give(3);
    ag_window_begin(&table->rules);
    table_run(table);
    assert_int_equal(table_asked(table), 3);
    assert_int_equal(table->state.decisions, 0);
}

static void acting_begins_the_round_anew(void **unused)
{
    (void)unused;
    ag_card_id first = give(1), second = give(2);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, first);
    assert_int_equal(table_asked(table), 2);
    table_do(table, AG_MOVE_PLAY, second);
    assert_int_equal(table_asked(table), 0);
    assert_true(table_was_told(table, "Instant resolves."));
}

// CR 410.4a: after a link has resolved the turn player has priority again.
static void after_a_link_the_turn_player_is_next(void **unused)
{
    (void)unused;
    ag_card_id kept = give(1), answer = give(2);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    table_do(table, AG_MOVE_PLAY, answer);
    assert_int_equal(table_asked(table), 1);  // in answer to it
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(table_was_told(table, "resolves"));
    assert_int_equal(table_asked(table), 1);  // the chain is empty again
    assert_true(table_option(table, AG_MOVE_PLAY, kept) >= 0);
}

static void who_left_has_no_priority(void **unused)
{
    (void)unused;
    give(1);
    give(3);
    table->state.players[1].flags = 0;
    ag_window_begin(&table->rules);
    table_run(table);
    assert_int_equal(table_asked(table), 3);
}

static void options_name_what_is_possible(void **unused)
{
    (void)unused;
    ag_card_id card = give(1);
    ag_card_id quest =
        table_put(table, table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0), 1, AG_ZONE_HAND);
    table_action_phase(table);
    assert_true(table_option(table, AG_MOVE_PLAY, card) >= 0);
    assert_true(table_option(table, AG_MOVE_PLACE, card) >= 0);
    assert_int_equal(table_option(table, AG_MOVE_PLAY, quest), -1);
    int face_down = table_option(table, AG_MOVE_PLACE, quest);
    assert_int_equal(table->state.options[face_down].value, 0);
    assert_int_equal(table->state.options[face_down + 1].value, 1);
    assert_int_equal(table_option(table, AG_MOVE_ATTACK, (ag_card_id){ 0, 0 }), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_goes_around_from_the_turn_player, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_lone_pass_is_not_asked, lay_out, close_table),
        cmocka_unit_test_setup_teardown(acting_begins_the_round_anew, lay_out, close_table),
        cmocka_unit_test_setup_teardown(after_a_link_the_turn_player_is_next, lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_left_has_no_priority, lay_out, close_table),
        cmocka_unit_test_setup_teardown(options_name_what_is_possible, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
