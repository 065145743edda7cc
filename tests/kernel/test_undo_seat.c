// Taking back one thing after the other, and for one seat: back to its own questions.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/match.h"

static test_table *table;
static ag_game *game;
static ag_error error;

static int open_game(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 11 };
    table = table_open(2);
    game = match_open(table, &options);
    return 0;
}

static int close_game(void **unused)
{
    (void)unused;
    ag_game_close(game);
    table_close(table);
    return 0;
}

static uint64_t state_now(void)
{
    return ag_game_state_hash(game);
}

static void undo_answer(void)
{
    if (ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void redo(void)
{
    if (ag_game_redo(game, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(ag_status status, ag_status expected, const char *part)
{
    assert_int_equal(status, expected);
    if (strstr(error.text, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", error.text, part);
    }
}

static int waits_for(int seat)
{
    return (ag_game_waits_for(game) & 1u << seat) != 0;
}

// Plays on until there is a quiet question of some seat that has decided in this turn; that seat.
static int quiet_place(void)
{
    ag_place die = { .kind = AG_PLACE_DIE, .number = 2 };
    for (int i = 0; i < 200; i++) {
        match_play(game, (uint64_t)i, 1);
        if (ag_game_place(game, &die, NULL, &error) == AG_OK) {
            for (int seat = 1; seat <= 3; seat++) {
                if (waits_for(seat)) return seat;
            }
        }
    }
    fail_msg("there is no quiet question");
    return 0;
}

static void each_change_by_the_referee_is_taken_back_by_itself(void **unused)
{
    (void)unused;
    ag_place die = { .kind = AG_PLACE_DIE, .number = 3 };
    int seat = quiet_place();
    uint64_t states[3];
    for (int i = 0; i < 3; i++) {
        states[i] = state_now();
        assert_int_equal(ag_game_place(game, &die, NULL, &error), AG_OK);
    }
    uint64_t last = state_now();
    assert_int_equal(ag_game_undo_to(game, seat, AG_UNDO_ANSWER, 1, &error), AG_OK);
    assert_int_equal(state_now(), states[2]);
    redo();
    assert_int_equal(state_now(), last);
    undo_answer();
    undo_answer();
    assert_int_equal(state_now(), states[1]);
    assert_int_equal(ag_game_result(game).refereed, 2);
    redo();
    redo();
    assert_int_equal(state_now(), last);
    assert_refused(ag_game_redo(game, &error), AG_USAGE, "nothing was taken back");
}

// The first state of each turn at which the seat was asked.
static void a_seat_goes_back_to_its_first_decision_in_the_turn(void **unused)
{
    (void)unused;
    int taken = 0, refused = 0;
    for (int seat = 1; seat <= 3; seat++) {
        uint32_t turn = UINT32_MAX;
        uint64_t first = 0;
        for (int i = 0; i < 90 && ag_game_waits_for(game) != 0; i++) {
            if (ag_game_result(game).turns != turn) {
                turn = ag_game_result(game).turns;
                first = 0;
            }
            first = first == 0 && waits_for(seat) ? state_now() : first;
            int fresh = first == 0 || first == state_now();
            uint64_t now = state_now();
            ag_status status = ag_game_undo_to(game, seat, AG_UNDO_TURN, 1, &error);
            if (fresh) {
                assert_int_equal(status, AG_USAGE);
                assert_int_equal(state_now(), now);
                refused++;
            } else {
                assert_int_equal(status, AG_OK);
                assert_int_equal(state_now(), first);
                assert_int_equal(ag_game_result(game).turns, turn);
                redo();
                taken++;
            }
            assert_int_equal(state_now(), now);
            match_play(game, (uint64_t)i, 1);
        }
    }
    assert_true(taken > 15);
    assert_true(refused > 10);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_change_by_the_referee_is_taken_back_by_itself),
        TEST(a_seat_goes_back_to_its_first_decision_in_the_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
