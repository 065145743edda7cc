// The scenario runner, on a small raid of its own: what passes, and that each kind of mistake fails
// with the right words.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/scenes.h"

static const char two[] =
    "t:seat(1, { hero = \"t/anna\", hand = { \"Bolt\", \"Gamble\", \"Twin\" },"
    " play = { \"Guard\" }, resources = 3 })"
    " t:boss { play = { { \"Guard\", damage = 1 } }, hand = { \"bite\" } }";

// ---- what passes ----

static void a_card_is_played(void **state)
{
    scenes_pass(*state, "", two,
                "t:plays(1, \"Bolt\", { target = \"Guard@boss\" }) t:chain(1) t:everyone_passes()",
                "t:in_graveyard(\"boss\", \"Guard\") t:in_graveyard(1, \"Bolt\")\n"
                "t:in_play(1, \"Guard\") t:hand_count(1, 2) t:ready_resources(1, 2)\n"
                "t:told { \"plays Bolt\", \"2 fire damage\" } t:not_told { \"Bite\" }\n"
                "t:count_in_play(\"boss\", \"Guard\", 0) t:asked(1, \"Your move\")");
}

static void a_mode_is_chosen(void **state)
{
    scenes_pass(*state, "", two,
                "t:plays(1, \"Twin\", { mode = 2, target = \"hero@boss\" }) t:finishes_chain()",
                "t:damage(\"Worm\", 5)");
}

static void a_die_is_prepared(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:dice { 5 }", two);
    scenes_pass(*state, "", given, "t:plays(1, \"Gamble\") t:everyone_passes()",
                "t:damage(\"hero@1\", 5)");
}

static void a_combat_is_fought(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    scenes_pass(
        *state, "", given,
        "t:attacks(\"boss\", \"Worm\", \"hero@1\") t:protects(1, \"Guard\") t:to_end_of_combat()",
        "t:damage(\"Guard@1\", 2) t:damage(\"Worm\", 1) t:damage(\"hero@1\", 0) "
        "t:exhausted(\"Worm\")");
}

static void nobody_protects_unasked(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    scenes_pass(*state, "", given, "t:attacks(\"boss\", \"Worm\", \"hero@1\") t:to_end_of_combat()",
                "t:damage(\"Guard@1\", 0) t:damage(\"hero@1\", 2)");
}

static void what_can_t_be_done_is_refused(void **state)
{
    scenes_pass(*state, "",
                "t:seat(1, { hand = { \"Bolt\" }, play = { { \"Guard\", new = true } } })", "",
                "t:cant(1, \"plays\", \"Bolt\") t:cant(1, \"attacks\", \"Guard\")\n"
                "t:cant(1, \"attacks\", \"Guard\", { defender = \"Worm\" })");
}

static void modes_that_are_not_offered(void **state)
{
    scenes_pass(*state, "", two, "",
                "t:can(1, \"plays\", \"Twin\", { mode = 2 })\n"
                "t:cant(1, \"plays\", \"Twin\", { mode = { 1, 2 } })\n"
                "t:cant(1, \"plays\", \"Twin\", { mode = 3 })");
    scenes_fail(*state, two, "", "t:can(1, \"plays\", \"Twin\", { mode = { 1, 2 } })",
                "this mode is not offered");
    scenes_fail(*state, two, "", "t:cant(1, \"plays\", \"Twin\", { mode = 1 })",
                "this mode is offered");
    scenes_fail(*state, two, "", "t:can(1, \"plays\", \"Bolt\", { mode = 1 })",
                "no mode is asked for");
}

static void a_target_that_is_not_offered(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:turn(\"boss\")", two);
    scenes_pass(*state, "", given, "",
                "t:cant(\"boss\", \"plays\", \"Bite\", { target = \"Guard@boss\" })\n"
                "t:can(\"boss\", \"plays\", \"Bite\", { target = \"Guard@1\" })");
    scenes_fail(*state, two, "", "t:can(1, \"plays\", \"Bolt\", { target = \"Bolt\" })",
                "not offered");
    scenes_fail(*state, "t:seat(1, { hand = { \"Bolt\" } })", "", "t:can(1, \"plays\", \"Bolt\")",
                "it is not legal: ");
}

