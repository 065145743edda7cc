// Rulings: what a failed frame did and told never happened; what people did meanwhile did.
#include "support/suite.h"

#include "rules/change/change.h"
#include "support/match.h"

static ag_error error;
static ag_game *game;
static int failing;  // prayers that ask fail as they go on
static uint64_t dice;

// "Prayer": draws, asks its player, and then fails where the test says so.
static ag_progress prays(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    switch (step) {
    case 0: ag_draw_begin(rules, frame->seat, 0, 1); return AG_AGAIN;
    case 1:
        ag_choose_yes_begin(rules, (uint8_t)(1u << frame->seat), AG_PROMPT_MAY, 0, frame->me);
        return AG_AGAIN;
    default: return failing ? AG_FAULT : AG_DONE;
    }
}

static int open_match(void **unused)
{
    match_options options = { .raiders = 2, .seed = 4 };
    open_table(unused);
    failing = 1;
    dice = 1;
    ag_game_close(match_open(table, &options));  // makes the cards
    uint16_t prayer = ag_catalog_find(&table->catalog, "test/Prayer");
    table_power(table, prayer, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, prayer, 0, prays, NULL);
    game = match_open(table, &options);
    return 0;
}

static int close_match(void **unused)
{
    ag_game_close(game);
    return close_table(unused);
}

static void until_a_prayer_asks(void)
{
    for (int i = 0; i < 400; i++) {
        if (ag_game_rules(game)->state->used.frames > 1) return;
        assert_int_equal(match_play(game, dice++, 1), 1);
    }
    fail_msg("nobody prays");
}

static int told(const char *part)
{
    char line[256];
    int count = 0;
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        count += strstr(line, part) != NULL;
    }
    return count;
}

// The reader had been told of the draw that never happened; from there on he is told anew.
static void it_never_happened(void **unused)
{
    (void)unused;
    until_a_prayer_asks();
    int seat = __builtin_ctz(ag_game_waits_for(game));
    const ag_state *state = ag_game_rules(game)->state;
    int hand = state->piles[state->players[seat].hand].count;
    assert_int_not_equal(told("draws"), 0);
    match_play(game, dice, 1);
    assert_int_equal(state->piles[state->players[seat].hand].count, hand - 1);
    assert_int_equal(told("A fault in the script of Prayer: it does nothing."), 1);
    assert_int_equal(ag_game_result(game).rulings, 1);
    assert_non_null(ag_game_fault_at(game, 0));
    assert_null(ag_game_fault_at(game, 1));
    assert_null(ag_game_fault_at(game, -1));
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(told(""), 0);
}

static void a_concession_meanwhile_happened(void **unused)
{
    (void)unused;
    until_a_prayer_asks();
    int seat = __builtin_ctz(ag_game_waits_for(game));
    int other = seat == 1 ? 2 : 1;
    assert_int_equal(ag_game_concede(game, other, &error), AG_OK);
    match_play(game, dice, 1);
    assert_int_equal(ag_game_result(game).rulings, 1);
    assert_true(ag_game_rules(game)->state->players[other].flags & AG_PLAYER_CONCEDED);
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
}

static void a_fork_takes_the_rulings_along(void **unused)
{
    (void)unused;
    ag_game *fork;
    for (int i = 0; i < 2; i++) {
        until_a_prayer_asks();
        match_play(game, dice, 1);
    }
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    assert_int_equal(ag_game_result(fork).rulings, ag_game_result(game).rulings);
    uint64_t before = ag_game_state_hash(fork);
    assert_int_equal(before, ag_game_state_hash(game));
    assert_int_equal(ag_game_rebuild(fork, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(fork), before);
    ag_game_close(fork);
}

// A limit that a script runs into is a fault of the frame that ran into it.
static ag_progress goes_too_deep(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)frame;
    (void)step;
    (void)context;
    rules->over = "deeper than the engine goes";
    return AG_AGAIN;
}

static void a_limit_is_a_fault(void **unused)
{
    (void)unused;
    table->script->functions[table->script->function_count - 1].effect = goes_too_deep;
    match_options options = { .raiders = 2, .seed = 4 };
    ag_game_close(game);
    game = match_open(table, &options);
    for (int i = 0; i < 400 && ag_game_fault_at(game, 0) == NULL; i++) {
        assert_int_equal(match_play(game, dice++, 1), 1);
    }
    assert_string_equal(ag_game_fault_at(game, 0), "test/Prayer: deeper than the engine goes");
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_null(ag_game_stopped(game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_never_happened, open_match, close_match),
        cmocka_unit_test_setup_teardown(a_concession_meanwhile_happened, open_match, close_match),
        cmocka_unit_test_setup_teardown(a_fork_takes_the_rulings_along, open_match, close_match),
        cmocka_unit_test_setup_teardown(a_limit_is_a_fault, open_match, close_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
