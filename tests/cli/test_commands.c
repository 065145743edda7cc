// The command line from outside: what each bad input answers, in words and in its exit code.
#include "cli/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void help_begins_with_an_example(void **state)
{
    (void)state;
    outcome result = aggro("help");
    assert_int_equal(result.code, 0);
    assert_memory_equal(result.text, "Example: aggro play ", 20);
    expect("help play", 0, "--seed N");
    expect("play --help", 0, "--seat SEAT=WHO");
    expect("--version", 0, "aggro ");
}

static void wrong_usage_is_2_with_the_nearest_word(void **state)
{
    (void)state;
    expect("", 2, "which command?");
    expect("paly", 2, "did you mean \"play\"?");
    expect("play onyxias_lair --sead 7", 2, "did you mean --seed?");
    expect("play onyxias_lair --seed", 2, "needs a value");
    expect("play onyxias_lair --seed seven", 2, "whole number");
    expect("play onyxias_lair --seed -1", 2, "whole number");
    expect("play onyxias_lair --json=yes", 2, "takes no value");
    expect("play onyxias_lair extra", 2, "one word too many");
    expect("play onyxias_lair -x", 2, "two dashes");
    expect("play onyxias_lair --raiders 6", 2, "from 1 to 5");
    expect("test", 4, "tests/scenarios");
    expect("replay", 2, "which recording?");
}

static void a_raid_a_deck_and_a_seat_are_found_by_name(void **state)
{
    (void)state;
    expect("play --db cards.db", 2, "onyxias_lair");
    expect("play onyxia_lair --db cards.db", 2, "did you mean \"onyxias_lair\"?");
    expect("play onyxias_lair --db cards.db --deck 1=no_such_deck", 2, "no_such_deck");
    expect("play onyxias_lair --db cards.db --deck one=x", 2,
           "has no deck \"one\"; there is main, event");
    expect("play onyxias_lair --db cards.db --seat 4=human", 2, "there is no seat \"4\"");
    expect("play onyxias_lair --db cards.db --seat 1=gredy", 2, "did you mean \"greedy\"?");
    expect("play onyxias_lair --db cards.db --bots human", 2, "a person is no bot");
}

static void a_file_that_is_not_there_is_4(void **state)
{
    (void)state;
    expect("play onyxias_lair --db nowhere.db", 4, "nowhere.db");
    expect("replay nowhere.agr", 4, "nowhere.agr");
    expect("test nowhere.lua --db cards.db", 4, "nowhere.lua");
    expect("test nowhere --db cards.db", 2, "no card is called \"nowhere\"");
    expect("play onyxias_lair --db cards.db --record no/such/folder/r.agr", 4, "no/such/folder");
    expect("build --cards nowhere --raids nowhere --out other.db", 4, "nowhere");
}

// Who names a card or Boss whose own file is wrong is not wrong for that.
static void a_build_tells_of_the_wrong_files_alone(void **state)
{
    (void)state;
    outcome wrong =
        shell("rm -rf own && mkdir own && cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" own && "
              "chmod -R u+w own && cd own && "
              "sed -i 's/health = /helth = /' raids/black_temple/bosses/supremus.lua && "
              "sed -i 's/rarity = /rareness = /' cards/hoa/fireball.lua && "
              "$AGGRO build --out own.db");
    assert_int_equal(wrong.code, 3);
    assert_non_null(strstr(wrong.text, "supremus.lua:"));
    assert_non_null(strstr(wrong.text, "fireball.lua:"));
    assert_non_null(strstr(wrong.text, "aggro: 2 scripts do not load"));
}

static void a_game_ends_with_its_result(void **state)
{
    (void)state;
    expect(
        "play onyxias_lair --db cards.db --seed 7 --quiet --json", 0,
        "{\"schema\":\"aggro.result/1\",\"raid\":\"onyxias_lair\",\"mode\":\"standard\",\"seed\":7,"
        "\"winner\":\"");
    expect("play onyxias_lair --db cards.db --seed 7 --json", 0,
           "{\"schema\":\"aggro.event/1\",\"number\":1,\"text\":\"The raid begins.\",\"rule\":\"CR "
           "101.1\"}");
    expect("play onyxias_lair --db cards.db --seed 7 --quiet --record r.agr", 0, "hash ");
    expect("replay r.agr", 0, "hash ");
    expect("play onyxias_lair --db cards.db --seed 7 --max-turns 1 --quiet", 1, "--max-turns");
    expect("play onyxias_lair --db cards.db --games 2 --bots random", 0, "games 2: ");
}

