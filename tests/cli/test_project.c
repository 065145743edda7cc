// The project file aggro.json, as its users meet it: packs that are on, in every command.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define HALL "cd hall && "

// Runs `aggro <words>` in the folder hall, over the database of the tests.
static void hall(const char *words, int code, const char *said)
{
    char command[1024];
    snprintf(command, sizeof command, HALL "$AGGRO %s", words);
    outcome result = shell(command);
    if (result.code != code || strstr(result.text, said) == NULL) {
        fail_msg("aggro %s: exit %d (expected %d), said: %s\n(expected: %s)", words, result.code,
                 code, result.text, said);
    }
}

static void write_file(const char *text)
{
    char command[2048];
    snprintf(command, sizeof command, HALL "rm -rf aggro.json && printf '%%s' '%s' > aggro.json",
             text);
    assert_int_equal(shell(command).code, 0);
}

static int begin(void **unused)
{
    (void)unused;
    return shell("rm -rf hall; mkdir -p hall/build && cp cards.db hall/build && "
                 "cp -r \"$SOURCE\"/docs/packs/* hall && chmod -R u+w hall")
        .code;
}

static void packs_are_switched_and_listed(void **unused)
{
    (void)unused;
    hall("packs", 0, "no packs yet");
    hall("packs on night_watch ./ember_court/", 0, "aggro.json: night_watch is on");
    hall("packs", 0, "on   ember_court: ember_court 1.0.0, Ember Court\n");
    hall("packs", 0, "     modes: ember_court standard, onyxias_lair heroic\n");
    hall("packs", 0, "ember_court/ember_court_guard and 3 more\n");
    hall("packs", 0, "     changes: hoa/fire_blast\n");
    hall("packs --json", 0,
         "\"raids\":[\"ember_court\"],\"modes\":[\"ember_court standard\",\"onyxias_lair "
         "heroic\"]");
    hall("show fire_blast", 0, "3 fire damage");
    hall("packs off ember_court", 0, "ember_court is off");
    hall("packs", 0, "off  ember_court: ember_court 1.0.0, Ember Court\n     cards: ");
    hall("show fire_blast", 0, "2 fire damage");
    hall("packs off emberc", 2, "names no pack \"emberc\" (did you mean \"ember_court\"?)");
    hall("packs of ember_court", 2, "\"of\" is neither on nor off");
    hall("packs on", 2, "which pack?");
    hall("packs on build", 3, "\"build\" is no pack");
    hall("packs on docs", 4, "can't read the pack \"docs\"");
    hall("packs on \"$SOURCE/docs/packs/ember_court\"", 2, "names packs from its own folder");
}

// By its key, which need not be the folder's name; and what others wrote into the file stays.
static void a_switch_leaves_the_rest_of_the_file(void **unused)
{
    (void)unused;
    write_file("{ \"editor\": { \"tab\": 2 }, \"packs\": [ { \"path\": \"court\", \"note\": "
               "\"mine\" } ] }");
    shell(HALL "mv ember_court court && mv aggro.json real.json && ln -s real.json aggro.json");
    hall("show fire_blast", 0, "3 fire damage");
    hall("packs off ember_court", 0, "ember_court is off");
    hall("show fire_blast", 0, "2 fire damage");
    outcome file = shell(HALL "test -L aggro.json && tr -d ' \\t\\n' < real.json");
    assert_string_equal(file.text,
                        "{\"editor\":{\"tab\":2},\"packs\":[{\"path\":\"court\",\"note\":\"mine\","
                        "\"on\":false}]}");
    shell(HALL "chmod a-w . && mkdir real.json.part");  // what can't be written stays as it was
    hall("packs on ember_court", 4, "can't write aggro.json");
    hall("packs", 0, "off  court: ember_court");
}

// ---- every command ----