static void a_turn_ends(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:words { stage = 1 }", two);
    scenes_pass(*state, "raiders = 2,",
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
    scenes_pass(*state, "", given,
                "t:plays(1, \"Bolt\", { target = \"Worm\" }) t:everyone_passes()",
                "t:winner(\"raiders\")");
}

static void a_fault_is_expected(void **state)
{
    scenes_pass(*state, "faults = true,", "t:seat(1, { hand = { \"Broken\" } })",
                "t:plays(1, \"Broken\") t:everyone_passes()", "t:in_graveyard(1, \"Broken\")");
}

static void lines_are_counted_and_an_empty_chain_is_finished(void **state)
{
    static const char play[] = "t:finishes_chain() t:plays(1, \"Bolt\", { target = \"Worm\" })"
                               " t:finishes_chain() t:finishes_chain()";
    scenes_pass(*state, "", two, play,
                "t:told_times(\"plays Bolt\", 1) t:told_times(\"plays Gamble\", 0)");
    scenes_fail(*state, two, play, "t:told_times(\"Bolt\", 9)", "with \"Bolt\": expected 9, is 3");
    scenes_fail(*state, two, "t:plays(1, \"Bolt\", { target = { \"Guard\", 9 } })", "",
                "counted over all seats; of one seat it is { \"Guard@<seat>\", n }");
}

// ---- what fails ----

static void an_expectation_names_its_line(void **state)
{
    scenes_fail(*state, two, "", "\nt:damage(\"Guard@boss\", 7)",
                "s.lua:11: the damage of \"Guard@boss\": expected 7, is 1");
}

static const char bolt[] = "t:plays(1, \"Bolt\", { target = \"Worm\" }) t:everyone_passes()";

// Bolt deals 2: what was expected stands beside what was told in its place.
static void a_missing_line_shows_what_was_told_there(void **state)
{
    scenes_fail(*state, two, bolt,
                "t:told {\n\"plays Bolt\",\n\"deals 3 fire damage\",\n\"Bolt resolves\" }",
                "s.lua:12: \"deals 3 fire damage\" was not told (- expected, + told)\n");
    scenes_fail(*state, two, bolt,
                "t:told { \"plays Bolt\", \"deals 3 fire damage\", \"Bolt resolves\" }",
                "    Raider 1 plays Bolt.\n"
                "    Bolt targets Worm.\n"
                "  - deals 3 fire damage\n"
                "  + Anna deals 2 fire damage to Worm.\n"
                "    Bolt resolves.\n");
}

static void lines_in_another_order_are_said_to_be_that(void **state)
{
    scenes_fail(*state, two, bolt, "t:told { \"Bolt resolves\", \"plays Bolt\" }",
                "\"plays Bolt\" was not told in this order");
    scenes_fail(*state, two, bolt, "t:not_told { \"fire\" }",
                "\"fire\" was told:\n  + Anna deals 2 fire damage to Worm.\n");
}

static void a_place_or_count_says_what_is_there(void **state)
{
    scenes_fail(*state, two, bolt, "t:in_hand(1, \"Bolt\")",
                "\"Bolt\": expected in the hand of raider 1, is in: graveyard of raider 1 (1)");
    scenes_fail(*state, two, "", "t:hand_count(1, 5)",
                "the cards in hand of raider 1: expected 5, is 3");
    scenes_fail(*state, two, "", "t:word(\"stage\", 4)", "the word \"stage\": expected 4, is 1");
}

static void a_wrong_name_is_an_error(void **state)
{
    scenes_fail(*state, two, "", "t:in_play(1, \"Gaurd\")", "Gaurd");
    scenes_fail(*state, two, "", "t:in_plya(1, \"Guard\")", "did you mean \"in_play\"?");
    scenes_fail(*state, "t:seat(1, { hnad = {} })", "", "", "did you mean \"hand\"?");
}

static void a_wrong_argument_is_said_in_one_sentence(void **state)
{
    scenes_fail(*state, two, "", "t:winner(\"bos\")",
                "t:winner: there is no word \"bos\" (did you mean \"boss\"?)");
    scenes_fail(*state, "t:turn(1, \"mian\")", "", "",
                "t:turn: there is no word \"mian\" (there is action, ready, draw, end)");
    scenes_fail(*state, "t:seat(1, { pocket = {} })", "", "",
                "t:seat: there is no field \"pocket\" (there is hero, hand, deck, play, resources, "
                "graveyard, removed)");
    scenes_fail(*state, "t:seat(1, { \"Bolt\" })", "", "",
                "t:seat: \"Bolt\" stands without a name");
    scenes_fail(*state, "t:seat(1, { play = { { \"Guard\", damage = \"1\" } } })", "", "",
                "damage is a whole number, not \"1\"");
    scenes_fail(*state, "t:seat(1, \"Bolt\")", "", "",
                "seat: argument 2 must be a table, got a text");
    scenes_fail(*state, two, "t.plays(1, \"Bolt\")", "", "t:plays is written with a colon");
    scenes_fail(*state, two, "", "t:has_type(\"hero@1\", \"hreo\")", "(did you mean \"hero\"?)");
}

static void what_is_not_answered_fails(void **state)
{
    scenes_fail(*state, two, "t:plays(1, \"Bolt\")", "", "which the scenario does not answer");
    scenes_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Bite\" })", "",
                "is not among the answers");
    scenes_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Guard\" })", "", "Guard@<seat>");
    scenes_fail(*state, two, "t:plays(1, \"Gamble\", { target = \"Guard@1\" })", "",
                "more is given for \"target\"");
}

