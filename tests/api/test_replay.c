// Replays through the public API: entry by entry, with other scripts, as a bug's file, and as a
// scenario that holds.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

// The Boss player's card, for nothing. It fails where its script names no target: there is none but
// "prey".
static const char *bite(int amount, const char *prey)
{
    static char text[512];
    snprintf(text, sizeof text,
             "return ability \"Bite\" { number = 2, cost = 0, values = { amount = %d },\n"
             "  text = \"Your hero deals {amount} melee damage to target opposing hero.\",\n"
             "  targets = { target(\"prey\", opposing.hero, harm) },\n"
             "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.%s) end }\n",
             amount, prey);
    return text;
}

typedef struct paths {
    char recording[128], scenario[128], bug[128];
} paths;

static paths paths_of(const cave *at)
{
    paths out;
    snprintf(out.recording, sizeof out.recording, "%s/game.agr", at->folder);
    snprintf(out.scenario, sizeof out.scenario, "%s/game.lua", at->folder);
    snprintf(out.bug, sizeof out.bug, "%s/game.bug", at->folder);
    return out;
}

static void must(ag_status status, const ag_error *error)
{
    if (status < 0) {
        fail_msg("%s", error->text);
    }
}

// The card is another one from now on.
static void rewrite(cave *at, const char *path, const char *text)
{
    ag_error error = { 0 };
    ag_engine_close(at->engine);
    at->engine = NULL;
    cave_write(at, path, text);
    must(cave_try_build(at, &error), &error);
    must(ag_engine_open(at->database, &at->engine, &error), &error);
}

// Plays a game in which whoever may play a card does, and records it where it stands.
static ag_result record(const cave *at, int raiders, uint64_t seed, int answers)
{
    ag_error error = { 0 };
    ag_game_def def = cave_table(raiders);
    def.seed = seed;
    ag_game *game = cave_game(at, &def);
    while (answers-- > 0 && cave_step(game, &seed, &error)) {
        continue;
    }
    must(ag_game_record(game, paths_of(at).recording, &error), &error);
    ag_result result = ag_game_result(game);
    result.raid = result.mode = "";
    ag_game_close(game);
    return result;
}

static int file_holds(const char *path, const char *words)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return strstr(text, words) != NULL;
}

static size_t file_size(const char *path)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    long size = ftell(file);
    fclose(file);
    return (size_t)size;
}

// ---- entry by entry ----

static void a_replay_goes_entry_by_entry(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_playback *play;
    ag_result result, then = record(at, 2, 3, 100000);
    char ahead[512];
    must(ag_playback_open(paths_of(at).recording, NULL, &play, &error), &error);
    assert_int_equal(ag_playback_result(play, &result, &error), AG_USAGE);
    int count = 0;
    while (ag_playback_ahead(play, ahead, sizeof ahead)) {
        assert_non_null(strstr(ahead, "r"));  // "raider 1, …", "the Boss player, …"
        assert_int_equal(ag_playback_next(play, &error), 1);
        assert_int_equal(ag_playback_at(play), ++count);
    }
    assert_int_equal(count, ag_playback_entries(play));
    assert_int_equal(ag_playback_next(play, &error), 0);
    must(ag_playback_result(play, &result, &error), &error);
    assert_int_equal(result.hash, then.hash);
    assert_string_equal(ag_game_result(ag_playback_game(play)).raid, "cave");
    assert_null(ag_playback_changed(play, 0));
    ag_playback_close(play);
    ag_playback_close(NULL);
}

