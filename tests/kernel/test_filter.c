// Filters: whose, which types, states, tags, names and numbers; listed in the order of the players.
#include "support/suite.h"

#include "game/facts/filter_text.h"
#include "rules/numbers/numbers.h"

static uint16_t whelp;
static ag_card_id mine, friends, theirs;

static int lay_out(void **unused)
{
    open_table(unused);
    whelp = table_card(table, "Whelp", AG_TYPE_ALLY, 2, 1, 3);
    mine = table_put(table, whelp, 1, AG_ZONE_PARTY);
    friends = table_put(table, whelp, 2, AG_ZONE_PARTY);
    theirs = table_put(table, whelp, table->boss, AG_ZONE_PARTY);
    return 0;
}

static int match(ag_filter filter, ag_card_id card)
{
    ag_context context = { .viewer = 1, .source = mine };
    return ag_filter_match(&table->rules, &filter, &context, card);
}

static void whose(void **unused)
{
    (void)unused;
    assert_true(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS), mine));
    assert_false(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_YOURS), friends));
    assert_true(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_FRIENDLY), friends));
    assert_false(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_FRIENDLY), theirs));
    assert_true(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING), theirs));
    assert_false(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_OPPOSING), friends));
    ag_filter seat = { .whose = AG_WHOSE_SEAT, .seat = 2 };
    assert_true(match(seat, friends));
    assert_false(match(seat, mine));
}

static void types_and_zones(void **unused)
{
    (void)unused;
    ag_card_id held = table_put(table, whelp, 1, AG_ZONE_HAND);
    assert_false(match(table_filter(AG_TYPE_HERO, AG_WHOSE_ANY), mine));
    assert_true(match(table_filter(AG_TYPE_CHARACTER, AG_WHOSE_ANY), mine));
    assert_false(match(table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY), held));
    ag_filter in_hand = { .zones = AG_BIT(AG_ZONE_HAND) };
    assert_true(match(in_hand, held));
    assert_false(match(in_hand, mine));
}

static void states(void **unused)
{
    (void)unused;
    ag_card *card = ag_card_edit(&table->state, mine);
    assert_true(match((ag_filter){ .is = AG_IS_READY | AG_IS_THIS | AG_IS_FACE_UP }, mine));
    assert_false(match((ag_filter){ .is = AG_IS_THIS }, theirs));
    card->flags |= AG_CARD_EXHAUSTED;
    card->damage = 1;
    assert_true(match((ag_filter){ .is = AG_IS_EXHAUSTED | AG_IS_DAMAGED }, mine));
    assert_false(match((ag_filter){ .isnt = AG_IS_DAMAGED }, mine));
    assert_true(match((ag_filter){ .is = AG_IS_BOSS }, table_hero(table, table->boss)));
    assert_false(match((ag_filter){ .is = AG_IS_BOSS }, table_hero(table, 1)));
}

static void names_tags_classes_and_keywords(void **unused)
{
    (void)unused;
    ag_card_def *def = table_def(table, whelp);
    ag_symbol dragonkin = table_symbol(table, "Dragonkin");
    def->side[0].tags[0] = dragonkin;
    def->side[0].tag_count = 1;
    def->side[0].keywords = AG_LONG_BIT(AG_KEYWORD_PROTECTOR);
    def->classes = AG_BIT(AG_CLASS_MAGE_AT);
    ag_touch(&table->state, AG_TOUCH_PLAY);
    assert_true(match((ag_filter){ .name = def->name }, mine));
    assert_false(match((ag_filter){ .name = dragonkin }, mine));
    assert_true(match((ag_filter){ .tags = { dragonkin } }, mine));
    assert_false(match((ag_filter){ .tags = { dragonkin, def->name } }, mine));
    assert_true(match((ag_filter){ .keyword = 1 + AG_KEYWORD_PROTECTOR }, mine));
    assert_false(match((ag_filter){ .keyword = 1 + AG_KEYWORD_STEALTH }, mine));
    assert_true(match((ag_filter){ .classes = 1 + AG_CLASS_MAGE_AT }, mine));
    assert_false(match((ag_filter){ .classes = 1 + AG_CLASS_DRUID_AT }, mine));
}

static void numbers(void **unused)
{
    (void)unused;
    ag_filter cheap = { .ranges = { { .stat = AG_STAT_COST, .min = INT16_MIN, .max = 2 } } };
    ag_filter dear = { .ranges = { { .stat = AG_STAT_COST, .min = 3, .max = INT16_MAX } } };
    ag_filter both = { .ranges = { { .stat = AG_STAT_ATK, .min = 1, .max = 1 },
                                   { .stat = AG_STAT_HEALTH, .min = 3, .max = 3 } } };
    assert_true(match(cheap, mine));
    assert_false(match(dear, mine));
    assert_true(match(both, mine));
}

static void one_card_or_any_but_one(void **unused)
{
    (void)unused;
    assert_true(match((ag_filter){ .only = mine }, mine));
    assert_false(match((ag_filter){ .only = mine }, friends));
    assert_false(match((ag_filter){ .except = mine }, mine));
    assert_true(match((ag_filter){ .except = mine }, friends));
}

