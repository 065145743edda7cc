// Finding cards: words of names and texts, filters, what is turned round, and what is misspelt.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

// The cave's own cards, and three that differ in all that can be asked for.
static int set_up(void **state)
{
    cave *at = cave_open();
    cave_write(
        at, "cards/f/imp.lua",
        "return ally \"Imp of Ash\" { cost = 1, atk = 1, damage = \"fire\", health = 1,\n"
        "  tags = { \"Demon\", \"Pet (1)\" }, keywords = { \"Assault 2\" }, rarity = \"common\",\n"
        "  text = \"A spark that leaps from hand to hand.\" }\n");
    cave_write(at, "cards/f/giant.lua",
               "return ally \"Ash Giant\" { cost = 6, atk = 5, damage = \"melee\", health = 7, "
               "unique = true,\n"
               "  tags = { \"Giant\" }, keywords = { \"Protector\" }, faction = \"horde\", rarity "
               "= \"epic\" }\n");
    cave_write(at, "cards/f/ember.lua",
               "return ability \"Ember\" { cost = 3, tags = { \"Fire\" }, class = { \"mage\" }, "
               "instant = true,\n"
               "  text = \"The leap of a spark, and nothing else.\", play = function(me) end }\n");
    cave_build(at);
    *state = at;
    return 0;
}

typedef struct keys {
    char text[512];
} keys;

static void add_key(void *context, const ag_found *card)
{
    keys *all = context;
    size_t length = strlen(all->text);
    snprintf(all->text + length, sizeof all->text - length, "%s%s", length == 0 ? "" : " ",
             card->key);
}

static void assert_finds(const cave *at, const char *query, const char *expected)
{
    keys all = { "" };
    ag_error error = { 0 };
    ag_find_wish wish = { .query = query };
    if (ag_engine_find(at->engine, &wish, add_key, &all, &error) < 0) {
        fail_msg("%s: %s", query, error.text);
    }
    assert_string_equal(all.text, expected);
}

static void assert_refuses(const cave *at, const char *query, ag_status status,
                           const char *sentence)
{
    keys all = { "" };
    ag_error error = { 0 };
    ag_find_wish wish = { .query = query };
    assert_int_equal(ag_engine_find(at->engine, &wish, add_key, &all, &error), status);
    assert_string_equal(error.text, sentence);
    assert_string_equal(all.text, "");
}

static void words_are_searched_for_in_names_and_texts(void **state)
{
    assert_finds(*state, "ash set:f", "f/giant f/imp");
    assert_finds(*state, "spark lea", "f/ember f/imp");  // beginnings of words will do
    assert_finds(*state, "\"leap of\"", "f/ember");      // in quotes they stand together
    assert_finds(*state, "\"lea\" set:f", "");
    assert_finds(*state, "name:spark", "");
    assert_finds(*state, "text:ASH", "");
    assert_finds(*state, "text:Spark name:ember", "f/ember");
}

static void filters_of_words(void **state)
{
    assert_finds(*state, "type:ally set:f", "f/giant f/imp");
    assert_finds(*state, "tag:pet", "f/imp");          // without its limit
    assert_finds(*state, "keyword:assault", "f/imp");  // without its number
    assert_finds(*state, "class:mage set:f", "f/ember");
    assert_finds(*state, "faction:horde rarity:epic", "f/giant");
    assert_finds(*state, "damage:fire set:f", "f/imp");
    assert_finds(*state, "is:unique set:f", "f/giant");
    assert_finds(*state, "is:instant set:f", "f/ember");
}

static void filters_of_numbers(void **state)
{
    assert_finds(*state, "cost<3 set:f", "f/imp");
    assert_finds(*state, "cost<=3 set:f", "f/ember f/imp");
    assert_finds(*state, "cost=3 set:f", "f/ember");
    assert_finds(*state, "atk>=5", "f/giant");
    assert_finds(*state, "health>1 set:f", "f/giant");  // an ability has no health
}

