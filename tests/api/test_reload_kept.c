// Reloads beside undo and copies: forks and branches in other scripts; replays in words.
#include "aggro_author.h"
#include "api/reload_bench.h"

static void forks_play_on_in_other_scripts(void **state)
{
    bench *now = *state;
    ag_game *fork;
    ag_error error = { 0 };
    int seat;
    (void)bench_play_until(now->game, "Play Bolt (1)");
    assert_int_equal(ag_game_fork(now->game, &fork, &error), AG_OK);
    bench_write_bolt(now, 0, 2);
    (void)bench_reload(now, 0);
    bench_write_bolt(now, 2, 2);
    (void)bench_reload_game(now, fork);
    ag_question question = bench_asked(now->game, &seat);
    assert_true(bench_option(&question, "Play Bolt (0)") >= 0);
    question = bench_asked(fork, &seat);
    assert_int_equal(bench_option(&question, "Play Bolt (0)"), -1);
    assert_int_equal(bench_option(&question, "Play Bolt (1)"), -1);
    assert_int_equal(ag_game_rebuild(fork, &error), AG_OK);
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    cave_play(fork, 20, 3);
    cave_play(now->game, 20, 3);
    ag_game_close(fork);
    bench_expect_same_kept(now);
}

static void each_branch_keeps_its_scripts(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    int seat;
    (void)bench_play_until(now->game, "Play Bolt (1)");
    assert_int_equal(ag_game_branch(now->game, "cheap", &error), AG_OK);
    bench_write_bolt(now, 0, 2);
    (void)bench_reload(now, 0);
    assert_int_equal(ag_game_switch(now->game, "main", 1, &error), AG_OK);
    ag_question question = bench_asked(now->game, &seat);
    assert_true(bench_option(&question, "Play Bolt (1)") >= 0);
    assert_int_equal(ag_game_switch(now->game, "cheap", 1, &error), AG_OK);
    question = bench_asked(now->game, &seat);
    assert_true(bench_option(&question, "Play Bolt (0)") >= 0);
    bench_expect_same_kept(now);
}

static void a_playback_says_which_files_a_reload_brought(void **state)
{
    bench *now = *state;
    ag_playback *play;
    ag_error error = { 0 };
    char path[160], words[512], all[16384] = "";
    (void)bench_play_until(now->game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 2);
    (void)bench_reload(now, 0);
    cave_path(now->cave, "r.agr", path, sizeof path);
    assert_int_equal(ag_game_record(now->game, path, &error), AG_OK);
    assert_int_equal(ag_playback_open(path, NULL, &play, &error), AG_OK);
    do {
        if (ag_playback_ahead(play, words, sizeof words)) {
            snprintf(all, sizeof all, "%s", words);
        }
    } while (ag_playback_next(play, &error) > 0);
    ag_playback_close(play);
    assert_non_null(strstr(all, "the scripts are others from here on: "));
    assert_non_null(strstr(all, "cards/t/bolt.lua"));
}

static void a_bug_file_of_a_reloaded_game_replays(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    ag_result result;
    char path[160], bug[160], report[2048];
    (void)bench_play_until(now->game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 2);
    (void)bench_reload(now, 0);
    cave_play(now->game, 30, 5);
    cave_path(now->cave, "r.agr", path, sizeof path);
    cave_path(now->cave, "b.agr", bug, sizeof bug);
    assert_int_equal(ag_game_record(now->game, path, &error), AG_OK);
    if (ag_bug(path, bug, report, sizeof report, &error) < 0
        || ag_replay(bug, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_true(result.hash == ag_game_result(now->game).hash);
}

// What the game played with last is what the scenario is made of, and what it tells.
static void a_reloaded_game_becomes_a_scenario(void **state)
{
    bench *now = *state;
    ag_error error = { 0 };
    ag_scenario_wish wish = { .last = 6 };
    ag_scenario_result result = { 0 };
    char path[160], out[160], report[2048];
    (void)bench_play_until(now->game, "Play Bolt (1)");
    bench_write_bolt(now, 0, 3);
    (void)bench_reload(now, 0);
    bench_write_bolt(now, 0, 7);
    (void)bench_reload(now, 0);
    (void)bench_pick(now->game, "Play Bolt (0)");
    bench_announce(now->game);
    bench_resolve(now->game);
    bench_expect_told(now->game, "deals 7");
    cave_path(now->cave, "r.agr", path, sizeof path);
    wish.path = cave_path(now->cave, "s.lua", out, sizeof out);
    assert_int_equal(ag_game_record(now->game, path, &error), AG_OK);
    if (ag_replay_scenario(NULL, path, &wish, report, sizeof report, &error) < 0
        || ag_scenario_run(bench_engine(now), out, &result, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.passed, 1);
}

// Counted is what cards of the game ask for: from the reload on, in each way to get there again.
static void what_a_reload_first_asks_for_is_counted_from_then_on(void **state)
{
    bench *now = *state;
    (void)bench_pick(now->game, "Play Bolt (1)");
    bench_announce(now->game);
    bench_resolve(now->game);
    cave_write(now->cave, "cards/t/bolt.lua",
               "return ability 'Bolt' { cost = 1, class = 'any', unlimited = true,\n"
               "values = { more = 3 },\n"
               "text = 'Your hero deals {more} fire damage to target hero or ally for each ability "
               "that you played this game.',\n"
               "counts = { cast = times('played', your.ability) },\n"
               "targets = { target('victim', any.character, harm) },\n"
               "play = function(me, t) me.hero:deal(me.more * me.cast, 'fire', t.victim) end }\n");
    (void)bench_reload(now, 0);
    (void)bench_pick(now->game, "Play Bolt (1)");
    bench_announce(now->game);
    bench_resolve(now->game);
    bench_expect_told(now->game, "deals 3");
    bench_expect_same_kept(now);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        bench_test(forks_play_on_in_other_scripts),
        bench_test(each_branch_keeps_its_scripts),
        bench_test(a_playback_says_which_files_a_reload_brought),
        bench_test(a_bug_file_of_a_reloaded_game_replays),
        bench_test(a_reloaded_game_becomes_a_scenario),
        bench_test(what_a_reload_first_asks_for_is_counted_from_then_on),
    };
    return cmocka_run_group_tests_name("reload_kept", tests, NULL, NULL);
}
