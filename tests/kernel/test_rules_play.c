// Playing what can't be finished, and costs that can't be paid though each part of them could (CR
// 103.2, 403, 707).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/play/play.h"

static uint16_t spell, ally;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 2);
    spell = table_card(table, "Spell", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, spell)->instant = 1;
    return 0;
}

static ag_card_id hold(ag_seat seat)
{
    return table_put(table, spell, seat, AG_ZONE_HAND);
}

// An item with a payment power whose cost has these parts, each of one of your allies.
static ag_card_id item(ag_seat seat, int first, int second)
{
    uint16_t printed = table_card(table, "Item", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_PAYMENT);
    int kinds[] = { first, second };
    for (int i = 0; i < 2; i++) {
        power->cost.parts[i] = (ag_cost_part){
            .kind = (uint8_t)kinds[i], .min = 1, .max = 1, .filter = table_filter(AG_TYPE_ALLY, 0)
        };
    }
    power->cost.part_count = second == AG_COST_NONE ? 1 : 2;
    return table_put(table, printed, seat, AG_ZONE_PARTY);
}

// CR 403.1, 707.2: one ally is not exhausted twice; all is as it was, and so is who has passed
// already.
static void what_fails_changes_nothing(void **unused)
{
    (void)unused;
    ag_card_id first = hold(1), kept = hold(1);
    hold(2);
    hold(3);
    ag_card_id tool = item(2, AG_COST_EXHAUST, AG_COST_EXHAUST);
    ag_card_id helper = table_put(table, ally, 2, AG_ZONE_PARTY);
    ag_power_def *power = &table->powers[ag_card_at(&table->state, tool)->printed][0];
    power->cost.parts[1].filter.only = helper;
    assert_int_equal(ag_use_refuse(&table->rules, 2, tool, 0),
                     AG_REASON_CR_403_1_TOO_FEW);  // one ally can't pay both
    table_put(table, ally, 2, AG_ZONE_PARTY);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, first);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(table_asked(table), 2);
    table_do(table, AG_MOVE_USE, tool);
    table_do(table, AG_MOVE_CARD, helper);  // and nothing is left for the second part
    assert_int_equal(table_asked(table), 2);
    assert_false(ag_card_at(&table->state, helper)->flags & AG_CARD_EXHAUSTED);
    assert_false(table_was_told(table, "uses"));
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(table_asked(table), 3);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(table_was_told(table, "Spell resolves"));
    assert_true(table_option(table, AG_MOVE_PLAY, kept) >= 0);
}

// CR 410.4: what is added is there for whoever had passed before.
static void an_answer_asks_all_again(void **unused)
{
    (void)unused;
    ag_card_id first = hold(1), answer = hold(2);
    hold(1);
    hold(3);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, first);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    table_do(table, AG_MOVE_PLAY, answer);
    static const ag_seat order[] = { 3, 1 };  // seat 2 holds nothing more
    for (int i = 0; i < 2; i++) {
        assert_int_equal(table_asked(table), order[i]);
        assert_false(table_was_told(table, "resolves"));
        table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    }
    assert_true(table_was_told(table, "Spell resolves"));
}

static void two_allies_are(void **unused)
{
    (void)unused;
    ag_card_id tool = item(1, AG_COST_EXHAUST, AG_COST_EXHAUST);
    ag_card_id one = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_id two = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_USE, tool);
    table_do(table, AG_MOVE_CARD, two);
    assert_true(ag_card_at(&table->state, one)->flags & AG_CARD_EXHAUSTED);
    assert_true(ag_card_at(&table->state, two)->flags & AG_CARD_EXHAUSTED);
    assert_true(table_was_told(table, "uses Item"));
}

// The card that is exhausted for its own power is not exhausted once more for it.
static void this_is_no_other(void **unused)
{
    (void)unused;
    ag_card_id tool = item(1, AG_COST_EXHAUST_THIS, AG_COST_EXHAUST);
    ag_power_def *power = &table->powers[ag_card_at(&table->state, tool)->printed][0];
    power->cost.parts[1].filter = table_filter(AG_TYPE_ITEM, AG_WHOSE_YOURS);
    assert_int_equal(ag_use_refuse(&table->rules, 1, tool, 0), AG_REASON_CR_403_1_TOO_FEW);
    item(1, AG_COST_NONE, AG_COST_NONE);
    assert_int_equal(ag_use_refuse(&table->rules, 1, tool, 0), AG_REASON_NONE);
}

