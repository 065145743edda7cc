// How greedy spends its resources: what it places, plays, completes and flips, and on whom.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

// So many resources, face down, ready.
static void rich(bench *on, int seat, int count)
{
    for (int i = 0; i < count; i++) {
        PLACE(on, seat == 1   ? "give t/stone to resources@1 down"
                  : seat == 2 ? "give t/stone to resources@2 down"
                              : "give t/stone to resources@boss down");
    }
}

// Stones that a raider drew, all but so many.
static void keeps_in_hand(bench *on, int count)
{
    const char *const drop = "move Stone in hand@1 to graveyard@1";
    static ag_view view;
    ag_game_view(on->game, 1, &view);
    assert_int_equal(view.players[0].seat, 1);
    for (int hand = view.players[0].hand_count; hand > count; hand--) {
        assert_int_equal(ag_game_referee(on->at->engine, on->game, drop, NULL), AG_OK);
    }
}

static void a_hand_is_thrown_away_only_for_more_cards(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    keeps_in_hand(on, 3);
    PLACE(on, "give t/rage to hand@1");
    bench_take(on, 1, "Play Rage");
    assert_string_equal(bench_greedy(on, 1), "calm");  // 3 more, not 5 for 3
}

static void an_empty_hand_is(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    keeps_in_hand(on, 0);
    PLACE(on, "give t/rage to hand@1");
    bench_take(on, 1, "Play Rage");
    assert_string_equal(bench_greedy(on, 1), "wild");
}

static void a_boss_player_is_not_afraid_of_an_empty_deck(void **state)
{
    bench *on = *state;
    const char *const drop[] = { "move Rock in hand@boss to graveyard@boss",
                                 "move Rock in deck@boss to graveyard@boss" };
    bench_turn(on, 3);
    rich(on, 3, 2);
    for (int i = 0; i < 2; i++) {
        while (ag_game_referee(on->at->engine, on->game, drop[i], NULL) == AG_OK) {
        }
    }
    PLACE(on, "give t/errand to resources@boss", "exhaust hero@boss");
    assert_string_equal(bench_greedy(on, 3), "Complete Errand (2)");
}

static void a_quest_becomes_a_resource_before_all_else(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    PLACE(on, "give t/errand to hand@1", "give t/spark to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Place Errand face up");
    assert_string_equal(on->why, "places Errand face up, to complete it later");
}

static void what_this_turn_and_the_next_need_is_not_placed(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    PLACE(on, "move Stone in hand@1 to graveyard@1", "move Stone in hand@1 to graveyard@1",
          "move Stone in hand@1 to graveyard@1", "move Stone in hand@1 to graveyard@1",
          "move Stone in hand@1 to graveyard@1", "move Stone in hand@1 to graveyard@1");
    while (ag_game_referee(on->at->engine, on->game, "move Stone in hand@1 to graveyard@1", NULL)
           == AG_OK) {
    }
    PLACE(on, "give t/spark to hand@1", "give t/wolf to hand@1", "give t/mouse to hand@1",
          "give t/mouse to hand@1");
    rich(on, 1, 1);
    // The Wolf is the next turn's play, Spark one of this turn; of the Mice there are two.
    assert_string_equal(bench_greedy(on, 1), "Place Mouse face down");
}

static void the_resources_buy_what_is_worth_most_together(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/bear to hand@1", "give t/bear to hand@1", "give t/mouse to hand@1");
    bench_does(on, 1);
    bench_until_asked(on, 1, 1);
    assert_string_equal(bench_greedy(on, 1), "Play Bear (4)");
}

static void a_quest_is_completed_with_what_is_left_over(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 4);
    PLACE(on, "give t/errand to resources@1", "give t/bear to hand@1");
    bench_resource(on, 1);
    // 6 resources: the Bear for 4, and 2 are left over.
    assert_string_equal(bench_greedy(on, 1), "Complete Errand (2)");
    PLACE(on, "exhaust Stone in resources@1 #1");
    // 5 are ready: the Bear wants 4 of them.
    assert_string_equal(bench_greedy(on, 1), "Play Bear (4)");
}

