// Packets that compete with more than one rule at once: the next time, redirection, what can't be
// prevented (CR 716, 717).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"

static ag_card_id hero, boss;

static int lay_out(void **unused)
{
    open_table(unused);
    hero = table_hero(table, 1);
    boss = table_hero(table, 3);
    return 0;
}

static ag_progress deal(const ag_card_id *to, int count, int amount, int flags)
{
    ag_damage damage = {
        .controller = 3, .flags = (uint8_t)flags, .damage = AG_DAMAGE_FIRE, .source = boss
    };
    ag_damage_begin(&table->rules, &damage, to, count, amount);
    return table_run(table);
}

static int damage_of(ag_card_id card)
{
    return ag_card_at(&table->state, card)->damage;
}

static ag_card_id armor(int def)
{
    uint16_t printed = table_card(table, "Plate", AG_TYPE_ARMOR, 1, 0, 0);
    table_def(table, printed)->side[0].def = (int16_t)def;
    return table_put(table, printed, 1, AG_ZONE_PARTY);
}

// A delayed watch for damage, begun by seat `seat`.
static ag_power_def *later(ag_seat seat, int left, const ag_watch_def *watch)
{
    uint16_t printed = table_card(table, "Later", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_LATER);
    power->later_replaces = 1;
    power->watch = *watch;
    ag_watch_begin(&table->rules, &(ag_watch){ .printed = printed,
                                               .source = table_hero(table, seat),
                                               .controller = seat,
                                               .lasts = AG_LASTS_THIS_TURN,
                                               .has_left = left >= 0,
                                               .left = left });
    return power;
}

// CR 717.5: all packets of one link are "the next time".
static void the_next_time_is_each_packet_of_a_link(void **unused)
{
    (void)unused;
    later(3, -1,
          &(ag_watch_def){ .event = AG_EVENT_DAMAGED,
                           .raises = 1,
                           .once = 1,
                           .has_source = 1,
                           .source = table_filter(AG_TYPE_HERO, AG_WHOSE_YOURS),
                           .amount = table_amount(2) });
    ag_card_id heroes[] = { hero, table_hero(table, 2), boss };
    deal(heroes, 3, 1, 0);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(damage_of(heroes[i]), 3);
    }
    deal(heroes, 1, 1, 0);
    assert_int_equal(damage_of(hero), 4);
    assert_int_equal(table->state.used.watches, 1);
}

// CR 717.2a: a shield is lowered by what it prevents, packet by packet.
static void a_shield_is_spent_across_packets(void **unused)
{
    (void)unused;
    later(1, 2,
          &(ag_watch_def){ .event = AG_EVENT_DAMAGED,
                           .prevents = 1,
                           .has_subject = 1,
                           .subject = table_filter(AG_TYPE_HERO, AG_WHOSE_FRIENDLY) });
    ag_card_id heroes[] = { table_hero(table, 2), hero };
    deal(heroes, 2, 1, 0);
    assert_int_equal(damage_of(heroes[0]) + damage_of(heroes[1]), 0);
    assert_int_equal(table->state.reply.number, 0);
    assert_false(table_was_told(table, "deals"));
    deal(heroes, 2, 1, 0);
    assert_int_equal(damage_of(heroes[0]) + damage_of(heroes[1]), 2);
}

// A shield of nothing does not compete at all.
static void a_shield_of_none_is_none(void **unused)
{
    (void)unused;
    later(1, 0, &(ag_watch_def){ .event = AG_EVENT_DAMAGED, .prevents = 1 });
    ag_card_id plate = armor(1);
    assert_int_equal(deal(&hero, 1, 3, 0), AG_ASK);
    assert_true(table_option(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 }) >= 0);
    table_do(table, AG_MOVE_APPLY, plate);
    assert_int_equal(damage_of(hero), 2);
}

// CR 408.3c, 717.4b: what can't be prevented uses no shield and asks for no armor.
static void unpreventable_damage_spends_nothing(void **unused)
{
    (void)unused;
    ag_card_id plate = armor(2);
    later(1, 4, &(ag_watch_def){ .event = AG_EVENT_DAMAGED, .prevents = 1 });
    assert_int_equal(deal(&hero, 1, 3, AG_PACKET_UNPREVENTABLE), AG_DONE);
    assert_int_equal(damage_of(hero), 3);
    assert_false(ag_card_at(&table->state, plate)->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(table->state.watches[1].left, 4);
}

static ag_progress send_it_on(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    if (step > 0) return AG_DONE;
    ag_damage damage = { .controller = 3, .damage = AG_DAMAGE_FIRE, .source = boss };
    ag_damage_begin(rules, &damage, context, 1, frame->event.amount);
    return AG_AGAIN;
}

static void redirects(ag_card_id from, ag_card_id *to)
{
    uint16_t printed = table_card(table, "Bodyguard", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_REPLACE);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->watch =
        (ag_watch_def){ .event = AG_EVENT_DAMAGED, .has_subject = 1, .subject = { .only = from } };
    fake_script_effect(table->script, printed, 0, send_it_on, to);
    table_put(table, printed, 1, AG_ZONE_PARTY);
}

// CR 716.1e: what a modifier made of an event it can't change again, however often others do.
static void redirection_ends(void **unused)
{
    (void)unused;
    static ag_card_id friend;
    friend = table_hero(table, 2);
    redirects(hero, &friend);
    redirects(friend, &hero);
    deal(&hero, 1, 3, 0);
    assert_int_equal(damage_of(hero), 3);
    assert_int_equal(damage_of(friend), 0);
    deal(&friend, 1, 4, 0);
    assert_int_equal(damage_of(hero), 3);
    assert_int_equal(damage_of(friend), 4);
}

#define packet_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        packet_test(the_next_time_is_each_packet_of_a_link),
        packet_test(a_shield_is_spent_across_packets),
        packet_test(a_shield_of_none_is_none),
        packet_test(unpreventable_damage_spends_nothing),
        packet_test(redirection_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
