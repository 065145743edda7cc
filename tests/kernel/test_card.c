// Cards: an id goes stale exactly when the card became a different one (CR 415.9a), and counters go
// with it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/card.h"
#include "state/state.h"

static ag_state state;

static int open_state(void **unused)
{
    (void)unused;
    ag_state_open(&state);
    return 0;
}

static void the_zero_id_is_nobody(void **unused)
{
    (void)unused;
    ag_card_id nobody = { 0, 0 };
    assert_null(ag_card_at(&state, nobody));
    assert_false(ag_card_exists(&state, nobody));
    assert_true(ag_card_id_same(ag_card_id_of(&state, 0), nobody));
    assert_null(ag_card_at(&state, (ag_card_id){ AG_CARD_MAX - 1, 1 }));
}

static void renewed_cards_answer_to_a_new_id(void **unused)
{
    (void)unused;
    ag_card_id before = ag_card_open(&state, 4, 1, 0, 0);
    ag_card *card = ag_card_edit(&state, before);
    card->damage = 3;
    card->memory[2] = 9;
    card->seen = 2;
    card->flags |= AG_CARD_EXHAUSTED;
    ag_card_id after = ag_card_renew(&state, before.slot);
    assert_int_equal(after.slot, before.slot);
    assert_false(ag_card_exists(&state, before));
    assert_true(ag_card_exists(&state, after));
    const ag_card *renewed = ag_card_at(&state, after);
    assert_int_equal(renewed->printed, 4);
    assert_int_equal(renewed->damage, 0);
    assert_int_equal(renewed->memory[2], 0);
    assert_int_equal(renewed->seen, 0);
    assert_int_equal(renewed->flags & AG_CARD_EXHAUSTED, 0);
}

// What moves under a different mark than the one that was set would be gone for good, or hidden.
static void each_mark_of_a_card_is_one_of_its_own(void **unused)
{
    (void)unused;
    const uint16_t marks[] = { AG_CARD_EXHAUSTED, AG_CARD_FACE_DOWN, AG_CARD_TOKEN,
                               AG_CARD_REMINDER,  AG_CARD_USED,      AG_CARD_GONE,
                               AG_CARD_WITH_HOST, AG_CARD_APART,     AG_CARD_COPY };
    uint32_t all = 0;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        ag_card_id id = ag_card_open(&state, 4, 1, 0, marks[i]);
        assert_int_equal(ag_card_at(&state, id)->flags, marks[i] | AG_CARD_USED);
        assert_int_equal(all & marks[i], 0);
        all |= marks[i];
    }
}

static void tokens_stay_tokens(void **unused)
{
    (void)unused;
    ag_card_id token = ag_card_open(&state, 4, 1, 0, AG_CARD_TOKEN);
    token = ag_card_renew(&state, token.slot);
    assert_true(ag_card_at(&state, token)->flags & AG_CARD_TOKEN);
}

static void a_freed_slot_answers_to_no_old_id(void **unused)
{
    (void)unused;
    ag_card_id first = ag_card_open(&state, 1, 1, 0, 0);
    ag_card_id second = ag_card_open(&state, 2, 1, 0, 0);
    ag_card_close(&state, first.slot);
    assert_false(ag_card_exists(&state, first));
    assert_true(ag_card_exists(&state, second));
    ag_card_id third = ag_card_open(&state, 3, 1, 0, 0);
    assert_int_equal(third.slot, first.slot);
    assert_int_not_equal(third.life, first.life);
    assert_false(ag_card_exists(&state, first));
}

// An id of its next card would be that of its first.
static void a_slot_that_lived_all_its_lives_stays_empty(void **unused)
{
    (void)unused;
    ag_card_id worn = ag_card_open(&state, 1, 1, 0, 0);
    state.cards[worn.slot].life = UINT16_MAX - 1;
    assert_int_equal(ag_card_renew(&state, worn.slot).life, UINT16_MAX);
    ag_card_close(&state, worn.slot);
    assert_int_equal(ag_card_room(&state), AG_CARD_MAX - 2);
    ag_card_id next = ag_card_open(&state, 2, 1, 0, 0);
    assert_int_not_equal(next.slot, worn.slot);
    assert_int_equal(ag_card_room(&state), AG_CARD_MAX - 3);
}

