// The state as bytes: only its used part is copied and hashed, and what one does not count stays
// out of the hash.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/card.h"
#include "state/state.h"
#include "state/zone.h"

static ag_state one, other;

static int open_both(void **unused)
{
    (void)unused;
    ag_state_open(&one);
    ag_state_open(&other);
    return 0;
}

static void an_empty_state_is_sound(void **unused)
{
    (void)unused;
    char why[160];
    assert_int_equal(ag_state_check(&one, why, sizeof why), 0);
    assert_int_equal(ag_state_hash(&one), ag_state_hash(&other));
    assert_true(ag_state_used(&one) < 8 * 1024);
}

static void used_part_grows_and_counts(void **unused)
{
    (void)unused;
    size_t before = ag_state_used(&one);
    ag_card_id card = ag_card_open(&one, 3, 1, 0, 0);
    ag_pile_put(&one, card.slot, ag_pile_open(&one, AG_ZONE_HAND, 1, 0), 0);
    assert_int_equal(ag_state_used(&one) - before, sizeof(ag_card) + sizeof(ag_pile));
    assert_int_not_equal(ag_state_hash(&one), ag_state_hash(&other));
}

static void a_copy_is_the_same(void **unused)
{
    (void)unused;
    for (int i = 0; i < 20; i++) {
        ag_card_open(&other, 9, 2, 0, 0);
    }
    ag_pile_open(&one, AG_ZONE_HAND, 1, 0);
    ag_card_open(&one, 3, 1, 0, 0);
    ag_state_copy(&other, &one);
    assert_int_equal(ag_state_hash(&one), ag_state_hash(&other));
    assert_memory_equal(&one, &other, sizeof one);
}

static void counters_of_the_cache_are_not_hashed(void **unused)
{
    (void)unused;
    uint64_t before = ag_state_hash(&one);
    ag_touch(&one, AG_TOUCH_PLAY);
    assert_int_equal(ag_state_hash(&one), before);
    ag_state_stamp(&one);
    assert_int_not_equal(ag_state_hash(&one), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_empty_state_is_sound, open_both),
        cmocka_unit_test_setup(used_part_grows_and_counts, open_both),
        cmocka_unit_test_setup(a_copy_is_the_same, open_both),
        cmocka_unit_test_setup(counters_of_the_cache_are_not_hashed, open_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
