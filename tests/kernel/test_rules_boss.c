// What a Boss is to its opponents, with made-up cards (R101.1b, R101.3a, R101.3d, R101.4, R201.2).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/chain/chain.h"
#include "rules/change/change.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static ag_card_id boss, hero;

static int lay_out(void **unused)
{
    open_table(unused);
    boss = table_hero(table, table->boss);
    hero = table_hero(table, 1);
    table_def(table, ag_card_at(&table->state, boss)->printed)->side_count = 2;
    return 0;
}

static int flips(ag_card_id source)
{
    ag_action action = { .kind = AG_ACTION_FLIP, .source = source };
    ag_action_begin(&table->rules, &action, &boss, 1);
    table_run(table);
    return table->state.reply.number;
}

static int side(void)
{
    return ag_card_at(&table->state, boss)->side;
}

// R101.1b: whichever side shows; its readiness stays.
static void a_flip_turns_it_back_too(void **unused)
{
    (void)unused;
    ag_card_edit(&table->state, boss)->flags |= AG_CARD_EXHAUSTED;
    assert_int_equal(flips(boss), 1);
    assert_int_equal(side(), 1);
    assert_int_equal(flips(boss), 1);
    assert_int_equal(side(), 0);
    assert_true(ag_card_at(&table->state, boss)->flags & AG_CARD_EXHAUSTED);
}

// R101.3a.
static void opponents_do_not_flip_it(void **unused)
{
    (void)unused;
    assert_int_equal(flips(hero), 0);
    assert_int_equal(side(), 0);
}

static void modify(ag_card_id source, ag_seat controller, int field, int word)
{
    ag_change change = { .subject = { .only = boss },
                         .amount = table_amount(1),
                         .field = (uint8_t)field,
                         .word = (uint16_t)word,
                         .reads = AG_BIT(AG_TOUCH_PLAY) };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = source,
                                                    .printed = 1,
                                                    .controller = controller,
                                                    .lasts = AG_LASTS_GAME });
}

// R101.3a: no opponent takes its powers, its keywords among them; but for its own text, whoever
// uses it.
static void opponents_do_not_take_its_powers(void **unused)
{
    (void)unused;
    table_def(table, ag_card_at(&table->state, boss)->printed)->side[0].keywords =
        AG_LONG_BIT(AG_KEYWORD_LONG_RANGE) | AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    modify(hero, 1, AG_FIELD_POWERS, 0);
    assert_true(ag_has_powers(&table->rules, boss));
    modify(hero, 1, AG_FIELD_LOSES_KEYWORD, AG_KEYWORD_LONG_RANGE);
    assert_true(ag_has_keyword(&table->rules, boss, AG_KEYWORD_LONG_RANGE));
    modify(boss, 1, AG_FIELD_LOSES_KEYWORD, AG_KEYWORD_PROTECTOR);
    assert_false(ag_has_keyword(&table->rules, boss, AG_KEYWORD_PROTECTOR));
    modify(boss, 3, AG_FIELD_POWERS, 0);
    assert_false(ag_has_powers(&table->rules, boss));
}

// R101.3d: an Immune Boss can't be attacked, damaged or targeted.
static void an_immune_boss(void **unused)
{
    (void)unused;
    ag_target_def target = { .kind = AG_TARGET_CARD,
                             .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY) };
    ag_context context = { .viewer = 1, .source = hero };
    ag_ref refs[8];
    assert_int_equal(ag_attack_refuse(&table->rules, 1, hero, boss), AG_REASON_NONE);
    assert_int_equal(ag_target_list(&table->rules, &target, &context, refs, 8), 3);

    modify(boss, 3, AG_FIELD_KEYWORD, AG_KEYWORD_IMMUNE);
    assert_int_equal(ag_attack_refuse(&table->rules, 1, hero, boss),
                     AG_REASON_R101_3d_CANT_BE_ATTACKED);
    assert_int_equal(ag_target_list(&table->rules, &target, &context, refs, 8), 2);
    static const uint8_t kinds[] = { 0, AG_PACKET_PUT, AG_PACKET_UNPREVENTABLE };
    for (int i = 0; i < 3; i++) {
        ag_damage damage = { .controller = 1, .flags = kinds[i], .source = hero };
        ag_damage_begin(&table->rules, &damage, &boss, 1, 5);
        table_run(table);
    }
    assert_int_equal(ag_card_at(&table->state, boss)->damage, 0);
}

// R101.4: a swap changes the cardboard under the same object: it fights on, undamaged.
static void a_swap_in_mid_combat(void **unused)
{
    (void)unused;
    uint16_t next = table_card(table, "Next Boss", AG_TYPE_HERO, 0, 7, 90);
    ag_card_edit(&table->state, boss)->damage = 130;
    table->state.combat = (ag_combat){ .stage = AG_COMBAT_DEFEND,
                                       .attacking_seat = 1,
                                       .attacker = hero,
                                       .defence_count = 1,
                                       .defences = { { .defender = boss } } };
    ag_swap(&table->rules, boss, next, 0);
    assert_true(ag_is_defending(&table->state, boss));
    assert_true(ag_in_combat(&table->state, hero));
    assert_int_equal(ag_atk(&table->rules, boss), 7);
    assert_int_equal(ag_card_at(&table->state, boss)->damage, 0);
}

