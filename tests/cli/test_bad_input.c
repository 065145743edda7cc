// Bad input on the command line: one sentence on stderr, the documented exit code, nothing lost.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// No other deck of a player keeps the deck rules then, so that the one raider takes this.
#define NO_DECK_BUT_THE_MAGE                                                                       \
    "delete from deck_card where deck in (select key from deck where raid is null and key <> "     \
    "'decks/horde_mage'); "

// A command over a copy of the database in which `sql` was run.
static void expect_edited(const char *sql, int code, const char *said)
{
    assert_int_equal(shell("cp cards.db edited.db").code, 0);
    edit_database("edited.db", sql);
    expect("play onyxias_lair --db edited.db --raiders 1 --quiet", code, said);
}

// ---- names ----

static void what_is_not_there_is_2_with_the_nearest_name(void **unused)
{
    (void)unused;
    expect("play onyxia_lair --db cards.db", 2, "did you mean \"onyxias_lair\"?");
    expect("play onyxias_lair --db cards.db --deck 1=decks/horde_maeg", 2,
           "did you mean \"decks/horde_mage\"?");
    expect("play onyxias_lair --db cards.db --seat 7=human", 2, "there is no seat \"7\"");
    expect("play onyxias_lair --db cards.db --seat 1=humna", 2, "did you mean \"human\"?");
    expect("play onyxias_lair --db cards.db --bots rondom", 2, "did you mean \"random\"?");
    expect("play onyxias_lair --db cards.db --raidres 2", 2, "did you mean --raiders?");
    expect("play onyxias_lair --db cards.db --mode standrad", 2, "did you mean \"standard\"?");
    expect("repaly r.agr", 2, "did you mean \"replay\"?");
}

static void a_seat_that_the_raid_plays_itself_is_nobodys(void **unused)
{
    (void)unused;
    assert_int_equal(shell("cp cards.db alone.db").code, 0);
    edit_database("alone.db",
                  "update script set source = replace(source, 'boss_mulligan = true,', "
                  "'automated = true,') where key = 'onyxias_lair'");
    expect("play onyxias_lair --db alone.db --seed 7 --seat boss=human", 2,
           "--seat boss=human: nobody sits there");
    expect("play onyxias_lair --db alone.db --seed 7 --games 2 --seat boss=random", 2,
           "nobody sits there");
}

// ---- databases ----

static void a_file_that_is_no_card_database_is_4(void **unused)
{
    (void)unused;
    expect("play onyxias_lair --db none.db", 4, "there is no card database \"none.db\"");
    shell("echo 'no database' > text.db; : > empty.db; head -c 60000 cards.db > cut.db");
    expect("play onyxias_lair --db text.db", 4, "\"text.db\" is no SQLite database");
    expect("play onyxias_lair --db empty.db", 4, "\"empty.db\" is no SQLite database");
    expect("play onyxias_lair --db cut.db", 4, "\"cut.db\" is damaged");
    expect("play onyxias_lair --db .", 4, "Is a directory");
    expect_edited("pragma application_id = 42", 4, "belongs to another program");
    expect_edited("pragma user_version = 0", 4, "the older schema 0");
    expect_edited("pragma user_version = 77", 4, "the newer schema 77");
    expect_edited("drop table card_text", 4, "no such table: card_text");
}

static void a_script_that_does_not_load_is_3(void **unused)
{
    (void)unused;
    expect_edited("update script set source = 'return ally {' where key = 'onyxias_lair/onyxia_2'",
                  3, "aggro: raids/onyxias_lair/bosses/onyxia_2.lua:1: ");
    expect_edited("delete from raid", 3, "holds no raid");
    expect_edited("delete from deck_card", 3, "no deck of the card database keeps the deck rules");
    expect_edited(NO_DECK_BUT_THE_MAGE
                  "update script set source = 'return 7' where key = 'hoa/fire_blast'",
                  3, "aggro: cards/hoa/fire_blast.lua:1: the file returns 7, not a card");
    expect_edited(NO_DECK_BUT_THE_MAGE "delete from script where key = 'hoa/fire_blast'", 3,
                  "there is no script \"hoa/fire_blast\"");
}

// The database that stood there is still there.
static void a_build_that_fails_is_3_and_changes_nothing(void **unused)
{
    (void)unused;
    shell("mkdir -p some/cards/t && cp cards.db kept.db && cp cards.db before.db");
    shell("printf 'return ally \"X\" { cost = 1, atk = 1, damage = \"melee\", health = 1,\\n"
          "  helth = 3,\\n}\\n' > some/cards/t/x.lua");
    expect("build --quiet --cards some/cards --raids \"$SOURCE/raids\" --out kept.db", 3,
           "cards/t/x.lua:2: unknown field \"helth\"");
    assert_int_equal(shell("cmp kept.db before.db && ls | grep -c kept").code, 0);
}

