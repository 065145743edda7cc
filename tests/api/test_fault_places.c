// Every place in which a card's script is called, and a script that fails there: the report names
// card, power and line, the game goes on to its end, and recording, rebuild and fork agree. What is
// data cannot fail in play: a function there is refused as the database is built. Conditions,
// replacements and preventions have tests of their own in test_script_faults.c, and scenarios in
// test_scenario.c.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/faults.h"

enum { ANSWERS_MAX = 20000 };

static cave *at;
static uint64_t dice;

static int setup(void **unused)
{
    (void)unused;
    at = cave_open();
    dice = 5;
    return 0;
}

static int teardown(void **unused)
{
    (void)unused;
    cave_close(at);
    return 0;
}

static ag_game *open_game(void)
{
    cave_build(at);
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    return cave_game(at, &def);
}

static void play_to_fault(ag_game *game)
{
    ag_error error = { 0 };
    for (int i = 0; i < ANSWERS_MAX && fault_count(game) == 0; i++) {
        if (!cave_step(game, &dice, &error)) {
            fail_msg("the game ended before the fault: %s", error.text);
        }
    }
    assert_true(fault_count(game) > 0);
}

// The first line of each report begins so and holds `part`; the rest says how the script got there.
static void assert_reports(const ag_game *game, const char *begins, const char *part)
{
    for (int i = 0; i < fault_count(game); i++) {
        assert_report(game, i, begins, part);
        assert_non_null(strstr(ag_game_fault_at(game, i), "\nstack traceback:\n"));
    }
}

// Each time the script is run it fails, and each time it is said once; the game goes on.
static void fails_in_play(const char *begins, const char *part)
{
    ag_game *game = open_game();
    play_to_fault(game);
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_reports(game, begins, part);
    assert_int_equal(told(game, "A fault in the script of "), fault_count(game));
    assert_caches_agree(game, dice);
    assert_replays(at, game);
    ag_game_close(game);
}

static void write_guard(const char *rest)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ally \"Guard\" { number = 4, cost = 1, atk = 1, damage = \"melee\",\n"
             "  health = 3, unlimited = true, text = \"\", keywords = { \"Ferocity\" },\n"
             "  %s }\n",
             rest);
    cave_write(at, "cards/t/guard.lua", text);
}

static void write_bolt(const char *rest)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Bolt\" { number = 3, cost = 1, unlimited = true, text = \"\",\n"
             "  class = { \"mage\" },\n"
             "  %s }\n",
             rest);
    cave_write(at, "cards/t/bolt.lua", text);
}

// ---- what runs from the chain ----

static void the_play_of_a_card(void **unused)
{
    (void)unused;
    write_bolt("play = function(me) me.player:draw(1) error(\"no\") end");
    fails_in_play("t/bolt, its text: cards/t/bolt.lua:3: ", "no");
}

static void one_of_two_modes(void **unused)
{
    (void)unused;
    write_bolt("modes = { mode { text = \"\", play = function(me) error(\"first\") end },\n"
               "    mode { text = \"\", play = function(me) error(\"second\") end } }");
    fails_in_play("t/bolt, ", ": cards/t/bolt.lua:");
}

static void the_reward_of_a_quest(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/bolt.lua",
               "return quest \"Bolt\" { number = 3, unlimited = true, text = \"\",\n"
               "  reward = { cost = { resources = 1 },\n"
               "    effect = function(me) me.player:draw(1) error(\"no\") end } }\n");
    fails_in_play("t/bolt, ", ": cards/t/bolt.lua:3: no");
}

static void a_payment_power(void **unused)
{
    (void)unused;
    write_guard("powers = { pays { cost = { destroy = this },\n"
                "    effect = function(me) me.player:draw(1) error(\"no\") end } }");
    fails_in_play("t/guard, pays: cards/t/guard.lua:4: ", "no");
}

static void a_power_on_the_other_side_of_a_hero(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/anna.lua",
               "return hero \"Anna\" { number = 1, health = 20, class = { \"mage\" },\n"
               "  faction = \"horde\", text = \"\", powers = {\n"
               "    pays { cost = { flip = this },\n"
               "    effect = function(me) error(\"front\") end } },\n"
               "  back = { text = \"\", powers = { at.start_of_turn { whose = \"your\",\n"
               "    effect = function(me) error(\"back\") end } } } }\n");
    fails_in_play("t/anna, ", ": cards/t/anna.lua:");
}

