// What a player with priority may do, and the reason where he may not.
#include "support/suite.h"

#include "rules/play/play.h"

static uint16_t spell;
static ag_card_id card;

static int lay_out(void **unused)
{
    open_table(unused);
    spell = table_card(table, "Spell", AG_TYPE_ABILITY, 2, 0, 0);
    card = table_put(table, spell, 1, AG_ZONE_HAND);
    table_resources(table, 1, 2);
    return 0;
}

static void his_own_turn_and_an_empty_chain(void **unused)
{
    (void)unused;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
    table->state.turn.seat = 2;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_409_1_NOT_YOUR_TURN);
    table->state.turn.seat = 1;
    table->state.turn.phase = AG_PHASE_END;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_409_1_NOT_ACTION_PHASE);
    table->state.turn.phase = AG_PHASE_ACTION;
    ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_EFFECT,
                                            .card = table_hero(table, 2),
                                            .printed = 1,
                                            .controller = 2 });
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_409_1_CHAIN_NOT_EMPTY);
    table_def(table, spell)->instant = 1;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
}

static void from_his_own_hand(void **unused)
{
    (void)unused;
    assert_int_equal(ag_play_refuse(&table->rules, 2, card), AG_REASON_CR_409_1_NOT_IN_HAND);
    ag_card_id buried = table_put(table, spell, 1, AG_ZONE_GRAVEYARD);
    assert_int_equal(ag_play_refuse(&table->rules, 1, buried), AG_REASON_CR_409_1_NOT_IN_HAND);
    ag_card_id quest =
        table_put(table, table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0), 1, AG_ZONE_HAND);
    assert_int_equal(ag_play_refuse(&table->rules, 1, quest), AG_REASON_CR_201_2_ONLY_PLACED);
}

static void only_what_can_be_paid(void **unused)
{
    (void)unused;
    table_def(table, spell)->side[0].cost = 3;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_403_6_TOO_FEW_READY);
    table_resources(table, 1, 1);
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
}

// CR 707.1: it lies on the chain before its targets are chosen.
static void a_card_is_no_target_in_the_hand_it_is_played_from(void **unused)
{
    (void)unused;
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(0, AG_WHOSE_YOURS) };
    power->targets[0].filter.zones = AG_BIT(AG_ZONE_HAND);
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_706_1_NO_LEGAL_TARGET);
    table_put(table, spell, 1, AG_ZONE_HAND);
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
}

// What it would target and what its cost would pick have to fit on the list of targets.
static void only_with_room_for_its_targets(void **unused)
{
    (void)unused;
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY) };
    table_put(table, spell, 1, AG_ZONE_HAND);
    table_def(table, spell)->extra_cost.parts[0] =
        (ag_cost_part){ .kind = AG_COST_DISCARD, .min = 1, .max = 1 };
    table_def(table, spell)->extra_cost.part_count = 1;
    uint16_t used = table->state.used.targets;
    table->state.used.targets = AG_TARGET_MAX - 2;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
    table->state.used.targets = AG_TARGET_MAX - 1;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_706_1_NO_LEGAL_TARGET);
    table->state.used.targets = used;
}

static void only_with_a_target(void **unused)
{
    (void)unused;
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_706_1_NO_LEGAL_TARGET);
    power->targets[0].min = table_amount(0);
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
    power->only_if = table_amount(0);
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_409_1_CONDITION);
}

static void one_mode_is_enough(void **unused)
{
    (void)unused;
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->mode_count = 2;
    power->modes_least =
        (ag_amount){ .length = 1, .steps = { { .op = AG_OP_CONST, .value = 1 } } };
    power->mode_first = 1;
    for (int i = 0; i < 2; i++) {
        ag_power_def *mode = table_power(table, spell, AG_POWER_PLAY);
        mode->target_count = 1;
        mode->targets[0] =
            (ag_target_def){ .filter =
                                 table_filter(i == 0 ? AG_TYPE_ALLY : AG_TYPE_HERO, AG_WHOSE_ANY) };
    }
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_NONE);
    table->powers[spell][2].targets[0].filter.types = AG_TYPE_WEAPON;
    assert_int_equal(ag_play_refuse(&table->rules, 1, card), AG_REASON_CR_706_1_NO_LEGAL_TARGET);
}

static ag_card_id totem(ag_seat seat)
{
    uint16_t printed = table_card(table, "Totem", AG_TYPE_ALLY, 1, 0, 1);
    ag_power_def *power = table_power(table, printed, AG_POWER_PAYMENT);
    power->cost =
        (ag_cost){ .resources = 1, .part_count = 1, .parts = { { .kind = AG_COST_EXHAUST_THIS } } };
    return table_put(table, printed, seat, AG_ZONE_PARTY);
}

