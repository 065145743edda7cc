// The state as bytes: only its used part is copied and hashed, and what one does not count stays
// out of the hash.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
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
    ag_state_timestamp(&one);
    assert_int_not_equal(ag_state_hash(&one), before);
}

#define ROW(array)                                                                                 \
    {                                                                                              \
#array, sizeof one.array / sizeof one.array[0], sizeof one.array[0]                        \
    }

static void the_worksheet_of_the_limits_says_what_is_so(void **unused)
{
    (void)unused;
    static const struct {
        const char *name;
        size_t count, bytes;
    } rows[] = { ROW(cards),    ROW(piles),        ROW(modifiers), ROW(watches), ROW(links),
                 ROW(targets),  ROW(waiting),      ROW(packets),   ROW(options), ROW(words),
                 ROW(counters), ROW(known),        ROW(tasks),     ROW(frames),  ROW(left),
                 ROW(grants),   ROW(dealings), ROW(tallies), ROW(blanks) };
    enum { ROWS = sizeof rows / sizeof rows[0] };
    FILE *file = fopen("engine/state/limits.h", "r");
    char line[160] = "", row[80], capacity[32];
    assert_non_null(file);
    while (strncmp(line, "//   what ", 10) != 0) {
        assert_non_null(fgets(line, sizeof line, file));
    }
    for (int i = 0; i < ROWS; i++) {
        size_t bytes = rows[i].count * rows[i].bytes;
        if (bytes < 1024) {
            snprintf(capacity, sizeof capacity, "%zu B", bytes);
        } else {
            snprintf(capacity, sizeof capacity, "%g KiB", (double)(bytes * 10 / 1024) / 10);
        }
        snprintf(row, sizeof row, "//   %-11s%6zu%12zu%10s   ", rows[i].name, rows[i].count,
                 rows[i].bytes, capacity);
        do {  // past the rest of the row before
            assert_non_null(fgets(line, sizeof line, file));
        } while (strncmp(line, "//        ", 10) == 0);
        line[strlen(row)] = '\0';
        assert_string_equal(line, row);
    }
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_empty_state_is_sound, open_both),
        cmocka_unit_test_setup(used_part_grows_and_counts, open_both),
        cmocka_unit_test_setup(a_copy_is_the_same, open_both),
        cmocka_unit_test_setup(counters_of_the_cache_are_not_hashed, open_both),
        cmocka_unit_test(the_worksheet_of_the_limits_says_what_is_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