static void a_trigger(void **unused)
{
    (void)unused;
    write_guard("powers = { when.enters_play { of = this,\n"
                "    effect = function(me) me.player:draw(1) error(\"no\") end } }");
    fails_in_play("t/guard, when.enters_play: cards/t/guard.lua:4: ", "no");
}

static void a_trigger_of_the_turn(void **unused)
{
    (void)unused;
    write_guard("powers = { at.end_of_turn { whose = \"your\",\n"
                "    effect = function(me) me.hero:deal(1, \"fire\", opposing.hero) error(\"no\")\n"
                "    end } }");
    cave_write(at, "cards/decks/annas.lua",
               "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
               "  cards = { { 58, \"t/bolt\" }, { 2, \"t/guard\" } } }\n");
    fails_in_play("t/guard, at.end_of_turn: cards/t/guard.lua:4: ", "no");
}

static void a_delayed_trigger(void **unused)
{
    (void)unused;
    write_bolt("later = { soon = when.dealt_damage { of = opposing.hero,\n"
               "    effect = function(me) me.player:draw(1) error(\"no\") end } },\n"
               "  play = function(me)\n"
               "    me:begin(\"soon\", this_turn, { left = 1 })\n"
               "    me.hero:deal(1, \"fire\", all(opposing.hero))\n"
               "  end");
    fails_in_play("t/bolt, soon: cards/t/bolt.lua:4: ", "no");
}

// ---- what is called inside of something else ----

// What a filter is made of is looked at as it is made, also in mid-effect.
static void a_filter_in_an_effect(void **unused)
{
    (void)unused;
    write_bolt("play = function(me)\n"
               "    local found = all(opposing.character:with { cost = { max = \"low\" } })\n"
               "  end");
    fails_in_play("t/bolt, its text: cards/t/bolt.lua:4: ", "max");
    write_bolt("play = function(me)\n"
               "    all(any.character):where(function(card) return card.nothing.more end)\n"
               "  end");
    fails_in_play("t/bolt, its text: cards/t/bolt.lua:4: ", "filter");
}

// The cost is the destruction of an ally, which has a replacement that fails: the cost is paid.
static void a_replacement_while_a_cost_is_paid(void **unused)
{
    (void)unused;
    write_guard("powers = { instead.destroyed { of = this,\n"
                "    effect = function(me) me:exhaust() error(\"no\") end } }");
    write_bolt("extra_cost = { destroy = your.ally },\n"
               "  play = function(me) me.player:draw(1) end");
    ag_game *game = open_game();
    play_to_fault(game);
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_int_equal(fault_count(game), 1);
    assert_reports(game, "t/guard, instead.destroyed: cards/t/guard.lua:4: ", "no");
    assert_replays(at, game);
    ag_game_close(game);
}

// Each ally's destruction is replaced by that of the next: more effects inside effects than there
// is room for. The innermost does nothing then, and the others go on.
static void effects_inside_effects(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/whelp.lua",
               "return token \"Whelp\" { number = 5, atk = 1, damage = \"melee\", health = 1,\n"
               "  text = \"\", powers = { instead.destroyed { of = this, effect = function(me)\n"
               "    me:exhaust()\n"
               "    local left = all(your.ally:with { ready = true })\n"
               "    if #left > 0 then left[1]:destroy() end\n"
               "  end } } }\n");
    write_bolt("play = function(me)\n"
               "    me.player:put_token(\"t/whelp\", 70)\n"
               "    all(your.ally)[1]:destroy()\n"
               "  end");
    fails_in_play("t/whelp, instead.destroyed: cards/t/whelp.lua:5: ",
                  "effects inside effects, deeper than the engine goes");
}

// ---- what is data ----

static void assert_refused(const char *place, const char *sentence)
{
    ag_error error = { 0 };
    assert_int_equal(cave_try_build(at, &error), AG_BAD_CONTENT);
    if (strstr(error.text, place) == NULL || strstr(error.text, sentence) == NULL) {
        fail_msg("\"%s\" does not say %s … %s", error.text, place, sentence);
    }
}

