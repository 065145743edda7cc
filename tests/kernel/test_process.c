// Pre-priority processing: waves of checks until one does nothing (CR 410.5, 410.6).
#include "support/suite.h"

#include "rules/change/change.h"

static uint16_t ally;

static int lay_out(void **unused)
{
    open_table(unused);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 3);
    return 0;
}

static void process(void)
{
    ag_process_begin(&table->rules, 0);
    assert_int_equal(table_run(table), AG_DONE);
}

static ag_card_id hurt(uint16_t printed, ag_seat seat, int damage)
{
    ag_card_id card = table_put(table, printed, seat, AG_ZONE_PARTY);
    ag_card_edit(&table->state, card)->damage = (int16_t)damage;
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    return card;
}

static int buried(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].graveyards[0]].count;
}

static void fatal_damage_destroys(void **unused)
{
    (void)unused;
    ag_card_id wounded = hurt(ally, 1, 2);
    hurt(ally, 1, 3);
    hurt(ally, 3, 7);
    process();
    assert_true(ag_card_exists(&table->state, wounded));
    assert_int_equal(buried(1), 1);
    assert_int_equal(buried(3), 1);
}

static void no_health_destroys(void **unused)
{
    (void)unused;
    ag_card_id card = hurt(ally, 1, 0);
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(-3),
                         .field = AG_FIELD_HEALTH };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = ally,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_THIS_TURN });
    process();
    assert_int_equal(buried(1), 1);
}

// A card that can't be destroyed does not keep the waves going.
static void what_cant_be_destroyed_stays(void **unused)
{
    (void)unused;
    ag_card_id card = hurt(ally, 1, 9);
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(1),
                         .field = AG_FIELD_CANT,
                         .word = AG_CANT_BE_DESTROYED };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = ally,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    process();
    assert_true(ag_card_exists(&table->state, card));
}

// CR 410.6c: first the host falls, in the next wave what hung on it.
static void attachments_fall_with_their_host(void **unused)
{
    (void)unused;
    uint16_t aura = table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0);
    table_def(table, aura)->attachment = 1;
    table_def(table, aura)->host = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_card_id host = hurt(ally, 3, 3);
    ag_card_id kept_host = hurt(ally, 3, 0);
    ag_card_edit(&table->state, table_put(table, aura, 1, AG_ZONE_PARTY))->host = host;
    ag_card_id kept = table_put(table, aura, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, kept)->host = kept_host;
    process();
    assert_int_equal(buried(3), 1);
    assert_int_equal(buried(1), 1);
    assert_true(ag_card_exists(&table->state, kept));
}

// CR 410.6: what falls for different reasons falls at once, and sees the others fall.
static void a_wave_is_one_event(void **unused)
{
    (void)unused;
    uint16_t aura = table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0);
    table_def(table, aura)->attachment = 1;
    ag_power_def *power = table_power(table, ally, AG_POWER_TRIGGER);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ABILITY, AG_WHOSE_ANY) };
    power = table_power(table, aura, AG_POWER_TRIGGER);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DESTROYED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    hurt(ally, 1, 3);
    table_put(table, aura, 1, AG_ZONE_PARTY);
    process();
    assert_int_equal(buried(1), 2);
    assert_int_equal(table->state.used.waiting, 3);
}

static void damage_leaves_what_is_no_character(void **unused)
{
    (void)unused;
    ag_card_id item = hurt(table_card(table, "Item", AG_TYPE_ITEM, 1, 0, 0), 1, 2);
    process();
    assert_int_equal(ag_card_at(&table->state, item)->damage, 0);
}

static void counters_leave_face_down_resources(void **unused)
{
    (void)unused;
    table_resources(table, 1, 1);
    ag_card_id row =
        ag_card_id_of(&table->state, table->state.piles[table->state.players[1].resources].first);
    ag_counter_add(&table->state, row, 1, 2);
    process();
    assert_int_equal(ag_counter_count(&table->state, row, 1), 0);
}

// CR 102.1a: a fallen hero takes his player along; the others play on.
static void a_hero_takes_his_player_along(void **unused)
{
    (void)unused;
    ag_card_edit(&table->state, table_hero(table, 1))->damage = 28;
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    process();
    assert_false(ag_player_in(&table->state, 1));
    assert_true(ag_player_in(&table->state, 2));
    assert_int_equal(table->state.winner, AG_WINNER_NONE);
    assert_true(table_was_told(table, "Raider 1 is out of the game."));
}

// CR 102.1a: only destruction loses the game, and at once.
static void a_hero_that_leaves_in_another_way_does_not(void **unused)
{
    (void)unused;
    ag_card_id first = table_hero(table, 1), second = table_hero(table, 2);
    ag_action action = { .kind = AG_ACTION_REMOVE };
    ag_action_begin(&table->rules, &action, &first, 1);
    table_run(table);
    process();
    assert_true(ag_player_in(&table->state, 1));
    action.kind = AG_ACTION_DESTROY;
    ag_action_begin(&table->rules, &action, &second, 1);
    table_run(table);
    assert_true(table->state.players[2].flags & AG_PLAYER_LOST);
    process();
    assert_false(ag_player_in(&table->state, 2));
}

static void a_drawn_out_deck_loses(void **unused)
{
    (void)unused;
    table->state.players[2].flags |= AG_PLAYER_DECKED;
    process();
    assert_false(ag_player_in(&table->state, 2));
    assert_int_equal(table->state.reason, AG_END_DECKED);
}

static int calls;

static ag_progress falls(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)step;
    (void)context;
    calls++;
    ag_player_lose(rules, frame->seat, AG_END_BOSS);
    return AG_DONE;
}

// R100.2, R202: what follows a Boss's fatal damage is the raid's own.
static void the_raid_says_what_follows_its_boss(void **unused)
{
    (void)unused;
    table->raid.printed = table_card(table, "Raid", AG_TYPE_RAID, 0, 0, 0);
    table_power(table, table->raid.printed, AG_POWER_CALL)->functions = AG_BIT(AG_SLOT_EFFECT);
    table->raid.fatal_power = 1;
    fake_script_effect(table->script, table->raid.printed, 0, falls, NULL);
    calls = 0;
    ag_card_edit(&table->state, table_hero(table, 3))->damage = 100;
    ag_touch(&table->state, AG_TOUCH_DAMAGE);
    process();
    assert_int_equal(calls, 1);
    assert_int_equal(table->state.winner, AG_WINNER_RAIDERS);
    assert_true(table_was_told(table, "The raiders win."));
}

static void nothing_to_check_is_one_wave(void **unused)
{
    (void)unused;
    uint64_t before = table->state.told_hash;
    process();
    assert_int_equal(table->state.told_hash, before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(fatal_damage_destroys, lay_out, close_table),
        cmocka_unit_test_setup_teardown(no_health_destroys, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_cant_be_destroyed_stays, lay_out, close_table),
        cmocka_unit_test_setup_teardown(attachments_fall_with_their_host, lay_out, close_table),
        cmocka_unit_test_setup_teardown(damage_leaves_what_is_no_character, lay_out, close_table),
        cmocka_unit_test_setup_teardown(counters_leave_face_down_resources, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_hero_takes_his_player_along, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_drawn_out_deck_loses, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_raid_says_what_follows_its_boss, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nothing_to_check_is_one_wave, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_wave_is_one_event, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_hero_that_leaves_in_another_way_does_not, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
