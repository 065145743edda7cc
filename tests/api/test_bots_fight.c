// How greedy fights: whom it attacks, who steps in front, which strike it pays for, what its armor
// is for.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

static void rich(bench *on, int count)
{
    for (int i = 0; i < count; i++) {
        PLACE(on, "give t/stone to resources@1 down");
    }
}

static void an_attack_goes_where_it_wins_most(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/bear to play@1", "give t/wolf to play@boss", "give t/bear to play@boss",
          "damage Bear@boss 1");
    bench_take(on, 1, "Attack with Bear");
    // It kills either; the Bear is the bigger prize, but it would kill it in return.
    assert_string_equal(bench_greedy(on, 1), "Wolf 2/2 of the Boss player");
}

// The Beacon looks harmless; its script says what it is worth to its side.
static void an_attack_goes_at_what_its_script_says_is_worth_most(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/bear to play@1", "give t/wolf to play@boss", "give t/beacon to play@boss");
    bench_take(on, 1, "Attack with Bear");
    assert_string_equal(bench_greedy(on, 1), "Beacon 0/2 of the Boss player");
}

static void a_spy_sabotages_rather_than_scratching(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/spy to play@1", "give t/idol to play@boss");
    bench_take(on, 1, "Attack with Spy");
    assert_string_equal(bench_greedy(on, 1), "the deck of the Boss player");
}

static void nobody_attacks_into_a_protector_that_eats_him(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/mouse to play@1", "give t/wolf to play@boss", "give t/sentry to play@boss");
    assert_string_equal(bench_greedy(on, 1), "Pass");
}

// The Ram has 3 ATK while it attacks, and none else.
static void what_has_atk_only_in_attacks_attacks(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/ram to play@1", "give t/wolf to play@boss", "damage hero@boss 37");
    assert_string_equal(bench_greedy(on, 1), "Attack with Ram");
    assert_string_equal(on->why, "attacks with Ram: it could meet Giant for 3");
    bench_take(on, 1, "Attack with Ram");
    assert_non_null(strstr(bench_greedy(on, 1), "Giant"));
    assert_string_equal(on->why, "attacks Giant; weighed Giant 994, Wolf 8");
}

// The Torch burns for 5 or hits for 1: not both in a turn.
static void who_can_do_better_does_not_attack(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/torch to play@1");
    assert_non_null(strstr(bench_greedy(on, 1), "Torch"));
    assert_string_not_equal(bench_greedy(on, 1), "Attack with Torch");
}

// With the Spring the Giant can heal itself; it is not hurt yet.
static void a_hero_that_can_heal_waits_for_damage(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    assert_string_equal(bench_greedy(on, 3), "Attack with Giant");
    PLACE(on, "give t/spring to play@boss");
    assert_string_equal(bench_greedy(on, 3), "Pass");
}

// An Idol of 2 health can't be destroyed, and is a better prize than the Worm once.
static void what_outlived_its_death_blow_is_not_hit_again(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/wolf to play@1", "give t/wolf to play@1", "give t/idol to play@boss");
    bench_take(on, 1, "Attack with Wolf");
    assert_non_null(strstr(bench_greedy(on, 1), "Idol"));
    bench_does(on, 1);
    bench_until_asked(on, 1, 1);
    bench_turn(on, 1);
    bench_take(on, 1, "Attack with Wolf");
    assert_null(strstr(bench_greedy(on, 1), "Idol"));
}

// No damage is fatal to a Boss without health (R303.1a): its allies are what there is to hit.
static void nor_is_a_boss_without_health(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 8);
    PLACE(on, "give t/void to play@1", "give t/wolf to play@1", "give t/wolf to play@boss");
    bench_take(on, 1, "Attack with Wolf");
    assert_string_equal(bench_greedy(on, 1), "Wolf 2/2 of the Boss player");
}

// An Anchor keeps Anna in the game as the Giant deals her fatal damage; then 10 of it are healed.
static void but_a_hero_saved_from_it_is_hit_again(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/anchor to play@1", "damage hero@1 19", "give t/mouse to play@boss",
          "give t/mouse to play@boss");
    bench_take(on, 3, "Attack with Giant");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 3, 1);
    bench_turn(on, 3);
    bench_take(on, 3, "Attack with Mouse");
    assert_non_null(strstr(bench_greedy(on, 3), "Carl"));
    bench_does(on, 3);
    bench_until_asked(on, 3, 1);
    bench_turn(on, 3);
    PLACE(on, "heal hero@1 10");
    bench_take(on, 3, "Attack with Mouse");
    assert_non_null(strstr(bench_greedy(on, 3), "Anna"));
}