// What each says with the packs, and what without. %s: how the packs are given.
static const struct {
    const char *words;
    int with;
    const char *with_said;
    int without;
    const char *without_said;
} walked[] = {
    { "show night_of_knives", 0, "Night of Knives", 2, "no card is called" },
    { "show night_of_knives", 0, "night_watch/scenarios/night_of_knives.lua:6", 2, "" },
    { "find knives --keys", 0, "black_temple/night_of_knives", 1, "no card fits" },
    { "deck check --raid black_temple --mode epic main=main_epic_night", 0, "legal", 2, "" },
    { "play ember_court --seed 3 --quiet", 0, "ember_court, standard, seed 3", 2, "no raid" },
    { "test night_of_knives", 0, "1 passed, 0 failed", 2, "no card is called" },
    { "test", 0, "5 passed, 0 failed", 4, "there is no \"tests/scenarios\"" },
    { "check hoa/fire_blast", 0, "0 errors, 0 warnings in 1 file", 2, "is no file, folder, key" },
    { "rules 405.1", 0, "night_watch/scenarios/night_of_knives.lua", 0, "405.1" },
    { "replay walk.agr --scripts current", 0, "0 scripts changed", 3, "it was played with" },
    { "why walk.agr health hero@boss --to 20 --scripts current", 0, "", 3, "it was played with" },
    { "replay walk.agr --as-scenario walk.lua --last 3", 0, "walk.lua: ", 0, "walk.lua: " },
    { "new scenario Knives --card night_of_knives --print", 0, "night_of_knives", 0, "" },
};

static void walk(const char *options, int are_on)
{
    for (size_t i = 0; i < sizeof walked / sizeof walked[0]; i++) {
        char words[512];
        snprintf(words, sizeof words, "%s %s", walked[i].words, options);
        if (strncmp(words, "new ", 4) == 0 && options[0] != '\0') continue;
        hall(words, are_on ? walked[i].with : walked[i].without,
             are_on ? walked[i].with_said : walked[i].without_said);
    }
}

static void every_command_obeys_the_packs(void **unused)
{
    (void)unused;
    outcome result;
    hall("play ember_court --pack ember_court --pack night_watch --seed 3 --quiet --record "
         "walk.agr",
         0, "");
    walk("", 0);
    walk("--pack ember_court --pack night_watch", 1);
    hall("packs on ember_court night_watch", 0, "is on");
    result = shell(HALL "${AGGRO%/*}/tests/bench --raid ember_court --rounds 1");
    assert_said(&result, "ember_court");
    result = shell(HALL "${AGGRO%/*}/tests/bench --raid ember_court --rounds 1 --no-packs");
    assert_int_equal(result.code, 2);
    assert_said(&result, "ember_court");
    walk("", 1);
    walk("--no-packs", 0);
    walk("--pack ember_court/ --no-packs --pack ./night_watch", 1);
    hall("export out --quiet", 0, "");  // of the database alone
    assert_int_equal(
        shell(HALL "test -e out/raids/onyxias_lair && ! test -e out/raids/ember_court").code, 0);
    hall("packs --db none.db", 4, "there is no card database \"none.db\"");
    hall("bug walk.agr", 0,
         "entries played with ember_court 1.0.0, night_watch 1.0.0: as recorded");
    hall("replay walk.agr.bug", 0, "played with ember_court 1.0.0, night_watch 1.0.0");
    hall("help --complete show black_temple/night_o", 0, "black_temple/night_of_knives\tcard");
    hall("help --complete packs off ni", 0, "night_watch\tis on");
    hall("help --complete packs o", 0, "on\tswitches packs on\noff\t");
}

static void completion_knows_packs_that_are_typed(void **unused)
{
    (void)unused;
    hall("help --complete show --pack night_watch --db build/cards.db black_temple/night_o", 0,
         "black_temple/night_of_knives\tcard");
    assert_string_equal(shell(HALL "$AGGRO help --complete show black_temple/night_o").text, "");
}

// A recording of a game with a pack becomes a scenario that runs with the pack.
static void a_recording_with_a_pack_becomes_a_scenario_of_it(void **unused)
{
    (void)unused;
    hall("packs on ember_court", 0, "");
    hall("play onyxias_lair --mode heroic --seed 3 --quiet --record heroic.agr", 0, "heroic");
    hall("replay heroic.agr --as-scenario ember_court/scenarios/bare.lua --shrink --expect 'plays "
         "Ember Tempest'",
         0, "shrunk to");
    hall("test ember_court/scenarios/bare.lua", 0, "1 passed, 0 failed");
    hall("test ember_court/scenarios/bare.lua --no-packs", 0, "1 passed, 0 failed");
    hall("test ember_tempest", 0, "ember_court/scenarios/bare.lua");
}

// ---- the scenarios of packs ----

