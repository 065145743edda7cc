// Versions: what refers to cards and powers follows them to another version, or keeps the one that
// it has. The second version of a card is a card of its own here, as in the catalog of a game.
#include "support/suite.h"

#include "rules/rules.h"
#include "game/log/game_private.h"

static uint16_t was, now;
static uint16_t to[TABLE_CARD_MAX + 1];

// Two versions of an ally, without powers; all other cards stay what they are.
static int lay_out(void **unused)
{
    open_table(unused);
    was = table_card(table, "Drummer", AG_TYPE_ALLY, 1, 2, 3);
    now = table_card(table, "Drummer", AG_TYPE_ALLY, 1, 5, 6);
    for (int i = 0; i <= TABLE_CARD_MAX; i++) {
        to[i] = (uint16_t)i;
    }
    to[was] = now;
    return 0;
}

static void renew(void)
{
    ag_renew_cards(&table->rules, to);
}

static uint16_t printed_of(ag_card_id card)
{
    return ag_card_at(&table->state, card)->printed;
}

// ---- cards ----

static void cards_in_every_zone_become_the_new_version(void **unused)
{
    (void)unused;
    static const int zones[] = { AG_ZONE_HAND,      AG_ZONE_DECK,    AG_ZONE_PARTY,
                                 AG_ZONE_RESOURCES, AG_ZONE_REMOVED, AG_ZONE_GRAVEYARD };
    ag_card_id cards[6];
    for (int i = 0; i < 6; i++) {
        cards[i] = table_put(table, was, 1, zones[i]);
    }
    renew();
    for (int i = 0; i < 6; i++) {
        assert_int_equal(printed_of(cards[i]), now);
    }
}

static void a_card_in_play_of_another_type_stays_and_in_hand_does_not(void **unused)
{
    (void)unused;
    table_def(table, now)->side[0].types = AG_TYPE_ITEM;
    ag_card_id in_play = table_put(table, was, 1, AG_ZONE_PARTY);
    ag_card_id in_hand = table_put(table, was, 1, AG_ZONE_HAND);
    renew();
    assert_int_equal(printed_of(in_play), was);
    assert_int_equal(printed_of(in_hand), now);
}

static void a_card_that_shows_a_side_that_is_gone_stays(void **unused)
{
    (void)unused;
    table_def(table, was)->side_count = 2;
    ag_card_id card = table_put(table, was, 1, AG_ZONE_HAND);
    ag_card_edit(&table->state, card)->side = 1;
    renew();
    assert_int_equal(printed_of(card), was);
}

static void a_hero_is_still_the_one_that_its_player_started_with(void **unused)
{
    (void)unused;
    uint16_t hero = table->state.players[1].starting = printed_of(table_hero(table, 1));
    to[hero] = table_card(table, "Hero", AG_TYPE_HERO, 0, 0, 30);
    renew();
    assert_int_equal(table->state.players[1].starting, to[hero]);
    assert_int_equal(printed_of(table_hero(table, 1)), to[hero]);
}

// ---- powers ----

static void a_power_is_known_by_its_kind_and_its_place_among_its_kind(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_PAYMENT);
    table_power(table, was, AG_POWER_PAYMENT);
    table_power(table, now, AG_POWER_TRIGGER);
    table_power(table, now, AG_POWER_PAYMENT);
    const ag_card_def *from = table_def(table, was), *def = table_def(table, now);
    assert_int_equal(ag_renew_power(from, 0, def), 1);
    assert_int_equal(ag_renew_power(from, 1, def), -1);
    table_power(table, now, AG_POWER_PAYMENT);
    assert_int_equal(ag_renew_power(from, 1, def), 2);
}

static void triggers_on_other_events_are_other_powers(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_TRIGGER)->watch.event = AG_EVENT_HEALED;
    table_power(table, now, AG_POWER_TRIGGER)->watch.event = AG_EVENT_DAMAGED;
    table_power(table, now, AG_POWER_TRIGGER)->watch.event = AG_EVENT_HEALED;
    assert_int_equal(ag_renew_power(table_def(table, was), 0, table_def(table, now)), 1);
}

static void an_id_names_a_power_wherever_it_stands(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_PAYMENT)->id = table_symbol(table, "beat");
    table_power(table, now, AG_POWER_PAYMENT);
    assert_int_equal(ag_renew_power(table_def(table, was), 0, table_def(table, now)), -1);
    table_power(table, now, AG_POWER_PAYMENT)->id = table_symbol(table, "beat");
    assert_int_equal(ag_renew_power(table_def(table, was), 0, table_def(table, now)), 1);
}

