// What greedy says that it weighed, and whom it harms where all oppose each other.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

// ---- what it weighed ----

static void the_best_three_are_told_with_their_numbers(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    bench_resource(on, 1);
    for (int i = 0; i < 3; i++) {
        PLACE(on, "give t/stone to resources@1 down");
    }
    PLACE(on, "give t/idol to hand@1", "give t/bear to hand@1", "give t/wolf to hand@1",
          "give t/sentry to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Play Bear (4)");
    assert_string_equal(on->why, "plays Bear for 4 of 4: the best use of 4; weighed Bear 21, "
                                 "Sentry 17, Idol 15");
}

static const char *said_in_the_open(bench *on, int seat)
{
    ag_answer given;
    ag_bot_def bot = ag_bot_default();
    bot.open = 1;
    bot.why = on->why;
    bot.why_capacity = sizeof on->why;
    assert_int_equal(ag_bot_answer(&bot, on->game, seat, &on->dice, &given, NULL), AG_OK);
    return on->why;
}

static void others_read_only_of_what_they_see(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    bench_resource(on, 1);
    PLACE(on, "give t/mouse to hand@1", "give t/spark to hand@1", "give t/wolf to play@boss",
          "give t/bear to play@boss");
    assert_non_null(strstr((bench_greedy(on, 1), on->why), "weighed"));
    assert_null(strstr(said_in_the_open(on, 1), "weighed"));
    bench_take(on, 1, "Play Spark");
    assert_string_equal(said_in_the_open(on, 1),
                        "chooses Wolf: 2 kill it; weighed Wolf 11, Giant 9, Bear 6");
}

static void nor_of_what_it_discards(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    for (int i = 0; i < 4; i++) {
        PLACE(on, "give t/stone to hand@1", "give t/pebble to hand@1");
    }
    bench_take(on, 1, "Pass");
    bench_until_asked(on, 1, 0);
    bench_greedy(on, 1);
    assert_non_null(strstr(on->why, "discards Stone; weighed Stone 80, Stone 80"));
    assert_string_equal(said_in_the_open(on, 1), "");
}

static void nor_of_what_it_could_answer_with(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    for (int i = 0; i < 6; i++) {
        PLACE(on, "give t/stone to resources@boss down", "give t/stone to resources@1 down");
    }
    PLACE(on, "give hall/doom to hand@boss", "give t/nullify to hand@1", "give t/grudge to hand@1");
    bench_take(on, 3, "Play Doom");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 1);
    bench_greedy(on, 1);
    assert_string_equal(on->why, "plays Grudge: Doom must not resolve; its script says +30; "
                                 "weighed Grudge 60, Nullify 30");
    assert_string_equal(said_in_the_open(on, 1), "plays Grudge: Doom must not resolve");
}

// The end of a long mode is left out.
static void a_long_choice_is_cut(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    bench_resource(on, 1);
    for (int i = 0; i < 4; i++) {
        PLACE(on, "give t/stone to resources@1 down");
    }
    PLACE(on, "give t/split to hand@1");
    bench_take(on, 1, "Play Split");
    while (strstr((bench_greedy(on, 1), on->why), "Draw 1 card") == NULL) {
        bench_does(on, 1);
    }
    assert_non_null(strstr(on->why, "X fire damage to target characte "));
}

// ---- each against all ----

// How often a hero of each seat is attacked by seat 1's Bear, over so many dice.
static void attacked(bench *on, int dice, int *counts)
{
    for (int seat = 2; seat <= 4; seat++) {
        counts[seat] = 0;
    }
    for (on->dice = 1; on->dice <= (uint64_t)dice; on->dice++) {
        const char *whom = bench_greedy(on, 1);
        const char *player = strstr(whom, "player ");
        assert_non_null(player);
        counts[player[7] - '0']++;
    }
}

static void a_bear_attacks(bench *on)
{
    bench_turn(on, 1);
    PLACE(on, "give t/bear to play@1");
    bench_turn(on, 1);
    bench_take(on, 1, "Attack with Bear");
}

static void equals_are_attacked_equally_often(void **state)
{
    bench *on = *state;
    int counts[5];
    a_bear_attacks(on);
    attacked(on, 90, counts);
    for (int seat = 2; seat <= 4; seat++) {
        assert_in_range(counts[seat], 20, 40);
    }
}

static void who_is_dangerous_is_attacked(void **state)
{
    bench *on = *state;
    int counts[5];
    bench_turn(on, 1);
    PLACE(on, "give t/idol to play@3");
    a_bear_attacks(on);
    attacked(on, 20, counts);
    assert_int_equal(counts[3], 20);
}

static void but_who_can_be_killed_before(void **state)
{
    bench *on = *state;
    int counts[5];
    bench_turn(on, 1);
    PLACE(on, "give t/idol to play@3", "damage hero@4 16");
    a_bear_attacks(on);
    attacked(on, 20, counts);
    assert_int_equal(counts[4], 20);
}

// The raiders are one side: the Boss player's bot takes the first of equals.
static void at_a_raid_none_is_a_rival(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/idol to play@2");
    bench_take(on, 3, "Attack with Giant");
    for (on->dice = 1; on->dice <= 10; on->dice++) {
        assert_string_equal(bench_greedy(on, 3), "Anna 20/20 of raider 1");
    }
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
#define BRAWL(test) cmocka_unit_test_setup_teardown(test, bench_set_up_brawl, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(the_best_three_are_told_with_their_numbers),
        TEST(others_read_only_of_what_they_see),
        TEST(nor_of_what_it_discards),
        TEST(nor_of_what_it_could_answer_with),
        TEST(a_long_choice_is_cut),
        BRAWL(equals_are_attacked_equally_often),
        BRAWL(who_is_dangerous_is_attacked),
        BRAWL(but_who_can_be_killed_before),
        TEST(at_a_raid_none_is_a_rival),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
