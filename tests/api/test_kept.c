// What a game keeps for the next one: it stands in the present place of the log, and nowhere else.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "aggro.h"
#include "api/cave.h"

// A cave whose raid keeps the cards that lie in play as it ends, each said twice.
static ag_game *open_game(cave *at)
{
    cave_write(at, "raids/cave/raid.lua",
               "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
               "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true,\n"
               "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end,\n"
               "  at_end = function(boss)\n"
               "    all(your.hero):keep()\n"
               "    all(any.hero):keep()\n"
               "  end }\n");
    cave_build(at);
    ag_game_def table = cave_table(1);
    return cave_game(at, &table);
}

static void it_is_what_the_end_said_each_card_once(void **state)
{
    ag_game *game = open_game(*state);
    ag_kept kept;
    uint64_t dice = 1;
    (void)cave_step(game, &dice, NULL);
    assert_false(ag_game_kept(game, 0, &kept));
    assert_int_equal(ag_game_concede(game, 1, NULL), AG_OK);
    assert_true(ag_game_kept(game, 0, &kept));
    assert_string_equal(kept.key, "cave/worm");
    assert_string_equal(kept.name, "Worm");
    assert_int_equal(kept.seat, 2);
    assert_int_equal(kept.owner, 2);
    assert_true(ag_game_kept(game, 1, &kept));
    assert_int_equal(kept.seat, 1);
    assert_false(ag_game_kept(game, 2, &kept));
    assert_string_equal(kept.key, "");
    ag_game_close(game);
}

static void an_end_that_is_taken_back_keeps_nothing(void **state)
{
    ag_game *game = open_game(*state);
    ag_game *fork;
    ag_kept kept;
    uint64_t dice = 1;
    (void)cave_step(game, &dice, NULL);
    assert_int_equal(ag_game_concede(game, 1, NULL), AG_OK);
    assert_int_equal(ag_game_fork(game, &fork, NULL), AG_OK);
    assert_int_equal(ag_game_undo(game, 0, AG_UNDO_ANSWER, 0, NULL), AG_OK);
    assert_false(ag_game_kept(game, 0, &kept));
    assert_true(ag_game_kept(fork, 1, &kept));
    assert_int_equal(ag_game_redo(game, NULL), AG_OK);
    assert_true(ag_game_kept(game, 1, &kept));
    assert_false(ag_game_kept(game, 2, &kept));
    ag_game_close(fork);
    ag_game_close(game);
}

static void nothing_is_kept_of_no_game(void **state)
{
    (void)state;
    ag_kept kept = { .key = NULL };
    assert_false(ag_game_kept(NULL, 0, &kept));
    assert_string_equal(kept.key, "");
    assert_false(ag_game_kept(NULL, 0, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_is_what_the_end_said_each_card_once, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(an_end_that_is_taken_back_keeps_nothing, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test(nothing_is_kept_of_no_game),
    };
    return cmocka_run_group_tests_name("kept", tests, NULL, NULL);
}
