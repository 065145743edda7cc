// The file of a durable table: what was committed is there after whatever happens, what was not is
// not; one process at a time; and each way in which a file is no table has its sentence.
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
#include "store/database/table.h"

#define HASH "0123456789abcdef"

enum { ENTRIES = 40 };

static int setup(void **state)
{
    folder *at = malloc(sizeof *at);
    folder_open(at);
    *state = at;
    return 0;
}

static int teardown(void **state)
{
    folder_close(*state);
    free(*state);
    return 0;
}

static ag_table_file *opened(const folder *at)
{
    char place[1024];
    ag_table_file *file;
    ag_error error = { 0 };
    folder_place(at, "a.table", place, sizeof place);
    if (ag_table_file_open(place, &file, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return file;
}

static ag_status put(ag_table_file *file, int kept, const void *row)
{
    ag_error error = { 0 };
    ag_status status = ag_table_file_put(file, kept, row, &error);
    if (status < 0) {
        print_message("%s\n", error.text);
    }
    return status;
}

static ag_status put_start(ag_table_file *file)
{
    ag_kept_game game = {
        .id = 1, .raid = "cave", .mode = "standard", .seed = HASH, .engine = "0.1.0", .api_level = 1
    };
    ag_kept_seat raider = { .seat = 1, .side = 2, .decks = 1, .deck = "decks/a", .hero = "t/anna" };
    ag_kept_seat boss = { .seat = 2, .side = 1, .deck = "", .hero = "" };
    ag_kept_card card = { .seat = 1, .position = 1, .count = 60, .key = "t/guard" };
    ag_kept_script script = {
        .key = "t/guard", .hash = HASH HASH, .source = "return 1\n", .path = "cards/t/guard.lua"
    };
    ag_status status = put(file, AG_KEPT_GAME, &game);
    status = status == AG_OK ? put(file, AG_KEPT_SEAT, &raider) : status;
    status = status == AG_OK ? put(file, AG_KEPT_SEAT, &boss) : status;
    status = status == AG_OK ? put(file, AG_KEPT_CARD, &card) : status;
    ag_kept_reloaded reloaded = { .set_number = 1,
                                  .position = 1,
                                  .key = "t/guard",
                                  .hash = HASH HASH,
                                  .source = "return 2\n",
                                  .path = "cards/t/guard.lua" };
    status = status == AG_OK ? put(file, AG_KEPT_SCRIPT, &script) : status;
    return status == AG_OK ? put(file, AG_KEPT_RELOADED, &reloaded) : status;
}

static ag_status put_entry(ag_table_file *file, int number)
{
    ag_kept_entry entry = { .number = number,
                            .kind = "answer",
                            .seat = 1,
                            .detail = 2,
                            .value = -7,
                            .question = HASH,
                            .place = "",
                            .words = "3 4294967295" };
    ag_kept_state now = {
        .id = 1, .entries = number, .turn = 3, .asked = 2, .winner = "", .reason = "", .hash = HASH
    };
    ag_status status = put(file, AG_KEPT_ENTRY, &entry);
    return status == AG_OK ? put(file, AG_KEPT_STATE, &now) : status;
}

static void keep(ag_table_file *file, int number)
{
    ag_error error = { 0 };
    assert_int_equal(ag_table_file_begin(file, &error), AG_OK);
    ag_status status = number == 1 ? put_start(file) : AG_OK;
    status = status == AG_OK ? put_entry(file, number) : status;
    if (ag_table_file_end(file, status, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void write_table(const folder *at, int entries)
{
    ag_table_file *file = opened(at);
    for (int i = 1; i <= entries; i++) {
        keep(file, i);
    }
    ag_table_file_close(file);
}

static int entries_of(const folder *at)
{
    ag_table_file *file = opened(at);
    int count = ag_table_file_rows(file, AG_KEPT_ENTRY)->count;
    ag_table_file_close(file);
    return count;
}

// Changes the file behind its back.
static void edit(const folder *at, const char *sql)
{
    char place[1024];
    sqlite3 *db;
    char *why = NULL;
    folder_place(at, "a.table", place, sizeof place);
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s", why);
    }
    sqlite3_close(db);
}

// Opening and looking both answer in one sentence; the path stands in it where `%s` does.
static void assert_refused(const folder *at, const char *name, ag_status status,
                           ag_status look_status, const char *sentence)
{
    char place[1024], expected[2048];
    ag_table_file *file;
    ag_error error = { 0 };
    folder_place(at, name, place, sizeof place);
    assert_int_equal(ag_table_file_open(place, &file, &error), status);
    assert_null(file);
    const char *mark = strstr(sentence, "%s");
    assert_non_null(mark);
    snprintf(expected, sizeof expected, "%.*s%s%s", (int)(mark - sentence), sentence, place,
             mark + 2);
    assert_string_equal(error.text, expected);
    assert_int_equal(ag_table_file_look(place, &file, &error), look_status);
    assert_null(file);
}

// ---- what is kept ----

static void what_was_put_is_read_again(void **state)
{
    const folder *at = *state;
    write_table(at, 3);
    ag_table_file *file = opened(at);
    assert_false(ag_table_file_is_new(file));
    const ag_kept_game *game = ag_list_at(ag_table_file_rows(file, AG_KEPT_GAME), 0);
    assert_string_equal(game->raid, "cave");
    assert_string_equal(game->seed, HASH);
    const ag_list *seats = ag_table_file_rows(file, AG_KEPT_SEAT);
    assert_int_equal(seats->count, 2);
    assert_string_equal(((const ag_kept_seat *)ag_list_at(seats, 0))->hero, "t/anna");
    assert_string_equal(((const ag_kept_seat *)ag_list_at(seats, 1))->hero, "");
    const ag_kept_card *card = ag_list_at(ag_table_file_rows(file, AG_KEPT_CARD), 0);
    assert_int_equal(card->count, 60);
    const ag_kept_script *script = ag_list_at(ag_table_file_rows(file, AG_KEPT_SCRIPT), 0);
    assert_string_equal(script->source, "return 1\n");
    const ag_list *entries = ag_table_file_rows(file, AG_KEPT_ENTRY);
    assert_int_equal(entries->count, 3);
    const ag_kept_entry *entry = ag_list_at(entries, 2);
    assert_int_equal(entry->number, 3);
    assert_string_equal(entry->kind, "answer");
    assert_int_equal(entry->value, -7);
    assert_string_equal(entry->words, "3 4294967295");
    const ag_list *states = ag_table_file_rows(file, AG_KEPT_STATE);
    assert_int_equal(states->count, 1);
    assert_int_equal(((const ag_kept_state *)ag_list_at(states, 0))->entries, 3);
    keep(file, 4);
    ag_table_file_close(file);
    assert_int_equal(entries_of(at), 4);
}

static void at_rest_it_is_one_file(void **state)
{
    const folder *at = *state;
    write_table(at, 2);
    assert_int_equal(folder_count(at, ""), 1);
}

static void what_was_never_begun_leaves_nothing(void **state)
{
    const folder *at = *state;
    ag_error error = { 0 };
    ag_table_file *file = opened(at);
    assert_true(ag_table_file_is_new(file));
    ag_table_file_close(file);
    assert_int_equal(folder_count(at, ""), 0);
    // Also where the first transaction failed.
    file = opened(at);
    assert_int_equal(ag_table_file_begin(file, &error), AG_OK);
    assert_int_equal(put_start(file), AG_OK);
    assert_int_equal(ag_table_file_end(file, AG_NO_MEMORY, &error), AG_NO_MEMORY);
    assert_true(ag_table_file_is_new(file));
    ag_table_file_close(file);
    assert_int_equal(folder_count(at, ""), 0);
    ag_table_file_close(NULL);
}

static void an_empty_file_is_a_new_table(void **state)
{
    const folder *at = *state;
    folder_write(at, "a.table", "");
    write_table(at, 1);
    assert_int_equal(entries_of(at), 1);
}

static void a_transaction_is_whole_or_nothing(void **state)
{
    const folder *at = *state;
    ag_error error = { 0 };
    write_table(at, 2);
    ag_table_file *file = opened(at);
    assert_int_equal(ag_table_file_begin(file, &error), AG_OK);
    assert_int_equal(put_entry(file, 3), AG_OK);
    ag_kept_entry bad = { .number = 4, .kind = "wish", .question = HASH, .place = "", .words = "" };
    ag_status status = ag_table_file_put(file, AG_KEPT_ENTRY, &bad, &error);
    assert_int_equal(status, AG_BAD_CONTENT);
    assert_ptr_equal(strstr(error.text, "table entry can't hold row 4"), error.text);
    assert_int_equal(ag_table_file_end(file, status, &error), AG_BAD_CONTENT);
    keep(file, 3);
    ag_table_file_close(file);
    assert_int_equal(entries_of(at), 3);
}

// ---- killed ----

static void kill_self(void)
{
    kill(getpid(), SIGKILL);
}

// A child keeps two entries and dies in the middle of the third.
static void a_kill_loses_only_what_was_not_committed(void **state)
{
    const folder *at = *state;
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        ag_table_file *file = opened(at);
        keep(file, 1);
        keep(file, 2);
        if (ag_table_file_begin(file, NULL) == AG_OK && put_entry(file, 3) == AG_OK) {
            kill_self();
        }
        _exit(1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(entries_of(at), 2);
    assert_int_equal(folder_count(at, ""), 1);
}

static void a_kill_before_the_first_commit_leaves_a_new_table(void **state)
{
    const folder *at = *state;
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        ag_table_file *file = opened(at);
        if (ag_table_file_begin(file, NULL) == AG_OK && put_start(file) == AG_OK) {
            kill_self();
        }
        _exit(1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    ag_table_file *file = opened(at);
    assert_true(ag_table_file_is_new(file));
    keep(file, 1);
    ag_table_file_close(file);
    assert_int_equal(entries_of(at), 1);
}

// ---- who is at it ----

static void the_second_process_is_told(void **state)
{
    const folder *at = *state;
    char place[1024], expected[2048];
    ag_table_file *file = opened(at), *second;
    ag_error error = { 0 };
    keep(file, 1);
    folder_place(at, "a.table", place, sizeof place);
    assert_int_equal(ag_table_file_open(place, &second, &error), AG_ENVIRONMENT);
    assert_null(second);
    snprintf(expected, sizeof expected,
             "the table \"%s\" is being played by another process: end that one first, or name "
             "another file",
             place);
    assert_string_equal(error.text, expected);
    keep(file, 2);
    ag_table_file_close(file);
    assert_int_equal(entries_of(at), 2);
}

static void it_has_one_lock_by_every_name(void **state)
{
    const folder *at = *state;
    char place[1024], other[1024];
    ag_table_file *second;
    ag_error error = { 0 };
    write_table(at, 1);
    folder_place(at, "a.table", place, sizeof place);
    folder_place(at, "b.table", other, sizeof other);
    assert_int_equal(symlink(place, other), 0);
    ag_table_file *file = opened(at);
    assert_int_equal(ag_table_file_open(other, &second, &error), AG_ENVIRONMENT);
    ag_table_file_close(file);
    assert_int_equal(ag_table_file_open(other, &second, &error), AG_OK);
    keep(second, 2);
    ag_table_file_close(second);
    assert_int_equal(entries_of(at), 2);
}

static void it_can_be_looked_at_while_it_is_played(void **state)
{
    const folder *at = *state;
    char place[1024];
    ag_table_file *look;
    ag_error error = { 0 };
    ag_table_file *file = opened(at);
    folder_place(at, "a.table", place, sizeof place);
    assert_int_equal(ag_table_file_look(place, &look, &error), AG_NOT_FOUND);
    for (int i = 1; i <= 3; i++) {
        keep(file, i);
        if (ag_table_file_look(place, &look, &error) < 0) {
            fail_msg("%s", error.text);
        }
        const ag_list *states = ag_table_file_rows(look, AG_KEPT_STATE);
        assert_int_equal(((const ag_kept_state *)ag_list_at(states, 0))->entries, i);
        assert_int_equal(ag_table_file_rows(look, AG_KEPT_ENTRY)->count, 0);
        ag_table_file_close(look);
    }
    ag_table_file_close(file);
}

// Somebody reads it just as it is opened: it is played all the same.
static void it_can_be_opened_while_it_is_looked_at(void **state)
{
    const folder *at = *state;
    char place[1024];
    sqlite3 *reader;
    write_table(at, 2);
    folder_place(at, "a.table", place, sizeof place);
    assert_int_equal(sqlite3_open(place, &reader), SQLITE_OK);
    assert_int_equal(sqlite3_exec(reader, "begin; select * from state", NULL, NULL, NULL),
                     SQLITE_OK);
    ag_table_file *file = opened(at);
    assert_int_equal(sqlite3_close(reader), SQLITE_OK);
    keep(file, 3);
    ag_table_file_close(file);
    assert_int_equal(entries_of(at), 3);
    assert_int_equal(folder_count(at, ""), 1);
}

// ---- what is no table ----

static void files_that_are_no_table(void **state)
{
    const folder *at = *state;
    folder_write(at, "text", "Dear diary, today we raided.");
    assert_refused(at, "text", AG_BAD_CONTENT, AG_NOT_FOUND,
                   "\"%s\" is no table: it is no SQLite file");
    folder_write(at, "box/x", "");
    assert_refused(at, "box", AG_ENVIRONMENT, AG_ENVIRONMENT,
                   "\"%s\" is no file: a table was expected");
    folder_write_world(at);
    ag_error error = { 0 };
    assert_int_equal(folder_build(at, &error), AG_OK);
    assert_refused(at, "out.db", AG_BAD_CONTENT, AG_NOT_FOUND,
                   "\"%s\" is no table: it is a card database");
    size_t size;
    unsigned char *bytes = folder_read(at, "out.db", &size);
    folder_write_bytes(at, "cut.db", bytes, size / 2);  // also where it is damaged
    free(bytes);
    assert_refused(at, "cut.db", AG_BAD_CONTENT, AG_NOT_FOUND,
                   "\"%s\" is no table: it is a card database");
    write_table(at, 1);
    edit(at, "pragma application_id = 7");
    assert_refused(at, "a.table", AG_BAD_CONTENT, AG_NOT_FOUND,
                   "\"%s\" is no table: it is the file of another program");
}

static void another_version(void **state)
{
    const folder *at = *state;
    write_table(at, 1);
    edit(at, "pragma user_version = 5");
    assert_refused(at, "a.table", AG_BAD_CONTENT, AG_BAD_CONTENT,
                   "the table \"%s\" has the newer schema 5, this Aggro reads 4: "
                   "play it on with the Aggro that began it");
    edit(at, "pragma user_version = 0");
    assert_refused(at, "a.table", AG_BAD_CONTENT, AG_BAD_CONTENT,
                   "the table \"%s\" has the older schema 0, this Aggro reads 4: "
                   "play it on with the Aggro that began it");
}

// Version 1 had no reloads: as somebody plays on, it becomes version 4, and so it stays.
static void an_older_table_is_played_on(void **state)
{
    const folder *at = *state;
    write_table(at, 2);
    edit(at, "drop table reloaded_script; pragma user_version = 1");
    for (int i = 0; i < 2; i++) {
        ag_table_file *file = opened(at);
        assert_int_equal(ag_table_file_rows(file, AG_KEPT_RELOADED)->count, 0);
        assert_int_equal(ag_table_file_rows(file, AG_KEPT_ENTRY)->count, 2 + i);
        keep(file, 3 + i);
        ag_table_file_close(file);
    }
}

// Version 2 knew no duels: its seats and their cards are there afterwards, and so are new sides.
static void an_older_table_learns_of_duels(void **state)
{
    const folder *at = *state;
    write_table(at, 1);
    edit(at, "create table s as select * from seat; drop table seat;"
             "create table seat (seat integer primary key, side integer not null"
             " check (side in (1, 2)), decks integer not null, deck text, hero text) strict;"
             "insert into seat select * from s; drop table s; pragma user_version = 2");
    ag_table_file *file = opened(at);
    int seats = ag_table_file_rows(file, AG_KEPT_SEAT)->count;
    int cards = ag_table_file_rows(file, AG_KEPT_CARD)->count;
    ag_table_file_close(file);
    assert_int_equal(seats, 2);
    assert_true(cards > 0);
    edit(at, "update seat set side = 4 where seat = 2");
    file = opened(at);
    const ag_kept_seat *row = ag_list_at(ag_table_file_rows(file, AG_KEPT_SEAT), 1);
    assert_int_equal(row->side, 4);
    ag_table_file_close(file);
}

static void a_script_that_a_reload_brought_is_read(void **state)
{
    const folder *at = *state;
    write_table(at, 1);
    ag_table_file *file = opened(at);
    const ag_list *rows = ag_table_file_rows(file, AG_KEPT_RELOADED);
    assert_int_equal(rows->count, 1);
    const ag_kept_reloaded *row = ag_list_at(rows, 0);
    assert_int_equal(row->set_number, 1);
    assert_string_equal(row->source, "return 2\n");
    ag_table_file_close(file);
}

static void a_folder_that_is_not_there(void **state)
{
    const folder *at = *state;
    char place[1024];
    ag_table_file *file;
    ag_error error = { 0 };
    folder_place(at, "no/such.table", place, sizeof place);
    assert_int_equal(ag_table_file_open(place, &file, &error), AG_ENVIRONMENT);
    assert_non_null(strstr(error.text, "No such file or directory"));
    assert_int_equal(ag_table_file_look(place, &file, &error), AG_NOT_FOUND);
}

static void a_log_with_a_gap(void **state)
{
    const folder *at = *state;
    char place[1024];
    ag_table_file *file;
    ag_error error = { 0 };
    folder_place(at, "a.table", place, sizeof place);
    write_table(at, 4);
    edit(at, "delete from entry where number = 4");
    assert_int_equal(ag_table_file_open(place, &file, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "damaged (its log has 3 entries, not 4)"));
    edit(at, "delete from entry where number = 2");
    assert_int_equal(ag_table_file_open(place, &file, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "damaged (entry 2 of its log is missing)"));
    edit(at, "delete from game");
    assert_int_equal(ag_table_file_look(place, &file, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "it does not say how the game was begun"));
}

// Wherever the file is cut, that is said; nothing else happens.
static void a_cut_file(void **state)
{
    const folder *at = *state;
    char place[1024];
    size_t size;
    write_table(at, ENTRIES);
    unsigned char *bytes = folder_read(at, "a.table", &size);
    folder_place(at, "cut.table", place, sizeof place);
    for (size_t length = 1; length < size; length += length < 1100 ? 99 : 1021) {
        ag_table_file *file;
        ag_error error = { 0 };
        folder_write_bytes(at, "cut.table", bytes, length);
        if (ag_table_file_open(place, &file, &error) != AG_BAD_CONTENT) {
            fail_msg("cut at %zu of %zu: %s", length, size, error.text);
        }
        assert_null(file);
        assert_non_null(strstr(error.text, place));
        assert_null(strchr(error.text, '\n'));
    }
    free(bytes);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_was_put_is_read_again),
        TEST(at_rest_it_is_one_file),
        TEST(what_was_never_begun_leaves_nothing),
        TEST(an_empty_file_is_a_new_table),
        TEST(a_transaction_is_whole_or_nothing),
        TEST(a_kill_loses_only_what_was_not_committed),
        TEST(a_kill_before_the_first_commit_leaves_a_new_table),
        TEST(the_second_process_is_told),
        TEST(it_has_one_lock_by_every_name),
        TEST(it_can_be_looked_at_while_it_is_played),
        TEST(it_can_be_opened_while_it_is_looked_at),
        TEST(files_that_are_no_table),
        TEST(another_version),
        TEST(an_older_table_is_played_on),
        TEST(an_older_table_learns_of_duels),
        TEST(a_script_that_a_reload_brought_is_read),
        TEST(a_folder_that_is_not_there),
        TEST(a_log_with_a_gap),
        TEST(a_cut_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
