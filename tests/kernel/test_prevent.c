// What competes for a packet: what raises it comes first, then armor and preventions in the order
// that the destination's controller chooses; a shield of "the next 2" is used up (CR 304.3, 717).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"

static ag_card_id hero;

static int lay_out(void **unused)
{
    open_table(unused);
    hero = table_hero(table, 1);
    return 0;
}

static ag_progress deal(int amount)
{
    ag_damage damage = { .controller = 3,
                         .damage = AG_DAMAGE_MELEE,
                         .source = table_hero(table, 3) };
    ag_damage_begin(&table->rules, &damage, &hero, 1, amount);
    return table_run(table);
}

static int damage(void)
{
    return ag_card_at(&table->state, hero)->damage;
}

static ag_card_id armor(const char *name, int def)
{
    uint16_t printed = table_card(table, name, AG_TYPE_ARMOR, 1, 0, 0);
    table_def(table, printed)->side[0].def = (int16_t)def;
    return table_put(table, printed, 1, AG_ZONE_PARTY);
}

static ag_power_def *watcher(const char *name, ag_seat seat)
{
    uint16_t printed = table_card(table, name, AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_REPLACE);
    power->watch = (ag_watch_def){ .event = AG_EVENT_DAMAGED,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY),
                                   .amount = table_amount(2) };
    table_put(table, printed, seat, AG_ZONE_PARTY);
    return power;
}

static void armor_is_exhausted_for_it(void **unused)
{
    (void)unused;
    ag_card_id plate = armor("Plate", 3);
    assert_int_equal(deal(5), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table_pick(table, table_option(table, AG_MOVE_APPLY, plate)), AG_DONE);
    assert_int_equal(damage(), 2);
    assert_true(ag_card_at(&table->state, plate)->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(deal(5), AG_DONE);
    assert_int_equal(damage(), 7);
}

static void armor_may_be_declined(void **unused)
{
    (void)unused;
    ag_card_id plate = armor("Plate", 3);
    deal(5);
    assert_int_equal(table_pick(table, table_option(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 })),
                     AG_DONE);
    assert_int_equal(damage(), 5);
    assert_false(ag_card_at(&table->state, plate)->flags & AG_CARD_EXHAUSTED);
}

static void several_pieces_for_one_packet(void **unused)
{
    (void)unused;
    ag_card_id plate = armor("Plate", 3), helmet = armor("Helmet", 1);
    deal(5);
    assert_int_equal(table_pick(table, table_option(table, AG_MOVE_APPLY, helmet)), AG_ASK);
    assert_int_equal(table_pick(table, table_option(table, AG_MOVE_APPLY, plate)), AG_DONE);
    assert_int_equal(damage(), 1);
}

static void armor_shields_the_hero_alone(void **unused)
{
    (void)unused;
    armor("Plate", 3);
    hero = table_put(table, table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 9), 1, AG_ZONE_PARTY);
    assert_int_equal(deal(2), AG_DONE);
    assert_int_equal(damage(), 2);
}

static void what_raises_comes_first(void **unused)
{
    (void)unused;
    watcher("Rage", 3)->watch.raises = 1;
    watcher("Ward", 1)->watch.prevents = 1;
    assert_int_equal(deal(1), AG_DONE);
    assert_int_equal(damage(), 1);  // 1 + 2 - 2, not 0
}

static void the_destination_orders_what_prevents(void **unused)
{
    (void)unused;
    watcher("Ward", 1)->watch.prevents = 1;
    watcher("Wall", 1)->watch.prevents = 1;
    assert_int_equal(deal(5), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table->state.choice.option_count, 2);
    assert_int_equal(table_pick(table, 0), AG_DONE);
    assert_int_equal(damage(), 1);
}

static void all_of_it(void **unused)
{
    (void)unused;
    ag_power_def *power = watcher("Bubble", 1);
    power->watch.prevents = 1;
    power->watch.prevents_all = 1;
    assert_int_equal(deal(50), AG_DONE);
    assert_int_equal(damage(), 0);
    assert_true(table_was_told(table, "Bubble prevents 50 damage"));
}

static void only_what_is_large_enough(void **unused)
{
    (void)unused;
    ag_power_def *power = watcher("Fortress", 1);
    power->watch.prevents = 1;
    power->watch.at_least = 4;
    deal(3);
    assert_int_equal(damage(), 3);
    deal(4);
    assert_int_equal(damage(), 5);
}

// CR 717.5: "the next 3 damage" may take more than one packet, and is then over.
static void the_next_damage_is_used_up(void **unused)
{
    (void)unused;
    uint16_t printed = table_card(table, "Power Word", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_LATER);
    power->later_replaces = 1;
    power->watch = (ag_watch_def){ .event = AG_EVENT_DAMAGED,
                                   .prevents = 1,
                                   .has_subject = 1,
                                   .subject = table_filter(AG_TYPE_HERO, AG_WHOSE_YOURS),
                                   .prevents_all = 1 };
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = printed,
                                               .source = hero,
                                               .controller = 1,
                                               .lasts = AG_LASTS_THIS_TURN,
                                               .has_left = 1,
                                               .left = 3 });
    assert_int_equal(deal(2), AG_DONE);
    assert_int_equal(damage(), 0);
    assert_int_equal(deal(2), AG_DONE);
    assert_int_equal(damage(), 1);
    assert_int_equal(table->state.used.watches, 1);
    deal(2);
    assert_int_equal(damage(), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(armor_is_exhausted_for_it, lay_out, close_table),
        cmocka_unit_test_setup_teardown(armor_may_be_declined, lay_out, close_table),
        cmocka_unit_test_setup_teardown(several_pieces_for_one_packet, lay_out, close_table),
        cmocka_unit_test_setup_teardown(armor_shields_the_hero_alone, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_raises_comes_first, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_destination_orders_what_prevents, lay_out, close_table),
        cmocka_unit_test_setup_teardown(all_of_it, lay_out, close_table),
        cmocka_unit_test_setup_teardown(only_what_is_large_enough, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_next_damage_is_used_up, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
