// A script that fails: its frame never happened, a ruling stands in the log, and the game goes on.
#include "support/suite.h"

#include "rules/draw.h"
#include "support/match.h"

static ag_error error;
static match_options options;
static int faults_left;

static int open_match_table(void **unused)
{
    open_table(unused);
    options = (match_options){ .raiders = 2, .seed = 4 };
    faults_left = 0;
    return 0;
}

// "Prayer": draws, asks its player, draws again; and fails where the test says so.
static ag_progress prays(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    uint8_t who = (uint8_t)(1u << frame->seat);
    switch (step) {
    case 0: ag_draw_begin(rules, frame->seat, 0, 1); return AG_AGAIN;
    case 1: ag_choose_yes_begin(rules, who, AG_PROMPT_MAY, 0, frame->me); return AG_AGAIN;
    default: return faults_left > 0 ? AG_FAULT : AG_DONE;
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
        if (ag_game_rules(game)->state->used.frames > 1) {
            return 1;
        }
        match_play(game, (uint64_t)i, 1);
    }
    return 0;
}

static void a_failed_script_never_happened(void **unused)
{
    (void)unused;
    ag_game *game = open_with_prayers();
    assert_true(until_a_prayer_asks(game));
    faults_left = 1;
    match_play(game, 1, 1);
    ag_result result = ag_game_result(game);
    assert_int_equal(result.rulings, 1);
    char line[256];
    int told = 0;
    while (ag_game_told(game, -1, line, sizeof line)) {
        told |= strstr(line, "A fault in the script of Prayer") != NULL;
    }
    assert_true(told);
    faults_left = 0;
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
    match_play(game, 2, 30);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    ag_game_close(game);
}

static void faults_go_on_as_rulings(void **unused)
{
    (void)unused;
    ag_game *game = open_with_prayers();
    faults_left = 1;
    ag_status status = AG_OK;
    for (int i = 0; i < 2000 && status == AG_OK && ag_game_waits_for(game) != 0; i++) {
        match_play(game, (uint64_t)i, 1);
        assert_true(ag_game_result(game).rulings <= 200);
    }
    assert_true(ag_game_result(game).rulings > 0);
    ag_game_close(game);
}

static ag_progress fails(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    (void)context;
    return AG_FAULT;
}

// What the raid itself does is not skipped: the game stops, with the reason, and stays stopped.
static void a_raid_that_fails_stops_the_game(void **unused)
{
    (void)unused;
    ag_game_close(match_open(table, &options));
    table->script->function_count = 0;
    fake_script_effect(table->script, table->raid.printed, 0, fails, NULL);
    ag_game *game = match_open(table, &options);
    ag_state *state = ag_game_rules_edit(game)->state;
    while (state->choice.kind != AG_CHOICE_ACTION) {
        match_play(game, 1, 1);
    }
    ag_card_edit(state, state->players[3].hero)->damage = 30;
    ag_touch(state, AG_TOUCH_DAMAGE);
    ag_picks pass = { .count = 1 };
    ag_status status = AG_OK;
    while (status == AG_OK) {
        ag_seat seat = 1;
        while (!(ag_game_waits_for(game) & (1u << seat))) {
            seat++;
        }
        status = ag_game_enter_answer(game, seat, &pass, &error);
    }
    assert_int_equal(status, AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "raid"));
    assert_int_equal(ag_game_waits_for(game), 0);
    assert_int_equal(ag_game_rebuild(game, &error), AG_BAD_CONTENT);
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_failed_script_never_happened, open_match_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(faults_go_on_as_rulings, open_match_table, close_table),
        cmocka_unit_test_setup_teardown(a_raid_that_fails_stops_the_game, open_match_table,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