static void what_is_left_over_fails(void **state)
{
    char given[512];
    snprintf(given, sizeof given, "%s t:dice { 5 }", two);
    scenes_fail(*state, given, "", "", "prepared dice that nobody rolled");
    scenes_fail(*state, two, "t:plays(1, \"Bolt\", { target = \"Worm\" })", "",
                "the chain is not empty");
    scenes_fail(*state, two, "t:will_answer(1, \"none\")", "", "was never asked for");
    scenes_fail(*state, two, "t:passes(1)", "", "an unanswered question");
}

static void what_is_not_offered_fails(void **state)
{
    scenes_fail(*state, two, "t:plays(\"boss\", \"Bite\", { target = \"hero@1\" })", "",
                "has no priority");
    scenes_fail(*state, two, "t:attacks(1, \"Bolt\", \"Worm\")", "", "can't attack with \"Bolt\"");
    scenes_fail(*state, two, "", "t:cant(1, \"plays\", \"Bolt\")", "it is offered");
    scenes_fail(*state, two, "", "t:told { \"never\" }", "\"never\" was not told");
}

// What the rules forbid is told with the rule and the reason.
static void what_is_forbidden_fails_by_its_rule(void **state)
{
    static const char one[] = "t:seat(1, { hand = { \"Bolt\" }, play = { { \"Guard\", exhausted "
                              "= true } } })";
    scenes_fail(*state, one, "t:plays(1, \"Bolt\", { target = \"Worm\" })", "",
                "can't play \"Bolt\" (CR 403.6: not enough ready resources)");
    scenes_fail(*state, one, "t:attacks(1, \"Guard\", \"Worm\")", "",
                "can't attack with \"Guard\" (CR 601.2a: it is exhausted)");
    scenes_fail(*state, one, "t:places(1, \"Bolt\", { face = \"up\" })", "", "face up (CR 412.1");
    scenes_fail(*state, two, "t:attacks(1, \"hero@1\", \"hero@1\")", "",
                "is not among the answers (CR 601.2: it is not an opposing character)");
    scenes_fail(*state, "t:seat(1, { resources = { \"Guard\" } })", "", "",
                "CR 412.1: anything but a quest or a location lies face down");
}

static void what_no_card_can_bear_is_refused(void **state)
{
    static const struct {
        const char *bears, *words;
    } tries[] = {
        { "marks = \"bomb\"", "marks: a list was expected: { \"bomb\" }" },
        { "marks = { 1 }", "marks have a name" },
        { "memory = { 1, 2, 3, 4, 5 }", "a card remembers no more than 4 numbers" },
        { "memory = { \"a\" }", "memory: whole numbers were expected: { 3 }" },
        { "used = { 1 }", "the card has no such power that works once a turn" },
        { "used = { 99 }", "used: powers that work once a turn count from 1 to 15" },
        { "atk = 1", "health: whole numbers were expected: atk = 2, health = 2" },
        { "atk = 1, health = 2", "CR 404.2: a token alone is made with an ATK and a health" },
        { "marks = { \"a\" } }, { \"Guard\", marks = { \"a\" }", "another has it" },
    };
    for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++) {
        char given[256];
        snprintf(given, sizeof given, "t:seat(1, { play = { { \"Guard\", %s } } })",
                 tries[i].bears);
        scenes_fail(*state, given, "", "", tries[i].words);
    }
    scenes_fail(*state, "t:boss { draws_from = \"lord\" }", "", "",
                "the raid has no deck \"lord\"");
}

static void a_fault_fails(void **state)
{
    scenes_fail(*state, "t:seat(1, { hand = { \"Broken\" } })",
                "t:plays(1, \"Broken\") t:everyone_passes()", "", "a script failed");
}

