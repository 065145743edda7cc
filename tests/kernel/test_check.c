// The state checker finds each kind of damage that we do to a sound state.
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
static ag_card *in_hand, *in_party;

static int open_sound_state(void **unused)
{
    (void)unused;
    ag_state_open(&state);
    state.seat_count = 1;
    int hand = ag_pile_open(&state, AG_ZONE_HAND, 1, 0);
    int party = ag_pile_open(&state, AG_ZONE_PARTY, 1, 0);
    ag_card_id held = ag_card_open(&state, 1, 1, 0, 0);
    ag_card_id ally = ag_card_open(&state, 2, 1, 0, 0);
    ag_pile_put(&state, held.slot, hand, 0);
    ag_pile_put(&state, ally.slot, party, 0);
    in_hand = ag_card_edit(&state, held);
    in_party = ag_card_edit(&state, ally);
    in_party->controller = 1;
    char why[160];
    return ag_state_check(&state, why, sizeof why);
}

static void assert_complains(const char *part)
{
    char why[160] = "";
    assert_int_equal(ag_state_check(&state, why, sizeof why), -1);
    if (strstr(why, part) == NULL) {
        fail_msg("\"%s\" does not say \"%s\"", why, part);
    }
}

static void a_card_in_no_pile(void **unused)
{
    (void)unused;
    ag_card_open(&state, 1, 1, 0, 0);
    assert_complains("in no pile");
}

static void a_pile_that_miscounts(void **unused)
{
    (void)unused;
    state.piles[in_hand->pile].count = 2;
    assert_complains("count");
}

static void a_pile_that_runs_in_a_circle(void **unused)
{
    (void)unused;
    in_hand->next = state.piles[in_hand->pile].first;
    assert_complains("");
}

static void damage_outside_play(void **unused)
{
    (void)unused;
    in_hand->damage = 1;
    assert_complains("outside play has damage");
}

static void negative_damage(void **unused)
{
    (void)unused;
    in_party->damage = -1;
    assert_complains("negative damage");
}

static void nobody_controls_a_card_in_play(void **unused)
{
    (void)unused;
    in_party->controller = 0;
    assert_complains("no controller");
}

static void a_card_in_the_row_of_another(void **unused)
{
    (void)unused;
    state.seat_count = 2;
    in_party->controller = 2;
    assert_complains("another player's row");
}

static void nobody_owns_a_card(void **unused)
{
    (void)unused;
    in_hand->owner = 0;
    assert_complains("no owner");
    in_hand->owner = 2;
    assert_complains("no owner");
}

static void a_card_with_three_sides(void **unused)
{
    (void)unused;
    in_party->side = 2;
    assert_complains("two sides");
}

static void a_card_that_is_seen_as_it_is_not(void **unused)
{
    (void)unused;
    in_hand->readers ^= 2;
    assert_complains("who sees");
}

static void a_card_that_stands_elsewhere(void **unused)
{
    (void)unused;
    in_hand->pile = in_party->pile;
    assert_complains("does not agree with its pile");
}

static void two_links_in_one_place(void **unused)
{
    (void)unused;
    state.links[1] = state.links[2] = (ag_link){ .kind = AG_LINK_CARD, .order = 4 };
    state.used.links = 3;
    assert_complains("one place");
    state.links[2] = (ag_link){ .order = 5 };
    assert_complains("free link");
}

static void a_sequence_behind_none_or_of_nobody(void **unused)
{
    (void)unused;
    state.sequences[1] = (ag_sequence){ .which = 1, .seat = 1 };
    assert_complains("a sequence");
    state.sequences[0] = (ag_sequence){ .which = 1 };
    assert_complains("a sequence");
}

static void a_card_without_cardboard(void **unused)
{
    (void)unused;
    in_hand->printed = 0;
    assert_complains("cardboard");
}

static void a_target_of_no_link(void **unused)
{
    (void)unused;
    state.targets[state.used.targets++] = (ag_target){ .link = 3 };
    assert_complains("target of no link");
}

static void a_negative_packet(void **unused)
{
    (void)unused;
    state.packets[state.used.packets++] = (ag_packet){ .stage = AG_PACKET_OPEN, .amount = -2 };
    assert_complains("negative amount");
}

static void what_is_not_used_is_zero(void **unused)
{
    (void)unused;
    state.tasks[AG_TASK_MAX - 1].list_count = 1;
    assert_complains("not zero");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_card_in_no_pile, open_sound_state),
        cmocka_unit_test_setup(a_pile_that_miscounts, open_sound_state),
        cmocka_unit_test_setup(a_pile_that_runs_in_a_circle, open_sound_state),
        cmocka_unit_test_setup(damage_outside_play, open_sound_state),
        cmocka_unit_test_setup(negative_damage, open_sound_state),
        cmocka_unit_test_setup(nobody_controls_a_card_in_play, open_sound_state),
        cmocka_unit_test_setup(a_card_in_the_row_of_another, open_sound_state),
        cmocka_unit_test_setup(nobody_owns_a_card, open_sound_state),
        cmocka_unit_test_setup(a_card_with_three_sides, open_sound_state),
        cmocka_unit_test_setup(a_card_that_is_seen_as_it_is_not, open_sound_state),
        cmocka_unit_test_setup(a_card_that_stands_elsewhere, open_sound_state),
        cmocka_unit_test_setup(two_links_in_one_place, open_sound_state),
        cmocka_unit_test_setup(a_sequence_behind_none_or_of_nobody, open_sound_state),
        cmocka_unit_test_setup(a_card_without_cardboard, open_sound_state),
        cmocka_unit_test_setup(a_target_of_no_link, open_sound_state),
        cmocka_unit_test_setup(a_negative_packet, open_sound_state),
        cmocka_unit_test_setup(what_is_not_used_is_zero, open_sound_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