static void a_replay_shows_what_happened(void **state)
{
    (void)state;
    expect(
        "play onyxias_lair --db cards.db --seed 6 --raiders 1 --bots greedy --quiet --record s.agr",
        0, "hash ");
    expect("replay s.agr --to 20", 0, "entry 20 of ");
    expect("replay s.agr --to 2", 0, "Your move");  // behind both mulligans
    expect("replay s.agr --to 0 --json", 0, "{\"schema\":\"aggro.replay/1\",\"entry\":0,");
    expect("replay s.agr --to 20 --json", 0, "\"question\":{\"seats\":[");
    expect("replay s.agr --print --to 40", 0, "-- Turn 1: ");
    outcome second = shell("\"$AGGRO\" replay s.agr --to $(\"$AGGRO\" replay s.agr --print | "
                           "sed -n 's/^-- Turn 2: .*(entry \\([0-9]*\\))$/\\1/p')");
    if (strstr(second.text, "=== Turn 2: ") == NULL) {
        fail_msg("%s", second.text);
    }
    expect("replay s.agr --print --json --to 3", 0, "{\"schema\":\"aggro.event/1\",\"number\":1,");
    expect("replay s.agr --step --to 5", 0, "[5 of ");
    expect("replay s.agr --json", 0,
           "{\"schema\":\"aggro.result/1\",\"raid\":\"onyxias_lair\",\"mode\":\"standard\",");
    expect("replay s.agr --to twenty", 2, "whole number");
    expect("replay s.agr --to 9999", 2, "--to is from 0 to ");
    expect("replay s.agr --last 5", 2, "--as-scenario");
    expect("replay s.agr --scripts other", 2, "own or current");
}

static void a_replay_with_other_scripts_says_where_it_parts(void **state)
{
    (void)state;
    expect("replay s.agr --scripts current --db cards.db", 0,
           "0 scripts changed; the game comes out the same");
    expect("replay s.agr --scripts current --db nowhere.db", 4, "nowhere.db");
    outcome result =
        shell("cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" . && chmod -R u+w cards raids && "
              "sed -i 's/health = [0-9]*/health = 1/' raids/onyxias_lair/bosses/onyxia_1.lua && "
              "\"$AGGRO\" build --quiet --out other.db && "
              "\"$AGGRO\" replay s.agr --scripts current --db other.db");
    if (strstr(result.text, "changed: onyxias_lair/onyxia_1: ") == NULL) {
        fail_msg("%s", result.text);
    }
    assert_int_equal(result.code, 1);
    assert_non_null(strstr(result.text, "1 script changed; the games part at entry "));
    expect("replay s.agr --scripts current --db other.db --json", 1,
           "{\"schema\":\"aggro.comparison/1\",\"changed\":[\"onyxias_lair/onyxia_1: ");
    expect("replay s.agr --scripts current --db cards.db --json", 0,
           "\"changed\":[],\"same\":true}");
}

