// What scripts say that powers, modes and cards are worth: `worth = amount`. Views tell it to the
// seat that would use them, and bots add it to what they read off the effect.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "game/log/sentence.h"

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

// The option of the seat whose words begin so.
static ag_view_option option(bench *on, int seat, const char *words)
{
    ag_question question = ag_game_question(on->game, seat);
    for (int i = 0; i < question.option_count; i++) {
        if (strncmp(question.options[i].text, words, strlen(words)) == 0) {
            return question.options[i];
        }
    }
    fail_msg("\"%s\" is not offered", words);
    return (ag_view_option){ .worth = 0 };
}

// Raider 1 has the move, four resources, and no card that is to become one.
static void raider_with(bench *on, const char *card)
{
    const char *const drop = "move Stone in hand@1 to graveyard@1";
    bench_turn(on, 1);
    while (ag_game_referee(on->at->engine, on->game, drop, NULL) == AG_OK) {
    }
    PLACE(on, "give t/stone to resources@1 down", "give t/stone to resources@1 down",
          "give t/stone to resources@1 down", "give t/pebble to hand@1");
    bench_resource(on, 1);
    PLACE(on, card);
}

// ---- what views tell ----

static void a_power_is_worth_what_its_script_says_now(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/crank to play@1");
    assert_int_equal(option(on, 1, "Use Crank").worth, 0);
    PLACE(on, "damage hero@boss 2");
    assert_int_equal(option(on, 1, "Use Crank").worth, 80);
}

static void it_is_judged_for_who_would_use_it(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/stocks to play@2");
    PLACE(on, "give t/mouse to play@1", "give t/mouse to play@1", "give t/mouse to play@2");
    assert_int_equal(option(on, 1, "Use Stocks").worth, 60);
}

static void a_card_and_each_of_its_modes_say_their_own(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/oath to hand@1");
    ag_view_option oath = option(on, 1, "Play Oath");
    assert_int_equal(oath.worth, -19);  // the one card in hand
    assert_int_equal(oath.modes[0].worth, 0);
    assert_int_equal(oath.modes[1].worth, 60);
    bench_take(on, 1, "Play Oath");
    assert_int_equal(option(on, 1, "Second").worth, 60);
}

static void x_is_the_largest_that_can_be_and_no_worth_is_endless(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/tide to hand@1");
    PLACE(on, "exhaust Stone in resources@1 #1", "exhaust Stone in resources@1 #2",
          "exhaust Stone in resources@1 #3");
    assert_int_equal(option(on, 1, "Play Tide").worth, 900);
    PLACE(on, "ready Stone in resources@1 #1");
    assert_int_equal(option(on, 1, "Play Tide").worth, 1000);
}

// ---- what bots make of it ----

