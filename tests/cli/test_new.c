// `aggro new`: what it writes checks, builds, passes and plays; what is there is never touched.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define IN_PROJECT "cd project && "

static int open_project(void **state)
{
    int code = program_open(state);
    shell("mkdir -p project/tests && cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" project/");
    shell(IN_PROJECT "$AGGRO build");
    return code;
}

// The command in the project, and what comes of it.
static outcome in_project(const char *words)
{
    char line[512];
    snprintf(line, sizeof line, IN_PROJECT "$AGGRO %s </dev/null", words);
    return shell(line);
}

static void expect_in_project(const char *words, int code, const char *said)
{
    outcome result = in_project(words);
    if (result.code != code || strstr(result.text, said) == NULL) {
        fail_msg("aggro %s: exit %d (expected %d), said: %s\n(expected: %s)", words, result.code,
                 code, result.text, said);
    }
}

static void every_type_of_card_checks(void **state)
{
    (void)state;
    static const char *const types[] = { "ally",  "ability",  "weapon", "armor", "item",
                                         "quest", "location", "hero",   "token" };
    char line[256];
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        snprintf(line, sizeof line,
                 "new card \"Test of %s!\" --type %s --set trial --cost 3 --class mage "
                 "--faction horde",
                 types[i], types[i]);
        expect_in_project(line, 0, "wrote cards/trial/test_of_");
    }
    expect_in_project("check cards/trial", 0, "0 errors, 0 warnings in 9 files");
    expect_in_project("new card \"Not Built Yet\" --set trial", 0, "not_built_yet.lua");
    expect_in_project("show 'Not Built Yet'", 2, "cards/trial/not_built_yet.lua may be it");
    expect_in_project("build", 0, "cards.db");
}

static void a_new_raid_checks_and_is_played_to_an_end(void **state)
{
    (void)state;
    expect_in_project("new raid \"Ember Court\"", 0, "wrote raids/ember_court/raid.lua");
    expect_in_project("check raids/ember_court", 0, "0 errors, 0 warnings");
    expect_in_project("build", 0, "raids 8");
    expect_in_project("play ember_court --games 10 --seed 1", 0, "without an end 0");
    expect_in_project("play ember_court --games 4 --raiders 3", 0, "script faults 0");
    expect_in_project("play ember_court --games 2 --from-boss 1", 0, "without an end 0");
    // Resources are what its raid gives a Boss player (R100.3): the event of its first turn is one.
    expect_in_project("play ember_court --seed 1", 0, "The Boss player plays ");
}

static void the_table_shows_counters_and_the_whole_chain(void **state)
{
    (void)state;
    expect_in_project("new raid \"Ripe Court\"", 0, "wrote");
    shell(IN_PROJECT "sed -i 's/me.hero:deal(.*) end,/me.hero:add_counters(\"ripe\", 2) end,/;"
                     "s/values = .*//; s/text = .*/text = \"Two ripe counters.\",/' "
                     "raids/ripe_court/events/*.lua && $AGGRO build");
    shell(IN_PROJECT "yes 1 | head -n 90 > ones");
    outcome result =
        shell(IN_PROJECT "$AGGRO play ripe_court --seed 1 --seat boss=human <ones 2>&1");
    assert_non_null(strstr(result.text, "40/40 ATK 2 [ripe 2]"));
    assert_non_null(strstr(result.text, "on the chain: a resource"));
}

static void a_raid_takes_more_of_each_kind(void **state)
{
    (void)state;
    expect_in_project("new raid \"Ash Hall\"", 0, "wrote");
    expect_in_project("new boss \"Cinder King\" --raid ash_hall", 0, "bosses/cinder_king.lua");
    expect_in_project("new event \"Ash Rain\" --raid ash_hall", 0, "events/ash_rain.lua");
    expect_in_project("new phase \"Smoke\" --raid ash_hall", 0, "phases/smoke.lua");
    expect_in_project("new card \"Flare\" --raid ash_hall --type ability --mode heroic", 0,
                      "cards/flare.lua");
    expect_in_project("new deck \"Second\" --raid ash_hall", 0, "decks/second.lua");
    expect_in_project("check raids/ash_hall", 0, "0 errors");
    shell(IN_PROJECT "sed -i 's/\"ash_hall_boss\"/\"ash_hall_boss\", \"cinder_king\"/; "
                     "s/action_phase,/use \"ash_hall\\/phases\\/smoke\", action_phase,/; "
                     "s/decks = { \"main\"/decks = { \"second\"/' raids/ash_hall/raid.lua");
    shell(IN_PROJECT "sed -i 's/20, \"ash_hall\\/ash_hall_heat\"/9, \"ash_hall\\/ash_rain\"/' "
                     "raids/ash_hall/decks/event.lua");
    expect_in_project("build", 0, "raids");
    expect_in_project("play ash_hall --games 5 --seed 3", 0, "script faults 0");
}

