// Drawing one by one, empty decks, discarding, dice.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"

static uint16_t ally;

static int lay_out(void **unused)
{
    open_table(unused);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    return 0;
}

static int hand(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].hand].count;
}

static void from_the_top(void **unused)
{
    (void)unused;
    ag_card_id first = table_put(table, ally, 1, AG_ZONE_DECK);
    table_put(table, ally, 1, AG_ZONE_DECK);
    ag_draw_begin(&table->rules, 1, 0, 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.refs[0].slot, first.slot);
    assert_int_equal(hand(1), 1);
}

static void an_empty_deck_is_noted(void **unused)
{
    (void)unused;
    table_put(table, ally, 1, AG_ZONE_DECK);
    ag_draw_begin(&table->rules, 1, 0, 3);
    table_run(table);
    assert_int_equal(table->state.reply.number, 1);
    assert_true(table->state.players[1].flags & AG_PLAYER_DECKED);
}

// R101.3c: the deck of a Boss player is refilled from its graveyard.
static void a_boss_player_refills(void **unused)
{
    (void)unused;
    for (int i = 0; i < 3; i++) {
        table_put(table, ally, table->boss, AG_ZONE_GRAVEYARD);
    }
    ag_draw_begin(&table->rules, table->boss, 0, 2);
    table_run(table);
    assert_int_equal(hand(table->boss), 2);
    assert_int_equal(table->state.piles[table->state.players[3].decks[0]].count, 1);
    assert_true(table_was_told(table, "graveyard is shuffled"));
    ag_draw_begin(&table->rules, table->boss, 0, 5);
    table_run(table);
    assert_int_equal(hand(table->boss), 3);
    assert_false(table->state.players[3].flags & AG_PLAYER_DECKED);
}

static void discarding_is_a_choice(void **unused)
{
    (void)unused;
    for (int i = 0; i < 3; i++) {
        table_put(table, ally, 1, AG_ZONE_HAND);
    }
    ag_discard_begin(&table->rules, 1, (ag_card_id){ 0, 0 }, 2);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table->state.choice.min, 2);
    ag_picks picks = { .count = 2, .picks = { 0, 2 } };
    ag_choice_answer(&table->rules, 1, &picks);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(hand(1), 1);
    assert_int_equal(table->state.reply.number, 2);
}

static ag_progress nothing(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    ++*(int *)context;
    return AG_DONE;
}

// CR 415.9e: revealed from hand, and one at a time: "the next card that is discarded" is the first.
static void cards_are_discarded_one_at_a_time(void **unused)
{
    (void)unused;
    int runs = 0;
    uint16_t vow = table_card(table, "Vow", AG_TYPE_ABILITY, 1, 0, 0);
    static const uint8_t events[] = { AG_EVENT_DISCARDED, AG_EVENT_REVEALED };
    for (int i = 0; i < 2; i++) {
        ag_power_def *power = table_power(table, vow, AG_POWER_LATER);
        power->functions = AG_BIT(AG_SLOT_EFFECT);
        power->watch = (ag_watch_def){ .event = events[i], .once = i == 0 };
        fake_script_effect(table->script, vow, (uint16_t)i, nothing, &runs);
        ag_watch_begin(&table->rules, &(ag_watch){ .printed = vow,
                                                   .power = (uint16_t)i,
                                                   .source = table_hero(table, 1),
                                                   .controller = 1,
                                                   .lasts = AG_LASTS_GAME });
    }
    for (int i = 0; i < 3; i++) {
        table_put(table, ally, 1, AG_ZONE_HAND);
    }
    ag_discard_begin(&table->rules, 1, (ag_card_id){ 0, 0 }, 3);
    table_run(table);
    assert_int_equal(hand(1), 0);
    assert_int_equal(table->state.reply.count, 3);
    assert_int_equal(table->state.used.waiting, 1 + 1 + 3);
}

static void no_more_than_the_hand_holds(void **unused)
{
    (void)unused;
    table_put(table, ally, 1, AG_ZONE_HAND);
    ag_discard_begin(&table->rules, 1, (ag_card_id){ 0, 0 }, 4);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(hand(1), 0);
    ag_discard_begin(&table->rules, 1, (ag_card_id){ 0, 0 }, 1);
    assert_int_equal(table_run(table), AG_DONE);
}

static void prepared_dice_come_first(void **unused)
{
    (void)unused;
    table->state.dice[0] = 3;
    table->state.dice[1] = 6;
    table->state.dice_count = 2;
    assert_int_equal(ag_roll(&table->state), 3);
    assert_int_equal(ag_roll(&table->state), 6);
    assert_int_equal(table->state.dice_count, 0);
    for (int i = 0; i < 50; i++) {
        assert_in_range(ag_roll(&table->state), 1, 6);
    }
    ag_roll_begin(&table->rules, 1, 3);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.number, 3);
    assert_true(table_was_told(table, "Raider 1 rolls 3 instead."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(from_the_top, lay_out, close_table),
        cmocka_unit_test_setup_teardown(an_empty_deck_is_noted, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_boss_player_refills, lay_out, close_table),
        cmocka_unit_test_setup_teardown(discarding_is_a_choice, lay_out, close_table),
        cmocka_unit_test_setup_teardown(no_more_than_the_hand_holds, lay_out, close_table),
        cmocka_unit_test_setup_teardown(prepared_dice_come_first, lay_out, close_table),
        cmocka_unit_test_setup_teardown(cards_are_discarded_one_at_a_time, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