static void a_full_table_has_room_for_counters_that_are_there(void **unused)
{
    (void)unused;
    ag_card_id card = ag_card_open(&state, 1, 1, 0, 0);
    for (ag_symbol name = 1; name < AG_COUNTER_MAX; name++) {
        assert_true(ag_counter_room(&state, card, name));
        ag_counter_add(&state, card, name, 1);
    }
    assert_false(ag_counter_room(&state, card, AG_COUNTER_MAX));
    assert_true(ag_counter_room(&state, card, 7));
    ag_counter_put(&state, card, 7, 1, 1);
    assert_int_equal(ag_counter_count(&state, card, 7), 2);
    ag_counter_add(&state, card, 9, -1);
    assert_true(ag_counter_room(&state, card, AG_COUNTER_MAX));
}

static void counters_add_up_and_end_at_none(void **unused)
{
    (void)unused;
    ag_card_id card = ag_card_open(&state, 1, 1, 0, 0);
    ag_card_id other = ag_card_open(&state, 1, 1, 0, 0);
    ag_counter_add(&state, card, 7, 2);
    ag_counter_add(&state, card, 7, 3);
    ag_counter_add(&state, card, 8, 1);
    ag_counter_add(&state, other, 7, 1);
    assert_int_equal(ag_counter_count(&state, card, 7), 5);
    assert_int_equal(ag_counter_count(&state, card, 8), 1);
    ag_counter_add(&state, card, 7, -9);
    assert_int_equal(ag_counter_count(&state, card, 7), 0);
    assert_int_equal(ag_counter_count(&state, other, 7), 1);
    ag_counter_add(&state, card, 9, -1);
    assert_int_equal(ag_counter_count(&state, card, 9), 0);
}

static void counters_end_with_their_card(void **unused)
{
    (void)unused;
    ag_card_id card = ag_card_open(&state, 1, 1, 0, 0);
    ag_counter_add(&state, card, 7, 2);
    ag_counter_add(&state, card, 8, 2);
    ag_card_id after = ag_card_renew(&state, card.slot);
    assert_int_equal(ag_counter_count(&state, after, 7), 0);
    assert_int_equal(ag_counter_count(&state, after, 8), 0);
    assert_int_equal(state.used.counters, 1);
}

static void stale_ids_read_an_empty_card(void **unused)
{
    (void)unused;
    const ag_card_def empty = { .key = "" },
                      ally = { .key = "test/ally", .name = 3 };
    const ag_card_def *cards[] = { &empty, &ally };
    ag_catalog catalog = { .count = 1, .cards = cards };
    ag_card_id card = ag_card_open(&state, 1, 1, 0, 0);
    assert_ptr_equal(ag_card_def_of(&state, &catalog, card), &ally);
    ag_card_renew(&state, card.slot);
    assert_int_equal(ag_card_def_of(&state, &catalog, card)->name, 0);
    assert_int_equal(ag_catalog_find(&catalog, "test/ally"), 1);
    assert_int_equal(ag_catalog_find(&catalog, "test/none"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_zero_id_is_nobody, open_state),
        cmocka_unit_test_setup(renewed_cards_answer_to_a_new_id, open_state),
        cmocka_unit_test_setup(each_mark_of_a_card_is_one_of_its_own, open_state),
        cmocka_unit_test_setup(tokens_stay_tokens, open_state),
        cmocka_unit_test_setup(a_freed_slot_answers_to_no_old_id, open_state),
        cmocka_unit_test_setup(a_slot_that_lived_all_its_lives_stays_empty, open_state),
        cmocka_unit_test_setup(a_full_table_has_room_for_counters_that_are_there, open_state),
        cmocka_unit_test_setup(counters_add_up_and_end_at_none, open_state),
        cmocka_unit_test_setup(counters_end_with_their_card, open_state),
        cmocka_unit_test_setup(stale_ids_read_an_empty_card, open_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
