// The public API from build to game, on a small raid of its own: what opens, and what is refused.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "game/log/game.h"

static void assert_refused(const cave *at, const ag_game_def *def, ag_status status,
                           const char *sentence)
{
    ag_game *game;
    ag_error error = { 0 };
    assert_int_equal(ag_game_open(at->engine, def, &game, &error), status);
    assert_null(game);
    assert_string_equal(error.text, sentence);
}

// ---- the database ----

static void what_the_database_holds(void **state)
{
    const cave *at = *state;
    assert_string_equal(ag_engine_raid(at->engine, 0), "cave");
    assert_null(ag_engine_raid(at->engine, 1));
    assert_null(ag_engine_raid(at->engine, -1));
    assert_string_equal(ag_engine_deck(at->engine, 0), "decks/annas");
    assert_string_equal(ag_engine_deck(at->engine, 1), "decks/bobs");
    assert_string_equal(ag_engine_deck(at->engine, 2), "decks/short");
    assert_null(ag_engine_deck(at->engine, 3));
    assert_string_equal(ag_engine_card(at->engine, 0), "cave/bite");
    assert_string_equal(ag_engine_card(at->engine, 5), "t/guard");
    assert_null(ag_engine_card(at->engine, 6));
    assert_string_equal(ag_engine_warning(at->engine, 0),
                        "cards/decks/short.lua: deck \"decks/short\" holds 9 cards: "
                        "60 at least (CR 100.1)");
    assert_null(ag_engine_warning(at->engine, 1));
}

static void a_card_as_text(void **state)
{
    const cave *at = *state;
    char text[512];
    ag_error error = { 0 };
    assert_int_equal(ag_engine_card_text(at->engine, "bolt", text, sizeof text, &error), AG_OK);
    assert_string_equal(text, "Bolt (t/bolt)\nunlimited ability, cost 1, class mage\n"
                              "Your hero deals 2 fire damage to target opposing hero.\n");
    assert_int_equal(ag_engine_card_text(at->engine, "Anna", text, sizeof text, &error), AG_OK);
    assert_non_null(strstr(text, "health 20"));
    assert_non_null(strstr(text, "Waits.\nOther side\nRests.\nDreams.\n"));
    assert_int_equal(ag_engine_card_text(at->engine, "Bolg", text, sizeof text, &error),
                     AG_NOT_FOUND);
    assert_string_equal(error.text, "no card is called \"Bolg\"; did you mean \"Bolt\"?");
    assert_string_equal(ag_engine_card_near(at->engine, "Bolg"), "Bolt");
    assert_null(ag_engine_card_near(at->engine, "Umbrella"));
    assert_int_equal(ag_engine_card_text(at->engine, "bolt", text, 9, &error), AG_OK);
    assert_string_equal(text, "Bolt (t/");
}

static void a_script_that_does_not_load_names_its_line(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    cave_write(at, "cards/t/bolt.lua", "return ability \"Bolt\" {\n  cost = 1,\n  helth = 3,\n}\n");
    assert_int_equal(cave_try_build(at, &error), AG_BAD_CONTENT);
    assert_ptr_equal(strstr(error.text, "cards/t/bolt.lua:"), error.text);
    assert_non_null(strstr(error.text, "helth"));
    char text[512];
    assert_int_equal(ag_engine_card_text(at->engine, "bolt", text, sizeof text, &error), AG_OK);
}

static void calls_without_arguments(void **state)
{
    const cave *at = *state;
    ag_engine *engine;
    ag_game *game;
    ag_error error = { 0 };
    assert_int_equal(ag_engine_open(NULL, &engine, &error), AG_USAGE);
    assert_int_equal(ag_engine_open("", &engine, NULL), AG_USAGE);
    assert_int_equal(ag_build(NULL, 0, "x", &error), AG_USAGE);
    ag_game_def def = ag_game_default();
    assert_int_equal(ag_game_open(at->engine, &def, &game, &error), AG_USAGE);
    ag_engine_close(NULL);
    ag_game_close(NULL);
}

// ---- tables ----

static void tables_that_are_refused(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    def.raid = "cav";
    assert_refused(at, &def, AG_NOT_FOUND, "no raid is called \"cav\"; did you mean \"cave\"?");
    def = cave_table(0);
    assert_refused(at, &def, AG_USAGE, "a raid is for 1 to 5 raiders, not 0");
    def = cave_table(6);
    assert_refused(at, &def, AG_USAGE, "a raid is for 1 to 5 raiders, not 6");
    def = cave_table(4);
    assert_refused(at, &def, AG_USAGE, "The Cave is for 1 to 3 raiders, not 4");
    def = cave_table(1);
    def.mode = "standart";
    assert_refused(at, &def, AG_NOT_FOUND,
                   "there is no mode \"standart\" (did you mean \"standard\"?)");
    def = cave_table(1);
    def.from_boss = 2;
    assert_refused(at, &def, AG_USAGE, "The Cave has no Boss 2 to begin with");
    def.from_boss = -1;
    assert_refused(at, &def, AG_USAGE, "The Cave has no Boss -1 to begin with");
}

static void a_game_from_a_named_boss_is_the_referees(void **state)
{
    const cave *at = *state;
    ag_game *game;
    ag_error error = { 0 };
    ag_game_def def = cave_table(1);
    def.from_boss = 1;
    assert_int_equal(ag_game_open(at->engine, &def, &game, &error), AG_OK);
    assert_int_not_equal(ag_game_waits_for(game), 0);
    assert_int_equal(ag_game_result(game).refereed, 1);
    ag_game_close(game);
    def.from_boss = 0;
    assert_int_equal(ag_game_open(at->engine, &def, &game, &error), AG_OK);
    assert_int_equal(ag_game_result(game).refereed, 0);
    ag_game_close(game);
}