// What only an effect would come by counts as well.
static void a_slip_in_an_effect_is_found_by_the_build(void **unused)
{
    (void)unused;
    shell("mkdir -p slip/cards/t && "
          "printf 'return ability \"X\" { cost = 1, text = \"Draw a card.\",\\n"
          "  play = function(me) me.player:drwa() end }\\n' > slip/cards/t/x.lua");
    expect("build --quiet --cards slip/cards --raids \"$SOURCE/raids\" --out slip.db", 3,
           "cards/t/x.lua:2: a player has no \"drwa\" (did you mean \"draw\"?)");
    assert_int_equal(shell("ls slip.db").code, 2);
}

// ---- decks ----

static void a_deck_against_the_rules_is_3(void **unused)
{
    (void)unused;
    shell("mkdir -p mixed && cp -r \"$SOURCE/cards\" mixed/ && mkdir -p mixed/cards/t && "
          "printf 'return hero \"Bob\" { number = 2, health = 27, tags = { \"Gnome\" }, "
          "class = { \"mage\" }, faction = \"alliance\", text = \"\", back = {} }\\n' "
          "> mixed/cards/t/bob.lua && "
          "printf 'return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\", "
          "health = 3, unlimited = true }\\n' > mixed/cards/t/guard.lua && "
          "printf 'return deck \"Bob\" { hero = \"t/bob\", plan = \"To wait.\", "
          "cards = { { 60, \"t/guard\" } } }\\n' > mixed/cards/decks/bob.lua && "
          "printf 'return deck \"Short\" { hero = \"t/bob\", plan = \"To lose.\", "
          "cards = { { 59, \"t/guard\" } } }\\n' > mixed/cards/decks/short.lua");
    expect("build --quiet --cards mixed/cards --raids \"$SOURCE/raids\" --out mixed.db", 0, "");
    expect("play onyxias_lair --db mixed.db --deck 1=decks/horde_mage --deck 2=decks/bob", 3,
           "raiders can't mix Alliance and Horde heroes (R100.1)");
    expect("play onyxias_lair --db mixed.db --deck 1=decks/short", 3,
           "cards/decks/short.lua: deck \"decks/short\" holds 59 cards");
}

// ---- recordings ----

static void a_recording_that_is_cut_or_changed_is_3(void **unused)
{
    (void)unused;
    expect("play onyxias_lair --db cards.db --seed 7 --quiet --record r.agr", 0, "hash ");
    expect("replay r.agr", 0, "as recorded");
    shell(
        "head -c 5000 r.agr > cut.agr; sed 's/\"picks\":\\[0\\]/\"picks\":[1]/' r.agr > other.agr; "
        ": > empty.agr");
    expect("replay cut.agr", 3, "cut.agr:");
    expect("replay other.agr", 3, "the recording was changed");
    expect("replay empty.agr", 3, "the recording is cut");
    expect("replay cards.db", 3, "aggro: cards.db:");
    expect("replay none.agr", 4, "none.agr");
    expect("replay .", 4, "cannot read the recording");
    expect("play onyxias_lair --db cards.db --record .", 4, "--record: \".\" cannot be written");
    // A disk with no room is told of before the game, not behind it.
    outcome no_room = shell("trap '' XFSZ; (ulimit -f 1; \"$AGGRO\" play onyxias_lair "
                            "--db cards.db --seed 7 --record none.agr 2>&1 | cat)");
    assert_non_null(strstr(no_room.text, "none.agr"));
    assert_null(strstr(no_room.text, "The raid begins."));
}

// ---- scripts that fail in a game ----

#define FAULTY(table, from, to)                                                                    \
    "update script set source = replace(source, '" from "', '" to "') where key = '" table "'"

static void a_script_that_fails_is_told_and_the_game_goes_on(void **unused)
{
    (void)unused;
    shell("cp cards.db faulty.db");
    edit_database("faulty.db", FAULTY("hoa/fire_blast", "play = function(me, t)",
                                      "play = function(me, t) me.hero:dael(1)"));
    outcome result = { 0 };
    char words[160];
    for (int seed = 1; seed <= 20 && strstr(result.text, "script fault") == NULL; seed++) {
        snprintf(
            words, sizeof words,
            "play onyxias_lair --db faulty.db --seed %d --raiders 1 --deck 1=horde_mage --quiet "
            "--json --record f.agr",
            seed);
        result = aggro(words);
    }
    assert_int_equal(result.code, 1);
    assert_non_null(strstr(result.text,
                           "\naggro: script fault: hoa/fire_blast, its text: "
                           "cards/hoa/fire_blast.lua:8: a card has no field \"dael\" (did you mean "
                           "\"deal\"?)\n"));
    assert_non_null(strstr(result.text, "\naggro: script faults: "));
    assert_non_null(strstr(result.text, "\"winner\":\"boss\"") != NULL
                        ? result.text
                        : strstr(result.text, "\"winner\":\"raiders\""));
    expect("replay f.agr", 0, "script faults: ");
}

