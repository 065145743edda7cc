// Positions: a referee puts cards, words, dice and turns where a scenario wants them, through the
// log.
#include "support/suite.h"

#include "support/match.h"

static ag_game *game;
static ag_error error;

static int open_bare(void **unused)
{
    open_table(unused);
    match_options options = { .raiders = 2, .seed = 4, .bare = 1 };
    game = match_open(table, &options);
    return 0;
}

static int close_bare(void **unused)
{
    ag_game_close(game);
    return close_table(unused);
}

static ag_status place(ag_place what, uint16_t *slot)
{
    return ag_game_place(game, &what, slot, &error);
}

static uint16_t knight(void)
{
    return ag_catalog_find(&table->catalog, "test/Knight");
}

static void a_card_with_all_about_it(void **unused)
{
    (void)unused;
    uint16_t slot, host;
    const ag_state *state = ag_game_rules(game)->state;
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_CARD,
                                       .seat = 3,
                                       .zone = AG_ZONE_PARTY,
                                       .card = knight(),
                                       .number = 2,
                                       .flags = AG_PLACE_EXHAUSTED },
                           &host),
                     AG_OK);
    assert_int_equal(state->cards[host].damage, 2);
    assert_true(state->cards[host].flags & AG_CARD_EXHAUSTED);
    assert_int_equal(state->cards[host].controller, 3);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_CARD,
                                       .seat = 1,
                                       .zone = AG_ZONE_PARTY,
                                       .card = knight(),
                                       .host = host },
                           &slot),
                     AG_OK);
    assert_int_equal(state->cards[slot].host.slot, host);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_COUNTER, .index = 1, .number = 3 }, &slot),
                     AG_OK);
    assert_int_equal(ag_game_entry_count(game), 3);
    char why[160];
    assert_int_equal(ag_state_check(state, why, sizeof why), 0);
}

static void words_dice_and_turns(void **unused)
{
    (void)unused;
    uint16_t slot;
    const ag_state *state = ag_game_rules(game)->state;
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_WORD, .index = 2, .number = 5 }, &slot),
                     AG_OK);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_DIE, .number = 6 }, &slot), AG_OK);
    assert_int_equal(
        place((ag_place){ .kind = AG_PLACE_TURN, .seat = 2, .index = AG_STEP_ACTION }, &slot),
        AG_OK);
    assert_int_equal(state->raid_words[2], 5);
    assert_int_equal(state->dice[0], 6);
    assert_int_equal(ag_game_waits_for(game), 1u << 2);
    assert_int_equal(state->turn.seat, 2);
    assert_int_equal(state->turn.phase, AG_PHASE_ACTION);
}

static void what_cannot_be_placed_is_refused(void **unused)
{
    (void)unused;
    uint16_t slot;
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_DIE, .number = 7 }, &slot), AG_USAGE);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_WORD, .index = 99 }, &slot), AG_USAGE);
    assert_int_equal(place((ag_place){ .kind = 200 }, &slot), AG_USAGE);
    const ag_place good = {
        .kind = AG_PLACE_CARD, .seat = 1, .zone = AG_ZONE_HAND, .card = knight()
    };
    ag_place bad[8];
    for (int i = 0; i < 8; i++) {
        bad[i] = good;
    }
    bad[0].seat = 0;
    bad[1].seat = 9;
    bad[2].card = 9999;
    bad[3].index = 1;
    bad[4].number = 1;  // damage in a hand
    bad[5].host = 1000;
    bad[6].kind = AG_PLACE_HERO;
    bad[7].zone = 200;
    for (int i = 0; i < 8; i++) {
        assert_int_equal(place(bad[i], &slot), AG_USAGE);
    }
    assert_int_equal(ag_game_entry_count(game), 0);
}

static void a_position_is_rebuilt_too(void **unused)
{
    (void)unused;
    uint16_t slot;
    place((ag_place){ .kind = AG_PLACE_CARD, .seat = 1, .zone = AG_ZONE_PARTY, .card = knight() },
          &slot);
    place((ag_place){ .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION }, &slot);
    match_play(game, 3, 12);
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
}

static void the_real_start_may_follow(void **unused)
{
    (void)unused;
    uint16_t slot;
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_START }, &slot), AG_OK);
    assert_int_not_equal(ag_game_waits_for(game), 0);
    const ag_state *state = ag_game_rules(game)->state;
    assert_int_equal(state->piles[state->players[1].hand].count, 7);
}

// ---- the referee, at a question ----

