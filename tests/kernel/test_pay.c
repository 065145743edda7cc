// Costs: counted before anything is paid; all of it or nothing (CR 403).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static ag_cost cost;

static int lay_out(void **unused)
{
    open_table(unused);
    table_resources(table, 1, 3);
    memset(&cost, 0, sizeof cost);
    return 0;
}

static ag_reason refused(ag_card_id card, int resources)
{
    return ag_pay_refuse(&table->rules, 1, card, &cost, resources);
}

static ag_cost_part *part(int kind, int min, int max)
{
    cost.parts[cost.part_count] =
        (ag_cost_part){ .kind = (uint8_t)kind, .min = (int16_t)min, .max = (int16_t)max };
    return &cost.parts[cost.part_count++];
}

static void ready_resources_pay(void **unused)
{
    (void)unused;
    assert_int_equal(ag_pay_ready(&table->rules, 1, (ag_card_id){ 0, 0 }), 3);
    assert_int_equal(refused(table_hero(table, 1), 3), AG_REASON_NONE);
    assert_int_equal(refused(table_hero(table, 1), 4), AG_REASON_CR_403_6_TOO_FEW_READY);
    ag_pay_exhaust(&table->rules, 1, 2, (ag_card_id){ 0, 0 });
    assert_int_equal(ag_pay_ready(&table->rules, 1, (ag_card_id){ 0, 0 }), 1);
    assert_int_equal(refused(table_hero(table, 1), 2), AG_REASON_CR_403_6_TOO_FEW_READY);
    assert_true(table_was_told(table, "Raider 1 pays 2."));
}

static void every_part_must_be_payable(void **unused)
{
    (void)unused;
    ag_card_id hero = table_hero(table, 1);
    part(AG_COST_EXHAUST_THIS, 0, 0);
    assert_int_equal(refused(hero, 0), AG_REASON_NONE);
    ag_card_edit(&table->state, hero)->flags |= AG_CARD_EXHAUSTED;
    assert_int_equal(refused(hero, 0), AG_REASON_CR_411_1_EXHAUSTED);
}

static void discarding_takes_no_card_that_is_played(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    ag_card_id card = table_put(table, spell, 1, AG_ZONE_HAND);
    ag_cost_part *taken = part(AG_COST_DISCARD, 1, 1);
    assert_int_equal(refused(card, 0), AG_REASON_NONE);  // a power of it, which stays there
    taken->moves = 1;                                    // it is played
    assert_int_equal(refused(card, 0), AG_REASON_CR_403_1_TOO_FEW);
    table_put(table, spell, 1, AG_ZONE_HAND);
    assert_int_equal(refused(card, 0), AG_REASON_NONE);
    ag_card_id found[4];
    assert_int_equal(ag_pay_candidates(&table->rules, 1, card, &cost.parts[0], found, 4), 1);
}

static void only_a_resource_that_lies_face_up_turns_face_down(void **unused)
{
    (void)unused;
    uint16_t quest = table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0);
    ag_card_id card = table_put(table, quest, 1, AG_ZONE_RESOURCES);
    part(AG_COST_FACE_DOWN_THIS, 0, 0);
    assert_int_equal(refused(card, 0), AG_REASON_NONE);
    ag_card_edit(&table->state, card)->flags |= AG_CARD_FACE_DOWN;
    assert_int_equal(refused(card, 0), AG_REASON_CR_403_1_NOT_FACE_UP);
    assert_int_equal(refused(table_hero(table, 1), 0), AG_REASON_CR_403_1_NOT_FACE_UP);
}

static void counters_and_flips(void **unused)
{
    (void)unused;
    ag_card_id hero = table_hero(table, 1);
    ag_symbol charge = table_symbol(table, "charge");
    part(AG_COST_REMOVE_COUNTERS, 2, 2)->counter = charge;
    assert_int_equal(refused(hero, 0), AG_REASON_CR_403_1_TOO_FEW_COUNTERS);
    ag_counter_add(&table->state, hero, charge, 2);
    assert_int_equal(refused(hero, 0), AG_REASON_NONE);
    part(AG_COST_FLIP_THIS, 0, 0);
    assert_int_equal(refused(hero, 0), AG_REASON_CR_403_1_ONE_SIDE);
    table_def(table, 1)->side_count = 2;
    assert_int_equal(refused(hero, 0), AG_REASON_NONE);
}

// R101.3: no Boss is destroyed to pay a cost.
static void a_boss_is_no_price(void **unused)
{
    (void)unused;
    part(AG_COST_DESTROY, 1, 1)->filter = table_filter(AG_TYPE_CHARACTER, AG_WHOSE_YOURS);
    ag_card_id found[4];
    assert_int_equal(
        ag_pay_candidates(&table->rules, 3, table_hero(table, 3), &cost.parts[0], found, 4), 0);
    assert_int_equal(
        ag_pay_candidates(&table->rules, 1, table_hero(table, 1), &cost.parts[0], found, 4), 1);
    table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1), 3, AG_ZONE_PARTY);
    assert_int_equal(
        ag_pay_candidates(&table->rules, 3, table_hero(table, 3), &cost.parts[0], found, 4), 1);
}

static void costs_change_but_not_below_nothing(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 2, 0, 0);
    uint16_t cheaper = table_card(table, "Cheaper", AG_TYPE_ABILITY, 1, 0, 0);
    static ag_change change;
    change = (ag_change){ .subject = table_filter(AG_TYPE_ABILITY, AG_WHOSE_YOURS),
                          .amount = table_amount(-3),
                          .field = AG_FIELD_COST };
    ag_power_def *power = table_power(table, cheaper, AG_POWER_CONTINUOUS);
    power->changes = &change;
    power->change_count = 1;
    ag_card_id card = table_put(table, spell, 1, AG_ZONE_CHAIN);
    ag_link_id id = ag_link_open(
        &table->rules,
        &(ag_link){ .kind = AG_LINK_CARD, .card = card, .printed = spell, .controller = 1 });
    assert_int_equal(ag_pay_resources(&table->rules, ag_link_at(&table->state, id)), 2);
    table_put(table, cheaper, 1, AG_ZONE_PARTY);
    assert_int_equal(ag_pay_resources(&table->rules, ag_link_at(&table->state, id)), 0);
    ag_link_edit(&table->state, id)->x = 4;
    table_def(table, spell)->side[0].cost_x = 2;
    assert_int_equal(ag_pay_resources(&table->rules, ag_link_at(&table->state, id)), 7);
}

static void who_cares_chooses_what_is_exhausted(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    ag_card_id card = table_put(table, spell, 1, AG_ZONE_HAND);
    table_exhaust_heroes(table);
    table->state.ask_pay = 1 << 1;
    table_action_phase(table);
    table_do(table, AG_MOVE_PLAY, card);
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_PAY);
    uint32_t decisions = table->state.decisions;
    ag_card_id last = ag_ref_as_card(table->state.options[2].ref);
    table_pick(table, 2);
    assert_true(ag_card_at(&table->state, last)->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(table->state.decisions, decisions);
    assert_int_not_equal(table->state.choice.prompt, AG_PROMPT_PAY);  // once is enough
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(ready_resources_pay, lay_out, close_table),
        cmocka_unit_test_setup_teardown(every_part_must_be_payable, lay_out, close_table),
        cmocka_unit_test_setup_teardown(discarding_takes_no_card_that_is_played, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(only_a_resource_that_lies_face_up_turns_face_down, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(counters_and_flips, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_boss_is_no_price, lay_out, close_table),
        cmocka_unit_test_setup_teardown(costs_change_but_not_below_nothing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_cares_chooses_what_is_exhausted, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