static void what_was_taken_back_comes_back(void **state)
{
    const cave *at = *state;
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_result result;
    char report[1024];
    ag_game_def def = cave_table(2);
    ag_game *game = cave_game(at, &def);
    cave_play(game, 30, 1);
    must(ag_game_mark(game, "here", &error), &error);
    cave_play(game, 9, 2);
    must(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, &error), &error);
    must(ag_game_redo(game, &error), &error);
    cave_play(game, 5, 3);
    must(ag_game_branch(game, "other", &error), &error);
    must(ag_game_goto(game, "here", 0, &error), &error);
    cave_play(game, 12, 4);
    must(ag_game_undo(game, 0, AG_UNDO_TURN, 0, &error), &error);
    cave_play(game, 3, 5);
    must(ag_game_switch(game, "main", 1, &error), &error);
    cave_play(game, 8, 6);
    must(ag_game_record(game, path.recording, &error), &error);
    must(ag_replay(path.recording, &result, report, sizeof report, &error), &error);
    assert_int_equal(result.hash, ag_game_result(game).hash);
    // What counts is the way to where the game is: a scenario follows it alone.
    ag_scenario_wish wish = { .last = 4, .path = path.scenario };
    ag_scenario_result run;
    must(ag_replay_scenario(at->engine, path.recording, &wish, report, sizeof report, &error),
         &error);
    must(ag_scenario_run(at->engine, path.scenario, &run, &error), &error);
    assert_string_equal(run.report, "");
    ag_game_close(game);
}

// ---- other scripts ----

static void the_same_scripts_play_the_same_game(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_playback *play;
    ag_result result, then = record(at, 1, 7, 100000);
    must(ag_playback_open(paths_of(at).recording, at->engine, &play, &error), &error);
    while (ag_playback_next(play, &error) == 1) {
        continue;
    }
    must(ag_playback_result(play, &result, &error), &error);
    assert_int_equal(result.hash, then.hash);
    assert_null(ag_playback_changed(play, 0));
    ag_playback_close(play);
}

static void other_scripts_part_where_they_differ(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    ag_playback *play;
    ag_result result;
    char report[1024];
    rewrite(at, "raids/cave/cards/bite.lua", bite(1, "prey"));
    record(at, 1, 7, 100000);
    rewrite(at, "raids/cave/cards/bite.lua", bite(3, "prey"));
    must(ag_playback_open(paths_of(at).recording, at->engine, &play, &error), &error);
    const char *changed = ag_playback_changed(play, 0);
    assert_non_null(changed);
    assert_memory_equal(changed, "cave/bite: ", 11);
    assert_null(ag_playback_changed(play, 1));
    int more = 1;
    while (more > 0) {
        more = ag_playback_next(play, &error);
    }
    assert_int_equal(more, AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "goes another way"));
    const char *parted = ag_playback_parted(play);
    assert_non_null(strstr(parted, "the games part at entry "));
    assert_non_null(strstr(parted, "then \"Worm deals 1 melee damage to "));
    assert_non_null(strstr(parted, "now \"Worm deals 3 melee damage to "));
    ag_playback_close(play);
    // Its own scripts still play it.
    must(ag_replay(paths_of(at).recording, &result, report, sizeof report, &error), &error);
}

// ---- bugs ----

static void a_bug_is_a_recording_with_a_report(void **state)
{
    cave *at = *state;
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_result result;
    char report[2048];
    rewrite(at, "raids/cave/cards/bite.lua", bite(1, "pray"));
    ag_result then = record(at, 1, 5, 60);
    assert_true(then.rulings > 0);
    must(ag_bug(path.recording, path.bug, report, sizeof report, &error), &error);
    assert_non_null(strstr(report, "as recorded"));
    assert_non_null(strstr(report, "last fault: cave/bite"));
    assert_true(file_holds(path.bug, "{\"report\":\"versions\",\"aggro\":\"" AG_VERSION "\""));
    assert_true(file_holds(path.bug, "\"lua\":\"5.4"));
    assert_true(file_holds(path.bug, "{\"report\":\"fault\",\"text\":\"cave/bite"));
    assert_true(file_holds(path.bug, "{\"report\":\"event\","));
    must(ag_replay(path.bug, &result, report, sizeof report, &error), &error);
    assert_int_equal(result.hash, then.hash);
    assert_non_null(strstr(report, "packed as a bug by Aggro"));
    // Packed once more, it holds one report.
    must(ag_bug(path.bug, path.recording, report, sizeof report, &error), &error);
    assert_int_equal(file_size(path.bug), file_size(path.recording));
    assert_int_equal(ag_bug(path.scenario, path.bug, report, sizeof report, &error),
                     AG_ENVIRONMENT);
}

// ---- scenarios ----