static void a_new_deck_is_legal(void **state)
{
    (void)state;
    expect_in_project("new deck \"My Answer\" --hero hoa/ta_zo", 0, "decks/my_answer.lua");
    expect_in_project("deck check cards/decks/my_answer.lua", 0, "legal");
    expect_in_project("new deck \"Nobody's\" --hero nobody", 2, "there are decks of ");
}

static void a_new_scenario_passes(void **state)
{
    (void)state;
    expect_in_project("new scenario \"A scout strikes\"", 0, "mine/a_scout_strikes.lua");
    expect_in_project("new scenario \"It burns\" --card hoa/fireball", 0, "mine/it_burns.lua");
    expect_in_project("new scenario \"They rise\" --card onyxias_lair/how_fortuitous", 0,
                      "mine/they_rise.lua");
    expect_in_project("new scenario \"She is here\" --card onyxias_lair/onyxia_1", 0,
                      "mine/she_is_here.lua");
    expect_in_project("new scenario \"There\" --raid onyxias_lair", 0, "mine/there.lua");
    expect_in_project("test tests/scenarios/mine", 0, "5 passed, 0 failed");
    // What stands there as a comment holds once it is none.
    shell(IN_PROJECT "sed -i -e 's/-- t:/t:/' -e '/t:in_hand/d' "
                     "tests/scenarios/mine/they_rise.lua");
    expect_in_project("test tests/scenarios/mine/they_rise.lua", 0, "1 passed, 0 failed");
}

static void what_is_there_is_never_touched(void **state)
{
    (void)state;
    shell(IN_PROJECT "md5sum cards/hoa/fireball.lua >before");
    expect_in_project("new card fireball --set hoa", 2, "a card hoa/fireball already");
    expect_in_project("new card Fireball --set other", 2, "a card is called \"Fireball\" already");
    expect_in_project("new card \"Onyxian Whelp\" --set onyxias_lair", 2, "already");
    expect_in_project("new raid \"Onyxias Lair\"", 2, "./raids/onyxias_lair is there already");
    expect_in_project("new phase Event --raid onyxias_lair", 2, "nothing was written");
    expect_in_project("new deck \"Slow Poison\" --raid onyxias_lair", 0, "wrote");
    expect_in_project("new deck \"Slow Poison\" --raid onyxias_lair", 2, "nothing was written");
    assert_int_equal(shell(IN_PROJECT "md5sum -c before").code, 0);
}

// As the treasures of a raid do, which lie below cards.
static void a_set_of_cards_may_bear_the_name_of_a_raid(void **state)
{
    (void)state;
    expect_in_project("new card \"Vault Key\" --set golden_vault", 0, "golden_vault/vault_key");
    expect_in_project("new raid \"Golden Vault\"", 0, "raids/golden_vault/raid.lua");
    expect_in_project("new card \"Vault Crown\" --set golden_vault", 0, "golden_vault/vault_crown");
    shell(IN_PROJECT "rm -r raids/golden_vault cards/golden_vault");
}

static void print_writes_nothing(void **state)
{
    (void)state;
    expect_in_project("new card \"Only Shown\" --print", 0, "return ally \"Only Shown\" {");
    assert_int_not_equal(shell(IN_PROJECT "ls cards/mine/only_shown.lua").code, 0);
}

static void a_name_with_quotes_stands_in_the_script(void **state)
{
    (void)state;
    expect_in_project("new card 'The \"Big\" One' --set quoted", 0, "quoted/the_big_one.lua");
    expect_in_project("check cards/quoted", 0, "0 errors, 0 warnings in 1 file");
}

static void a_new_pack_checks_passes_builds_and_is_played(void **state)
{
    (void)state;
    expect_in_project("new pack \"Ash Hall\"", 0, "wrote ash_hall/pack.lua");
    expect_in_project("check ash_hall", 0, "0 errors, 0 warnings in 3 files");
    expect_in_project("test ash_hall", 0, "1 passed, 0 failed");
    expect_in_project("show ash_hall_spark", 0, "Spark of Ash Hall");  // the project file has it on
    expect_in_project("build --pack ash_hall --out ash.db", 0, "");
    expect_in_project("play onyxias_lair --pack ash_hall --seed 1 --quiet", 0, "");
    expect_in_project("show ash_hall_spark --no-packs --pack ash.db", 0, "Spark of Ash Hall");
    assert_int_equal(shell(IN_PROJECT "ls ash_hall/.luarc.json").code, 0);
    expect_in_project("new pack \"Ash Hall\"", 2, "ash_hall is there already");
}

static void a_pack_takes_cards_raids_and_decks(void **state)
{
    (void)state;
    expect_in_project("new pack Gallery", 0, "wrote");
    expect_in_project("new card Dust --in gallery --type ability", 0, "gallery/cards/gallery/dust");
    expect_in_project("new card Soot --raid onyxias_lair --type ability --in gallery", 0,
                      "gallery/raids/onyxias_lair/cards/soot.lua");
    expect_in_project("new card Soot --raid nowhere --in gallery", 2, "no raid \"nowhere\"");
    expect_in_project("new raid \"Lower Gallery\" --in gallery", 0, "wrote gallery/raids/");
    expect_in_project("new deck Miners --hero hoa/ta_zo --in gallery", 0,
                      "wrote gallery/cards/decks/miners.lua");
    expect_in_project("check gallery", 0, "0 errors");
    expect_in_project("play lower_gallery --pack gallery --games 4 --seed 1", 0, "script faults 0");
    expect_in_project("deck check miners --pack gallery", 0, "legal");
}

