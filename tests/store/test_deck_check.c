// Deck rules: what a raider may sit down with, and the sentence for what he may not.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "store/decks/deck_check.h"
#include "store/folder.h"

#define WHERE "cards/decks/d.lua: deck \"decks/d\" "

// In order of key.
static const char *const pool[][3] = {
    { "decks/d", "cards/decks/d.lua", NULL },  // the deck at hand
    { "hoa/aldor", "cards/hoa/aldor.lua",
      "-- name Aldor\n-- type ally\n-- requires aldor_reputation\n" },
    { "hoa/axe", "cards/hoa/axe.lua",
      "-- name Axe\n-- type weapon\n-- cost 2\n-- classes rogue, warrior\n" },
    { "hoa/banner", "cards/hoa/banner.lua", "-- name Banner\n-- type item\n-- faction horde\n" },
    { "hoa/dragon", "cards/hoa/dragon.lua",
      "-- name Dragon\n-- type hero\n-- deckbuilding mage, rogue; monster; alliance, horde; 4\n" },
    { "hoa/drake", "cards/hoa/drake.lua",
      "-- name Drake\n-- type hero\n-- deckbuilding ; ; ; 1\n" },
    { "hoa/flag", "cards/hoa/flag.lua", "-- name Flag\n-- type item\n-- faction alliance\n" },
    { "hoa/freeze", "cards/hoa/freeze.lua",
      "-- name Freeze\n-- type ability\n-- classes mage\n-- requires frost_hero\n" },
    { "hoa/gnoll", "cards/hoa/gnoll.lua", "-- name Gnoll\n-- type ally\n-- faction monster\n" },
    { "hoa/ignite", "cards/hoa/ignite.lua",
      "-- name Ignite\n-- type ability\n-- classes mage\n-- requires fire_talent\n" },
    { "hoa/mage", "cards/hoa/mage.lua",
      "-- name Mage\n-- type hero\n-- tags Night Elf, Frost\n-- classes mage\n-- faction "
      "alliance\n" },
    { "hoa/master", "cards/hoa/master.lua",
      "-- name Master\n-- type hero\n-- cost 7\n-- tags Master Hero\n" },
    { "hoa/mixed", "cards/hoa/mixed.lua",
      "-- name Mixed\n-- type ally\n-- faction alliance horde\n" },
    { "hoa/moonblade", "cards/hoa/moonblade.lua",
      "-- name Moonblade\n-- type item\n-- requires elf_hero\n" },
    { "hoa/odd", "cards/hoa/odd.lua", "-- name Odd\n-- type item\n-- requires elf\n" },
    { "hoa/peon", "cards/hoa/peon.lua", "-- name Peon\n-- type ally\n" },
    { "hoa/recruit", "cards/hoa/recruit.lua",
      "-- name Recruit\n-- type ally\n-- is_unlimited 1\n" },
    { "hoa/rend", "cards/hoa/rend.lua", "-- name Rend\n-- type ability\n-- classes warrior\n" },
    { "hoa/scholar", "cards/hoa/scholar.lua",
      "-- name Scholar\n-- type hero\n-- tags Troll\n-- classes mage\n-- faction horde\n" },
    { "hoa/scryer", "cards/hoa/scryer.lua",
      "-- name Scryer\n-- type ally\n-- requires scryer_reputation\n" },
    { "hoa/traitor", "cards/hoa/traitor.lua",
      "-- name Traitor\n-- type hero\n-- tags Traitor, Blood Elf\n-- classes mage\n-- faction "
      "horde\n" },
    { "hoa/turncoat", "cards/hoa/turncoat.lua",
      "-- name Turncoat\n-- type ally\n-- requires traitor_hero\n" },
    { "hoa/wisp", "cards/hoa/wisp.lua", "-- name Wisp\n-- type token\n-- is_token 1\n" },
    { "lair", "raids/lair/raid.lua", "-- kind raid\n-- name Lair\n" },
    { "lair/decks/main", "raids/lair/decks/main.lua",
      "-- kind deck\n-- name Main\n-- row 9 lair/gust card\n" },
    { "lair/gust", "raids/lair/cards/gust.lua", "-- name Gust\n-- type ability\n" },
    { "tdp/peon", "cards/tdp/peon.lua", "-- name Peon\n-- type ally\n" },
};
#define POOL_COUNT (int)(sizeof pool / sizeof pool[0])