static void a_flip_waits_for_what_is_worth_it(void **state)
{
    bench *on = *state;
    bench_turn(on, 2);
    rich(on, 2, 2);
    bench_resource(on, 2);
    PLACE(on, "give t/mouse to play@boss", "give t/bear to play@boss");
    assert_string_equal(bench_greedy(on, 2), "Pass");
    PLACE(on, "damage Bear 1");
    assert_string_equal(bench_greedy(on, 2), "Use Carl (1)");
    bench_does(on, 2);
    assert_string_equal(on->why, "uses Carl, the one time that it can for 1 of 3: 3 damage");
    assert_string_equal(bench_greedy(on, 2), "Bear 4/3 of the Boss player");
}

static void damage_goes_where_it_kills(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/wolf to play@boss", "give t/bear to play@boss", "give t/mouse to play@boss",
          "give t/spark to hand@1", "give t/wolf to play@2");
    bench_take(on, 1, "Play Spark");
    assert_string_equal(bench_greedy(on, 1), "Wolf 2/2 of the Boss player");
    assert_string_equal(on->why, "chooses Wolf: 2 kill it; weighed Wolf 11, Giant 9, Bear 6");
}

static void healing_goes_where_damage_is(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/mend to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "damage hero@2 6", "damage hero@boss 9");
    bench_turn(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Play Mend (1)");
    bench_does(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Carl 14/20 of raider 2");
    assert_string_equal(on->why, "chooses Carl: it has 6 damage; weighed Carl 8, Anna 1");
}

static void a_curse_is_for_the_other_side(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/gloom to hand@1", "give t/bear to play@1", "give t/wolf to play@boss");
    bench_take(on, 1, "Play Gloom");
    bench_greedy(on, 1);
    assert_non_null(strstr(on->move, "of the Boss player"));
}

static void a_trigger_that_could_only_hit_its_own_side_is_declined(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/herald to hand@1", "give t/bear to play@2", "give t/wolf to play@1");
    bench_take(on, 1, "Play Herald");
    bench_until_asked(on, 1, 0);
    bench_does(on, 1);  // whom it would have to aim at
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "No");
}

static void and_is_used_where_it_hits_the_other(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/herald to hand@1", "give t/bear to play@boss", "give t/wolf to play@1");
    bench_take(on, 1, "Play Herald");
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "Bear 4/4 of the Boss player");
    bench_does(on, 1);
    bench_until_asked(on, 1, 0);
    assert_string_equal(bench_greedy(on, 1), "Yes");
}

static void a_lasting_curse_is_played_as_soon_as_it_can_be(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/gloom to hand@1");
    bench_resource(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Play Gloom (1)");
}

static void a_price_in_play_is_what_it_misses_least(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    PLACE(on, "give t/offering to hand@1", "give t/bear to play@1 exhausted");
    // 2 damage are 8 worth: less than a Bear, more than a Mouse that is nearly nothing.
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "give t/mouse to play@1 exhausted");
    assert_string_equal(bench_greedy(on, 1), "Play Offering (0)");
}

static void attacks_come_before_what_they_do_not_need(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    bench_resource(on, 1);
    PLACE(on, "give t/bear to play@1", "give t/mouse to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Attack with Bear");
    PLACE(on, "exhaust Bear");
    assert_string_equal(bench_greedy(on, 1), "Play Mouse (1)");
}

static void a_weapon_is_drawn_before_them(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 8);
    bench_resource(on, 1);
    PLACE(on, "give t/bear to play@1", "give t/bear to hand@1", "give t/axe to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Play Axe (3)");
}

