// A game is its log: what is thrown away is rebuilt, a script that fails never happened, and
// nothing hides outside the state.
#include "support/suite.h"

#include "rules/change/change.h"
#include "support/match.h"

static ag_error error;
static match_options options;

static int open_match_table(void **unused)
{
    open_table(unused);
    options = (match_options){ .raiders = 2, .seed = 4 };
    return 0;
}

static void rebuild_at_every_answer(int keep_no_keyframes)
{
    options.keep_no_keyframes = keep_no_keyframes;
    ag_game *game = match_open(table, &options);
    for (int i = 0; i < 80 && ag_game_waits_for(game) != 0; i++) {
        match_play(game, (uint64_t)i, 1);
        uint64_t before = ag_game_state_hash(game);
        uint64_t told = ag_game_result(game).hash;
        if (ag_game_rebuild(game, &error) < 0) {
            fail_msg("after %d answers: %s", i + 1, error.text);
        }
        assert_int_equal(ag_game_state_hash(game), before);
        assert_int_equal(ag_game_result(game).hash, told);
    }
    ag_game_close(game);
}

static void rebuilt_from_keyframes(void **unused)
{
    (void)unused;
    rebuild_at_every_answer(0);
}

static void rebuilt_from_the_beginning(void **unused)
{
    (void)unused;
    rebuild_at_every_answer(1);
}

// "Prayer": draws, then asks its player.
static ag_progress prays(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    uint8_t who = (uint8_t)(1u << frame->seat);
    switch (step) {
    case 0: ag_draw_begin(rules, frame->seat, 0, 1); return AG_AGAIN;
    case 1: ag_choose_yes_begin(rules, who, AG_PROMPT_MAY, 0, frame->me); return AG_AGAIN;
    default: return AG_DONE;
    }
}

static ag_game *open_with_prayers(void)
{
    ag_game *first = match_open(table, &options);  // makes the cards
    ag_game_close(first);
    uint16_t prayer = ag_catalog_find(&table->catalog, "test/Prayer");
    table_power(table, prayer, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, prayer, 0, prays, NULL);
    return match_open(table, &options);
}

// Plays on until a frame waits for an answer. 0: that did not come.
static int until_a_prayer_asks(ag_game *game)
{
    for (int i = 0; i < 400 && ag_game_waits_for(game) != 0; i++) {
        if (ag_game_rules(game)->state->used.frames > 1) return 1;
        match_play(game, (uint64_t)i, 1);
    }
    return 0;
}

static void rebuilt_in_the_middle_of_an_effect(void **unused)
{
    (void)unused;
    ag_game *game = open_with_prayers();
    ag_game *fork;
    assert_true(until_a_prayer_asks(game));
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(fork), before);
    match_play(game, 3, 10);
    match_play(fork, 3, 10);
    assert_int_equal(ag_game_state_hash(fork), ag_game_state_hash(game));
    ag_game_close(fork);
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(rebuilt_from_keyframes, open_match_table, close_table),
        cmocka_unit_test_setup_teardown(rebuilt_from_the_beginning, open_match_table, close_table),
        cmocka_unit_test_setup_teardown(rebuilt_in_the_middle_of_an_effect, open_match_table,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
