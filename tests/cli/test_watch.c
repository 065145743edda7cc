// Scripts that change while the program runs: in the running game of `aggro play --watch`, and for
// `aggro watch`. Each test saves files as some editor or program does, and waits for what is said.
#include "cli/driven.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIREBALL "cards/hoa/fireball.lua"
// Raider 1 holds nothing but Fireballs, whatever decks the checkout has and however it shuffles.
#define AT_THE_TABLE                                                                               \
    "play onyxias_lair --watch --seed 7 --seat 1=human --deck 1=fire --deck 2=fire --deck 3=fire"
#define PLAY AT_THE_TABLE " --db cache.db --cards cards"

static void run(const char *words)
{
    outcome result = shell(words);
    if (result.code != 0) {
        fail_msg("%s: %s", words, result.text);
    }
}

static int open_project(void **state)
{
    int code = program_open(state);
    outcome made = shell("mkdir -p first tests/scenarios && cp -r \"$SOURCE/cards\" "
                         "\"$SOURCE/raids\" first && chmod -R u+w first && "
                         "cp \"$SOURCE\"/tests/scenarios/cards/fire*.lua tests/scenarios && "
                         "sed -i 's/  cost = 4,/  unlimited = true, cost = 4,/' first/" FIREBALL
                         " && printf 'return deck \"Fire\" { hero = \"hoa/ta_zo\", plan = "
                         "\"Burn.\", cards = { { 60, \"hoa/fireball\" } } }\\n' "
                         "> first/cards/decks/fire.lua && \"$AGGRO\" build --quiet --cards "
                         "first/cards --raids first/raids --out fire.db");
    return code != 0 ? code : made.code;
}

// Each test begins with the scripts as they are in the checkout.
static int fresh_scripts(void **state)
{
    (void)state;
    return shell("rm -rf cards raids old && cp -r first/cards first/raids .").code;
}

static driven *play(void)
{
    driven *game = driven_start(PLAY);
    driven_wait(game, "Keep this hand?");
    driven_wait(game, "raider 1>");
    return game;
}

// The person leaves the table.
static void leave(driven *game)
{
    driven_say(game, "q\n");
    assert_int_equal(driven_end(game, 0), 0);
}

// Its text says 4 and then 3, and the question is asked again.
static void expect_three(driven *game)
{
    driven_wait(game, "reloaded: " FIREBALL " (Fireball)\n");
    driven_wait(game, "Your hero deals 4 fire damage to");
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    driven_wait(game, "Keep this hand?");
    driven_wait(game, "raider 1>");
}

static void a_file_written_in_place_changes_the_game(void **state)
{
    (void)state;
    driven *game = play();
    run("sed 's/burst = 4/burst = 3/' " FIREBALL " > new && cat new > " FIREBALL);
    expect_three(game);
    driven_say(game, "Fireball\n");
    driven_wait(game, "deals 3 fire damage");
    leave(game);
}

static void a_file_renamed_over_the_old_one_changes_the_game(void **state)
{
    (void)state;
    driven *game = play();
    run("sed 's/burst = 4/burst = 3/' " FIREBALL " > cards/hoa/.fireball.lua.swp && "
        "mv cards/hoa/.fireball.lua.swp " FIREBALL);
    expect_three(game);
    leave(game);
}

static void a_file_deleted_and_made_again_changes_the_game(void **state)
{
    (void)state;
    driven *game = play();
    run("sed 's/burst = 4/burst = 3/' " FIREBALL " > new && mv " FIREBALL
        " cards/hoa/fireball.lua~ && "
        "cat new > " FIREBALL);
    expect_three(game);
    leave(game);
}

static void a_broken_file_leaves_the_older_version_until_it_is_mended(void **state)
{
    (void)state;
    driven *game = play();
    run("sed 's/burst = 4/burst = /' " FIREBALL " > new && cat new > " FIREBALL);
    driven_wait(game, FIREBALL ":5: ");
    driven_wait(game, "the older version goes on\n");
    driven_wait(game, "raider 1>");
    driven_say(game, "Fireball\n");
    driven_wait(game, "deals 4 fire damage");
    driven_wait(game, "raider 1>");
    run("sed 's/burst = ,/burst = 3,/' " FIREBALL " > new && cat new > " FIREBALL);
    expect_three(game);
    leave(game);
}

// What `aggro check` finds in an effect keeps a file from the table, before it runs into it.
static void a_slip_in_an_effect_leaves_the_older_version(void **state)
{
    (void)state;
    driven *game = play();
    run("sed 's/me.hero:deal(me.burst/me.hero:dael(me.burst/' " FIREBALL
        " > new && cat new > " FIREBALL);
    driven_wait(game, FIREBALL ":9: a card has no \"dael\" (did you mean \"deal\"?)");
    driven_wait(game, "the older version goes on\n");
    leave(game);
}

