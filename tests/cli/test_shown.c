// What a person is shown at the table: marks of cards, numbers of heroes, words that are misused.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// What is said at a table, a line each (printf's \n).
static outcome at_table(const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf 'y\\n%s\\nq\\n' | \"$AGGRO\" play onyxias_lair --db cards.db --seed 7 "
             "--raiders 1 --deck 1=horde_mage --seat 1=human",
             lines);
    return shell(command);
}

static void what_lies_face_down_is_marked(void **unused)
{
    (void)unused;
    const char *lines = "referee give your_fortune_awaits_you to resources@1\\n"
                        "referee give fire_blast to resources@1 down\\n"
                        "referee give fireball to resources@1 down\\nboard full";
    outcome result = at_table(lines);
    assert_int_equal(result.code, 0);
    assert_said(&result, "in the row: Your Fortune Awaits You, 2 face down");
    assert_said(&result, "Fire Blast [face down]");
    assert_null(strstr(result.text, "Your Fortune Awaits You [face down]"));
}

static void keywords_are_on_the_board(void **unused)
{
    (void)unused;
    outcome result = at_table("referee give apprentice_merry to play@1");
    assert_said(&result, "Apprentice Merry 2/1 [Untargetable]");
}

static void an_ally_that_cannot_attack_yet_is_marked(void **unused)
{
    (void)unused;
    outcome result = at_table("referee give apprentice_merry to play@1 new");
    assert_said(&result, "Apprentice Merry 2/1 [new, Untargetable]");
}

static void a_flipped_hero_is_marked(void **unused)
{
    (void)unused;
    outcome result = at_table("board");
    assert_null(strstr(result.text, "[flipped]"));
    result = at_table("referee flip hero@1\\nTa\\047zo");
    assert_said(&result, "[flipped]");
    assert_said(&result, "Now its other side shows.");
}

// A hero's health left and health, as the board has them: 5 of its 20 are gone.
static void options_have_the_numbers_of_the_board(void **unused)
{
    (void)unused;
    // Fire Blast is played for the resource that is placed, and asks for its target.
    outcome result = at_table("referee damage hero@boss 5\\n9\\n2");
    assert_said(&result, "Onyxia 15/20 ATK 0 [exhausted] \302\267 hand");
    assert_said(&result, "  Onyxia 15/20, exhausted\n");
}

// Majordomo Executus is without health: that is not 0 (R303.1a).
static void a_boss_without_health_shows_none(void **unused)
{
    (void)unused;
    outcome result =
        shell("printf 'y\\n2\\nboard\\nq\\n' | \"$AGGRO\" play molten_core --db cards.db --seed 7 "
              "--raiders 1 --deck 1=horde_mage --seat 1=human --from-boss 9");
    assert_said(&result, "Majordomo Executus ATK 0 ");
    assert_said(&result, "  Majordomo Executus  ");
    assert_null(strstr(result.text, "0/0 ATK"));
}

static void words_that_are_misused_say_how_they_are_used(void **unused)
{
    (void)unused;
    outcome result = at_table("party 9\\nlog x\\nseat 1\\nhand\\nseat boss random");
    assert_said(&result, "That is: party SEAT shows all of a player");
    assert_said(&result, "That is: log shows what was told last; log 100");
    assert_said(&result, "That is: seat SEAT WHO: seat 2 greedy");
    assert_said(&result, "> \n    hand: ");
    assert_said(&result, "the Boss player is played by random from now on.");
    assert_null(strstr(result.text, "no card is called"));
}

// 24 rows of 80 columns, the last for what is typed.
static void help_is_one_screen(void **unused)
{
    (void)unused;
    outcome result = at_table("?");
    const char *at = strstr(result.text, "  2, 2 5 1 ");
    assert_non_null(at);
    int rows = 0;
    for (; strncmp(at, "raider 1> ", 10) != 0; rows++) {
        size_t length = strcspn(at, "\n");
        assert_true(length <= 80);
        at += length + 1;
    }
    assert_true(rows <= 23);
}

static void why_takes_the_beginning_of_a_name(void **unused)
{
    (void)unused;
    outcome result = at_table("why play frostb\\nwhy play 5\\nwhy not");
    assert_said(&result, "Frostbolt can't be played");
    assert_said(&result, "no \"5\" is in play");
    assert_said(&result, "why asks for play");
    assert_null(strstr(result.text, "did you mean \"\""));
}

