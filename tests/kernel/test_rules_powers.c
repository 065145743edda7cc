// Losing powers (CR 700.3): a blank text box generates nothing, whichever came first.
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static uint16_t ally;
static ag_change changes[4];

static int lay_out(void **unused)
{
    open_table(unused);
    ally = table_card(table, "Ally", AG_TYPE_ALLY, 2, 2, 3);
    return 0;
}

static ag_change change_of(ag_filter subject, int field, int word)
{
    return (ag_change){ .subject = subject,
                        .amount = table_amount(1),
                        .field = (uint8_t)field,
                        .op = AG_CHANGE_PLUS,
                        .word = (uint16_t)word,
                        .reads = ag_filter_reads(&subject) };
}

static ag_card_id banner(const char *name, int index, ag_change change)
{
    changes[index] = change;
    uint16_t printed = table_card(table, name, AG_TYPE_ITEM, 1, 0, 0);
    ag_power_def *power = table_power(table, printed, AG_POWER_CONTINUOUS);
    power->changes = &changes[index];
    power->change_count = 1;
    return table_put(table, printed, 1, AG_ZONE_PARTY);
}

static void make(ag_change change)
{
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = table_hero(table, 1),
                                                    .printed = 1,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_THIS_TURN });
}

static void loses_powers(ag_card_id card)
{
    make(change_of((ag_filter){ .only = card }, AG_FIELD_POWERS, 0));
}

// CR 704.1a: a modifier lasts as long as its card has the power, though it came earlier.
static void a_lost_power_changes_nothing(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_id flag =
        banner("Banner", 0, change_of(table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY), AG_FIELD_ATK, 0));
    assert_int_equal(ag_atk(&table->rules, card), 3);
    loses_powers(flag);
    assert_int_equal(ag_atk(&table->rules, card), 2);
    ag_lasting_end(&table->rules, AG_MOMENT_TURN_ENDS, 1);
    assert_int_equal(ag_atk(&table->rules, card), 3);
}

static void nor_costs_nor_hands_nor_what_may_be_played(void **unused)
{
    (void)unused;
    ag_card_id held =
        table_put(table, table_card(table, "Spell", AG_TYPE_ABILITY, 3, 0, 0), 1, AG_ZONE_HAND);
    ag_filter spells = table_filter(AG_TYPE_ABILITY, AG_WHOSE_ANY);
    ag_card_id flags[] = {
        banner("Dear", 0, change_of(spells, AG_FIELD_COST, 0)),
        banner("Wide", 1, change_of(table_filter(0, AG_WHOSE_YOURS), AG_FIELD_HAND_MAX, 0)),
        banner("Mute", 2, change_of(spells, AG_FIELD_CANT, AG_CANT_BE_PLAYED)),
    };
    assert_int_equal(ag_play_cost(&table->rules, held, 1, 3), 4);
    assert_int_equal(ag_hand_max(&table->rules, 1), 8);
    assert_true(ag_play_forbidden(&table->rules, held, 1));
    for (int i = 0; i < 3; i++) {
        loses_powers(flags[i]);
    }
    assert_int_equal(ag_play_cost(&table->rules, held, 1, 3), 3);
    assert_int_equal(ag_hand_max(&table->rules, 1), 7);
    assert_false(ag_play_forbidden(&table->rules, held, 1));
}

// CR 714.3a: a condition counts for the hand size too.
static void the_hand_size_has_conditions(void **unused)
{
    (void)unused;
    ag_change wide = change_of(table_filter(0, AG_WHOSE_YOURS), AG_FIELD_HAND_MAX, 0);
    wide.condition = (ag_amount){ .steps = { { .op = AG_OP_TURN_OWN } }, .length = 1 };
    banner("Wide", 0, wide);
    assert_int_equal(ag_hand_max(&table->rules, 1), 8);
    table->state.turn.seat = 2;
    ag_touch(&table->state, AG_TOUCH_TURN);
    assert_int_equal(ag_hand_max(&table->rules, 1), 7);
}

// Keywords that were there are lost with the others; what is gained later is there.
static void keywords_before_and_after(void **unused)
{
    (void)unused;
    table_def(table, ally)->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    ag_card_id card = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_filter only = { .only = card };
    make(change_of(only, AG_FIELD_KEYWORD, AG_KEYWORD_STEALTH));
    loses_powers(card);
    make(change_of(only, AG_FIELD_KEYWORD, AG_KEYWORD_FEROCITY));
    assert_false(ag_has_keyword(&table->rules, card, AG_KEYWORD_PROTECTOR));
    assert_false(ag_has_keyword(&table->rules, card, AG_KEYWORD_STEALTH));
    assert_true(ag_has_keyword(&table->rules, card, AG_KEYWORD_FEROCITY));
}

#define powers_test(function) cmocka_unit_test_setup_teardown(function, lay_out, close_table)

// CR 700.2: the resource row is a part of play, and what lies face up there has its powers.
static void face_up_resources_have_powers(void **unused)
{
    (void)unused;
    uint16_t tower = table_card(table, "Tower", AG_TYPE_QUEST, 0, 0, 0);
    changes[3] = change_of(table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS), AG_FIELD_ATK, 0);
    ag_power_def *power = table_power(table, tower, AG_POWER_CONTINUOUS);
    power->changes = &changes[3];
    power->change_count = 1;
    power = table_power(table, tower, AG_POWER_TRIGGER);
    power->watch.event = AG_EVENT_HEALED;
    table_power(table, tower, AG_POWER_PAYMENT);
    ag_card_id fighter = table_put(table, ally, 1, AG_ZONE_PARTY);
    ag_card_id card = table_put(table, tower, 1, AG_ZONE_RESOURCES);
    ag_event event = ag_event_of(&table->rules, AG_EVENT_HEALED, 1, table_hero(table, 1));
    ag_ready ready[2];
    assert_int_equal(ag_atk(&table->rules, fighter), 3);
    assert_int_equal(ag_watch_ready(&table->rules, AG_POWER_TRIGGER, &event, ready, 2), 1);
    assert_int_equal(ag_use_refuse(&table->rules, 1, card, 2), AG_REASON_NONE);
    table_action_phase(table);
    assert_true(table_option(table, AG_MOVE_USE, card) >= 0);
    ag_card_edit(&table->state, card)->flags |= AG_CARD_FACE_DOWN;
    ag_touch(&table->state, AG_TOUCH_PLAY);
    assert_int_equal(ag_atk(&table->rules, fighter), 2);
    assert_int_equal(ag_watch_ready(&table->rules, AG_POWER_TRIGGER, &event, ready, 2), 0);
    assert_int_equal(ag_use_refuse(&table->rules, 1, card, 2), AG_REASON_CR_701_1_FACE_DOWN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        powers_test(a_lost_power_changes_nothing),
        powers_test(nor_costs_nor_hands_nor_what_may_be_played),
        powers_test(the_hand_size_has_conditions),
        powers_test(keywords_before_and_after),
        powers_test(face_up_resources_have_powers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
