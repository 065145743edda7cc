// Builds after the first: each makes all anew, so that it holds what a first build of the same
// files would have made, and says what is another one than before.
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "store/folder.h"
#include "store/build/store.h"

static int folder_setup(void **state)
{
    folder *at = malloc(sizeof *at);
    folder_open(at);
    folder_write_world(at);
    *state = at;
    return 0;
}

static int folder_teardown(void **state)
{
    folder_close(*state);
    free(*state);
    return 0;
}

static ag_build_result build(const folder *at)
{
    ag_build_result out;
    ag_error error = { 0 };
    if (folder_build_to(at, "out.db", &out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return out;
}

static void assert_built(ag_build_result now, int fresh, int changed, int added, int removed)
{
    assert_int_equal(now.fresh, fresh);
    assert_int_equal(now.changed, changed);
    assert_int_equal(now.added, added);
    assert_int_equal(now.removed, removed);
}

static void assert_same(const folder *at, const char *one, const char *other)
{
    size_t size, other_size;
    unsigned char *bytes = folder_read(at, one, &size),
                  *others = folder_read(at, other, &other_size);
    assert_int_equal(size, other_size);
    assert_memory_equal(bytes, others, size);
    free(bytes);
    free(others);
}

// The database is the one that is made of the same files where there is none.
static void assert_as_fresh(const folder *at)
{
    char path[1024];
    ag_build_result out;
    ag_error error = { 0 };
    unlink(folder_place(at, "fresh.db", path, sizeof path));
    if (folder_build_to(at, "fresh.db", &out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_same(at, "out.db", "fresh.db");
}

static void the_first_build_makes_all_and_the_next_nothing(void **state)
{
    folder *at = *state;
    ag_build_result now = build(at);
    assert_built(now, 1, 0, 0, 0);
    assert_int_equal(now.cards, 9);
    assert_int_equal(now.raids, 1);
    assert_int_equal(now.decks, 3);
    assert_int_equal(now.scripts, 16);
    now = build(at);
    assert_built(now, 0, 0, 0, 0);
    assert_int_equal(now.cards, 9);
    assert_as_fresh(at);
}

static void a_changed_card_is_told(void **state)
{
    folder *at = *state;
    build(at);
    folder_write(at, "raids/lair/cards/gust.lua",
                 "-- name Gale\n-- type ability\n-- cost 5\n-- text Blows \"hard\".\n");
    assert_built(build(at), 0, 1, 0, 0);
    assert_as_fresh(at);
    folder_write(at, "cards/tdp/bolt.lua", "-- name \"Bolt\" of Heat\n-- type ability\n");
    assert_built(build(at), 0, 1, 0, 0);
    folder_write(at, "cards/tdp/bolt.lua", "-- name ???\n-- type ability\n-- cost 1\n");
    assert_built(build(at), 0, 1, 0, 0);
    folder_write(at, "cards/tdp/bolt.lua", "-- name Bolt of Heat\n-- type ability\n-- cost 1\n");
    assert_built(build(at), 0, 1, 0, 0);
    assert_as_fresh(at);
}

static void files_that_come_and_go_are_rows_that_do(void **state)
{
    folder *at = *state;
    char place[1024];
    build(at);
    folder_write(at, "cards/tdp/axe.lua", "-- name Axe\n-- type weapon\n-- cost 2\n");
    folder_write(at, "cards/decks/second.lua",
                 "-- kind deck\n-- name Second\n-- hero Some Orc\n-- row 60 Axe card\n");
    assert_built(build(at), 0, 0, 2, 0);
    assert_as_fresh(at);
    assert_int_equal(unlink(folder_place(at, "cards/decks/second.lua", place, sizeof place)), 0);
    assert_int_equal(unlink(folder_place(at, "cards/tdp/axe.lua", place, sizeof place)), 0);
    assert_built(build(at), 0, 0, 0, 2);
    assert_as_fresh(at);
}

static void a_raid_that_changed_is_asked_again(void **state)
{
    folder *at = *state;
    build(at);
    folder_write(at, "raids/lair/raid.lua",
                 "-- kind raid\n-- name The Deep Lair\n-- row 1 wyrm boss\n-- row 1 main deck\n");
    assert_built(build(at), 0, 1, 0, 0);
    assert_as_fresh(at);
}

static void decks_follow_names(void **state)
{
    folder *at = *state;
    ag_build_result out;
    ag_error error = { 0 };
    build(at);
    folder_write(at, "cards/hoa/recruit.lua",
                 "-- name Veteran\n-- type ally\n-- cost 1\n-- is_unlimited 1\n");
    assert_int_equal(folder_build_to(at, "out.db", &out, &error), AG_BAD_CONTENT);
    assert_int_equal(out.findings, 1);
    assert_non_null(strstr(error.text, "cards/decks/first.lua: no card is called \"Recruit\""));
    folder_write(at, "cards/decks/first.lua",
                 "-- kind deck\n-- name First Steps\n-- hero Some Mage\n-- row 60 Veteran card\n");
    assert_built(build(at), 0, 2, 0, 0);
    assert_as_fresh(at);
}

// What was told of a build.
typedef struct heard {
    int count;
    char text[1000];
} heard;

static void hear(void *context, ag_build_news news, const char *text)
{
    heard *now = context;
    assert_int_equal(news, AG_BUILD_FINDING);
    now->count++;
    strncat(now->text, text, sizeof now->text - strlen(now->text) - 2);
    strcat(now->text, "\n");
}

static void all_that_does_not_load_is_told(void **state)
{
    folder *at = *state;
    char path[1024];
    size_t size, size_now;
    const char *folders[] = { at->path };
    heard told = { 0 };
    ag_build_result out;
    ag_error error = { 0 };
    ag_build_order order = { .folders = folders,
                             .folder_count = 1,
                             .path = folder_place(at, "out.db", path, sizeof path),
                             .describer = fake_describer,
                             .report = hear,
                             .report_context = &told };
    build(at);
    unsigned char *before = folder_read(at, "out.db", &size);
    folder_write(at, "cards/tdp/bolt.lua", "broken");
    folder_write(at, "raids/lair/cards/gust.lua", "broken too");
    folder_write(at, "cards/hoa/recruit.lua", "-- name Recruit\n-- type ally\n-- cost 4\n");
    assert_int_equal(ag_store_build(&order, &out, &error), AG_BAD_CONTENT);
    assert_int_equal(out.findings, told.count);
    assert_non_null(strstr(told.text, "cards/tdp/bolt.lua:1: broken"));
    assert_non_null(strstr(told.text, "raids/lair/cards/gust.lua:1: broken"));
    unsigned char *after = folder_read(at, "out.db", &size_now);
    assert_int_equal(size, size_now);
    assert_memory_equal(before, after, size);
    free(before);
    free(after);
}

static void an_edited_database_is_made_anew(void **state)
{
    folder *at = *state;
    char place[1024];
    sqlite3 *db;
    build(at);
    folder_place(at, "out.db", place, sizeof place);
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db,
                                  "update script set source = '-- name X' where key = 'hoa/bolt'",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    sqlite3_close(db);
    assert_built(build(at), 0, 1, 0, 0);
    assert_as_fresh(at);
}

// The second thread asks the other half of the scripts.
static void two_threads_make_what_one_does(void **state)
{
    folder *at = *state;
    char path[1024], text[96];
    const char *folders[] = { at->path };
    heard told = { 0 };
    ag_build_result out;
    ag_error error = { 0 };
    ag_build_order order = { .folders = folders,
                             .folder_count = 1,
                             .path = folder_place(at, "two.db", path, sizeof path),
                             .describer = { fake_describe, { "one", "other" } },
                             .report = hear,
                             .report_context = &told };
    for (int i = 0; i < 300; i++) {
        snprintf(path, sizeof path, "cards/many/card_%d.lua", i);
        snprintf(text, sizeof text, "-- name Card %d\n-- type ally\n-- cost %d\n", i, i % 9);
        folder_write(at, path, text);
    }
    order.path = folder_place(at, "two.db", path, sizeof path);
    build(at);
    assert_int_equal(ag_store_build(&order, &out, &error), AG_OK);
    assert_same(at, "out.db", "two.db");
    folder_write(at, "cards/hoa/bolt.lua", "broken");
    folder_write(at, "raids/lair/cards/gust.lua", "broken too");
    assert_int_equal(ag_store_build(&order, &out, &error), AG_BAD_CONTENT);
    assert_string_equal(error.text, "cards/hoa/bolt.lua:1: broken");
    assert_int_equal(out.findings, told.count);
    assert_non_null(strstr(told.text, "raids/lair/cards/gust.lua:1: broken"));
}

// Each of the two files is where the other was, with all that a file takes along when it moves.
static void files_that_change_places_are_both_other_ones(void **state)
{
    static const char *const moves[][2] = {
        { "cards/hoa/one.lua", "cards/hoa/spare.lua" },
        { "cards/hoa/two.lua", "cards/hoa/one.lua" },
        { "cards/hoa/spare.lua", "cards/hoa/two.lua" },
    };
    folder *at = *state;
    char from[1024], to[1024];
    folder_write(at, "cards/hoa/one.lua", "-- name One\n-- type ability\n");
    folder_write(at, "cards/hoa/two.lua", "-- name Two\n-- type ability\n");
    build(at);
    for (int i = 0; i < 3; i++) {
        folder_place(at, moves[i][0], from, sizeof from);
        assert_int_equal(rename(from, folder_place(at, moves[i][1], to, sizeof to)), 0);
    }
    assert_built(build(at), 0, 2, 0, 0);
    assert_as_fresh(at);
    folder_place(at, "cards/hoa/two.lua", from, sizeof from);
    assert_int_equal(rename(from, folder_place(at, "cards/hoa/three.lua", to, sizeof to)), 0);
    assert_built(build(at), 0, 0, 1, 1);
    assert_as_fresh(at);
}

static void a_changed_database_opens_without_a_warning(void **state)
{
    folder *at = *state;
    char place[1024];
    ag_store *store;
    ag_error error = { 0 };
    build(at);
    folder_write(at, "raids/lair/cards/gust.lua", "-- name Gale\n-- type ability\n");
    assert_built(build(at), 0, 1, 0, 0);
    folder_place(at, "out.db", place, sizeof place);
    assert_int_equal(ag_store_open(place, &fake_describer, &store, &error), AG_OK);
    assert_null(ag_store_warning(store, 0));
    assert_string_equal(ag_library_card(ag_store_library(store), "lair/gust")->name, "Gale");
    ag_store_close(store);
}

// Each build is killed a little later than the one before it: the database is always a whole one.
static void a_kill_leaves_the_old_or_the_new(void **state)
{
    folder *at = *state;
    build(at);
    for (int i = 0; i < 40; i++) {
        char text[64];
        int status;
        snprintf(text, sizeof text, "-- name Gale %d\n-- type ability\n", i);
        folder_write(at, "raids/lair/cards/gust.lua", text);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            ag_build_result out;
            folder_build_to(at, "out.db", &out, NULL);
            _exit(0);
        }
        usleep((useconds_t)(i * 150));
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, &status, 0), child);
        char place[1024];
        ag_store *store;
        ag_error error = { 0 };
        folder_place(at, "out.db", place, sizeof place);
        assert_int_equal(ag_store_open(place, &fake_describer, &store, &error), AG_OK);
        assert_null(ag_store_warning(store, 0));
        ag_store_close(store);
        if (i % 8 == 7) {
            build(at);
            assert_as_fresh(at);
        }
    }
}

#define WORLD_TEST(name) cmocka_unit_test_setup_teardown(name, folder_setup, folder_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(the_first_build_makes_all_and_the_next_nothing),
        WORLD_TEST(a_changed_card_is_told),
        WORLD_TEST(files_that_come_and_go_are_rows_that_do),
        WORLD_TEST(a_raid_that_changed_is_asked_again),
        WORLD_TEST(decks_follow_names),
        WORLD_TEST(all_that_does_not_load_is_told),
        WORLD_TEST(an_edited_database_is_made_anew),
        WORLD_TEST(files_that_change_places_are_both_other_ones),
        WORLD_TEST(two_threads_make_what_one_does),
        WORLD_TEST(a_changed_database_opens_without_a_warning),
        WORLD_TEST(a_kill_leaves_the_old_or_the_new),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