static ag_status check(const char *hero, const char *rows, ag_error *error)
{
    char deck[1024];
    ag_library library;
    snprintf(deck, sizeof deck, "-- kind deck\n-- name D\n-- hero hoa/%s\n%s", hero, rows);
    ag_library_open(&library);
    for (int i = 0; i < POOL_COUNT; i++) {
        const char *text = pool[i][2] == NULL ? deck : pool[i][2];
        ag_library_add_script(&library, pool[i][0], pool[i][1], text, strlen(text));
    }
    ag_status status = ag_library_describe(&library, &fake_describer, NULL, error);
    if (status == AG_OK) {
        status = ag_deck_check(&library, ag_library_deck(&library, "decks/d"), error);
    }
    ag_library_close(&library);
    return status;
}

static void assert_legal(const char *hero, const char *rows)
{
    ag_error error = { 0 };
    if (check(hero, rows, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_refused(const char *hero, const char *rows, const char *sentence)
{
    ag_error error = { 0 };
    assert_int_equal(check(hero, rows, &error), AG_BAD_CONTENT);
    assert_string_equal(error.text, sentence);
}

static void sixty_cards_at_least(void **state)
{
    (void)state;
    assert_legal("mage", "-- row 60 hoa/recruit card\n");
    assert_refused("mage", "-- row 59 hoa/recruit card\n",
                   WHERE "holds 59 cards: 60 at least (CR 100.1)");
}

static void four_of_a_name_whatever_the_key(void **state)
{
    (void)state;
    assert_legal("mage",
                 "-- row 56 hoa/recruit card\n-- row 2 hoa/peon card\n-- row 2 tdp/peon card\n");
    assert_refused("mage",
                   "-- row 56 hoa/recruit card\n-- row 3 hoa/peon card\n-- row 2 tdp/peon card\n",
                   WHERE "holds \"Peon\" 5 times: four of a name at most (CR 100.4)");
}

static void icons_are_shared_with_the_hero(void **state)
{
    (void)state;
    assert_refused("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/axe card\n",
                   WHERE
                   "can't hold \"Axe\" (hoa/axe): its hero shares no class with it, which is for "
                   "rogue, warrior (CR 100.2a)");
    assert_refused(
        "mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/banner card\n",
        WHERE
        "can't hold \"Banner\" (hoa/banner): its hero is not of the faction horde (CR 100.2a)");
    assert_legal("scholar", "-- row 60 hoa/recruit card\n-- row 1 hoa/banner card\n");
}

static void traits_are_required_of_the_hero(void **state)
{
    (void)state;
    assert_legal("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/moonblade card\n");
    assert_refused(
        "scholar", "-- row 60 hoa/recruit card\n-- row 1 hoa/moonblade card\n",
        WHERE
        "can't hold \"Moonblade\" (hoa/moonblade): its hero has not the trait elf (CR 100.2b)");
    assert_legal("traitor", "-- row 60 hoa/recruit card\n-- row 1 hoa/turncoat card\n");
    assert_refused("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/odd card\n",
                   WHERE
                   "can't hold \"Odd\" (hoa/odd): no hero can be what it requires: elf (CR 100.2)");
}

static void talents_are_of_one_spec(void **state)
{
    (void)state;
    assert_legal("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/freeze card\n");
    assert_refused(
        "mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/ignite card\n",
        WHERE "can't hold \"Ignite\" (hoa/ignite): its hero's talent spec is Frost (CR 100.2c)");
    assert_legal("scholar", "-- row 60 hoa/recruit card\n-- row 1 hoa/ignite card\n");
    assert_refused(
        "scholar",
        "-- row 60 hoa/recruit card\n-- row 1 hoa/ignite card\n-- row 1 hoa/freeze card\n",
        WHERE
        "can't hold \"Freeze\" (hoa/freeze): the deck already has talents of fire (CR 100.2c)");
    assert_refused("traitor", "-- row 60 hoa/recruit card\n-- row 1 hoa/ignite card\n",
                   WHERE
                   "can't hold \"Ignite\" (hoa/ignite): a Traitor hero has no talents (CR 100.2c)");
}

static void reputations_are_one(void **state)
{
    (void)state;
    assert_legal("mage", "-- row 60 hoa/recruit card\n-- row 4 hoa/scryer card\n");
    assert_refused(
        "mage", "-- row 60 hoa/recruit card\n-- row 4 hoa/scryer card\n-- row 1 hoa/aldor card\n",
        WHERE
        "can't hold \"Aldor\" (hoa/aldor): the deck already has the reputation scryer (CR 100.2d)");
}

static void what_is_no_card_of_a_deck(void **state)
{
    (void)state;
    assert_refused("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/wisp card\n",
                   WHERE "can't hold \"Wisp\" (hoa/wisp): it is a token (CR 404.2)");
    assert_refused("mage", "-- row 60 hoa/recruit card\n-- row 1 lair/gust card\n",
                   WHERE "can't hold \"Gust\" (lair/gust): it belongs to a raid (R100.1)");
    assert_refused(
        "mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/scholar card\n",
        WHERE "can't hold \"Scholar\" (hoa/scholar): only Master Heroes are in decks (CR 100.1)");
    assert_legal("mage", "-- row 60 hoa/recruit card\n-- row 1 hoa/master card\n");
    assert_refused("recruit", "-- row 60 hoa/recruit card\n",
                   WHERE "needs a hero; \"hoa/recruit\" is none (CR 100.1)");
}

static void a_hero_says_what_its_decks_may_hold(void **state)
{
    (void)state;
    const char *ok = "-- row 60 hoa/recruit card\n-- row 1 hoa/axe card\n-- row 1 hoa/gnoll card\n"
                     "-- row 4 hoa/mixed card\n-- row 1 hoa/banner card\n";
    assert_legal("dragon", ok);
    assert_refused("dragon", "-- row 60 hoa/recruit card\n-- row 1 hoa/rend card\n",
                   WHERE "can't hold \"Rend\" (hoa/rend): its hero shares no class with it, which "
                         "is for warrior (CR 100.2a)");
    assert_refused("dragon",
                   "-- row 60 hoa/recruit card\n-- row 1 hoa/banner card\n-- row 1 hoa/flag card\n",
                   WHERE "can't hold \"Flag\" (hoa/flag): the deck already has the faction horde "
                         "(CR 100.2a)");
    assert_refused("drake", "-- row 60 hoa/peon card\n",
                   WHERE "holds \"Peon\" 60 times: one of a name at most (CR 100.4)");
    assert_refused("drake", "-- row 1 hoa/peon card\n-- row 60 hoa/recruit card\n",
                   WHERE "holds \"Recruit\" 60 times: one of a name at most (CR 100.4)");
    assert_refused("drake", "-- row 60 hoa/gnoll card\n",
                   WHERE "can't hold \"Gnoll\" (hoa/gnoll): its hero is not of the faction monster "
                         "(CR 100.2a)");
}

static void raiders_do_not_mix_factions(void **state)
{
    (void)state;
    ag_card_row alliance = { .faction = "alliance" };
    ag_card_row horde = { .faction = "horde" };
    ag_card_row neutral = { .faction = "" };
    assert_true(ag_deck_heroes_agree(&alliance, &alliance));
    assert_true(ag_deck_heroes_agree(&alliance, &neutral));
    assert_true(ag_deck_heroes_agree(&neutral, &horde));
    assert_false(ag_deck_heroes_agree(&alliance, &horde));
    assert_false(ag_deck_heroes_agree(&horde, &alliance));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sixty_cards_at_least),
        cmocka_unit_test(four_of_a_name_whatever_the_key),
        cmocka_unit_test(icons_are_shared_with_the_hero),
        cmocka_unit_test(traits_are_required_of_the_hero),
        cmocka_unit_test(talents_are_of_one_spec),
        cmocka_unit_test(reputations_are_one),
        cmocka_unit_test(what_is_no_card_of_a_deck),
        cmocka_unit_test(a_hero_says_what_its_decks_may_hold),
        cmocka_unit_test(raiders_do_not_mix_factions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
