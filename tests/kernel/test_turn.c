// The turn: its steps one after the other, a raid's own table in its place (CR 500-503).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/turn/turn.h"

static uint16_t ally;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 9, 1, 1);
    for (ag_seat seat = 1; seat <= 3; seat++) {
        for (int i = 0; i < 30; i++) {
            table_put(table, ally, seat, AG_ZONE_DECK);
        }
    }
    return 0;
}

static void begin(ag_seat seat)
{
    table->state.turn = (ag_turn){ .seat = seat };
    ag_task_push(&table->rules, AG_TASK_TURN)->stage = AG_TURN_FIRST;
    table_run(table);
}

static const char *line_after(const char *where, const char *what)
{
    const char *at = where == NULL ? NULL : strstr(where, what);
    return at == NULL ? NULL : at + strlen(what);
}

static void the_steps_in_order(void **unused)
{
    (void)unused;
    begin(1);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table->state.turn.phase, AG_PHASE_ACTION);
    assert_true(ag_in_action_phase(&table->state));
    const char *at = table->told;
    at = line_after(at, "-- Turn 1: raider 1 --");
    at = line_after(at, "start phase.");
    at = line_after(at, "Raider 1 draws Ally.");
    at = line_after(at, "action phase.");
    assert_non_null(at);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    at = line_after(at, "Raider 1 ends the turn.");
    at = line_after(at, "-- Turn 2: raider 2 --");
    assert_non_null(at);
}

static void everything_readies(void **unused)
{
    (void)unused;
    table_resources(table, 1, 2);
    for (int slot = 1; slot < table->state.used.cards; slot++) {
        table->state.cards[slot].flags |= AG_CARD_EXHAUSTED;
    }
    begin(1);
    assert_false(ag_card_at(&table->state, table_hero(table, 1))->flags & AG_CARD_EXHAUSTED);
    assert_true(ag_card_at(&table->state, table_hero(table, 2))->flags & AG_CARD_EXHAUSTED);
    uint16_t row = table->state.piles[table->state.players[1].resources].first;
    assert_false(table->state.cards[row].flags & AG_CARD_EXHAUSTED);
}

static void what_cant_ready_stays_exhausted(void **unused)
{
    (void)unused;
    ag_card_id hero = table_hero(table, 1);
    ag_change change = { .subject = { .only = hero },
                         .amount = table_amount(1),
                         .field = AG_FIELD_CANT,
                         .word = AG_CANT_READY };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = hero,
                                                    .printed = ally,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_NEXT_READY_STEP });
    begin(1);
    assert_true(ag_card_at(&table->state, hero)->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(table->state.used.modifiers, 1);
}

static void a_skipped_draw(void **unused)
{
    (void)unused;
    table->state.players[1].skips[AG_PART_DRAW_STEP] = 1;
    begin(1);
    assert_false(table_was_told(table, "Raider 1 draws"));
    assert_int_equal(table->state.players[1].skips[AG_PART_DRAW_STEP], 0);
}

// CR 503: down to the maximum hand size.
static void too_many_cards_are_discarded(void **unused)
{
    (void)unused;
    for (int i = 0; i < 8; i++) {
        table_put(table, ally, 1, AG_ZONE_HAND);
    }
    begin(1);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_DISCARD);
    assert_int_equal(table->state.choice.min, 2);
}

static void this_turn_ends_after_the_wrap_up(void **unused)
{
    (void)unused;
    ag_card_id hero = table_hero(table, 1);
    ag_change change = { .subject = { .only = hero },
                         .amount = table_amount(1),
                         .field = AG_FIELD_ATK };
    begin(1);
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = hero,
                                                    .printed = ally,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_TURN });
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(table->state.turn.seat, 2);
    assert_int_equal(table->state.used.modifiers, 1);
}

static int calls;

static ag_progress notes(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)step;
    (void)context;
    calls += frame->seat == ag_boss_seat(rules->state);
    return AG_DONE;
}

// R201: a raid's Boss player has a turn of the raid's own.
static void a_raid_has_its_own_steps(void **unused)
{
    (void)unused;
    table->raid.printed = table_card(table, "Raid", AG_TYPE_RAID, 0, 0, 0);
    table_power(table, table->raid.printed, AG_POWER_CALL)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, table->raid.printed, 0, notes, NULL);
    table->raid.turn[AG_SIDE_BOSS] = (ag_turn_def){
        .step_count = 4,
        .steps = { { .kind = AG_STEP_DRAW,
                     .phase = AG_PHASE_START,
                     .name = "start phase",
                     .amount = table_amount(3) },
                   { .kind = AG_STEP_CALL,
                     .phase = AG_PHASE_SCRIPT,
                     .name = "event phase",
                     .power = 0 },
                   { .kind = AG_STEP_ACTION, .phase = AG_PHASE_ACTION, .name = "action phase" },
                   { .kind = AG_STEP_END, .phase = AG_PHASE_END, .name = "end phase" } }
    };
    calls = 0;
    begin(3);
    assert_int_equal(calls, 1);
    assert_int_equal(table->state.piles[table->state.players[3].hand].count, 3);
    assert_true(table_was_told(table, "The Boss player: event phase."));
    assert_true(ag_turn_of(&table->rules, 1) == &ag_turn_base);
}

static void whose_player_left_ends_at_once(void **unused)
{
    (void)unused;
    begin(1);
    table->state.players[1].flags = 0;
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(table->state.turn.seat, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_steps_in_order, lay_out, close_table),
        cmocka_unit_test_setup_teardown(everything_readies, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_cant_ready_stays_exhausted, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_skipped_draw, lay_out, close_table),
        cmocka_unit_test_setup_teardown(too_many_cards_are_discarded, lay_out, close_table),
        cmocka_unit_test_setup_teardown(this_turn_ends_after_the_wrap_up, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_raid_has_its_own_steps, lay_out, close_table),
        cmocka_unit_test_setup_teardown(whose_player_left_ends_at_once, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
