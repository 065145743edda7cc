// Uniqueness: names and restriction tags, per party; its player chooses what is destroyed by the
// game (CR 414).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"

static uint16_t unique;

static int lay_out(void **unused)
{
    open_table(unused);
    unique = table_card(table, "Named one", AG_TYPE_ALLY, 1, 1, 1);
    table_def(table, unique)->unique = 1;
    return 0;
}

static int party(ag_seat seat)
{
    return table->state.piles[table->state.players[seat].party].count;
}

static void one_of_a_name_for_each_player(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    table_put(table, unique, 2, AG_ZONE_PARTY);
    assert_false(ag_unique_begin(&table->rules));
}

static void the_player_chooses(void **unused)
{
    (void)unused;
    ag_card_id first = table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_id second = table_put(table, unique, 1, AG_ZONE_PARTY);
    assert_true(ag_unique_begin(&table->rules));
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_asked(table), 1);
    assert_int_equal(table_do(table, AG_MOVE_CARD, first), AG_DONE);
    assert_true(ag_card_exists(&table->state, second));
    assert_int_equal(party(1), 2);
}

static void as_many_as_the_tag_allows(void **unused)
{
    (void)unused;
    ag_symbol head = table_symbol(table, "Head");
    static const char *const names[] = { "Helmet", "Hood", "Crown" };
    for (int i = 0; i < 3; i++) {
        uint16_t printed = table_card(table, names[i], AG_TYPE_ARMOR, 1, 0, 0);
        ag_side_def *side = &table_def(table, printed)->side[0];
        side->tags[0] = head;
        side->tag_count = 1;
        side->restrictions[0] = (ag_restriction){ head, 1 };
        side->restriction_count = 1;
        table_put(table, printed, 1, AG_ZONE_PARTY);
    }
    assert_true(ag_unique_begin(&table->rules));
    table_run(table);
    assert_int_equal(table->state.choice.option_count, 3);
    assert_int_equal(table_pick(table, 0), AG_ASK);
    assert_int_equal(table_pick(table, 0), AG_DONE);
    assert_int_equal(party(1), 2);
}

static void checked_as_a_card_enters(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_id held = table_put(table, unique, 1, AG_ZONE_HAND);
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY, .seat = 1, .source = held };
    ag_action_begin(&table->rules, &action, &held, 1);
    assert_int_equal(table_run(table), AG_ASK);
    assert_string_equal(ag_rule_text(&table->catalog, table->state.choice.rule), "CR 414.3a");
}

static void face_down_cards_have_no_name(void **unused)
{
    (void)unused;
    table_put(table, unique, 1, AG_ZONE_PARTY);
    ag_card_edit(&table->state, table_put(table, unique, 1, AG_ZONE_PARTY))->flags |=
        AG_CARD_FACE_DOWN;
    assert_false(ag_unique_begin(&table->rules));
}

static uint16_t hat(const char *name, ag_symbol tag)
{
    uint16_t printed = table_card(table, name, AG_TYPE_ARMOR, 1, 0, 0);
    ag_side_def *side = &table_def(table, printed)->side[0];
    side->tags[0] = tag;
    side->tag_count = tag != 0;
    side->restrictions[0] = (ag_restriction){ table_symbol(table, "Head"), 1 };
    side->restriction_count = 1;
    return printed;
}

// CR 414.1: not only as a card enters play.
static void checked_as_a_tag_is_gained(void **unused)
{
    (void)unused;
    ag_symbol head = table_symbol(table, "Head");
    table_put(table, hat("Hood", head), 1, AG_ZONE_PARTY);
    ag_card_id ring = table_put(table, hat("Ring", 0), 1, AG_ZONE_PARTY);
    assert_int_equal(table_run(table), AG_DONE);
    ag_change change = { .subject = { .only = ring }, .field = AG_FIELD_TAG, .word = head };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = ring,
                                                    .printed = unique,
                                                    .controller = 1,
                                                    .lasts = AG_LASTS_GAME });
    assert_int_equal(table_run(table), AG_ASK);
    assert_string_equal(ag_rule_text(&table->catalog, table->state.choice.rule), "CR 414.3b");
    assert_int_equal(table_do(table, AG_MOVE_CARD, ring), AG_DONE);
    assert_true(table_was_told(table, "Ring is destroyed."));
}

