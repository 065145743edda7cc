// Definite modifiers: each lasts as long as it says, and not longer than its card.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"

static ag_card_id card;

static int make(int lasts, ag_seat seat)
{
    card = table_hero(table, 1);
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(3),
                         .field = AG_FIELD_ATK,
                         .op = AG_CHANGE_PLUS,
                         .reads = AG_BIT(AG_TOUCH_PLAY) };
    return ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                           .source = card,
                                                           .printed = 1,
                                                           .controller = 1,
                                                           .lasts = (uint8_t)lasts,
                                                           .lasts_seat = seat });
}

static int atk(void)
{
    return ag_atk(&table->rules, card);
}

static void end(int moment, ag_seat seat)
{
    ag_lasting_end(&table->rules, moment, seat);
}

static void this_turn_and_this_combat(void **unused)
{
    (void)unused;
    make(AG_LASTS_THIS_TURN, 0);
    make(AG_LASTS_THIS_COMBAT, 0);
    assert_int_equal(atk(), 6);
    end(AG_MOMENT_COMBAT_ENDS, 0);
    assert_int_equal(atk(), 3);
    end(AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(atk(), 0);
}

static void until_your_next_turn(void **unused)
{
    (void)unused;
    make(AG_LASTS_UNTIL_YOUR_NEXT_TURN, 0);
    end(AG_MOMENT_TURN_BEGINS, 1);  // the turn in which it was made
    assert_int_equal(atk(), 3);
    table->state.turn.number++;
    end(AG_MOMENT_TURN_BEGINS, 2);
    end(AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(atk(), 3);
    end(AG_MOMENT_TURN_BEGINS, 1);
    assert_int_equal(atk(), 0);
}

static void until_the_end_of_your_next_turn(void **unused)
{
    (void)unused;
    make(AG_LASTS_UNTIL_END_OF_YOUR_NEXT_TURN, 0);
    end(AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(atk(), 3);
    table->state.turn.number++;
    end(AG_MOMENT_TURN_ENDS, 2);
    assert_int_equal(atk(), 3);
    end(AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(atk(), 0);
}

static void during_the_next_ready_step(void **unused)
{
    (void)unused;
    make(AG_LASTS_NEXT_READY_STEP, 0);
    assert_int_equal(atk(), 0);
    table->state.turn.ready_step = 1;
    ag_touch(&table->state, AG_TOUCH_TURN);
    assert_int_equal(atk(), 3);
    end(AG_MOMENT_READY_STEP_ENDS, 2);
    assert_int_equal(atk(), 3);
    end(AG_MOMENT_READY_STEP_ENDS, 1);
    assert_int_equal(atk(), 0);
}

static void for_the_rest_of_the_game(void **unused)
{
    (void)unused;
    make(AG_LASTS_GAME, 0);
    table->state.turn.number += 5;
    for (int moment = AG_MOMENT_TURN_ENDS; moment <= AG_MOMENT_READY_STEP_ENDS; moment++) {
        end(moment, 1);
    }
    assert_int_equal(atk(), 3);
}

static void it_ends_with_its_card(void **unused)
{
    (void)unused;
    make(AG_LASTS_GAME, 0);
    ag_card_renew(&table->state, card.slot);
    end(AG_MOMENT_COMBAT_ENDS, 0);
    assert_int_equal(table->state.used.modifiers, 1);
}

static void freed_slots_are_used_again(void **unused)
{
    (void)unused;
    int first = make(AG_LASTS_THIS_COMBAT, 0);
    int second = make(AG_LASTS_GAME, 0);
    assert_int_equal(second, first + 1);
    end(AG_MOMENT_COMBAT_ENDS, 0);
    assert_int_equal(make(AG_LASTS_GAME, 0), first);
}

// Past the maximum nothing breaks: the limit is told.
static void a_full_table_is_told(void **unused)
{
    (void)unused;
    for (int i = 1; i < AG_MODIFIER_MAX; i++) {
        assert_int_not_equal(make(AG_LASTS_GAME, 0), 0);
    }
    assert_int_equal(make(AG_LASTS_GAME, 0), 0);
    assert_true(table_was_told(table, "limit"));
    assert_int_equal(atk(), 3 * (AG_MODIFIER_MAX - 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        table_test(this_turn_and_this_combat),       table_test(until_your_next_turn),
        table_test(until_the_end_of_your_next_turn), table_test(during_the_next_ready_step),
        table_test(for_the_rest_of_the_game),        table_test(it_ends_with_its_card),
        table_test(freed_slots_are_used_again),      table_test(a_full_table_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
