// Keywords and the words that stand for them: each slip a sentence with file and line.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lua/shelf.h"
#include "rules/rules.h"

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

// What it stands for is powers as any: nobody attacks the hero of its side that is a Boss, and
// something happens as it is destroyed.
static void boss_is_a_change_and_a_trigger(void **context)
{
    (void)context;
    shelf on;
    uint16_t printed;
    ag_host *host = shelf_host(&on, WITH("keywords = 'Boss'"), &printed);
    const ag_catalog *catalog = ag_host_catalog(host);
    int first = catalog->keyword_powers[AG_KEYWORD_BOSS].first;
    assert_true(ag_catalog_card(catalog, printed)->side[0].keywords & AG_LONG_BIT(AG_KEYWORD_BOSS));
    assert_int_equal(catalog->keyword_powers[AG_KEYWORD_BOSS].end, first + 2);
    const ag_power_def *shield = &ag_catalog_card(catalog, catalog->keywords)->powers[first];
    const ag_power_def *falls = shield + 1;
    assert_int_equal(shield->kind, AG_POWER_CONTINUOUS);
    assert_int_equal(shield->change_count, 1);
    assert_int_equal(shield->changes[0].field, AG_FIELD_CANT);
    assert_int_equal(shield->changes[0].word, AG_CANT_BE_ATTACKED);
    assert_int_equal(shield->changes[0].subject.types, AG_TYPE_HERO);
    assert_int_equal(shield->changes[0].subject.is, AG_IS_BOSS);
    assert_int_equal(shield->changes[0].subject.whose, AG_WHOSE_YOURS);
    assert_int_equal(falls->kind, AG_POWER_TRIGGER);
    assert_int_equal(falls->watch.event, AG_EVENT_DESTROYED);
    ag_host_close(host);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_slip_with_a_keyword_is_a_sentence),
        cmocka_unit_test(boss_is_a_change_and_a_trigger),
        cmocka_unit_test(a_slip_with_the_first_time_is_a_sentence),
        cmocka_unit_test(a_slip_with_the_sides_of_a_card_is_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