static void write_scenario(const cave *at, const ag_scenario_wish *wish)
{
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_scenario_result run;
    ag_scenario_wish to = *wish;
    char report[2048];
    to.path = path.scenario;
    must(ag_replay_scenario(at->engine, path.recording, &to, report, sizeof report, &error),
         &error);
    assert_non_null(strstr(report, "answers before the end"));
    must(ag_scenario_run(at->engine, path.scenario, &run, &error), &error);
    if (run.failed > 0) {
        fail_msg("%s", run.report);
    }
    assert_int_equal(run.passed, 1);
}

static void the_end_of_a_game_is_a_scenario(void **state)
{
    const cave *at = *state;
    for (int raiders = 1; raiders <= 3; raiders++) {
        for (uint64_t seed = 1; seed <= 3; seed++) {
            record(at, raiders, seed, seed == 3 ? 60 + raiders : 100000);
            write_scenario(at, &(ag_scenario_wish){ .last = 5 * (int)seed });
        }
    }
    assert_true(file_holds(paths_of(at).scenario, "return scenario \"cave, seed 3, turn "));
    assert_true(file_holds(paths_of(at).scenario, "t:told {"));
}

// The stream of what is random goes with the position.
static void what_was_random_falls_the_same(void **state)
{
    cave *at = *state;
    rewrite(at, "raids/cave/cards/bite.lua",
            "return ability \"Bite\" { number = 2, cost = 0,\n"
            "  text = \"Your hero deals 1 melee damage to an opposing hero at random.\",\n"
            "  play = function(me) me.hero:deal(1, \"melee\",\n"
            "    all(opposing.hero):random()) end }\n");
    record(at, 3, 4, 60);
    write_scenario(at, &(ag_scenario_wish){ .last = 30 });
    assert_true(file_holds(paths_of(at).scenario, "t:random(\""));
    assert_true(file_holds(paths_of(at).scenario, "t:plays(\"boss\", \"Bite\")"));
}

// What cards bear goes with them: marks, counters, memories.
static void what_cards_bear_stands_in_the_position(void **state)
{
    cave *at = *state;
    rewrite(
        at, "raids/cave/cards/bite.lua",
        "return ability \"Bite\" { number = 2, cost = 0,\n"
        "  text = \"Your hero deals 1 melee damage to target opposing hero, remembers that, \"\n"
        "    .. \"and marks it as its prey.\",\n"
        "  targets = { target(\"prey\", opposing.hero, harm) },\n"
        "  play = function(me, t) me.hero:deal(1, \"melee\", t.prey)\n"
        "    me.hero.memory[2] = -7 me.hero:add_counters(\"teeth\", 1)\n"
        "    t.prey:mark(\"prey\") end }\n");
    record(at, 1, 4, 60);
    write_scenario(at, &(ag_scenario_wish){ .last = 10 });
    assert_true(file_holds(paths_of(at).scenario, "memory = { 0, -7 }"));
    assert_true(file_holds(paths_of(at).scenario, "marks = { \"prey\" }"));
    assert_true(file_holds(paths_of(at).scenario, "counters = { [\"teeth\"] = "));
    assert_false(file_holds(paths_of(at).scenario, "not in this position"));
}

// No position holds a change that lasts: the scenario goes on from a copy of the recording.
static void what_no_position_holds_goes_on_from_the_recording(void **state)
{
    cave *at = *state;
    static const char boon[] =
        "return ability \"%s\" { number = %d, cost = 0, class = { \"mage\" }, unlimited = true,\n"
        "  text = \"Your hero has +1 DEF for the rest of the game.\",\n"
        "  play = function(me) me.hero:gain { def = 1, lasts = rest_of_game } end }\n";
    char text[512], copy[128];
    snprintf(text, sizeof text, boon, "Bolt", 3);
    rewrite(at, "cards/t/bolt.lua", text);
    record(at, 2, 4, 200);
    write_scenario(at, &(ag_scenario_wish){ .last = 30, .name = "from a copy" });
    snprintf(copy, sizeof copy, "%s/game.agr", at->folder);
    assert_true(file_holds(paths_of(at).scenario, "given = { recording = \"game.agr\", entry = "));
    assert_true(file_holds(copy, "\"engine\""));
}

