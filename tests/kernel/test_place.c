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
    assert_int_equal(
        place((ag_place){ .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION }, &slot),
        AG_OK);
    assert_int_not_equal(ag_game_waits_for(game), 0);
    assert_int_equal(place((ag_place){ .kind = AG_PLACE_DIE, .number = 6 }, &slot), AG_USAGE);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_card_with_all_about_it, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(words_dice_and_turns, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(what_cannot_be_placed_is_refused, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(a_position_is_rebuilt_too, open_bare, close_bare),
        cmocka_unit_test_setup_teardown(the_real_start_may_follow, open_bare, close_bare),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