static void a_bug_becomes_a_file_and_a_test(void **state)
{
    (void)state;
    expect("bug s.agr --out s.bug", 0, "as recorded");
    expect("replay s.bug", 0, "packed as a bug by Aggro ");
    expect("bug nowhere.agr", 4, "nowhere.agr");
    expect("bug cards.db --out x.bug", 3, "cards.db:");
    expect("bug", 2, "which recording?");
    expect("replay s.bug --as-scenario s.lua --last 4 --shrink --db cards.db", 0, "shrunk to ");
    expect("test s.lua --db cards.db", 0, "1 passed, 0 failed");
    expect("replay s.agr --as-scenario s.lua --last 0", 2, "--last");
    expect("replay s.agr --as-scenario s.lua --expect x", 2, "--expect goes with --shrink");
    expect("replay s.agr --as-scenario s.lua --print", 2, "one at a time");
    expect("replay s.agr --as-scenario s.lua --to 0 --db cards.db", 2, "leaves no answer");
    expect("replay s.agr --as-scenario s.lua --to 9999 --db cards.db", 2, "it can't be played to");
    expect("replay s.agr --as-scenario s.lua --shrink --expect zebra --db cards.db", 2,
           "nothing that the game told up to entry ");
    expect("replay s.agr --as-scenario long.lua --last 70 --db cards.db", 0, "answers before");
    expect("test long.lua --db cards.db", 0, "1 passed, 0 failed");
    if (atoi(shell("grep -c 't:told {' long.lua").text) < 2) {
        fail_msg("what was told takes one list: the recording shows nothing of several");
    }
    expect("replay s.agr --as-scenario s.lua --to 30 --last 3 --db cards.db", 0, "answers before");
    expect("test s.lua --db cards.db", 0, "1 passed, 0 failed");
    expect("replay .", 4, "it is no file");
    expect("replay s.agr --as-scenario no/such/folder/s.lua --last 4 --db cards.db", 4,
           "no/such/folder");
}

static void the_end_of_input_leaves_the_table(void **state)
{
    (void)state;
    expect("play onyxias_lair --db cards.db --seed 7 --seat 1=human", 0, "you leave the table");
    expect("play onyxias_lair --db cards.db --games 2 --seat 1=human", 2, "--games is for bots");
}

static void a_person_is_asked_and_may_ask_back(void **state)
{
    (void)state;
    outcome result = shell("printf '?\\n9999\\nboard\\nq\\n' | "
                           "\"$AGGRO\" play onyxias_lair --db cards.db --seed 7 --seat 1=human");
    assert_int_equal(result.code, 0);
    assert_non_null(strstr(result.text, "raider 1 (you)"));
    assert_non_null(strstr(result.text, "the text of a card, by its name"));
    assert_non_null(strstr(result.text, "That is no answer here"));
}

// What is said at a table, a line each (printf's \n), with these seats for people.
static outcome at_table(const char *seats, const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf '%s' | \"$AGGRO\" play onyxias_lair --db cards.db --seed 7 %s", lines, seats);
    return shell(command);
}

static void an_answer_is_taken_back_at_the_table(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human", "undo\\ny\\nundo\\nundo\\nredo\\nundo soul\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "there is nothing to take back");
    assert_said(&result, "All agree: taken back. What was random since then is drawn anew.");
    assert_said(&result, "undo takes back an answer, a link, a step or a turn, not \"soul\"");
    result = at_table("--seat 1=human --referee", "y\\np\\nundo turn\\nq\\n");
    assert_said(&result, "Taken back; the dice stay as they fell.");
    // Bots between do not answer anew, so it can be played again.
    result = at_table("--seat 1=human --referee", "y\\np\\nundo turn\\nredo\\nq\\n");
    assert_said(&result, "Taken back; the dice stay as they fell.");
    assert_null(strstr(result.text, "nothing was taken back"));
    assert_null(strstr(result.text, "back before the first turn"));
    result = at_table("--seat 1=human --referee", "y\\nundo turn\\nq\\n");
    assert_said(&result, "nothing was yours to decide in this turn yet");
}

static void what_the_referee_did_is_taken_back_one_by_one(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human --referee",
                              "y\\nreferee damage hero@1 1\\nreferee damage hero@1 2\\nundo\\n"
                              "log\\nredo\\nq\\n");
    assert_said(&result, "raider 1 took back 1 change by the referee, back to turn 2 (undo).");
    assert_null(strstr(result.text, "nothing was taken back"));
    assert_said(&result, "A referee changed the table 2 times: no game for statistics.");
}

static void places_at_the_table_have_names(void **state)
{
    (void)state;
    outcome result =
        at_table("--seat 1=human", "mark one\\ny\\nfork two\\np\\nbranches\\ndiff one\\n"
                                   "switch main\\ngoto one\\ngoto three\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "This place is \"one\" from now on.");
    assert_said(&result, "From here on you play the branch \"two\".");
    assert_said(&result, "branch   two  (played now)");
    assert_said(&result, "From \"one\" to \"now\":\nbefore the first turn -> turn 2 of raider 1");
    assert_said(&result, "there is no mark \"three\" at this table");
}

