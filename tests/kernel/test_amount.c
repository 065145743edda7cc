// Amounts and conditions: postfix expressions over numbers, X, raid words, counted and summed
// cards.
#include "rules/numbers/numbers.h"
#include "support/suite.h"

static int32_t value(const ag_expr_step *steps, int length, ag_filter counted, ag_context context)
{
    ag_amount amount = { .length = (uint8_t)length, .counted = counted };
    memcpy(amount.steps, steps, (size_t)length * sizeof *steps);
    return ag_amount_value(&table->rules, &amount, &context);
}

static int32_t two(int op, int a, int b)
{
    ag_expr_step steps[] = { { .op = AG_OP_CONST, .value = (int16_t)a },
                             { .op = AG_OP_CONST, .value = (int16_t)b },
                             { .op = (uint8_t)op } };
    return value(steps, 3, (ag_filter){ 0 }, (ag_context){ .viewer = 1 });
}

static int32_t one(int op, int a)
{
    ag_expr_step steps[] = { { .op = AG_OP_CONST, .value = (int16_t)a }, { .op = (uint8_t)op } };
    return value(steps, 2, (ag_filter){ 0 }, (ag_context){ .viewer = 1 });
}

static void arithmetic(void **unused)
{
    (void)unused;
    assert_int_equal(two(AG_OP_PLUS, 3, 4), 7);
    assert_int_equal(two(AG_OP_MINUS, 3, 4), -1);
    assert_int_equal(two(AG_OP_TIMES, 3, -4), -12);
    assert_int_equal(two(AG_OP_MIN, 3, 4), 3);
    assert_int_equal(two(AG_OP_MAX, 3, 4), 4);
}

static void conditions(void **unused)
{
    (void)unused;
    assert_int_equal(two(AG_OP_EQUAL, 3, 3), 1);
    assert_int_equal(two(AG_OP_EQUAL, 3, 4), 0);
    assert_int_equal(two(AG_OP_AT_LEAST, 4, 4), 1);
    assert_int_equal(two(AG_OP_AT_LEAST, 3, 4), 0);
    assert_int_equal(two(AG_OP_AND, 2, 0), 0);
    assert_int_equal(one(AG_OP_NOT, 5), 0);
    assert_int_equal(one(AG_OP_NOT, 0), 1);
}

static void halves_of_negative_numbers_too(void **unused)
{
    (void)unused;
    assert_int_equal(one(AG_OP_HALF_UP, 5), 3);
    assert_int_equal(one(AG_OP_HALF_DOWN, 5), 2);
    assert_int_equal(one(AG_OP_HALF_UP, 4), 2);
    assert_int_equal(one(AG_OP_HALF_DOWN, -5), -3);
    assert_int_equal(one(AG_OP_HALF_UP, -5), -2);
}

static void what_the_context_brings(void **unused)
{
    (void)unused;
    ag_expr_step x = { .op = AG_OP_X }, event = { .op = AG_OP_EVENT },
                 own = { .op = AG_OP_TURN_OWN };
    ag_expr_step word = { .op = AG_OP_WORD, .arg = 2 },
                 atk = { .op = AG_OP_STAT, .arg = AG_STAT_ATK };
    ag_context context = {
        .viewer = 1, .x = 6, .event_amount = 9, .source = table_hero(table, table->boss)
    };
    ag_filter none = { 0 };
    table->state.raid_words[2] = 3;
    assert_int_equal(value(&x, 1, none, context), 6);
    assert_int_equal(value(&event, 1, none, context), 9);
    assert_int_equal(value(&word, 1, none, context), 3);
    assert_int_equal(value(&atk, 1, none, context), 5);
    assert_int_equal(value(&own, 1, none, context), 1);
    context.viewer = 2;
    assert_int_equal(value(&own, 1, none, context), 0);
}

static void counting_and_summing(void **unused)
{
    (void)unused;
    uint16_t whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 1, 2, 2);
    for (int i = 0; i < 3; i++) {
        table_put(table, whelp, table->boss, AG_ZONE_PARTY);
    }
    table_put(table, whelp, 1, AG_ZONE_PARTY);
    ag_filter opposing = table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING);
    ag_expr_step count = { .op = AG_OP_COUNT }, sum = { .op = AG_OP_SUM, .arg = AG_STAT_ATK };
    assert_int_equal(value(&count, 1, opposing, (ag_context){ .viewer = 1 }), 3);
    assert_int_equal(value(&count, 1, opposing, (ag_context){ .viewer = table->boss }), 1);
    assert_int_equal(value(&sum, 1, opposing, (ag_context){ .viewer = 1 }), 6);
}

