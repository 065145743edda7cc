// Seats that change hands: entries of the log that leave the game as it is, and that nothing takes
// back.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
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

static void assert_sits(const ag_game *at, int seat, const char *who)
{
    char found[AG_SITTER_SIZE];
    ag_game_sitter(at, seat, found);
    assert_string_equal(found, who);
}

static void hand(int seat, const char *who)
{
    if (ag_game_hand_over(game, seat, who, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(int seat, const char *who, const char *part)
{
    int entries = ag_game_entry_count(game);
    if (ag_game_hand_over(game, seat, who, &error) != AG_USAGE) {
        fail_msg("\"%s\" may sit at seat %d", who, seat);
    }
    if (strstr(error.text, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", error.text, part);
    }
    assert_int_equal(ag_game_entry_count(game), entries);
}

static void a_seat_changes_hands_and_the_game_stays_as_it_is(void **unused)
{
    (void)unused;
    match_play(game, 1, 12);
    uint64_t state = ag_game_state_hash(game), told = ag_game_result(game).hash;
    int entries = ag_game_entry_count(game);
    assert_sits(game, 2, "");
    hand(2, "greedy");
    hand(1, "human");
    hand(2, "human");
    assert_int_equal(ag_game_entry_count(game), entries + 3);
    assert_sits(game, 1, "human");
    assert_sits(game, 2, "human");
    assert_sits(game, 3, "");
    assert_true(ag_game_state_hash(game) == state);
    assert_true(ag_game_result(game).hash == told);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    match_play(game, 2, 12);
    assert_sits(game, 2, "human");
}

static void an_undo_takes_an_answer_back_but_nobody_from_his_seat(void **unused)
{
    (void)unused;
    match_play(game, 1, 12);
    uint64_t before = ag_game_state_hash(game);
    match_play(game, 1, 1);
    uint64_t after = ag_game_state_hash(game);
    hand(2, "greedy");
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
    assert_true(ag_game_state_hash(game) == before);
    assert_sits(game, 2, "greedy");
    hand(2, "random");
    // What was taken back can be played again, whoever sat down in between.
    assert_int_equal(ag_game_redo(game, &error), AG_OK);
    assert_true(ag_game_state_hash(game) == after);
    assert_sits(game, 2, "random");
}

static void a_fork_knows_who_sits_where(void **unused)
{
    (void)unused;
    ag_game *fork;
    hand(1, "random");
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    hand(1, "human");
    assert_sits(fork, 1, "random");
    assert_sits(game, 1, "human");
    ag_game_close(fork);
}

static void who_can_not_sit_there_is_refused(void **unused)
{
    (void)unused;
    match_play(game, 1, 12);
    assert_refused(0, "human", "seats are 1 to 3");
    assert_refused(4, "human", "seats are 1 to 3");
    assert_refused(1, "", "a name of 1 to 31");
    assert_refused(1, "a person", "a name of 1 to 31");
    assert_refused(1, "abcdefghijklmnopqrstuvwxyzabcdef", "a name of 1 to 31");
    assert_int_equal(ag_game_concede(game, 1, &error), AG_OK);
    assert_refused(1, "human", "seat 1 is out of the game");
    assert_int_equal(ag_game_concede(game, 2, &error), AG_OK);
    assert_refused(3, "human", "the game is over");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_seat_changes_hands_and_the_game_stays_as_it_is, open_game,
                                        close_game),
        cmocka_unit_test_setup_teardown(an_undo_takes_an_answer_back_but_nobody_from_his_seat,
                                        open_game, close_game),
        cmocka_unit_test_setup_teardown(a_fork_knows_who_sits_where, open_game, close_game),
        cmocka_unit_test_setup_teardown(who_can_not_sit_there_is_refused, open_game, close_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
