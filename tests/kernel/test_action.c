// Actions: what can't be does not happen (CR 103.2), what is replaced happens otherwise (CR 716),
// the rest all at once.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/numbers/numbers.h"

static uint16_t ally;

static int lay_out(void **unused)
{
    open_table(unused);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 2);
    return 0;
}

static ag_progress act(int kind, int flags, ag_seat seat, ag_card_id source,
                       const ag_card_id *cards, int count)
{
    ag_action action = {
        .kind = (uint8_t)kind, .flags = (uint8_t)flags, .seat = seat, .source = source
    };
    ag_action_begin(&table->rules, &action, cards, count);
    return table_run(table);
}

static void forbid(ag_card_id card, int cant)
{
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(1),
                         .field = AG_FIELD_CANT,
                         .word = (uint16_t)cant,
                         .reads = AG_BIT(AG_TOUCH_PLAY) };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = ally,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
}

static void all_at_once_and_the_reply_names_them(void **unused)
{
    (void)unused;
    ag_card_id cards[] = { table_put(table, ally, 1, AG_ZONE_PARTY),
                           table_put(table, ally, 3, AG_ZONE_PARTY) };
    act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 1), cards, 2);
    assert_int_equal(table->state.reply.number, 2);
    for (int i = 0; i < 2; i++) {
        ag_card_id now = ag_ref_as_card(table->state.reply.refs[i]);
        assert_int_equal(now.slot, cards[i].slot);
        assert_int_equal(ag_zone(&table->state, now), AG_ZONE_GRAVEYARD);
    }
}

// CR 415.9: in its new zone it is another card.
static void a_card_that_moves_forgets(void **unused)
{
    (void)unused;
    uint16_t other = table_card(table, "Other", AG_TYPE_ALLY, 1, 1, 2);
    ag_card_id discarded = table_put(table, ally, 1, AG_ZONE_HAND);
    table->state.cards[discarded.slot].memory[0] = 5;
    act(AG_ACTION_DISCARD, 0, 0, table_hero(table, 3), &discarded, 1);
    assert_int_equal(table->state.cards[discarded.slot].memory[0], 0);

    ag_card_id cards[] = { table_put(table, ally, 1, AG_ZONE_GRAVEYARD),
                           table_put(table, other, 1, AG_ZONE_GRAVEYARD) };
    table->state.cards[cards[0].slot].memory[0] = 5;
    ag_picks picks = { .count = 1 };
    assert_int_equal(act(AG_ACTION_TO_DECK_TOP, 0, 1, table_hero(table, 1), cards, 2), AG_ASK);
    assert_int_equal(ag_choice_answer(&table->rules, 1, &picks), 1);  // which lies on top
    table_run(table);
    assert_int_equal(ag_zone(&table->state, ag_ref_as_card(table->state.reply.refs[0])),
                     AG_ZONE_DECK);
    assert_int_equal(table->state.cards[cards[0].slot].memory[0], 0);
}

static void cant_beats_do_but_not_the_game(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    forbid(card, AG_CANT_BE_DESTROYED);
    act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 3), &card, 1);
    assert_int_equal(table->state.reply.number, 0);
    assert_int_equal(ag_zone(&table->state, card), AG_ZONE_PARTY);
    act(AG_ACTION_DESTROY, AG_ACTION_BY_GAME, 0, (ag_card_id){ 0, 0 }, &card, 1);
    assert_int_equal(table->state.reply.number, 1);
}

// CR 411.1.
static void only_ready_cards_exhaust(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    act(AG_ACTION_READY, 0, 0, card, &card, 1);
    assert_int_equal(table->state.reply.number, 0);
    act(AG_ACTION_EXHAUST, 0, 0, card, &card, 1);
    assert_int_equal(table->state.reply.number, 1);
    act(AG_ACTION_EXHAUST, 0, 0, card, &card, 1);
    assert_int_equal(table->state.reply.number, 0);
    forbid(card, AG_CANT_READY);
    act(AG_ACTION_READY, 0, 0, card, &card, 1);
    assert_int_equal(table->state.reply.number, 0);
}

// R101.3a: a Boss is destroyed by fatal damage alone.
static void a_boss_is_not_destroyed(void **unused)
{
    (void)unused;
    ag_card_id boss = table_hero(table, table->boss);
    act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 1), &boss, 1);
    assert_int_equal(ag_zone(&table->state, boss), AG_ZONE_PARTY);
}

// R101.3b: nothing an opponent controls takes from the Boss player's resource row.
static void the_row_of_the_boss_is_safe(void **unused)
{
    (void)unused;
    table_resources(table, table->boss, 1);
    ag_card_id row =
        ag_card_id_of(&table->state, table->state.piles[table->state.players[3].resources].first);
    act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 1), &row, 1);
    assert_int_equal(table->state.reply.number, 0);
    act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 3), &row, 1);
    assert_int_equal(table->state.reply.number, 1);
}

