// An engine that takes what changed under it: files that were saved, added, removed or broken, and
// rows that another program edited. Games that run keep what they have.
#include "api/cave.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

// Opens the cave's folder as an engine, with or without the database as its cache.
static ag_engine *over_files(const cave *at, const char *database)
{
    ag_error error = { 0 };
    ag_engine *engine;
    ag_engine_def def = ag_engine_default();
    const char *folders[] = { at->folder };
    def.database = database;
    def.folders = folders;
    def.folder_count = 1;
    if (ag_engine_open_with(&def, &engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return engine;
}

static ag_refresh refreshed(ag_engine *engine, const char *path)
{
    ag_error error = { 0 };
    ag_refresh out;
    if (ag_engine_refresh(engine, path != NULL ? &path : NULL, path != NULL, &out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return out;
}

static void assert_counts(ag_refresh now, int changed, int added, int removed, int findings)
{
    assert_int_equal(now.changed, changed);
    assert_int_equal(now.added, added);
    assert_int_equal(now.removed, removed);
    assert_int_equal(now.findings, findings);
}

// The card's text, as the engine tells it, holds these words.
static void assert_text(ag_engine *engine, const char *card, const char *words)
{
    char text[1024];
    ag_error error = { 0 };
    if (ag_engine_card_text(engine, card, text, sizeof text, &error) < 0) {
        fail_msg("%s", error.text);
    }
    if (strstr(text, words) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", text, words);
    }
}

static void write_guard(const cave *at, const char *name, int health)
{
    char text[256];
    snprintf(
        text, sizeof text,
        "return ally \"%s\" { number = 4, cost = 2, atk = 1, damage = \"melee\", health = %d,\n"
        "  unlimited = true, keywords = { \"Protector\" } }\n",
        name, health);
    cave_write(at, "cards/t/guard.lua", text);
}

static void a_saved_file_is_taken(void **state)
{
    const cave *at = *state;
    ag_engine *engine = over_files(at, at->database);
    assert_counts(refreshed(engine, NULL), 0, 0, 0, 0);
    write_guard(at, "Guard", 5);
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 0);
    assert_string_equal(ag_engine_refreshed(engine, 0), "t/guard");
    assert_null(ag_engine_refreshed(engine, 1));
    assert_text(engine, "t/guard", "health 5");
    assert_counts(refreshed(engine, NULL), 0, 0, 0, 0);
    ag_engine_close(engine);
}

static void an_engine_needs_no_database(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_engine *engine = over_files(at, NULL);
    write_guard(at, "Guard", 6);
    assert_counts(refreshed(engine, cave_path(at, "cards/t/guard.lua", path, sizeof path)), 1, 0, 0,
                  0);
    assert_text(engine, "Guard", "health 6");
    ag_engine_close(engine);
}

static void only_named_files_are_looked_at(void **state)
{
    const cave *at = *state;
    char path[256];
    ag_engine *engine = over_files(at, at->database);
    write_guard(at, "Guard", 7);
    assert_counts(refreshed(engine, cave_path(at, "cards/t/bolt.lua", path, sizeof path)), 0, 0, 0,
                  0);
    assert_text(engine, "t/guard", "health 3");
    assert_counts(refreshed(engine, cave_path(at, "cards/t/guard.lua", path, sizeof path)), 1, 0, 0,
                  0);
    assert_text(engine, "t/guard", "health 7");
    ag_engine_close(engine);
}

static void a_broken_file_leaves_the_old_version(void **state)
{
    const cave *at = *state;
    ag_engine *engine = over_files(at, at->database);
    cave_write(at, "cards/t/guard.lua", "return ally \"Guard\" {\n  helth = 3 }\n");
    cave_write(at, "cards/t/bob.lua",
               "return hero \"Bobby\" { number = 2, health = 20,\n"
               "  tags = { \"Gnome\" }, class = { \"mage\" },\n"
               "  faction = \"alliance\", back = {} }\n");
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 1);
    assert_ptr_equal(strstr(ag_engine_finding(engine, 0), "cards/t/guard.lua:"),
                     ag_engine_finding(engine, 0));
    assert_non_null(strstr(ag_engine_finding(engine, 0), "helth"));
    assert_null(ag_engine_finding(engine, 1));
    assert_text(engine, "t/guard", "health 3");
    assert_text(engine, "t/bob", "Bobby");
    write_guard(at, "Guard", 4);
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 0);
    assert_text(engine, "t/guard", "health 4");
    ag_engine_close(engine);
}

static void files_come_and_go(void **state)
{
    const cave *at = *state;
    char path[256], text[256];
    ag_engine *engine = over_files(at, at->database);
    cave_write(at, "cards/t/nurse.lua",
               "return ally \"Nurse\" { number = 5, cost = 1, atk = 0, damage = \"holy\",\n"
               "  health = 1 }\n");
    assert_counts(refreshed(engine, NULL), 0, 1, 0, 0);
    assert_text(engine, "Nurse", "health 1");
    assert_int_equal(unlink(cave_path(at, "cards/t/nurse.lua", path, sizeof path)), 0);
    assert_counts(refreshed(engine, path), 0, 0, 1, 0);
    assert_string_equal(ag_engine_refreshed(engine, 0), "t/nurse");
    assert_int_equal(ag_engine_card_text(engine, "Nurse", text, sizeof text, NULL), AG_NOT_FOUND);
    ag_engine_close(engine);
}

static void a_module_that_changed_changes_its_users(void **state)
{
    const cave *at = *state;
    ag_engine *engine;
    cave_write(at, "cards/t/numbers.lua", "return { health = 8 }\n");
    cave_write(at, "cards/t/guard.lua",
               "local numbers = use \"t/numbers\"\n"
               "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\",\n"
               "  health = numbers.health, unlimited = true, keywords = { \"Protector\" } }\n");
    engine = over_files(at, at->database);
    assert_text(engine, "t/guard", "health 8");
    cave_write(at, "cards/t/numbers.lua", "return { health = 9 }\n");
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 0);
    assert_text(engine, "t/guard", "health 9");
    cave_write(at, "cards/t/numbers.lua", "return { helth = 9 }\n");
    assert_counts(refreshed(engine, NULL), 0, 0, 0, 1);
    assert_text(engine, "t/guard", "health 9");
    ag_engine_close(engine);
}

