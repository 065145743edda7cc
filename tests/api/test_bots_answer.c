// What greedy does while others act: interrupts for what matters, prevention for what comes, what
// would else be lost; and what it says to whom.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

static void rich(bench *on, int seat, int count)
{
    for (int i = 0; i < count; i++) {
        PLACE(on, seat == 1 ? "give t/stone to resources@1 down"
                            : "give t/stone to resources@boss down");
    }
}

// The Boss plays `spell` at Anna, who holds an interrupt and the resources for it.
static void meets(bench *on, const char *spell)
{
    char move[64] = "Play ";
    bench_turn(on, 3);
    rich(on, 3, 8);
    rich(on, 1, 5);
    PLACE(on, "give hall/poke to hand@boss", "give hall/doom to hand@boss",
          "give t/nullify to hand@1");
    bench_take(on, 3, strcat(move, spell));
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 1);
}

static void a_trifle_is_not_interrupted(void **state)
{
    meets(*state, "Poke");
    assert_string_equal(bench_greedy(*state, 1), "Pass");
}

static void what_matters_is(void **state)
{
    bench *on = *state;
    meets(on, "Doom");
    assert_string_equal(bench_greedy(on, 1), "Play Nullify (2)");
    assert_string_equal(on->why, "plays Nullify: Doom must not resolve");
}

static void a_fellows_spell_is_not_interrupted(void **state)
{
    bench *on = *state;
    bench_turn(on, 2);
    for (int i = 0; i < 5; i++) {
        PLACE(on, "give t/stone to resources@2 down");
    }
    rich(on, 1, 5);
    PLACE(on, "give t/blaze to hand@2", "give t/nullify to hand@1");
    bench_take(on, 2, "Play Blaze");
    bench_take(on, 2, "Giant");
    bench_until_asked(on, 1, 1);
    assert_string_equal(bench_greedy(on, 1), "Pass");
}

static void resources_are_kept_for_an_interrupt(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/bear to hand@1", "give t/bear to hand@1", "give t/nullify to hand@1");
    bench_does(on, 1);
    bench_turn(on, 1);
    // 4 are left: two for the interrupt, too few for the second Bear.
    assert_string_equal(bench_greedy(on, 1), "Pass");
    assert_string_equal(on->why, "passes: keeps 2 for an interrupt");
}

static void prevention_waits_for_what_comes(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/ward to play@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    bench_turn(on, 3);
    bench_take(on, 3, "Attack with Giant");
    bench_take(on, 3, "Anna");
    for (int i = 0; i < 6; i++) {
        bench_until_asked(on, 1, 1);
        if (strcmp(bench_greedy(on, 1), "Pass") != 0) break;
        bench_does(on, 1);
    }
    assert_string_equal(on->move, "Use Ward (destroy this)");
    assert_string_equal(on->why, "uses Ward: 4 damage is coming");
}

static void what_would_be_lost_is_used_before_its_own_turn(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    rich(on, 1, 5);
    PLACE(on, "give t/errand to resources@1", "give t/spark to hand@1");
    int asked = 0;
    for (int i = 0; i < 6 && !asked; i++) {
        bench_until_asked(on, 1, 1);
        asked = strcmp(bench_greedy(on, 1), "Complete Errand (2)") == 0
                || strcmp(on->move, "Play Spark (1)") == 0;
        if (!asked) {
            bench_take(on, 1, "Pass");
        }
    }
    assert_true(asked);
    assert_non_null(strstr(on->why, "ready again next turn"));
}

// ---- what it says in the open ----

static void others_are_not_told_what_it_holds(void **state)
{
    bench *on = *state;
    char why[128];
    ag_bot_def bot = { .bot = "greedy", .open = 1, .why = why, .why_capacity = sizeof why };
    ag_answer answer;
    ag_error error;
    uint64_t dice = 1;
    bench_turn(on, 1);
    rich(on, 1, 4);
    PLACE(on, "give t/pebble to hand@1");
    assert_non_null(strstr(bench_greedy(on, 1), "face down"));
    assert_non_null(strstr(on->why, "face down"));
    assert_int_equal(ag_bot_answer(&bot, on->game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(why, "");
    bench_resource(on, 1);
    PLACE(on, "give t/nullify to hand@1");
    bench_greedy(on, 1);
    assert_non_null(strstr(on->why, "interrupt"));
    assert_int_equal(ag_bot_answer(&bot, on->game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(why, "");
    PLACE(on, "give t/wolf to hand@1");
    assert_int_equal(ag_bot_answer(&bot, on->game, 1, &dice, &answer, &error), AG_OK);
    assert_string_equal(why, "plays Wolf for 2 of 5");
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_trifle_is_not_interrupted),
        TEST(what_matters_is),
        TEST(a_fellows_spell_is_not_interrupted),
        TEST(resources_are_kept_for_an_interrupt),
        TEST(prevention_waits_for_what_comes),
        TEST(what_would_be_lost_is_used_before_its_own_turn),
        TEST(others_are_not_told_what_it_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
