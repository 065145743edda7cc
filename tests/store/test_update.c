// Builds after the first: only what changed is written, and what the database holds then is what a
// build of all would have made.
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
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

static ag_status try_build(const folder *at, int fresh, ag_build_result *out, ag_error *error)
{
    char path[1024];
    const char *folders[] = { at->path };
    ag_engine_def def = { .folders = folders, .folder_count = 1 };
    ag_build_order order = { .def = &def, .describe = fake_describe, .fresh = fresh };
    def.database = folder_place(at, "out.db", path, sizeof path);
    return ag_store_build_changes(&order, out, error);
}

static ag_build_result build(const folder *at)
{
    ag_build_result out;
    ag_error error = { 0 };
    if (try_build(at, 0, &out, &error) < 0) {
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

// All that the database says, as one text: `sql` gives it a line for each row.
static void add_lines(sqlite3 *db, const char *sql, char *out, size_t capacity)
{
    sqlite3_stmt *statement;
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(statement); i++) {
            const char *text = (const char *)sqlite3_column_text(statement, i);
            size_t used = strlen(out);
            snprintf(out + used, capacity - used, "%s|", text == NULL ? "null" : text);
        }
        strncat(out, "\n", capacity - strlen(out) - 1);
    }
    sqlite3_finalize(statement);
}

static char *dump(const folder *at, const char *name)
{
    static const char *const sql[] = {
        "select * from meta where key <> 'changes' order by key",  // that one counts transactions
        "select * from pack order by key",
        "select * from script order by key",
        "select * from card order by key",
        "select * from card_text order by key, lang, field",
        "select * from raid order by key",
        "select * from raid_boss order by raid, position",
        "select * from raid_phase order by raid, position",
        "select * from deck order by key",
        "select * from deck_card order by deck, position",
        "select * from raid_deck order by raid, position",
        "select key, name, text from card_search order by key",
        "select key from card_search where card_search match 'bolt' order by key",
        "select key from card_search where card_search match 'gale' order by key",
        "pragma foreign_key_check",
        "pragma integrity_check",
    };
    char place[1024];
    sqlite3 *db;
    char *out = calloc(1, 200000);
    assert_non_null(out);
    folder_place(at, name, place, sizeof place);
    assert_int_equal(sqlite3_open_v2(place, &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    for (size_t i = 0; i < sizeof sql / sizeof sql[0]; i++) {
        add_lines(db, sql[i], out, 200000);
    }
    sqlite3_close(db);
    return out;
}

// The database as it is, and one made of the same files from nothing, say the same.
static void assert_as_fresh(const folder *at)
{
    char path[1024];
    const char *folders[] = { at->path };
    ag_error error = { 0 };
    folder_place(at, "fresh.db", path, sizeof path);
    if (ag_store_build(folders, 1, path, fake_describe, NULL, &error) < 0) {
        fail_msg("%s", error.text);
    }
    char *one = dump(at, "out.db");
    char *other = dump(at, "fresh.db");
    assert_non_null(strstr(one, "ok|"));
    assert_string_equal(one, other);
    free(one);
    free(other);
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

static void a_changed_card_is_written_alone(void **state)
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
    assert_int_equal(try_build(at, 0, &out, &error), AG_BAD_CONTENT);
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
    const char *folders[] = { at->path };
    ag_engine_def def = { .folders = folders, .folder_count = 1 };
    def.database = folder_place(at, "out.db", path, sizeof path);
    build(at);
    char *before = dump(at, "out.db");
    folder_write(at, "cards/tdp/bolt.lua", "broken");
    folder_write(at, "raids/lair/cards/gust.lua", "broken too");
    folder_write(at, "cards/hoa/recruit.lua", "-- name Recruit\n-- type ally\n-- cost 4\n");
    for (int fresh = 0; fresh <= 1; fresh++) {
        heard told = { 0 };
        ag_build_result out;
        ag_error error = { 0 };
        ag_build_order order = { .def = &def,
                                 .describe = fake_describe,
                                 .fresh = fresh,
                                 .report = hear,
                                 .report_context = &told };
        assert_int_equal(ag_store_build_changes(&order, &out, &error), AG_BAD_CONTENT);
        assert_int_equal(out.findings, told.count);
        assert_non_null(strstr(told.text, "cards/tdp/bolt.lua:1: broken"));
        assert_non_null(strstr(told.text, "raids/lair/cards/gust.lua:1: broken"));
        char *after = dump(at, "out.db");
        assert_string_equal(before, after);
        free(after);
    }
    free(before);
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
    assert_built(build(at), 1, 0, 0, 0);
    assert_as_fresh(at);
    assert_int_equal(unlink(folder_place(at, "out.db.files", place, sizeof place)), 0);
    assert_built(build(at), 1, 0, 0, 0);
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

static void a_note_that_broke_off_makes_all_anew(void **state)
{
    folder *at = *state;
    char place[1024];
    struct stat facts;
    build(at);
    folder_place(at, "out.db.files", place, sizeof place);
    assert_int_equal(stat(place, &facts), 0);
    for (off_t size = facts.st_size - 1; size >= 0; size -= 7) {
        assert_int_equal(truncate(place, size), 0);
        assert_built(build(at), 1, 0, 0, 0);
    }
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
    assert_int_equal(ag_store_open(place, fake_describe, NULL, &store, &error), AG_OK);
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
            try_build(at, i % 4 == 3, &out, NULL);
            _exit(0);
        }
        usleep((useconds_t)(i * 150));
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, &status, 0), child);
        char place[1024];
        ag_store *store;
        ag_error error = { 0 };
        folder_place(at, "out.db", place, sizeof place);
        assert_int_equal(ag_store_open(place, fake_describe, NULL, &store, &error), AG_OK);
        assert_null(ag_store_warning(store, 0));
        ag_store_close(store);
        char *all = dump(at, "out.db");
        assert_non_null(strstr(all, "ok|"));
        free(all);
        if (i % 8 == 7) {
            build(at);
            assert_as_fresh(at);
        }
    }
}