// A person at every seat of the Black Temple that he names, from this Boss on.
static outcome at_temple(int boss, const char *seat, const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf 'y\\n%s\\nq\\n' | \"$AGGRO\" play black_temple --db cards.db --seed 7 "
             "--raiders 2 --from-boss %d --seat %s=human",
             lines, boss, seat);
    return shell(command);
}

static void the_heading_names_boss_and_threat_level_where_there_is_one(void **unused)
{
    (void)unused;
    outcome result = at_temple(4, "1", "board");
    assert_said(&result, ", boss 4, threat 7, changed by a referee ===");
    result = at_temple(8, "1", "board");
    assert_said(&result, ", boss 8, changed by a referee ===");
    assert_null(strstr(result.text, ", threat"));
}

// Two events with one name and two scripts.
static void cards_of_one_name_are_told_apart(void **unused)
{
    (void)unused;
    outcome result = at_temple(1, "boss",
                               "referee give not_prepared_51 to play@boss\\n"
                               "referee give not_prepared_52 to play@boss\\n"
                               "board full\\nYou Are Not Prepared!");
    assert_null(strstr(result.text, "2 x You Are Not Prepared!"));
    assert_int_equal(result.code, 0);
}

static void powers_of_one_card_say_what_they_cost(void **unused)
{
    (void)unused;
    outcome result = at_temple(1, "boss", "referee give aura_of_desire to play@boss\\nboard");
    assert_said(&result, "Aura of Desire (0): [Activate] and discard a card");
    assert_said(&result, "Aura of Desire (0): [Activate] and discard 5 cards");
}

// A table of the Molten Core with a person at the seat, from this Boss on.
static outcome at_core(int boss, const char *seat, const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf 'y\\n%s\\nq\\n' | \"$AGGRO\" play molten_core --db cards.db --seed 7 "
             "--raiders 2 --from-boss %d --seat %s=human",
             lines, boss, seat);
    return shell(command);
}

static void a_character_that_no_damage_is_dealt_to_is_marked(void **unused)
{
    (void)unused;
    outcome result = at_core(10, "1", "board");
    assert_said(&result, "Ragnaros 50/50 ATK 0 [can't be dealt damage, Untargetable]");
}

static void a_card_that_moves_says_whose_it_is(void **unused)
{
    (void)unused;
    outcome result = at_core(9, "1", "board");
    assert_said(&result, "A card of the rune deck of the Boss player is removed from the game.");
    assert_said(&result, "A card moves from the deck of raider 2 to resources. (8 times)");
}

static void a_deck_that_goes_is_one_line(void **unused)
{
    (void)unused;
    outcome result = at_core(10, "1", "board");
    assert_said(&result,
                "\n  38 cards of the main deck of the Boss player are removed from the game.");
    assert_said(&result, "\n  7 cards of the hand of the Boss player are removed from the game.");
    assert_null(strstr(result.text, "Lava Pool is removed from the game."));
}

// Raider 1's deck has two of the unique Fury among its topmost allies.
static void a_later_boss_meets_allies_of_three_names(void **unused)
{
    (void)unused;
    outcome result = at_core(9, "boss", "1");
    assert_said(&result, "Fury enters play under raider 1's control.\n");
    assert_said(&result, "Apprentice Merry enters play under raider 1's control.\n");
    assert_null(strstr(result.text, "Uniqueness"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_lies_face_down_is_marked),
        cmocka_unit_test(a_flipped_hero_is_marked),
        cmocka_unit_test(an_ally_that_cannot_attack_yet_is_marked),
        cmocka_unit_test(keywords_are_on_the_board),
        cmocka_unit_test(options_have_the_numbers_of_the_board),
        cmocka_unit_test(a_boss_without_health_shows_none),
        cmocka_unit_test(words_that_are_misused_say_how_they_are_used),
        cmocka_unit_test(help_is_one_screen),
        cmocka_unit_test(why_takes_the_beginning_of_a_name),
        cmocka_unit_test(the_heading_names_boss_and_threat_level_where_there_is_one),
        cmocka_unit_test(cards_of_one_name_are_told_apart),
        cmocka_unit_test(powers_of_one_card_say_what_they_cost),
        cmocka_unit_test(a_character_that_no_damage_is_dealt_to_is_marked),
        cmocka_unit_test(a_card_that_moves_says_whose_it_is),
        cmocka_unit_test(a_deck_that_goes_is_one_line),
        cmocka_unit_test(a_later_boss_meets_allies_of_three_names),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
