// The course of turns: extra ones, skipped ones, one that is cut short, and seats that move (CR
// 500.3-500.6).
#include "support/suite.h"

#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "rules/turn/turn.h"
#include "state/player.h"

static int lay_out(void **unused)
{
    open_table(unused);
    table->state.turn = (ag_turn){ .seat = 1, .number = 3 };
    return 0;
}

static void newest_extra_turn_first(void **unused)
{
    (void)unused;
    ag_turn_extra(&table->rules, 3);
    ag_turn_extra(&table->rules, 1);
    assert_int_equal(ag_turn_next(&table->rules), 1);
    assert_int_equal(table->state.turn.regular, 1);
    assert_int_equal(ag_turn_next(&table->rules), 3);
    assert_int_equal(ag_turn_next(&table->rules), 2);
    assert_int_equal(table->state.turn.regular, 0);
}

static void more_extra_turns_than_fit_are_told(void **unused)
{
    (void)unused;
    for (int i = 0; i <= AG_EXTRA_TURN_MAX; i++) {
        ag_turn_extra(&table->rules, 2);
    }
    assert_int_equal(table->state.turn.extra_count, AG_EXTRA_TURN_MAX);
    assert_true(table_was_told(table, "A limit of the engine"));
}

static void an_extra_turn_of_who_left_is_none(void **unused)
{
    (void)unused;
    ag_turn_extra(&table->rules, 2);
    table->state.players[2].flags = 0;
    assert_int_equal(ag_turn_next(&table->rules), 3);
    ag_turn_extra(&table->rules, 2);
    assert_int_equal(table->state.turn.extra_count, 0);
}

static void skips_add_up(void **unused)
{
    (void)unused;
    ag_turn_skip(&table->rules, 2, AG_PART_TURN);
    ag_turn_skip(&table->rules, 3, AG_PART_TURN);
    ag_turn_skip(&table->rules, 3, AG_PART_TURN);
    assert_int_equal(ag_turn_next(&table->rules), 1);
    assert_int_equal(table->state.players[2].skips[AG_PART_TURN], 0);
    assert_int_equal(table->state.players[3].skips[AG_PART_TURN], 1);
    assert_true(table_was_told(table, "Raider 2 skips the turn"));
    assert_false(ag_turn_skips(&table->rules, 3, AG_PART_DRAW_STEP));
}

static void a_turn_is_cut_short(void **unused)
{
    (void)unused;
    ag_turn_extra(&table->rules, 2);
    table->state.combat.stage = AG_COMBAT_ATTACK;
    ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_TRIGGER,
                                            .card = table_hero(table, 1),
                                            .printed = 1,
                                            .controller = 1 });
    ag_turn_cut_begin(&table->rules, 3);
    table_run(table);
    assert_true(table->state.turn.ending);
    assert_int_equal(table->state.combat.stage, AG_COMBAT_NONE);
    assert_true(ag_chain_empty(&table->state));
    assert_int_equal(ag_turn_next(&table->rules), 3);
    assert_int_equal(table->state.turn.extra_count, 0);
}

static void a_seat_moves(void **unused)
{
    (void)unused;
    ag_seat_move(&table->rules, 1, 3);
    assert_int_equal(ag_player_next(&table->state, 2), 1);
    assert_int_equal(ag_player_next(&table->state, 1), 3);
    assert_int_equal(ag_player_next(&table->state, 3), 2);
    table->state.players[2].flags = 0;
    ag_seat_move(&table->rules, 3, 1);
    assert_int_equal(ag_player_next(&table->state, 2), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(newest_extra_turn_first, lay_out, close_table),
        cmocka_unit_test_setup_teardown(more_extra_turns_than_fit_are_told, lay_out, close_table),
        cmocka_unit_test_setup_teardown(an_extra_turn_of_who_left_is_none, lay_out, close_table),
        cmocka_unit_test_setup_teardown(skips_add_up, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_turn_is_cut_short, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_seat_moves, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