// The Giant hits Anna for 4; a Sentry of 5 health stands beside her.
static void who_survives_protects_the_hero(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/sentry to play@1", "damage hero@2 3");
    bench_take(on, 3, "Attack with Giant");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "Sentry 1/5 of raider 1");
    assert_string_equal(on->why, "protects with Sentry; weighed Sentry 4, None 0");
}

static void nobody_dies_for_a_point_of_damage(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/sentry to play@1", "damage Sentry 4", "give t/mouse to play@boss");
    bench_take(on, 3, "Attack with Mouse");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "None");
}

static void but_for_the_heros_life(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/sentry to play@1", "damage Sentry 4", "give t/mouse to play@boss",
          "damage hero@1 19");
    bench_take(on, 3, "Attack with Mouse");
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "Sentry 1/1 of raider 1");
}

// An Axe has 1 ATK for a strike cost of 3.
static void a_dear_strike_waits_while_cards_want_the_resources(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 4);
    PLACE(on, "give t/axe to play@1", "give t/bear to hand@1");
    bench_take(on, 1, "Attack with Anna");
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "None");
}

static void and_is_paid_where_nothing_else_wants_them(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 4);
    PLACE(on, "give t/axe to play@1");
    bench_take(on, 1, "Attack with Anna");
    bench_until_asked(on, 1, 0);
    assert_non_null(strstr(bench_greedy(on, 1), "Axe"));
}

static void and_where_it_kills(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 4);
    PLACE(on, "give t/axe to play@1", "give t/bear to hand@1", "give t/wolf to play@boss",
          "damage Wolf 1");
    bench_take(on, 1, "Attack with Anna");
    assert_non_null(strstr(bench_greedy(on, 1), "Wolf"));
    bench_does(on, 1);
    bench_until_asked(on, 1, 0);
    assert_non_null(strstr(bench_greedy(on, 1), "Axe"));
}

// ---- armor ----

// The Boss's `attacker` hits Anna, who has these.
static void is_hit_by(bench *on, const char *attacker)
{
    char move[64];
    strcat(strcpy(move, "Attack with "), attacker);
    bench_take(on, 3, move);
    bench_take(on, 3, "Anna");
    bench_until_asked(on, 1, 0);
}

static void armor_takes_the_big_blow(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/plate to play@1", "give t/shirt to play@1");
    is_hit_by(on, "Giant");
    assert_string_equal(bench_greedy(on, 1), "Plate");
    assert_string_equal(on->why, "applies Plate to 4 damage; weighed Plate 112, Shirt 104, None 1");
}

static void and_not_the_last_point(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/plate to play@1", "give t/mouse to play@boss");
    is_hit_by(on, "Mouse");
    assert_string_equal(bench_greedy(on, 1), "None");
}

static void but_where_it_would_kill(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/plate to play@1", "give t/mouse to play@boss", "damage hero@1 19");
    is_hit_by(on, "Mouse");
    assert_string_equal(bench_greedy(on, 1), "Plate");
}

static void a_small_piece_is_for_small_blows(void **state)
{
    bench *on = *state;
    bench_turn(on, 3);
    PLACE(on, "give t/plate to play@1", "give t/shirt to play@1", "give t/mouse to play@boss");
    is_hit_by(on, "Mouse");
    assert_string_equal(bench_greedy(on, 1), "Shirt");
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(an_attack_goes_where_it_wins_most),
        TEST(an_attack_goes_at_what_its_script_says_is_worth_most),
        TEST(a_spy_sabotages_rather_than_scratching),
        TEST(nobody_attacks_into_a_protector_that_eats_him),
        TEST(what_has_atk_only_in_attacks_attacks),
        TEST(who_can_do_better_does_not_attack),
        TEST(a_hero_that_can_heal_waits_for_damage),
        TEST(what_outlived_its_death_blow_is_not_hit_again),
        TEST(nor_is_a_boss_without_health),
        TEST(but_a_hero_saved_from_it_is_hit_again),
        TEST(who_survives_protects_the_hero),
        TEST(nobody_dies_for_a_point_of_damage),
        TEST(but_for_the_heros_life),
        TEST(a_dear_strike_waits_while_cards_want_the_resources),
        TEST(and_is_paid_where_nothing_else_wants_them),
        TEST(and_where_it_kills),
        TEST(armor_takes_the_big_blow),
        TEST(and_not_the_last_point),
        TEST(but_where_it_would_kill),
        TEST(a_small_piece_is_for_small_blows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
