// Shares of games with Wilson's interval. The numbers are worked out by hand from his formula.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/proportion.h"

#define CLOSE 0.0001

static void of_no_game_nothing_is_known(void **state)
{
    (void)state;
    ag_proportion share = ag_proportion_of(0, 0);
    assert_float_equal(share.low, 0, CLOSE);
    assert_float_equal(share.high, 1, CLOSE);
}

// z² = 3.8415: the middle is 0.5, half the width 1.96 · √(0.025 + 0.0096) / 1.3841 = 0.2634.
static void half_of_ten_games_lies_between_a_quarter_and_three_quarters(void **state)
{
    (void)state;
    ag_proportion share = ag_proportion_of(5, 10);
    assert_float_equal(share.at, 0.5, CLOSE);
    assert_float_equal(share.low, 0.2366, CLOSE);
    assert_float_equal(share.high, 0.7634, CLOSE);
}

// With p = 0 the width is that of the middle: z² / (n + z²) = 3.8415 / 13.8415 = 0.2775.
static void ten_games_lost_may_still_be_a_quarter_won(void **state)
{
    (void)state;
    ag_proportion lost = ag_proportion_of(0, 10);
    ag_proportion won = ag_proportion_of(10, 10);
    assert_float_equal(lost.low, 0, CLOSE);
    assert_float_equal(lost.high, 0.2775, CLOSE);
    assert_float_equal(won.low, 0.7225, CLOSE);
    assert_float_equal(won.high, 1, CLOSE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_no_game_nothing_is_known),
        cmocka_unit_test(half_of_ten_games_lies_between_a_quarter_and_three_quarters),
        cmocka_unit_test(ten_games_lost_may_still_be_a_quarter_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
