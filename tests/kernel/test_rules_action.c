// What actions mean to the rest of the rules: names of moves, triggers of silent ones, attachments
// (CR 400, 411, 415, 703).
#include "support/suite.h"

#include "rules/change/change.h"

static uint16_t ally, watcher;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 2);
    watcher = table_card(table, "Watcher", AG_TYPE_ITEM, 1, 0, 0);
    return 0;
}

static ag_card_id act(int kind, int flags, ag_seat seat, ag_card_id card)
{
    ag_action action = {
        .kind = (uint8_t)kind, .flags = (uint8_t)flags, .seat = seat, .source = table_hero(table, 2)
    };
    ag_action_begin(&table->rules, &action, &card, 1);
    table_run(table);
    return ag_ref_as_card(table->state.reply.refs[0]);
}

static int happened(void)
{
    return table->state.reply.number;
}

static void watch_for(int event)
{
    ag_power_def *power = table_power(table, watcher, AG_POWER_TRIGGER);
    power->watch = (ag_watch_def){ .event = (uint8_t)event,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    table_put(table, watcher, 2, AG_ZONE_PARTY);
}

static int triggered(void)
{
    return table->state.used.waiting - 1;
}

// CR 411.1, 501.1a: what readies in the ready step has readied, though it is not told card by card.
static void the_ready_step_triggers(void **unused)
{
    (void)unused;
    watch_for(AG_EVENT_READIED);
    ag_card_id tired = table_put(table, ally, 1, AG_ZONE_PARTY);
    table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, tired)->flags |= AG_CARD_EXHAUSTED;
    ag_task_push(&table->rules, AG_TASK_READY_STEP);
    table_run(table);
    assert_true(table_was_told(table, "Watcher triggers"));
    assert_false(table_was_told(table, "Ally readies"));
}

// CR 415.9d, 415.9e: from play it is destroyed, from hand discarded, whatever the script calls it.
static void into_the_graveyard(void **unused)
{
    (void)unused;
    watch_for(AG_EVENT_DESTROYED);
    act(AG_ACTION_TO_GRAVEYARD, 0, 1, table_put(table, ally, 1, AG_ZONE_PARTY));
    assert_int_equal(happened(), 1);
    assert_int_equal(triggered(), 1);
    act(AG_ACTION_TO_GRAVEYARD, 0, 1, table_put(table, ally, 1, AG_ZONE_HAND));
    assert_true(table_was_told(table, "discards Ally"));
    assert_int_equal(triggered(), 1);
    ag_card_id lasting = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_change cant = { .subject = { .only = lasting },
                       .amount = table_amount(1),
                       .field = AG_FIELD_CANT,
                       .word = AG_CANT_BE_DESTROYED };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = cant,
                                                    .source = lasting,
                                                    .printed = ally,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    act(AG_ACTION_TO_GRAVEYARD, 0, 1, lasting);
    assert_true(ag_card_exists(&table->state, lasting));
}

// CR 415.9a: a card that is there already goes nowhere.
static void nothing_moves_to_where_it_is(void **unused)
{
    (void)unused;
    static const struct {
        int zone, action;
    } rows[] = { { AG_ZONE_HAND, AG_ACTION_TO_HAND },
                 { AG_ZONE_GRAVEYARD, AG_ACTION_TO_GRAVEYARD },
                 { AG_ZONE_REMOVED, AG_ACTION_REMOVE },
                 { AG_ZONE_RESOURCES, AG_ACTION_TO_RESOURCES } };
    for (int i = 0; i < 4; i++) {
        ag_card_id card = table_put(table, ally, 1, rows[i].zone);
        act(rows[i].action, 0, 1, card);
        assert_int_equal(happened(), 0);
        assert_true(ag_card_exists(&table->state, card));
    }
}

// CR 415.8d, 306: what resolves into the graveyard, and what is placed, is not put into a party.
static void not_everything_enters_play(void **unused)
{
    (void)unused;
    uint16_t bolt = table_card(table, "Bolt", AG_TYPE_ABILITY, 1, 0, 0);
    uint16_t quest = table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0);
    act(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, bolt, 1, AG_ZONE_GRAVEYARD));
    assert_int_equal(happened(), 0);
    act(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, quest, 1, AG_ZONE_GRAVEYARD));
    assert_int_equal(happened(), 0);
    table_def(table, bolt)->ongoing = 1;
    act(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, bolt, 1, AG_ZONE_GRAVEYARD));
    assert_int_equal(happened(), 1);
}

static ag_event heard;

static void hear(void *context, const ag_rules *rules, const ag_event *event)
{
    (void)context;
    (void)rules;
    heard = *event;
}

