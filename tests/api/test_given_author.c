// Every function of aggro_author.h given no room and NULL: AG_USAGE with a sentence, or the value
// that stands for nothing.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/given.h"

#define NO_PATH "/no/such/place"

static const char *const a_path[] = { NO_PATH };
static const char *const no_path[] = { NULL };

// ---- building ----

static void build(given_world *now)
{
    given_refused(now, ag_build(NULL, 1, NO_PATH, &now->error));
    given_refused(now, ag_build(a_path, 0, NO_PATH, &now->error));
    given_refused(now, ag_build(a_path, -1, NO_PATH, &now->error));
    given_refused(now, ag_build(no_path, 1, NO_PATH, &now->error));
    given_refused(now, ag_build(a_path, 1, NULL, &now->error));
}

static void no_news(void *context, ag_build_news news, const char *text)
{
    (void)context;
    (void)news;
    (void)text;
}

static void build_with(given_world *now)
{
    ag_build_result out;
    ag_engine_def def = { .database = NO_PATH, .folders = a_path, .folder_count = 1 };
    given_refused(now, ag_build_with(NULL, no_news, NULL, &out, &now->error));
    given_refused(now, ag_build_with(&def, no_news, NULL, NULL, &now->error));
    def.folder_count = -1;
    given_refused(now, ag_build_with(&def, NULL, NULL, &out, &now->error));
    def = (ag_engine_def){ .database = NULL, .folders = a_path, .folder_count = 1 };
    given_refused(now, ag_build_with(&def, NULL, NULL, &out, &now->error));
    def = (ag_engine_def){ .database = NO_PATH, .folders = no_path, .folder_count = 1 };
    given_refused(now, ag_build_with(&def, NULL, NULL, &out, &now->error));
}

// ---- decks ----

static ag_deck_list *annas(const given_world *now)
{
    ag_deck_list *list;
    assert_int_equal(ag_deck_open(now->engine, "decks/annas", &list, NULL), AG_OK);
    return list;
}

static void deck_open(given_world *now)
{
    ag_deck_list *list;
    given_refused(now, ag_deck_open(NULL, "x", &list, &now->error));
    given_refused(now, ag_deck_open(now->engine, NULL, &list, &now->error));
    given_refused(now, ag_deck_open(now->engine, "x", NULL, &now->error));
    given_refused(now, ag_deck_read_file(NULL, NO_PATH, NULL, &list, &now->error));
    given_refused(now, ag_deck_read_file(now->engine, NULL, NULL, &list, &now->error));
    given_refused(now, ag_deck_read_file(now->engine, NO_PATH, NULL, NULL, &now->error));
    given_refused(now, ag_deck_read_file(now->engine, NO_PATH, "xyz", &list, &now->error));
}

static void hand_on(given_world *now)
{
    given_refused(now, ag_game_hand_on(NULL, now->game, "main", NO_PATH, &now->error));
    given_refused(now, ag_game_hand_on(now->engine, NULL, "main", NO_PATH, &now->error));
    given_refused(now, ag_game_hand_on(now->engine, now->game, NULL, NO_PATH, &now->error));
    given_refused(now, ag_game_hand_on(now->engine, now->game, "main", NULL, &now->error));
    given_refused(now, ag_game_hand_on(now->engine, now->game, "main", "", &now->error));
}

static void no_deck(given_world *now)
{
    ag_deck_list *list = annas(now);
    int line;
    ag_deck_close(NULL);
    given_refused(now, ag_deck_rename(NULL, "x", &now->error));
    given_refused(now, ag_deck_rename(list, NULL, &now->error));
    given_refused(now, ag_deck_rename(list, "", &now->error));
    assert_string_equal(ag_deck_about(NULL).name, "");
    assert_string_equal(ag_deck_about(NULL).hero_name, "");
    assert_null(ag_deck_says(NULL, AG_DECK_NOTES, 0, &line));
    assert_null(ag_deck_says(list, AG_DECK_NOTES, -1, &line));
    assert_null(ag_deck_says(list, (ag_deck_said)99, 0, NULL));
    given_refused(now, ag_deck_hold(NULL, "cave", NULL, "main", &now->error));
    given_refused(now, ag_deck_hold(list, NULL, NULL, "main", &now->error));
    given_refused(now, ag_deck_hold(list, "cave", NULL, NULL, &now->error));
    ag_deck_close(list);
}

