// The log: append-only, its words with it; a ruling takes back the answers that the failed frame
// was given.
#include <stdlib.h>

#include "support/suite.h"

#include "game/log/game_private.h"

static void entries_and_their_words(void **unused)
{
    (void)unused;
    ag_log log = { 0 }, copy = { 0 };
    ag_error error;
    for (uint32_t i = 0; i < 500; i++) {
        uint32_t words[] = { i, i * 2, i * 3 };
        ag_entry entry = { .kind = AG_ENTRY_ANSWER, .seat = (ag_seat)(i % 3), .pick_count = 3 };
        assert_int_equal(ag_log_add(&log, &entry, words, i % 4, &error), AG_OK);
    }
    assert_int_equal(log.entry_count, 500);
    assert_int_equal(log.nodes[403].entry.data_count, 3);
    assert_int_equal(log.data[log.nodes[403].entry.data + 2], 403 * 3);
    ag_log_share(&copy, &log);
    assert_int_equal(copy.entry_count, 500);
    assert_memory_equal(copy.data, log.data, log.data_count * sizeof log.data[0]);
    ag_log_close(&log);
    ag_log_close(&copy);
    assert_int_equal(log.entry_count, 0);
}

static void add(ag_log *log, int kind, uint32_t from)
{
    ag_entry entry = { .kind = (uint8_t)kind };
    ag_log_add(log, &entry, &from, kind == AG_ENTRY_RULING, NULL);
}

// The path to this head, copied to `out`; returns how many entries it has.
static int path_to(const ag_log *log, int head, int *out)
{
    int count, *path = ag_log_path(log, -1, head, &count, NULL);
    assert_non_null(path);
    memcpy(out, path, sizeof(int) * (size_t)count);
    free(path);
    return count;
}

static int path_of(const ag_log *log, int *out)
{
    return path_to(log, ag_log_tip(log), out);
}

static void rulings_take_answers_back(void **unused)
{
    (void)unused;
    ag_log log = { 0 };
    int effective[16];
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_RULING, 1);  // entries 1 and 2 are void
    add(&log, AG_ENTRY_ANSWER, 0);
    assert_int_equal(path_of(&log, effective), 3);
    assert_int_equal(effective[0], 0);
    assert_int_equal(effective[1], 3);
    assert_int_equal(effective[2], 4);
    add(&log, AG_ENTRY_RULING, 6);  // nothing is void
    assert_int_equal(path_of(&log, effective), 4);
    ag_log_close(&log);
}

// A concession is legal at any time: it stays where the answers around it are void.
static void what_was_conceded_in_mid_effect_stays(void **unused)
{
    (void)unused;
    ag_log log = { 0 };
    int path[16];
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_CONCEDE, 0);
    add(&log, AG_ENTRY_RULING, 1);
    assert_int_equal(path_of(&log, path), 3);
    assert_int_equal(path[1], 2);
    assert_int_equal(path[2], 3);
    ag_log_close(&log);
}

// Nothing is ever cut: a rewind only moves the place from which the game goes on.
static void a_rewind_leaves_what_came_after_it_on_another_path(void **unused)
{
    (void)unused;
    ag_log log = { 0 };
    int path[16];
    add(&log, AG_ENTRY_ANSWER, 0);
    add(&log, AG_ENTRY_ANSWER, 0);
    uint32_t after = 1;
    ag_entry rewind = { .kind = AG_ENTRY_REWIND };
    ag_log_add(&log, &rewind, &after, 1, NULL);
    add(&log, AG_ENTRY_ANSWER, 0);
    assert_int_equal(path_of(&log, path), 2);
    assert_int_equal(path[0], 0);
    assert_int_equal(path[1], 3);
    assert_int_equal(path_to(&log, ag_log_head(&log, 2), path), 2);
    assert_int_equal(path[1], 1);
    assert_true(ag_log_is_on_path(&log, 3, 0));
    assert_false(ag_log_is_on_path(&log, 3, 1));
    ag_log_close(&log);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_and_their_words),
        cmocka_unit_test(rulings_take_answers_back),
        cmocka_unit_test(what_was_conceded_in_mid_effect_stays),
        cmocka_unit_test(a_rewind_leaves_what_came_after_it_on_another_path),
    };
    (void)open_table;
    (void)close_table;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
