// Adding a link, step by step: X, mode, targets, costs; and what cannot be finished is taken back
// whole (CR 707).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static uint16_t spell;
static ag_card_id card;
static int seen_x, seen_power;

static ag_progress looks(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)step;
    (void)context;
    seen_x = frame->x;
    seen_power = frame->power;
    return AG_DONE;
}

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    table_power(table, spell, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, spell, 0, looks, NULL);
    card = table_put(table, spell, 1, AG_ZONE_HAND);
    table_resources(table, 1, 5);
    seen_x = seen_power = -1;
    return 0;
}

static int ready_resources(void)
{
    int ready = 0;
    uint16_t slot = table->state.piles[table->state.players[1].resources].first;
    for (; slot != 0; slot = table->state.cards[slot].next) {
        ready += !(table->state.cards[slot].flags & AG_CARD_EXHAUSTED);
    }
    return ready;
}

static void the_cost_is_paid(void **unused)
{
    (void)unused;
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(ready_resources(), 4);
    assert_true(table_was_told(table, "Raider 1 pays 1."));
    assert_true(table_was_told(table, "Raider 1 plays Spell."));
    assert_int_equal(seen_power, 0);
}

static void x_is_what_is_left(void **unused)
{
    (void)unused;
    table_def(table, spell)->side[0].cost_x = 1;
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.kind, AG_QUESTION_NUMBER);
    assert_int_equal(table->state.choice.max, 4);
    table_number(table, 3);
    assert_int_equal(seen_x, 3);
    assert_int_equal(ready_resources(), 1);
}

// CR 707.2: an X that could not be finished is not offered.
static void x_leaves_enough_targets(void **unused)
{
    (void)unused;
    ag_power_def *power = &table->powers[spell][0];
    table_def(table, spell)->side[0].cost_x = 1;
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY) };
    power->targets[0].min = (ag_amount){ .steps = { { .op = AG_OP_X } }, .length = 1 };
    power->targets[0].max = power->targets[0].min;
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.kind, AG_QUESTION_NUMBER);
    assert_int_equal(table->state.choice.min, 0);
    assert_int_equal(table->state.choice.max, 3);  // of four that could be paid: three heroes
}

static void x_may_have_to_be_more_than_nothing(void **unused)
{
    (void)unused;
    ag_power_def *power = &table->powers[spell][0];
    table_def(table, spell)->side[0].cost_x = 1;
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY) };
    power->targets[0].min = (ag_amount){
        .steps = { { .op = AG_OP_CONST, .value = 5 }, { .op = AG_OP_X }, { .op = AG_OP_MINUS } },
        .length = 3
    };
    power->targets[0].max = power->targets[0].min;
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.min, 2);
    assert_int_equal(table->state.choice.max, 4);
}

static void play_with_two_modes(ag_amount most)
{
    ag_power_def *power = &table->powers[spell][0];
    power->mode_count = 2;
    power->modes_least =
        (ag_amount){ .length = 1, .steps = { { .op = AG_OP_CONST, .value = 1 } } };
    power->mode_first = 1;
    power->modes_most = most;
    for (int i = 1; i <= 2; i++) {
        table_power(table, spell, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
        fake_script_effect(table->script, spell, (uint16_t)i, looks, NULL);
    }
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.option_count, 2);
    assert_int_equal(table->state.choice.min, 1);
}

static void a_mode_is_chosen(void **unused)
{
    (void)unused;
    play_with_two_modes((ag_amount){ .length = 0 });
    assert_int_equal(table->state.choice.max, 1);
    table_pick(table, 1);
    assert_int_equal(seen_power, 2);
}

static void both_modes_may_be_chosen(void **unused)
{
    (void)unused;
    play_with_two_modes(table_amount(5));
    assert_int_equal(table->state.choice.max, 2);
    table_pick(table, 0);
    assert_int_equal(seen_power, 1);
}

static void one_mode_is_chosen_where_no_more_may_be(void **unused)
{
    (void)unused;
    play_with_two_modes(table_amount(0));
    assert_int_equal(table->state.choice.max, 1);
}