// CR 412.1: a face-down card has no name, type or tags.
static void face_down_cards_are_blank(void **unused)
{
    (void)unused;
    ag_card_id row = table_put(table, whelp, 1, AG_ZONE_RESOURCES);
    ag_filter in_row = { .zones = AG_BIT(AG_ZONE_RESOURCES) };
    assert_true(match(in_row, row));
    in_row.types = AG_TYPE_ALLY;
    assert_false(match(in_row, row));
    in_row.types = 0;
    in_row.name = table_def(table, whelp)->name;
    assert_false(match(in_row, row));
}

static void lists_begin_with_the_viewer(void **unused)
{
    (void)unused;
    ag_card_id found[8];
    ag_filter allies = table_filter(AG_TYPE_ALLY, AG_WHOSE_ANY);
    ag_context context = { .viewer = 2 };
    assert_int_equal(ag_filter_list(&table->rules, &allies, &context, found, 8), 3);
    assert_true(ag_card_id_same(found[0], friends));
    assert_true(ag_card_id_same(found[1], theirs));
    assert_true(ag_card_id_same(found[2], mine));
    assert_int_equal(ag_filter_list(&table->rules, &allies, &context, found, 1), 3);
    assert_int_equal(ag_filter_count(&table->rules, &allies, &context), 3);
}

static void stale_cards_match_nothing(void **unused)
{
    (void)unused;
    ag_card_id stale = { mine.slot, (uint16_t)(mine.life + 1) };
    assert_false(match((ag_filter){ 0 }, stale));
}

static void english(void **unused)
{
    (void)unused;
    char text[128];
    ag_filter filter = { .types = AG_TYPE_ALLY,
                         .whose = AG_WHOSE_OPPOSING,
                         .is = AG_IS_DAMAGED,
                         .ranges = { { .stat = AG_STAT_COST, .min = INT16_MIN, .max = 3 } } };
    ag_filter_text(&table->catalog, &filter, text, sizeof text);
    assert_string_equal(text, "opposing damaged ally with cost 3 or less");
}

static void what_a_filter_reads(void **unused)
{
    (void)unused;
    ag_filter filter = { .is = AG_IS_EXHAUSTED };
    assert_true(ag_filter_reads(&filter) & AG_BIT(AG_TOUCH_EXHAUSTED));
    assert_false(ag_filter_reads(&filter) & AG_BIT(AG_TOUCH_DAMAGE));
    filter = (ag_filter){ .isnt = AG_IS_DAMAGED, .zones = AG_BIT(AG_ZONE_GRAVEYARD) };
    assert_true(ag_filter_reads(&filter) & AG_BIT(AG_TOUCH_DAMAGE));
    assert_true(ag_filter_reads(&filter) & AG_BIT(AG_TOUCH_ELSEWHERE));
}

// CR 411.2: only what is in play is ready or exhausted.
static void ready_and_exhausted_are_of_play(void **unused)
{
    (void)unused;
    ag_card_id held = table_put(table, 1, 1, AG_ZONE_HAND);
    ag_context context = { .viewer = 1, .any_zone = 1 };
    ag_filter ready = { .is = AG_IS_READY }, exhausted = { .is = AG_IS_EXHAUSTED };
    assert_false(ag_filter_match(&table->rules, &ready, &context, held));
    assert_false(ag_filter_match(&table->rules, &exhausted, &context, held));
    assert_true(ag_filter_match(&table->rules, &ready, &context, table_hero(table, 1)));
}

// CR 500.6: in the order at the table, not of the seats' numbers.
static void listed_around_the_table(void **unused)
{
    (void)unused;
    table->state.players[1].order = 2;
    table->state.players[2].order = 1;
    ag_filter heroes = table_filter(AG_TYPE_HERO, AG_WHOSE_ANY);
    ag_context context = { .viewer = 1 };
    ag_card_id found[3];
    assert_int_equal(ag_filter_list(&table->rules, &heroes, &context, found, 3), 3);
    assert_true(ag_card_id_same(found[0], table_hero(table, 1)));
    assert_true(ag_card_id_same(found[1], table_hero(table, 3)));
    assert_true(ag_card_id_same(found[2], table_hero(table, 2)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(whose, lay_out, close_table),
        cmocka_unit_test_setup_teardown(types_and_zones, lay_out, close_table),
        cmocka_unit_test_setup_teardown(states, lay_out, close_table),
        cmocka_unit_test_setup_teardown(names_tags_classes_and_keywords, lay_out, close_table),
        cmocka_unit_test_setup_teardown(numbers, lay_out, close_table),
        cmocka_unit_test_setup_teardown(one_card_or_any_but_one, lay_out, close_table),
        cmocka_unit_test_setup_teardown(face_down_cards_are_blank, lay_out, close_table),
        cmocka_unit_test_setup_teardown(lists_begin_with_the_viewer, lay_out, close_table),
        cmocka_unit_test_setup_teardown(stale_cards_match_nothing, lay_out, close_table),
        cmocka_unit_test_setup_teardown(english, lay_out, close_table),
        cmocka_unit_test_setup_teardown(what_a_filter_reads, lay_out, close_table),
        table_test(listed_around_the_table),
        table_test(ready_and_exhausted_are_of_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
