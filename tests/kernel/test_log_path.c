// The way through the log, walked again: every step stands as it stood, what was taken back is no
// part of it, and the log does not grow.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "game/log/game.h"
#include "support/match.h"

enum { STEPS = 150 };

static test_table *table;
static ag_game *game;
static ag_error error;
static uint64_t states[STEPS + 1];

static const match_options options = { .raiders = 2, .seed = 11 };

static int open_game(void **unused)
{
    (void)unused;
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

static void go(int step, int listen)
{
    if (ag_log_path_go(game, step, listen, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

// Plays on and remembers how the game stood at each step of the way.
static void play(uint64_t seed, int answers)
{
    for (int i = 0; i < answers && ag_log_path_length(game) < STEPS; i++) {
        states[ag_log_path_length(game)] = ag_game_state_hash(game);
        match_play(game, seed + (uint64_t)i, 1);
    }
    states[ag_log_path_length(game)] = ag_game_state_hash(game);
}

static void assert_all_steps_stand(void)
{
    int length = ag_log_path_length(game);
    int entries = ag_game_entry_count(game);
    for (int i = 0; i <= length; i++) {
        int step = i * 7 % (length + 1);  // here and there
        go(step, 0);
        assert_int_equal(ag_game_state_hash(game), states[step]);
        assert_int_equal(ag_log_path_length(game), length);
    }
    go(length, 0);
    assert_int_equal(ag_game_state_hash(game), states[length]);
    assert_int_equal(ag_game_entry_count(game), entries);
}

// What is told until nothing is left, as one number; 0: nothing.
static uint64_t told_now(void)
{
    char line[256];
    uint64_t sum = 0;
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        for (const char *at = line; *at != '\0'; at++) {
            sum = sum * 31 + (unsigned char)*at;
        }
    }
    return sum;
}

static void every_step_stands_as_it_stood(void **unused)
{
    (void)unused;
    assert_int_equal(ag_log_path_length(game), 0);
    play(3, 40);
    assert_int_equal(ag_log_path_length(game), 40);
    assert_int_not_equal(states[0], states[40]);
    assert_all_steps_stand();
    assert_string_equal(ag_log_path_stop(game), "");
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
}

static void what_was_taken_back_is_not_on_the_way(void **unused)
{
    (void)unused;
    play(3, 20);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error), AG_OK);
    }
    assert_int_equal(ag_log_path_length(game), 15);
    int taken_up = ag_game_entry_count(game);
    play(90, 6);
    assert_int_equal(ag_log_path_length(game), 21);
    assert_int_equal(ag_log_path_index(game, 14), 14);
    assert_int_equal(ag_log_path_index(game, 15), taken_up);
    assert_int_equal(ag_log_path_index(game, 20), taken_up + 5);
    assert_all_steps_stand();
}

static void the_way_is_told_to_one_who_listens(void **unused)
{
    (void)unused;
    play(3, 30);
    assert_int_not_equal(told_now(), 0);
    play(60, 30);
    uint64_t told = told_now();
    assert_int_not_equal(told, 0);
    go(30, 0);
    assert_int_equal(told_now(), 0);
    go(60, 0);
    assert_int_equal(told_now(), 0);
    go(30, 1);  // backwards there is nothing to tell
    assert_int_equal(told_now(), 0);
    go(60, 1);
    assert_int_equal(told_now(), told);
}

static ag_progress fails(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    (void)context;
    return AG_FAULT;
}

static void a_ruling_is_no_step_and_does_not_come_twice(void **unused)
{
    (void)unused;
    uint16_t prayer = ag_catalog_find(&table->catalog, "test/Prayer");
    table_power(table, prayer, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, prayer, 0, fails, NULL);
    ag_game_close(game);
    game = match_open(table, &options);
    play(5, STEPS);
    uint32_t rulings = ag_game_result(game).rulings;
    int length = ag_log_path_length(game);
    assert_true(rulings > 0);
    assert_true(length < ag_game_entry_count(game));
    for (int step = 0; step < length; step++) {
        assert_int_equal(ag_game_entry(game, ag_log_path_index(game, step))->kind, AG_ENTRY_ANSWER);
    }
    assert_all_steps_stand();
    assert_int_equal(ag_game_result(game).rulings, rulings);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_step_stands_as_it_stood),
        TEST(what_was_taken_back_is_not_on_the_way),
        TEST(the_way_is_told_to_one_who_listens),
        TEST(a_ruling_is_no_step_and_does_not_come_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
