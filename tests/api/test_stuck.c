// What is offered can be finished: no card sends a bot round in circles, announcing what is taken
// back each time (CR 707.2). And a game that asks nobody any more stops.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

enum { ANSWERS_MAX = 4000 };

static cave *at;
static ag_error error;

static int setup(void **unused)
{
    (void)unused;
    at = cave_open();
    memset(&error, 0, sizeof error);
    return 0;
}

static int teardown(void **unused)
{
    (void)unused;
    cave_close(at);
    return 0;
}

// A game whose raider holds this card alone: it must come to its end, with the card played.
static void assert_ends(const char *card, const char *bot)
{
    uint64_t dice = 5;
    int answers = 0;
    int plays = 0;
    char line[512];
    cave_write(at, "cards/t/trap.lua", card);
    cave_write(at, "cards/decks/annas.lua",
               "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To try.\",\n"
               "  cards = { { 60, \"t/trap\" } } }\n");
    cave_build(at);
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    ag_game *game = cave_game(at, &def);
    for (uint32_t asked; (asked = ag_game_waits_for(game)) != 0;) {
        ag_answer answer;
        int seat = __builtin_ctz(asked);
        if (ag_bot_answer(&(ag_bot_def){ .bot = bot }, game, seat, &dice, &answer, &error) < 0
            || ag_game_answer(game, seat, &answer, &error) < 0) {
            fail_msg("%s: %s", bot, error.text);
        }
        if (++answers == ANSWERS_MAX) {
            fail_msg("%s goes round in circles in turn %u", bot, ag_game_result(game).turns);
        }
    }
    while (ag_game_next_line(game, 0, line, sizeof line)) {
        plays += strstr(line, "plays Trap") != NULL;
    }
    assert_true(plays > 0);
    ag_game_close(game);
}

#define TRAP(fields)                                                                               \
    "return ability \"Trap\" { number = 9, unlimited = true, text = \"\",\n" fields "}\n"

static const char *const traps[] = {
    // X targets, of which there is one.
    TRAP("cost = x, targets = { target(\"prey\", opposing.hero, harm, { count = x }) },\n"
         "play = function(me, t) me.hero:deal(1, \"fire\", t.prey) end"),
    // As many as X leaves of three: X must not be too small.
    TRAP("cost = x, targets = { target(\"prey\", opposing.hero, harm, { count = 3 - x }) },\n"
         "play = function(me, t) me.hero:deal(1, \"fire\", t.prey) end"),
    // X of one mode, and never too many of the other.
    TRAP("cost = x, modes = { mode { text = \"\", play = function(me, t) end,\n"
         "  targets = { target(\"prey\", opposing.hero, harm, { count = x }) } },\n"
         "  mode { text = \"\", play = function(me, t) end,\n"
         "  targets = { target(\"prey\", opposing.hero, harm, { count = x + 1 }) } } }"),
    // Another card of the hand: the last one has no target.
    TRAP("cost = 0, targets = { target(\"gift\", your.card:in_zone(\"hand\"), help) },\n"
         "play = function(me, t) me.hero:deal(1, \"fire\", all(opposing.hero)) end"),
};

static void bots_finish_what_they_begin(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof traps / sizeof traps[0]; i++) {
        assert_ends(traps[i], "greedy");
        assert_ends(traps[i], "random");
    }
}

// ---- games that ask nobody ----

#define RAID(turns)                                                                                \
    "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" }, bosses = { \"worm\" "    \
    "},\n"                                                                                         \
    "  first = \"boss\", skips_first_draw = true, hand_size = { boss = 10, raiders = 7 },\n"       \
    "  rules = use \"cave/rules\", " turns "\n"                                                    \
    "  boss_has_fatal_damage = function(boss) boss:lose() end }\n"

#define SEQUENCE(step)                                                                             \
    RAID("boss_turn = { ready_step, action_phase, end_phase },\n"                                  \
         "sequences = { s = sequence \"S\" { steps = { " step " } } },")

#define ANNA(power)                                                                                \
    "return hero \"Anna\" { number = 1, health = 20, tags = { \"Orc\" }, class = { \"mage\" },\n"  \
    "  faction = \"horde\", text = \"At the start of your turn, it ends.\", back = {},\n"          \
    "  powers = { " power " { effect = function(me) end_turn(me.player) end } } }\n"

static const struct endless {
    const char *path, *text, *named;
} endless[] = {
    { "cards/t/anna.lua", ANNA("at.start_of_turn"), ": t/anna" },
    { "cards/t/anna.lua", ANNA("as.start_of_turn"), "" },
    { "raids/cave/raid.lua", RAID("boss_turn = { end_phase }, raider_turn = { end_phase },"),
      ": cave: " },
    { "raids/cave/raid.lua",
      RAID("boss_turn = { use \"cave/phases/idle\" }, raider_turn = { use \"cave/phases/idle\" },"),
      ": cave" },
    { "raids/cave/raid.lua", SEQUENCE("function(boss) boss:begin_sequence(\"s\") end"),
      ": t/bolt" },
    { "raids/cave/raid.lua",
      SEQUENCE("effect \"E\" { play = function(boss) boss:begin_sequence(\"s\") end }"), ": cave" },
};

static void assert_stops(const struct endless *one)
{
    uint64_t dice = 5;
    int answers = 0;
    char path[128], report[2048];
    ag_result result;
    cave_write(at, one->path, one->text);
    cave_build(at);
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    def.check = 0;
    ag_game *game = cave_game(at, &def);
    while (cave_step(game, &dice, &error)) {
        assert_true(++answers < ANSWERS_MAX);
    }
    if (strstr(error.text, "the game stops, it goes on without an end") == NULL
        || strstr(error.text, one->named) == NULL
        || strstr(error.text, "nobody was asked for 1,000,000 tasks") == NULL) {
        fail_msg("it names not \"%s\": %s", one->named, error.text);
    }
    assert_string_equal(ag_game_result(game).reason, "stopped");
    assert_int_equal(ag_game_waits_for(game), 0);
    assert_true(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, NULL) < 0);
    cave_path(at, "game.agr", path, sizeof path);
    if (ag_game_record(game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, ag_game_result(game).hash);
    ag_game_close(game);
}

static void a_game_that_asks_nobody_stops(void **unused)
{
    for (size_t i = 0; i < sizeof endless / sizeof endless[0]; i++) {
        cave_write(at, "raids/cave/phases/idle.lua",
                   "return phase \"Idle\" { steps = { function(boss) end } }\n");
        cave_write(at, "cards/t/bolt.lua",
                   "return ability \"Bolt\" { number = 3, cost = 0, class = { \"mage\" },\n"
                   "  unlimited = true, text = \"\",\n"
                   "  play = function(me) me.player:begin_sequence(\"s\") end }\n");
        assert_stops(&endless[i]);
        teardown(unused);
        setup(unused);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(bots_finish_what_they_begin, setup, teardown),
        cmocka_unit_test_setup_teardown(a_game_that_asks_nobody_stops, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