// A scenario that goes on from the recording with these fields and this play.
static void expect_recalled(const cave *at, const char *given, const char *play, const char *report)
{
    ag_scenario_result run;
    ag_error error = { 0 };
    char text[512], path[128];
    snprintf(text, sizeof text, "return scenario \"r\" { %s, play = function(t) %s end }\n", given,
             play);
    cave_write(at, "recalled.lua", text);
    must(ag_scenario_run_how(at->engine, cave_path(at, "recalled.lua", path, sizeof path),
                             &(ag_scenario_how){ .save_path = paths_of(at).bug }, &run, &error),
         &error);
    if (report == NULL) {
        assert_string_equal(run.report, "");
    } else if (strstr(run.report, report) == NULL) {
        fail_msg("expected: %s\nsaid: %s", report, run.report);
    }
}

static void a_scenario_goes_on_from_a_recording(void **state)
{
    const cave *at = *state;
    record(at, 2, 3, 20);
    expect_recalled(at, "given = { recording = \"game.agr\", entry = 5 }",
                    "t:ends_turn() t:is_turn(2)", NULL);
    expect_recalled(at, "given = { recording = \"game.agr\" }", "t:passes(1)", "has no priority");
    expect_recalled(at, "given = { recording = \"gone.agr\", entry = 1 }", "", "gone.agr");
    expect_recalled(at, "given = { recording = \"game.agr\", entry = 999 }", "",
                    "it can't be played to 999");
    expect_recalled(at, "given = { recording = \"game.agr\", entry = -1 }", "",
                    "it can't be played to -1");
    expect_recalled(at, "given = { recording = 5 }", "", "recording is a text");
    expect_recalled(at, "given = { entry = 5 }", "", "recording = \"FILE\" is missing");
    expect_recalled(at, "given = { recordin = \"game.agr\" }", "", "did you mean \"recording\"?");
    expect_recalled(at, "raid = \"cave\", given = { recording = \"game.agr\" }", "",
                    "raid is that of the recording");
    cave_write(at, "damaged.agr", "{\"aggro\":");
    expect_recalled(at, "given = { recording = \"damaged.agr\" }", "", "damaged.agr");
}

static void a_shrunk_scenario_tells_the_last_thing(void **state)
{
    const cave *at = *state;
    paths path = paths_of(at);
    record(at, 2, 2, 100000);
    write_scenario(at, &(ag_scenario_wish){ .last = 12 });
    size_t whole = file_size(path.scenario);
    write_scenario(at, &(ag_scenario_wish){ .last = 12, .shrink = 1 });
    assert_true(file_size(path.scenario) < whole / 3);
    write_scenario(
        at, &(ag_scenario_wish){ .last = 12, .shrink = 1, .told = "melee damage", .name = "Ow" });
    assert_true(file_holds(path.scenario, "return scenario \"Ow\""));
    assert_true(file_holds(path.scenario, " melee damage to "));
    assert_false(file_holds(path.scenario, "wins"));
}

static void a_fault_becomes_a_scenario_that_fails_once_it_is_mended(void **state)
{
    cave *at = *state;
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_scenario_result run;
    rewrite(at, "raids/cave/cards/bite.lua", bite(1, "pray"));
    ag_result then = record(at, 1, 5, 60);
    assert_true(then.rulings > 0);
    // Wherever in the game it was: the scenario begins before it and ends behind it.
    write_scenario(at, &(ag_scenario_wish){ .shrink = 1 });
    assert_true(file_size(path.scenario) < 700);
    assert_true(file_holds(path.scenario, "faults = true"));
    assert_true(file_holds(path.scenario, "A fault in the script of Bite"));
    rewrite(at, "raids/cave/cards/bite.lua", bite(3, "prey"));
    must(ag_scenario_run(at->engine, path.scenario, &run, &error), &error);
    assert_int_equal(run.failed, 1);
}

