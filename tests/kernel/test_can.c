// Whether an action can happen to a card is asked card by card, before anything does: who forbids
// it, where the card is and whose, and that the game itself is not stopped (CR 103.2, 103.3).
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

// The action is done by the hero of `doer`, to or for that player.
static int can(int kind, int flags, ag_seat doer, ag_card_id card)
{
    ag_task task = { .action.kind = (uint8_t)kind,
                     .flags = (uint8_t)flags,
                     .seat = doer,
                     .source = table_hero(table, doer) };
    return ag_action_can(&table->rules, &task, card);
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

static void what_cant_leave_play_may_still_become_a_resource(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    assert_true(can(AG_ACTION_DESTROY, 0, 1, card));
    assert_true(can(AG_ACTION_TO_HAND, 0, 1, card));
    forbid(card, AG_CANT_LEAVE_PLAY);
    assert_false(can(AG_ACTION_DESTROY, 0, 1, card));
    assert_false(can(AG_ACTION_TO_GRAVEYARD, 0, 1, card));
    assert_false(can(AG_ACTION_TO_HAND, 0, 1, card));
    assert_false(can(AG_ACTION_TO_DECK_TOP, 0, 1, card));
    assert_false(can(AG_ACTION_REMOVE, 0, 1, card));
    assert_true(can(AG_ACTION_REMOVE, AG_ACTION_BY_GAME, 1, card));
    assert_true(can(AG_ACTION_TO_RESOURCES, 0, 1, card));
}

static void what_cant_leave_its_party_goes_nowhere_but_by_the_game(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    assert_false(ag_cant_leave_party(&table->rules, card));
    forbid(card, AG_CANT_LEAVE_PARTY);
    assert_true(ag_cant_leave_party(&table->rules, card));
    assert_false(can(AG_ACTION_DESTROY, 0, 1, card));
    assert_false(can(AG_ACTION_TO_HAND, 0, 1, card));
    assert_false(can(AG_ACTION_TO_RESOURCES, 0, 1, card));
    assert_true(can(AG_ACTION_REMOVE, AG_ACTION_BY_GAME, 1, card));
}

// R101.3b, R101.3c.
static void raiders_neither_give_to_the_boss_row_nor_rob_his_graveyard(void **unused)
{
    (void)unused;
    ag_card_id dead = table_put(table, ally, 3, AG_ZONE_GRAVEYARD);
    assert_false(can(AG_ACTION_TO_HAND, 0, 1, dead));
    assert_true(can(AG_ACTION_TO_HAND, 0, 3, dead));
    assert_true(can(AG_ACTION_TO_HAND, 0, 1, table_put(table, ally, 2, AG_ZONE_GRAVEYARD)));
    ag_card_id held = table_put(table, ally, 3, AG_ZONE_HAND);
    assert_true(can(AG_ACTION_DISCARD, 0, 1, held));
    ag_task gift = { .action.kind = AG_ACTION_TO_RESOURCES,
                     .seat = 3,
                     .source = table_hero(table, 1) };
    assert_false(ag_action_can(&table->rules, &gift, held));
    gift.source = table_hero(table, 3);
    assert_true(ag_action_can(&table->rules, &gift, held));
}

// R101.3a.
static void a_boss_leaves_by_fatal_damage_and_turns_over_by_itself(void **unused)
{
    (void)unused;
    ag_card_id boss = table_hero(table, 3);
    table_def(table, ag_printed_of(&table->state, boss))->side_count = 2;
    assert_false(can(AG_ACTION_DESTROY, 0, 1, boss));
    assert_true(can(AG_ACTION_DESTROY, 0, 3, boss));  // by what it says itself
    assert_true(can(AG_ACTION_DESTROY, AG_ACTION_FATAL, 1, boss));
    assert_false(can(AG_ACTION_TO_HAND, 0, 3, boss));
    assert_true(can(AG_ACTION_TO_HAND, 0, 1, table_hero(table, 1)));
    assert_false(can(AG_ACTION_FLIP, 0, 1, boss));
    assert_true(can(AG_ACTION_FLIP, 0, 3, boss));
}

// CR 306.1, 415.8d.
static void what_is_placed_or_resolves_away_enters_no_party(void **unused)
{
    (void)unused;
    uint16_t quest = table_card(table, "Quest", AG_TYPE_QUEST, 0, 0, 0);
    uint16_t bolt = table_card(table, "Bolt", AG_TYPE_ABILITY, 1, 0, 0);
    uint16_t aura = table_card(table, "Aura", AG_TYPE_ABILITY, 1, 0, 0);
    table_def(table, aura)->ongoing = 1;
    assert_false(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, quest, 1, AG_ZONE_HAND)));
    assert_false(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, bolt, 1, AG_ZONE_HAND)));
    assert_true(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, aura, 1, AG_ZONE_HAND)));
    assert_true(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, ally, 1, AG_ZONE_HAND)));
    assert_false(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, ally, 1, AG_ZONE_PARTY)));
}

// CR 404.2c, 102.2.
static void tokens_that_left_and_cards_of_who_is_out_stay_away(void **unused)
{
    (void)unused;
    uint16_t wolf = table_card(table, "Wolf", AG_TYPE_ALLY, 0, 1, 1);
    table_def(table, wolf)->token = 1;
    assert_true(can(AG_ACTION_TO_HAND, 0, 1, table_put(table, wolf, 1, AG_ZONE_PARTY)));
    assert_false(can(AG_ACTION_ENTER_PLAY, 0, 1, table_put(table, wolf, 1, AG_ZONE_GRAVEYARD)));
    ag_card_id left = table_put(table, ally, 2, AG_ZONE_REMOVED);
    assert_true(can(AG_ACTION_TO_HAND, 0, 1, left));
    table->state.players[2].flags &= (uint8_t)~AG_PLAYER_IN;
    assert_false(can(AG_ACTION_TO_HAND, 0, 1, left));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_cant_leave_play_may_still_become_a_resource, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(what_cant_leave_its_party_goes_nowhere_but_by_the_game,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(raiders_neither_give_to_the_boss_row_nor_rob_his_graveyard,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(a_boss_leaves_by_fatal_damage_and_turns_over_by_itself,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_is_placed_or_resolves_away_enters_no_party, lay_out,
                                        close_table),
        cmocka_unit_test_setup_teardown(tokens_that_left_and_cards_of_who_is_out_stay_away, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
