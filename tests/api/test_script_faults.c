// A card script that fails in a real game: one report, a ruling in the log, the effect never
// happened, the game goes on, and recording, rebuild and fork agree.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/faults.h"

static cave *at;
static uint64_t dice;
static ag_error error;
static int unchecked;  // the state is not checked after every step: for what many games do alike

static int setup(void **unused)
{
    (void)unused;
    at = cave_open();
    dice = 3;
    unchecked = 0;
    memset(&error, 0, sizeof error);
    return 0;
}

static int teardown(void **unused)
{
    (void)unused;
    cave_close(at);
    return 0;
}

// ---- what a game shows ----

static int damage_of_all(ag_game *game)
{
    ag_view *view = calloc(1, sizeof *view);
    int damage = 0;
    ag_game_view(game, 1, view);
    for (int i = 0; i < view->card_count; i++) {
        damage += view->cards[i].damage;
    }
    free(view);
    return damage;
}

static ag_game *open_game(int raiders)
{
    cave_build(at);
    ag_game_def def = cave_table(raiders);
    def.decks[0] = "decks/annas";
    def.check = !unchecked;
    return cave_game(at, &def);
}

// Plays until there are `count` reports. Returns the damage that was on the table before the effect
// that failed.
static int play_to_fault(ag_game *game, int count)
{
    int damage = 0;
    for (int i = 0; i < 20000 && fault_count(game) < count; i++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        int inside = strstr(ag_game_question(game, seat).prompt, "Now what") != NULL;
        damage = inside ? damage : damage_of_all(game);
        if (!cave_step(game, &dice, &error)) {
            fail_msg("the game ended before the fault: %s", error.text);
        }
    }
    assert_true(fault_count(game) >= count);
    return damage;
}

// ---- one effect that fails ----

// Bolt deals its damage, and then does `body`.
static void write_bolt(const char *body)
{
    char text[2048];
    snprintf(text, sizeof text,
             "local function calls_itself(n) return 1 + calls_itself(n + 1) end\n"
             "return ability \"Bolt\" { number = 3, cost = 1, unlimited = true, text = \"\",\n"
             "  class = { \"mage\" },\n"
             "  targets = { target(\"prey\", opposing.hero, harm) },\n"
             "  play = function(me, t)\n"
             "    me.hero:deal(7, \"fire\", t.prey)\n"
             "    %s\n"
             "  end }\n",
             body);
    cave_write(at, "cards/t/bolt.lua", text);
}

static void bolt_fails(const char *body, const char *part)
{
    write_bolt(body);
    ag_game *game = open_game(1);
    int damage = play_to_fault(game, 1);
    assert_int_equal(fault_count(game), 1);
    assert_report(game, 0, "t/bolt, its text: cards/t/bolt.lua:", part);
    assert_int_equal(told(game, "A fault in the script of Bolt: it does nothing."), 1);
    assert_int_equal(damage_of_all(game), damage);
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_caches_agree(game, dice);
    assert_replays(at, game);
    ag_game_close(game);
    dice = 3;
    unchecked = 1;
}

static void a_script_that_raises(void **unused)
{
    (void)unused;
    bolt_fails("error(\"out of fire\")", "out of fire");
    bolt_fails("assert(#t.prey == 7, \"no\")", "");
    bolt_fails("local none = nil; none.field = 1", "none");
    bolt_fails("return me + 1", "");
}

static void a_script_without_an_end(void **unused)
{
    (void)unused;
    bolt_fails("while true do end", "does not come to an end");
    bolt_fails("calls_itself(1)", "");
    bolt_fails("while true do me.hero:deal(1, \"fire\", me.hero) end", "");
}

static void a_script_that_eats_memory(void **unused)
{
    (void)unused;
    bolt_fails("local all = {} while true do all[#all + 1] = { #all } end", "");
    bolt_fails("local text = \"a\" while true do text = text .. text end", "");
    bolt_fails("local text = \"\" for i = 1, 100000 do text = text .. i end", "");
    bolt_fails("me.player:put_token(\"t/guard\", 5000)", "");
}

