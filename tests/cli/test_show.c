// `aggro show`: the card as a card, what the engine understood, and how a card is found.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// Each part of the page, for a card that has all of them.
static void a_card_is_drawn_with_all_that_is_known_of_it(void **state)
{
    (void)state;
    expect("show shadow_bolt --width 60 --scenarios \"$SOURCE/tests/scenarios/cards\"", 0,
           "│ Shadow Bolt                                            3 │\n"
           "│ ability · Destruction · warlock                          │\n");
    expect("show shadow_bolt", 0, "hoa/shadow_bolt · uncommon 132");
    expect("show shadow_bolt --width 200", 0,
           "cards/hoa/shadow_bolt.lua:1: Your hero deals 3 shadow damage to target "
           "character. This turn, when that character is destroyed, its controller discards 1 "
           "card.");
    expect("show shadow_bolt", 0, "amount = 3 (line 5, 9)");
    expect("show shadow_bolt", 0, "deck decks/horde_warlock: ");
    expect("show shadow_bolt --scenarios \"$SOURCE/tests/scenarios/cards\"", 0,
           "tests/scenarios/cards/shadow_bolt.lua:");
}

static void a_boss_is_drawn_with_both_sides(void **state)
{
    (void)state;
    expect("show onyxias_lair/onyxia_1 --width 40", 0, "│ Onyxia                        (back) │");
    expect("show onyxia_1", 0, "raid onyxias_lair: Boss 1");
    expect("show onyxia_1 --width 200", 0,
           "onyxia_1.lua:1: (back) While this is attacking, it has +1 ATK.");
}

// Each rule that a card is about stands on its page, even where a question shows another one.
static void a_card_lists_the_rules_that_it_is_about(void **state)
{
    (void)state;
    static const char *const cards[] = { "deep_breath", "bellowing_roar", "lava_cracks",
                                         "brood_of_onyxia" };
    char command[64];
    for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        snprintf(command, sizeof command, "show %s", cards[i]);
        expect(command, 0, "  R203.1b  What is for one stage only is played in that stage only\n");
    }
    expect("show shrine_of_lost_souls", 0, "  R503.2c  ");
    expect("show shrine_of_lost_souls", 0, "  BT:Boss 6 Reliquary of Souls  ");
    expect("show illidan_stormrage", 0, "  BT:Master Heroes  ");
}

// What a card has not, its face does not have either, and what it has stands there once.
static void a_face_says_what_is_printed_and_no_more(void **state)
{
    (void)state;
    expect("show zalazane --width 40", 0,
           "│ Zalazane                             │\n"
           "│ quest · horde                        │\n"
           "├──────────────────────────────────────┤\n"
           "│ Troll hero only.                     │\n"
           "│                                      │\n"
           "│ (3): Target player discards 1 card.  │\n");
    expect("show bestial_wrath", 0, "│ Beast Mastery hero only. ");
    expect("show orgrimmar_grunts", 0, "│ unlimited ally · Orc, Warrior · horde");
    outcome item = aggro("show onyxia_blood_talisman");
    assert_int_equal(item.code, 0);
    assert_null(strstr(item.text, " DEF"));
    outcome boss = aggro("show majordomo_executus");  // he is without health, which is not 0
    assert_int_equal(boss.code, 0);
    assert_null(strstr(boss.text, " health │"));
    expect("show stoneform --json", 0, "\"requires\":\"dwarf_hero\",\"hero\":\"Dwarf hero only\"");
}

static void no_line_is_wider_than_asked_for(void **state)
{
    (void)state;
    outcome result = aggro("show lava_cracks --width 50");
    assert_int_equal(result.code, 0);
    int width = 0;
    for (const char *at = result.text; *at != '\0'; at++) {
        width = *at == '\n' ? 0 : width + ((*at & 0xc0) != 0x80);
        assert_true(width <= 50);
    }
}

