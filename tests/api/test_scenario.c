// The scenario runner, on a small raid of its own: what passes, and that each kind of mistake fails
// with the right words.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "aggro.h"

typedef struct script {
    const char *path, *text;
} script;

static const script scripts[] = {
    { "cards/t/anna.lua", "return hero \"Anna\" { number = 1, health = 20, tags = { \"Orc\" },\n"
                          "  class = { \"mage\" }, faction = \"horde\", back = {} }\n" },
    { "cards/t/bolt.lua",
      "return ability \"Bolt\" { number = 2, cost = 1, instant = true, class = { \"mage\" },\n"
      "  values = { amount = 2 }, text = \"Your hero deals {amount} fire damage to target "
      "character.\",\n"
      "  targets = { target(\"prey\", any.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n" },
    { "cards/t/gambler.lua",
      "return ability \"Gamble\" { number = 3, cost = 0, class = { \"mage\" },\n"
      "  text = \"Roll a die: your hero deals itself that much fire damage.\",\n"
      "  play = function(me) me.hero:deal(me.player:roll(), \"fire\", me.hero) end }\n" },
    { "cards/t/guard.lua",
      "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\",\n"
      "  health = 3, keywords = { \"Protector\" }, faction = \"horde\" }\n" },
    { "cards/t/broken.lua",
      "return ability \"Broken\" { number = 5, cost = 0, class = { \"mage\" },\n"
      "  text = \"Nothing.\", play = function(me) me.hero:deal(1, \"fire\") end }\n" },
    { "cards/t/twin.lua",
      "return ability \"Twin\" { number = 6, cost = 1, class = { \"mage\" },\n"
      "  values = { few = 1, many = 5 },\n"
      "  text = \"Choose one: {few} or {many} fire damage to target hero.\", modes = {\n"
      "  mode { text = \"{few}\", targets = { target(\"prey\", any.hero, harm) },\n"
      "    play = function(me, t) me.hero:deal(me.few, \"fire\", t.prey) end },\n"
      "  mode { text = \"{many}\", targets = { target(\"prey\", any.hero, harm) },\n"
      "    play = function(me, t) me.hero:deal(me.many, \"fire\", t.prey) end } } }\n" },
    { "cards/decks/one.lua", "return deck \"One\" { hero = \"t/anna\", plan = \"To burn.\",\n"
                             "  cards = { { 4, \"t/bolt\" }, { 4, \"t/guard\" } } }\n" },
    { "raids/cave/raid.lua",
      "return raid \"The Cave\" { players = { 1, 5 }, words = { stage = 1 }, decks = { \"main\" "
      "},\n"
      "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true, boss_mulligan = true,\n"
      "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
      "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end }\n" },
    { "raids/cave/rules.lua", "return { [\"R900\"] = \"The cave\" }\n" },
    { "raids/cave/bosses/worm.lua", "return boss \"Worm\" { number = 1, order = 1, health = 15,\n"
                                    "  atk = 2, text = \"\" }\n" },
    { "raids/cave/cards/bite.lua",
      "return ability \"Bite\" { number = 2, cost = 0, values = { amount = 1 },\n"
      "  text = \"Your hero deals {amount} melee damage to target opposing character.\",\n"
      "  targets = { target(\"prey\", opposing.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n" },
    { "raids/cave/decks/main.lua", "return deck \"Main\" { cards = { { 20, \"cave/bite\" } } }\n" },
};

typedef struct scene_bench {
    char folder[64];
    ag_engine *engine;
} scene_bench;

