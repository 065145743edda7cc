// Tokens: cards in all respects until they leave play (CR 404.2), never more than there is room
// for.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"

static uint16_t whelp;

static int lay_out(void **unused)
{
    open_table(unused);
    whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 0, 1, 1);
    table_def(table, whelp)->token = 1;
    return 0;
}

static void begin(int count, ag_seat seat, ag_card_id source, int flags)
{
    ag_tokens tokens = { .printed = whelp, .count = count };
    ag_token_begin(&table->rules, &tokens, seat, source, flags);
}

static int in_party(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].party].count;
}

static void they_enter_play_ready(void **unused)
{
    (void)unused;
    begin(3, table->boss, table_hero(table, 3), 0);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.number, 3);
    assert_int_equal(in_party(3), 4);
    const ag_card *token = ag_card_at(&table->state, ag_ref_as_card(table->state.reply.refs[0]));
    assert_int_equal(token->controller, 3);
    assert_true(token->flags & AG_CARD_TOKEN);
    assert_false(token->flags & AG_CARD_EXHAUSTED);
    assert_true(table_was_told(table, "Whelp enters play"));
}

static void outside_play_they_cease_to_exist(void **unused)
{
    (void)unused;
    begin(1, 1, table_hero(table, 1), AG_ACTION_EXHAUSTED);
    table_run(table);
    ag_card_id token = ag_ref_as_card(table->state.reply.refs[0]);
    assert_true(ag_card_at(&table->state, token)->flags & AG_CARD_EXHAUSTED);
    ag_action action = { .kind = AG_ACTION_DESTROY, .source = table_hero(table, 3) };
    ag_action_begin(&table->rules, &action, &token, 1);
    table_run(table);
    assert_int_equal(table->state.piles[table->state.players[1].graveyards[0]].count, 1);
    ag_process_begin(&table->rules, 0);
    table_run(table);
    assert_int_equal(table->state.piles[table->state.players[1].graveyards[0]].count, 0);
    assert_false(table->state.cards[token.slot].flags & AG_CARD_USED);
}

static void no_more_than_there_is_room(void **unused)
{
    (void)unused;
    int before = in_party(1);
    begin(5000, 1, table_hero(table, 1), 0);
    table_run(table);
    assert_true(table_was_told(table, "limit"));
    assert_true(in_party(1) > before);
    assert_true(table->state.used.cards <= AG_CARD_MAX);
}

static void nobody_gets_tokens_after_he_left(void **unused)
{
    (void)unused;
    table->state.players[1].flags = 0;
    begin(2, 1, table_hero(table, 3), 0);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.number, 0);
    assert_int_equal(in_party(1), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(they_enter_play_ready, lay_out, close_table),
        cmocka_unit_test_setup_teardown(outside_play_they_cease_to_exist, lay_out, close_table),
        cmocka_unit_test_setup_teardown(no_more_than_there_is_room, lay_out, close_table),
        cmocka_unit_test_setup_teardown(nobody_gets_tokens_after_he_left, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