static void a_file_that_does_not_load(void **state)
{
    const scene_bench *bench = *state;
    char path[128];
    ag_scenario_result result;
    ag_error error = { 0 };

    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    scenes_write(bench, "s.lua", "return scenario \"x\" { expct = function() end }");
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "did you mean \"expect\"?"));
    scenes_write(bench, "s.lua", "return 1");
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_scenario_run(bench->engine, "/nowhere.lua", &result, &error),
                     AG_ENVIRONMENT);
}

// Lua begins its messages with the path.
static void a_path_with_blanks_is_told_once(void **state)
{
    static const struct {
        const char *text, *report;
    } files[] = {
        { "return scenario \"x\" {\n  given = function(t) t:seat(1 {\n end }",
          "my own scene.lua:2: ')' expected near '{'" },
        { "\nlocal x = nil + 1\nreturn 1",
          "my own scene.lua:2: attempt to perform arithmetic on a nil value" },
        { "return 1 1", "my own scene.lua:1: <eof> expected near '1'" },
    };
    const scene_bench *bench = *state;
    char path[128], report[512];
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        ag_scenario_result result;
        ag_error error = { 0 };
        snprintf(path, sizeof path, "%s/my own scene.lua", bench->folder);
        snprintf(report, sizeof report, "%s/%s", bench->folder, files[i].report);
        scenes_write(bench, "my own scene.lua", files[i].text);
        assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_BAD_CONTENT);
        assert_string_equal(error.text, report);
    }
}

static void a_scenario_that_never_ends(void **state)
{
    scenes_fail(*state, two, "while true do end", "", "instructions");
}

// Proofs of a rule run those scenarios of a file that cite it: what the others show, they don't
// claim.
static void only_the_scenarios_that_cite_a_rule_run(void **state)
{
    static const char *const rules[] = { "CR 101.2", "CR 101.1", NULL };
    static const int passed[] = { 1, 0, 1 };
    static const int failed[] = { 0, 0, 1 };
    const scene_bench *bench = *state;
    char path[128];
    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    scenes_write(bench, "s.lua",
                 "return {\n  scenario \"Right\" { raid = \"cave\", cites = { \"CR 102.1\", "
                 "\"CR 101.2\" },\n    expect = function(t) t:chain(0) end },\n  scenario "
                 "\"Wrong\" { raid = \"cave\", cites = { "
                 "\"CR 102.1\" },\n    expect = function(t) t:chain(1) end },\n}\n");
    for (int i = 0; i < 3; i++) {
        ag_scenario_result result;
        ag_error error = { 0 };
        ag_scenario_how how = { .straight = 1, .rule = rules[i] };
        assert_int_equal(ag_scenario_run_how(bench->engine, path, &how, &result, &error), AG_OK);
        assert_int_equal(result.passed, passed[i]);
        assert_int_equal(result.failed, failed[i]);
    }
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
        cmocka_unit_test(modes_that_are_not_offered),
        cmocka_unit_test(a_turn_ends),
        cmocka_unit_test(a_raid_is_won),
        cmocka_unit_test(a_fault_is_expected),
        cmocka_unit_test(lines_are_counted_and_an_empty_chain_is_finished),
        cmocka_unit_test(an_expectation_names_its_line),
        cmocka_unit_test(a_missing_line_shows_what_was_told_there),
        cmocka_unit_test(lines_in_another_order_are_said_to_be_that),
        cmocka_unit_test(a_place_or_count_says_what_is_there),
        cmocka_unit_test(a_wrong_name_is_an_error),
        cmocka_unit_test(a_wrong_argument_is_said_in_one_sentence),
        cmocka_unit_test(what_is_not_answered_fails),
        cmocka_unit_test(what_is_left_over_fails),
        cmocka_unit_test(what_is_not_offered_fails),
        cmocka_unit_test(what_is_forbidden_fails_by_its_rule),
        cmocka_unit_test(what_no_card_can_bear_is_refused),
        cmocka_unit_test(a_fault_fails),
        cmocka_unit_test(a_file_that_does_not_load),
        cmocka_unit_test(a_path_with_blanks_is_told_once),
        cmocka_unit_test(a_scenario_that_never_ends),
        cmocka_unit_test(only_the_scenarios_that_cite_a_rule_run),
    };
    return cmocka_run_group_tests_name("scenario", tests, scenes_setup, scenes_teardown);
}
