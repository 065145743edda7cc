// The agenda: the top task runs, its list goes with it, and what it answers lies in the reply.
#include "support/suite.h"

#include "rules/change/change.h"
#include "rules/turn/turn.h"

static void lists_lie_with_their_tasks(void **unused)
{
    (void)unused;
    ag_rules *rules = &table->rules;
    ag_ref refs[] = { ag_ref_seat(1), ag_ref_seat(2), ag_ref_card(table_hero(table, 1)) };
    uint16_t height = table->state.used.words;
    ag_task_push(rules, AG_TASK_DRAW);
    ag_task_give(rules, refs, 2);
    ag_task_push(rules, AG_TASK_ACTION);
    ag_task_give(rules, refs + 2, 1);
    const ag_task *top = ag_task_top(rules);
    assert_int_equal(top->kind, AG_TASK_ACTION);
    assert_int_equal(top->list_count, 1);
    assert_true(ag_ref_same(ag_task_ref(rules, top, 0), refs[2]));
    ag_task_pop(rules);
    top = ag_task_top(rules);
    assert_int_equal(top->list_count, 2);
    assert_int_equal(ag_task_ref(rules, top, 1).seat, 2);
    ag_task_set_ref(rules, top, 1, ag_ref_seat(3));
    assert_int_equal(ag_task_ref(rules, top, 1).seat, 3);
    ag_task_pop(rules);
    assert_int_equal(table->state.used.words, height);
}

static void an_empty_agenda_is_done(void **unused)
{
    (void)unused;
    assert_int_equal(ag_agenda_run(&table->rules, 0), AG_DONE);
    assert_int_equal(table->state.used.tasks, 0);
}

static void a_bound_stops_between_steps(void **unused)
{
    (void)unused;
    table_put(table, table_card(table, "Card", AG_TYPE_ABILITY, 0, 0, 0), 1, AG_ZONE_DECK);
    ag_draw_begin(&table->rules, 1, 0, 1);
    ag_draw_begin(&table->rules, 2, 0, 0);
    assert_int_equal(ag_agenda_run(&table->rules, 1), AG_AGAIN);
    assert_int_equal(table->state.used.tasks, 1);
    assert_int_equal(ag_agenda_run(&table->rules, 0), AG_DONE);
}

static void a_won_game_runs_no_further(void **unused)
{
    (void)unused;
    ag_draw_begin(&table->rules, 1, 0, 1);
    table->state.winner = AG_WINNER_BOSS;
    assert_int_equal(ag_agenda_run(&table->rules, 0), AG_DONE);
    assert_int_equal(table->state.used.tasks, 1);
}

static void replies_count_past_their_room(void **unused)
{
    (void)unused;
    ag_rules *rules = &table->rules;
    for (int i = 0; i < AG_REPLY_MAX + 10; i++) {
        ag_reply_add(rules, ag_ref_seat(1));
    }
    assert_int_equal(table->state.reply.count, AG_REPLY_MAX);
    assert_int_equal(table->state.reply.number, AG_REPLY_MAX + 10);
    ag_reply_clear(rules);
    assert_int_equal(table->state.reply.count, 0);
    assert_int_equal(table->state.reply.number, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(lists_lie_with_their_tasks),    table_test(an_empty_agenda_is_done),
        table_test(a_bound_stops_between_steps),   table_test(a_won_game_runs_no_further),
        table_test(replies_count_past_their_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