// 1 and 2 are raiders, of whom 2 has two; the Boss player has three.
static void being_outnumbered(void **unused)
{
    (void)unused;
    uint16_t whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 1, 2, 2);
    ag_seat owners[] = { 1, 2, 2, table->boss, table->boss, table->boss };
    for (size_t i = 0; i < sizeof owners / sizeof owners[0]; i++) {
        table_put(table, whelp, owners[i], AG_ZONE_PARTY);
    }
    ag_filter allies = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_expr_step more = { .op = AG_OP_OUTNUMBERED };
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = 1 }), 2);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = 2 }), 1);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = table->boss }), 0);
    table_put(table, whelp, 2, AG_ZONE_PARTY);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = 2 }), 0);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = table->boss }), 0);
    table_put(table, whelp, 2, AG_ZONE_PARTY);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = table->boss }), 1);
    assert_int_equal(value(&more, 1, allies, (ag_context){ .viewer = 1 }), 2);  // 2 is a friend
}

static void how_many_share_a_name(void **unused)
{
    (void)unused;
    uint16_t whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 1, 2, 2);
    uint16_t warder = table_card(table, "Warder", AG_TYPE_ALLY, 1, 2, 2);
    ag_filter yours = table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS);
    ag_expr_step namesakes = { .op = AG_OP_NAMESAKES };
    ag_context context = { .viewer = 1 };
    assert_int_equal(value(&namesakes, 1, yours, context), 0);
    table_put(table, warder, 1, AG_ZONE_PARTY);
    table_put(table, whelp, 1, AG_ZONE_PARTY);
    table_put(table, whelp, table->boss, AG_ZONE_PARTY);
    assert_int_equal(value(&namesakes, 1, yours, context), 1);
    table_put(table, whelp, 1, AG_ZONE_PARTY);
    table_put(table, whelp, 1, AG_ZONE_PARTY);
    assert_int_equal(value(&namesakes, 1, yours, context), 3);
}

// CR 412.1: what lies face down has no name.
static void who_has_no_name_shares_none(void **unused)
{
    (void)unused;
    uint16_t quest = table_card(table, "Wool", AG_TYPE_QUEST, 0, 0, 0);
    ag_filter rows = { .whose = AG_WHOSE_YOURS, .zones = AG_BIT(AG_ZONE_RESOURCES) };
    ag_expr_step namesakes = { .op = AG_OP_NAMESAKES };
    ag_context context = { .viewer = 1, .unveiled = 1 };
    for (int i = 0; i < 2; i++) {
        ag_card_id card = table_put(table, quest, 1, AG_ZONE_RESOURCES);
        table->state.cards[card.slot].flags |= AG_CARD_FACE_DOWN;
    }
    assert_int_equal(ag_filter_count(&table->rules, &rows, &context), 2);
    assert_int_equal(value(&namesakes, 1, rows, context), 1);
}

static void no_condition_holds(void **unused)
{
    (void)unused;
    ag_amount none = { .length = 0 }, zero = table_amount(0), yes = table_amount(2);
    ag_context context = { .viewer = 1 };
    assert_int_equal(ag_amount_value(&table->rules, &none, &context), 0);
    assert_true(ag_amount_holds(&table->rules, &none, &context));
    assert_false(ag_amount_holds(&table->rules, &zero, &context));
    assert_true(ag_amount_holds(&table->rules, &yes, &context));
}

static void what_an_amount_reads(void **unused)
{
    (void)unused;
    ag_amount amount = { .length = 1, .steps = { { .op = AG_OP_WORD } } };
    assert_int_equal(ag_amount_reads(table->rules.catalog, &amount), AG_BIT(AG_TOUCH_WORDS));
    amount.steps[0].op = AG_OP_TURN_OWN;
    assert_int_equal(ag_amount_reads(table->rules.catalog, &amount), AG_BIT(AG_TOUCH_TURN));
    amount.steps[0].op = AG_OP_COUNT;
    amount.counted = (ag_filter){ .is = AG_IS_DAMAGED };
    assert_true(ag_amount_reads(table->rules.catalog, &amount) & AG_BIT(AG_TOUCH_DAMAGE));
    amount.steps[0].op = AG_OP_OUTNUMBERED;
    assert_true(ag_amount_reads(table->rules.catalog, &amount) & AG_BIT(AG_TOUCH_DAMAGE));
    amount.steps[0].op = AG_OP_NAMESAKES;
    assert_true(ag_amount_reads(table->rules.catalog, &amount) & AG_BIT(AG_TOUCH_DAMAGE));
    assert_int_equal(ag_amount_reads(table->rules.catalog, &(ag_amount){ .length = 0 }), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(arithmetic),
        table_test(conditions),
        table_test(halves_of_negative_numbers_too),
        table_test(what_the_context_brings),
        table_test(counting_and_summing),
        table_test(being_outnumbered),
        table_test(how_many_share_a_name),
        table_test(who_has_no_name_shares_none),
        table_test(no_condition_holds),
        table_test(what_an_amount_reads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