static void deck_write(given_world *now)
{
    ag_deck_list *list = annas(now);
    char out[16];
    given_refused(now, ag_deck_write(NULL, "lua", out, sizeof out, &now->error));
    given_refused(now, ag_deck_write(list, NULL, out, sizeof out, &now->error));
    given_refused(now, ag_deck_write(list, "lua", NULL, 16, &now->error));
    given_refused(now, ag_deck_write(list, "lua", out, 0, &now->error));
    given_refused(now, ag_deck_write(list, "lua", out, sizeof out, &now->error));
    ag_deck_close(list);
}

static void raid_at(given_world *now)
{
    ag_mode_info mode;
    ag_raid_deck_info deck;
    given_refused(now, ag_raid_mode_at(NULL, "cave", 0, &mode, &now->error));
    given_refused(now, ag_raid_mode_at(now->engine, NULL, 0, &mode, &now->error));
    given_refused(now, ag_raid_mode_at(now->engine, "cave", 0, NULL, &now->error));
    given_refused(now, ag_raid_deck_at(NULL, "cave", NULL, 0, &deck, &now->error));
    given_refused(now, ag_raid_deck_at(now->engine, NULL, NULL, 0, &deck, &now->error));
    given_refused(now, ag_raid_deck_at(now->engine, "cave", NULL, 0, NULL, &now->error));
    assert_int_equal(ag_raid_mode_at(now->engine, "cave", -1, &mode, NULL), AG_OK);
    assert_string_equal(mode.name, "");
    assert_int_equal(ag_raid_deck_at(now->engine, "cave", NULL, -1, &deck, NULL), AG_OK);
    assert_string_equal(deck.part, "");
}

// ---- checking, finding ----

static void no_finding(void *context, const ag_finding *finding)
{
    (void)context;
    (void)finding;
}

static void check(given_world *now)
{
    ag_check_result out;
    ag_check_def def = ag_check_default();
    given_refused(now, ag_check(NULL, no_finding, NULL, &out, &now->error));
    given_refused(now, ag_check(&def, NULL, NULL, &out, &now->error));
    given_refused(now, ag_check(&def, no_finding, NULL, NULL, &now->error));
    def.paths = no_path;
    def.path_count = 1;
    given_refused(now, ag_check(&def, no_finding, NULL, &out, &now->error));
    def.paths = NULL;
    given_refused(now, ag_check(&def, no_finding, NULL, &out, &now->error));
    assert_null(ag_check_code_at(-1));
    assert_null(ag_check_code_at(9999));
}

static void card_place(given_world *now)
{
    char key[64];
    ag_card_place out;
    given_refused(now, ag_engine_card_place(NULL, "x", &out, &now->error));
    given_refused(now, ag_engine_card_place(now->engine, NULL, &out, &now->error));
    given_refused(now, ag_engine_card_place(now->engine, "x", NULL, &now->error));
    assert_int_equal(ag_engine_script_of(NULL, NO_PATH, key, sizeof key), 0);
    assert_int_equal(ag_engine_script_of(now->engine, NULL, key, sizeof key), 0);
    assert_int_equal(ag_engine_script_of(now->engine, NO_PATH, NULL, 9), 0);
    assert_int_equal(ag_engine_script_of(now->engine, "cards/t/anna.lua", key, 0), 0);
    assert_int_equal(ag_engine_script_of(now->engine, "cards/t/anna.lua", key, 1), 0);
    assert_string_equal(ag_engine_script_path(NULL, "t/anna", key, sizeof key), "");
    assert_string_equal(ag_engine_script_path(now->engine, NULL, key, sizeof key), "");
    assert_string_equal(ag_engine_script_path(now->engine, "t/anna", NULL, 9), "");
    assert_string_equal(ag_engine_script_path(now->engine, "t/anna", key, 0), "");
    assert_string_equal(ag_engine_script_path(now->engine, "t/anna", key, sizeof key),
                        "cards/t/anna.lua");
}

static void no_found(void *context, const ag_found *card)
{
    (void)context;
    (void)card;
}

