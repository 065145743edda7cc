// Coverage: which lines and functions of scripts a scenario ran, and that noting them changes
// nothing.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/scenes.h"

static const char twin[] =
    "return scenario \"One mode\" { raid = \"cave\",\n"
    "  given = function(t) t:seat(1, { hand = { \"Twin\" }, resources = 1 }) end,\n"
    "  play = function(t) t:plays(1, \"Twin\", { mode = 2, target = \"Worm\" })\n"
    "    t:everyone_passes() end,\n"
    "  expect = function(t) t:damage(\"Worm\", 5) end }\n";

// Runs the text as a scenario with `how`, which must pass.
static void run(const scene_bench *bench, const char *text, ag_scenario_how how)
{
    char path[128];
    ag_scenario_result result;
    ag_error error = { 0 };
    scenes_write(bench, "c.lua", text);
    snprintf(path, sizeof path, "%s/c.lua", bench->folder);
    if (ag_scenario_run_how(bench->engine, path, &how, &result, &error) < 0 || result.failed != 0) {
        fail_msg("%s%s", error.text, result.report);
    }
}

static ag_coverage *coverage_of(const scene_bench *bench, const char *text)
{
    ag_coverage *coverage;
    ag_error error = { 0 };
    if (ag_coverage_open(bench->engine, &coverage, &error) < 0) {
        fail_msg("%s", error.text);
    }
    run(bench, text, (ag_scenario_how){ .coverage = coverage });
    return coverage;
}

static int file_of(const ag_coverage *coverage, const char *key, ag_coverage_facts *facts)
{
    for (int i = 0; ag_coverage_file(coverage, i, facts); i++) {
        if (strcmp(facts->key, key) == 0) return i;
    }
    fail_msg("no file of \"%s\"", key);
    return -1;
}

// Twin has a function a mode, in its lines 5 and 7; the second was played.
static void a_function_that_was_called_is_told_from_one_that_was_not(void **state)
{
    ag_coverage *coverage = coverage_of(*state, twin);
    ag_coverage_facts facts;
    ag_covered_function of;
    int index = file_of(coverage, "t/twin", &facts);
    assert_string_equal(facts.path, "cards/t/twin.lua");
    assert_int_equal(facts.functions, 2);
    assert_int_equal(facts.functions_called, 1);
    assert_int_equal(ag_coverage_function(coverage, index, 0, &of), 1);
    assert_string_equal(of.name, "play");
    assert_int_equal(of.line, 5);
    assert_int_equal(of.called, 0);
    assert_int_equal(ag_coverage_function(coverage, index, 1, &of), 1);
    assert_int_equal(of.line, 7);
    assert_int_equal(of.called, 1);
    assert_int_equal(ag_coverage_function(coverage, index, 2, &of), 0);
    ag_coverage_close(coverage);
}

static void a_card_that_no_game_loaded_has_no_line_that_ran(void **state)
{
    ag_coverage *coverage = coverage_of(*state, twin);
    ag_coverage_facts facts;
    int first, last;
    int index = file_of(coverage, "t/bolt", &facts);
    assert_int_equal(facts.lines_run, 0);
    assert_int_equal(ag_coverage_gap(coverage, index, 0, &first, &last), 1);
    assert_int_equal(first, 1);
    assert_int_equal(last, 4);
    assert_int_equal(ag_coverage_gap(coverage, index, last, &first, &last), 0);
    file_of(coverage, "t/twin", &facts);
    assert_true(facts.lines_run > 0);
    ag_coverage_close(coverage);
}

// An if that is not taken: the line of its body never runs, those around it do.
static void a_branch_that_is_not_taken_is_a_gap(void **state)
{
    static const char branch[] =
        "return scenario \"Branch\" { raid = \"cave\",\n"
        "  given = function(t) t:seat(1, { hand = { \"Halves\" } }) end,\n"
        "  play = function(t) t:plays(1, \"Halves\") t:everyone_passes() end,\n"
        "  expect = function(t) t:damage(\"hero@1\", 0) end }\n";
    ag_coverage *coverage = coverage_of(*state, branch);
    ag_coverage_facts facts;
    int first, last;
    int index = file_of(coverage, "t/halves", &facts);
    assert_int_equal(ag_coverage_gap(coverage, index, 0, &first, &last), 1);
    assert_int_equal(first, 4);
    assert_int_equal(last, 4);
    assert_int_equal(ag_coverage_gap(coverage, index, last, &first, &last), 0);
    ag_coverage_close(coverage);
}

// The bench has a deck of players, one of the raid, and translations of both.
static void lists_have_no_lines_that_a_game_could_run(void **state)
{
    ag_coverage *coverage = coverage_of(*state, twin);
    ag_coverage_facts facts;
    int count = 0;
    for (; ag_coverage_file(coverage, count, &facts); count++) {
        assert_null(strstr(facts.key, "decks/"));
        assert_null(strstr(facts.key, "lang/"));
    }
    assert_int_equal(count, 12);
    ag_coverage_close(coverage);
}

