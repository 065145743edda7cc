// Keywords and the words that stand for them: each slip a sentence with file and line.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lua/shelf.h"

#define WITH(rest) "return ally 'A' { cost = 1, atk = 1, damage = 'melee', health = 3,\n" rest " }"
#define POWER(power) WITH("powers = { " power " }")

static void a_slip_with_a_keyword_is_a_sentence(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { WITH("keywords = 'Warps'"),
          "card.lua:2: keywords: there is no \"Warps\" (did you mean \"Warp\"?)" },
        { WITH("keywords = 'Flip'"), "card.lua:2: Flip takes a number: \"Flip 2\"" },
        { WITH("keywords = 'Echo 2'"), "card.lua:2: Echo takes no number: \"Echo\"" },
        { WITH("keywords = 'Stash'"),
          "card.lua:2: Stash says more than its name: it has a word among `powers`" },
        { POWER("stash { target = 1 }"),
          "unknown field \"target\" of stash (did you mean \"targets\"?)" },
        { POWER("stash { may = true }"), "stash has no effect" },
        { POWER("enraged { off = any.ally }"),
          "unknown field \"off\" of enraged (did you mean \"of\"?)" },
        { POWER("diplomacy {}"), "diplomacy has no to: a filter. Which allies cost" },
        { POWER("diplomacy { to = any.ability }"), "diplomacy names the allies that cost less" },
        { POWER("finishing_move { what = 'Rogue' }"), "what" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void a_slip_with_the_first_time_is_a_sentence(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { POWER("when.drawn { first_each_turn = true, effect = function() end }"),
          "the first time in a turn is known of attacks, protects, strikes, exhausted, completed" },
        { POWER("when.dealt_damage { of = this, damage = 'fire', first_each_turn = true,"
                " effect = function() end }"),
          "whatever the amount and type" },
        { POWER("gives { to = this, atk = stat('atk', 'charge') }"),
          "stat takes a name behind \"counters\" alone" },
        { POWER("when.destroyed { of = your.ally, last = true, effect = function() end }"),
          "last says of which cards the last one leaves" },
        { POWER("when.leaves_party { last = true, effect = function() end }"),
          "last says of which cards the last one leaves" },
        { POWER("gives { to = your.ally, atk = 1, first_each_turn = true }"),
          "first_each_turn of gives stands beside a cost: cost = plus(-1)" },
        { POWER("gives { to = opposing.ally, cost = plus(1), first_each_turn = true }"),
          "first_each_turn of gives is about cards of yours: to = your.ally" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void a_slip_with_the_sides_of_a_card_is_a_sentence(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { POWER("when.flipped { of = this, to_this_side = true, effect = function() end }"),
          "to_this_side: this card has no back to turn from" },
        { POWER("when.destroyed { of = this, to_this_side = true, effect = function() end }"),
          "to_this_side is for when.flipped" },
        { WITH("later = { a = when.flipped { to_this_side = true, effect = function() end } }"),
          "among the powers of one side of a card with a back" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_slip_with_a_keyword_is_a_sentence),
        cmocka_unit_test(a_slip_with_the_first_time_is_a_sentence),
        cmocka_unit_test(a_slip_with_the_sides_of_a_card_is_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
