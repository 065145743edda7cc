// Set-up: seats with their piles and heroes, shuffled decks, seven cards, one mulligan each (CR
// 101, R200).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/turn/turn.h"

enum { DECK = 20 };

static uint16_t deck[DECK];
static ag_seat_def seats[4];

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 9, 1, 1);
    for (int i = 0; i < DECK; i++) {
        deck[i] = ally;
    }
    memset(seats, 0, sizeof seats);
    for (int seat = 1; seat <= 3; seat++) {
        seats[seat] = (ag_seat_def){ .side = seat == 3 ? AG_SIDE_BOSS : AG_SIDE_RAIDERS,
                                     .deck_count = 1,
                                     .hero = seat == 3 ? 0 : 1,
                                     .cards = { deck },
                                     .counts = { DECK } };
    }
    table->raid.boss_keys[0] = "test/Boss";
    table->raid.boss_keys[1] = "test/Hero";
    table->raid.boss_count = 2;
    table->raid.hand_max[AG_SIDE_BOSS] = 10;
    table->raid.hand_max[AG_SIDE_RAIDERS] = 7;
    memset(&table->state, 0, sizeof table->state);
    ag_state_open(&table->state);
    return 0;
}

static int count(int zone, ag_seat seat)
{
    return table->state.piles[ag_pile_of(&table->state, zone, seat, 0)].count;
}

static void everybody_sits_down(void **unused)
{
    (void)unused;
    ag_setup(&table->rules, seats, 3, 1, 1);
    assert_int_equal(table->state.seat_count, 3);
    assert_int_equal(ag_boss_seat(&table->state), 3);
    for (ag_seat seat = 1; seat <= 3; seat++) {
        assert_int_equal(count(AG_ZONE_DECK, seat), DECK);
        assert_int_equal(count(AG_ZONE_PARTY, seat), 1);
        assert_int_equal(ag_zone(&table->state, table_hero(table, seat)), AG_ZONE_PARTY);
    }
    assert_int_equal(count(AG_ZONE_ASIDE, 3), 1);
    assert_int_equal(table->state.players[3].hand_max, 10);
    char why[160];
    assert_int_equal(ag_state_check(&table->state, why, sizeof why), 0);
}

static void seven_cards_that_are_not_drawn(void **unused)
{
    (void)unused;
    ag_setup(&table->rules, seats, 3, 1, 0);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(count(AG_ZONE_HAND, 1), 7);
    assert_int_equal(count(AG_ZONE_HAND, 3), 7);
    assert_false(table_was_told(table, "draws"));
    assert_true(table_was_told(table, "The raid begins."));
}

// CR 101.2: decided in turn order, then taken; the Boss player has one only where the raid says so
// (R200.3).
static void one_mulligan_each(void **unused)
{
    (void)unused;
    ag_setup(&table->rules, seats, 3, 1, 0);
    table_run(table);
    assert_int_equal(table_asked(table), 1);
    table_pick(table, 1);
    assert_false(table_was_told(table, "mulligan"));
    assert_int_equal(table_asked(table), 2);
    table_pick(table, 0);
    assert_true(table_was_told(table, "Raider 1 takes a mulligan."));
    assert_false(table_was_told(table, "Raider 2 takes a mulligan."));
    assert_true(count(AG_ZONE_HAND, 1) >= 7);
}

static void the_boss_player_where_the_raid_says_so(void **unused)
{
    (void)unused;
    table->raid.boss_mulligan = 1;
    table->raid.boss_first = 1;
    ag_setup(&table->rules, seats, 3, 1, 0);
    table_run(table);
    assert_int_equal(table_asked(table), 3);
}

static void who_begins(void **unused)
{
    (void)unused;
    ag_setup(&table->rules, seats, 3, 1, 1);
    assert_int_equal(table->state.turn.seat, 1);
    memset(&table->state, 0, sizeof table->state);
    ag_state_open(&table->state);
    table->raid.boss_first = 1;
    ag_setup(&table->rules, seats, 3, 1, 1);
    assert_int_equal(table->state.turn.seat, 3);
}

static void the_first_draw_may_be_skipped(void **unused)
{
    (void)unused;
    table->raid.skips_first_draw = 1;
    ag_setup(&table->rules, seats, 3, 1, 0);
    table_run(table);
    while (table->state.choice.kind == AG_QUESTION_YES_NO) {
        table_pick(table, 0);
    }
    assert_int_equal(count(AG_ZONE_HAND, 1), 7);
    assert_int_equal(table->state.turn.seat, 1);
}

static void seeds_shuffle_differently(void **unused)
{
    (void)unused;
    uint64_t hashes[3];
    static const uint64_t dice[] = { 5, 6, 5 };
    for (int i = 0; i < 3; i++) {
        memset(&table->state, 0, sizeof table->state);
        ag_state_open(&table->state);
        ag_setup(&table->rules, seats, 3, dice[i], 0);
        table_run(table);
        hashes[i] = ag_state_hash(&table->state);
    }
    assert_int_equal(hashes[0], hashes[2]);
    assert_int_not_equal(hashes[0], hashes[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(everybody_sits_down, lay_out, close_table),
        cmocka_unit_test_setup_teardown(seven_cards_that_are_not_drawn, lay_out, close_table),
        cmocka_unit_test_setup_teardown(one_mulligan_each, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_boss_player_where_the_raid_says_so, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(who_begins, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_first_draw_may_be_skipped, lay_out, close_table),
        cmocka_unit_test_setup_teardown(seeds_shuffle_differently, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
