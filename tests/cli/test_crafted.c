// Databases that somebody made by hand: the rows of a good one in tables without a
// single CHECK, and one field of them another. Whatever stands there, the program answers with a
// documented exit code and, where it refuses, with a sentence.
//
//   test_cli_crafted [all]          all of them, not only a spread (script/fuzz)
#include "cli/program.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPREAD = 23, NAMES_MAX = 4096 };

static int step = SPREAD;

static const char *const values[] = {
    "-1",
    "0",
    "2147483648",
    "9223372036854775807",
    "-9223372036854775808",
    "null",
    "''",
    "printf('%.*c', 300000, 'x')",
    "x'00ff00'",
    "1.5",
    "'seven'",
    "cast(x'61ff00621b' as text)",
};
enum { VALUES = sizeof values / sizeof values[0] };

// ---- making one ----

static void run(sqlite3 *db, const char *sql)
{
    char *why = NULL;
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%.300s: %s", sql, why);
    }
}

static sqlite3 *open_database(const char *name)
{
    char place[1024];
    sqlite3 *db;
    snprintf(place, sizeof place, "%s/%s", program_folder(), name);
    assert_int_equal(sqlite3_open(place, &db), SQLITE_OK);
    run(db, "pragma synchronous = off");
    return db;
}

// What the statement says, one line a row.
static void lines_of(sqlite3 *db, const char *sql, char *out, size_t capacity)
{
    sqlite3_stmt *rows;
    size_t used = 0;
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &rows, NULL), SQLITE_OK);
    out[0] = '\0';
    while (sqlite3_step(rows) == SQLITE_ROW) {
        used += (size_t)snprintf(out + used, capacity - used, "%s\n", sqlite3_column_text(rows, 0));
        assert_true(used < capacity);
    }
    sqlite3_finalize(rows);
}

