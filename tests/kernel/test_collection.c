// The collection as text: what is written of a card is read again, and a line that is none ends it.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "explain/collection.h"

static const ag_deck_facts whelp = { .type = "ally",
                                     .tags = "Black Dragonkin, Dragonkin",
                                     .classes = "",
                                     .faction = "horde",
                                     .requires = "traitor_hero",
                                     .of_raid = 1 };

static void a_line_says_what_was_written(void **unused)
{
    (void)unused;
    char text[256];
    ag_collected card = { "lair/whelp", "Whelp", whelp, 1 };
    ag_collected again;
    size_t size = ag_collected_write(&card, text, sizeof text);
    assert_int_equal(size, strlen(text));
    assert_ptr_equal(ag_collected_read(text, &again), text + size);
    assert_string_equal(again.key, "lair/whelp");
    assert_string_equal(again.name, "Whelp");
    assert_string_equal(again.facts.tags, "Black Dragonkin, Dragonkin");
    assert_string_equal(again.facts.classes, "");
    assert_string_equal(again.facts.requires, "traitor_hero");
    assert_true(again.facts.of_raid);
    assert_true(again.is_unlimited);
    assert_false(again.facts.is_token);
}

static void a_hero_s_line_says_what_its_decks_may_hold(void **unused)
{
    (void)unused;
    char text[256];
    ag_collected hero = { "a/dragon", "Dragon", whelp, 0 }, again;
    hero.facts.deckbuilding = "mage, warlock; monster; alliance, horde; 1";
    size_t size = ag_collected_write(&hero, text, sizeof text);
    assert_ptr_equal(ag_collected_read(text, &again), text + size);
    assert_string_equal(again.facts.deckbuilding, hero.facts.deckbuilding);
    assert_int_equal(ag_deck_copies(&again.facts, 0), 1);
    assert_int_equal(ag_deck_copies(&whelp, 0), AG_DECK_COPIES_MAX);
    ag_deckbuilding_say(again.facts.deckbuilding, text);
    assert_string_equal(text, "class mage, warlock; faction monster; one faction of alliance, "
                              "horde; copies 1");
}

static void lines_follow_each_other(void **unused)
{
    (void)unused;
    char text[256];
    ag_collected first = { "a/one", "One", whelp, 0 }, second = { "a/two", "Two", whelp, 0 };
    ag_collected again;
    size_t size = ag_collected_write(&first, text, sizeof text);
    ag_collected_write(&second, text + size, sizeof text - size);
    char *next = ag_collected_read(text, &again);
    assert_string_equal(again.name, "One");
    next = ag_collected_read(next, &again);
    assert_string_equal(again.name, "Two");
    assert_null(ag_collected_read(next, &again));
}

static void a_line_without_room_is_not_written(void **unused)
{
    (void)unused;
    char text[16];
    ag_collected card = { "lair/whelp", "Whelp", whelp, 0 };
    assert_int_equal(ag_collected_write(&card, text, sizeof text), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_says_what_was_written),
        cmocka_unit_test(a_hero_s_line_says_what_its_decks_may_hold),
        cmocka_unit_test(lines_follow_each_other),
        cmocka_unit_test(a_line_without_room_is_not_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
