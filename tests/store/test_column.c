// What may stand in a column is checked when it is read: the CHECKs of a file are only
// what the one who made it wrote.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sqlite3.h>

#include "base/span.h"
#include "store/database/column.h"
#include "store/folder.h"
#include "store/database/schema.h"
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

static void run(sqlite3 *db, const char *sql)
{
    char *why = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s: %s", sql, why);
    }
}

// "crafted.db": the rows of the database in tables without a single CHECK, and what `sql` does to
// them.
static void craft(const folder *at, const char *sql)
{
    char place[1024], names[512], text[2048];
    sqlite3 *db;
    remove(folder_place(at, "crafted.db", place, sizeof place));
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    snprintf(text, sizeof text,
             "pragma synchronous = off; pragma application_id = %d; pragma user_version = %d; "
             "attach '%s/out.db' as whole; begin",
             AG_SCHEMA_APPLICATION, AG_SCHEMA_VERSION, at->path);
    run(db, text);
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        const ag_row_table *table = &ag_tables[i];
        ag_writer columns = ag_writer_open(names, sizeof names);
        for (int j = 0; j < table->column_count; j++) {
            ag_write(&columns, "%s%s", j == 0 ? "" : ", ", table->columns[j].name);
        }
        snprintf(text, sizeof text,
                 "create table main.%s (%s); insert into main.%s (%s) select %s from whole.%s",
                 table->name, names, table->name, names, names, table->name);
        run(db, text);
    }
    run(db, sql);
    run(db, "commit");
    sqlite3_close(db);
}

// Opens the crafted database, and reads what it reads late.
static ag_status read_all(const folder *at, ag_error *error)
{
    char place[1024];
    ag_store *store;
    ag_status status =
        ag_store_open(folder_place(at, "crafted.db", place, sizeof place), NULL, &store, error);
    if (status == AG_OK) {
        ag_library *library = ag_store_library(store);
        ag_library_read_all(library);
        status = ag_library_sound(library, AG_OK, error);
        (void)ag_library_script(library, "hoa/bolt");
        ag_store_close(store);
    }
    return status;
}

static void assert_refused(const folder *at, const char *sql, const char *sentence)
{
    ag_error error = { 0 };
    craft(at, sql);
    assert_int_equal(read_all(at, &error), AG_BAD_CONTENT);
    if (strstr(error.text, sentence) == NULL) {
        fail_msg("%s: \"%s\" does not say \"%s\"", sql, error.text, sentence);
    }
}

// ---- one by one ----

static void copies_of_a_card_are_counted_from_1_to_255(void **state)
{
    const char *sentence =
        "deck_card: the count of \"decks/first\" is -1; a number from 1 to 255 was "
        "expected";
    assert_refused(*state, "update deck_card set count = -1 where key = 'hoa/bolt'", sentence);
    assert_refused(*state, "update deck_card set count = 9223372036854775807",
                   "is 9223372036854775807; a number from 1 to 255");
    assert_refused(*state,
                   "update deck_card set count = case position when 1 then -100000 else 100001 end",
                   "is -100000; a number from 1 to 255");
}

static void a_key_stands_in_a_table_once(void **state)
{
    assert_refused(*state, "insert into raid select * from raid",
                   "raid: \"lair\" has two rows with one key; one was expected");
    assert_refused(*state, "insert into card select * from card where key = 'hoa/bolt'",
                   "card: \"hoa/bolt\" has two rows with one key");
    assert_refused(*state, "update deck_card set position = 1", "two rows with one key");
}

static void keys_in_another_order_are_refused(void **state)
{
    assert_refused(
        *state,
        "alter table meta rename to old; create table meta (key collate nocase, value); "
        "insert into meta select * from old; drop table old; "
        "insert into meta values ('Zeal', '')",
        "meta: \"Zeal\" is not in its place; rows in the order of their keys were expected");
}

static void a_database_says_the_level_of_its_scripts(void **state)
{
    assert_refused(*state, "update meta set value = '99' where key = 'api_level'",
                   "the database is written with the words of API level 99, and this Aggro");
    assert_refused(*state, "update meta set value = '-1' where key = 'api_level'",
                   "the api_level is \"-1\"; a number from 1 to 999 was expected");
    assert_refused(*state, "update meta set value = 99 where key = 'api_level'",
                   "meta: the value of \"api_level\" is a number; a text of 0 to 255 bytes");
    assert_refused(*state, "update meta set value = '99' where key = 'content'",
                   "the content is \"99\"; a hash of 32 letters");
    assert_refused(*state, "delete from pack", "no row says whose scripts it has");
}

static void a_name_has_no_control_characters(void **state)
{
    assert_refused(*state, "update card set name = char(27) || '[2J' where key = 'hoa/bolt'",
                   "card: the name of \"hoa/bolt\" is made of other letters; a text of 1 to 127 "
                   "bytes of UTF-8 without control characters was expected");
    assert_refused(*state, "update card set name = cast(x'ff' as text) where key = 'hoa/bolt'",
                   "card: the name of \"hoa/bolt\" is made of other letters");
}

// ---- every column ----

// The first row of the table gets this in this column.
static void set_first(const folder *at, const ag_row_table *table, const ag_column *column,
                      const char *value)
{
    char sql[512];
    snprintf(sql, sizeof sql, "update %s set %s = %s where rowid = 1", table->name, column->name,
             value);
    craft(at, sql);
}

