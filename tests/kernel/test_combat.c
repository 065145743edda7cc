// Combat: who may attack whom, protecting across the raiders' parties, leaving the combat (CR 601,
// 602).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"

static uint16_t fighter, guard;
static ag_card_id mine, theirs;

static int lay_out(void **unused)
{
    open_table(unused);
    table_exhaust_heroes(table);
    fighter = table_card(table, "Fighter", AG_TYPE_ALLY, 1, 2, 3);
    guard = table_card(table, "Guard", AG_TYPE_ALLY, 1, 1, 4);
    table_def(table, guard)->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    mine = table_put(table, fighter, 1, AG_ZONE_PARTY);
    theirs = table_put(table, fighter, 3, AG_ZONE_PARTY);
    return 0;
}

static void modify(ag_card_id card, int field, int word)
{
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(1),
                         .field = (uint8_t)field,
                         .word = (uint16_t)word };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = fighter,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_GAME });
}

static void fight(ag_card_id attacker, ag_card_id defender)
{
    table_action_phase(table);
    table_do(table, AG_MOVE_ATTACK, attacker);
    table_do(table, AG_MOVE_CARD, defender);
}

static int damage_on(ag_card_id card)
{
    return ag_card_exists(&table->state, card) ? ag_card_at(&table->state, card)->damage : -1;
}

static ag_reason refused(ag_card_id attacker, ag_card_id defender)
{
    return ag_attack_refuse(&table->rules, 1, attacker, defender);
}

static void opposing_characters_alone(void **unused)
{
    (void)unused;
    assert_int_equal(refused(mine, theirs), AG_REASON_NONE);
    assert_int_equal(refused(mine, table_hero(table, 3)), AG_REASON_NONE);
    assert_int_equal(refused(mine, table_hero(table, 2)), AG_REASON_CR_601_2_NOT_OPPOSING);
    assert_int_equal(refused(theirs, table_hero(table, 3)), AG_REASON_CR_601_2_NOT_YOUR_CHARACTER);
    assert_int_equal(
        refused(mine, table_put(table, table_card(table, "Item", AG_TYPE_ITEM, 1, 0, 0), 3,
                                AG_ZONE_PARTY)),
        AG_REASON_CR_601_2_NOT_OPPOSING);
}

static void new_and_exhausted_ones_do_not_attack(void **unused)
{
    (void)unused;
    ag_card *card = ag_card_edit(&table->state, mine);
    card->party_since = table->state.players[1].turn_began;
    assert_int_equal(refused(mine, theirs), AG_REASON_CR_302_2_CAME_THIS_TURN);
    modify(mine, AG_FIELD_KEYWORD, AG_KEYWORD_FEROCITY);
    assert_int_equal(refused(mine, theirs), AG_REASON_NONE);
    card->flags |= AG_CARD_EXHAUSTED;
    assert_int_equal(refused(mine, theirs), AG_REASON_CR_601_2a_EXHAUSTED);
}

static void keywords_and_cants(void **unused)
{
    (void)unused;
    modify(theirs, AG_FIELD_KEYWORD, AG_KEYWORD_ELUSIVE);
    assert_int_equal(refused(mine, theirs), AG_REASON_CR_601_2b_ELUSIVE);
    modify(table_hero(table, 3), AG_FIELD_KEYWORD, AG_KEYWORD_IMMUNE);
    assert_int_equal(refused(mine, table_hero(table, 3)), AG_REASON_R101_3d_CANT_BE_ATTACKED);
    ag_card_id other = table_put(table, fighter, 3, AG_ZONE_PARTY);
    assert_int_equal(refused(mine, other), AG_REASON_NONE);
    modify(other, AG_FIELD_CANT, AG_CANT_BE_ATTACKED);
    assert_int_equal(refused(mine, other), AG_REASON_CR_103_2_CANT_BE_ATTACKED);
    modify(mine, AG_FIELD_CANT, AG_CANT_ATTACK);
    assert_int_equal(ag_attacker_refuse(&table->rules, 1, mine), AG_REASON_CR_103_2_CANT_ATTACK);
}

static void both_deal_their_damage(void **unused)
{
    (void)unused;
    fight(mine, theirs);
    assert_int_equal(damage_on(mine), 2);
    assert_int_equal(damage_on(theirs), 2);
    assert_true(ag_card_at(&table->state, mine)->flags & AG_CARD_EXHAUSTED);
    assert_false(ag_card_at(&table->state, theirs)->flags & AG_CARD_EXHAUSTED);
    assert_int_equal(table->state.combat.stage, AG_COMBAT_NONE);
}