static void what_was_used_this_turn_moves_with_its_power(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_PAYMENT)->once_per_turn = 1;
    table_power(table, now, AG_POWER_TRIGGER);
    table_power(table, now, AG_POWER_PAYMENT)->once_per_turn = 1;
    ag_card_id card = table_put(table, was, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, card)->used_power = AG_BIT(0) | AG_USED_EXHAUSTED;
    renew();
    assert_int_equal(ag_card_at(&table->state, card)->used_power, AG_BIT(1) | AG_USED_EXHAUSTED);
}

static void a_trigger_that_waits_follows_its_power(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_TRIGGER);
    table_power(table, now, AG_POWER_CONTINUOUS);
    table_power(table, now, AG_POWER_TRIGGER);
    table->state.waiting[1] = (ag_waiting){ .printed = was, .power = 0 };
    table->state.waiting[2] = (ag_waiting){ .printed = was, .power = 0, .watch = 1 };
    table->state.used.waiting = 3;
    renew();
    assert_int_equal(table->state.waiting[1].printed, now);
    assert_int_equal(table->state.waiting[1].power, 1);
    // A delayed one keeps the version that made it.
    assert_int_equal(table->state.waiting[2].printed, was);
    assert_int_equal(table->state.waiting[2].power, 0);
}

static ag_link *link_of_power(int kind)
{
    ag_link *link = &table->state.links[1];
    *link = (ag_link){ .kind = (uint8_t)kind, .printed = was, .power = 0 };
    table->state.used.links = 2;
    return link;
}

static void a_link_keeps_its_version_where_its_targets_are_others(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_PAYMENT);
    ag_power_def *power = table_power(table, now, AG_POWER_PAYMENT);
    power->target_count = 1;
    ag_link *link = link_of_power(AG_LINK_EFFECT);
    renew();
    assert_int_equal(link->printed, was);
    power->target_count = 0;
    renew();
    assert_int_equal(link->printed, now);
}

static void a_link_whose_power_is_gone_keeps_its_version(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_TRIGGER);
    ag_link *link = link_of_power(AG_LINK_TRIGGER);
    renew();
    assert_int_equal(link->printed, was);
}

static void what_a_definite_modifier_gave_keeps_its_version(void **unused)
{
    (void)unused;
    table_power(table, was, AG_POWER_PAYMENT);
    table_power(table, now, AG_POWER_PAYMENT);
    table->state.grants[1] = (ag_grant){ .printed = was };
    table->state.grants[2] = (ag_grant){ .printed = was, .modifier = 1 };
    table->state.used.grants = 3;
    renew();
    assert_int_equal(table->state.grants[1].printed, now);
    assert_int_equal(table->state.grants[2].printed, was);
}

static void a_blank_of_the_old_version_is_lifted_and_others_stay(void **unused)
{
    (void)unused;
    uint16_t other = table_card(table, "Other", AG_TYPE_ALLY, 1, 1, 1);
    table->state.blanks[1] = (ag_blank){ .printed = was };
    table->state.blanks[2] = (ag_blank){ .printed = other };
    table->state.used.blanks = 3;
    renew();
    assert_int_equal(table->state.used.blanks, 2);
    assert_int_equal(table->state.blanks[1].printed, other);
}

#define renew_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        renew_test(cards_in_every_zone_become_the_new_version),
        renew_test(a_card_in_play_of_another_type_stays_and_in_hand_does_not),
        renew_test(a_card_that_shows_a_side_that_is_gone_stays),
        renew_test(a_hero_is_still_the_one_that_its_player_started_with),
        renew_test(a_power_is_known_by_its_kind_and_its_place_among_its_kind),
        renew_test(triggers_on_other_events_are_other_powers),
        renew_test(an_id_names_a_power_wherever_it_stands),
        renew_test(what_was_used_this_turn_moves_with_its_power),
        renew_test(a_trigger_that_waits_follows_its_power),
        renew_test(a_link_keeps_its_version_where_its_targets_are_others),
        renew_test(a_link_whose_power_is_gone_keeps_its_version),
        renew_test(what_a_definite_modifier_gave_keeps_its_version),
        renew_test(a_blank_of_the_old_version_is_lifted_and_others_stay),
    };
    return cmocka_run_group_tests_name("renew", tests, NULL, NULL);
}