static int is_empty(const folder *at, const ag_row_table *table)
{
    char place[1024], sql[128];
    sqlite3 *db;
    sqlite3_stmt *rows;
    assert_int_equal(sqlite3_open(folder_place(at, "out.db", place, sizeof place), &db), SQLITE_OK);
    snprintf(sql, sizeof sql, "select 1 from %s", table->name);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &rows, NULL), SQLITE_OK);
    int empty = sqlite3_step(rows) == SQLITE_DONE;
    sqlite3_finalize(rows);
    sqlite3_close(db);
    return empty;
}

static int holds_number(const ag_column *column)
{
    return column->kind == AG_COLUMN_INT || column->kind == AG_COLUMN_INT_OR_NULL;
}

static void refuses(const folder *at, const ag_row_table *table, const ag_column *column,
                    const char *value)
{
    char where[160];
    ag_error error = { 0 };
    set_first(at, table, column, value);
    snprintf(where, sizeof where, "%s: the %s ", table->name, column->name);
    ag_status status = read_all(at, &error);
    if (status != AG_BAD_CONTENT || strstr(error.text, where) == NULL) {
        fail_msg("%s.%s = %s: %d, \"%s\"", table->name, column->name, value, status, error.text);
    }
}

static void refuses_all_that_does_not_fit(const folder *at, const ag_row_table *table,
                                          const ag_column *column)
{
    static const char *const never[] = { "1.5", "x'00ff'", "zeroblob(5000000)" };
    static const char *const no_numbers[] = {
        "-9223372036854775808", "9223372036854775807", "2147483648", "4294967297", "'7'", "''"
    };
    static const char *const no_texts[] = { "0", "-1", "cast(x'610062' as text)",
                                            "printf('%.*c', 1100000, 'x')" };
    char value[64];
    for (size_t i = 0; i < 2; i++) {
        refuses(at, table, column, never[i]);
    }
    if (column->kind == AG_COLUMN_INT || column->kind == AG_COLUMN_TEXT) {
        refuses(at, table, column, "null");
    }
    for (size_t i = 0; holds_number(column) && i < sizeof no_numbers / sizeof *no_numbers; i++) {
        refuses(at, table, column, no_numbers[i]);
    }
    for (size_t i = 0; !holds_number(column) && i < sizeof no_texts / sizeof *no_texts; i++) {
        refuses(at, table, column, no_texts[i]);
    }
    if (holds_number(column)) {
        snprintf(value, sizeof value, "%lld", (long long)column->least - 1);
        refuses(at, table, column, value);
        snprintf(value, sizeof value, "%lld", (long long)column->most + 1);
        refuses(at, table, column, value);
    } else if (column->least > 0) {
        refuses(at, table, column, "''");
    }
    set_first(at, table, column, never[2]);  // larger than anything that is read
    ag_error error = { 0 };
    assert_true(read_all(at, &error) < 0);
}

static void every_column_is_read_within_its_range(void **state)
{
    const folder *at = *state;
    int columns = 0;
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        const ag_row_table *table = &ag_tables[i];
        for (int j = 0; j < table->column_count && !is_empty(at, table); j++) {
            if (table->columns[j].kind != AG_COLUMN_TEXT_LATE) {
                refuses_all_that_does_not_fit(at, table, &table->columns[j]);
                columns++;
            }
        }
    }
    assert_true(columns > 50);
}

// ---- the schema says the same ----

static int schema_takes(sqlite3 *db, const ag_row_table *table, const ag_column *column,
                        long long number)
{
    char sql[256];
    run(db, "savepoint before");
    snprintf(sql, sizeof sql, "update %s set %s = %lld where %s = (select min(%s) from %s)",
             table->name, column->name, number, table->columns[0].name, table->columns[0].name,
             table->name);
    int code = sqlite3_exec(db, sql, NULL, NULL, NULL);
    // Two rows may be at one place by now; that is no matter of the range.
    int takes = code == SQLITE_OK || sqlite3_extended_errcode(db) == SQLITE_CONSTRAINT_PRIMARYKEY;
    run(db, "rollback to before; release before");
    return takes;
}

static void ranges_are_those_of_the_schema(void **state)
{
    char place[1024];
    sqlite3 *db;
    int columns = 0;
    folder_place(*state, "out.db", place, sizeof place);
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    for (int i = 0; i < AG_TABLE_COUNT; i++) {
        const ag_row_table *table = &ag_tables[i];
        for (int j = 0; j < table->column_count && !is_empty(*state, table); j++) {
            const ag_column *column = &table->columns[j];
            if (holds_number(column)) {
                assert_true(schema_takes(db, table, column, column->least));
                assert_true(schema_takes(db, table, column, column->most));
                assert_false(schema_takes(db, table, column, column->least - 1));
                assert_false(schema_takes(db, table, column, column->most + 1));
                columns++;
            }
        }
    }
    sqlite3_close(db);
    assert_true(columns > 15);
}

#define WORLD_TEST(name) cmocka_unit_test_setup_teardown(name, world_setup, world_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(copies_of_a_card_are_counted_from_1_to_255),
        WORLD_TEST(a_key_stands_in_a_table_once),
        WORLD_TEST(keys_in_another_order_are_refused),
        WORLD_TEST(a_database_says_the_level_of_its_scripts),
        WORLD_TEST(a_name_has_no_control_characters),
        WORLD_TEST(every_column_is_read_within_its_range),
        WORLD_TEST(ranges_are_those_of_the_schema),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