static void zones_of_their_owner(void **unused)
{
    (void)unused;
    const struct {
        int action, zone;
    } moves[] = { { AG_ACTION_TO_HAND, AG_ZONE_HAND },
                  { AG_ACTION_TO_DECK_TOP, AG_ZONE_DECK },
                  { AG_ACTION_TO_DECK_BOTTOM, AG_ZONE_DECK },
                  { AG_ACTION_REMOVE, AG_ZONE_REMOVED },
                  { AG_ACTION_TO_GRAVEYARD, AG_ZONE_GRAVEYARD } };
    for (int i = 0; i < 5; i++) {
        ag_card_id card = table_put(table, ally, 2, AG_ZONE_PARTY);
        act(moves[i].action, 0, 2, card, &card, 1);
        ag_card_id now = ag_ref_as_card(table->state.reply.refs[0]);
        assert_int_equal(ag_zone(&table->state, now), moves[i].zone);
    }
    uint16_t top = table->state.piles[table->state.players[2].decks[0]].first;
    assert_int_not_equal(table->state.cards[top].next, 0);
}

static ag_progress saves_itself(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    ag_action action = { .kind = AG_ACTION_EXHAUST, .source = frame->me };
    if (step == 0) {
        ag_action_begin(rules, &action, &frame->me, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

static void make_replacement(int may)
{
    ag_power_def *power = table_power(table, ally, AG_POWER_REPLACE);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .has_subject = 1,
                                   .may = (uint8_t)may,
                                   .subject = { .is = AG_IS_THIS } };
    fake_script_effect(table->script, ally, 0, saves_itself, NULL);
}

static void a_replaced_event_never_happens(void **unused)
{
    (void)unused;
    make_replacement(0);
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    assert_int_equal(act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 3), &card, 1), AG_DONE);
    assert_int_equal(table->state.reply.number, 0);
    assert_true(ag_card_at(&table->state, card)->flags & AG_CARD_EXHAUSTED);
    assert_false(table_was_told(table, "destroyed"));
}

static void a_replacement_that_may_is_asked(void **unused)
{
    (void)unused;
    make_replacement(1);
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    assert_int_equal(act(AG_ACTION_DESTROY, 0, 0, table_hero(table, 3), &card, 1), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table_pick(table, table_option(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 })),
                     AG_DONE);
    assert_int_equal(table->state.reply.number, 1);
    assert_true(table_was_told(table, "Ally is destroyed."));
}

static void face_down_resources_and_flips(void **unused)
{
    (void)unused;
    ag_card_id quest =
        table_put(table, table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0), 1, AG_ZONE_RESOURCES);
    ag_card_edit(&table->state, quest)->flags &= (uint16_t)~AG_CARD_FACE_DOWN;
    act(AG_ACTION_FACE_DOWN, 0, 0, quest, &quest, 1);
    assert_true(ag_card_at(&table->state, quest)->flags & AG_CARD_FACE_DOWN);
    assert_int_equal(ag_types(&table->rules, quest), 0);
    ag_card_id hero = table_hero(table, 1);
    table_def(table, 1)->side_count = 2;
    act(AG_ACTION_FLIP, 0, 0, hero, &hero, 1);
    assert_int_equal(ag_card_at(&table->state, hero)->side, 1);
}

// ---- what can be replaced ----

static int replaced;

static ag_progress instead(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    (void)context;
    replaced++;
    return AG_DONE;
}

static const struct {
    int event, action, zone, turned;  // flags that the card has otherwise than one just laid there
} replaceable[] = {
    { AG_EVENT_DESTROYED, AG_ACTION_DESTROY, AG_ZONE_PARTY, 0 },
    { AG_EVENT_DISCARDED, AG_ACTION_DISCARD, AG_ZONE_HAND, 0 },
    { AG_EVENT_REMOVED, AG_ACTION_REMOVE, AG_ZONE_PARTY, 0 },
    { AG_EVENT_ENTERED_PLAY, AG_ACTION_ENTER_PLAY, AG_ZONE_HAND, 0 },
    { AG_EVENT_EXHAUSTED, AG_ACTION_EXHAUST, AG_ZONE_PARTY, 0 },
    { AG_EVENT_READIED, AG_ACTION_READY, AG_ZONE_PARTY, AG_CARD_EXHAUSTED },
    { AG_EVENT_FLIPPED, AG_ACTION_FLIP, AG_ZONE_PARTY, 0 },
    { AG_EVENT_TURNED_DOWN, AG_ACTION_FACE_DOWN, AG_ZONE_RESOURCES, AG_CARD_FACE_DOWN },
    { AG_EVENT_REVEALED, AG_ACTION_REVEAL, AG_ZONE_HAND, 0 },
    { AG_EVENT_TURNED_UP, AG_ACTION_FACE_UP, AG_ZONE_REMOVED, AG_CARD_FACE_DOWN },
    { AG_EVENT_DRAWN, AG_ACTION_DRAW, AG_ZONE_DECK, 0 },
    // Last: it would see what is above, too.
    { AG_EVENT_MOVED, AG_ACTION_TO_HAND, AG_ZONE_PARTY, 0 },
};
enum { REPLACEABLE_COUNT = sizeof replaceable / sizeof replaceable[0] };

