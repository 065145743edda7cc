// Triggers: noticed as the event happens, put onto the chain before priority, in the order their
// controllers choose.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"

static int condition_answer = 1;

static ag_progress draws_one(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    if (step == 0) {
        ag_draw_begin(rules, frame->seat, 0, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

static int holds(const ag_rules *rules, const ag_frame *frame, void *context)
{
    (void)rules;
    (void)frame;
    (void)context;
    return condition_answer;
}

// "When a hero is dealt damage, draw a card."
static uint16_t scholar(const char *name)
{
    uint16_t printed = table_card(table, name, AG_TYPE_ALLY, 1, 1, 1);
    ag_power_def *power = table_power(table, printed, AG_POWER_TRIGGER);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DAMAGED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY) };
    fake_script_effect(table->script, printed, 0, draws_one, NULL);
    return printed;
}

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    condition_answer = 1;
    for (int i = 0; i < 4; i++) {
        table_put(table, 1, 1, AG_ZONE_DECK);
        table_put(table, 1, 2, AG_ZONE_DECK);
    }
    return 0;
}

static void hurt_a_hero(void)
{
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DAMAGED, 3, table_hero(table, 3));
    event.amount = 1;
    ag_happen(&table->rules, &event);
}

static int links(void)
{
    int count = 0;
    for (int i = 1; i < table->state.used.links; i++) {
        count += table->state.links[i].kind == AG_LINK_TRIGGER;
    }
    return count;
}

static int hand(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].hand].count;
}

static void it_waits_until_processing(void **unused)
{
    (void)unused;
    table_put(table, scholar("Scholar"), 1, AG_ZONE_PARTY);
    hurt_a_hero();
    assert_true(ag_trigger_waiting(&table->rules));
    assert_int_equal(links(), 0);
    ag_process_begin(&table->rules, 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_false(ag_trigger_waiting(&table->rules));
    assert_int_equal(links(), 1);
    assert_true(table_was_told(table, "Scholar triggers."));
}

static void not_in_the_checks_of_a_combat(void **unused)
{
    (void)unused;
    table_put(table, scholar("Scholar"), 1, AG_ZONE_PARTY);
    hurt_a_hero();
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(links(), 0);
    assert_true(ag_trigger_waiting(&table->rules));
}

static void the_turn_players_come_first(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    ag_card_id second = table_put(table, printed, 2, AG_ZONE_PARTY);
    ag_card_id first = table_put(table, printed, 1, AG_ZONE_PARTY);
    hurt_a_hero();
    ag_process_begin(&table->rules, 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(links(), 2);
    const ag_link *top = ag_link_at(&table->state, ag_chain_top(&table->state));
    assert_true(ag_card_id_same(top->card, second));
    assert_false(ag_card_id_same(top->card, first));
}

// CR 708.1: of one player, he says which goes first; alike ones are not asked about.
static void their_controller_orders_them(void **unused)
{
    (void)unused;
    ag_card_id scholar_card = table_put(table, scholar("Scholar"), 1, AG_ZONE_PARTY);
    table_put(table, scholar("Sage"), 1, AG_ZONE_PARTY);
    hurt_a_hero();
    ag_process_begin(&table->rules, 1);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    table_do(table, AG_MOVE_TRIGGER, scholar_card);
    const ag_link *top = ag_link_at(&table->state, ag_chain_top(&table->state));
    assert_false(ag_card_id_same(top->card, scholar_card));
    assert_int_equal(links(), 2);
}

static void alike_ones_are_not_asked_about(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    table_put(table, printed, 1, AG_ZONE_PARTY);
    table_put(table, printed, 1, AG_ZONE_PARTY);
    hurt_a_hero();
    ag_process_begin(&table->rules, 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(links(), 2);
}

static void resolving_runs_the_effect(void **unused)
{
    (void)unused;
    table_put(table, scholar("Scholar"), 1, AG_ZONE_PARTY);
    hurt_a_hero();
    table_action_phase(table);
    assert_int_equal(hand(1), 1);
    assert_int_equal(links(), 0);
}

// CR 703.1: a condition function says what the event must be like, so it is judged as that happens.
static void a_condition_is_a_part_of_the_event(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    table->powers[printed][0].functions |= AG_BIT(AG_SLOT_CONDITION);
    fake_script_condition(table->script, printed, 0, holds, NULL);
    table_put(table, printed, 1, AG_ZONE_PARTY);
    condition_answer = 0;
    hurt_a_hero();
    assert_false(ag_trigger_waiting(&table->rules));
    condition_answer = 1;
    hurt_a_hero();
    assert_true(ag_trigger_waiting(&table->rules));
    condition_answer = 0;
    table_action_phase(table);
    assert_int_equal(hand(1), 1);
}

// CR 703.2: what stands after "if" is judged as it happens, and again as it resolves.
static void an_if_is_judged_twice(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    ag_watch_def *watch = &table->powers[printed][0].watch;
    watch->condition = (ag_amount){ .steps = { { .op = AG_OP_WORD, .arg = 0 } }, .length = 1 };
    table_put(table, printed, 1, AG_ZONE_PARTY);
    table->state.raid_words[0] = 0;
    hurt_a_hero();
    assert_false(ag_trigger_waiting(&table->rules));
    table->state.raid_words[0] = 1;
    hurt_a_hero();
    assert_true(ag_trigger_waiting(&table->rules));
    table->state.raid_words[0] = 0;
    table_action_phase(table);
    assert_int_equal(hand(1), 0);
    assert_true(table_was_told(table, "Scholar is interrupted."));
}

static void a_trigger_that_may_is_asked_as_it_resolves(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    table->powers[printed][0].watch.may = 1;
    table_put(table, printed, 2, AG_ZONE_PARTY);
    hurt_a_hero();
    assert_int_equal(table_action_phase(table), AG_ASK);
    assert_int_equal(table_asked(table), 2);
    assert_int_equal(table->state.choice.kind, AG_QUESTION_YES_NO);
    assert_int_equal(table_pick(table, 1), AG_DONE);
    assert_int_equal(hand(2), 0);
}

// CR 708.2: without a legal target it ceases to exist.
static void without_a_target_there_is_none(void **unused)
{
    (void)unused;
    uint16_t printed = scholar("Scholar");
    ag_power_def *power = &table->powers[printed][0];
    power->target_count = 1;
    power->targets[0] =
        (ag_target_def){ .name = "ally", .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING) };
    table_put(table, printed, 1, AG_ZONE_PARTY);
    hurt_a_hero();
    ag_process_begin(&table->rules, 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(links(), 0);
}

// "When an ally is next destroyed, draw a card": made by seat 1's hero.
static void waits_for_the_next_death(void)
{
    uint16_t printed = table_card(table, "Vow", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_LATER);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .once = 1,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = printed,
                                               .source = table_hero(table, 1),
                                               .controller = 1,
                                               .lasts = AG_LASTS_THIS_TURN });
}

static void destroy(const ag_card_id *cards, int count)
{
    ag_action action = { .kind = AG_ACTION_DESTROY };
    ag_action_begin(&table->rules, &action, cards, count);
    table_run(table);
}

// CR 703.1a.
static void all_that_die_together_are_the_next(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id allies[3];
    for (int i = 0; i < 3; i++) {
        allies[i] = table_put(table, ally, 2, AG_ZONE_PARTY);
    }
    waits_for_the_next_death();
    destroy(allies, 2);
    assert_int_equal(table->state.used.waiting, 3);
    destroy(&allies[2], 1);
    assert_int_equal(table->state.used.waiting, 3);
    assert_int_equal(table->state.used.watches, 1);
}

static ag_progress heals(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)frame;
    (void)step;
    (void)context;
    ag_event event = ag_event_of(rules, AG_EVENT_HEALED, 1, table_hero(table, 1));
    ag_happen(rules, &event);
    return AG_DONE;
}

