// What happened, in English, and only what the reader may know of it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "game/log/sentence.h"
#include "rules/agenda/agenda.h"
#include "support/table.h"

static test_table *table;
static char text[256];

static int open_table(void **unused)
{
    (void)unused;
    table = table_open(2);
    return 0;
}

static int close_table(void **unused)
{
    (void)unused;
    table_close(table);
    return 0;
}

static const char *told(const ag_event *event, int reader)
{
    ag_event_log_event as_told = ag_event_log_event_of(&table->rules, event);
    ag_event_text(&table->rules, &as_told, reader, text, sizeof text);
    return text;
}

static void a_drawn_card_is_told_to_its_player(void **unused)
{
    (void)unused;
    ag_card_id card = table_put(table, table_card(table, "Fire Blast", AG_TYPE_ABILITY, 2, 0, 0), 1,
                                AG_ZONE_HAND);
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DRAWN, 1, card);
    assert_string_equal(told(&event, 1), "Raider 1 draws Fire Blast.");
    assert_string_equal(told(&event, AG_READER_ALL), "Raider 1 draws Fire Blast.");
    assert_string_equal(told(&event, 2), "Raider 1 draws a card.");
    assert_string_equal(told(&event, table->boss), "Raider 1 draws a card.");
    assert_string_equal(told(&event, AG_READER_PUBLIC), "Raider 1 draws a card.");
}

static void damage_names_source_amount_and_types(void **unused)
{
    (void)unused;
    ag_card_id ally =
        table_put(table, table_card(table, "Whelp", AG_TYPE_ALLY, 1, 1, 1), 3, AG_ZONE_PARTY);
    ag_event event = ag_event_of(&table->rules, AG_EVENT_DAMAGED, 3, ally);
    event.source_printed = table_card(table, "Fire Blast", AG_TYPE_ABILITY, 2, 0, 0);
    event.amount = 2;
    event.damage = AG_DAMAGE_FIRE | AG_DAMAGE_FROST;
    assert_string_equal(told(&event, AG_READER_PUBLIC),
                        "Fire Blast deals 2 fire and frost damage to Whelp.");
}

static void empty_blanks_close_up(void **unused)
{
    (void)unused;
    ag_event event = { .kind = AG_EVENT_SHUFFLED, .seat = 1 };
    assert_string_equal(told(&event, 2), "Raider 1 shuffles the deck.");
}

static void the_boss_player_is_named(void **unused)
{
    (void)unused;
    static const char *const decks[] = { "main", "event" };
    table->raid.deck_count = 2;
    for (int i = 0; i < 2; i++) {
        table->raid.deck_names[i] = decks[i];
    }
    ag_event event = { .kind = AG_EVENT_SHUFFLED, .seat = table->boss, .word = 1 };
    assert_string_equal(told(&event, 2), "The Boss player shuffles the event deck.");
}

static void a_turn_has_its_line(void **unused)
{
    (void)unused;
    ag_event event = { .kind = AG_EVENT_TURN_BEGINS, .seat = 2, .amount = 7 };
    assert_string_equal(told(&event, 1), "-- Turn 7: raider 2 --");
}

static void some_events_are_not_told_to_people(void **unused)
{
    (void)unused;
    ag_event event = { .kind = AG_EVENT_LEFT_PLAY, .seat = 1 };
    assert_string_equal(told(&event, AG_READER_ALL), "");
}

static void what_stays_in_its_deck_does_not_come_from_there(void **unused)
{
    (void)unused;
    ag_event event = ag_event_of(&table->rules, AG_EVENT_MOVED, 1, table_hero(table, 1));
    event.from = AG_ZONE_HAND;
    event.to = AG_ZONE_DECK;
    assert_string_equal(told(&event, AG_READER_ALL),
                        "Hero moves from the hand of raider 1 to deck.");
    event.from = AG_ZONE_DECK;
    assert_string_equal(told(&event, AG_READER_ALL), "Hero changes its place in the deck.");
}

static void every_event_fits_every_reader(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < AG_EVENT_COUNT; kind++) {
        ag_event event = ag_event_of(&table->rules, kind, 1, table_hero(table, 1));
        for (int reader = -1; reader <= 3; reader++) {
            told(&event, reader);
            assert_null(strchr(text, '{'));
            assert_null(strstr(text, "  "));
        }
    }
}

static void long_text_is_cut_not_spilled(void **unused)
{
    (void)unused;
    char small[8] = "1234567";
    ag_event_log_event told = { .event = { .kind = AG_EVENT_TURN_ENDS, .seat = 1 } };
    ag_event_text(&table->rules, &told, 1, small, 7);
    assert_int_equal(strlen(small), 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_drawn_card_is_told_to_its_player, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(damage_names_source_amount_and_types, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(empty_blanks_close_up, open_table, close_table),
        cmocka_unit_test_setup_teardown(the_boss_player_is_named, open_table, close_table),
        cmocka_unit_test_setup_teardown(a_turn_has_its_line, open_table, close_table),
        cmocka_unit_test_setup_teardown(what_stays_in_its_deck_does_not_come_from_there, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(some_events_are_not_told_to_people, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(every_event_fits_every_reader, open_table, close_table),
        cmocka_unit_test_setup_teardown(long_text_is_cut_not_spilled, open_table, close_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
