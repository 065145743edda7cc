// Choices: legal answers only, one answer is not asked, several seats agree, and the same question
// has the same fingerprint.
#include "game/facts/answer.h"
#include "support/suite.h"

#include "rules/change/change.h"

static ag_card_id heroes[3];

static void ask_heroes(int min, int max)
{
    for (int i = 0; i < 3; i++) {
        heroes[i] = table_hero(table, (ag_seat)(i + 1));
    }
    ag_ref refs[] = { ag_ref_card(heroes[0]), ag_ref_card(heroes[1]), ag_ref_card(heroes[2]) };
    ag_choose_def def = { .kind = AG_QUESTION_PICK,
                          .who = 1 << 1,
                          .aim = AG_AIM_HARM,
                          .prompt = AG_PROMPT_SCRIPT,
                          .min = min,
                          .max = max,
                          .about = heroes[0] };
    ag_choose_begin(&table->rules, &def, refs, 3);
}

static const char *refused(ag_seat seat, ag_picks picks)
{
    static char reason[160];
    return ag_choice_refuse(&table->rules, seat, &picks, reason, sizeof reason);
}

static void only_what_was_offered_is_taken(void **unused)
{
    (void)unused;
    ask_heroes(1, 2);
    assert_int_equal(table_run(table), AG_ASK);
    assert_non_null(refused(2, (ag_picks){ .count = 1 }));
    assert_non_null(refused(1, (ag_picks){ .count = 0 }));
    assert_non_null(refused(1, (ag_picks){ .count = 3, .picks = { 0, 1, 2 } }));
    assert_non_null(refused(1, (ag_picks){ .count = 1, .picks = { 3 } }));
    assert_non_null(refused(1, (ag_picks){ .count = 2, .picks = { 1, 1 } }));
    assert_null(refused(1, (ag_picks){ .count = 2, .picks = { 2, 0 } }));
}

static void the_reply_keeps_the_order_of_the_picks(void **unused)
{
    (void)unused;
    ask_heroes(1, 3);
    table_run(table);
    ag_picks picks = { .count = 2, .picks = { 2, 0 } };
    assert_int_equal(ag_choice_answer(&table->rules, 1, &picks), 1);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.count, 2);
    assert_int_equal(table->state.reply.refs[0].slot, heroes[2].slot);
    assert_int_equal(table->state.reply.refs[1].slot, heroes[0].slot);
    assert_int_equal(table->state.choice.kind, AG_QUESTION_NONE);
    assert_int_equal(table->state.decisions, 1);
}

static void one_legal_answer_is_not_asked(void **unused)
{
    (void)unused;
    ask_heroes(3, 3);
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.count, 3);
    assert_int_equal(table->state.decisions, 0);
}

static void asked_all_the_same_where_the_host_wants_it(void **unused)
{
    (void)unused;
    table->state.ask_all = 1;
    ask_heroes(3, 3);
    assert_int_equal(table_run(table), AG_ASK);
}

static void bounds_shrink_to_what_is_there(void **unused)
{
    (void)unused;
    ask_heroes(2, 9);
    table_run(table);
    assert_int_equal(table->state.choice.max, 3);
    assert_int_equal(table->state.choice.min, 2);
}

static void numbers_and_yes(void **unused)
{
    (void)unused;
    ag_choose_def def = { .kind = AG_QUESTION_NUMBER,
                          .who = 1 << 2,
                          .prompt = AG_PROMPT_SCRIPT,
                          .min = 2,
                          .max = 5,
                          .about = table_hero(table, 2) };
    ag_choose_begin(&table->rules, &def, NULL, 0);
    assert_int_equal(table_run(table), AG_ASK);
    assert_non_null(refused(2, (ag_picks){ .number = 6 }));
    assert_non_null(refused(2, (ag_picks){ .number = 1 }));
    assert_string_equal(refused(2, (ag_picks){ .number = 4, .count = 1 }),
                        "a number is asked for, not picks");
    assert_null(refused(2, (ag_picks){ .number = 4 }));
    assert_int_equal(table_number(table, 4), AG_DONE);
    assert_int_equal(table->state.reply.number, 4);
    ag_choose_yes_begin(&table->rules, 1 << 2, AG_PROMPT_MAY, 0, table_hero(table, 2));
    table_run(table);
    assert_int_equal(table_pick(table, 1), AG_DONE);
    assert_int_equal(table->state.reply.number, 0);
    ag_choose_yes_begin(&table->rules, 1 << 2, AG_PROMPT_MAY, 0, table_hero(table, 2));
    table_run(table);
    table_pick(table, 0);
    assert_int_equal(table->state.reply.number, 1);
}

