// Players: their order at the table, their sides, and whose cards each of them may look at.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "state/card.h"
#include "state/catalog.h"
#include "state/player.h"
#include "state/state.h"
#include "state/zone.h"

static ag_state state;

// Three raiders who sit 1, 3, 2 around the table; seat 4 is the Boss player.
static int sit_down(void **unused)
{
    (void)unused;
    static const uint8_t orders[] = { 0, 1, 3, 2, 4 };
    ag_state_open(&state);
    state.seat_count = 4;
    for (int seat = 1; seat <= 4; seat++) {
        state.players[seat].flags = AG_PLAYER_IN;
        state.players[seat].order = orders[seat];
        state.players[seat].side = seat == 4 ? AG_SIDE_BOSS : AG_SIDE_RAIDERS;
    }
    state.turn.seat = 3;
    return 0;
}

static void turn_order_goes_around(void **unused)
{
    (void)unused;
    assert_int_equal(ag_player_next(&state, 1), 3);
    assert_int_equal(ag_player_next(&state, 3), 2);
    assert_int_equal(ag_player_next(&state, 2), 4);
    assert_int_equal(ag_player_next(&state, 4), 1);
    assert_int_equal(ag_player_from_turn(&state, 0), 3);
    assert_int_equal(ag_player_from_turn(&state, 3), 1);
    assert_int_equal(ag_player_from_turn(&state, 4), 0);
}

static void who_left_is_passed_over(void **unused)
{
    (void)unused;
    state.players[3].flags = 0;
    assert_int_equal(ag_player_next(&state, 1), 2);
    assert_int_equal(ag_player_from_turn(&state, 0), 2);
    assert_false(ag_player_in(&state, 3));
    assert_int_equal(ag_seats_in(&state), 1 << 1 | 1 << 2 | 1 << 4);
}

static void sides_oppose(void **unused)
{
    (void)unused;
    assert_true(ag_opposed(&state, 1, 4));
    assert_false(ag_opposed(&state, 1, 2));
    assert_false(ag_opposed(&state, 0, 4));
    assert_int_equal(ag_boss_seat(&state), 4);
    assert_int_equal(ag_seats_opposing(&state, 1), 1 << 4);
    assert_int_equal(ag_seats_opposing(&state, 4), 1 << 1 | 1 << 2 | 1 << 3);
}

static const ag_card *card_in(int zone, ag_seat seat, uint16_t flags)
{
    ag_card_id id = ag_card_open(&state, 1, seat, 0, flags);
    ag_pile_put(&state, id.slot, ag_pile_open(&state, zone, seat, 0), 0);
    ag_card *card = ag_card_edit(&state, id);
    card->controller = zone == AG_ZONE_RESOURCES || zone == AG_ZONE_PARTY ? seat : 0;
    return card;
}

static void hands_and_decks_are_hidden(void **unused)
{
    (void)unused;
    const ag_card *held = card_in(AG_ZONE_HAND, 1, 0);
    const ag_card *in_deck = card_in(AG_ZONE_DECK, 1, 0);
    const ag_card *buried = card_in(AG_ZONE_GRAVEYARD, 1, 0);
    assert_true(ag_card_seen_by(&state, held, 1));
    assert_false(ag_card_seen_by(&state, held, 2));
    assert_false(ag_card_seen_by(&state, in_deck, 1));
    assert_true(ag_card_seen_by(&state, buried, 4));
}

static void what_was_shown_stays_known(void **unused)
{
    (void)unused;
    const ag_card *in_deck = card_in(AG_ZONE_DECK, 1, 0);
    state.cards[1].seen = 1 << 2;
    assert_true(ag_card_seen_by(&state, in_deck, 2));
    assert_false(ag_card_seen_by(&state, in_deck, 1));
}

// R100.3: a raider looks at his own face-down resources, a Boss player at none.
static void face_down_resources(void **unused)
{
    (void)unused;
    const ag_card *mine = card_in(AG_ZONE_RESOURCES, 1, AG_CARD_FACE_DOWN);
    const ag_card *of_boss = card_in(AG_ZONE_RESOURCES, 4, AG_CARD_FACE_DOWN);
    const ag_card *quest = card_in(AG_ZONE_RESOURCES, 1, 0);
    assert_true(ag_card_seen_by(&state, mine, 1));
    assert_false(ag_card_seen_by(&state, mine, 2));
    assert_false(ag_card_seen_by(&state, of_boss, 4));
    assert_true(ag_card_seen_by(&state, quest, 4));
}

// R201.2b: an event that stays face up in the row to remind of its modifier.
static void reminders_are_seen_by_all(void **unused)
{
    (void)unused;
    const ag_card *reminder = card_in(AG_ZONE_RESOURCES, 4, AG_CARD_FACE_DOWN | AG_CARD_REMINDER);
    assert_true(ag_card_seen_by(&state, reminder, 1));
    assert_true(ag_card_seen_by(&state, reminder, 4));
}

// CR 500.6: who has moved sits where his order says.
static void who_moved_is_counted_from_his_new_place(void **unused)
{
    (void)unused;
    assert_int_equal(ag_player_around(&state, 1, 1), 3);
    state.players[1].order = 2;
    state.players[3].order = 1;
    assert_int_equal(ag_player_around(&state, 1, 1), 2);
    assert_int_equal(ag_player_around(&state, 4, 1), 3);
    assert_int_equal(ag_player_around(&state, 4, 0), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(turn_order_goes_around, sit_down),
        cmocka_unit_test_setup(who_left_is_passed_over, sit_down),
        cmocka_unit_test_setup(sides_oppose, sit_down),
        cmocka_unit_test_setup(hands_and_decks_are_hidden, sit_down),
        cmocka_unit_test_setup(what_was_shown_stays_known, sit_down),
        cmocka_unit_test_setup(face_down_resources, sit_down),
        cmocka_unit_test_setup(reminders_are_seen_by_all, sit_down),
        cmocka_unit_test_setup(who_moved_is_counted_from_his_new_place, sit_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
