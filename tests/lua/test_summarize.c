// What an effect does, in short: read from its compiled form, with amounts out of the values.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "aggro.h"
#include "lua/run/run.h"
#include "lua/shelf.h"

static ag_summary summary_of(const char *function)
{
    char card[1024];
    shelf on;
    uint16_t printed;
    snprintf(card, sizeof card,
             "return ability 'Card' { cost = 1, values = { amount = 3, cards = 2 }, play = %s,\n"
             "  later = { wall = prevents.damage { to = your.hero } } }",
             function);
    ag_host *host = shelf_host(&on, card, &printed);
    const ag_summary *summary = ag_summary_of(host, printed, 0);
    assert_non_null(summary);
    assert_ptr_equal(ag_summary_of(host, printed, 0), summary);
    assert_null(ag_summary_of(host, printed, 9));
    ag_summary copy = *summary;
    ag_host_close(host);
    return copy;
}

static void damage_is_read_with_its_amount_and_whom_it_is_for(void **unused)
{
    (void)unused;
    ag_summary one = summary_of("function(me, t) me.hero:deal(me.amount, 'fire', t.prey) end");
    assert_int_equal(one.does, AG_DOES_DAMAGE);
    assert_int_equal(one.damage, 3);
    ag_summary all = summary_of("function(me) me.hero:deal(7, 'fire', opposing.character) end");
    assert_int_equal(all.does, AG_DOES_DAMAGE | AG_DOES_TO_ALL);
    assert_int_equal(all.damage, 7);
    ag_summary x = summary_of("function(me, t) me.hero:deal(me.x, 'fire', t.prey) end");
    assert_int_equal(x.damage, AG_SUMMARY_X);
}

static void damage_to_its_own_hero_is_a_price_and_nothing_that_it_does(void **unused)
{
    (void)unused;
    assert_int_equal(summary_of("function(me) me.hero:deal(2, 'fire', me.hero) end").does, 0);
}

static void healing_of_its_own_hero_is_told_from_that_of_a_target(void **unused)
{
    (void)unused;
    ag_summary own = summary_of("function(me) me.hero:heal(me.amount, me.hero) end");
    assert_int_equal(own.does, AG_DOES_HEAL | AG_DOES_TO_SELF);
    assert_int_equal(own.healing, 3);
    ag_summary other = summary_of("function(me, t) me.hero:heal(5, t.friend) end");
    assert_int_equal(other.does, AG_DOES_HEAL);
    assert_int_equal(other.healing, 5);
}

static void actions_are_read_one_by_one(void **unused)
{
    (void)unused;
    ag_summary both = summary_of("function(me, t) t.prey:destroy() me.player:draw(me.cards) end");
    assert_int_equal(both.does, AG_DOES_DESTROY | AG_DOES_DRAW);
    assert_int_equal(both.cards, 2);
    assert_int_equal(summary_of("function(me) all(opposing.ally):destroy() end").does,
                     AG_DOES_DESTROY | AG_DOES_TO_ALL);
    assert_int_equal(summary_of("function(me, t) t.spell:interrupt() end").does, AG_DOES_INTERRUPT);
}

static void what_its_own_player_discards_is_a_price(void **unused)
{
    (void)unused;
    assert_int_equal(summary_of("function(me, t) t.who:discard(1) end").does, AG_DOES_DISCARD);
    assert_int_equal(summary_of("function(me) me.player:draw(1) me.player:discard(1) end").does,
                     AG_DOES_DRAW);
    ag_summary anew = summary_of("function(me) me.player.hand:discard() me.player:draw(5) end");
    assert_int_equal(anew.does, AG_DOES_DRAW | AG_DOES_OWN_HAND);
    assert_int_equal(anew.cards, 5);
}

static void what_begins_later_counts_as_what_it_will_be(void **unused)
{
    (void)unused;
    assert_int_equal(summary_of("function(me) me:begin('wall', this_turn, { left = 2 }) end").does,
                     AG_DOES_PREVENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(damage_is_read_with_its_amount_and_whom_it_is_for),
        cmocka_unit_test(damage_to_its_own_hero_is_a_price_and_nothing_that_it_does),
        cmocka_unit_test(healing_of_its_own_hero_is_told_from_that_of_a_target),
        cmocka_unit_test(actions_are_read_one_by_one),
        cmocka_unit_test(what_its_own_player_discards_is_a_price),
        cmocka_unit_test(what_begins_later_counts_as_what_it_will_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
