// Who sits where outlives the program: a table's file, a saved game by its keyframe and by its log,
// and a recording know it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

static void assert_sits(const ag_game *game, int seat, const char *who)
{
    char found[AG_SITTER_SIZE];
    ag_game_sitter(game, seat, found);
    assert_string_equal(found, who);
}

static void good(ag_status status, const ag_error *error)
{
    if (status < 0) {
        fail_msg("%s", error->text);
    }
}

// A game in which raider 2 became a bot, and an answer was given since.
static void hand_over(ag_game *game)
{
    ag_error error = { 0 };
    cave_play(game, 12, 1);
    good(ag_game_hand_over(game, 2, "greedy", &error), &error);
    cave_play(game, 3, 1);
    good(ag_game_hand_over(game, 3, "human", &error), &error);
}

static void a_table_goes_on_with_who_sat_there(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_game_def def = cave_table(2);
    ag_error error = { 0 };
    ag_durable *table;
    ag_game *game;
    cave_path(at, "a.table", path, sizeof path);
    good(ag_durable_open(at->engine, path, &def, &table, &game, &error), &error);
    hand_over(game);
    good(ag_durable_keep(table, game, &error), &error);
    ag_game_close(game);
    ag_durable_close(table);
    good(ag_durable_open(at->engine, path, &def, &table, &game, &error), &error);
    assert_sits(game, 1, "");
    assert_sits(game, 2, "greedy");
    assert_sits(game, 3, "human");
    ag_game_close(game);
    ag_durable_close(table);
}

static void a_saved_game_goes_on_with_who_sat_there(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_game_def def = cave_table(2);
    ag_error error = { 0 };
    ag_game *game = cave_game(at, &def), *loaded;
    hand_over(game);
    cave_path(at, "a.agr", path, sizeof path);
    good(ag_game_save(game, path, &error), &error);
    for (unsigned how = 0; how <= AG_LOAD_RUN_LOG; how += AG_LOAD_RUN_LOG) {
        good(ag_game_load(at->engine, path, how, &loaded, &error), &error);
        assert_sits(loaded, 2, "greedy");
        assert_sits(loaded, 3, "human");
        assert_true(ag_game_state_hash(loaded) == ag_game_state_hash(game));
        ag_game_close(loaded);
    }
    ag_game_close(game);
}

static void a_recording_tells_who_sat_down(void **state)
{
    const cave *at = *state;
    char path[256], ahead[256], text[1024] = "";
    ag_game_def def = cave_table(2);
    ag_error error = { 0 };
    ag_result result;
    ag_playback *play;
    ag_game *game = cave_game(at, &def);
    hand_over(game);
    cave_play(game, 100000, 4);
    cave_path(at, "a.agr", path, sizeof path);
    good(ag_game_record(game, path, &error), &error);
    good(ag_playback_open(path, NULL, &play, &error), &error);
    while (ag_playback_ahead(play, ahead, sizeof ahead)) {
        if (strstr(ahead, "changes hands") != NULL) {
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s\n", ahead);
        }
        assert_int_equal(ag_playback_next(play, &error), 1);
    }
    assert_string_equal(text, "raider 2 changes hands: greedy\n"
                              "the Boss player changes hands: human\n");
    good(ag_playback_result(play, &result, &error), &error);
    assert_true(result.hash == ag_game_result(game).hash);
    ag_playback_close(play);
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_table_goes_on_with_who_sat_there, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_saved_game_goes_on_with_who_sat_there, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_recording_tells_who_sat_down, cave_set_up,
                                        cave_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
