// What would happen is replaced: who is affected chooses among what competes, all is chosen before
// any of it happens, and nothing replaces what it does itself (CR 716).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"

static uint16_t pawn;
static int runs;
static ag_card_id ran_last;

static int lay_out(void **unused)
{
    open_table(unused);
    pawn = table_card(table, "Pawn", AG_TYPE_ALLY, 1, 1, 1);
    runs = 0;
    return 0;
}

static ag_progress counts(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)step;
    (void)context;
    runs++;
    ran_last = frame->me;
    return AG_DONE;
}

// What its effect does is what it replaces.
static ag_progress destroys_it_again(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    if (step > 0) return AG_DONE;
    runs++;
    ag_action action = { .kind = AG_ACTION_DESTROY, .source = frame->me };
    ag_action_begin(rules, &action, &frame->event.card, 1);
    return AG_AGAIN;
}

static int is_of_the_boss(const ag_rules *rules, const ag_frame *frame, void *context)
{
    (void)context;
    return ag_controller_of(rules->state, frame->event.card) == 3;
}

static ag_power_def *replacing(uint16_t printed, int kind, fake_effect *effect)
{
    ag_power_def *power = table_power(table, printed, kind);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    fake_script_effect(table->script, printed, 0, effect, NULL);
    return power;
}

static uint16_t ward(fake_effect *effect)
{
    uint16_t printed = table_card(table, "Ward", AG_TYPE_ITEM, 1, 0, 0);
    replacing(printed, AG_POWER_REPLACE, effect);
    return printed;
}

static ag_progress destroy(int flags, const ag_card_id *cards, int count)
{
    ag_action action = { .kind = AG_ACTION_DESTROY, .flags = (uint8_t)flags };
    ag_action_begin(&table->rules, &action, cards, count);
    return table_run(table);
}

// CR 716.1.
static void who_is_affected_chooses_one_of_those_that_compete(void **unused)
{
    (void)unused;
    uint16_t printed = ward(counts);
    table_put(table, printed, 1, AG_ZONE_PARTY);
    ag_card_id second = table_put(table, printed, 1, AG_ZONE_PARTY);
    ag_card_id card = table_put(table, pawn, 3, AG_ZONE_PARTY);
    assert_int_equal(destroy(0, &card, 1), AG_ASK);
    assert_int_equal(table_asked(table), 3);
    assert_int_equal(table_option(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 }), -1);
    assert_int_equal(table_do(table, AG_MOVE_APPLY, second), AG_DONE);
    assert_int_equal(runs, 1);
    assert_true(ag_card_id_same(ran_last, second));
    assert_int_equal(ag_zone(&table->state, card), AG_ZONE_PARTY);
}

// CR 716.1c.
static void all_is_chosen_before_any_of_it_happens(void **unused)
{
    (void)unused;
    uint16_t printed = ward(counts);
    table->powers[printed][0].watch.may = 1;
    ag_card_id saver = table_put(table, printed, 1, AG_ZONE_PARTY);
    ag_card_id pawns[] = { table_put(table, pawn, 1, AG_ZONE_PARTY),
                           table_put(table, pawn, 1, AG_ZONE_PARTY),
                           table_put(table, pawn, 1, AG_ZONE_PARTY) };
    assert_int_equal(destroy(0, pawns, 3), AG_ASK);
    assert_int_equal(table_do(table, AG_MOVE_APPLY, saver), AG_ASK);
    assert_int_equal(table_do(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 }), AG_ASK);
    assert_int_equal(runs, 0);
    assert_int_equal(table_do(table, AG_MOVE_APPLY, saver), AG_DONE);
    assert_int_equal(runs, 2);
    assert_int_equal(ag_zone(&table->state, pawns[0]), AG_ZONE_PARTY);
    assert_false(ag_card_exists(&table->state, pawns[1]));
    assert_int_equal(ag_zone(&table->state, pawns[2]), AG_ZONE_PARTY);
}

// CR 716.1e, 103.3.
static void neither_its_own_doing_nor_the_game_is_replaced(void **unused)
{
    (void)unused;
    table_put(table, ward(destroys_it_again), 1, AG_ZONE_PARTY);
    ag_card_id card = table_put(table, pawn, 1, AG_ZONE_PARTY);
    assert_int_equal(destroy(0, &card, 1), AG_DONE);
    assert_int_equal(runs, 1);
    assert_false(ag_card_exists(&table->state, card));
    card = table_put(table, pawn, 1, AG_ZONE_PARTY);
    assert_int_equal(destroy(AG_ACTION_BY_GAME, &card, 1), AG_DONE);
    assert_int_equal(runs, 1);
    assert_false(ag_card_exists(&table->state, card));
}

static void only_what_meets_the_condition_is_replaced(void **unused)
{
    (void)unused;
    uint16_t printed = ward(counts);
    table->powers[printed][0].functions |= AG_BIT(AG_SLOT_CONDITION);
    fake_script_condition(table->script, printed, 0, is_of_the_boss, NULL);
    table_put(table, printed, 1, AG_ZONE_PARTY);
    ag_card_id pawns[] = { table_put(table, pawn, 1, AG_ZONE_PARTY),
                           table_put(table, pawn, 3, AG_ZONE_PARTY) };
    assert_int_equal(destroy(0, pawns, 2), AG_DONE);
    assert_int_equal(runs, 1);
    assert_false(ag_card_exists(&table->state, pawns[0]));
    assert_int_equal(ag_zone(&table->state, pawns[1]), AG_ZONE_PARTY);
}

static void the_next_time_waits_until_it_is_used(void **unused)
{
    (void)unused;
    uint16_t vow = table_card(table, "Vow", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = replacing(vow, AG_POWER_LATER, counts);
    power->later_replaces = 1;
    power->watch.once = 1;
    power->watch.may = 1;
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = vow,
                                               .source = table_hero(table, 1),
                                               .controller = 1,
                                               .lasts = AG_LASTS_GAME });
    ag_card_id pawns[] = { table_put(table, pawn, 1, AG_ZONE_PARTY),
                           table_put(table, pawn, 1, AG_ZONE_PARTY),
                           table_put(table, pawn, 1, AG_ZONE_PARTY) };
    assert_int_equal(destroy(0, &pawns[0], 1), AG_ASK);
    table_do(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 });
    assert_int_equal(destroy(0, &pawns[1], 1), AG_ASK);
    table_do(table, AG_MOVE_APPLY, table_hero(table, 1));
    assert_int_equal(destroy(0, &pawns[2], 1), AG_DONE);
    assert_int_equal(runs, 1);
    assert_false(ag_card_exists(&table->state, pawns[0]));
    assert_true(ag_card_exists(&table->state, pawns[1]));
    assert_false(ag_card_exists(&table->state, pawns[2]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(who_is_affected_chooses_one_of_those_that_compete, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(all_is_chosen_before_any_of_it_happens, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(neither_its_own_doing_nor_the_game_is_replaced, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(only_what_meets_the_condition_is_replaced, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_next_time_waits_until_it_is_used, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