static void find(given_world *now)
{
    ag_find_wish wish = { .query = "" }, none = { .query = NULL };
    const char *help;
    given_refused(now, ag_engine_find(NULL, &wish, no_found, NULL, &now->error));
    given_refused(now, ag_engine_find(now->engine, NULL, no_found, NULL, &now->error));
    given_refused(now, ag_engine_find(now->engine, &none, no_found, NULL, &now->error));
    given_refused(now, ag_engine_find(now->engine, &wish, NULL, NULL, &now->error));
    assert_null(ag_find_filter(-1, &help));
    assert_null(ag_find_filter(9999, NULL));
    assert_non_null(ag_find_filter(0, NULL));
}

// ---- engines over folders ----

static void open_with(given_world *now)
{
    ag_engine *engine;
    ag_engine_def def = ag_engine_default();
    given_refused(now, ag_engine_open_with(NULL, &engine, &now->error));
    given_refused(now, ag_engine_open_with(&def, NULL, &now->error));
    given_refused(now, ag_engine_open_with(&def, &engine, &now->error));
    assert_null(engine);
    def = (ag_engine_def){ .folders = no_path, .folder_count = 1 };
    given_refused(now, ag_engine_open_with(&def, &engine, &now->error));
    def = (ag_engine_def){ .database = NO_PATH, .packs = no_path, .pack_count = 1 };
    given_refused(now, ag_engine_open_with(&def, &engine, &now->error));
    def = (ag_engine_def){ .database = NO_PATH, .packs = a_path, .pack_count = -1 };
    given_refused(now, ag_engine_open_with(&def, &engine, &now->error));
}

static void no_engine(given_world *now)
{
    ag_refresh out;
    assert_string_equal(ag_engine_packs(NULL), "");
    assert_null(ag_engine_refreshed(NULL, 0));
    assert_null(ag_engine_refreshed(now->engine, -1));
    assert_null(ag_engine_finding(NULL, 0));
    assert_null(ag_engine_finding(now->engine, -1));
    given_refused(now, ag_engine_refresh(NULL, NULL, 0, &out, &now->error));
    given_refused(now, ag_engine_refresh(now->engine, NULL, 0, NULL, &now->error));
    given_refused(now, ag_engine_refresh(now->engine, NULL, 1, &out, &now->error));
    given_refused(now, ag_engine_refresh(now->engine, a_path, -1, &out, &now->error));
    given_refused(now, ag_engine_refresh(now->engine, no_path, 1, &out, &now->error));
}

static void pack_look(given_world *now)
{
    ag_pack_info info;
    given_refused(now, ag_pack_look(NULL, &info, &now->error));
    given_refused(now, ag_pack_look(NO_PATH, NULL, &now->error));
}

static void pack_build(given_world *now)
{
    given_refused(now, ag_pack_build(NULL, a_path, 1, NO_PATH, &now->error));
    given_refused(now, ag_pack_build(now->engine, NULL, 1, NO_PATH, &now->error));
    given_refused(now, ag_pack_build(now->engine, a_path, 0, NO_PATH, &now->error));
    given_refused(now, ag_pack_build(now->engine, no_path, 1, NO_PATH, &now->error));
    given_refused(now, ag_pack_build(now->engine, a_path, 1, NULL, &now->error));
}

static void no_difference(void *context, const ag_difference *difference)
{
    (void)context;
    (void)difference;
}

static void difference(given_world *now)
{
    assert_int_equal(ag_engine_difference(NULL, now->engine, no_difference, NULL), 0);
    assert_int_equal(ag_engine_difference(now->engine, NULL, no_difference, NULL), 0);
    assert_int_equal(ag_engine_difference(now->engine, now->engine, NULL, NULL), 0);
}

static void no_export(void *context, const char *path, int written)
{
    (void)context;
    (void)path;
    (void)written;
}