static void make_folders(char *path)
{
    for (char *at = strchr(path + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
        *at = '\0';
        mkdir(path, 0755);
        *at = '/';
    }
}

static void write_file(const scene_bench *bench, const char *path, const char *text)
{
    char full[256];
    snprintf(full, sizeof full, "%s/%s", bench->folder, path);
    make_folders(full);
    FILE *file = fopen(full, "wb");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static int setup(void **state)
{
    scene_bench *bench = calloc(1, sizeof *bench);
    ag_error error = { 0 };
    char cards[128], raids[128], database[128];
    const char *folders[] = { cards, raids };

    snprintf(bench->folder, sizeof bench->folder, "/tmp/aggro-scenario-XXXXXX");
    assert_non_null(mkdtemp(bench->folder));
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        write_file(bench, scripts[i].path, scripts[i].text);
    }
    snprintf(cards, sizeof cards, "%s/cards", bench->folder);
    snprintf(raids, sizeof raids, "%s/raids", bench->folder);
    snprintf(database, sizeof database, "%s/cards.db", bench->folder);
    if (ag_build(folders, 2, database, &error) < 0
        || ag_engine_open(database, &bench->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    *state = bench;
    return 0;
}

static int teardown(void **state)
{
    scene_bench *bench = *state;
    char command[128];
    ag_engine_close(bench->engine);
    snprintf(command, sizeof command, "rm -rf '%s'", bench->folder);
    int code = system(command);
    free(bench);
    return code;
}

// Runs a scenario whose three functions are given; the fields before them go into `head`.
static ag_scenario_result run(const scene_bench *bench, const char *head, const char *given,
                              const char *play, const char *expect)
{
    char text[4096], path[128];
    ag_scenario_result result = { 0 };
    ag_error error = { 0 };

    snprintf(text, sizeof text,
             "return scenario \"Test\" {\n  raid = \"cave\", %s\n"
             "  given = function(t)\n%s\n  end,\n  play = function(t)\n%s\n  end,\n"
             "  expect = function(t)\n%s\n  end,\n}\n",
             head, given, play, expect);
    write_file(bench, "s.lua", text);
    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    if (ag_scenario_run(bench->engine, path, &result, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return result;
}

static void expect_pass(const scene_bench *bench, const char *head, const char *given,
                        const char *play, const char *expect)
{
    ag_scenario_result result = run(bench, head, given, play, expect);
    if (result.failed != 0 || result.passed != 1) {
        fail_msg("%s", result.report);
    }
    assert_string_equal(result.report, "");
}

// It must fail, and the report must hold the words.
static void expect_fail(const scene_bench *bench, const char *given, const char *play,
                        const char *expect, const char *words)
{
    ag_scenario_result result = run(bench, "", given, play, expect);
    assert_int_equal(result.passed, 0);
    assert_int_equal(result.failed, 1);
    if (strstr(result.report, words) == NULL) {
        fail_msg("\"%s\" was expected in:\n%s", words, result.report);
    }
}

static const char two[] =
    "t:seat(1, { hero = \"t/anna\", hand = { \"Bolt\", \"Gamble\", \"Twin\" },"
    " play = { \"Guard\" }, resources = 3 })"
    " t:boss { play = { { \"Guard\", damage = 1 } }, hand = { \"bite\" } }";

// ---- what passes ----

static void a_card_is_played(void **state)
{
    expect_pass(*state, "", two,
                "t:plays(1, \"Bolt\", { target = \"Guard@boss\" }) t:chain(1) t:everyone_passes()",
                "t:in_graveyard(\"boss\", \"Guard\") t:in_graveyard(1, \"Bolt\")\n"
                "t:in_play(1, \"Guard\") t:hand_count(1, 2) t:ready_resources(1, 2)\n"
                "t:told { \"plays Bolt\", \"2 fire damage\" } t:not_told { \"Bite\" }\n"
                "t:count_in_play(\"boss\", \"Guard\", 0) t:asked(1, \"Your move\")");
}

static void a_mode_is_chosen(void **state)
{
    expect_pass(*state, "", two,
                "t:plays(1, \"Twin\", { mode = 2, target = \"hero@boss\" }) t:finishes_chain()",
                "t:damage(\"Worm\", 5)");
}

static void a_die_is_prepared(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:dice { 5 }", two);
    expect_pass(*state, "", given, "t:plays(1, \"Gamble\") t:everyone_passes()",
                "t:damage(\"hero@1\", 5)");
}

static void a_combat_is_fought(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    expect_pass(
        *state, "", given,
        "t:attacks(\"boss\", \"Worm\", \"hero@1\") t:protects(1, \"Guard\") t:to_end_of_combat()",
        "t:damage(\"Guard@1\", 2) t:damage(\"Worm\", 1) t:damage(\"hero@1\", 0) "
        "t:exhausted(\"Worm\")");
}

static void nobody_protects_unasked(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    expect_pass(*state, "", given, "t:attacks(\"boss\", \"Worm\", \"hero@1\") t:to_end_of_combat()",
                "t:damage(\"Guard@1\", 0) t:damage(\"hero@1\", 2)");
}

static void what_can_t_be_done_is_refused(void **state)
{
    expect_pass(*state, "",
                "t:seat(1, { hand = { \"Bolt\" }, play = { { \"Guard\", new = true } } })", "",
                "t:cant(1, \"plays\", \"Bolt\") t:cant(1, \"attacks\", \"Guard\")\n"
                "t:cant(1, \"attacks\", \"Guard\", { defender = \"Worm\" })");
}

static void a_target_that_is_not_offered(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    expect_pass(*state, "", given, "",
                "t:cant(\"boss\", \"plays\", \"Bite\", { target = \"Guard@boss\" })");
}

static void a_turn_ends(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:words { stage = 1 }", two);
    expect_pass(*state, "raiders = 2,",
                "t:seat(1, { deck = { \"Bolt\" } }) t:seat(2, { deck = { \"Bolt\" } })"
                " t:boss { deck = { \"bite\", \"bite\" } }",
                "t:ends_turn()",
                "t:is_turn(2) t:hand_count(2, 1) t:deck_count(2, 0) t:word(\"stage\", 1)");
}

static void a_raid_is_won(void **state)
{
    char given[512];
    snprintf(given, sizeof given,
             "t:seat(1, { hand = { \"Bolt\" }, resources = 1 }) t:boss { boss = { \"worm\", damage "
             "= 13 } }");
    expect_pass(*state, "", given,
                "t:plays(1, \"Bolt\", { target = \"Worm\" }) t:everyone_passes()",
                "t:winner(\"raiders\")");
}

static void a_fault_is_expected(void **state)
{
    expect_pass(*state, "faults = true,", "t:seat(1, { hand = { \"Broken\" } })",
                "t:plays(1, \"Broken\") t:everyone_passes()", "t:in_graveyard(1, \"Broken\")");
}

// ---- what fails ----

static void an_expectation_names_its_line(void **state)
{
    expect_fail(*state, two, "", "\nt:damage(\"Guard@boss\", 7)",
                "s.lua:11: its damage is 1, not 7");
}

static void a_wrong_name_is_an_error(void **state)
{
    expect_fail(*state, two, "", "t:in_play(1, \"Gaurd\")", "Gaurd");
    expect_fail(*state, two, "", "t:in_plya(1, \"Guard\")", "did you mean t:in_play?");
    expect_fail(*state, "t:seat(1, { hnad = {} })", "", "", "did you mean \"hand\"?");
}

static void what_is_not_answered_fails(void **state)
{
    expect_fail(*state, two, "t:plays(1, \"Bolt\")", "", "which the scenario does not answer");
    expect_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Bite\" })", "",
                "is not among the answers");
    expect_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Guard\" })", "", "Guard@<seat>");
    expect_fail(*state, two, "t:plays(1, \"Gamble\", { target = \"Guard@1\" })", "",
                "more is given for \"target\"");
}

static void what_is_left_over_fails(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:dice { 5 }", two);
    expect_fail(*state, given, "", "", "prepared dice that nobody rolled");
    expect_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Worm\" })", "",
                "the chain is not empty");
    expect_fail(*state, two, "t:will_answer(1, \"none\")", "", "was never asked for");
    expect_fail(*state, two, "t:passes(1)", "", "an unanswered question");
}

static void what_is_not_offered_fails(void **state)
{
    expect_fail(*state, two, "t:plays(\"boss\", \"Bite\", { target = \"hero@1\" })", "",
                "has no priority");
    expect_fail(*state, two, "t:attacks(1, \"Bolt\", \"Worm\")", "", "can't attack with \"Bolt\"");
    expect_fail(*state, two, "", "t:cant(1, \"plays\", \"Bolt\")", "it is offered");
    expect_fail(*state, two, "", "t:told { \"never\" }", "\"never\" was not told");
}

static void a_fault_fails(void **state)
{
    expect_fail(*state, "t:seat(1, { hand = { \"Broken\" } })",
                "t:plays(1, \"Broken\") t:everyone_passes()", "", "a script failed");
}

static void a_file_that_does_not_load(void **state)
{
    const scene_bench *bench = *state;
    char path[128];
    ag_scenario_result result;
    ag_error error = { 0 };

    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    write_file(bench, "s.lua", "return scenario \"x\" { expct = function() end }");
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "did you mean \"expect\"?"));
    write_file(bench, "s.lua", "return 1");
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_scenario_run(bench->engine, "/nowhere.lua", &result, &error),
                     AG_ENVIRONMENT);
}

static void a_scenario_that_never_ends(void **state)
{
    expect_fail(*state, two, "while true do end", "", "instructions");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_is_played),
        cmocka_unit_test(a_mode_is_chosen),
        cmocka_unit_test(a_die_is_prepared),
        cmocka_unit_test(a_combat_is_fought),
        cmocka_unit_test(nobody_protects_unasked),
        cmocka_unit_test(what_can_t_be_done_is_refused),
        cmocka_unit_test(a_target_that_is_not_offered),
        cmocka_unit_test(a_turn_ends),
        cmocka_unit_test(a_raid_is_won),
        cmocka_unit_test(a_fault_is_expected),
        cmocka_unit_test(an_expectation_names_its_line),
        cmocka_unit_test(a_wrong_name_is_an_error),
        cmocka_unit_test(what_is_not_answered_fails),
        cmocka_unit_test(what_is_left_over_fails),
        cmocka_unit_test(what_is_not_offered_fails),
        cmocka_unit_test(a_fault_fails),
        cmocka_unit_test(a_file_that_does_not_load),
        cmocka_unit_test(a_scenario_that_never_ends),
    };
    return cmocka_run_group_tests_name("scenario", tests, setup, teardown);
}