static void targets_in_the_order_of_the_text(void **unused)
{
    (void)unused;
    ag_power_def *power = &table->powers[spell][0];
    power->target_count = 2;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_FRIENDLY),
                                         .aim = AG_AIM_HELP };
    power->targets[1] =
        (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY), .aim = AG_AIM_HARM };
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.option_count, 2);
    assert_int_equal(table->state.options[0].aim, AG_AIM_HELP);
    table_do(table, AG_MOVE_CARD, table_hero(table, 2));
    assert_int_equal(table->state.choice.option_count, 3);
    table_do(table, AG_MOVE_CARD, table_hero(table, 3));
    assert_true(table_was_told(table, "Spell targets Boss."));
    assert_true(table_was_told(table, "Spell resolves."));
}

static void other_costs_are_chosen(void **unused)
{
    (void)unused;
    ag_card_id spare = table_put(table, spell, 1, AG_ZONE_HAND),
               kept = table_put(table, spell, 1, AG_ZONE_HAND);
    table_def(table, spell)->extra_cost =
        (ag_cost){ .part_count = 1, .parts = { { .kind = AG_COST_DISCARD, .min = 1, .max = 1 } } };
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.option_count, 2);
    table_do(table, AG_MOVE_CARD, spare);
    assert_true(ag_card_exists(&table->state, kept));
    assert_false(ag_card_exists(&table->state, spare));
    assert_true(table_was_told(table, "Raider 1 discards Spell."));
}

// CR 707.2: a target that vanishes while the cost is thought of; the card is the very same again.
static void what_cannot_be_finished_is_taken_back(void **unused)
{
    (void)unused;
    ag_power_def *power = &table->powers[spell][0];
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    ag_card_id other = table_put(table, spell, 1, AG_ZONE_HAND);
    ag_state before = table->state;
    ag_way way = { .source = card };
    ag_play_begin(&table->rules, 1, card, &way);
    assert_false(ag_card_exists(&table->state, card));
    assert_int_equal(table_run(table), AG_DONE);
    assert_true(ag_card_exists(&table->state, card));
    assert_true(ag_card_exists(&table->state, other));
    assert_true(ag_chain_empty(&table->state));
    // All have seen it on the chain: that alone is not taken back.
    assert_int_equal(table->state.cards[card.slot].veils[1], before.cards[card.slot].veils[1] + 1);
    before.cards[card.slot].veils[1]++;
    assert_memory_equal(&table->state.cards, &before.cards, sizeof before.cards);
    assert_memory_equal(&table->state.piles, &before.piles, sizeof before.piles);
    assert_false(table_was_told(table, "pays"));
}

static void powers_and_rewards(void **unused)
{
    (void)unused;
    uint16_t printed = table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0);
    ag_power_def *reward = table_power(table, printed, AG_POWER_REWARD);
    reward->cost.resources = 2;
    reward->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, printed, 0, looks, NULL);
    ag_card_id quest = table_put(table, printed, 1, AG_ZONE_RESOURCES);
    table_action_phase(table);
    table_do(table, AG_MOVE_COMPLETE, quest);
    assert_true(table_was_told(table, "Raider 1 completes Quest."));
    assert_int_equal(seen_power, 0);
    const ag_card *down = ag_card_at(&table->state, quest);
    assert_true(down == NULL || (down->flags & AG_CARD_FACE_DOWN));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_cost_is_paid, lay_out, close_table),
        cmocka_unit_test_setup_teardown(x_is_what_is_left, lay_out, close_table),
        cmocka_unit_test_setup_teardown(x_leaves_enough_targets, lay_out, close_table),
        cmocka_unit_test_setup_teardown(x_may_have_to_be_more_than_nothing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_mode_is_chosen, lay_out, close_table),
        cmocka_unit_test_setup_teardown(both_modes_may_be_chosen, lay_out, close_table),
        cmocka_unit_test_setup_teardown(one_mode_is_chosen_where_no_more_may_be, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(targets_in_the_order_of_the_text, lay_out, close_table),
        cmocka_unit_test_setup_teardown(other_costs_are_chosen, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_cannot_be_finished_is_taken_back, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(powers_and_rewards, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