static void a_minus_turns_a_wish_round(void **state)
{
    assert_finds(*state, "set:f -type:ally", "f/ember");
    assert_finds(*state, "set:f -spark", "f/giant");
    assert_finds(*state, "set:f -health>1", "f/ember f/imp");
    assert_finds(*state, "set:f -faction:horde", "f/ember f/imp");
}

static void raids_and_decks_are_places(void **state)
{
    assert_finds(*state, "deck:decks/annas type:hero", "t/anna");
    assert_finds(*state, "raid:cave name:bite", "cave/bite");
    assert_finds(*state, "raid:cave set:f", "");
}

static void signs_of_the_search_language_are_letters(void **state)
{
    static const char *const words[] = { "ash OR ember", "ash*\"",          "(ash",
                                         "ash) NOT",     "NEAR(ash ember)", "key:x" };
    assert_finds(*state, "* ( ) ^ - + set:f", "f/giant f/ember f/imp");  // nothing to search for
    assert_finds(*state, "ash OR set:f", "");                            // a word like any other
    for (size_t i = 0; i < 5; i++) {
        keys all = { "" };
        ag_error error = { 0 };
        ag_find_wish wish = { .query = words[i] };
        ag_status status = ag_engine_find(((cave *)*state)->engine, &wish, add_key, &all, &error);
        assert_true(status == AG_OK || status == AG_USAGE);
    }
}

static void what_is_misspelt_is_said(void **state)
{
    assert_refuses(*state, "typ:ally", AG_USAGE,
                   "no filter is called \"typ\" (did you mean type?)");
    assert_refuses(*state, "type:aly", AG_NOT_FOUND,
                   "no card has the type \"aly\" (did you mean \"ally\"?)");
    assert_refuses(*state, "tag:Deamon", AG_NOT_FOUND,
                   "no card has the tag \"Deamon\" (did you mean \"Demon\"?)");
    assert_refuses(*state, "cost<=x", AG_USAGE, "cost<= wants a whole number, not \"x\"");
    assert_refuses(*state, "tag>Demon", AG_USAGE, "tag is no number: write tag:…, not tag>…");
    assert_refuses(*state, "\"ash", AG_USAGE, "the quote before ash does not end");
    assert_refuses(*state, "type:", AG_USAGE,
                   "what is behind type: is missing: ally, ability, weapon …");
}

static void cards_are_sorted_by_what_is_asked_for(void **state)
{
    keys all = { "" };
    ag_error error = { 0 };
    ag_find_wish wish = { .query = "set:f", .sort = "cost", .descending = 1, .limit = 2 };
    assert_int_equal(ag_engine_find(((cave *)*state)->engine, &wish, add_key, &all, &error), AG_OK);
    assert_string_equal(all.text, "f/giant f/ember");
    wish.sort = "colour";
    assert_int_equal(ag_engine_find(((cave *)*state)->engine, &wish, add_key, &all, &error),
                     AG_USAGE);
}

// As many of both words as of either: the card that says them more often comes first, though the
// other comes first by name.
static void the_card_that_fits_best_comes_first(void **state)
{
    cave *at = *state;
    cave_write(at, "cards/f/arc.lua",
               "return ability \"Arc\" { cost = 1,\n"
               "  text = \"Once in a long and quiet night of rain there was a zap of a storm.\",\n"
               "  play = function(me) end }\n");
    cave_write(at, "cards/f/zap.lua",
               "return ability \"Zap Storm\" { cost = 1, text = \"Zap storm, zap storm.\",\n"
               "  play = function(me) end }\n");
    cave_build(at);
    assert_finds(at, "zap storm", "f/zap f/arc");
    assert_finds(at, "storm", "f/zap f/arc");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, cave_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(words_are_searched_for_in_names_and_texts),
        TEST(filters_of_words),
        TEST(filters_of_numbers),
        TEST(a_minus_turns_a_wish_round),
        TEST(raids_and_decks_are_places),
        TEST(signs_of_the_search_language_are_letters),
        TEST(what_is_misspelt_is_said),
        TEST(cards_are_sorted_by_what_is_asked_for),
        TEST(the_card_that_fits_best_comes_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