static void continuous_powers_costs_and_filters_are_data(void **unused)
{
    (void)unused;
    static const char *const powers[][2] = {
        { "gives { to = this, atk = function(me) return 1 end }", "atk is " },
        { "gives { to = function(card) return true end, atk = plus(1) }", "filter" },
        { "gives { to = this, atk = plus(1), only_if = function(me) return true end }", "only_if" },
        { "pays { cost = { resources = function(me) return 1 end }, effect = function() end }",
          "resources" },
        { "pays { cost = function(me) return 1 end, effect = function() end }", "cost" },
        { "pays { cost = { destroy = function(card) return true end }, effect = function() end }",
          "filter" },
        { "prevents.damage { to = your.hero, amount = function(me) return 1 end }", "amount" },
        { "when.enters_play { of = function(card) return true end, effect = function() end }",
          "filter" },
    };
    char text[256];
    for (size_t i = 0; i < sizeof powers / sizeof powers[0]; i++) {
        snprintf(text, sizeof text, "powers = { %s }", powers[i][0]);
        write_guard(text);
        assert_refused("cards/t/guard.lua:3: ", powers[i][1]);
    }
    write_bolt("extra_cost = { discard = function(me) return 1 end }, play = function() end");
    assert_refused("cards/t/bolt.lua:3: ", "discard");
}

// ---- what a raid runs ----

static void write_raid(const char *rest)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
             "  bosses = { \"worm\" }, first = \"boss\", boss_mulligan = true,\n"
             "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
             "  %s }\n",
             rest);
    cave_write(at, "raids/cave/raid.lua", text);
}

// The raid does not work without it: the game stops where it failed, and its recording stops there,
// too.
static void stops_the_game(const char *sentence)
{
    ag_error error = { 0 };
    int answers = 0;
    ag_game *game = open_game();
    while (cave_step(game, &dice, &error)) {
        assert_true(++answers < ANSWERS_MAX);
    }
    assert_int_equal(error.status, AG_BAD_CONTENT);
    if (strstr(error.text, "the game stops, a step of the raid failed: cave") == NULL
        || strstr(error.text, sentence) == NULL) {
        fail_msg("\"%s\" does not say %s", error.text, sentence);
    }
    assert_string_equal(ag_game_result(game).reason, AG_RESULT_STOPPED);
    assert_replays(at, game);
    ag_game_close(game);
}

static void a_step_of_a_raid(void **unused)
{
    (void)unused;
    cave_write(at, "raids/cave/phases/dig.lua",
               "return phase \"Dig\" { steps = {\n"
               "  function(boss) boss:draw(1) error(\"rock\") end, window } }\n");
    write_raid("boss_turn = { ready_step, action_phase, use \"cave/phases/dig\", end_phase },\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end");
    stops_the_game("raids/cave/phases/dig.lua:2: rock");
}

static void the_set_up_of_a_raid(void **unused)
{
    (void)unused;
    write_raid("boss_turn = { ready_step, action_phase, end_phase },\n"
               "  setup = function(boss) boss:draw(1) error(\"rock\") end,\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end");
    stops_the_game("raids/cave/raid.lua:5: rock");
}

static void the_end_of_a_boss(void **unused)
{
    (void)unused;
    cave_write(at, "raids/cave/bosses/worm.lua",
               "return boss \"Worm\" { number = 1, order = 1, health = 4, atk = 1,\n"
               "  text = \"\" }\n");
    write_raid("boss_turn = { ready_step, action_phase, end_phase },\n"
               "  boss_has_fatal_damage = function(boss) error(\"rock\") end");
    stops_the_game("raids/cave/raid.lua:5: rock");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_play_of_a_card),
        TEST(one_of_two_modes),
        TEST(the_reward_of_a_quest),
        TEST(a_payment_power),
        TEST(a_power_on_the_other_side_of_a_hero),
        TEST(a_trigger),
        TEST(a_trigger_of_the_turn),
        TEST(a_delayed_trigger),
        TEST(a_filter_in_an_effect),
        TEST(a_replacement_while_a_cost_is_paid),
        TEST(effects_inside_effects),
        TEST(continuous_powers_costs_and_filters_are_data),
        TEST(a_step_of_a_raid),
        TEST(the_set_up_of_a_raid),
        TEST(the_end_of_a_boss),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