static void the_referee_changes_the_table(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human",
                              "referee give Fire Blast to hand@1\\ny\\n"
                              "referee give Fire Blast to hand@1\\nreferee damage hero@boss 5\\n"
                              "referee take all\\nmark two words\\nundo a b\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "not in the middle of an effect");
    assert_said(&result, "changes the table: Fire Blast comes to the hand of raider 1.");
    assert_said(&result, "The referee changes the table: Onyxia has 5 damage.");
    assert_said(&result, ", changed by a referee ===");
    assert_said(&result, "\"take\"");
    assert_said(&result, "That is: mark NAME, a name without blanks");
    assert_said(&result, "That is: undo [answer | link | step | turn]");
    assert_said(&result, "A referee changed the table 2 times: no game for statistics.");
    result = at_table("--seat 1=human --seat 2=human",
                      "\\ny\\n\\ny\\n\\nreferee set stage 2\\nn\\n\\nq\\n");
    assert_said(&result, "raider 2 does not agree: nothing changed");
    result = at_table("--seat 1=human --seat 2=human",
                      "\\ny\\n\\ny\\n\\nundo\\ny\\n\\nredo\\nn\\n\\nq\\n");
    assert_said(&result, "raider 2 does not agree: nothing changed");
    result = at_table("--seat 1=human --seat 2=human --referee --json",
                      "\\ny\\n\\ny\\n\\nreferee set stage 2\\nq\\n");
    assert_said(&result, "\"refereed\":1}");
}

static void people_are_asked_whether_they_agree(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human --seat 2=human",
                              "\\ny\\n\\ny\\n\\nundo\\nwhat\\nn\\n\\nundo\\ny\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "raider 2, do you agree? (y, n)> ");
    assert_said(&result, "raider 2 does not agree: nothing changed");
    assert_said(&result, "All agree: taken back.");
}