static void export(given_world *now)
{
    ag_engine *engine = now->engine;
    ag_error *error = &now->error;
    given_refused(now, ag_engine_export(NULL, &(ag_export_wish){ NO_PATH, NULL, 0, 0 }, no_export,
                                        NULL, error));
    given_refused(now, ag_engine_export(engine, &(ag_export_wish){ NULL, NULL, 0, 0 }, no_export,
                                        NULL, error));
    given_refused(
        now, ag_engine_export(engine, &(ag_export_wish){ "", NULL, 0, 0 }, no_export, NULL, error));
    given_refused(now, ag_engine_export(engine, &(ag_export_wish){ NO_PATH, NULL, 1, 0 }, no_export,
                                        NULL, error));
    given_refused(now, ag_engine_export(engine, &(ag_export_wish){ NO_PATH, no_path, 1, 0 },
                                        no_export, NULL, error));
    given_refused(now, ag_engine_export(engine, &(ag_export_wish){ NO_PATH, a_path, -1, 0 },
                                        no_export, NULL, error));
    given_refused(
        now, ag_engine_export(engine, &(ag_export_wish){ NO_PATH, NULL, 0, 0 }, NULL, NULL, error));
}

// ---- scenarios ----

static void no_rule(void *context, const char *raid, const char *number, const char *text)
{
    (void)context;
    (void)raid;
    (void)number;
    (void)text;
}

static void scenario(given_world *now)
{
    ag_engine *engine = now->engine;
    ag_error *error = &now->error;
    ag_scenario_result out;
    ag_scenario_how how = { .straight = 1 };
    given_refused(now, ag_scenario_run(NULL, NO_PATH, &out, error));
    given_refused(now, ag_scenario_run(engine, NULL, &out, error));
    given_refused(now, ag_scenario_run(engine, NO_PATH, NULL, error));
    given_refused(now, ag_scenario_run_how(NULL, NO_PATH, &how, &out, error));
    given_refused(now, ag_scenario_run_how(engine, NULL, &how, &out, error));
    given_refused(now, ag_scenario_run_how(engine, NO_PATH, NULL, &out, error));
    given_refused(now, ag_scenario_run_how(engine, NO_PATH, &how, NULL, error));
    given_refused(now, ag_scenario_cites(NULL, NO_PATH, no_rule, NULL, error));
    given_refused(now, ag_scenario_cites(engine, NULL, no_rule, NULL, error));
    given_refused(now, ag_scenario_cites(engine, NO_PATH, NULL, NULL, error));
}

static void notes(given_world *now)
{
    ag_error error = { 0 };
    (void)now;
    assert_int_equal(ag_game_hear_notes(NULL, NULL, NULL, 1, &error), AG_USAGE);
}

static void coverage(given_world *now)
{
    int first, last;
    ag_coverage *coverage;
    ag_coverage_facts facts;
    ag_covered_function function;
    given_refused(now, ag_coverage_open(NULL, &coverage, &now->error));
    given_refused(now, ag_coverage_open(now->engine, NULL, &now->error));
    assert_int_equal(ag_coverage_open(now->engine, &coverage, NULL), AG_OK);
    ag_coverage *both[] = { NULL, coverage };
    for (int i = 0; i < 2; i++) {
        assert_int_equal(ag_coverage_file(both[i], -1, &facts), 0);
        assert_int_equal(ag_coverage_file(both[i], 0, NULL), 0);
        assert_int_equal(ag_coverage_file(both[i], 9999, &facts), 0);
        assert_int_equal(ag_coverage_gap(both[i], -1, 0, &first, &last), 0);
        assert_int_equal(ag_coverage_gap(both[i], 9999, 0, &first, &last), 0);
        assert_int_equal(ag_coverage_gap(both[i], 0, 0, NULL, &last), 0);
        assert_int_equal(ag_coverage_gap(both[i], 0, 0, &first, NULL), 0);
        assert_int_equal(ag_coverage_gap(both[i], 0, INT32_MAX, &first, &last), 0);
        assert_int_equal(ag_coverage_function(both[i], -1, 0, &function), 0);
        assert_int_equal(ag_coverage_function(both[i], 9999, 0, &function), 0);
        assert_int_equal(ag_coverage_function(both[i], 0, -1, &function), 0);
        assert_int_equal(ag_coverage_function(both[i], 0, 0, NULL), 0);
    }
    (void)ag_coverage_gap(coverage, 0, INT32_MIN, &first, &last);
    ag_coverage_close(coverage);
    ag_coverage_close(NULL);
}

// ---- words, rules, cards ----