// An ally that works and puts another into play as it enters: what waits counts for what comes.
static void effects_inside_effects_share_a_budget(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/figure.lua",
               "local function work(me)\n"
               "  for i = 1, 50000 do local x = i end\n"
               "  me.player:put_token(\"t/figure\")\n"
               "end\n"
               "return token \"Figure\" { atk = 1, damage = \"melee\", health = 1,\n"
               "  text = \"As this enters play, another does.\",\n"
               "  powers = { as.enters_play { of = this, effect = work } } }\n");
    write_bolt("for i = 1, 50000 do local x = i end me.player:put_token(\"t/figure\")");
    ag_game *game = open_game(1);
    play_to_fault(game, 1);
    assert_report(game, 0, "t/figure, as.enters_play: ",
                  "effects inside effects that do more than one effect may");
    assert_caches_agree(game, dice);
    assert_replays(at, game);
    ag_game_close(game);
}

static void a_script_that_keeps_something(void **unused)
{
    (void)unused;
    bolt_fails("kept = 1", "\"kept\" is written as a global");
    bolt_fails("me.kept = 1", "me.memory");
    bolt_fails("me.memory[1] = 1.5", "");
    bolt_fails("me.memory[9] = 1", "");
    bolt_fails("me.memory[1] = \"text\"", "");
    bolt_fails("table.insert(math, 1)", "");
}

static void a_call_of_what_is_not_there(void **unused)
{
    (void)unused;
    bolt_fails("me.hero:daal(1, \"fire\", t.prey)", "did you mean \"deal\"?");
    bolt_fails("drow(1)", "there is no word \"drow\"");
    bolt_fails("me.player:drow(1)", "did you mean \"draw\"?");
    bolt_fails("t.pray:destroy()", "did you mean \"prey\"?");
    bolt_fails("me.player:put_token(\"t/gaurd\", 1)", "t/gaurd");
    bolt_fails("raid.stag = 1", "");
    bolt_fails("set_word(\"no_such_word\", 1)", "no_such_word");
    bolt_fails("me:begin(\"no_such_later\", this_turn)", "no_such_later");
}

static void amounts_that_are_none(void **unused)
{
    (void)unused;
    bolt_fails("me.hero:deal(1.5, \"fire\", t.prey)", "whole number");
    bolt_fails("me.hero:deal(1 / 0, \"fire\", t.prey)", "whole number");
    bolt_fails("me.hero:deal(1 // 0, \"fire\", t.prey)", "");
    bolt_fails("me.hero:deal(0 / 0, \"fire\", t.prey)", "whole number");
    bolt_fails("me.hero:deal(\"2\", \"fire\", t.prey)", "whole number");
    bolt_fails("me.hero:deal(1000001, \"fire\", t.prey)", "at most 1000000");
    bolt_fails("me.hero:deal(nil, \"fire\", t.prey)", "got nothing");
    bolt_fails("me.hero:deal(2, \"fyre\", t.prey)", "did you mean \"fire\"?");
    bolt_fails("me.hero:add_counters(\"doom\", 0.5)", "whole number");
    bolt_fails("me.hero:gain { atk = 0.5, lasts = this_turn }", "");
}

// ---- faults in mid-effect ----

static void a_fault_after_an_answer(void **unused)
{
    (void)unused;
    bolt_fails("me.player:may(\"Now what?\") me.player:may(\"Now what?\") error(\"no\")", "no");
    bolt_fails("me.player:choose_number { min = 1, max = 5, prompt = \"Now what?\" } me.x.y = 1",
               "");
}