static void checked_as_a_card_is_turned_over(void **unused)
{
    (void)unused;
    ag_symbol head = table_symbol(table, "Head");
    uint16_t janus = hat("Janus", 0);
    table_def(table, janus)->side_count = 2;
    table_def(table, janus)->side[1] = table_def(table, janus)->side[0];
    table_def(table, janus)->side[1].tags[0] = head;
    table_def(table, janus)->side[1].tag_count = 1;
    table_put(table, hat("Hood", head), 1, AG_ZONE_PARTY);
    ag_card_id card = table_put(table, janus, 1, AG_ZONE_PARTY);
    assert_int_equal(table_run(table), AG_DONE);
    ag_action action = { .kind = AG_ACTION_FLIP };
    ag_action_begin(&table->rules, &action, &card, 1);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table->state.choice.prompt, AG_PROMPT_UNIQUE);
}

// The resource row is a part of play.
static void face_up_resources_count(void **unused)
{
    (void)unused;
    uint16_t quest = table_card(table, "The one quest", AG_TYPE_QUEST, 0, 0, 0);
    table_def(table, quest)->unique = 1;
    table_put(table, quest, 1, AG_ZONE_RESOURCES);
    ag_card_id second = table_put(table, quest, 1, AG_ZONE_RESOURCES);
    assert_int_equal(table_run(table), AG_ASK);
    table_do(table, AG_MOVE_CARD, second);
    assert_int_equal(table->state.piles[table->state.players[1].resources].count, 1);
}

static ag_progress puts_two(ag_rules *rules, ag_frame *frame, int step, void *context)
{
    (void)frame;
    int *answered = context;
    if (step == 0) {
        ag_action action = { .kind = AG_ACTION_ENTER_PLAY, .seat = 1 };
        ag_pile *hand = &rules->state->piles[rules->state->players[1].hand];
        ag_card_id held[2] = { ag_card_id_of(rules->state, hand->first),
                               ag_card_id_of(rules->state, hand->last) };
        ag_action_begin(rules, &action, held, 2);
        return AG_AGAIN;
    }
    *answered = rules->state->reply.number * 10 + rules->state->reply.count;
    return AG_DONE;
}

// The repair does not take the answer from whoever waits for it.
static void the_effect_goes_on_with_its_answer(void **unused)
{
    (void)unused;
    int answered = 0;
    uint16_t call = table_card(table, "Call", AG_TYPE_ABILITY, 0, 0, 0);
    table_power(table, call, AG_POWER_PLAY)->functions = AG_BIT(AG_SLOT_EFFECT);
    fake_script_effect(table->script, call, 0, puts_two, &answered);
    ag_card_id first = table_put(table, unique, 1, AG_ZONE_HAND);
    table_put(table, unique, 1, AG_ZONE_HAND);
    ag_frame_begin(&table->rules, call, 0, AG_SLOT_EFFECT, table_hero(table, 1), 1);
    assert_int_equal(table_run(table), AG_ASK);
    assert_int_equal(table_do(table, AG_MOVE_CARD, ag_card_id_of(&table->state, first.slot)),
                     AG_DONE);
    assert_int_equal(answered, 22);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_of_a_name_for_each_player, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_player_chooses, lay_out, close_table),
        cmocka_unit_test_setup_teardown(as_many_as_the_tag_allows, lay_out, close_table),
        cmocka_unit_test_setup_teardown(checked_as_a_card_enters, lay_out, close_table),
        cmocka_unit_test_setup_teardown(face_down_cards_have_no_name, lay_out, close_table),
        cmocka_unit_test_setup_teardown(checked_as_a_tag_is_gained, lay_out, close_table),
        cmocka_unit_test_setup_teardown(checked_as_a_card_is_turned_over, lay_out, close_table),
        cmocka_unit_test_setup_teardown(face_up_resources_count, lay_out, close_table),
        cmocka_unit_test_setup_teardown(the_effect_goes_on_with_its_answer, lay_out, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
