// What a move leaves to be chosen, before it is made and while it waits on the chain: modes, X and
// costs as options, cards and links of a view tell of them.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define PLACE(on, ...) bench_place(on, (const char *const[]){ __VA_ARGS__, NULL })

static ag_view view;

// The option of seat 1 whose words begin so.
static const ag_view_option *option(bench *on, const char *words)
{
    ag_question question = ag_game_question(on->game, 1);
    for (int i = 0; i < question.option_count; i++) {
        if (strncmp(question.options[i].text, words, strlen(words)) == 0) {
            return &question.options[i];
        }
    }
    fail_msg("\"%s\" is not offered", words);
    return NULL;
}

static const ag_view_card *in_hand(bench *on, const char *name)
{
    ag_game_view(on->game, 1, &view);
    for (int i = 0; i < view.card_count; i++) {
        if (view.cards[i].zone == AG_VIEW_HAND && strcmp(view.cards[i].name, name) == 0) {
            return &view.cards[i];
        }
    }
    fail_msg("no %s", name);
    return NULL;
}

static void raider_with(bench *on, const char *card)
{
    bench_turn(on, 1);
    PLACE(on, card, "give t/stone to resources@1 down", "give t/stone to resources@1 down",
          "give t/stone to resources@1 down", "give t/stone to resources@1 down");
}

static void a_cost_says_its_x_and_a_quest_says_none(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/split to hand@1");
    PLACE(on, "give t/errand to hand@1");
    const ag_view_card *split = in_hand(on, "Split");
    assert_int_equal(split->has_cost, 1);
    assert_int_equal(split->cost, 2);
    assert_int_equal(split->cost_x, 1);
    assert_int_equal(in_hand(on, "Errand")->has_cost, 0);
    assert_string_equal(option(on, "Play Split")->text, "Play Split (2 + X)");
}

static void a_move_says_its_modes_and_how_large_its_x_can_be(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/split to hand@1");
    const ag_view_option *split = option(on, "Play Split");
    assert_int_equal(split->has_x, 1);
    assert_int_equal(split->cost, 2);
    assert_int_equal(split->cost_x, 1);
    assert_int_equal(split->x_most, 2);  // of four resources
    assert_int_equal(split->mode_count, 2);
    assert_int_equal(split->modes[0].summary.does, AG_DOES_DAMAGE);
    assert_int_equal(split->modes[0].summary.damage, -1);
    assert_int_equal(split->modes[0].aim, 1);
    assert_int_equal(split->modes[0].value, 1);  // the Giant
    assert_string_equal(split->modes[1].text, "Draw 1 card.");
    assert_int_equal(split->modes[1].value, -1);
    assert_int_equal(option(on, "Pass")->mode_count, 0);
}

// The whole text stands in the mode; the option has what fits, in whole words.
static void a_mode_is_offered_by_what_it_says(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/split to hand@1");
    bench_take(on, 1, "Play Split (2 + X)");
    ag_error error = { 0 };
    ag_answer two = { .number = 2 };
    assert_int_equal(ag_game_answer(on->game, 1, &two, &error), AG_OK);
    const ag_view_option *mode = option(on, "X fire");
    assert_int_equal(mode->mode_count, 1);
    assert_int_equal(mode->modes[0].summary.damage, 2);  // X was chosen
    assert_non_null(strstr(mode->modes[0].text, "of this hall."));
    assert_true(strlen(mode->text) < sizeof mode->text);
    assert_string_equal(mode->text + strlen(mode->text) - 4, " …");
    assert_string_equal(option(on, "Draw")->text, "Draw 1 card.");
}

static void all_see_what_was_chosen_for_a_link(void **state)
{
    bench *on = *state;
    raider_with(on, "give t/split to hand@1");
    PLACE(on, "give t/smoke to hand@1");  // to answer with: nothing resolves yet
    bench_take(on, 1, "Play Split (2 + X)");
    ag_game_view(on->game, 2, &view);
    assert_int_equal(view.links[0].has_x, 0);  // it is being chosen
    ag_error error = { 0 };
    ag_answer two = { .number = 2 }, draw = { .count = 1, .picks = { 1 } };
    assert_int_equal(ag_game_answer(on->game, 1, &two, &error), AG_OK);
    assert_int_equal(ag_game_answer(on->game, 1, &draw, &error), AG_OK);
    for (int seat = 0; seat <= 3; seat++) {
        ag_game_view(on->game, seat, &view);
        assert_int_equal(view.link_count, 1);
        assert_int_equal(view.links[0].has_x, 1);
        assert_int_equal(view.links[0].x, 2);
        assert_int_equal(view.links[0].mode_count, 1);
        assert_string_equal(view.links[0].modes[0], "Draw 1 card.");
    }
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, bench_set_up, bench_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_cost_says_its_x_and_a_quest_says_none),
        TEST(a_move_says_its_modes_and_how_large_its_x_can_be),
        TEST(a_mode_is_offered_by_what_it_says),
        TEST(all_see_what_was_chosen_for_a_link),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