static void a_raid_that_fails_stops_and_is_3(void **unused)
{
    (void)unused;
    shell("cp cards.db faulty.db");
    edit_database("faulty.db", FAULTY("onyxias_lair", "function(boss, card)",
                                      "function(boss, card) error(\"no stage\")"));
    outcome result = { 0 };
    char words[160];
    for (int seed = 1; seed <= 20 && result.code != 3; seed++) {
        snprintf(words, sizeof words,
                 "play onyxias_lair --db faulty.db --seed %d --quiet --record s.agr", seed);
        result = aggro(words);
    }
    assert_int_equal(result.code, 3);
    assert_non_null(strstr(result.text, "aggro: the game stops, a step of the raid failed: "
                                        "onyxias_lair, boss_has_fatal_damage: "
                                        "raids/onyxias_lair/raid.lua:"));
    assert_non_null(strstr(result.text, "aggro: \"s.agr\" holds the game up to where it stopped; "
                                        "`aggro bug s.agr` packs it with its scripts\n"));
    expect("replay s.agr", 0, "the game stops");
}

// How a raid whose event step fails is played, and what the folder holds afterwards.
static outcome play_to_the_stop(const char *options)
{
    char words[512];
    snprintf(words, sizeof words,
             "\"$AGGRO\" play onyxias_lair --db faulty.db --seed 7 --quiet %s </dev/null; "
             "echo \"exit $?\"; ls",
             options);
    return shell(words);
}

// Wherever it is played, a game that stops is saved, and nothing that was saved before is lost.
static void a_game_that_stops_is_saved(void **unused)
{
    (void)unused;
    shell("cp cards.db faulty.db; rm -f aggro-stopped-*");
    edit_database("faulty.db", FAULTY("onyxias_lair/words", "function(boss)",
                                      "function(boss) error(\"no event\")"));
    outcome result = play_to_the_stop("");
    assert_said(&result, "exit 3\n");
    assert_said(&result, "aggro: \"aggro-stopped-7.agr\" holds the game up to where it stopped");
    assert_said(&result, "\naggro-stopped-7.agr\n");
    expect("replay aggro-stopped-7.agr", 0, "no event");
    expect("bug aggro-stopped-7.agr --out stopped.bug", 0, "as recorded");

    result = play_to_the_stop("--games 3");
    assert_said(&result, "exit 3\n");
    assert_said(&result, "aggro: seed 7: the game stopped\n"
                         "aggro: \"aggro-stopped-7-2.agr\" holds the game");
    expect("replay aggro-stopped-7-2.agr", 0, "no event");

    // The table stays before the answer that stopped it: people can go another way.
    result = play_to_the_stop("--table stopped.table");
    assert_said(&result, "exit 3\n");
    assert_said(&result, "the table \"stopped.table\" stands before the answer that stopped");
    expect("tables stopped.table", 0, "stopped.table\n  onyxias_lair, turn 0, ");
    result = shell("printf 'q\\n' | \"$AGGRO\" play --db faulty.db --table stopped.table "
                   "--seat 3=human");
    assert_int_equal(result.code, 0);
    assert_said(&result, "Keep this hand?");

    // Where the folder can't be written, the folder for temporary files is taken.
    result = shell("mkdir kept && TMPDIR=$PWD/kept && export TMPDIR && mkdir gone && cd gone && "
                   "rmdir ../gone && \"$AGGRO\" play onyxias_lair --db \"$TMPDIR/../faulty.db\" "
                   "--seed 7 --quiet </dev/null; echo \"exit $?\"; ls \"$TMPDIR\"");
    assert_said(&result, "exit 3\naggro-stopped-7.agr\n");
    assert_said(&result, "kept/aggro-stopped-7.agr\" holds the game");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_there_is_2_with_the_nearest_name),
        cmocka_unit_test(a_seat_that_the_raid_plays_itself_is_nobodys),
        cmocka_unit_test(a_file_that_is_no_card_database_is_4),
        cmocka_unit_test(a_script_that_does_not_load_is_3),
        cmocka_unit_test(a_build_that_fails_is_3_and_changes_nothing),
        cmocka_unit_test(a_slip_in_an_effect_is_found_by_the_build),
        cmocka_unit_test(a_deck_against_the_rules_is_3),
        cmocka_unit_test(a_recording_that_is_cut_or_changed_is_3),
        cmocka_unit_test(a_script_that_fails_is_told_and_the_game_goes_on),
        cmocka_unit_test(a_raid_that_fails_stops_and_is_3),
        cmocka_unit_test(a_game_that_stops_is_saved),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
