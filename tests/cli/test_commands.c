// The command line from outside: what each bad input answers, in words and in its exit code.
#include "cli/program.h"

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
    expect("paly", 2, "did you mean play?");
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
    expect("play onyxia_lair --db cards.db", 2, "did you mean onyxias_lair?");
    expect("play onyxias_lair --db cards.db --deck 1=no_such_deck", 2, "no_such_deck");
    expect("play onyxias_lair --db cards.db --deck one=x", 2, "--deck one=x");
    expect("play onyxias_lair --db cards.db --seat 4=human", 2, "there is no seat \"4\"");
    expect("play onyxias_lair --db cards.db --seat 1=gredy", 2, "did you mean greedy?");
    expect("play onyxias_lair --db cards.db --bots human", 2, "a person is no bot");
}

static void a_file_that_is_not_there_is_4(void **state)
{
    (void)state;
    expect("play onyxias_lair --db nowhere.db", 4, "nowhere.db");
    expect("replay nowhere.agr", 4, "nowhere.agr");
    expect("test nowhere --db cards.db", 4, "nowhere");
    expect("play onyxias_lair --db cards.db --record no/such/folder/r.agr", 4, "no/such/folder");
    expect("build --cards nowhere --raids nowhere --out other.db", 4, "nowhere");
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
    assert_non_null(strstr(result.text, "a card's name"));
    assert_non_null(strstr(result.text, "That is no answer here"));
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
        cmocka_unit_test(the_end_of_input_leaves_the_table),
        cmocka_unit_test(a_person_is_asked_and_may_ask_back),
        cmocka_unit_test(an_interrupt_is_130),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