static void decks_that_are_refused(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(2);
    def.decks[0] = "decks/anna";
    assert_refused(at, &def, AG_NOT_FOUND,
                   "no deck is called \"decks/anna\"; did you mean \"decks/annas\"?");
    def.decks[0] = "cave/decks/main";
    assert_refused(at, &def, AG_NOT_FOUND,
                   "\"cave/decks/main\" is a deck of the raid \"cave\", not a raider's");
    def.decks[0] = "Short";
    assert_refused(
        at, &def, AG_BAD_CONTENT,
        "cards/decks/short.lua: deck \"decks/short\" holds 9 cards: 60 at least (CR 100.1)");
    def.decks[0] = "decks/annas";
    def.decks[1] = "decks/bobs";
    assert_refused(at, &def, AG_BAD_CONTENT,
                   "seat 2: Bob (deck \"decks/bobs\") is of the alliance, but seat 1 brings Anna "
                   "of the horde: "
                   "raiders can't mix Alliance and Horde heroes (R100.1)");
}

static void seats_of_a_game(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(3);
    def.decks[1] = "bobs";
    ag_game *game = cave_game(at, &def);
    assert_int_equal(ag_game_seats(game), 4);
    assert_int_equal(ag_game_boss(game), 4);
    ag_view *view = calloc(1, sizeof *view);
    ag_game_view(game, 1, view);
    assert_int_equal(view->player_count, 4);
    for (int seat = 1; seat <= 3; seat++) {  // the others sit down with decks that go with Bob's
        assert_int_equal(view->players[seat - 1].deck_count + view->players[seat - 1].hand_count,
                         60);
    }
    ag_result result = ag_game_result(game);
    assert_string_equal(result.raid, "cave");
    assert_string_equal(result.mode, "standard");
    assert_string_equal(result.winner, "");
    free(view);
    ag_game_close(game);
}

// ---- play ----

static void the_same_seed_is_the_same_game(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(1);
    ag_game *one = cave_game(at, &def);
    ag_game *other = cave_game(at, &def);
    cave_play(one, 200, 7);
    cave_play(other, 200, 7);
    assert_int_equal(ag_game_state_hash(one), ag_game_state_hash(other));
    assert_int_equal(ag_game_result(one).hash, ag_game_result(other).hash);
    def.seed = 2;
    ag_game *third = cave_game(at, &def);
    cave_play(third, 200, 7);
    assert_int_not_equal(ag_game_result(one).hash, ag_game_result(third).hash);
    ag_game_close(one);
    ag_game_close(other);
    ag_game_close(third);
}

static void a_fork_goes_its_own_way(void **state)
{
    const cave *at = *state;
    ag_game_def def = cave_table(2);
    ag_game *game = cave_game(at, &def);
    ag_game *fork;
    ag_error error = { 0 };
    cave_play(game, 60, 3);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_state_hash(fork), before);
    cave_play(fork, 20, 5);
    assert_int_equal(ag_game_state_hash(game), before);
    cave_play(game, 20, 5);
    assert_int_equal(ag_game_state_hash(game), ag_game_state_hash(fork));
    ag_game_close(game);
    ag_game_close(fork);
}

static void a_recording_plays_again(void **state)
{
    const cave *at = *state;
    char path[128], report[1024];
    ag_game_def def = cave_table(2);
    ag_game *game = cave_game(at, &def);
    ag_result result;
    ag_error error = { 0 };
    cave_play(game, 100000, 3);
    assert_int_equal(ag_game_waits_for(game), 0);
    snprintf(path, sizeof path, "%s/game.jsonl", at->folder);
    if (ag_game_record(game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, ag_game_result(game).hash);
    ag_game_close(game);
    assert_int_equal(ag_replay(NULL, &result, report, sizeof report, &error), AG_USAGE);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, cave_set_up, cave_tear_down)

static int has_script(const ag_game *game, const char *key)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    const ag_script *used;
    for (int i = 0; (used = scripts->script(scripts->host, i, NULL)) != NULL; i++) {
        if (strcmp(used->key, key) == 0) return 1;
    }
    return 0;
}

// Nothing is read in the middle of a game.
static void tokens_of_a_raid_are_read_as_the_game_begins(void **state)
{
    cave *at = *state;
    cave_write(at, "raids/cave/tokens/bat.lua",
               "return token \"Bat\" { atk = 1, damage = \"melee\", health = 1 }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    ag_error error = { 0 };
    ag_game *game;
    assert_int_equal(ag_game_open(at->engine, &def, &game, &error), AG_OK);
    assert_true(has_script(game, "cave/bat"));
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_the_database_holds),
        TEST(a_card_as_text),
        TEST(a_script_that_does_not_load_names_its_line),
        TEST(calls_without_arguments),
        TEST(tables_that_are_refused),
        TEST(a_game_from_a_named_boss_is_the_referees),
        TEST(decks_that_are_refused),
        TEST(seats_of_a_game),
        TEST(the_same_seed_is_the_same_game),
        TEST(a_fork_goes_its_own_way),
        TEST(a_recording_plays_again),
        TEST(tokens_of_a_raid_are_read_as_the_game_begins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