static char *text_of(const scene_bench *bench, const char *name)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", bench->folder, name);
    FILE *file = fopen(path, "rb");
    char *text = calloc(1, 256 * 1024);
    assert_non_null(file);
    assert_non_null(text);
    assert_true(fread(text, 1, 256 * 1024 - 1, file) > 0);
    fclose(file);
    remove(path);
    return text;
}

// Endless spends its whole budget; where it is stopped is in the recording's ruling and hash.
static void what_is_played_is_the_same_with_its_lines_noted(void **state)
{
    static const char endless[] =
        "return scenario \"Endless\" { raid = \"cave\", faults = true,\n"
        "  given = function(t) t:seat(1, { hand = { \"Endless\", \"Twin\" }, resources = 3 }) "
        "end,\n"
        "  play = function(t) t:plays(1, \"Endless\") t:everyone_passes()\n"
        "    t:plays(1, \"Twin\", { mode = 1, target = \"Worm\" }) t:everyone_passes() end,\n"
        "  expect = function(t) t:damage(\"hero@1\", 0) t:damage(\"Worm\", 1) end }\n";
    const scene_bench *bench = *state;
    ag_coverage *coverage;
    assert_int_equal(ag_coverage_open(bench->engine, &coverage, NULL), AG_OK);
    run(bench, endless, (ag_scenario_how){ .folder = bench->folder });
    char *plain = text_of(bench, "c.jsonl");
    run(bench, endless, (ag_scenario_how){ .folder = bench->folder, .coverage = coverage });
    char *covered = text_of(bench, "c.jsonl");
    assert_string_equal(plain, covered);
    free(plain);
    free(covered);
    ag_coverage_close(coverage);
}

// Busy spends two thirds of what a script may spend: were lines paid for, it would be stopped.
static void lines_that_are_noted_cost_a_script_nothing(void **state)
{
    static const char busy[] =
        "return scenario \"Busy\" { raid = \"cave\", cards = { busy = ability \"Busy\" {\n"
        "  cost = 0, text = \"\", play = function(me)\n"
        "    local count = 0\n"
        "    for i = 1, 25000 do\n"
        "      count = count + 1\n"
        "    end\n"
        "    me.hero:deal(1, \"fire\", me.hero) end } },\n"
        "  given = function(t) t:seat(1, { hand = { \"Busy\" } }) end,\n"
        "  play = function(t) t:plays(1, \"Busy\") t:everyone_passes() end,\n"
        "  expect = function(t) t:damage(\"hero@1\", 1) end }\n";
    ag_coverage_close(coverage_of(*state, busy));
}

static void note_key(void *context, const char *key, const char *path)
{
    char *keys = context;
    assert_non_null(path);
    snprintf(keys + strlen(keys), 512 - strlen(keys), "%s ", key);
}

static void a_scenario_tells_which_scripts_its_game_used(void **state)
{
    char keys[512] = "";
    run(*state, twin, (ag_scenario_how){ .straight = 1, .used = note_key, .context = keys });
    assert_non_null(strstr(keys, "t/twin "));
    assert_non_null(strstr(keys, "cave/worm "));
    assert_null(strstr(keys, "t/bolt "));
}

static void a_card_is_found_by_key_name_and_file(void **state)
{
    static const char *const words[] = { "t/twin", "Twin", "cards/t/twin.lua",
                                         "/a/b/cards/t/twin.lua" };
    const scene_bench *bench = *state;
    ag_card_place place;
    ag_error error = { 0 };
    for (int i = 0; i < 4; i++) {
        if (ag_engine_card_place(bench->engine, words[i], &place, &error) < 0) {
            fail_msg("%s: %s", words[i], error.text);
        }
        assert_string_equal(place.key, "t/twin");
        assert_string_equal(place.path, "cards/t/twin.lua");
    }
    assert_int_equal(ag_engine_card_place(bench->engine, "Twim", &place, &error), AG_NOT_FOUND);
    assert_non_null(strstr(error.text, "Twin"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_that_was_called_is_told_from_one_that_was_not),
        cmocka_unit_test(a_card_that_no_game_loaded_has_no_line_that_ran),
        cmocka_unit_test(a_branch_that_is_not_taken_is_a_gap),
        cmocka_unit_test(lists_have_no_lines_that_a_game_could_run),
        cmocka_unit_test(what_is_played_is_the_same_with_its_lines_noted),
        cmocka_unit_test(lines_that_are_noted_cost_a_script_nothing),
        cmocka_unit_test(a_scenario_tells_which_scripts_its_game_used),
        cmocka_unit_test(a_card_is_found_by_key_name_and_file),
    };
    return cmocka_run_group_tests_name("coverage", tests, scenes_setup, scenes_teardown);
}