// What it says to do next may be typed as it stands; a Boss's card is played by the Boss player.
static void what_to_do_next_names_the_pack(void **state)
{
    (void)state;
    expect_in_project("new pack Attic", 0, "wrote");
    expect_in_project("new card Dusk --in attic --type ability --raid black_temple", 0,
                      "--card \"black_temple/dusk\" --in attic");
    expect_in_project("new scenario \"It falls\" --card black_temple/dusk --in attic", 0,
                      "aggro test attic/scenarios/it_falls.lua --pack attic");
    expect_in_project("test attic/scenarios/it_falls.lua --pack attic", 0, "1 passed, 0 failed");
    assert_int_equal(shell(IN_PROJECT "grep -q 'raid = \"black_temple\"' "
                                      "attic/scenarios/it_falls.lua && grep -q 't:boss { hand = "
                                      "{ \"black_temple/dusk\" }' attic/scenarios/it_falls.lua")
                         .code,
                     0);
    expect_in_project("new scenario \"He is here\" --card black_temple/supremus --in attic --print",
                      0, "boss = \"black_temple/supremus\"");
    expect_in_project("new deck \"Dim\" --raid black_temple --in attic", 0,
                      "aggro play black_temple --deck main=dim --pack attic");
    // Of a raid that is not its own a deck holds what stands in one: abilities, allies or events.
    expect_in_project("new card Moth --in attic --type ally --raid black_temple", 0, "wrote");
    expect_in_project("new deck \"Dusks\" --raid black_temple --mode epic --in attic", 0,
                      "aggro deck check --raid black_temple --mode epic main=dusks --pack attic");
    assert_int_equal(shell(IN_PROJECT "grep -q black_temple/dusk "
                                      "attic/raids/black_temple/decks/dusks.lua && ! grep -q moth "
                                      "attic/raids/black_temple/decks/dusks.lua")
                         .code,
                     0);
    expect_in_project("deck check --raid black_temple --mode epic main=dusks --pack attic", 0,
                      "legal in the epic mode");
    expect_in_project("play black_temple --deck main=dim --pack attic --mode heroic", 3,
                      " --pack attic` tells of all");
    expect_in_project("deck check --raid black_temple --mode heroic main=dim --pack attic", 3,
                      "attic/raids/black_temple/decks/dim.lua: error");
    expect_in_project("new raid \"Upper Attic\" --in attic", 0,
                      "aggro play upper_attic --seed 7 --pack attic");
    expect_in_project("new deck Spare --raid upper_attic --in attic", 0,
                      "name it in attic/raids/upper_attic/raid.lua");
}

static void a_slip_is_one_sentence(void **state)
{
    (void)state;
    expect_in_project("new", 2, "new what?");
    expect_in_project("new crad X", 2, "did you mean \"card\"?");
    expect_in_project("new card", 2, "what is it called?");
    expect_in_project("new card X --type allly", 2, "--type is one of ally, ability");
    expect_in_project("new card X --class mgae", 2, "--class is one of");
    expect_in_project("new card X --mode hard", 2, "--mode is one of standard, heroic, epic");
    expect_in_project("new card X --cost 100", 2, "--cost");
    expect_in_project("new card X --set ../up", 2, "--set is a folder's name");
    expect_in_project("new card X --set decks", 2, "that folder holds no cards");
    expect_in_project("new card '!?'", 2, "no letters a to z or digits");
    expect_in_project("new boss X", 2, "of which raid?");
    expect_in_project("new boss X --raid nowhere", 2, "there is no raid \"nowhere\"");
    expect_in_project("new raid Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 2, "is too long");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_type_of_card_checks),
        cmocka_unit_test(a_new_raid_checks_and_is_played_to_an_end),
        cmocka_unit_test(the_table_shows_counters_and_the_whole_chain),
        cmocka_unit_test(a_raid_takes_more_of_each_kind),
        cmocka_unit_test(a_new_deck_is_legal),
        cmocka_unit_test(a_new_scenario_passes),
        cmocka_unit_test(what_is_there_is_never_touched),
        cmocka_unit_test(a_set_of_cards_may_bear_the_name_of_a_raid),
        cmocka_unit_test(print_writes_nothing),
        cmocka_unit_test(a_name_with_quotes_stands_in_the_script),
        cmocka_unit_test(a_new_pack_checks_passes_builds_and_is_played),
        cmocka_unit_test(a_pack_takes_cards_raids_and_decks),
        cmocka_unit_test(what_to_do_next_names_the_pack),
        cmocka_unit_test(a_slip_is_one_sentence),
    };
    return cmocka_run_group_tests(tests, open_project, program_close);
}