static char locked_path[1024];
static int locked_commits, unlocked_commits;

// Asks from another process, for locks of one's own are not told: whether the byte that a writer of
// SQLite reserves is locked.
static int look_at_lock(void *unused)
{
    int status;
    (void)unused;
    pid_t child = fork();
    if (child == 0) {
        struct flock lock = { .l_type = F_WRLCK, .l_start = 0x40000001, .l_len = 1 };
        int file = open(locked_path, O_RDWR);
        _exit(file >= 0 && fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK);
    }
    if (child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status)) {
        locked_commits += WEXITSTATUS(status) == 1;
        unlocked_commits += WEXITSTATUS(status) == 0;
    }
    return 0;
}

static int hook_commits(sqlite3 *db, char **error, const void *api)
{
    (void)error;
    (void)api;
    sqlite3_commit_hook(db, look_at_lock, NULL);
    return SQLITE_OK;
}

static void no_other_program_writes_in_the_middle_of_a_change(void **state)
{
    folder *at = *state;
    build(at);
    folder_place(at, "out.db", locked_path, sizeof locked_path);
    folder_write(at, "raids/lair/cards/gust.lua", "-- name Squall\n-- type ability\n");
    sqlite3_auto_extension((void (*)(void))hook_commits);
    assert_built(build(at), 0, 1, 0, 0);
    sqlite3_reset_auto_extension();
    assert_int_equal(locked_commits, 1);
    assert_int_equal(unlocked_commits, 0);
}

#define WORLD_TEST(name) cmocka_unit_test_setup_teardown(name, folder_setup, folder_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(the_first_build_makes_all_and_the_next_nothing),
        WORLD_TEST(a_changed_card_is_written_alone),
        WORLD_TEST(files_that_come_and_go_are_rows_that_do),
        WORLD_TEST(a_raid_that_changed_is_asked_again),
        WORLD_TEST(decks_follow_names),
        WORLD_TEST(all_that_does_not_load_is_told),
        WORLD_TEST(an_edited_database_is_made_anew),
        WORLD_TEST(files_that_change_places_are_both_other_ones),
        WORLD_TEST(a_note_that_broke_off_makes_all_anew),
        WORLD_TEST(a_changed_database_opens_without_a_warning),
        WORLD_TEST(a_kill_leaves_the_old_or_the_new),
        WORLD_TEST(no_other_program_writes_in_the_middle_of_a_change),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