static void a_pack_is_tested_by_its_folder(void **unused)
{
    (void)unused;
    hall("packs on ember_court", 0, "");
    hall("test --pack night_watch", 0, "2 passed, 0 failed");  // not those that are on besides
    hall("packs off ember_court", 0, "");
    hall("test night_watch", 0, "2 passed, 0 failed");
    hall("test night_watch/", 0, "2 passed, 0 failed");
    hall("test --pack night_watch", 0, "2 passed, 0 failed");
    hall("test night_watch/scenarios/night_of_knives.lua", 0, "1 passed, 0 failed");
    hall("test night_of_knives --pack night_watch", 0, "1 passed, 0 failed");
    hall("test fireball --pack night_watch", 0,
         "no scenario below \"tests/scenarios\" or \"night_watch/scenarios\" names Fireball");
    hall("test night_watch/cards night_watch/raids", 0, "2 passed, 0 failed");
    shell(HALL "mkdir none");
    hall("test fireball", 4, "there is no \"tests/scenarios\" to look for scenarios in");
    hall("test fireball --scenarios none", 2, "there is no scenario (a .lua file) in \"none\"");
    hall("test --pack night_watch --scenarios ember_court/scenarios Ember_Tempest", 2,
         "no card is called \"Ember_Tempest\"");
    shell(HALL "rm -r ember_court/scenarios");
    hall("test ember_court", 4, "there is no \"ember_court/scenarios\"");
    hall("test --pack ember_court", 2, "\"ember_court\" has no folder scenarios/");
    hall("packs on ember_court night_watch", 0, "");
    hall("test", 0, "2 passed, 0 failed");
    shell(HALL "mkdir ember_court/scenarios && rm -r night_watch/scenarios");
    hall("test", 4, "there is no \"tests/scenarios\"");
}

static void coverage_of_a_pack_counts_its_own_files(void **unused)
{
    (void)unused;
    hall("test night_watch --coverage", 0, "functions, 2 of 2 cards");
    hall("test --pack night_watch/ --coverage", 0, "functions, 2 of 2 cards");
    hall("test --pack ember_court --coverage", 0, "ember_court/raids/ember_court/");
    hall("test --pack ember_court --coverage", 0, " of 8 cards");  // with the one that it changes
    hall("test night_of_knives --pack night_watch --coverage", 0, "functions, 1 of 1 cards");
    assert_null(strstr(shell(HALL "$AGGRO test night_watch --coverage").text, "no scenario"));
}

// ---- what is wrong ----

static void a_faulty_project_file_is_one_sentence(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "{ \"packs\": [\n { \"path\" }",
          "aggro.json is no JSON from its line 2 on: { \"packs\"" },
        { "", "is no JSON from its line 1 on" },
        { "{} {}", "is no JSON from its line 1 on" },
        { "[]", "has no list of packs" },
        { "{ \"packs\": {} }", "has no list of packs" },
        { "{ \"packs\": [ 7 ] }", "has a pack without a path" },
        { "{ \"packs\": [ { \"path\": \"\" } ] }", "has no path of 1 to 200 bytes" },
        { "{ \"packs\": [ { \"path\": \"a\\u0007\" } ] }", "has a path with a control character" },
        { "{ \"packs\": [ { \"path\": \"/etc\" } ] }", "a path that is not from its own folder" },
        { "{ \"packs\": [ { \"path\": \"a\", \"on\": 1 } ] }", "neither true nor false" },
        { "{ \"packs\": [ { \"path\": \"a\" }, { \"path\": \"a\" } ] }", "the pack \"a\" twice" },
        { "{ \"packs\": [ { \"path\": \"night_watch\" }, { \"path\": \"./night_watch/\" } ] }",
          "the pack \"./night_watch/\" twice" },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        write_file(wrong[i][0]);
        hall("show fireball", 3, wrong[i][1]);
        hall("show fireball --no-packs", 0, "Fireball");
    }
    hall("packs on night_watch", 3, "twice");
    hall("new pack Attic", 3, "twice");
    hall("test fireball", 3, "twice");
    hall("check", 3, "twice");
    assert_int_equal(shell(HALL "test ! -e attic").code, 0);
    shell(HALL "rm aggro.json && mkdir aggro.json");
    hall("packs", 3, "aggro.json is not a file");
    shell(HALL "rmdir aggro.json && ln -s aggro.json aggro.json");
    hall("packs", 3, "aggro.json is a link to itself");
    shell(HALL "rm aggro.json && truncate -s 1G aggro.json");
    hall("packs", 3, "aggro.json is larger than 1 MiB");
    shell(HALL "rm aggro.json && mkfifo aggro.json");
    hall("packs", 3, "aggro.json is not a file");
    shell(HALL "rm aggro.json && printf '{}\\0{}' > aggro.json");
    hall("packs", 3, "is no JSON");
    shell(HALL "(printf '{\"packs\":['; for i in $(seq 70); do printf '{\"path\":\"p%s\"},' $i; "
               "done; printf '{\"path\":\"p\"}]}') > aggro.json");
    hall("packs", 3, "names more than 64 packs");
    shell(HALL
          "(printf '{\"packs\":['; for i in $(seq 63); do printf "
          "'{\"path\":\"p%s\",\"on\":false},' $i; done; printf '{\"path\":\"p\",\"on\":false}]}') "
          "> aggro.json");
    hall("packs on night_watch", 2, "names 64 packs already");
    hall("show fireball", 0, "Fireball");  // it is as it was
}

