// Watches: which printed and delayed powers fit an event.
#include "support/suite.h"

#include "rules/agenda/agenda.h"

static uint16_t printed;
static ag_power_def *power;
static ag_card_id card;
static ag_event event;

static int lay_out(void **unused)
{
    open_table(unused);
    printed = table_card(table, "Watcher", AG_TYPE_ALLY, 1, 1, 1);
    power = table_power(table, printed, AG_POWER_TRIGGER);
    power->watch.event = AG_EVENT_DAMAGED;
    card = table_put(table, printed, 1, AG_ZONE_PARTY);
    event = ag_event_of(&table->rules, AG_EVENT_DAMAGED, 3, table_hero(table, 3));
    event.source = table_hero(table, 1);
    event.amount = 3;
    event.damage = AG_DAMAGE_FIRE;
    return 0;
}

static int fits(void)
{
    ag_ready ready[4];
    return ag_watch_ready(&table->rules, AG_POWER_TRIGGER, &event, ready, 4);
}

static void the_event_itself(void **unused)
{
    (void)unused;
    assert_int_equal(fits(), 1);
    event.kind = AG_EVENT_HEALED;
    assert_int_equal(fits(), 0);
}

static void how_much_and_what_kind(void **unused)
{
    (void)unused;
    power->watch.at_least = 3;
    power->watch.damage = AG_DAMAGE_FIRE | AG_DAMAGE_FROST;
    assert_int_equal(fits(), 1);
    event.amount = 2;
    assert_int_equal(fits(), 0);
    event.amount = 3;
    event.damage = AG_DAMAGE_HOLY;
    assert_int_equal(fits(), 0);
}

static void in_combat_or_not(void **unused)
{
    (void)unused;
    power->watch.combat = 1;
    assert_int_equal(fits(), 0);
    event.flags |= AG_EVENT_COMBAT;
    assert_int_equal(fits(), 1);
    power->watch.combat = 2;
    assert_int_equal(fits(), 0);
}

static void subject_source_and_player(void **unused)
{
    (void)unused;
    power->watch.has_subject = 1;
    power->watch.subject = table_filter(AG_TYPE_HERO, AG_WHOSE_OPPOSING);
    power->watch.has_source = 1;
    power->watch.source = table_filter(AG_TYPE_HERO, AG_WHOSE_YOURS);
    power->watch.whose = AG_WHOSE_OPPOSING;
    assert_int_equal(fits(), 1);
    power->watch.whose = AG_WHOSE_YOURS;
    assert_int_equal(fits(), 0);
    power->watch.whose = AG_WHOSE_ANY;
    event.source = table_hero(table, 2);
    assert_int_equal(fits(), 0);
}

static void its_condition(void **unused)
{
    (void)unused;
    power->watch.condition = table_amount(0);
    assert_int_equal(fits(), 0);
    power->watch.condition = table_amount(1);
    assert_int_equal(fits(), 1);
}

static void not_from_outside_play_nor_face_down(void **unused)
{
    (void)unused;
    table_put(table, printed, 2, AG_ZONE_HAND);
    table_put(table, printed, 2, AG_ZONE_GRAVEYARD);
    assert_int_equal(fits(), 1);
    ag_card_edit(&table->state, card)->flags |= AG_CARD_FACE_DOWN;
    assert_int_equal(fits(), 0);
}

static void only_the_side_that_shows(void **unused)
{
    (void)unused;
    ag_card_edit(&table->state, card)->side = 1;
    assert_int_equal(fits(), 0);
    power->back = 1;
    assert_int_equal(fits(), 1);
}

static void delayed_ones_begin_and_end(void **unused)
{
    (void)unused;
    uint16_t maker = table_card(table, "Maker", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *later = table_power(table, maker, AG_POWER_LATER);
    later->watch.event = AG_EVENT_DAMAGED;
    ag_ref captured = ag_ref_card(card);
    int slot = ag_watch_begin(&table->rules, &(ag_watch){ .printed = maker,
                                                          .source = card,
                                                          .controller = 1,
                                                          .lasts = AG_LASTS_THIS_TURN,
                                                          .x = 4,
                                                          .captured = { captured } });
    ag_ready ready[4];
    assert_int_equal(ag_watch_ready(&table->rules, AG_POWER_TRIGGER, &event, ready, 4), 2);
    assert_int_equal(ready[1].watch, slot);
    assert_int_equal(ready[1].x, 4);
    assert_int_equal(ag_watch_ready(&table->rules, AG_POWER_REPLACE, &event, ready, 4), 0);
    ag_lasting_end(&table->rules, AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(fits(), 1);
    assert_int_equal(table->state.used.watches, 1);
}

static void what_was_captured_narrows_it(void **unused)
{
    (void)unused;
    uint16_t maker = table_card(table, "Maker", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *later = table_power(table, maker, AG_POWER_LATER);
    later->watch.event = AG_EVENT_DAMAGED;
    later->watch.captured_subject = 1;
    ag_ref captured = ag_ref_card(table_hero(table, 2));
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = maker,
                                               .source = card,
                                               .controller = 1,
                                               .lasts = AG_LASTS_GAME,
                                               .captured = { captured } });
    assert_int_equal(fits(), 1);
    event.card = table_hero(table, 2);
    assert_int_equal(fits(), 2);
}

static void a_full_table_is_told(void **unused)
{
    (void)unused;
    ag_watch begun = {
        .printed = printed, .source = card, .controller = 1, .lasts = AG_LASTS_GAME
    };
    for (int i = 1; i < AG_WATCH_MAX; i++) {
        assert_int_not_equal(ag_watch_begin(&table->rules, &begun), 0);
    }
    assert_int_equal(ag_watch_begin(&table->rules, &begun), 0);
    assert_true(table_was_told(table, "limit"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_event_itself, lay_out, close_table),
        cmocka_unit_test_setup_teardown(how_much_and_what_kind, lay_out, close_table),
        cmocka_unit_test_setup_teardown(in_combat_or_not, lay_out, close_table),
        cmocka_unit_test_setup_teardown(subject_source_and_player, lay_out, close_table),
        cmocka_unit_test_setup_teardown(its_condition, lay_out, close_table),
        cmocka_unit_test_setup_teardown(not_from_outside_play_nor_face_down, lay_out, close_table),
        cmocka_unit_test_setup_teardown(only_the_side_that_shows, lay_out, close_table),
        cmocka_unit_test_setup_teardown(delayed_ones_begin_and_end, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_was_captured_narrows_it, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_full_table_is_told, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
