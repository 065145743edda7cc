// Opening a database: each way in which a file is not one has its sentence; edits are taken, with
// a warning.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "base/hash.h"
#include "store/folder.h"
#include "store/build/store.h"

static int world_setup(void **state)
{
    folder *at = malloc(sizeof *at);
    ag_error error = { 0 };
    folder_open(at);
    folder_write_world(at);
    assert_int_equal(folder_build(at, &error), AG_OK);
    *state = at;
    return 0;
}

static int world_teardown(void **state)
{
    folder_close(*state);
    free(*state);
    return 0;
}

static ag_status open_it(const folder *at, const char *name, ag_store **store, ag_error *error)
{
    char place[1024];
    return ag_store_open(folder_place(at, name, place, sizeof place), &fake_describer, store,
                         error);
}

static ag_store *opened(const folder *at)
{
    ag_store *store;
    ag_error error = { 0 };
    if (open_it(at, "out.db", &store, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return store;
}

// The sentence says the path first, in quotes, wherever `%s` stands.
static void assert_refused(const folder *at, const char *name, ag_status status,
                           const char *sentence)
{
    char place[1024], expected[2048];
    ag_store *store;
    ag_error error = { 0 };
    assert_int_equal(open_it(at, name, &store, &error), status);
    assert_null(store);
    const char *mark = strstr(sentence, "%s");
    assert_non_null(mark);
    snprintf(expected, sizeof expected, "%.*s%s%s", (int)(mark - sentence), sentence,
             folder_place(at, name, place, sizeof place), mark + 2);
    assert_string_equal(error.text, expected);
}

// Changes the database behind its back.
static void edit(const folder *at, const char *sql)
{
    char place[1024];
    sqlite3 *db;
    char *why = NULL;
    assert_int_equal(sqlite3_open(folder_place(at, "out.db", place, sizeof place), &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s", why);
    }
    sqlite3_close(db);
}

// ---- what is no card database ----

static void a_missing_file(void **state)
{
    assert_refused(*state, "none.db", AG_NOT_FOUND,
                   "there is no card database \"%s\": build it with `aggro build`");
}

static void a_folder(void **state)
{
    assert_refused(*state, "cards", AG_ENVIRONMENT,
                   "can't read the card database \"%s\": Is a directory");
}

static void something_else(void **state)
{
    folder *at = *state;
    const char *sentence =
        "\"%s\" is no SQLite database: a card database was expected; build it again "
        "with `aggro build`";
    folder_write(at, "empty.db", "");
    assert_refused(at, "empty.db", AG_BAD_CONTENT, sentence);
    folder_write(at, "text.db", "SQLite format 4 and more text");
    assert_refused(at, "text.db", AG_BAD_CONTENT, sentence);
}

static void another_program(void **state)
{
    edit(*state, "pragma application_id = 7");
    assert_refused(*state, "out.db", AG_BAD_CONTENT,
                   "\"%s\" belongs to another program (application id 0x00000007, expected "
                   "0x41474752): name a card "
                   "database, or build it with `aggro build`");
}

static void another_version(void **state)
{
    edit(*state, "pragma user_version = 0");
    assert_refused(
        *state, "out.db", AG_BAD_CONTENT,
        "\"%s\" has the older schema 0, this Aggro reads 4: build it again with `aggro build`");
    edit(*state, "pragma user_version = 99");
    assert_refused(*state, "out.db", AG_BAD_CONTENT,
                   "\"%s\" has the newer schema 99, this Aggro reads 4: use the Aggro that built "
                   "it, or build it "
                   "again with `aggro build`");
}

static void another_api_level(void **state)
{
    edit(*state, "update pack set api_level = 9");
    assert_refused(*state, "out.db", AG_BAD_CONTENT,
                   "\"%s\": the pack \"aggro\" is written with the words of API level 9, and this "
                   "Aggro 0.1.0 has those of 2: use a newer Aggro");
    edit(*state, "update pack set api_level = 1");
    assert_refused(*state, "out.db", AG_BAD_CONTENT,
                   "\"%s\": the pack \"aggro\" is written with the words of API level 1, and this "
                   "Aggro 0.1.0 has those of 2: mend its scripts with \"aggro check --fix\" and "
                   "build it anew");
}

static void a_missing_table(void **state)
{
    edit(*state, "drop table raid_phase");
    assert_refused(*state, "out.db", AG_BAD_CONTENT,
                   "can't read the card database \"%s\" (raid_phase: no such table: "
                   "raid_phase): build it again with `aggro build`");
}

// Cut at every page and scribbled over: never opened, or opened whole; never a crash.
static void cut_and_scribbled_files(void **state)
{
    folder *at = *state;
    size_t size;
    unsigned char *bytes = folder_read(at, "out.db", &size);
    for (size_t length = 0; length < size; length += 1024) {
        ag_store *store;
        ag_error error = { 0 };
        folder_write_bytes(at, "cut.db", bytes, length);
        assert_int_equal(open_it(at, "cut.db", &store, &error), AG_BAD_CONTENT);
        assert_true(error.text[0] != '\0');
    }
    for (size_t place = 0; place < size; place += 509) {
        ag_store *store;
        ag_error error = { 0 };
        unsigned char kept = bytes[place];
        bytes[place] ^= 0x5a;
        folder_write_bytes(at, "bad.db", bytes, size);
        ag_status status = open_it(at, "bad.db", &store, &error);
        assert_true(status == AG_OK || error.text[0] != '\0');
        ag_store_close(store);
        bytes[place] = kept;
    }
    free(bytes);
}

// ---- what is in one ----

static void scripts_are_found_by_key(void **state)
{
    ag_store *store = opened(*state);
    ag_source source = ag_library_source(ag_store_library(store));
    ag_script script;
    char hash[AG_HASH_TEXT_SIZE];
    assert_int_equal(source.find(source.context, "lair/gust", &script), 1);
    assert_string_equal(script.key, "lair/gust");
    assert_string_equal(script.path, "raids/lair/cards/gust.lua");
    assert_string_equal(script.source, "-- name Gust\n-- type ability\n-- cost 3\n");
    assert_int_equal(script.size, strlen(script.source));
    ag_hash_script(script.source, script.size, hash);
    assert_string_equal(script.hash, hash);
    assert_int_equal(source.find(source.context, "lair/gus", &script), 0);
    const char *last = "";
    int count = 0;
    for (const char *key; (key = source.key(source.context, count)) != NULL; count++) {
        assert_true(strcmp(last, key) < 0);
        last = key;
    }
    assert_int_equal(count, 16);
    assert_null(ag_store_warning(store, 0));
    ag_store_close(store);
}

static void cards_are_found_by_key_name_and_stem(void **state)
{
    ag_store *store = opened(*state);
    const ag_library *library = ag_store_library(store);
    const ag_card_row *card;
    ag_error error = { 0 };
    assert_int_equal(ag_library_resolve(library, "hoa/bolt", &card, &error), AG_OK);
    assert_string_equal(card->text, "Your hero deals 2 frost damage to target ally.");
    assert_int_equal(card->cost, 2);
    assert_int_equal(card->atk, -1);
    assert_int_equal(ag_library_resolve(library, "bolt of heat", &card, &error), AG_OK);
    assert_string_equal(card->key, "tdp/bolt");
    assert_int_equal(ag_library_resolve(library, "whelp", &card, &error), AG_OK);
    assert_string_equal(card->key, "lair/whelp");
    assert_int_equal(ag_library_resolve(library, "bolt", &card, &error), AG_NOT_FOUND);
    assert_string_equal(
        error.text, "more than one card is called \"bolt\"; say which by key: hoa/bolt, tdp/bolt");
    assert_int_equal(ag_library_resolve(library, "wyrn", &card, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "no card is called \"wyrn\"; did you mean \"Wyrm\"?");
    assert_int_equal(ag_library_resolve(library, "Something else", &card, &error), AG_NOT_FOUND);
    assert_null(card);
    ag_store_close(store);
}

static void cards_of_the_raid_that_is_played_go_first(void **state)
{
    ag_store *store = opened(*state);
    const ag_library *library = ag_store_library(store);
    const ag_card_row *card;
    ag_error error = { 0 };
    assert_int_equal(ag_library_resolve_in(library, "hoa", "bolt", &card, &error), AG_OK);
    assert_string_equal(card->key, "hoa/bolt");
    assert_int_equal(ag_library_resolve_in(library, "tdp", "bolt", &card, &error), AG_OK);
    assert_string_equal(card->key, "tdp/bolt");
    assert_int_equal(ag_library_resolve_in(library, "", "bolt", &card, &error), AG_NOT_FOUND);
    assert_int_equal(ag_library_resolve_in(library, "tdp", "whelp", &card, &error), AG_OK);
    assert_string_equal(card->key, "lair/whelp");
    assert_true(ag_library_of_raid(library, "lair/whelp"));
    assert_false(ag_library_of_raid(library, "hoa/bolt"));
    ag_store_close(store);
}

static void decks_and_raids_are_found(void **state)
{
    ag_store *store = opened(*state);
    const ag_library *library = ag_store_library(store);
    const void *row;
    ag_error error = { 0 };
    assert_int_equal(ag_library_named(library, AG_TABLE_DECK, "first steps", &row, &error), AG_OK);
    const ag_deck_row *deck = row;
    assert_string_equal(deck->key, "decks/first");
    assert_int_equal(deck->line_count, 2);
    assert_string_equal(ag_library_line(library, deck, 1)->key, "hoa/recruit");
    assert_int_equal(ag_library_line(library, deck, 1)->count, 56);
    assert_string_equal(ag_library_deck(library, "lair/decks/main")->raid, "lair");
    assert_int_equal(ag_library_named(library, AG_TABLE_RAID, "The Lair", &row, &error), AG_OK);
    assert_int_equal(ag_library_named(library, AG_TABLE_RAID, "liar", &row, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "no raid is called \"liar\"; did you mean \"lair\"?");
    ag_store_close(store);
}

// ---- edits ----

static void an_edited_script_is_taken_and_described_anew(void **state)
{
    edit(
        *state,
        "update script set source = '-- name Gale' || char(10) || '-- type ability' || char(10) || "
        "'-- cost 5' || char(10) where key = 'lair/gust'");
    ag_store *store = opened(*state);
    const ag_library *library = ag_store_library(store);
    char hash[AG_HASH_TEXT_SIZE];
    const ag_script_row *script = ag_library_script(library, "lair/gust");
    ag_hash_script(script->source, strlen(script->source), hash);
    assert_string_equal(script->hash, hash);
    assert_string_equal(ag_library_card(library, "lair/gust")->name, "Gale");
    assert_int_equal(ag_library_card(library, "lair/gust")->cost, 5);
    assert_string_equal(
        ag_store_warning(store, 0),
        "the script \"lair/gust\" was edited in the database and is used as it stands there; "
        "`aggro build` goes back to raids/lair/cards/gust.lua");
    assert_null(ag_store_warning(store, 1));
    ag_store_close(store);
}

// What the source of scripts says of all cards, or "".
static const char *collection_of(ag_store *store, ag_script *script)
{
    ag_source source = ag_library_source(ag_store_library(store));
    return source.find(source.context, "_collection", script) ? script->source : "";
}

static void all_cards_are_one_text_for_games(void **state)
{
    ag_script script;
    char hash[AG_HASH_TEXT_SIZE];
    ag_store *store = opened(*state);
    const char *text = collection_of(store, &script);
    const char *gust = strstr(text, "lair/gust\tGust\tability\t");
    const char *whelp = strstr(text, "lair/whelp\t");
    assert_non_null(gust);
    assert_non_null(whelp);
    assert_true(gust < whelp);  // in the order of the keys
    assert_non_null(strstr(whelp, "\tr\n"));
    ag_hash_script(text, script.size, hash);
    assert_string_equal(script.hash, hash);
    ag_store_close(store);
}

static void an_edited_card_is_edited_for_games_too(void **state)
{
    edit(
        *state,
        "update script set source = '-- name Gale' || char(10) || '-- type ability' || char(10) || "
        "'-- cost 5' || char(10) where key = 'lair/gust'");
    ag_script script;
    ag_store *store = opened(*state);
    assert_non_null(strstr(collection_of(store, &script), "lair/gust\tGale\t"));
    ag_store_close(store);
}

static void an_edit_that_does_not_load_is_warned_of(void **state)
{
    edit(*state, "update script set source = 'broken' where key = 'lair/gust'");
    ag_store *store = opened(*state);
    const ag_library *library = ag_store_library(store);
    assert_string_equal(ag_library_script(library, "lair/gust")->source, "broken");
    assert_string_equal(ag_library_card(library, "lair/gust")->name, "Gust");
    assert_non_null(ag_store_warning(store, 1));
    assert_non_null(strstr(ag_store_warning(store, 1), "raids/lair/cards/gust.lua:1: broken"));
    assert_null(ag_store_warning(store, 2));
    ag_store_close(store);
}

static void a_deck_against_the_rules_is_warned_of(void **state)
{
    edit(*state, "update deck_card set count = 5 where key = 'hoa/bolt'");
    ag_store *store = opened(*state);
    assert_string_equal(
        ag_store_warning(store, 0),
        "cards/decks/first.lua: deck \"decks/first\" holds \"Bolt of Cold\" 5 times: "
        "four of a name at most (CR 100.4)");
    assert_null(ag_store_warning(store, 1));
    ag_store_close(store);
}

static void opening_changes_nothing(void **state)
{
    folder *at = *state;
    size_t size, size_after;
    unsigned char *before = folder_read(at, "out.db", &size);
    ag_store_close(opened(at));
    unsigned char *after = folder_read(at, "out.db", &size_after);
    assert_int_equal(size, size_after);
    assert_memory_equal(before, after, size);
    assert_int_equal(folder_count(at, "."), 3);
    free(before);
    free(after);
    ag_store_close(NULL);
}

#define WORLD_TEST(name) cmocka_unit_test_setup_teardown(name, world_setup, world_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(a_missing_file),
        WORLD_TEST(a_folder),
        WORLD_TEST(something_else),
        WORLD_TEST(another_program),
        WORLD_TEST(another_version),
        WORLD_TEST(another_api_level),
        WORLD_TEST(a_missing_table),
        WORLD_TEST(cut_and_scribbled_files),
        WORLD_TEST(scripts_are_found_by_key),
        WORLD_TEST(cards_are_found_by_key_name_and_stem),
        WORLD_TEST(cards_of_the_raid_that_is_played_go_first),
        WORLD_TEST(decks_and_raids_are_found),
        WORLD_TEST(an_edited_script_is_taken_and_described_anew),
        WORLD_TEST(all_cards_are_one_text_for_games),
        WORLD_TEST(an_edited_card_is_edited_for_games_too),
        WORLD_TEST(an_edit_that_does_not_load_is_warned_of),
        WORLD_TEST(a_deck_against_the_rules_is_warned_of),
        WORLD_TEST(opening_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
