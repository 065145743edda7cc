// What is offered can be finished: no card sends a bot round in circles, announcing what is taken
// back each time (CR 707.2).
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
        if (ag_bot_answer(&(ag_bot_def){ .bot = bot }, game, seat, &dice, &answer, NULL, 0, &error)
                < 0
            || ag_game_answer(game, seat, &answer, &error) < 0) {
            fail_msg("%s: %s", bot, error.text);
        }
        if (++answers == ANSWERS_MAX) {
            fail_msg("%s goes round in circles in turn %u", bot, ag_game_result(game).turns);
        }
    }
    while (ag_game_told(game, 0, line, sizeof line)) {
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(bots_finish_what_they_begin, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