// What decks still name stays as it was; each of them is a finding.
static void a_folder_that_goes_and_comes_back_is_noticed(void **state)
{
    (void)state;
    driven *game = play();
    run("mv cards/hoa aside");
    driven_wait(game, "cards/decks/horde_mage.lua: ");
    driven_wait(game, "the older version goes on\n");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 4/burst = 3/' aside/fireball.lua && mv aside cards/hoa");
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 3/burst = 5/' " FIREBALL);
    driven_wait(game, "now: … Your hero deals 5 fire damage to");
    leave(game);
}

// As a switch of branches does: a folder beside takes the place of the one that was watched.
static void a_folder_that_takes_the_place_of_another_is_watched(void **state)
{
    (void)state;
    driven *game = play();
    run("cp -r cards other && sed -i 's/burst = 4/burst = 3/' other/hoa/fireball.lua && "
        "mv cards old && mv other cards");
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 3/burst = 5/' " FIREBALL "");
    driven_wait(game, "now: … Your hero deals 5 fire damage to");
    leave(game);
}

static void hundreds_of_files_are_taken(void **state)
{
    (void)state;
    driven *game = play();
    run("for i in $(seq 400); do printf 'return ally \"Copy %s\" { number = %s, cost = 1, atk = 1, "
        "damage = \"melee\", health = 1, text = \"\" }\\n' $i $i > cards/hoa/copy_$i.lua; done && "
        "sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    driven_wait(game, "raider 1>");
    driven_say(game, "Copy 400\n");
    driven_wait(game, "Copy 400 (hoa/copy_400)");
    leave(game);
}

static void what_is_typed_beside_it_is_answered(void **state)
{
    (void)state;
    driven *game = play();
    driven_say(game, "rel");
    run("sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    expect_three(game);
    driven_say(game, "oad\n");
    driven_wait(game, "Nothing has changed.\n");
    driven_say(game, "1\n");
    driven_wait(game, "raider 1>");
    leave(game);
}

static void a_row_that_another_program_edits_changes_the_game(void **state)
{
    (void)state;
    run("cp fire.db edited.db");
    driven *game = driven_start(AT_THE_TABLE " --db edited.db");
    driven_wait(game, "raider 1>");
    edit_database("edited.db", "UPDATE script SET source = replace(source, 'burst = 4', "
                               "'burst = 3') WHERE path = '" FIREBALL "'");
    driven_wait(game, "(Fireball)\n");
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    leave(game);
}

static void a_table_that_is_kept_goes_on_with_what_it_was_given(void **state)
{
    (void)state;
    run("rm -f evening.table");
    driven *game = driven_start(PLAY " --table evening.table");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    expect_three(game);
    leave(game);
    game = driven_start("play --table evening.table --seat 1=human --db cards.db");
    driven_wait(game, "raider 1>");
    driven_say(game, "save went.agr\n");
    driven_wait(game, "Saved");
    driven_wait(game, "raider 1>");
    leave(game);
    run("grep -q 'burst = 3' went.agr");
}

static void a_watched_card_is_checked_and_its_scenarios_run(void **state)
{
    (void)state;
    driven *watch = driven_start("watch --db cache.db");
    driven_wait(watch, "watching");
    run("sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    driven_wait(watch, "FAILED tests/scenarios/fireball.lua");
    driven_wait(watch, "expected 4, is 3");
    driven_wait(watch, FIREBALL " (Fireball): checked; 0 passed, 1 failed (");
    run("sed -i 's/burst = 3/brust = 3/' " FIREBALL);
    driven_wait(watch, FIREBALL ":");
    driven_wait(watch, ": error: ");
    driven_wait(watch, "2 errors, 0 warnings");
    run("sed -i 's/brust = 3/burst = 4/' " FIREBALL);
    driven_wait(watch, FIREBALL " (Fireball): checked; 1 passed, 0 failed (");
    assert_int_equal(driven_end(watch, SIGINT), 130);
}

static void tests_run_again_where_a_card_is_saved(void **state)
{
    (void)state;
    driven *test = driven_start("test --watch --quiet --db cache.db");
    driven_wait(test, "2 passed, 0 failed\n");
    driven_wait(test, "watching");
    run("sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    driven_wait(test, "expected 4, is 3");
    driven_wait(test, "0 passed, 1 failed\n");
    run("sed -i 's/burst = 3/burst = /' " FIREBALL);
    driven_wait(test, "aggro: " FIREBALL ":5: ");
    run("sed -i 's/burst = ,/burst = 4,/' " FIREBALL);
    driven_wait(test, "1 passed, 0 failed\n");
    run("echo >> raids/onyxias_lair/raid.lua");
    driven_wait(test, "2 passed, 0 failed\n");
    assert_int_equal(driven_end(test, SIGINT), 130);
    expect("test --watch --coverage --db cards.db", 2, "--coverage");
}

static void a_scenario_that_is_saved_runs(void **state)
{
    (void)state;
    driven *watch = driven_start("watch --once --json --db cache.db");
    driven_wait(watch, "watching");
    run("cat tests/scenarios/fire_blast.lua > new && mv new tests/scenarios/fire_blast.lua");
    driven_wait(watch, "\"changed\":\"tests/scenarios/fire_blast.lua\",\"errors\":0,\"warnings\":0,"
                       "\"passed\":1,\"failed\":0,");
    assert_int_equal(driven_end(watch, 0), 0);
}

static void once_ends_with_the_exit_code_of_the_change(void **state)
{
    (void)state;
    driven *watch = driven_start("watch --once --db cache.db");
    driven_wait(watch, "watching");
    run("sed -i 's/burst = 4/burst = /' " FIREBALL);
    driven_wait(watch, "1 error");
    assert_int_equal(driven_end(watch, 0), 3);
    expect("play onyxias_lair --watch --games 2 --db cards.db", 2, "--games");
    expect("play onyxias_lair --cards cards --db cards.db", 2, "--watch");
}

static void a_card_of_a_pack_changes_the_game(void **state)
{
    (void)state;
    run("rm -rf court && cp -r \"$SOURCE/docs/packs/ember_court\" court && chmod -R u+w court");
    run("sed 's/burst = 4/burst = 5/' " FIREBALL " > court/" FIREBALL);
    run("sed -i 's,\"hoa/fire_blast\" },\"hoa/fire_blast\"\\, \"hoa/fireball\" },' court/pack.lua");
    driven *game = driven_start(PLAY " --pack court");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 5/burst = 3/' court/" FIREBALL);
    driven_wait(game, "reloaded: " FIREBALL " (Fireball)\n");
    driven_wait(game, "deals 5 fire damage");
    driven_wait(game, "now: … Your hero deals 3 fire damage to");
    driven_wait(game, "raider 1>");
    run("sed -i 's/burst = 3/burst = /' court/" FIREBALL);
    driven_wait(game, FIREBALL ":5: ");
    driven_wait(game, "the older version goes on");
    run("sed -i 's/burst = 4/burst = 9/' " FIREBALL);  // the game's own, which the pack changes
    driven_wait(game, "raider 1>");
    driven_say(game, "Fireball\n");
    driven_wait(game, "deals 3 fire damage");
    leave(game);
}

static void a_watched_pack_is_checked_and_its_scenarios_run(void **state)
{
    (void)state;
    run("rm -rf court && cp -r \"$SOURCE/docs/packs/ember_court\" court && chmod -R u+w court");
    run("printf '{ \"packs\": [ { \"path\": \"court\" } ] }' > aggro.json");
    driven *watch = driven_start("watch --db cache.db");
    driven_wait(watch, "watching");
    run("sed -i 's/amount = 2/amount = 4/' court/raids/onyxias_lair/cards/ember_tempest.lua");
    driven_wait(watch, "FAILED court/scenarios/ember_tempest.lua");
    driven_wait(watch, "ember_tempest.lua (Ember Tempest): checked; ");
    run("sed -i 's/amount = 4/amunt = 4/' court/raids/onyxias_lair/cards/ember_tempest.lua");
    driven_wait(watch, ": error: ");
    run("sed -i 's/amunt = 4/amount = 2/' court/raids/onyxias_lair/cards/ember_tempest.lua");
    driven_wait(watch, "ember_tempest.lua (Ember Tempest): checked; 1 passed, 0 failed (");
    run("cp court/scenarios/ember_tempest.lua court/scenarios/again.lua");
    driven_wait(watch, "court/scenarios/again.lua: checked; 1 passed, 0 failed (");
    assert_int_equal(driven_end(watch, SIGINT), 130);
    run("rm aggro.json");
}

// More folders than a project has of its own.
static void many_packs_are_watched(void **state)
{
    (void)state;
    run("for i in 1 2 3 4 5 6 7 8 9; do mkdir -p many/p$i/cards/p$i && printf 'return pack \"P\" "
        "{ key = \"p%d\", version = \"1\", api_level = 2, licence = \"CC0\" }' $i "
        ">many/p$i/pack.lua && printf 'return ally \"Bug %d\" { cost = 1, atk = 1, health = 1, "
        "damage = \"melee\", number = 1, rarity = \"common\" }' $i > many/p$i/cards/p$i/bug.lua; "
        "done");
    driven *watch = driven_start("watch --db cache.db --pack many/p1 --pack many/p2 --pack many/p3 "
                                 "--pack many/p4 --pack many/p5 --pack many/p6 --pack many/p7 "
                                 "--pack many/p8 --pack many/p9");
    driven_wait(watch, "watching");
    run("sed -i 's/Bug 9/Moth/' many/p9/cards/p9/bug.lua");
    driven_wait(watch, "bug.lua (Moth): ");
    assert_int_equal(driven_end(watch, SIGINT), 130);
}

// A new power before its text.
#define DRAWS "sed -i 's/, t.host) end/, t.host) me.player:draw(1) end/' " FIREBALL

static void a_draft_is_taken_before_its_text_says_it(void **state)
{
    (void)state;
    driven *game = driven_start(PLAY " --draft");
    driven_wait(game, "raider 1>");
    run(DRAWS);
    driven_wait(game, "reloaded: " FIREBALL " (Fireball)\n");
    driven_wait(game, "  1 finding of texts for later (aggro check)\n");
    driven_wait(game, "  now: Fireball: play: what it does has changed\n");
    driven_wait(game, "raider 1>");
    run("sed -i 's/hero:deal(me.burst/hero:dael(me.burst/' " FIREBALL);
    driven_wait(game, "a card has no \"dael\"");
    driven_wait(game, "the older version goes on\n");
    driven_wait(game, "raider 1>");
    leave(game);
    expect("play onyxias_lair --draft --db cards.db", 2, "--draft is for scripts that are being");
    expect("test --draft --db cards.db", 2, "--draft goes with --watch");
}

static void a_power_without_its_text_is_refused_but_in_a_draft(void **state)
{
    (void)state;
    driven *game = play();
    run(DRAWS);
    driven_wait(game, "the older version goes on\n");
    leave(game);
    expect("check cards/hoa/fireball.lua", 1, ": error: text-deed ");
    expect("check --draft cards/hoa/fireball.lua", 0, ": warning: text-deed ");
    driven *watch = driven_start("watch --once --draft --db cache.db");
    driven_wait(watch, "watching");
    run("sed -i 's/burst = 4/burst = 3/' " FIREBALL);
    driven_wait(watch, ": warning: text-deed ");
    driven_wait(watch, "0 errors, 1 warning; 0 passed, 1 failed");
    assert_int_equal(driven_end(watch, 0), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_file_written_in_place_changes_the_game, fresh_scripts),
        cmocka_unit_test_setup(a_file_renamed_over_the_old_one_changes_the_game, fresh_scripts),
        cmocka_unit_test_setup(a_file_deleted_and_made_again_changes_the_game, fresh_scripts),
        cmocka_unit_test_setup(a_slip_in_an_effect_leaves_the_older_version, fresh_scripts),
        cmocka_unit_test_setup(a_broken_file_leaves_the_older_version_until_it_is_mended,
                               fresh_scripts),
        cmocka_unit_test_setup(a_folder_that_goes_and_comes_back_is_noticed, fresh_scripts),
        cmocka_unit_test_setup(a_folder_that_takes_the_place_of_another_is_watched, fresh_scripts),
        cmocka_unit_test_setup(hundreds_of_files_are_taken, fresh_scripts),
        cmocka_unit_test_setup(what_is_typed_beside_it_is_answered, fresh_scripts),
        cmocka_unit_test_setup(a_row_that_another_program_edits_changes_the_game, fresh_scripts),
        cmocka_unit_test_setup(a_table_that_is_kept_goes_on_with_what_it_was_given, fresh_scripts),
        cmocka_unit_test_setup(a_watched_card_is_checked_and_its_scenarios_run, fresh_scripts),
        cmocka_unit_test_setup(tests_run_again_where_a_card_is_saved, fresh_scripts),
        cmocka_unit_test_setup(a_scenario_that_is_saved_runs, fresh_scripts),
        cmocka_unit_test_setup(once_ends_with_the_exit_code_of_the_change, fresh_scripts),
        cmocka_unit_test_setup(a_card_of_a_pack_changes_the_game, fresh_scripts),
        cmocka_unit_test_setup(a_watched_pack_is_checked_and_its_scenarios_run, fresh_scripts),
        cmocka_unit_test_setup(a_draft_is_taken_before_its_text_says_it, fresh_scripts),
        cmocka_unit_test_setup(a_power_without_its_text_is_refused_but_in_a_draft, fresh_scripts),
        cmocka_unit_test_setup(many_packs_are_watched, fresh_scripts),
    };
    signal(SIGPIPE, SIG_IGN);
    return cmocka_run_group_tests_name("watch", tests, open_project, program_close);
}
