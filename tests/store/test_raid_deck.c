// Boss players' decks: what a mode of the raid allows, and the sentence for what it does not.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "store/folder.h"
#include "store/decks/raid_deck.h"

// In order of key.
static const char *const pool[][3] = {
    { "hoa/bolt", "cards/hoa/bolt.lua", "-- name Bolt\n-- type ability\n" },
    { "hoa/spy", "cards/hoa/spy.lua", "-- name Spy\n-- type ally\n-- tags Blood Elf, Traitor\n" },
    { "lair", "raids/lair/raid.lua", "-- kind raid\n-- name Lair\n-- row 1 main deck\n" },
    { "lair/bite", "raids/lair/cards/bite.lua", "-- name Bite\n-- type ability\n" },
    { "lair/boss", "raids/lair/bosses/boss.lua", "-- name Ogre\n-- type boss\n" },
    { "lair/decks/main", "raids/lair/decks/main.lua",
      "-- kind deck\n-- name Main\n-- row 2 lair/bite card\n-- row 1 lair/gust card\n" },
    { "lair/decks/main_hard", "raids/lair/decks/main_hard.lua",
      "-- kind deck\n-- name Hard\n-- row 9 lair/bite card\n" },
    { "lair/gust", "raids/lair/cards/gust.lua",
      "-- name Bite\n-- type ability\n-- tags Wind, Storm\n" },
    { "lair/whelp", "raids/lair/tokens/whelp.lua",
      "-- name Whelp\n-- type token\n-- is_token 1\n" },
    { "lairs/howl", "cards/lairs/howl.lua", "-- name Howl\n-- type ability\n" },
};
#define POOL_COUNT (int)(sizeof pool / sizeof pool[0])

static ag_library library;
static ag_raid_def raid;

static int open_pool(void **state)
{
    (void)state;
    ag_library_open(&library);
    for (int i = 0; i < POOL_COUNT; i++) {
        ag_library_add_script(&library, pool[i][0], pool[i][1], pool[i][2], strlen(pool[i][2]));
    }
    raid = (ag_raid_def){ .key = "lair", .name = "Lair", .deck_count = 1, .mode_count = 2 };
    raid.deck_names[0] = "main";
    raid.modes[0] = (ag_mode_def){ .name = "plain", .rule = "X:Plain" };
    raid.modes[1] = (ag_mode_def){ .name = "free", .rule = "X:Free", .limit_count = 1 };
    return ag_library_describe(&library, &fake_describer, NULL, NULL);
}

static int close_pool(void **state)
{
    (void)state;
    ag_library_close(&library);
    return 0;
}

typedef struct heard {
    char text[1024];
    int lines[16], count;
} heard;

static int hear(void *context, int line, const char *text, const char *rule)
{
    heard *to = context;
    size_t used = strlen(to->text);
    snprintf(to->text + used, sizeof to->text - used, "%s [%s]\n", text, rule);
    to->lines[to->count++] = line;
    return 1;
}

// A deck of up to three lines.
typedef struct line {
    int count;
    const char *key;
} line;

static heard hold(int mode, const line lines[3])
{
    heard out = { .count = 0 };
    const ag_card_row *cards[3];
    int counts[3];
    ag_deck_held held = { .cards = cards, .counts = counts };
    for (; held.count < 3 && lines[held.count].key != NULL; held.count++) {
        cards[held.count] = ag_library_card(&library, lines[held.count].key);
        counts[held.count] = lines[held.count].count;
    }
    ag_raid_deck of = { &raid, &raid.modes[mode], 0 };
    int told = ag_raid_deck_breaches(&library, &of, &held, hear, &out);
    assert_int_equal(told, out.count);
    return out;
}

static void as_boxed_is_card_by_card_the_same(void **state)
{
    (void)state;
    heard same = hold(0, (line[3]){ { 1, "lair/gust" }, { 2, "lair/bite" } });
    assert_int_equal(same.count, 0);
    heard other = hold(0, (line[3]){ { 1, "lair/bite" }, { 2, "lair/bite" }, { 1, "hoa/bolt" } });
    assert_string_equal(other.text,
                        "holds \"Bite\" (lair/bite) 3 times: the deck as boxed has 2 [X:Plain]\n"
                        "holds \"Bolt\" (hoa/bolt) 1 time: the deck as boxed has 0 [X:Plain]\n"
                        "lacks \"Bite\" (lair/gust): the deck as boxed has 1 [X:Plain]\n");
    assert_int_equal(other.lines[0], 0);
    assert_int_equal(other.lines[1], 2);
    assert_int_equal(other.lines[2], -1);
}