// A state in mid-effect is rebuilt and forked, too; the fault then comes in each.
static void a_fork_in_mid_effect_fails_by_itself(void **unused)
{
    (void)unused;
    write_bolt("me.player:may(\"Go on?\") error(\"no\")");
    ag_game *game = open_game(1);
    ag_game *fork = NULL;
    while (strstr(ag_game_question(game, 1).prompt, "Go on?") == NULL) {
        assert_true(cave_step(game, &dice, &error));
    }
    uint64_t before = ag_game_state_hash(game);
    assert_int_equal(ag_game_rebuild(game, &error), AG_OK);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_OK);
    assert_int_equal(ag_game_state_hash(game), before);
    assert_int_equal(ag_game_state_hash(fork), before);
    uint64_t mine = dice;
    assert_true(cave_step(game, &dice, &error));
    assert_true(cave_step(fork, &mine, &error));
    assert_int_equal(fault_count(game), 1);
    assert_int_equal(fault_count(fork), 1);
    assert_int_equal(ag_game_state_hash(game), ag_game_state_hash(fork));
    ag_game_close(fork);
    ag_game_close(game);
}

// Concession is legal at any time: what a failed effect was answered is void, a concession
// meanwhile is not.
static void a_concession_outlives_the_fault(void **unused)
{
    (void)unused;
    write_bolt("me.player:may(\"Go on?\") error(\"no\")");
    ag_game *game = open_game(2);
    while (strstr(ag_game_question(game, 1).prompt, "Go on?") == NULL) {
        assert_true(cave_step(game, &dice, &error));
    }
    assert_int_equal(ag_game_concede(game, 2, &error), AG_OK);
    assert_true(cave_step(game, &dice, &error));
    assert_int_equal(fault_count(game), 1);
    assert_int_equal(ag_game_concede(game, 2, &error), AG_USAGE);
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_replays(at, game);
    ag_game_close(game);
}

// ---- several faults ----

// The ally that would be destroyed by the bolt has a replacement that fails, and then the bolt
// fails, too: the ruling on the replacement was within the bolt, and must not strike another frame.
static void a_fault_within_a_fault(void **unused)
{
    (void)unused;
    cave_write(at, "cards/t/guard.lua",
               "return ally \"Guard\" { number = 4, cost = 1, atk = 1, damage = \"melee\",\n"
               "  health = 3, unlimited = true, text = \"\", powers = {\n"
               "  instead.destroyed { of = this, effect = function(me)\n"
               "    me.player:may(\"Replace?\") error(\"not replaced\") end } } }\n");
    cave_write(at, "cards/t/bolt.lua",
               "return ability \"Bolt\" { number = 3, cost = 1, unlimited = true, text = \"\",\n"
               "  class = { \"mage\" },\n"
               "  targets = { target(\"prey\", your.ally) },\n"
               "  play = function(me, t)\n"
               "    me.player:may(\"Go on?\") t.prey:destroy() error(\"no bolt\")\n"
               "  end }\n");
    ag_game *game = open_game(1);
    play_to_fault(game, 2);
    assert_report(game, 0, "t/guard, ", "not replaced");
    assert_report(game, 1, "t/bolt, its text: cards/t/bolt.lua:5: ", "no bolt");
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_caches_agree(game, dice);
    int bolts = 0;
    for (int i = 0; i < fault_count(game); i++) {
        bolts += strncmp(ag_game_fault_at(game, i), "t/bolt", 6) == 0;
    }
    assert_true(bolts > 1);
    assert_int_equal(told(game, "A fault in the script of Bolt"), bolts);
    assert_replays(at, game);
    ag_game_close(game);
}

static void all_the_bites_fail(void)
{
    cave_write(at, "raids/cave/cards/bite.lua",
               "return ability \"Bite\" { number = 2, cost = 0, text = \"\",\n"
               "  play = function(me) me.player:draw(1) error(\"no tooth\") end }\n");
}

