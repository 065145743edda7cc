// What is different between two places is said in words, and only what the reader sees there.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "game/log/sentence.h"
#include "support/match.h"

static test_table *table;
static ag_game *game;
static ag_error error;
static char said[16 * 1024];

static void place(int seat, int zone, const char *key)
{
    uint16_t slot;
    ag_place card = { .kind = AG_PLACE_CARD,
                      .seat = (ag_seat)seat,
                      .zone = (uint8_t)zone,
                      .card = ag_catalog_find(&table->catalog, key) };
    assert_int_equal(ag_game_place(game, &card, &slot, &error), AG_OK);
}

// Seat 1 has the move, with two allies in play and two cards in hand.
static int open_game(void **unused)
{
    (void)unused;
    match_options options = { .raiders = 2, .seed = 3, .bare = 1 };
    uint16_t slot;
    table = table_open(2);
    game = match_open(table, &options);
    place(1, AG_ZONE_PARTY, "test/Champion");
    place(1, AG_ZONE_PARTY, "test/Knight");
    place(1, AG_ZONE_HAND, "test/Footman");
    place(1, AG_ZONE_HAND, "test/Prayer");
    ag_place turn = { .kind = AG_PLACE_TURN, .seat = 1, .index = AG_STEP_ACTION };
    assert_int_equal(ag_game_place(game, &turn, &slot, &error), AG_OK);
    assert_int_equal(ag_game_mark(game, "start", &error), AG_OK);
    return 0;
}

static int close_game(void **unused)
{
    (void)unused;
    ag_game_close(game);
    table_close(table);
    return 0;
}

// The seat's answer is the option that says this.
static void choose(int seat, const char *text)
{
    ag_question question = ag_game_question(game, seat);
    for (int i = 0; i < question.option_count; i++) {
        if (strstr(question.options[i].text, text) != NULL) {
            ag_answer answer = { .count = 1, .picks = { (uint16_t)i } };
            assert_int_equal(ag_game_answer(game, seat, &answer, &error), AG_OK);
            return;
        }
    }
    fail_msg("seat %d cannot choose \"%s\"", seat, text);
}

static const char *diff(const char *a, const char *b, int seat)
{
    if (ag_game_diff(game, &(ag_diff_wish){ a, b, seat }, said, sizeof said, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return said;
}

static void assert_says(const char *line)
{
    if (strstr(said, line) == NULL) {
        fail_msg("\"%s\" is not in:\n%s", line, said);
    }
}

static void the_same_place_is_no_different(void **unused)
{
    (void)unused;
    assert_string_equal(diff("now", "now", 1), "Nothing is different.\n");
    assert_string_equal(diff("start", "now", AG_READER_ALL), "Nothing is different.\n");
    assert_string_equal(diff("main", "start", 0), "Nothing is different.\n");
}

static void a_card_that_moved(void **unused)
{
    (void)unused;
    choose(1, "Place Prayer face down");
    diff("start", "now", 1);
    assert_says("raider 1: hand 2 -> 1, resources 0 -> 1, ready resources 0 -> 1\n");
    assert_says("Prayer: raider 1's hand -> raider 1's resources\n");
    diff("now", "start", 1);
    assert_says("raider 1: hand 1 -> 2, resources 1 -> 0, ready resources 1 -> 0\n");
    assert_says("Prayer: raider 1's resources -> raider 1's hand\n");
}

static void others_see_that_but_not_what(void **unused)
{
    (void)unused;
    choose(1, "Place Prayer face down");
    diff("start", "now", 2);
    assert_says("raider 1: hand 2 -> 1, resources 0 -> 1, ready resources 0 -> 1\n");
    assert_null(strstr(said, "Prayer"));
    diff("start", "now", AG_READER_PUBLIC);
    assert_null(strstr(said, "Prayer"));
}

static void a_card_that_changed_where_it_is(void **unused)
{
    (void)unused;
    choose(1, "Attack with Champion");
    while (ag_game_waits_for(game) != 0) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        diff("start", "now", seat);
        if (strstr(said, "damage 0 -> ") != NULL) break;
        ag_question question = ag_game_question(game, seat);
        ag_answer first = { .count = question.kind == AG_QUESTION_NUMBER ? 0 : 1 };
        assert_int_equal(ag_game_answer(game, seat, &first, &error), AG_OK);
    }
    assert_says("Raid Boss (the Boss player's party): damage 0 -> 3");
    assert_says("Champion: raider 1's party -> raider 1's graveyard\n");
}

static void a_turn_that_went_on(void **unused)
{
    (void)unused;
    uint32_t turn = ag_game_result(game).turns;
    while (ag_game_result(game).turns == turn) {
        match_play(game, 5, 1);
    }
    diff("start", "now", AG_READER_ALL);
    assert_says("of raider 1");
    assert_says(" -> turn ");
}

static void branches_are_compared_where_they_ended(void **unused)
{
    (void)unused;
    assert_int_equal(ag_game_branch(game, "other", &error), AG_OK);
    choose(1, "Place Prayer face down");
    assert_int_equal(ag_game_switch(game, "main", 1, &error), AG_OK);
    choose(1, "Place Footman face down");
    uint64_t state = ag_game_state_hash(game);
    int entries = ag_game_entry_count(game);
    diff("main", "other", 1);
    assert_says("Prayer: raider 1's hand -> raider 1's resources\n");
    assert_says("Footman: raider 1's resources -> raider 1's hand\n");
    assert_null(strstr(said, "raider 1: "));
    // To compare changes nothing.
    assert_int_equal(ag_game_state_hash(game), state);
    assert_int_equal(ag_game_entry_count(game), entries);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
}

static void places_that_are_not_there(void **unused)
{
    (void)unused;
    assert_int_equal(
        ag_game_diff(game, &(ag_diff_wish){ "start", "never", 1 }, said, sizeof said, &error),
        AG_NOT_FOUND);
    assert_string_equal(error.text, "there is no mark or branch \"never\" at this table");
    assert_int_equal(ag_game_diff(game, &(ag_diff_wish){ "", "now", 1 }, said, sizeof said, &error),
                     AG_NOT_FOUND);
}

static void a_small_room_cuts_the_words(void **unused)
{
    (void)unused;
    char small[16];
    choose(1, "Place Prayer face down");
    assert_int_equal(
        ag_game_diff(game, &(ag_diff_wish){ "start", "now", 1 }, small, sizeof small, &error),
        AG_OK);
    assert_int_equal(strlen(small), sizeof small - 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_same_place_is_no_different),
        TEST(a_card_that_moved),
        TEST(others_see_that_but_not_what),
        TEST(a_card_that_changed_where_it_is),
        TEST(a_turn_that_went_on),
        TEST(branches_are_compared_where_they_ended),
        TEST(places_that_are_not_there),
        TEST(a_small_room_cuts_the_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
