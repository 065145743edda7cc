// Piles: an order that survives taking and putting, and a shuffle that loses no card.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/card.h"
#include "state/state.h"
#include "state/zone.h"

static ag_state state;
static int hand, deck;

static int open_piles(void **unused)
{
    (void)unused;
    ag_state_open(&state);
    ag_rng_seed(&state.rng, 5, 1);
    state.seat_count = 2;
    hand = ag_pile_open(&state, AG_ZONE_HAND, 1, 0);
    deck = ag_pile_open(&state, AG_ZONE_DECK, 2, 1);
    return 0;
}

static uint16_t put(int pile, int bottom)
{
    ag_card_id card = ag_card_open(&state, 1, 1, 0, 0);
    ag_pile_put(&state, card.slot, pile, bottom);
    return card.slot;
}

static void assert_order(int pile, const uint16_t *slots, int count)
{
    char why[160];
    uint16_t at = state.piles[pile].first;
    for (int i = 0; i < count; i++) {
        assert_int_equal(at, slots[i]);
        at = state.cards[at].next;
    }
    assert_int_equal(at, 0);
    assert_int_equal(state.piles[pile].count, count);
    assert_int_equal(ag_state_check(&state, why, sizeof why), 0);
}

static void piles_are_found(void **unused)
{
    (void)unused;
    assert_int_equal(ag_pile_of(&state, AG_ZONE_HAND, 1, 0), hand);
    assert_int_equal(ag_pile_of(&state, AG_ZONE_DECK, 2, 1), deck);
    assert_int_equal(ag_pile_of(&state, AG_ZONE_DECK, 2, 0), 0);
    assert_int_equal(ag_pile_of(&state, AG_ZONE_HAND, 2, 0), 0);
}

static void top_and_bottom(void **unused)
{
    (void)unused;
    uint16_t a = put(deck, 0), b = put(deck, 0), c = put(deck, 1);
    assert_order(deck, (uint16_t[]){ b, a, c }, 3);
}

static void taking_from_the_middle(void **unused)
{
    (void)unused;
    uint16_t a = put(deck, 1), b = put(deck, 1), c = put(deck, 1);
    ag_pile_take(&state, b);
    ag_pile_put(&state, b, hand, 0);
    assert_order(deck, (uint16_t[]){ a, c }, 2);
    assert_order(hand, (uint16_t[]){ b }, 1);
    ag_pile_take(&state, a);
    ag_pile_put(&state, a, hand, 1);
    ag_pile_take(&state, c);
    ag_pile_put(&state, c, hand, 1);
    assert_order(deck, NULL, 0);
    assert_order(hand, (uint16_t[]){ b, a, c }, 3);
}

static void zones_and_play(void **unused)
{
    (void)unused;
    int party = ag_pile_open(&state, AG_ZONE_PARTY, 1, 0);
    int row = ag_pile_open(&state, AG_ZONE_RESOURCES, 1, 0);
    ag_card_id in_hand = ag_card_id_of(&state, put(hand, 0));
    ag_card_id in_party = ag_card_id_of(&state, put(party, 0));
    ag_card_id in_row = ag_card_id_of(&state, put(row, 0));
    ag_card_id stale = { in_hand.slot, (uint16_t)(in_hand.life + 1) };
    assert_int_equal(ag_zone(&state, in_hand), AG_ZONE_HAND);
    assert_int_equal(ag_zone(&state, stale), AG_ZONE_NOWHERE);
    assert_false(ag_in_play(&state, in_hand));
    assert_true(ag_in_play(&state, in_party));
    assert_true(ag_in_play(&state, in_row));
}

static void a_shuffle_keeps_the_cards_and_hides_them(void **unused)
{
    (void)unused;
    enum { COUNT = 60 };
    uint8_t found[AG_CARD_MAX] = { 0 };
    uint16_t first_slots[COUNT];
    int moved = 0;
    for (int i = 0; i < COUNT; i++) {
        first_slots[i] = put(deck, 1);
        state.cards[first_slots[i]].seen = 2;
    }
    ag_pile_shuffle(&state, deck);
    uint16_t at = state.piles[deck].first;
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(found[at]++, 0);
        assert_int_equal(state.cards[at].seen, 0);
        moved += at != first_slots[i];
        at = state.cards[at].next;
    }
    assert_int_equal(at, 0);
    assert_true(moved > COUNT / 2);
    char why[160];
    assert_int_equal(ag_state_check(&state, why, sizeof why), 0);
}

// Every third card has been seen.
static void what_was_seen_keeps_its_place(void **unused)
{
    (void)unused;
    enum { COUNT = 60 };
    uint8_t found[AG_CARD_MAX] = { 0 };
    uint16_t first_slots[COUNT];
    int moved = 0;
    for (int i = 0; i < COUNT; i++) {
        first_slots[i] = put(deck, 1);
        state.cards[first_slots[i]].seen = i % 3 == 0 ? 2 : 0;
    }
    ag_pile_shuffle_unseen(&state, deck);
    uint16_t at = state.piles[deck].first;
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(found[at]++, 0);
        if (i % 3 == 0) assert_int_equal(at, first_slots[i]);
        moved += at != first_slots[i];
        at = state.cards[at].next;
    }
    assert_int_equal(at, 0);
    assert_true(moved > COUNT / 3);
}

static void writers_touch_what_they_change(void **unused)
{
    (void)unused;
    int party = ag_pile_open(&state, AG_ZONE_PARTY, 1, 0);
    uint32_t play = state.touched[AG_TOUCH_PLAY];
    uint32_t elsewhere = state.touched[AG_TOUCH_ELSEWHERE];
    put(hand, 0);
    assert_int_equal(state.touched[AG_TOUCH_PLAY], play);
    assert_int_not_equal(state.touched[AG_TOUCH_ELSEWHERE], elsewhere);
    put(party, 0);
    assert_int_not_equal(state.touched[AG_TOUCH_PLAY], play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(piles_are_found, open_piles),
        cmocka_unit_test_setup(top_and_bottom, open_piles),
        cmocka_unit_test_setup(taking_from_the_middle, open_piles),
        cmocka_unit_test_setup(zones_and_play, open_piles),
        cmocka_unit_test_setup(a_shuffle_keeps_the_cards_and_hides_them, open_piles),
        cmocka_unit_test_setup(what_was_seen_keeps_its_place, open_piles),
        cmocka_unit_test_setup(writers_touch_what_they_change, open_piles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