static void doc(given_world *now)
{
    ag_doc out;
    ag_doc_field field;
    (void)now;
    assert_int_equal(ag_doc_at(-1, &out), 0);
    assert_int_equal(ag_doc_at(99999, &out), 0);
    assert_int_equal(ag_doc_at(0, NULL), 0);
    assert_int_equal(ag_doc_field_at(-1, 0, &field), 0);
    assert_int_equal(ag_doc_field_at(0, -1, &field), 0);
    assert_int_equal(ag_doc_field_at(0, 9999, &field), 0);
    assert_int_equal(ag_doc_field_at(0, 0, NULL), 0);
    assert_int_equal(ag_doc_nearest(NULL, &out), 0);
    assert_int_equal(ag_doc_nearest("deal", NULL), 0);
    assert_int_equal(ag_editor_file_at(0, NULL, NULL), 0);
}

static void no_raid_rule(void *context, const ag_raid_rule *rule)
{
    (void)context;
    (void)rule;
}

static void rules(given_world *now)
{
    given_refused(now, ag_engine_raid_rules(NULL, no_raid_rule, NULL, &now->error));
    given_refused(now, ag_engine_raid_rules(now->engine, NULL, NULL, &now->error));
    ag_engine_rule_places(NULL, "cave", "R1", no_rule, NULL);
    ag_engine_rule_places(now->engine, NULL, "R1", no_rule, NULL);
    ag_engine_rule_places(now->engine, "cave", NULL, no_rule, NULL);
    ag_engine_rule_places(now->engine, "cave", "R1", NULL, NULL);
}

static void no_shown(void *context, const ag_shown *shown)
{
    (void)context;
    (void)shown;
}

static void card_show(given_world *now)
{
    given_refused(now, ag_engine_card_show(NULL, "x", no_shown, NULL, &now->error));
    given_refused(now, ag_engine_card_show(now->engine, NULL, no_shown, NULL, &now->error));
    given_refused(now, ag_engine_card_show(now->engine, "x", NULL, NULL, &now->error));
}

// ---- all of them ----

static const given_row rows[] = {
    { "ag_build", build },
    { "ag_build_with", build_with },
    { "ag_deck_open", deck_open },
    { "ag_deck_read_file", deck_open },
    { "ag_deck_close", no_deck },
    { "ag_deck_rename", no_deck },
    { "ag_deck_about", no_deck },
    { "ag_deck_says", no_deck },
    { "ag_deck_hold", no_deck },
    { "ag_game_hand_on", hand_on },
    { "ag_raid_mode_at", raid_at },
    { "ag_raid_deck_at", raid_at },
    { "ag_deck_write", deck_write },
    { "ag_check_default", check },
    { "ag_check", check },
    { "ag_check_code_at", check },
    { "ag_engine_card_place", card_place },
    { "ag_engine_script_of", card_place },
    { "ag_engine_script_path", card_place },
    { "ag_engine_find", find },
    { "ag_find_filter", find },
    { "ag_engine_default", open_with },
    { "ag_engine_open_with", open_with },
    { "ag_engine_packs", no_engine },
    { "ag_pack_build", pack_build },
    { "ag_pack_look", pack_look },
    { "ag_engine_refresh", no_engine },
    { "ag_engine_refreshed", no_engine },
    { "ag_engine_finding", no_engine },
    { "ag_engine_difference", difference },
    { "ag_engine_export", export },
    { "ag_scenario_run", scenario },
    { "ag_coverage_open", coverage },
    { "ag_coverage_close", coverage },
    { "ag_coverage_file", coverage },
    { "ag_coverage_gap", coverage },
    { "ag_coverage_function", coverage },
    { "ag_scenario_run_how", scenario },
    { "ag_game_hear_notes", notes },
    { "ag_doc_at", doc },
    { "ag_doc_field_at", doc },
    { "ag_doc_nearest", doc },
    { "ag_editor_file_at", doc },
    { "ag_scenario_cites", scenario },
    { "ag_engine_raid_rules", rules },
    { "ag_engine_rule_places", rules },
    { "ag_engine_card_show", card_show },
};
enum { ROWS = sizeof rows / sizeof rows[0] };

static void what_is_not_given_is_refused(void **state)
{
    given_call_all(*state, rows, ROWS);
}

static void no_function_of_the_header_is_missing(void **state)
{
    (void)state;
    given_all_are_there("aggro_author.h", rows, ROWS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_not_given_is_refused, given_set_up,
                                        given_tear_down),
        cmocka_unit_test(no_function_of_the_header_is_missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