static void powers_are_used_by_their_controller(void **unused)
{
    (void)unused;
    ag_card_id user = totem(1);
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_NONE);
    assert_int_equal(ag_use_refuse(&table->rules, 2, user, 0), AG_REASON_CR_701_2_NOT_FOR_YOU);
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 1), AG_REASON_CR_701_1_NO_SUCH_POWER);
    ag_card_edit(&table->state, user)->flags |= AG_CARD_EXHAUSTED;
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_CR_411_1_EXHAUSTED);
}

// CR 302.2: an ally that came this turn has no [Activate]; equipment and heroes have.
static void new_allies_do_not_activate(void **unused)
{
    (void)unused;
    ag_card_id user = totem(1);
    ag_card_edit(&table->state, user)->party_since = table->state.players[1].turn_began;
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_CR_302_2_CAME_THIS_TURN);
    table_def(table, ag_card_at(&table->state, user)->printed)->side[0].types = AG_TYPE_ITEM;
    ag_touch(&table->state, AG_TOUCH_PLAY);
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_NONE);
}

static void once_a_turn_and_on_his_turn(void **unused)
{
    (void)unused;
    ag_card_id user = totem(1);
    ag_power_def *power = &table->powers[ag_card_at(&table->state, user)->printed][0];
    power->once_per_turn = 1;
    ag_card_edit(&table->state, user)->used_power = 1;
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_CR_701_4_USED_THIS_TURN);
    ag_card_edit(&table->state, user)->used_power = 0;
    power->your_turn_only = 1;
    table->state.turn.seat = 2;
    assert_int_equal(ag_use_refuse(&table->rules, 1, user, 0), AG_REASON_CR_701_1_NOT_YOUR_TURN);
}

static void quests_are_completed_in_the_row(void **unused)
{
    (void)unused;
    uint16_t printed = table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0);
    table_power(table, printed, AG_POWER_REWARD)->cost.resources = 2;
    ag_card_id quest = table_put(table, printed, 1, AG_ZONE_RESOURCES);
    assert_int_equal(ag_use_refuse(&table->rules, 1, quest, 0), AG_REASON_NONE);
    table->powers[printed][0].cost.resources = 4;
    assert_int_equal(ag_use_refuse(&table->rules, 1, quest, 0), AG_REASON_CR_403_6_TOO_FEW_READY);
    ag_card_edit(&table->state, quest)->flags |= AG_CARD_FACE_DOWN;
    assert_int_equal(ag_use_refuse(&table->rules, 1, quest, 0), AG_REASON_CR_701_1_FACE_DOWN);
}

static void one_resource_a_turn(void **unused)
{
    (void)unused;
    ag_card_id of_boss = table_put(table, spell, 3, AG_ZONE_HAND);
    assert_int_equal(ag_place_refuse(&table->rules, 1, card), AG_REASON_NONE);
    assert_int_equal(ag_place_refuse(&table->rules, 3, of_boss), AG_REASON_R100_3_BOSS_PLACES);
    table->state.players[1].placed = 1;
    assert_int_equal(ag_place_refuse(&table->rules, 1, card), AG_REASON_CR_412_1_PLACED_ALREADY);
    table->state.players[1].placed = 0;
    table->state.turn.seat = 2;
    assert_int_equal(ag_place_refuse(&table->rules, 1, card), AG_REASON_CR_409_1_NOT_YOUR_TURN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(his_own_turn_and_an_empty_chain, lay_out, close_table),
        cmocka_unit_test_setup_teardown(from_his_own_hand, lay_out, close_table),
        cmocka_unit_test_setup_teardown(only_what_can_be_paid, lay_out, close_table),
        cmocka_unit_test_setup_teardown(only_with_a_target, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_card_is_no_target_in_the_hand_it_is_played_from, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(only_with_room_for_its_targets, lay_out, close_table),
        cmocka_unit_test_setup_teardown(one_mode_is_enough, lay_out, close_table),
        cmocka_unit_test_setup_teardown(powers_are_used_by_their_controller, lay_out, close_table),
        cmocka_unit_test_setup_teardown(new_allies_do_not_activate, lay_out, close_table),
        cmocka_unit_test_setup_teardown(once_a_turn_and_on_his_turn, lay_out, close_table),
        cmocka_unit_test_setup_teardown(quests_are_completed_in_the_row, lay_out, close_table),
        cmocka_unit_test_setup_teardown(one_resource_a_turn, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