static void an_x_of_nothing_is_worth_nothing(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    PLACE(on, "give t/pool to hand@1", "damage hero@2 9");
    bench_resource(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Play Pool (X)");
    PLACE(on, "exhaust Stone in resources@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
}

static void nor_is_one_whose_effect_nobody_can_read(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    bench_resource(on, 1);
    PLACE(on, "give t/smoke to hand@1", "exhaust Stone in resources@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "ready Stone in resources@1");
    assert_string_equal(bench_greedy(on, 1), "Play Smoke (X)");
    assert_string_equal(on->why, "plays Smoke with an X of up to 1 for 1 of 1: the best use of 1");
    bench_does(on, 1);
    assert_string_equal(on->move, "Play Smoke (X)");
}

// Volley is X damage: 2 of the Giant's 40 are not what it is for.
static void a_card_of_which_x_is_little_waits(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    keeps_in_hand(on, 1);
    rich(on, 1, 1);
    bench_resource(on, 1);
    PLACE(on, "give t/volley to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    rich(on, 1, 1);  // 3
    assert_string_equal(bench_greedy(on, 1), "Play Volley (X)");
}

static void it_does_not_where_it_kills(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    keeps_in_hand(on, 1);
    bench_resource(on, 1);
    PLACE(on, "give t/volley to hand@1", "give t/wolf to play@boss", "give t/mouse to play@2");
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "damage Wolf 1");
    assert_string_equal(bench_greedy(on, 1), "Play Volley (X)");
}

static void nor_where_the_hand_is_full(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    keeps_in_hand(on, 1);
    bench_resource(on, 1);
    PLACE(on, "give t/volley to hand@1");
    for (int i = 0; i < 5; i++) {
        PLACE(on, "give t/stone to hand@1");
    }
    assert_string_equal(bench_greedy(on, 1), "Pass");
    PLACE(on, "give t/stone to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Play Volley (X)");
}

static void a_card_is_worth_its_best_mode(void **state)
{
    bench *on = *state;
    bench_turn(on, 1);
    rich(on, 1, 2);
    bench_resource(on, 1);
    PLACE(on, "give t/vow to hand@1");
    assert_string_equal(bench_greedy(on, 1), "Pass");  // nobody needs it
    PLACE(on, "damage hero@1 9");
    assert_string_equal(bench_greedy(on, 1), "Play Vow (1)");
    PLACE(on, "heal hero@1 9", "give t/bear to play@1", "damage Bear 3", "exhaust Bear");
    assert_string_equal(bench_greedy(on, 1), "Play Vow (1)");
    bench_does(on, 1);
    assert_string_equal(bench_greedy(on, 1), "Your ally is healed.");
    assert_string_equal(on->why,
                        "chooses \"Your ally is healed.\"; weighed Your ally is healed. 6, "
                        "Your hero is healed. 1");
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_hand_is_thrown_away_only_for_more_cards),
        TEST(an_empty_hand_is),
        TEST(a_boss_player_is_not_afraid_of_an_empty_deck),
        TEST(a_quest_becomes_a_resource_before_all_else),
        TEST(what_this_turn_and_the_next_need_is_not_placed),
        TEST(the_resources_buy_what_is_worth_most_together),
        TEST(a_quest_is_completed_with_what_is_left_over),
        TEST(a_flip_waits_for_what_is_worth_it),
        TEST(damage_goes_where_it_kills),
        TEST(healing_goes_where_damage_is),
        TEST(a_curse_is_for_the_other_side),
        TEST(a_trigger_that_could_only_hit_its_own_side_is_declined),
        TEST(and_is_used_where_it_hits_the_other),
        TEST(a_lasting_curse_is_played_as_soon_as_it_can_be),
        TEST(a_price_in_play_is_what_it_misses_least),
        TEST(an_x_of_nothing_is_worth_nothing),
        TEST(nor_is_one_whose_effect_nobody_can_read),
        TEST(a_card_of_which_x_is_little_waits),
        TEST(it_does_not_where_it_kills),
        TEST(nor_where_the_hand_is_full),
        TEST(a_card_is_worth_its_best_mode),
        TEST(attacks_come_before_what_they_do_not_need),
        TEST(a_weapon_is_drawn_before_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