static void print_health(int printed, int more)
{
    table_def(table, ag_card_at(&table->state, boss)->printed)->side[0].health = (int16_t)printed;
    ag_change change = { .subject = { .only = boss },
                         .amount = table_amount(more),
                         .field = AG_FIELD_HEALTH,
                         .op = AG_CHANGE_PLUS };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = boss,
                                                    .printed = 1,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_GAME });
}

// A raid with `printed_health`: whatever else says of its health, less of it or more.
static void a_boss_falls_at_the_health_that_its_raid_says(void **unused)
{
    (void)unused;
    static const struct {
        int by_print, printed, more, fatal;
    } rows[] = {
        { 0, 60, 5, 65 },  { 1, 60, 5, 60 },   { 0, 60, -5, 55 },
        { 1, 60, -5, 60 }, { 1, 60, -60, 60 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        lay_out(unused);
        print_health(rows[i].printed, rows[i].more);
        table->raid.printed_health = (uint8_t)rows[i].by_print;
        assert_int_equal(ag_health(&table->rules, boss), rows[i].printed + rows[i].more);
        assert_false(ag_is_fatal(&table->rules, boss, rows[i].fatal - 1));
        assert_true(ag_is_fatal(&table->rules, boss, rows[i].fatal));
        assert_true(ag_is_fatal(&table->rules, hero, 28));
        close_table(unused);
    }
    lay_out(unused);
    print_health(0, 0);
    for (int by_print = 0; by_print < 2; by_print++) {
        table->raid.printed_health = (uint8_t)by_print;
        assert_false(ag_is_fatal(&table->rules, boss, 999));
    }
    close_table(unused);
}

static ag_progress tries_to_interrupt(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    ag_ref target;
    if (step == 0 && ag_link_targets(rules, frame->link, 0, 1, &target, 1) == 1) {
        *(int *)context = ag_link_interrupt(rules, ag_ref_as_link(target));
        return *(int *)context ? AG_AGAIN : AG_DONE;
    }
    return AG_DONE;
}

static ag_progress happens(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)rules;
    (void)frame;
    (void)step;
    ++*(int *)context;
    return AG_DONE;
}

static uint16_t interrupt(int *done)
{
    uint16_t printed = table_card(table, "Interrupt", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, printed)->instant = 1;
    ag_power_def *power = table_power(table, printed, AG_POWER_PLAY);
    power->functions = AG_BIT(AG_SLOT_EFFECT);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .name = "card",
                                         .kind = AG_TARGET_LINK,
                                         .link_types = AG_TYPE_ABILITY,
                                         .whose = AG_WHOSE_OPPOSING };
    fake_script_effect(table->script, printed, 0, tries_to_interrupt, done);
    return printed;
}

// An event that has gone onto the chain as R201.2 does it, answered with an interrupt.
static void play_event(uint8_t flags, int *done, int *happened)
{
    uint16_t event = table_card(table, "Event", AG_TYPE_ABILITY, 0, 0, 0);
    table_power(table, event, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, event, 0, happens, happened);
    ag_card_id answer = table_put(table, interrupt(done), 1, AG_ZONE_HAND);
    ag_card_id card = table_put(table, event, table->boss, AG_ZONE_DECK);
    table_exhaust_heroes(table);
    ag_window_begin(&table->rules);
    ag_chain_add_begin(&table->rules, card, table->boss, flags);
    table_run(table);
    table_do(table, AG_MOVE_PLAY, answer);
}

// R201.2: players can't interrupt an event, though they may aim at it.
static void an_event_is_not_interrupted(void **unused)
{
    (void)unused;
    int done = -1, happened = 0;
    play_event(AG_LINK_UNINTERRUPTIBLE | AG_LINK_REST_RESOURCES, &done, &happened);
    assert_int_equal(done, 0);
    assert_int_equal(happened, 1);
    assert_int_equal(table->state.piles[table->state.players[3].resources].count, 1);
}

static void another_card_is(void **unused)
{
    (void)unused;
    int done = -1, happened = 0;
    play_event(0, &done, &happened);
    assert_int_equal(done, 1);
    assert_int_equal(happened, 0);
}

#define boss_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        boss_test(a_flip_turns_it_back_too),
        boss_test(opponents_do_not_flip_it),
        boss_test(opponents_do_not_take_its_powers),
        boss_test(an_immune_boss),
        boss_test(a_swap_in_mid_combat),
        cmocka_unit_test(a_boss_falls_at_the_health_that_its_raid_says),
        boss_test(an_event_is_not_interrupted),
        boss_test(another_card_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