// A file that is no text at all.
static void write_zero(const cave *at, const char *name)
{
    char path[256];
    FILE *file = fopen(cave_path(at, name, path, sizeof path), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite("\0", 1, 1, file), 1);
    assert_int_equal(fclose(file), 0);
}

// Both are saved at once; when the one that can't be read is mended, only that one is named.
static void what_was_saved_beside_an_unreadable_file_is_taken_later(void **state)
{
    const cave *at = *state;
    char guard[256], nurse[256], scout[256];
    ag_error error = { 0 };
    ag_refresh out;
    for (int all = 0; all < 2; all++) {
        ag_engine *engine = over_files(at, at->database);
        const char *paths[] = { cave_path(at, "cards/t/guard.lua", guard, sizeof guard),
                                cave_path(at, "cards/t/nurse.lua", nurse, sizeof nurse) };
        write_guard(at, "Guard", 11 + all);
        write_zero(at, "cards/t/nurse.lua");
        assert_int_equal(ag_engine_refresh(engine, all ? NULL : paths, all ? 0 : 2, &out, &error),
                         AG_BAD_CONTENT);
        if (all) {  // what is saved meanwhile is taken
            cave_write(at, "cards/t/scout.lua",
                       "return ally \"Scout\" { number = 6, cost = 1, atk = 0, health = 1,\n"
                       "  damage = \"holy\" }\n");
            assert_counts(refreshed(engine, cave_path(at, "cards/t/scout.lua", scout, 256)), 0, 1,
                          0, 0);
        }
        cave_write(at, "cards/t/nurse.lua",
                   "return ally \"Nurse\" { number = 5, cost = 1, atk = 0, damage = \"holy\",\n"
                   "  health = 1 }\n");
        assert_counts(refreshed(engine, nurse), 1, 1, 0, 0);
        assert_text(engine, "t/guard", all ? "health 12" : "health 11");
        ag_engine_close(engine);
        assert_int_equal(unlink(nurse), 0);
    }
}

static void a_removal_that_was_refused_is_taken_once_nobody_needs_it(void **state)
{
    const cave *at = *state;
    char path[256];
    cave_write(at, "cards/t/numbers.lua", "return { health = 8 }\n");
    cave_write(at, "cards/t/guard.lua",
               "local numbers = use \"t/numbers\"\n"
               "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\",\n"
               "  health = numbers.health, unlimited = true, keywords = { \"Protector\" } }\n");
    ag_engine *engine = over_files(at, at->database);
    assert_int_equal(unlink(cave_path(at, "cards/t/numbers.lua", path, sizeof path)), 0);
    assert_counts(refreshed(engine, path), 0, 0, 0, 1);
    cave_write(at, "cards/t/nurse.lua",
               "return ally \"Nurse\" { number = 5, cost = 1, atk = 0, damage = \"holy\",\n"
               "  health = 1 }\n");
    assert_counts(refreshed(engine, cave_path(at, "cards/t/nurse.lua", path, sizeof path)), 0, 1, 0,
                  1);
    write_guard(at, "Guard", 3);
    assert_counts(refreshed(engine, cave_path(at, "cards/t/guard.lua", path, sizeof path)), 1, 0, 1,
                  0);
    ag_engine_close(engine);
}