// A fault a turn, or two or three: the game goes on for all of them.
static void many_faults_in_a_game(void **unused)
{
    (void)unused;
    all_the_bites_fail();
    ag_game *game = open_game(1);
    play_to_the_end(game, &dice);
    assert_true(fault_count(game) > 8);
    assert_caches_agree(game, dice);
    assert_replays(at, game);
    ag_game_close(game);
}

static void too_many_in_a_turn_stop_the_game(void **unused)
{
    (void)unused;
    all_the_bites_fail();
    cave_write(at, "raids/cave/cards/gulp.lua",
               "return ability \"Gulp\" { number = 3, cost = 0, text = \"\",\n"
               "  play = function(me) me.player:draw(5) end }\n");
    cave_write(
        at, "raids/cave/decks/main.lua",
        "return deck \"Main\" { cards = { { 50, \"cave/bite\" }, { 30, \"cave/gulp\" } } }\n");
    ag_game *game = open_game(1);
    for (int i = 0; i < 20000 && cave_step(game, &dice, &error); i++) {
        continue;
    }
    assert_int_equal(error.status, AG_BAD_CONTENT);
    assert_string_equal(
        error.text, "the game stops, more than 8 script faults in one turn: cave/bite, its text: "
                    "raids/cave/cards/bite.lua:2: no tooth");
    assert_int_equal(fault_count(game), 9);
    assert_int_equal(ag_game_waits_for(game), 0);
    assert_string_equal(ag_game_result(game).winner, "");
    assert_string_equal(ag_game_result(game).reason, "stopped");

    // What comes after says why, and changes nothing; the recording stops where the game did.
    ag_answer answer = { 0 };
    ag_game *fork;
    assert_int_equal(ag_game_answer(game, 1, &answer, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_game_concede(game, 1, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_game_rebuild(game, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_game_fork(game, &fork, &error), AG_BAD_CONTENT);
    assert_null(fork);
    damage_of_all(game);
    assert_replays(at, game);
    ag_game_close(game);
}

static void a_raid_whose_step_fails(void **unused)
{
    (void)unused;
    cave_write(at, "raids/cave/phases/dig.lua",
               "return phase \"Dig\" { cites = \"R900\", steps = {\n"
               "  function(boss) boss:draw(1) error(\"rock\") end, window } }\n");
    cave_write(
        at, "raids/cave/raid.lua",
        "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
        "  bosses = { \"worm\" }, first = \"boss\", hand_size = { boss = 10, raiders = 7 },\n"
        "  rules = use \"cave/rules\",\n"
        "  boss_turn = { ready_step, action_phase, use \"cave/phases/dig\", end_phase },\n"
        "  boss_has_fatal_damage = function(boss) boss:lose() end }\n");
    ag_game *game = open_game(1);
    while (cave_step(game, &dice, &error)) {
        continue;
    }
    assert_int_equal(error.status, AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "the game stops, a step of the raid failed: "));
    assert_non_null(strstr(error.text, "raids/cave/phases/dig.lua:2: rock"));
    assert_replays(at, game);
    ag_game_close(game);
}

static void a_raid_that_fails_at_once(void **unused)
{
    (void)unused;
    cave_write(
        at, "raids/cave/raid.lua",
        "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
        "  bosses = { \"worm\" }, first = \"boss\", hand_size = { boss = 10, raiders = 7 },\n"
        "  rules = use \"cave/rules\",\n"
        "  setup = function(boss) error(\"rock\") end,\n"
        "  boss_turn = { ready_step, action_phase, end_phase },\n"
        "  boss_has_fatal_damage = function(boss) boss:lose() end }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    ag_game *game = NULL;
    ag_status status = ag_game_open(at->engine, &def, &game, &error);
    while (status == AG_OK && cave_step(game, &dice, &error)) {
        continue;
    }
    assert_int_equal(error.status, AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "raids/cave/raid.lua:4: rock"));
    ag_game_close(game);
}

// ---- conditions and replacements ----

static void write_guard(const char *powers)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ally \"Guard\" { number = 4, cost = 1, atk = 1, damage = \"melee\",\n"
             "  health = 3, unlimited = true, text = \"\", powers = {\n"
             "  %s } }\n",
             powers);
    cave_write(at, "cards/t/guard.lua", text);
}

