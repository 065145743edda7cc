// The game around the rules: answers through one door, the same seed the same game, forks that go
// their own way.
#include "support/suite.h"

#include "support/match.h"

static ag_game *game;
static ag_error error;
static match_options options;

static int open_game(void **unused)
{
    open_table(unused);
    options = (match_options){ .raiders = 2, .seed = 4 };
    game = match_open(table, &options);
    return 0;
}

static int close_game(void **unused)
{
    ag_game_close(game);
    return close_table(unused);
}

static int asked(void)
{
    uint32_t waits = ag_game_waits_for(game);
    for (int seat = 1; seat <= 3; seat++) {
        if (waits & (1u << seat)) return seat;
    }
    return 0;
}

static void it_opens_at_its_first_question(void **unused)
{
    (void)unused;
    assert_int_equal(ag_game_seats(game), 3);
    assert_int_equal(ag_game_boss(game), 3);
    assert_int_equal(asked(), 1);
    assert_false(ag_game_over(game));
    assert_string_equal(ag_game_result(game).winner, "");
    assert_int_equal(ag_game_entry_count(game), 0);
}

static void the_same_seed_is_the_same_game(void **unused)
{
    (void)unused;
    ag_game *again = match_open(table, &options);
    options.seed = 5;
    ag_game *other = match_open(table, &options);
    match_play(game, 1, 60);
    match_play(again, 1, 60);
    match_play(other, 1, 60);
    assert_int_equal(ag_game_result(game).hash, ag_game_result(again).hash);
    assert_int_equal(ag_game_state_hash(game), ag_game_state_hash(again));
    assert_int_not_equal(ag_game_result(game).hash, ag_game_result(other).hash);
    ag_game_close(again);
    ag_game_close(other);
}

static void illegal_answers_change_nothing(void **unused)
{
    (void)unused;
    uint64_t before = ag_game_state_hash(game);
    ag_answer none = { .count = 0 }, wrong = { .count = 1, .picks = { 77 } },
              many = { .count = AG_PICK_MAX + 1 };
    assert_int_equal(ag_game_answer(game, 1, &none, &error), AG_USAGE);
    assert_int_equal(ag_game_answer(game, 1, &wrong, &error), AG_USAGE);
    assert_non_null(strstr(error.text, "78"));
    assert_int_equal(ag_game_answer(game, 1, &many, &error), AG_USAGE);
    wrong.picks[0] = 0;
    assert_int_equal(ag_game_answer(game, 2, &wrong, &error), AG_USAGE);
    assert_int_equal(ag_game_answer(game, 0, &wrong, &error), AG_USAGE);
    assert_int_equal(ag_game_answer(game, 9, &wrong, &error), AG_USAGE);
    assert_int_equal(ag_game_state_hash(game), before);
    assert_int_equal(ag_game_entry_count(game), 0);
}

static void it_plays_to_its_end(void **unused)
{
    (void)unused;
    match_play(game, 9, 100000);
    assert_true(ag_game_over(game));
    assert_int_equal(ag_game_waits_for(game), 0);
    assert_int_equal(ag_game_question(game, 1).kind, AG_QUESTION_NONE);
    assert_string_not_equal(ag_game_result(game).winner, "");
    assert_string_not_equal(ag_game_result(game).reason, "");
    ag_answer answer = { .count = 1 };
    assert_int_not_equal(ag_game_answer(game, 1, &answer, &error), AG_OK);
}

static void conceding_is_legal_at_any_time(void **unused)
{
    (void)unused;
    match_play(game, 1, 7);
    int seat = asked() % 2 + 1;
    assert_int_equal(ag_game_concede(game, seat, &error), AG_OK);
    assert_int_equal(ag_game_concede(game, seat, &error), AG_USAGE);
    assert_int_not_equal(asked(), seat);
    assert_string_equal(ag_game_result(game).reason, "");  // nobody has won
    assert_int_equal(ag_game_concede(game, 3, &error), AG_OK);
    assert_string_equal(ag_game_result(game).winner, "raiders");
    assert_string_equal(ag_game_result(game).reason, "conceded");
}

static void forks_go_their_own_way(void **unused)
{
    (void)unused;
    ag_game *fork;
    match_play(game, 1, 20);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(fork), ag_game_state_hash(game));
    uint64_t before = ag_game_state_hash(game);
    match_play(fork, 2, 30);
    assert_int_equal(ag_game_state_hash(game), before);
    match_play(game, 2, 30);
    assert_int_equal(ag_game_state_hash(game), ag_game_state_hash(fork));
    assert_int_equal(ag_game_result(game).hash, ag_game_result(fork).hash);
    ag_game_close(fork);
}

static void what_is_told_is_told_once(void **unused)
{
    (void)unused;
    char line[256];
    int lines = 0;
    int turns = 0;
    assert_string_equal(ag_game_line_rule(game), "");
    match_play(game, 1, 10);
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        assert_int_not_equal(line[0], '\0');
        lines++;
        assert_int_equal(ag_game_line_is_turn(game), strncmp(line, "-- Turn", 7) == 0);
        if (ag_game_line_is_turn(game)) {
            assert_string_equal(ag_game_line_rule(game), "CR 500.1");
            turns++;
        }
    }
    assert_true(turns > 0);
    assert_true(lines > 10);
    assert_int_equal(ag_game_next_line(game, -1, line, sizeof line), 0);
}

// --ask-all: decisions with one answer are asked too, and the game comes out the same.
static void asking_all_changes_only_the_asking(void **unused)
{
    (void)unused;
    options.ask_all = 1;
    ag_game *all = match_open(table, &options);
    int more = 0;
    while (!ag_game_over(all) && more < 300) {
        ag_question question = ag_game_question(all, 1);
        more += question.option_count == 1;
        match_play(all, 1, 1);
        if (ag_game_entry_count(all) > 200) break;
    }
    assert_true(more > 0);
    ag_game_close(all);
}

static void closing_nothing_is_fine(void **unused)
{
    (void)unused;
    ag_game_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_opens_at_its_first_question, open_game, close_game),
        cmocka_unit_test_setup_teardown(the_same_seed_is_the_same_game, open_game, close_game),
        cmocka_unit_test_setup_teardown(illegal_answers_change_nothing, open_game, close_game),
        cmocka_unit_test_setup_teardown(it_plays_to_its_end, open_game, close_game),
        cmocka_unit_test_setup_teardown(conceding_is_legal_at_any_time, open_game, close_game),
        cmocka_unit_test_setup_teardown(forks_go_their_own_way, open_game, close_game),
        cmocka_unit_test_setup_teardown(what_is_told_is_told_once, open_game, close_game),
        cmocka_unit_test_setup_teardown(asking_all_changes_only_the_asking, open_game, close_game),
        cmocka_unit_test(closing_nothing_is_fine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