// `plain`: what `whole` holds, in tables that take anything.
static void make_plain(const char *whole, const char *plain)
{
    char sql[1200], tables[NAMES_MAX], application[32], version[32];
    char *rest = NULL;
    sqlite3 *db = open_database(plain);
    snprintf(sql, sizeof sql, "attach '%s/%s' as whole; begin", program_folder(), whole);
    run(db, sql);
    lines_of(db,
             "select 'create table ' || name || ' (' || columns || '); insert into ' || name || "
             "' select ' || columns || ' from whole.' || name || ';' from (select t.name as name, "
             "group_concat(c.name) as columns from whole.sqlite_schema as t join "
             "pragma_table_info(t.name, 'whole') as c where t.type = 'table' and t.name not like "
             "'card_search%' group by t.name order by t.name)",
             tables, sizeof tables);
    for (char *line = strtok_r(tables, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        run(db, line);
    }
    run(db, "commit");
    lines_of(db, "pragma whole.application_id", application, sizeof application);
    lines_of(db, "pragma whole.user_version", version, sizeof version);
    snprintf(sql, sizeof sql, "pragma application_id = %s; pragma user_version = %s", application,
             version);
    run(db, sql);
    sqlite3_close(db);
}

// ---- trying one ----

// The program is stopped after a minute; what it says behind the exit code is for who reads this.
static void try(const char *words, const char *what)
{
    char command[512];
    snprintf(command, sizeof command,
             "ASAN_OPTIONS=exitcode=99 UBSAN_OPTIONS=halt_on_error=1:exitcode=99 "
             "timeout 60 $AGGRO %s </dev/null",
             words);
    outcome done = shell(command);
    if (done.code < 0 || done.code > 4 || (done.code > 1 && strstr(done.text, "aggro: ") == NULL)) {
        fail_msg("%s: aggro %s: exit %d: %.2000s", what, words, done.code, done.text);
    }
}

static void try_all(const char *const *commands, const char *what)
{
    for (; *commands != NULL; commands++) {
        try(*commands, what);
    }
}

// Every column of every table, in its first row and in its last, becomes each of the values.
static int try_fields(const char *plain, const char *crafted, const char *const *commands)
{
    char columns[NAMES_MAX], copy[256], sql[512];
    char *rest = NULL;
    sqlite3 *db = open_database(plain);
    lines_of(db,
             "select 'update ' || t.name || ' set ' || c.name from sqlite_schema as t join "
             "pragma_table_info(t.name) as c where t.type = 'table' order by t.name, c.cid",
             columns, sizeof columns);
    sqlite3_close(db);
    snprintf(copy, sizeof copy, "cp %s %s", plain, crafted);
    int count = 0, tried = 0;
    for (char *line = strtok_r(columns, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        for (int value = 0; value < VALUES; value++, count++) {
            if (count % step != 0) continue;
            int table = (int)strcspn(line + 7, " ");
            snprintf(sql, sizeof sql, "%s = %s where rowid = (select %s(rowid) from %.*s)", line,
                     values[value], count % 2 == 0 ? "min" : "max", table, line + 7);
            assert_int_equal(shell(copy).code, 0);
            db = open_database(crafted);
            run(db, sql);
            sqlite3_close(db);
            try_all(commands, sql);
            tried++;
        }
    }
    return tried;
}

// ---- the tests ----

static const char *const with_database[] = {
    "play onyxias_lair --db crafted.db --quiet --raiders 2 --max-turns 2",
    "deck list --db crafted.db", "find fire --db crafted.db",
    "play onyxias_lair --db cards.db --pack crafted.db --quiet --raiders 1 --max-turns 1", NULL
};

static void a_field_of_the_card_database_may_be_anything(void **unused)
{
    (void)unused;
    make_plain("cards.db", "plain.db");
    int tried = try_fields("plain.db", "crafted.db", with_database);
    assert_true(tried >= 700 / step);
}

static void rows_of_a_deck_may_say_anything(void **unused)
{
    static const char *const changes[] = {
        "update deck_card set count = -1",
        "update deck_card set count = 9223372036854775807",
        "update deck_card set count = 255",
        "update deck_card set count = case position % 2 when 0 then -100000 else 100001 end",
        "update deck_card set position = 1",
        "update deck_card set key = 'no/such_card'",
        "update deck_card set deck = 'no/such_deck'",
        "update deck_card set deck = (select key from deck where raid is not null)",
        "update raid_deck set key = (select key from deck)",
        "update raid_deck set key = 'no/such_deck'",
        "update deck set hero = raid, raid = hero",
        "update raid_boss set key = 'no/such_card'",
        "update card set type = 'hero'",
        "delete from deck_card",
        "delete from raid_deck",
        "delete from raid_boss",
        "delete from raid_phase",
        "delete from card",
        "delete from card_text",
        "delete from script",
        "delete from meta",
        "delete from deck",
        "insert into card select * from card",
        "insert into script select * from script",
        "insert into deck_card select * from deck_card",
    };
    (void)unused;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        assert_int_equal(shell("cp plain.db crafted.db").code, 0);
        edit_database("crafted.db", changes[i]);
        try_all(with_database, changes[i]);
    }
}

// A pack is its scripts: what else stands in its database nobody reads.
static void a_pack_with_rows_of_decks_is_its_scripts(void **unused)
{
    (void)unused;
    expect("build --pack \"$SOURCE/docs/packs/ember_court\" --db cards.db --out ember.db", 0,
           "ember");
    make_plain("ember.db", "pack.db");
    edit_database("pack.db", "insert into deck values ('decks/x', 'X', 'no/hero', null, null)");
    edit_database("pack.db", "insert into deck_card values ('decks/x', -1, 'no/card', -100000)");
    edit_database("pack.db", "insert into deck_card values ('decks/x', -1, 'no/card', 100001)");
    expect("play ember_court --pack pack.db --db cards.db --seed 3 --quiet", 0, "ember_court");
    edit_database("pack.db",
                  "update script set source = source || ' ' where key like 'ember_court/%'");
    expect("play ember_court --pack pack.db --db cards.db --seed 3 --quiet", 3, "was edited");
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_field_of_the_card_database_may_be_anything),
        cmocka_unit_test(rows_of_a_deck_may_say_anything),
        cmocka_unit_test(a_pack_with_rows_of_decks_is_its_scripts),
    };
    step = count > 1 && strcmp(words[1], "all") == 0 ? 1 : SPREAD;
    return cmocka_run_group_tests(tests, program_open, program_close);
}