static void a_saved_game_is_gone_on_with(void **state)
{
    (void)state;
    outcome result =
        at_table("--seat 1=human", "y\\nsave s.agr\\nload s.agr\\nload nowhere.agr\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "Saved: `aggro play --load s.agr` goes on from here.");
    assert_said(&result, "nowhere.agr");
    expect("play --load s.agr --db cards.db --seat 1=human", 0, "raider 1 (you)");
    expect("play --load s.agr --db cards.db --quiet", 0, "hash ");
    expect("replay s.agr", 0, "hash ");
    expect("play --load nowhere.agr --db cards.db", 4, "nowhere.agr");
    expect("play onyxias_lair --load s.agr --db cards.db", 2, "the file knows its raid; leave out");
    expect("play --load s.agr --seat 4=human --db cards.db", 2, "seat 4 is nobody's");
    expect("play --load s.agr --games 3 --db cards.db", 2, "--games begins new games");
}

static void a_table_goes_on_where_it_was_left(void **state)
{
    (void)state;
    outcome whole = aggro("play onyxias_lair --db cards.db --seed 7 --quiet");
    expect("play onyxias_lair --db cards.db --seed 7 --quiet --table tables/no", 4, "tables/no");
    shell("mkdir tables");
    outcome killed = shell("timeout -s KILL 1 \"$AGGRO\" play onyxias_lair --db cards.db --seed 7 "
                           "--table tables/a --seat 2=human <&0 & "
                           "sleep 1.2; wait; \"$AGGRO\" tables tables");
    assert_non_null(strstr(killed.text, "tables/a\n  onyxias_lair, turn 0, "));
    assert_non_null(strstr(killed.text, "open; asked: raider 2\n"));
    // The person sits there still, and has a bot play it to its end.
    outcome ended = shell("printf 'seat 2 greedy\\ny\\n' | "
                          "\"$AGGRO\" play --db cards.db --quiet --table tables/a");
    assert_int_equal(ended.code, 0);
    assert_non_null(strstr(ended.text, whole.text));
    expect("play onyxias_lair --db cards.db --seed 7 --quiet --table tables/a", 0, "hash ");
    shell("ln -s .. tables/link; ln -s nowhere tables/dead");
    expect("tables tables", 0, "ended: the ");
    expect("tables tables/a", 0, "tables/a\n  onyxias_lair, turn ");
    expect("tables tables/a --json", 0, "{\"schema\":\"aggro.table/1\",\"file\":\"tables/a\",");
    expect("tables cards.db", 3, "cards.db");
    expect("tables tables --json", 0, "{\"schema\":\"aggro.table/1\",\"file\":\"tables/a\",");
    expect("play onyxias_lair --db cards.db --seed 8 --table tables/a", 2, "with the seed 7");
    expect("play onyxias_lair --db cards.db --raiders 2 --table tables/a", 2, "was begun with 3");
    expect("play onyxias_lair --db cards.db --table tables/b --games 2", 2, "neither --games");
}

static void what_is_no_table_is_4(void **state)
{
    (void)state;
    shell("mkdir -p others && cp cards.db others/other && echo text >others/text && "
          "\"$AGGRO\" play onyxias_lair --db cards.db --quiet --max-turns 1 --table others/t; "
          "sed 5d others/t >others/gap");
    expect("play --db cards.db --table others/other", 4, "others/other:1: this is no log");
    expect("play --db cards.db --table others/text", 4, "others/text:1: this is no log");
    expect("play --db cards.db --table others/gap", 4, "others/gap:5: the recording was changed");
    expect("play --db cards.db --table others", 4, "is no file");
    expect("tables others", 4, "others/gap:5: the recording was changed");
    expect("tables others", 4, "others/t\n");
    expect("tables nowhere", 4, "nowhere");
}

static void the_second_process_at_a_table_is_told(void **state)
{
    (void)state;
    outcome result = shell("(sleep 1 | \"$AGGRO\" play onyxias_lair --db cards.db --table c "
                           "--seat 1=human >c.out 2>&1) & sleep 0.5; "
                           "\"$AGGRO\" play --db cards.db --table c; echo \"exit $?\"; wait");
    assert_non_null(strstr(result.text, "the table \"c\" is being played by another process"));
    assert_non_null(strstr(result.text, "exit 4\n"));
}

static void an_interrupt_is_130(void **state)
{
    (void)state;
    outcome result = shell("sleep 3 | timeout --preserve-status -s INT 1 "
                           "\"$AGGRO\" play onyxias_lair --db cards.db --seat 1=human");
    assert_int_equal(result.code, 130);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(help_begins_with_an_example),
        cmocka_unit_test(wrong_usage_is_2_with_the_nearest_word),
        cmocka_unit_test(a_raid_a_deck_and_a_seat_are_found_by_name),
        cmocka_unit_test(a_file_that_is_not_there_is_4),
        cmocka_unit_test(a_game_ends_with_its_result),
        cmocka_unit_test(a_replay_shows_what_happened),
        cmocka_unit_test(a_replay_with_other_scripts_says_where_it_parts),
        cmocka_unit_test(a_bug_becomes_a_file_and_a_test),
        cmocka_unit_test(the_end_of_input_leaves_the_table),
        cmocka_unit_test(a_person_is_asked_and_may_ask_back),
        cmocka_unit_test(an_answer_is_taken_back_at_the_table),
        cmocka_unit_test(what_the_referee_did_is_taken_back_one_by_one),
        cmocka_unit_test(places_at_the_table_have_names),
        cmocka_unit_test(the_referee_changes_the_table),
        cmocka_unit_test(people_are_asked_whether_they_agree),
        cmocka_unit_test(a_saved_game_is_gone_on_with),
        cmocka_unit_test(a_table_goes_on_where_it_was_left),
        cmocka_unit_test(a_build_tells_of_the_wrong_files_alone),
        cmocka_unit_test(what_is_no_table_is_4),
        cmocka_unit_test(the_second_process_at_a_table_is_told),
        cmocka_unit_test(an_interrupt_is_130),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
