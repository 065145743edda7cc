// Targets: who may be chosen, how many, and what becomes of them (CR 706).
#include "support/suite.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

static ag_card_id mine, theirs;

static int lay_out(void **unused)
{
    open_table(unused);
    uint16_t ally = table_card(table, "Ally", AG_TYPE_ALLY, 1, 1, 1);
    mine = table_put(table, ally, 1, AG_ZONE_PARTY);
    theirs = table_put(table, ally, 3, AG_ZONE_PARTY);
    return 0;
}

static int list(const ag_target_def *def, ag_seat viewer)
{
    ag_ref refs[16];
    ag_context context = { .viewer = viewer, .source = table_hero(table, viewer) };
    return ag_target_list(&table->rules, def, &context, refs, 16);
}

static void modify(ag_card_id card, int field, int word)
{
    ag_change change = { .subject = { .only = card },
                         .amount = table_amount(1),
                         .field = (uint8_t)field,
                         .word = (uint16_t)word };
    ag_modifier_make(&table->rules, &(ag_modifier){ .change = change,
                                                    .source = card,
                                                    .printed = 1,
                                                    .controller = 3,
                                                    .lasts = AG_LASTS_GAME });
}

static void untargetable_cards_are_left_out(void **unused)
{
    (void)unused;
    ag_target_def any = { .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    assert_int_equal(list(&any, 1), 2);
    modify(theirs, AG_FIELD_KEYWORD, AG_KEYWORD_UNTARGETABLE);
    assert_int_equal(list(&any, 1), 1);
    assert_int_equal(list(&any, 3), 1);
}

static void protection_from_opponents_counts_against_them_alone(void **unused)
{
    (void)unused;
    ag_target_def any = { .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY) };
    modify(theirs, AG_FIELD_CANT, AG_CANT_BE_TARGETED);
    assert_int_equal(list(&any, 1), 1);
    assert_int_equal(list(&any, 3), 2);
}

static void players_and_graveyards(void **unused)
{
    (void)unused;
    ag_target_def seats = { .kind = AG_TARGET_SEAT, .whose = AG_WHOSE_OPPOSING };
    ag_target_def graves = { .kind = AG_TARGET_GRAVEYARD, .whose = AG_WHOSE_ANY };
    assert_int_equal(list(&seats, 1), 1);
    assert_int_equal(list(&seats, 3), 2);
    assert_int_equal(list(&graves, 1), 3);
    table->state.players[2].flags = 0;
    assert_int_equal(list(&seats, 3), 1);
    assert_int_equal(list(&graves, 1), 2);
}

static void links_of_some_types(void **unused)
{
    (void)unused;
    ag_target_def ability = { .kind = AG_TARGET_LINK, .link_types = AG_TYPE_ABILITY };
    ag_target_def any = { .kind = AG_TARGET_LINK };
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    ag_card_id card = table_put(table, spell, 1, AG_ZONE_CHAIN);
    ag_link_open(
        &table->rules,
        &(ag_link){ .kind = AG_LINK_CARD, .card = card, .printed = spell, .controller = 1 });
    ag_link_open(&table->rules,
                 &(ag_link){ .kind = AG_LINK_EFFECT, .card = mine, .printed = 1, .controller = 1 });
    ag_link_open(
        &table->rules,
        &(ag_link){ .kind = AG_LINK_RESOURCE, .card = mine, .printed = 1, .controller = 1 });
    ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_CARD,
                                            .flags = AG_LINK_ANNOUNCING,
                                            .card = card,
                                            .printed = spell,
                                            .controller = 1 });
    assert_int_equal(list(&ability, 1), 1);
    assert_int_equal(list(&any, 1), 2);
}

static void how_many(void **unused)
{
    (void)unused;
    ag_context context = { .viewer = 1, .x = 3 };
    ag_target_def one = { .kind = AG_TARGET_CARD };
    ag_target_def up_to_x = { .min = table_amount(0),
                              .max = { .steps = { { .op = AG_OP_X } }, .length = 1 } };
    assert_int_equal(ag_target_min(&table->rules, &one, &context), 1);
    assert_int_equal(ag_target_max(&table->rules, &one, &context), 1);
    assert_int_equal(ag_target_min(&table->rules, &up_to_x, &context), 0);
    assert_int_equal(ag_target_max(&table->rules, &up_to_x, &context), 3);
}

static void chosen_ones_are_checked_again(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    ag_power_def *power = table_power(table, spell, AG_POWER_PLAY);
    power->target_count = 1;
    power->targets[0] = (ag_target_def){ .filter = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY),
                                         .max = table_amount(2) };
    ag_link_id link =
        ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_CARD,
                                                .card = table_put(table, spell, 1, AG_ZONE_CHAIN),
                                                .printed = spell,
                                                .controller = 1 });
    ag_target_add(&table->rules, link, 0, ag_ref_card(mine));
    ag_target_add(&table->rules, link, 0, ag_ref_card(theirs));
    assert_false(ag_targets_recheck(&table->rules, link));
    ag_ref refs[4];
    modify(theirs, AG_FIELD_KEYWORD, AG_KEYWORD_UNTARGETABLE);
    assert_false(ag_targets_recheck(&table->rules, link));
    assert_int_equal(ag_link_targets(&table->rules, link, 0, 1, refs, 4), 1);
    assert_int_equal(ag_link_targets(&table->rules, link, 0, 0, refs, 4), 2);
    assert_false(ag_target_legal(&table->rules, link, 0, ag_ref_card(theirs)));
    modify(mine, AG_FIELD_KEYWORD, AG_KEYWORD_UNTARGETABLE);
    assert_true(ag_targets_recheck(&table->rules, link));
    ag_targets_close(&table->rules, link.slot);
    assert_int_equal(ag_link_targets(&table->rules, link, 0, 0, refs, 4), 0);
}

static void more_than_there_is_room_for_fail_the_effect(void **unused)
{
    (void)unused;
    uint16_t spell = table_card(table, "Spell", AG_TYPE_ABILITY, 1, 0, 0);
    ag_link_id link =
        ag_link_open(&table->rules, &(ag_link){ .kind = AG_LINK_CARD,
                                                .card = table_put(table, spell, 1, AG_ZONE_CHAIN),
                                                .printed = spell,
                                                .controller = 1 });
    for (int i = 1; i < AG_TARGET_MAX; i++) {
        ag_target_add(&table->rules, link, 0, ag_ref_card(mine));
    }
    assert_null(table->rules.over);
    ag_target_add(&table->rules, link, 0, ag_ref_card(mine));
    assert_non_null(table->rules.over);
    assert_int_equal(table->state.used.targets, AG_TARGET_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(untargetable_cards_are_left_out, lay_out, close_table),
        cmocka_unit_test_setup_teardown(protection_from_opponents_counts_against_them_alone,
                                        lay_out, close_table),
        cmocka_unit_test_setup_teardown(players_and_graveyards, lay_out, close_table),
        cmocka_unit_test_setup_teardown(links_of_some_types, lay_out, close_table),
        cmocka_unit_test_setup_teardown(how_many, lay_out, close_table),
        cmocka_unit_test_setup_teardown(chosen_ones_are_checked_again, lay_out, close_table),
        cmocka_unit_test_setup_teardown(more_than_there_is_room_for_fail_the_effect, lay_out,
                                        close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