static void reads_as_no_once(const char *powers, const char *begins, const char *part)
{
    write_guard(powers);
    ag_game *game = open_game(2);
    play_to_fault(game, 1);
    assert_report(game, 0, begins, part);
    assert_int_equal(told(game, "A fault in the script of Guard: it does nothing."), 1);
    assert_caches_agree(game, dice);
    play_to_the_end(game, &dice);
    assert_int_equal(fault_count(game), 1);
    assert_int_equal(told(game, "A fault in the script of Guard"), 0);
    assert_caches_agree(game, dice);
    assert_replays(at, game);
    ag_game_close(game);
    dice = 3;
}

static void a_condition_that_fails_is_asked_once(void **unused)
{
    (void)unused;
    reads_as_no_once("when.dealt_damage { of = any.character,\n"
                     "    only_if = function(me, event) error(\"no\") end,\n"
                     "    effect = function(me) me.player:draw(1) end }",
                     "t/guard, when.dealt_damage, its condition: cards/t/guard.lua:4: ", "no");
    reads_as_no_once("instead.destroyed { of = this,\n"
                     "    only_if = function(me) return me.hero.no.no end,\n"
                     "    effect = function(me) me:exhaust() end }",
                     "t/guard, instead.destroyed, its condition: cards/t/guard.lua:4: ", "no");
    reads_as_no_once("prevents.damage { to = your.character, all = true,\n"
                     "    only_if = function(me) me.player:draw(1) end }",
                     "t/guard, prevents.damage, its condition: cards/t/guard.lua:4: ",
                     "draw: a condition may only look");
}

// It held as the event happened, and fails as the link resolves: the link fizzles.
static void a_condition_that_fails_at_the_second_check(void **unused)
{
    (void)unused;
    reads_as_no_once("when.dealt_damage { of = your.hero,\n"
                     "    only_if = function(me, event)\n"
                     "      return event.card.damage == 0 or error(\"no\") end,\n"
                     "    effect = function(me) me.player:draw(1) end }",
                     "t/guard, when.dealt_damage, its condition: cards/t/guard.lua:5: ", "no");
}

// What a replacement that fails would have replaced happens; it does not replace again.
static void a_replacement_that_fails_reads_as_no(void **unused)
{
    (void)unused;
    reads_as_no_once("instead.destroyed { of = this,\n"
                     "    effect = function(me) me:exhaust() error(\"no\") end }",
                     "t/guard, instead.destroyed: cards/t/guard.lua:4: ", "no");
    reads_as_no_once("instead.dealt_damage { of = your.hero,\n"
                     "    effect = function(me) me.player:draw(1) error(\"no\") end }",
                     "t/guard, instead.dealt_damage: cards/t/guard.lua:4: ", "no");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_script_that_raises),
        TEST(a_script_without_an_end),
        TEST(a_script_that_eats_memory),
        TEST(effects_inside_effects_share_a_budget),
        TEST(a_script_that_keeps_something),
        TEST(a_call_of_what_is_not_there),
        TEST(amounts_that_are_none),
        TEST(a_fault_after_an_answer),
        TEST(a_fork_in_mid_effect_fails_by_itself),
        TEST(a_concession_outlives_the_fault),
        TEST(a_fault_within_a_fault),
        TEST(many_faults_in_a_game),
        TEST(too_many_in_a_turn_stop_the_game),
        TEST(a_raid_whose_step_fails),
        TEST(a_raid_that_fails_at_once),
        TEST(a_condition_that_fails_is_asked_once),
        TEST(a_condition_that_fails_at_the_second_check),
        TEST(a_replacement_that_fails_reads_as_no),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