static void a_power_that_nobody_can_read_is_used_for_it(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/lever to play@1");
    PLACE(on, "give t/crank to play@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "damage hero@boss 1");
    assert_string_equal(bench_greedy(on, 1), "Use Crank (exhaust your hero)");
    assert_string_equal(on->why, "uses Crank: the best use of 4; its script says +40");
}

// How often raider 1 uses it while greedy plays all seats.
static int uses_in_a_game(bench *on, const char *item)
{
    int uses = 0;
    raider_with(on, item);
    PLACE(on, "damage hero@boss 1");
    for (int i = 0; i < 300 && ag_game_waits_for(on->game) != 0; i++) {
        int seat = __builtin_ctz(ag_game_waits_for(on->game));
        uses += strncmp(bench_greedy(on, seat), "Use ", 4) == 0 && seat == 1;
        bench_does(on, seat);
    }
    return uses;
}

static void without_it_the_power_is_never_used(void **state)
{
    assert_int_equal(uses_in_a_game(*state, "give t/lever to play@1"), 0);
}

static void with_it_it_is_turn_after_turn(void **state)
{
    assert_in_range(uses_in_a_game(*state, "give t/crank to play@1"), 3, 20);
}

// It may count the hand of who uses it.
static void where_others_read_along_it_is_not_told(void **state)
{
    bench *on = *state;
    ag_answer given;
    ag_bot_def bot = ag_bot_default();
    raider_with(on, "give t/crank to play@1");
    PLACE(on, "damage hero@boss 1");
    bot.open = 1;
    bot.why = on->why;
    bot.why_capacity = sizeof on->why;
    assert_int_equal(ag_bot_answer(&bot, on->game, 1, &on->dice, &given, NULL), AG_OK);
    assert_string_equal(on->why, "uses Crank");
}

static void a_mode_is_chosen_for_it(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/oath to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Play Oath (1)");
    bench_does(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Second.");
    assert_string_equal(on->why,
                        "chooses \"Second.\"; its script says +60; weighed Second. 61, First. 1");
}

static void or_another_against_it(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/oath to hand@1");
    PLACE(on, "give t/mouse to play@1 exhausted");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    bench_take(on, 1, "Play Oath");
    assert_string_equal(bench_greedy(on, 1), "First.");
}

static void what_is_worth_less_than_it_looks_is_left(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/scruple to hand@1");
    PLACE(on, "damage hero@boss 30");
    assert_int_equal(option(on, 1, "Play Scruple").worth, -30);
    assert_int_equal(option(on, AG_READER_ALL, "Play Scruple").worth, 0);  // that is nobody
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "damage hero@boss 6");
    assert_string_equal(bench_greedy(on, 1), "Play Scruple (1)");  // it kills
}

// The Giant attacks raider 1, who has the Amulet and may answer.
static const char *answer_to_an_attack(bench *on, const char *ally)
{
    raider_with(on, "give t/amulet to play@1");
    PLACE(on, ally);
    bench_turn(on, 3);
    bench_take(on, 3, "Attack with Giant");
    bench_take(on, 3, "Anna");
    for (int i = 0; i < 4; i++) {
        bench_until_asked(on, 1, 1);
        if (strcmp(bench_greedy(on, 1), "Pass") != 0) return on->move;
        bench_does(on, 1);
    }
    return "Pass";
}

static void a_prevention_is_used_as_damage_comes(void **state)
{
    assert_string_equal(answer_to_an_attack(*state, "give t/mouse to play@2"),
                        "Use Amulet (destroy this)");
}

static void but_not_where_the_script_says_so(void **state)
{
    assert_string_equal(answer_to_an_attack(*state, "give t/mouse to play@1"), "Pass");
}

// The Boss player plays Doom at raider 1, who holds the Grudge.
static const char *answer_to_doom(bench *on, const char *ally)
{
    raider_with(on, "give t/grudge to hand@1");
    PLACE(on, ally);
    bench_turn(on, 3);
    for (int i = 0; i < 4; i++) {
        PLACE(on, "give t/stone to resources@boss down");
    }
    PLACE(on, "give hall/doom to hand@boss");
    bench_take(on, 3, "Play Doom");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 1);
    return bench_greedy(on, 1);
}

static void an_interrupt_is_used_with_it(void **state)
{
    bench *on = *state;
    assert_string_equal(answer_to_doom(on, "give t/mouse to play@2"), "Play Grudge (2)");
    assert_string_equal(on->why, "plays Grudge: Doom must not resolve; its script says +30");
}

static void and_kept_against_it(void **state)
{
    assert_string_equal(answer_to_doom(*state, "give t/mouse to play@1"), "Pass");
}

static const char *searched(bench *on)
{
    ag_answer given;
    ag_bot_def bot = { .bot = "search", .nodes = 600 };
    assert_int_equal(ag_bot_answer(&bot, on->game, 1, &on->dice, &given, NULL), AG_OK);
    ag_question question = ag_game_question(on->game, 1);
    snprintf(on->move, sizeof on->move, "%s", question.options[given.picks[0]].text);
    return on->move;
}

// A Bear is given up for it now, which is worth nothing to whoever looks at the table alone.
static void who_looks_ahead_takes_the_word_of_it(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/altar to play@1");
    PLACE(on, "give t/bear to play@1 exhausted");
    assert_string_equal(searched(on), "Use Altar (destroy one of your allies)");
}

// The Crank can be used as well behind the attack.
static void also_of_what_it_does_later(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/crank to play@1");
    PLACE(on, "give t/bear to play@1", "damage hero@boss 1");
    assert_string_equal(searched(on), "Attack with Bear");
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_power_is_worth_what_its_script_says_now),
        TEST(it_is_judged_for_who_would_use_it),
        TEST(a_card_and_each_of_its_modes_say_their_own),
        TEST(x_is_the_largest_that_can_be_and_no_worth_is_endless),
        TEST(a_power_that_nobody_can_read_is_used_for_it),
        TEST(without_it_the_power_is_never_used),
        TEST(with_it_it_is_turn_after_turn),
        TEST(where_others_read_along_it_is_not_told),
        TEST(a_mode_is_chosen_for_it),
        TEST(or_another_against_it),
        TEST(what_is_worth_less_than_it_looks_is_left),
        TEST(a_prevention_is_used_as_damage_comes),
        TEST(but_not_where_the_script_says_so),
        TEST(an_interrupt_is_used_with_it),
        TEST(and_kept_against_it),
        TEST(who_looks_ahead_takes_the_word_of_it),
        TEST(also_of_what_it_does_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