static void several_seats_agree(void **unused)
{
    (void)unused;
    ag_picks first = { .count = 1, .picks = { 0 } }, second = { .count = 1, .picks = { 1 } };
    ask_heroes(1, 1);
    ag_task_top(&table->rules)->choose.who = 1 << 1 | 1 << 2;
    table_run(table);
    assert_int_equal(ag_choice_answer(&table->rules, 1, &first), 0);
    assert_int_equal(ag_choice_answer(&table->rules, 2, &second), 0);  // a proposal of its own
    assert_int_equal(table->state.choice.agreed, 1 << 2);
    assert_int_equal(ag_choice_answer(&table->rules, 1, &second), 1);
    table_run(table);
    assert_int_equal(table->state.reply.refs[0].slot, heroes[1].slot);
}

static void the_same_question_has_the_same_fingerprint(void **unused)
{
    (void)unused;
    ask_heroes(1, 2);
    ag_task_top(&table->rules)->choose.who = 1 << 1 | 1 << 2;
    table_run(table);
    uint64_t before = ag_choice_fingerprint(&table->rules);
    ag_picks picks = { .count = 1, .picks = { 0 } };
    ag_choice_answer(&table->rules, 1, &picks);
    assert_int_equal(ag_choice_fingerprint(&table->rules), before);
    table->state.options[1].aim = AG_AIM_HELP;
    assert_int_not_equal(ag_choice_fingerprint(&table->rules), before);
    table->state.options[1].aim = AG_AIM_HARM;
    table->state.choice.max = 3;
    assert_int_not_equal(ag_choice_fingerprint(&table->rules), before);
}

// A recording outlives the numbers that rules have inside the program.
static void the_rule_that_is_shown_asks_nothing(void **unused)
{
    (void)unused;
    ask_heroes(1, 2);
    table_run(table);
    uint64_t before = ag_choice_fingerprint(&table->rules);
    table->state.choice.rule++;
    assert_int_equal(ag_choice_fingerprint(&table->rules), before);
}

// CR 802.1: in turn order, each among his own, and the reply holds all of them.
static void each_chooses_in_turn_order(void **unused)
{
    (void)unused;
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    ag_card_id cards[6];
    for (int i = 0; i < 6; i++) {
        cards[i] = table_put(table, ally, (ag_seat)(i / 2 + 1), AG_ZONE_PARTY);
    }
    table->state.turn.seat = 2;
    ag_filter filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS);
    ag_each_def each = { .seats = 1 << 1 | 1 << 2,
                         .aim = AG_AIM_HARM,
                         .action = AG_ACTION_COUNT,
                         .min = 1,
                         .max = 1,
                         .about = cards[0] };
    ag_choose_each_begin(&table->rules, &each, &filter);
    table_run(table);
    assert_int_equal(table_asked(table), 2);
    assert_int_equal(table->state.choice.option_count, 2);
    table_pick(table, 1);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table_pick(table, 0), AG_DONE);
    assert_int_equal(table->state.reply.count, 2);
    assert_int_equal(table->state.reply.refs[0].slot, cards[3].slot);
    assert_int_equal(table->state.reply.refs[1].slot, cards[0].slot);
}

static void who_left_is_not_asked(void **unused)
{
    (void)unused;
    ask_heroes(1, 1);
    table->state.players[1].flags = 0;
    assert_int_equal(table_run(table), AG_DONE);
    assert_int_equal(table->state.reply.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(only_what_was_offered_is_taken),
        table_test(the_reply_keeps_the_order_of_the_picks),
        table_test(one_legal_answer_is_not_asked),
        table_test(asked_all_the_same_where_the_host_wants_it),
        table_test(bounds_shrink_to_what_is_there),
        table_test(numbers_and_yes),
        table_test(several_seats_agree),
        table_test(the_same_question_has_the_same_fingerprint),
        table_test(the_rule_that_is_shown_asks_nothing),
        table_test(each_chooses_in_turn_order),
        table_test(who_left_is_not_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