static void a_protector_takes_the_place(void **unused)
{
    (void)unused;
    ag_card_id protector = table_put(table, guard, 3, AG_ZONE_PARTY);
    fight(mine, theirs);
    assert_int_equal(table_asked(table), 3);
    table_do(table, AG_MOVE_CARD, protector);
    assert_int_equal(damage_on(protector), 2);
    assert_int_equal(damage_on(theirs), 0);
    assert_int_equal(damage_on(mine), 1);
    assert_true(ag_card_at(&table->state, protector)->flags & AG_CARD_EXHAUSTED);
    assert_true(table_was_told(table, "Guard protects."));
}

static void raiders_protect_across_their_parties(void **unused)
{
    (void)unused;
    ag_card_id protector = table_put(table, guard, 2, AG_ZONE_PARTY);
    table->state.turn.seat = 3;
    table->state.players[3].turn_began = 1;
    fight(theirs, mine);
    assert_int_equal(table_asked(table), 2);
    table_do(table, AG_MOVE_CARD, protector);
    assert_int_equal(damage_on(mine), 0);
    assert_int_equal(damage_on(protector), 2);
}

static void protecting_may_be_declined(void **unused)
{
    (void)unused;
    table_put(table, guard, 3, AG_ZONE_PARTY);
    fight(mine, theirs);
    table_do(table, AG_MOVE_NONE, (ag_card_id){ 0, 0 });
    assert_int_equal(damage_on(theirs), 2);
}

static void stealth_and_exhaustion_leave_no_protector(void **unused)
{
    (void)unused;
    ag_card_id protector = table_put(table, guard, 3, AG_ZONE_PARTY);
    modify(mine, AG_FIELD_KEYWORD, AG_KEYWORD_STEALTH);
    fight(mine, theirs);
    assert_int_equal(table_asked(table), 0);
    assert_int_equal(damage_on(theirs), 2);
    assert_int_equal(damage_on(protector), 0);
}

// CR 601.3: checked again as the proposal resolves.
static void a_proposal_may_come_to_nothing(void **unused)
{
    (void)unused;
    uint16_t instant = table_card(table, "Instant", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, instant)->instant = 1;
    table_put(table, instant, 2, AG_ZONE_HAND);
    fight(mine, theirs);
    assert_int_equal(table_asked(table), 2);
    assert_false(ag_chain_empty(&table->state));
    modify(mine, AG_FIELD_CANT, AG_CANT_ATTACK);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_false(table_was_told(table, "attacks"));
    assert_true(table_was_told(table, "is interrupted."));
    assert_false(ag_card_at(&table->state, mine)->flags & AG_CARD_EXHAUSTED);
}

// CR 602.4: who is removed takes no part in what is left of it.
static void who_is_removed_fights_no_more(void **unused)
{
    (void)unused;
    uint16_t instant = table_card(table, "Instant", AG_TYPE_ABILITY, 0, 0, 0);
    table_def(table, instant)->instant = 1;
    table_put(table, instant, 2, AG_ZONE_HAND);
    fight(mine, theirs);
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(ag_is_attacking(&table->state, mine));
    assert_false(ag_in_combat(&table->state, mine));
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_true(ag_is_defending(&table->state, theirs));
    assert_true(ag_in_combat(&table->state, mine));
    ag_combat_remove(&table->rules, theirs);
    assert_false(ag_in_combat(&table->state, mine));
    table_do(table, AG_MOVE_PASS, (ag_card_id){ 0, 0 });
    assert_int_equal(damage_on(mine), 0);
    assert_int_equal(damage_on(theirs), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(opposing_characters_alone, lay_out, close_table),
        cmocka_unit_test_setup_teardown(new_and_exhausted_ones_do_not_attack, lay_out, close_table),
        cmocka_unit_test_setup_teardown(keywords_and_cants, lay_out, close_table),
        cmocka_unit_test_setup_teardown(both_deal_their_damage, lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_protector_takes_the_place, lay_out, close_table),
        cmocka_unit_test_setup_teardown(raiders_protect_across_their_parties, lay_out, close_table),
        cmocka_unit_test_setup_teardown(protecting_may_be_declined, lay_out, close_table),
        cmocka_unit_test_setup_teardown(stealth_and_exhaustion_leave_no_protector, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_proposal_may_come_to_nothing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(who_is_removed_fights_no_more, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