// The Boss falls, and the raid's own script fails.
static const char broken_raid[] =
    "return raid \"The Cave\" { players = { 1, 3 }, words = { stage = 1 }, decks = { \"main\" },\n"
    "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true, boss_mulligan = true,\n"
    "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
    "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
    "  boss_has_fatal_damage = function(boss) boss.nobody:lose() end }\n";

// Random bots play until the game stops. 1: it did.
static int play_to_the_stop(ag_game *game, uint64_t dice)
{
    ag_answer answer;
    ag_error error = { 0 };
    uint32_t asked;
    while ((asked = ag_game_waits_for(game)) != 0) {
        int seat = __builtin_ctz(asked);
        must(ag_bot_answer(&(ag_bot_def){ .bot = "greedy" }, game, seat, &dice, &answer, &error),
             &error);
        if (ag_game_answer(game, seat, &answer, &error) == AG_BAD_CONTENT) return 1;
    }
    return 0;
}

static void a_game_that_faulty_scripts_stopped_stops_again(void **state)
{
    cave *at = *state;
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_result result;
    ag_scenario_result run;
    ag_scenario_wish wish = { .last = 5, .path = path.scenario };
    char report[2048];
    int stopped = 0;
    rewrite(at, "raids/cave/raid.lua", broken_raid);
    for (uint64_t seed = 1; seed < 20 && !stopped; seed++) {
        ag_game_def def = cave_table(3);
        def.seed = seed;
        ag_game *game = cave_game(at, &def);
        stopped = play_to_the_stop(game, seed);
        must(ag_game_record(game, path.recording, &error), &error);
        ag_game_close(game);
    }
    assert_true(stopped);
    assert_true(
        file_holds(path.recording, "\"stopped\":\"the game stops, a step of the raid failed: "));
    must(ag_replay(path.recording, &result, report, sizeof report, &error), &error);
    assert_non_null(strstr(report, "it was not over: the game stops, a step of the raid failed"));
    must(ag_bug(path.recording, path.bug, report, sizeof report, &error), &error);
    assert_non_null(strstr(report, "last fault: "));
    must(ag_replay_scenario(at->engine, path.recording, &wish, report, sizeof report, &error),
         &error);
    assert_non_null(strstr(report, "it fails as the game did"));
    must(ag_scenario_run(at->engine, path.scenario, &run, &error), &error);
    assert_int_equal(run.failed, 1);
    assert_non_null(strstr(run.report, "a step of the raid failed"));
}

static void what_no_scenario_can_be_is_said(void **state)
{
    const cave *at = *state;
    paths path = paths_of(at);
    ag_error error = { 0 };
    ag_scenario_wish wish = { .last = 5, .path = path.scenario };
    char report[512];
    record(at, 1, 1, 0);
    assert_int_equal(
        ag_replay_scenario(at->engine, path.recording, &wish, report, sizeof report, &error),
        AG_USAGE);
    assert_non_null(strstr(error.text, "nobody has answered anything"));
    assert_int_equal(
        ag_replay_scenario(at->engine, path.recording, NULL, report, sizeof report, &error),
        AG_USAGE);
    record(at, 1, 1, 100000);
    wish.path = "/nowhere/at/all.lua";
    assert_int_equal(
        ag_replay_scenario(at->engine, path.recording, &wish, report, sizeof report, &error),
        AG_ENVIRONMENT);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, cave_set_up, cave_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_replay_goes_entry_by_entry),
        TEST(what_was_taken_back_comes_back),
        TEST(the_same_scripts_play_the_same_game),
        TEST(other_scripts_part_where_they_differ),
        TEST(a_bug_is_a_recording_with_a_report),
        TEST(the_end_of_a_game_is_a_scenario),
        TEST(what_was_random_falls_the_same),
        TEST(what_cards_bear_stands_in_the_position),
        TEST(what_no_position_holds_goes_on_from_the_recording),
        TEST(a_scenario_goes_on_from_a_recording),
        TEST(a_shrunk_scenario_tells_the_last_thing),
        TEST(a_fault_becomes_a_scenario_that_fails_once_it_is_mended),
        TEST(a_game_that_faulty_scripts_stopped_stops_again),
        TEST(what_no_scenario_can_be_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