static void a_deck_follows_the_names_of_cards(void **state)
{
    const cave *at = *state;
    cave_write(at, "cards/decks/bobs.lua",
               "return deck \"Bob's\" { hero = \"t/bob\", plan = \"To wait.\",\n"
               "  cards = { { 30, \"t/bolt\" }, { 30, \"Guard\" } } }\n");
    ag_engine *engine = over_files(at, at->database);
    write_guard(at, "Sentry", 3);
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 1);
    assert_string_equal(ag_engine_finding(engine, 0),
                        "cards/decks/bobs.lua: no card is called \"Guard\"; did you mean "
                        "\"guard\"?");
    cave_write(at, "cards/decks/bobs.lua",
               "return deck \"Bob's\" { hero = \"t/bob\", plan = \"To wait.\",\n"
               "  cards = { { 30, \"t/bolt\" }, { 30, \"Sentry\" } } }\n");
    assert_counts(refreshed(engine, NULL), 1, 0, 0, 0);
    ag_engine_close(engine);
}

static void a_game_keeps_the_text_that_it_has(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_game *game;
    char record[256];
    ag_game_def def = cave_table(1);
    ag_engine *engine = over_files(at, at->database);
    def.decks[0] = "decks/annas";
    assert_int_equal(ag_game_open(engine, &def, &game, &error), AG_OK);
    for (int health = 10; health < 60; health++) {
        write_guard(at, "Guard", health);
        assert_counts(refreshed(engine, NULL), 1, 0, 0, 0);
    }
    assert_int_equal(ag_game_record(game, cave_path(at, "kept.agr", record, sizeof record), &error),
                     AG_OK);
    ag_game_close(game);
    ag_engine_close(engine);
    FILE *file = fopen(record, "rb");
    static char text[200000];
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    assert_non_null(strstr(text, "health = 3,"));
    assert_null(strstr(text, "health = 59"));
}

static void an_edited_row_is_taken(void **state)
{
    const cave *at = *state;
    assert_counts(refreshed(at->engine, NULL), 0, 0, 0, 0);
    cave_edit(at, "update script set source = replace(source, 'health = 3', 'health = 12') "
                  "where key = 't/guard'");
    assert_counts(refreshed(at->engine, NULL), 1, 0, 0, 0);
    assert_string_equal(ag_engine_refreshed(at->engine, 0), "t/guard");
    assert_text(at->engine, "t/guard", "health 12");
    assert_counts(refreshed(at->engine, NULL), 0, 0, 0, 0);
}

static void a_new_build_is_taken(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    assert_text(at->engine, "t/guard", "health 3");
    write_guard(at, "Guard", 13);
    assert_int_equal(cave_try_build(at, &error), AG_OK);
    assert_text(at->engine, "t/guard", "health 3");
    assert_counts(refreshed(at->engine, NULL), 1, 0, 0, 0);
    assert_text(at->engine, "t/guard", "health 13");
}

static void a_database_that_is_gone_is_an_error(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_refresh out;
    assert_int_equal(unlink(at->database), 0);
    assert_int_equal(ag_engine_refresh(at->engine, NULL, 0, &out, &error), AG_NOT_FOUND);
    assert_text(at->engine, "t/guard", "health 3");
    assert_int_equal(ag_engine_refresh(NULL, NULL, 0, &out, &error), AG_USAGE);
}

static void a_broken_file_at_the_start_is_a_warning(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_engine_def def = ag_engine_default();
    const char *folders[] = { at->folder };
    cave_write(at, "cards/t/guard.lua", "return ally \"Guard\" {\n");
    ag_engine *engine = over_files(at, at->database);
    const char *warning = ag_engine_warning(engine, 1);  // after that of the short deck
    assert_ptr_equal(strstr(warning, "cards/t/guard.lua:"), warning);
    assert_text(engine, "t/guard", "health 3");
    ag_engine_close(engine);
    def.folders = folders;
    def.folder_count = 1;
    assert_int_equal(ag_engine_open_with(&def, &engine, &error), AG_BAD_CONTENT);
    assert_ptr_equal(strstr(error.text, "cards/t/guard.lua:"), error.text);
}

#define CAVE_TEST(name) cmocka_unit_test_setup_teardown(name, cave_set_up, cave_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CAVE_TEST(a_saved_file_is_taken),
        CAVE_TEST(an_engine_needs_no_database),
        CAVE_TEST(only_named_files_are_looked_at),
        CAVE_TEST(a_broken_file_leaves_the_old_version),
        CAVE_TEST(files_come_and_go),
        CAVE_TEST(a_module_that_changed_changes_its_users),
        CAVE_TEST(what_was_saved_beside_an_unreadable_file_is_taken_later),
        CAVE_TEST(a_removal_that_was_refused_is_taken_once_nobody_needs_it),
        CAVE_TEST(a_deck_follows_the_names_of_cards),
        CAVE_TEST(a_game_keeps_the_text_that_it_has),
        CAVE_TEST(an_edited_row_is_taken),
        CAVE_TEST(a_new_build_is_taken),
        CAVE_TEST(a_database_that_is_gone_is_an_error),
        CAVE_TEST(a_broken_file_at_the_start_is_a_warning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