// CR 103.2: what can't be destroyed pays no cost that destroys.
static void what_cant_be_destroyed_is_no_price(void **unused)
{
    (void)unused;
    ag_card_id tool = item(1, AG_COST_DESTROY, AG_COST_NONE);
    ag_card_id other = item(1, AG_COST_DESTROY_THIS, AG_COST_NONE);
    ag_card_id helper = table_put(table, ally, 1, AG_ZONE_PARTY);
    assert_int_equal(ag_use_refuse(&table->rules, 1, tool, 0), AG_REASON_NONE);
    assert_int_equal(ag_use_refuse(&table->rules, 1, other, 0), AG_REASON_NONE);
    ag_card_id both[] = { helper, other };
    for (int i = 0; i < 2; i++) {
        ag_change cant = { .subject = { .only = both[i] },
                           .amount = table_amount(1),
                           .field = AG_FIELD_CANT,
                           .word = AG_CANT_BE_DESTROYED };
        ag_modifier_make(&table->rules, &(ag_modifier){ .change = cant,
                                                        .source = helper,
                                                        .printed = ally,
                                                        .controller = 1,
                                                        .lasts = AG_LASTS_GAME });
    }
    assert_int_equal(ag_use_refuse(&table->rules, 1, tool, 0), AG_REASON_CR_403_1_TOO_FEW);
    assert_int_equal(ag_use_refuse(&table->rules, 1, other, 0), AG_REASON_CR_403_1_NOT_ITSELF);
}

// CR 707.1e: what makes it cheaper pays for X as well.
static void x_with_a_reduction(void **unused)
{
    (void)unused;
    static ag_change change;
    uint16_t cheaper = table_card(table, "Cheaper", AG_TYPE_ITEM, 1, 0, 0);
    change = (ag_change){ .subject = table_filter(AG_TYPE_ABILITY, AG_WHOSE_YOURS),
                          .amount = table_amount(-3),
                          .field = AG_FIELD_COST };
    ag_power_def *power = table_power(table, cheaper, AG_POWER_CONTINUOUS);
    power->changes = &change;
    power->change_count = 1;
    table_put(table, cheaper, 1, AG_ZONE_PARTY);
    table_def(table, spell)->side[0].cost_x = 1;
    table_resources(table, 1, 2);
    ag_card_id card = hold(1);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.kind, AG_QUESTION_NUMBER);
    assert_int_equal(table->state.choice.max, 5);
    table_number(table, 5);
    assert_true(table_was_told(table, "Raider 1 pays 2."));
}

// CR 400.2: a host that is gone, beside a target that is not: it enters play attached to nothing,
// and goes at once.
static void without_its_host_it_goes_by_way_of_play(void **unused)
{
    (void)unused;
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 2;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    power->targets[1] = (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_YOURS) };
    table_def(table, spell)->ongoing = 1;
    table_def(table, spell)->attachment = 1;
    table_def(table, spell)->host = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_card_id host = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_id card = hold(1);
    hold(2);
    ag_window_begin(&table->rules);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table_asked(table), 2);
    ag_card_move(&table->rules, host, AG_ZONE_HAND, 1, 0);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(table_was_told(table, "Spell enters play"));
    assert_true(table_was_told(table, "Spell is destroyed"));
    assert_false(table_was_told(table, "is attached"));
    assert_int_equal(table->state.piles[table->state.players[1].graveyards[0]].count, 1);
}

#define play_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        play_test(what_fails_changes_nothing),
        play_test(an_answer_asks_all_again),
        play_test(two_allies_are),
        play_test(this_is_no_other),
        play_test(what_cant_be_destroyed_is_no_price),
        play_test(x_with_a_reduction),
        play_test(without_its_host_it_goes_by_way_of_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
