// Building a database: keys, rows, the same bytes each time; and a build that fails leaves nothing.
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/folder.h"
#include "store/build/store.h"
#include "store/files/walk.h"

static int folder_setup(void **state)
{
    folder *at = malloc(sizeof *at);
    folder_open(at);
    *state = at;
    return 0;
}

static int folder_teardown(void **state)
{
    folder_close(*state);
    free(*state);
    return 0;
}

static void assert_built(const folder *at)
{
    ag_error error = { 0 };
    if (folder_build(at, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(const folder *at, ag_status status, const char *sentence)
{
    ag_error error = { 0 };
    assert_int_equal(folder_build(at, &error), status);
    assert_int_equal(error.status, status);
    assert_string_equal(error.text, sentence);
}

// The one value that a query gives.
static void assert_query(const folder *at, const char *sql, const char *expected)
{
    char place[1024];
    sqlite3 *db;
    sqlite3_stmt *statement;
    folder_place(at, "out.db", place, sizeof place);
    assert_int_equal(sqlite3_open_v2(place, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    assert_string_equal((const char *)sqlite3_column_text(statement, 0), expected);
    sqlite3_finalize(statement);
    sqlite3_close(db);
}

// ---- keys ----

static void assert_key(const char *path, const char *key)
{
    char out[64];
    ag_error error = { 0 };
    if (ag_walk_key(path, out, sizeof out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_string_equal(out, key);
}

static void keys_come_from_paths(void **state)
{
    (void)state;
    assert_key("cards/hoa/fire_blast.lua", "hoa/fire_blast");
    assert_key("cards/decks/first.lua", "decks/first");
    assert_key("raids/lair/raid.lua", "lair");
    assert_key("raids/lair/rules.lua", "lair/rules");
    assert_key("raids/lair/cards/gust.lua", "lair/gust");
    assert_key("raids/lair/bosses/wyrm.lua", "lair/wyrm");
    assert_key("raids/lair/tokens/whelp.lua", "lair/whelp");
    assert_key("raids/lair/events/storm.lua", "lair/storm");
    assert_key("raids/lair/phases/event.lua", "lair/phases/event");
    assert_key("raids/lair/decks/main.lua", "lair/decks/main");
}

static void paths_outside_the_folders_have_no_key(void **state)
{
    static const char *const wrong[] = {
        "cards/lost.lua",    "raids/lost.lua",        "raids/lair/spells/x.lua",
        "cards/hoa/a/b.lua", "raids/a/cards/b/c.lua", "cards/hoa/Fire Ball.lua",
        "cards/hoa/x.txt",   "scripts/hoa/x.lua",
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char out[64];
        ag_error error = { 0 };
        assert_int_equal(ag_walk_key(wrong[i], out, sizeof out, &error), AG_BAD_CONTENT);
        assert_true(strlen(error.text) > 0);
    }
}

static void two_files_of_one_key_are_named(void **state)
{
    folder *at = *state;
    folder_write(at, "raids/lair/raid.lua", "-- kind raid\n-- name The Lair\n");
    folder_write(at, "raids/lair/cards/gust.lua", "-- name Gust\n-- type ability\n");
    folder_write(at, "raids/lair/events/gust.lua", "-- name Gust\n-- type event\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "raids/lair/cards/gust.lua and raids/lair/events/gust.lua have the "
                   "same key \"lair/gust\": rename one");
}

// ---- rows ----

static void rows_say_what_scripts_say(void **state)
{
    folder *at = *state;
    folder_write_world(at);
    assert_built(at);
    assert_query(at, "select count(*) from script", "16");
    assert_query(at, "select count(*) from card", "9");
    assert_query(
        at,
        "select name || '|' || type || '|' || cost || '|' || atk || '|' || damage from card "
        "where key = 'hoa/recruit'",
        "Recruit|ally|1|1|melee");
    assert_query(at,
                 "select cost is null and def is null and side_count = 2 from card "
                 "where key = 'hoa/some_mage'",
                 "1");
    assert_query(at, "select path from script where key = 'lair/gust'",
                 "raids/lair/cards/gust.lua");
    assert_query(at, "select group_concat(key) from (select key from raid_deck order by position)",
                 "lair/decks/main,lair/decks/event");
    assert_query(at, "select key from raid_boss", "lair/wyrm");
    assert_query(at, "select key from raid_phase", "lair/phases/event");
    assert_query(at, "select hero || '|' || plan from deck where raid is null",
                 "hoa/some_mage|Freeze, then win.");
    assert_query(at,
                 "select group_concat(key || count) from (select * from deck_card where deck = "
                 "'decks/first' "
                 "order by position)",
                 "hoa/bolt4,hoa/recruit56");
}

static void tools_find_text_by_key_and_by_word(void **state)
{
    folder *at = *state;
    folder_write_world(at);
    assert_built(at);
    assert_query(at, "select * from card_text where key = 'hoa/bolt'", "hoa/bolt");
    assert_query(at,
                 "select text from card_text where key = 'hoa/some_mage' and field = 'back_text'",
                 "Nothing more.");
    assert_query(at, "select key from card_search where card_search match 'frost'", "hoa/bolt");
    assert_query(at, "select key from card_search where card_search match 'name: wyrm'",
                 "lair/wyrm");
}

static void the_same_files_give_the_same_bytes(void **state)
{
    folder *at = *state;
    folder other;
    size_t size, other_size;
    folder_write_world(at);
    assert_built(at);
    folder_open(&other);
    folder_write(&other, "raids/lair/decks/event.lua", "");  // made in another order
    folder_write_world(&other);
    assert_built(&other);
    unsigned char *bytes = folder_read(at, "out.db", &size);
    unsigned char *other_bytes = folder_read(&other, "out.db", &other_size);
    assert_int_equal(size, other_size);
    assert_memory_equal(bytes, other_bytes, size);
    free(bytes);
    free(other_bytes);
    folder_close(&other);
}

// ---- refusals ----

static void decks_name_cards_that_are_there(void **state)
{
    folder *at = *state;
    folder_write_world(at);
    folder_write(at, "cards/decks/first.lua",
                 "-- kind deck\n-- name First\n-- hero Some Mag\n-- row 60 Recruit card\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "cards/decks/first.lua: no card is called \"Some Mag\"; did you mean "
                   "\"Some Mage\"?");
    folder_write(at, "cards/decks/first.lua",
                 "-- kind deck\n-- name First\n-- hero Some Mage\n-- row 60 bolt card\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "cards/decks/first.lua: more than one card is called \"bolt\"; say which "
                   "by key: hoa/bolt, tdp/bolt");
    folder_write(at, "cards/decks/first.lua",
                 "-- kind deck\n-- name First\n-- row 60 Recruit card\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "cards/decks/first.lua: a player's deck names its hero: hero = \"…\"");
}

static void raids_name_scripts_that_are_there(void **state)
{
    folder *at = *state;
    folder_write_world(at);
    folder_write(at, "raids/lair/raid.lua", "-- kind raid\n-- name The Lair\n-- row 1 wurm boss\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "raids/lair/raid.lua: there is no boss \"wurm\"; expected the file "
                   "\"raids/lair/bosses/wurm.lua\"");
    folder_write(at, "raids/lair/raid.lua",
                 "-- kind raid\n-- name The Lair\n-- row 1 lair/wurm boss\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "raids/lair/raid.lua: there is no boss \"lair/wurm\"; expected the file "
                   "\"raids/lair/bosses/wurm.lua\"");
    folder_write(at, "raids/lair/raid.lua", "-- kind raid\n-- name The Lair\n-- row 1 gust deck\n");
    assert_refused(at, AG_BAD_CONTENT,
                   "raids/lair/raid.lua: there is no deck \"gust\"; expected the file "
                   "\"raids/lair/decks/gust.lua\"");
}

static void folders_without_scripts_are_named(void **state)
{
    folder *at = *state;
    char sentence[1024];
    snprintf(sentence, sizeof sentence,
             "\"%s\" is not, and does not hold, a folder \"cards\" or \"raids\"", at->path);
    assert_refused(at, AG_ENVIRONMENT, sentence);
    folder_write(at, "cards/README.md", "no script");
    snprintf(sentence, sizeof sentence, "there is no Lua file in %s", at->path);
    assert_refused(at, AG_BAD_CONTENT, sentence);
    folder_write_bytes(at, "cards/hoa/x.lua", "a\0b", 3);
    assert_refused(at, AG_BAD_CONTENT,
                   "cards/hoa/x.lua:1: holds a zero byte, which no Lua text has");
}

// A build that fails: the first database is still there, and nothing else beside it.
// Links: `from` in the folder leads to `to`.
static void put_link(const folder *at, const char *from, const char *to)
{
    char place[1024];
    assert_int_equal(symlink(to, folder_place(at, from, place, sizeof place)), 0);
}

static void a_link_out_of_the_folder_is_refused(void **state)
{
    folder *at = *state;
    char place[1024];
    ag_error error = { 0 };
    folder_write_world(at);
    put_link(at, "cards/hoa/root", "/etc");
    assert_int_equal(folder_build(at, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "cards/hoa/root: a link to \"/etc\", out of the folder"));
    assert_non_null(strstr(error.text, "put a copy there, or take the link away"));
    remove(folder_place(at, "cards/hoa/root", place, sizeof place));
    put_link(at, "cards/hoa/far.lua", "../../../..");
    assert_int_equal(folder_build(at, &error), AG_BAD_CONTENT);
    remove(folder_place(at, "cards/hoa/far.lua", place, sizeof place));
    put_link(at, "raids/lair/tokens/out.lua", "/etc/passwd");
    assert_int_equal(folder_build(at, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "raids/lair/tokens/out.lua: a link to \"/etc/passwd\""));
    assert_null(strstr(error.text, "root:x"));
}

static void a_link_within_the_folder_is_followed(void **state)
{
    folder *at = *state;
    ag_error error = { 0 };
    folder_write_world(at);
    put_link(at, "cards/hoa/bolt_again.lua", "bolt.lua");
    put_link(at, "cards/copies", "tdp");
    if (folder_build(at, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_old_stays(const folder *at, ag_status status)
{
    size_t size, size_now;
    ag_error error = { 0 };
    unsigned char *bytes = folder_read(at, "out.db", &size);
    assert_int_equal(folder_build(at, &error), status);
    assert_true(error.text[0] != '\0');
    unsigned char *bytes_now = folder_read(at, "out.db", &size_now);
    assert_non_null(bytes_now);
    assert_int_equal(size, size_now);
    assert_memory_equal(bytes, bytes_now, size);
    assert_int_equal(folder_count(at, "."), 3);
    free(bytes);
    free(bytes_now);
}

static void a_failed_build_leaves_the_old_database(void **state)
{
    folder *at = *state;
    folder_write_world(at);
    assert_built(at);
    folder_write(at, "cards/tdp/bolt.lua", "broken");
    assert_old_stays(at, AG_BAD_CONTENT);
    folder_write(at, "cards/tdp/bolt.lua", "-- name Bolt of Heat\n-- type spell\n");
    assert_old_stays(at, AG_BAD_CONTENT);
    folder_write(at, "cards/tdp/bolt.lua", "-- name Bolt of Heat\n-- type ability\n-- cost 1000\n");
    assert_old_stays(at, AG_BAD_CONTENT);
    folder_write(at, "cards/tdp/bolt.lua", "-- name Bolt of Heat\n-- type ability\n");
    assert_built(at);
}

static void what_can_not_be_written_is_named(void **state)
{
    folder *at = *state;
    char out[1024];
    ag_error error = { 0 };
    ag_build_result result;
    folder_write_world(at);
    assert_int_equal(folder_build_to(at, "missing/out.db", &result, &error), AG_ENVIRONMENT);
    assert_non_null(strstr(error.text, "missing/out.db"));
    assert_int_equal(mkdir(folder_place(at, "taken", out, sizeof out), 0777), 0);
    assert_int_equal(folder_build_to(at, "taken", &result, &error), AG_ENVIRONMENT);
    assert_int_equal(folder_count(at, "."), 3);
}

// A disk that is full after one page.
static void a_full_disk_leaves_the_old_database(void **state)
{
    folder *at = *state;
    struct rlimit kept, small;
    folder_write_world(at);
    assert_built(at);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &kept), 0);
    small = kept;
    small.rlim_cur = 4096;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    assert_old_stays(at, AG_ENVIRONMENT);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &kept), 0);
    signal(SIGXFSZ, SIG_DFL);
    assert_built(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_come_from_paths),
        cmocka_unit_test(paths_outside_the_folders_have_no_key),
        cmocka_unit_test_setup_teardown(two_files_of_one_key_are_named, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(rows_say_what_scripts_say, folder_setup, folder_teardown),
        cmocka_unit_test_setup_teardown(tools_find_text_by_key_and_by_word, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(the_same_files_give_the_same_bytes, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(decks_name_cards_that_are_there, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(raids_name_scripts_that_are_there, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(folders_without_scripts_are_named, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_link_out_of_the_folder_is_refused, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_link_within_the_folder_is_followed, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_failed_build_leaves_the_old_database, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(a_full_disk_leaves_the_old_database, folder_setup,
                                        folder_teardown),
        cmocka_unit_test_setup_teardown(what_can_not_be_written_is_named, folder_setup,
                                        folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