// Seat 1 has the move, with a Champion in play and a Prayer in hand.
static void begin_turn(uint16_t *champion, uint16_t *prayer)
{
    uint16_t slot;
    ag_place ally = { .kind = AG_PLACE_CARD,
                      .seat = 1,
                      .zone = AG_ZONE_PARTY,
                      .card = ag_catalog_find(&table->catalog, "test/Champion") };
    ag_place ability = { .kind = AG_PLACE_CARD,
                         .seat = 1,
                         .zone = AG_ZONE_HAND,
                         .card = ag_catalog_find(&table->catalog, "test/Prayer") };
    ag_place turn = { .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION };
    assert_int_equal(place(ally, champion), AG_OK);
    assert_int_equal(place(ability, prayer), AG_OK);
    assert_int_equal(place(turn, &slot), AG_OK);
    assert_int_equal(ag_game_waits_for(game), 1u << 1);
}

static void assert_told(int reader, const char *expected)
{
    char line[256], last[256] = "";
    while (ag_game_next_line(game, reader, line, sizeof line)) {
        if (strstr(line, "referee") != NULL) {
            memcpy(last, line, sizeof last);
        }
    }
    assert_string_equal(last, expected);
}

static void the_referee_changes_a_game_that_is_played(void **unused)
{
    (void)unused;
    uint16_t champion, prayer, slot;
    const ag_state *state = ag_game_rules(game)->state;
    begin_turn(&champion, &prayer);
    assert_int_equal(ag_game_result(game).refereed, 0);
    assert_int_equal(
        place((ag_place){ .kind = AG_PLACE_DAMAGE, .slot = champion, .number = 1 }, &slot), AG_OK);
    assert_int_equal(state->cards[champion].damage, 1);
    assert_told(2, "The referee changes the table: Champion has 1 damage.");
    ag_place exhausted = { .kind = AG_PLACE_READY, .slot = champion, .flags = AG_PLACE_EXHAUSTED };
    assert_int_equal(place(exhausted, &slot), AG_OK);
    assert_true(state->cards[champion].flags & AG_CARD_EXHAUSTED);
    assert_told(2, "The referee changes the table: Champion is exhausted.");
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_WORD, .index = 0, .number = 3 }, &slot),
                     AG_OK);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_DIE, .number = 6 }, &slot), AG_OK);
    assert_told(2, "The referee changes the table: the next die shows 6.");
    assert_int_equal(ag_game_result(game).refereed, 4);
    assert_int_equal(ag_game_waits_for(game), 1u << 1);
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
}

static void others_are_told_that_a_hidden_card_came(void **unused)
{
    (void)unused;
    uint16_t champion, prayer, slot;
    begin_turn(&champion, &prayer);
    ag_place given = { .kind = AG_PLACE_CARD, .seat = 1, .zone = AG_ZONE_HAND, .card = knight() };
    assert_int_equal(place(given, &slot), AG_OK);
    assert_told(2, "The referee changes the table: a card comes to the hand of raider 1.");
    assert_int_equal(place(given, &slot), AG_OK);
    assert_told(1, "The referee changes the table: Knight comes to the hand of raider 1.");
    ag_place moved = { .kind = AG_PLACE_MOVE, .seat = 1, .zone = AG_ZONE_PARTY, .slot = slot };
    assert_int_equal(place(moved, &slot), AG_OK);
    assert_told(2, "The referee changes the table: Knight goes to play under raider 1.");
}

static void fatal_damage_destroys_at_once(void **unused)
{
    (void)unused;
    uint16_t champion, prayer, slot;
    const ag_state *state = ag_game_rules(game)->state;
    begin_turn(&champion, &prayer);
    ag_place fatal = { .kind = AG_PLACE_DAMAGE, .slot = champion, .number = 50 };
    assert_int_equal(place(fatal, &slot), AG_OK);
    assert_int_equal(state->piles[state->cards[champion].pile].zone, AG_ZONE_GRAVEYARD);
    fatal.slot = state->players[3].hero.slot;
    assert_int_equal(place(fatal, &slot), AG_OK);
    assert_string_equal(ag_game_result(game).winner, "raiders");
    // What is over is over, also for a position.
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_DIE, .number = 6 }, &slot), AG_USAGE);
}