static void copies_count_by_key(void **state)
{
    (void)state;
    raid.modes[1].limits[0] = (ag_deck_limits){ .copies = 2, .at_least = 4 };
    heard enough = hold(1, (line[3]){ { 2, "lair/bite" }, { 2, "lair/gust" } });
    assert_int_equal(enough.count, 0);  // two cards of one name
    heard many = hold(1, (line[3]){ { 2, "lair/bite" }, { 1, "lair/bite" } });
    assert_string_equal(many.text, "holds \"Bite\" (lair/bite) 3 times: 2 of a card at most "
                                   "[X:Free]\nholds 3 cards: 4 at least [X:Free]\n");
    assert_int_equal(many.lines[0], 0);
}

static void a_card_is_of_one_of_the_kinds(void **state)
{
    (void)state;
    raid.modes[1].limits[0] =
        (ag_deck_limits){ .kind_count = 2,
                          .kinds = { { .type = "ability", .set = "lair", .without = "Storm" },
                                     { .type = "ally", .tag = "traitor" } } };
    heard fits = hold(1, (line[3]){ { 9, "lair/bite" }, { 9, "hoa/spy" } });
    assert_int_equal(fits.count, 0);
    // Another type, a set whose name only begins like it, the tag that it must not have.
    heard none = hold(1, (line[3]){ { 1, "hoa/bolt" }, { 1, "lairs/howl" }, { 1, "lair/gust" } });
    assert_int_equal(none.count, 3);
    assert_non_null(strstr(none.text,
                           "can't hold \"Bolt\" (hoa/bolt): the main deck takes abilities of the "
                           "set lair that are no Storm, or traitor allies [X:Free]\n"));
}

static void tokens_and_bosses_are_in_no_deck(void **state)
{
    (void)state;
    raid.modes[1].limits[0] = (ag_deck_limits){ .deck = 0 };
    heard none = hold(1, (line[3]){ { 1, "lair/whelp" }, { 1, "lair/boss" } });
    assert_string_equal(none.text, "can't hold \"Whelp\" (lair/whelp): it is a token [X:Free]\n"
                                   "can't hold \"Ogre\" (lair/boss): it is a boss [X:Free]\n");
}

static void an_empty_deck_is_one(void **state)
{
    (void)state;
    raid.modes[1].limits[0] = (ag_deck_limits){ .deck = 0 };
    assert_int_equal(hold(1, (line[3]){ { 0, NULL } }).count, 0);
    raid.modes[1].limits[0].at_least = 1;
    assert_string_equal(hold(1, (line[3]){ { 0, NULL } }).text,
                        "holds 0 cards: 1 at least [X:Free]\n");
}

static void a_mode_has_its_decks_or_those_of_the_raid(void **state)
{
    (void)state;
    assert_string_equal(ag_raid_deck_of_mode(&library, "lair/decks/main", "hard")->key,
                        "lair/decks/main_hard");
    assert_string_equal(ag_raid_deck_of_mode(&library, "lair/decks/main", "soft")->key,
                        "lair/decks/main");
    assert_ptr_equal(ag_raid_mode(&raid, "free"), &raid.modes[1]);
    assert_null(ag_raid_mode(&raid, "fre"));
    assert_int_equal(ag_raid_deck_called(&raid, "main"), 0);
    assert_int_equal(ag_raid_deck_called(&raid, "mains"), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_boxed_is_card_by_card_the_same),
        cmocka_unit_test(copies_count_by_key),
        cmocka_unit_test(a_card_is_of_one_of_the_kinds),
        cmocka_unit_test(tokens_and_bosses_are_in_no_deck),
        cmocka_unit_test(an_empty_deck_is_one),
        cmocka_unit_test(a_mode_has_its_decks_or_those_of_the_raid),
    };
    return cmocka_run_group_tests_name("raid_deck", tests, open_pool, close_pool);
}