static void put_echo(int copies)
{
    uint16_t printed = table_card(table, "Echo", AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_TRIGGER);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch.event = AG_EVENT_HEALED;
    fake_script_effect(table->script, printed, 0, heals, NULL);
    for (int i = 0; i < copies; i++) {
        table_put(table, printed, 1, AG_ZONE_PARTY);
    }
    ag_event event = ag_event_of(&table->rules, AG_EVENT_HEALED, 1, table_hero(table, 1));
    ag_happen(&table->rules, &event);
    table_action_phase(table);
}

// CR 803.3: once it does not trigger, and play goes on from there.
static void a_loop_of_triggers_ends_and_play_goes_on(void **unused)
{
    (void)unused;
    put_echo(1);
    assert_int_equal(table->state.winner, AG_WINNER_NONE);
    assert_true(ag_chain_empty(&table->state));
    assert_int_equal(table->state.loops_ended, 1);
}

// A loop that branches has no last time: leaving out one of its triggers now and then ends it not.
static void a_loop_that_branches_is_a_draw(void **unused)
{
    (void)unused;
    table->state.turn_triggers = AG_TURN_TRIGGERS_MAX - 10;
    table->state.loops_ended = AG_LOOPS_ENDED_MAX - 2;
    put_echo(2);
    assert_int_equal(table->state.winner, AG_WINNER_DRAW);
    assert_int_equal(table->state.reason, AG_END_LOOP);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_waits_until_processing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(not_in_the_checks_of_a_combat, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_turn_players_come_first, lay_out, close_table),
        cmocka_unit_test_setup_teardown(their_controller_orders_them, lay_out, close_table),
        cmocka_unit_test_setup_teardown(alike_ones_are_not_asked_about, lay_out, close_table),
        cmocka_unit_test_setup_teardown(resolving_runs_the_effect, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_condition_is_a_part_of_the_event, lay_out, close_table),
        cmocka_unit_test_setup_teardown(an_if_is_judged_twice, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_trigger_that_may_is_asked_as_it_resolves, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(without_a_target_there_is_none, lay_out, close_table),
        cmocka_unit_test_setup_teardown(all_that_die_together_are_the_next, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_loop_of_triggers_ends_and_play_goes_on, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_loop_that_branches_is_a_draw, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