static void a_pack_that_does_not_load_says_how_to_do_without(void **unused)
{
    (void)unused;
    write_file("{ \"packs\": [ { \"path\": \"night_watch\" }, { \"path\": \"gone\" } ] }");
    hall("show fireball", 4,
         "can't read the pack \"gone\": No such file or directory; \"aggro packs\" tells what "
         "aggro.json has on, --no-packs leaves it out");
    hall("check", 4, "can't read the pack \"gone\"");
    hall("packs", 1,
         "problem: can't read the pack \"gone\": No such file or directory; \"aggro "
         "packs off gone\" does without it");
    hall("packs off gone", 0, "gone is off");
    hall("packs", 0, "off  gone\n     problem: can't read the pack \"gone\"");
    hall("show fireball", 0, "Fireball");
    shell(HALL "sed -i 's/cost = /cots = /' night_watch/raids/black_temple/cards/*.lua");
    hall("packs", 1, "did you mean \"cost\"?");
    hall("packs off night_watch", 0, "is off");
    hall("packs on night_watch", 3, "did you mean \"cost\"?");
    hall("packs", 0, "off  night_watch: night_watch 1.0.0");
    hall("show fireball --db none.db", 4, "there is no card database \"none.db\"");
}

static void packs_that_need_each_other_go_together(void **unused)
{
    (void)unused;
    shell(HALL "rm ember_court/cards/hoa/fire_blast.lua && sed -i 's/changes = .*//; "
               "s/aggro = \">=0.1\"/night_watch = \"1\"/' ember_court/pack.lua");
    hall("packs on ember_court", 3, "requires the pack \"night_watch\" (1)");
    assert_int_equal(shell(HALL "test ! -e aggro.json").code, 0);
    hall("packs on ember_court night_watch", 0, "ember_court is on");
    hall("packs off night_watch", 0, "is off");
    hall("packs", 1, "requires the pack \"night_watch\" (1)");
    hall("show night_of_knives", 3, "\"aggro packs\" tells what aggro.json has on");
    hall("packs on night_watch", 0, "is on");
    hall("build --pack ember_court --out ember.db", 0, "ember_court 1.0.0");
    hall("build --pack ember_court --out ember.db --no-packs", 3, "requires the pack");
    hall("build --pack ember_court", 2, "which file?");
    shell(HALL "sed -i 's/aggro = \">=0.1\"/ember_court = \"1\"/' night_watch/pack.lua");
    hall("packs", 1, "packs require each other in a circle: ember_court, night_watch");
    hall("packs off ember_court night_watch", 0, "night_watch is off");
    hall("show fireball", 0, "Fireball");
}

static void a_new_pack_is_on(void **unused)
{
    (void)unused;
    hall("new pack \"Ash Hall\"", 0, "aggro.json has it on: every command takes it");
    hall("new pack Cellar --in deep/down", 0, "aggro test deep/down/cellar");
    hall("packs --json", 0, "\"path\":\"deep/down/cellar\",\"on\":true,\"key\":\"cellar\"");
    hall("test", 0, "2 passed, 0 failed");
    hall("new pack Tower --in \"$PWD\"", 0, "it lies elsewhere, so --pack ");
    hall("new pack Spire --print", 0, "key = \"spire\"");
    assert_null(strstr(shell(HALL "cat aggro.json").text, "spire"));
}

#define TEST(function) cmocka_unit_test_setup(function, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(packs_are_switched_and_listed),
        TEST(a_switch_leaves_the_rest_of_the_file),
        TEST(every_command_obeys_the_packs),
        TEST(completion_knows_packs_that_are_typed),
        TEST(a_recording_with_a_pack_becomes_a_scenario_of_it),
        TEST(a_pack_is_tested_by_its_folder),
        TEST(coverage_of_a_pack_counts_its_own_files),
        TEST(a_faulty_project_file_is_one_sentence),
        TEST(a_pack_that_does_not_load_says_how_to_do_without),
        TEST(packs_that_need_each_other_go_together),
        TEST(a_new_pack_is_on),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