static void a_card_is_found_by_what_people_type(void **state)
{
    (void)state;
    expect("show hoa/fire_blast", 0, "hoa/fire_blast · common 52");
    expect("show Fire Blast", 0, "hoa/fire_blast · common 52");
    expect("show \"high overl\"", 0, "tdp/high_overlord_saurfang · epic 214");
    expect("show fireb", 0, "hoa/fireball");
    expect("show guardian", 2,
           "2 cards begin with \"guardian\": hoa/guardian_steelhorn, tdp/guardian_steppestrider");
    expect("show Onyxia", 2, "onyxias_lair/onyxia_1, onyxias_lair/onyxia_2");
    expect("show fierball", 2, "did you mean \"Fireball\"?");
    expect("show", 2, "which card?");
    expect("show fireball --width 20", 2, "30 to 400");
}

static void programs_get_one_line_of_json(void **state)
{
    (void)state;
    expect("show onyxian_whelp --json", 0,
           "{\"schema\":\"aggro.card/1\",\"key\":\"onyxias_lair/onyxian_whelp\",\"name\":\"Onyxian "
           "Whelp\",\"type\":\"token\",\"tags\":\"Dragonkin\",\"atk\":\"1\",\"damage\":\"fire\","
           "\"health\":\"1\"");
    expect("show onyxian_whelp --json", 0,
           "\"rules\":[{\"name\":\"R203.3a\",\"text\":\"A Whelp is the Onyxian Whelp token");
    expect("show fire_blast --json", 0,
           "\"powers\":[{\"kind\":\"its text\",\"text\":\"Your hero deals 2 fire damage to target "
           "character.\"");
}

// The file counts, not what the database has of it.
static void a_file_is_shown_as_it_is_now(void **state)
{
    (void)state;
    assert_int_equal(shell("mkdir -p loose/cards/mine && sed 's/burst = 4/burst = 9/' "
                           "\"$SOURCE/cards/hoa/fireball.lua\" > loose/cards/mine/comet.lua")
                         .code,
                     0);
    expect("show loose/cards/mine/comet.lua --db cards.db", 0, "burst = 9");
    expect("show \"$SOURCE/cards/hoa/fireball.lua\" --db cards.db", 0, "deck decks/horde_mage");
    expect("show loose/cards/mine/none.lua --db cards.db", 2, "there is no file or folder");
    expect("show \"$SOURCE/raids/black_temple/rules.lua\" --db cards.db", 2, "is no card");
}

static void a_raid_shows_what_it_says_of_all_cards(void **state)
{
    (void)state;
    expect("show black_temple --width 200", 0, "If an ally of the minion deck would leave play");
    expect("show \"$SOURCE/raids/black_temple/raid.lua\" --width 200 --db cards.db", 0,
           "would leave play, instead destroy it. (R504.1a)");
    expect("show black_temple --json", 0,
           "\"kind\":\"gives\",\"text\":\"Your events can't be reached by opponents. ");
}

// Who builds decks by program has to know whom a card may join.
static void a_found_card_says_what_it_requires(void **state)
{
    (void)state;
    expect("find requires:fire_hero --json --db cards.db", 0, "\"requires\":\"fire_hero\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_found_card_says_what_it_requires),
        cmocka_unit_test(a_card_is_drawn_with_all_that_is_known_of_it),
        cmocka_unit_test(a_boss_is_drawn_with_both_sides),
        cmocka_unit_test(a_card_lists_the_rules_that_it_is_about),
        cmocka_unit_test(a_face_says_what_is_printed_and_no_more),
        cmocka_unit_test(no_line_is_wider_than_asked_for),
        cmocka_unit_test(a_card_is_found_by_what_people_type),
        cmocka_unit_test(a_raid_shows_what_it_says_of_all_cards),
        cmocka_unit_test(programs_get_one_line_of_json),
        cmocka_unit_test(a_file_is_shown_as_it_is_now),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