// CR 415.7: a face-down resource leaves the game face down, for its owner's eyes alone; others are
// seen.
static void removed_face_down(void **unused)
{
    (void)unused;
    table->rules.announced = hear;
    ag_card_id down = act(AG_ACTION_REMOVE, 0, 0, table_put(table, ally, 1, AG_ZONE_RESOURCES));
    assert_int_equal(heard.kind, AG_EVENT_REMOVED);
    assert_true(heard.flags & AG_EVENT_HIDDEN);
    ag_card_id up = act(AG_ACTION_REMOVE, 0, 0, table_put(table, ally, 1, AG_ZONE_PARTY));
    const ag_state *state = &table->state;
    assert_true(ag_card_seen_by(state, ag_card_at(state, down), 1));
    assert_false(ag_card_seen_by(state, ag_card_at(state, down), 2));
    assert_int_equal(ag_types(&table->rules, down), 0);
    assert_true(ag_card_seen_by(state, ag_card_at(state, up), 2));
}

// CR 415.4, 415.5, 415.7: who reads the name of a card that moves where it can't be seen before.
static void who_reads_what_moves(void **unused)
{
    static const struct {
        uint8_t action, flags, from, is_hidden;
    } moves[] = {
        { AG_ACTION_REMOVE, 0, AG_ZONE_HAND, 0 },
        { AG_ACTION_REMOVE, AG_ACTION_DOWN, AG_ZONE_HAND, 1 },
        { AG_ACTION_TO_GRAVEYARD, 0, AG_ZONE_DECK, 0 },
        { AG_ACTION_TO_HAND, 0, AG_ZONE_DECK, 1 },
        { AG_ACTION_TO_DECK_TOP, 0, AG_ZONE_HAND, 1 },
        { AG_ACTION_REVEAL, 0, AG_ZONE_HAND, 0 },
    };
    (void)unused;
    table->rules.announced = hear;
    for (int i = 0; i < 6; i++) {
        ag_card_id card = table_put(table, ally, 1, moves[i].from);
        act(moves[i].action, moves[i].flags, 1, card);
        assert_int_equal((heard.flags & AG_EVENT_HIDDEN) != 0, moves[i].is_hidden);
        assert_int_equal(heard.seen == UINT8_MAX, !moves[i].is_hidden);
    }
}

// CR 415.9b: a trigger finds the card where the event put it, not where it went later.
static void found_where_it_went_first(void **unused)
{
    (void)unused;
    watch_for(AG_EVENT_DESTROYED);
    ag_card_id there = act(AG_ACTION_DESTROY, 0, 0, table_put(table, ally, 1, AG_ZONE_PARTY));
    assert_true(ag_card_id_same(table->state.waiting[1].event.became, there));
    act(AG_ACTION_TO_HAND, 0, 0, there);
    assert_true(ag_card_id_same(table->state.waiting[1].event.became, there));
    assert_false(ag_card_exists(&table->state, there));
}

static void other_events_find_it_nowhere(void **unused)
{
    (void)unused;
    watch_for(AG_EVENT_EXHAUSTED);
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    act(AG_ACTION_EXHAUST, 0, 0, card);
    act(AG_ACTION_TO_HAND, 0, 0, card);
    assert_true(ag_card_id_same(table->state.waiting[1].event.became, card));
}

// CR 400.5: attachments go as part of their host's becoming a different card, by the game, in mid-
// effect too.
static void attachments_go_with_their_host(void **unused)
{
    (void)unused;
    uint16_t aura = table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0);
    table_def(table, aura)->ongoing = 1;
    table_def(table, aura)->attachment = 1;
    ag_card_id host = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, aura, 2, AG_ZONE_PARTY);
    ag_attach(&table->rules, held, host);
    ag_card_id now = act(AG_ACTION_TO_HAND, 0, 0, host);
    assert_int_equal(happened(), 1);
    assert_int_equal(ag_zone(&table->state, now), AG_ZONE_HAND);
    assert_false(ag_card_exists(&table->state, held));
    assert_true(table_was_told(table, "Aura is destroyed"));
}

// CR 404.2c: a token that has left play is no card that could come back.
static void tokens_do_not_return(void **unused)
{
    (void)unused;
    table_def(table, ally)->token = 1;
    ag_card_id now = act(AG_ACTION_DESTROY, 0, 0, table_put(table, ally, 1, AG_ZONE_PARTY));
    assert_int_equal(ag_zone(&table->state, now), AG_ZONE_GRAVEYARD);
    act(AG_ACTION_ENTER_PLAY, 0, 1, now);
    assert_int_equal(happened(), 0);
    assert_int_equal(ag_zone(&table->state, now), AG_ZONE_GRAVEYARD);
}

#define action_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        action_test(the_ready_step_triggers),
        action_test(into_the_graveyard),
        action_test(nothing_moves_to_where_it_is),
        action_test(not_everything_enters_play),
        action_test(removed_face_down),
        action_test(who_reads_what_moves),
        action_test(found_where_it_went_first),
        action_test(other_events_find_it_nowhere),
        action_test(attachments_go_with_their_host),
        action_test(tokens_do_not_return),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