static void what_the_referee_may_not_do_changes_nothing(void **unused)
{
    (void)unused;
    uint16_t champion, prayer, slot;
    begin_turn(&champion, &prayer);
    uint16_t hero = ag_game_rules(game)->state->players[1].hero.slot;
    const ag_place bad[] = {
        { .kind = AG_PLACE_TURN, .seat = 2, .index = AG_STEP_ACTION },
        { .kind = AG_PLACE_START },
        { .kind = AG_PLACE_HERO, .seat = 1, .card = knight() },
        { .kind = AG_PLACE_DAMAGE, .slot = prayer, .number = 1 },
        { .kind = AG_PLACE_DAMAGE, .slot = 999, .number = 1 },
        { .kind = AG_PLACE_DAMAGE, .slot = champion, .number = -1 },
        { .kind = AG_PLACE_READY, .slot = prayer },
        { .kind = AG_PLACE_FACE, .slot = champion },
        { .kind = AG_PLACE_HOST, .slot = champion, .host = champion },
        { .kind = AG_PLACE_HOST, .slot = champion, .host = prayer },
        { .kind = AG_PLACE_MOVE, .slot = hero, .seat = 1, .zone = AG_ZONE_HAND },
        { .kind = AG_PLACE_MOVE, .slot = champion, .seat = 1, .zone = AG_ZONE_PARTY },
        { .kind = AG_PLACE_MOVE, .slot = champion, .seat = 1, .zone = AG_ZONE_CHAIN },
        { .kind = AG_PLACE_MOVE, .slot = champion, .seat = 9, .zone = AG_ZONE_PARTY },
        { .kind = AG_PLACE_COUNTER, .slot = champion, .index = 1, .number = 0 },
    };
    uint64_t before = ag_game_state_hash(game);
    int entries = ag_game_entry_count(game);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_int_equal(place(bad[i], &slot), AG_USAGE);
        assert_int_equal(ag_game_state_hash(game), before);
        assert_int_equal(ag_game_entry_count(game), entries);
    }
    assert_int_equal(ag_game_result(game).refereed, 0);
}

// A card is played: its targets or its cost are still chosen.
static void in_the_middle_of_a_play_the_referee_waits(void **unused)
{
    (void)unused;
    uint16_t slot;
    ag_place word = { .kind = AG_PLACE_WORD, .index = 0, .number = 6 };
    int quiet = 0, refused = 0;
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_START }, &slot), AG_OK);
    for (int i = 0; i < 300 && ag_game_waits_for(game) != 0; i++) {
        const ag_state *state = ag_game_rules(game)->state;
        int move = state->choice.kind == AG_QUESTION_ACTION;
        uint64_t before = ag_game_state_hash(game);
        assert_int_equal(place(word, &slot), move ? AG_OK : AG_USAGE);
        if (!move) {
            assert_int_equal(ag_game_state_hash(game), before);
            assert_non_null(strstr(error.text, "while a player has the move"));
            refused++;
        }
        quiet += move;
        match_play(game, (uint64_t)i, 1);
    }
    assert_true(quiet > 10);
    assert_true(refused > 10);
}

static ag_place any_change(ag_rng *rng)
{
    return (ag_place){ .kind = (uint8_t)ag_rng_below(rng, AG_PLACE_HOST + 2),
                       .seat = (ag_seat)ag_rng_below(rng, 5),
                       .zone = (uint8_t)ag_rng_below(rng, AG_ZONE_COUNT + 1),
                       .flags = (uint8_t)ag_rng_below(rng, 32),
                       .card = (uint16_t)ag_rng_below(rng, 12),
                       .index = (uint16_t)ag_rng_below(rng, 4),
                       .number = (int32_t)ag_rng_below(rng, 6) - 1,
                       .host = (uint16_t)ag_rng_below(rng, 120),
                       .slot = (uint16_t)ag_rng_below(rng, 120) };
}

// The state is checked after every step, and the log runs to it.
static void any_change_at_any_question_leaves_a_whole_table(void **unused)
{
    (void)unused;
    uint16_t slot;
    ag_rng rng;
    int done = 0;
    ag_rng_seed(&rng, 9, 1);
    for (int round = 0; round < 20; round++) {
        match_options options = { .raiders = 2, .seed = (uint64_t)round };
        ag_game_close(game);
        game = match_open(table, &options);
        for (int i = 0; i < 300 && ag_game_waits_for(game) != 0; i++) {
            done += place(any_change(&rng), &slot) == AG_OK;
            match_play(game, (uint64_t)i, i % 4 == 0);
        }
        if (ag_game_rebuild(game, &error) < 0) {
            fail_msg("round %d: %s", round, error.text);
        }
    }
    assert_true(done > 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_card_with_all_about_it, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(words_dice_and_turns, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(what_cannot_be_placed_is_refused, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(a_position_is_rebuilt_too, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(the_real_start_may_follow, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(the_referee_changes_a_game_that_is_played, open_bare,
                                        close_bare),
        cmocka_unit_test_setup_teardown(others_are_told_that_a_hidden_card_came, open_bare,
                                        close_bare),
        cmocka_unit_test_setup_teardown(fatal_damage_destroys_at_once, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(what_the_referee_may_not_do_changes_nothing, open_bare,
                                        close_bare),
        cmocka_unit_test_setup_teardown(in_the_middle_of_a_play_the_referee_waits, open_bare,
                                        close_bare),
        cmocka_unit_test_setup_teardown(any_change_at_any_question_leaves_a_whole_table, open_bare,
                                        close_bare),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