// CR 716.1: the list of events promises scripts no more and no less than actions (and packets)
// keep.
static void what_may_be_replaced_is(void **unused)
{
    (void)unused;
    int promised = 0;
    for (int i = 0; i < AG_EVENT_COUNT; i++) {
        promised += ag_event_uses[i] == AG_USE_REPLACED;
    }
    // Packets and rolls; leaving play in any of these ways.
    assert_int_equal(promised, REPLACEABLE_COUNT + 4);
    table_def(table, ally)->side_count = 2;
    for (int i = 0; i < REPLACEABLE_COUNT; i++) {
        assert_int_equal(ag_event_uses[replaceable[i].event], AG_USE_REPLACED);
        uint16_t warden =
            table_card(table, ag_event_words[replaceable[i].event], AG_TYPE_ALLY, 1, 1, 1);
        ag_power_def *power = table_power(table, warden, AG_POWER_REPLACE);
        power->watch.event = (uint8_t)replaceable[i].event;
        power->functions = AG_BIT(AG_SLOT_EFFECT);
        fake_script_effect(table->script, warden, 0, instead, NULL);
        table_put(table, warden, 1, AG_ZONE_PARTY);
        ag_card_id card = table_put(table, ally, 1, replaceable[i].zone);
        ag_card_edit(&table->state, card)->flags ^= (uint16_t)replaceable[i].turned;
        ag_card_settle_sight(&table->state, card.slot);
        replaced = 0;
        act(replaceable[i].action, 0, 1, table_hero(table, 1), &card, 1);
        if (replaced != 1) {
            fail_msg("%s is not replaced", ag_event_words[replaceable[i].event]);
        }
        assert_int_equal(ag_zone(&table->state, card), replaceable[i].zone);
    }
}

// What shields allies dies with the first that it saves.
static ag_progress saves_and_dies(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)context;
    if (step == 0) {
        ag_action action = { .kind = AG_ACTION_DESTROY };
        ag_action_begin(rules, &action, &frame->me, 1);
        return AG_AGAIN;
    }
    return AG_DONE;
}

static void shield_allies(uint16_t printed, ag_power_def *power)
{
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    fake_script_effect(table->script, printed, 0, saves_and_dies, NULL);
}

static void destroy_two(ag_card_id *allies)
{
    uint16_t pawn = table_card(table, "Pawn", AG_TYPE_ALLY, 1, 1, 1);
    allies[0] = table_put(table, pawn, 1, AG_ZONE_PARTY);
    allies[1] = table_put(table, pawn, 1, AG_ZONE_PARTY);
    ag_action action = { .kind = AG_ACTION_DESTROY };
    ag_action_begin(&table->rules, &action, allies, 2);
    table_run(table);
}

// CR 716.1c: the state just before counts for all that happens at once.
static void every_instance_is_replaced(void **unused)
{
    (void)unused;
    uint16_t ward = table_card(table, "Ward", AG_TYPE_ITEM, 1, 0, 0);
    shield_allies(ward, table_power(table, ward, AG_POWER_REPLACE));
    table_put(table, ward, 1, AG_ZONE_PARTY);
    ag_card_id allies[2];
    destroy_two(allies);
    assert_true(ag_card_exists(&table->state, allies[0]));
    assert_true(ag_card_exists(&table->state, allies[1]));
    assert_true(table_was_told(table, "Ward is destroyed."));
}

static void the_next_time_replaces_all_at_once(void **unused)
{
    (void)unused;
    uint16_t vow = table_card(table, "Vow", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, vow, AG_POWER_LATER);
    shield_allies(vow, power);
    power->later_replaces = 1;
    power->watch.once = 1;
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = vow,
                                               .source = table_hero(table, 3),
                                               .controller = 1,
                                               .lasts = AG_LASTS_GAME });
    ag_card_id allies[2];
    destroy_two(allies);
    assert_true(ag_card_exists(&table->state, allies[0]));
    assert_true(ag_card_exists(&table->state, allies[1]));
    assert_int_equal(table->state.used.watches, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_at_once_and_the_reply_names_them, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_card_that_moves_forgets, lay_out, close_table),
        cmocka_unit_test_setup_teardown(cant_beats_do_but_not_the_game, lay_out, close_table),
        cmocka_unit_test_setup_teardown(only_ready_cards_exhaust, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_boss_is_not_destroyed, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_row_of_the_boss_is_safe, lay_out, close_table),
        cmocka_unit_test_setup_teardown(zones_of_their_owner, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_replaced_event_never_happens, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_replacement_that_may_is_asked, lay_out, close_table),
        cmocka_unit_test_setup_teardown(face_down_resources_and_flips, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_may_be_replaced_is, lay_out, close_table),
        cmocka_unit_test_setup_teardown(every_instance_is_replaced, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_next_time_replaces_all_at_once, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
