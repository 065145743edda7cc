// The dice: the same seed gives the same stream, and no number below the bound is favoured.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/rng.h"

static void same_seed_same_stream(void **unused)
{
    (void)unused;
    ag_rng a, b, other_seed, other_stream;
    ag_rng_seed(&a, 7, 1);
    ag_rng_seed(&b, 7, 1);
    ag_rng_seed(&other_seed, 8, 1);
    ag_rng_seed(&other_stream, 7, 2);
    int differs_by_seed = 0;
    int differs_by_stream = 0;
    for (int i = 0; i < 100; i++) {
        uint32_t number = ag_rng_next(&a);
        assert_int_equal(number, ag_rng_next(&b));
        differs_by_seed |= number != ag_rng_next(&other_seed);
        differs_by_stream |= number != ag_rng_next(&other_stream);
    }
    assert_true(differs_by_seed);
    assert_true(differs_by_stream);
}

// PCG32 as published: seed 42, stream 54.
static void known_values(void **unused)
{
    (void)unused;
    ag_rng rng;
    ag_rng_seed(&rng, 42, 54);
    assert_int_equal(ag_rng_next(&rng), 0xa15c02b7u);
    assert_int_equal(ag_rng_next(&rng), 0x7b47f409u);
    assert_int_equal(ag_rng_next(&rng), 0xba1d3330u);
}

static void below_is_fair(void **unused)
{
    (void)unused;
    ag_rng rng;
    int counts[6] = { 0 };
    ag_rng_seed(&rng, 1, 1);
    for (int i = 0; i < 60000; i++) {
        uint32_t number = ag_rng_below(&rng, 6);
        assert_true(number < 6);
        counts[number]++;
    }
    for (int i = 0; i < 6; i++) {
        assert_in_range(counts[i], 9600, 10400);
    }
}

static void one_has_no_choice(void **unused)
{
    (void)unused;
    ag_rng rng;
    ag_rng_seed(&rng, 1, 1);
    assert_int_equal(ag_rng_below(&rng, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_seed_same_stream),
        cmocka_unit_test(known_values),
        cmocka_unit_test(below_is_fair),
        cmocka_unit_test(one_has_no_choice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
