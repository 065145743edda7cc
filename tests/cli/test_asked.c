// What a question says of itself: why it is asked, by which card, and what an answer would cost.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// What is said on a screen of this size, with a referee at hand, where this is said.
static outcome on_screen(const char *size, const char *table, const char *lines)
{
    char command[1900];
    snprintf(command, sizeof command,
             "printf 'y\\n%s\\n' | %s \"$AGGRO\" play %s --db cards.db --referee", lines, size,
             table);
    return shell(command);
}

#define RAIDER "onyxias_lair --seed 7 --raiders 1 --seat 1=human"
#define BOSS "black_temple --seed 5 --raiders 2 --seat boss=human"
#define LARGE "LINES=40 COLUMNS=80"
#define TINY "LINES=20 COLUMNS=60"

static void discarding_says_why(void **unused)
{
    (void)unused;
    outcome result = on_screen(LARGE, RAIDER, "pass");
    assert_said(&result, "Choose what to discard: 8 in hand, the limit is 7  [CR 415.4]");
    result = on_screen(LARGE, RAIDER,
                       "referee give fury to resources@1\\n"
                       "referee give a_donation_of_wool to resources@1\\ncomplete donation\\np");
    assert_said(&result, "Choose what to discard for A Donation of Wool  [CR 415.4]");
    assert_said(&result, "\n  (1): Draw 1 card. Discard 1 card.\n\nChoose what to discard for");
}

static void the_card_that_asks_is_shown_where_it_has_room(void **unused)
{
    (void)unused;
    const char *lines = "referee give eye_blast to resources@boss\\nplay fel rage\\n2";
    outcome result = on_screen(LARGE, BOSS, lines);
    assert_said(&result, "\n\n  Fel Rage (black_temple/fel_rage)\n"
                         "  ability, Black Temple, cost 2, uncommon\n"
                         "  Choose one: Draw 3 cards. Or: Discard your hand. Draw 5 cards.\n\n"
                         "Choose what Fel Rage does");
    assert_said(&result, "  When your turn ends, put 1 spine counter on target opposing hero.");
    result = on_screen(TINY, BOSS, lines);
    assert_not_said(&result, "  Fel Rage (black_temple/fel_rage)");
    assert_not_said(&result, "  When your turn ends");
    assert_said(&result, "Choose a target for High Warlord Naj'entus");
}

// It is a rule that asks whom a character attacks.
static void what_a_rule_asks_shows_no_card(void **unused)
{
    (void)unused;
    outcome result = on_screen(LARGE, "duel --seed 2 --deck 1=horde_mage --seat 1=human",
                               "referee give fury to play@2\\nattack\\n1");
    assert_said(&result, "Who does Ta'zo attack?");
    assert_not_said(&result, "  Ta'zo (");
}

static void an_options_card_is_read_by_its_number(void **unused)
{
    (void)unused;
    outcome result = on_screen(LARGE, BOSS, "?2\\n?1\\n?99\\n?0");
    assert_said(&result, "Fixate (black_temple/fixate)\n");
    assert_said(&result, "1 is not the number of a card here.");
    assert_said(&result, "99 is not the number of a card here.");
    assert_said(&result, "I did not understand \"0\"");
}

static void x_and_quests_say_what_they_are(void **unused)
{
    (void)unused;
    outcome result = on_screen(LARGE, BOSS, "referee give eye_blast to resources@boss");
    assert_said(&result, "Sinful Beam (X), X at most 2");
    result = on_screen(LARGE, RAIDER,
                       "referee give into_the_maw_of_madness to resources@1\\n"
                       "referee give a_donation_of_wool to resources@1");
    assert_said(&result, "Into the Maw of Madness (destroy this)");
    assert_said(&result, "A Donation of Wool (1)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(discarding_says_why),
        cmocka_unit_test(the_card_that_asks_is_shown_where_it_has_room),
        cmocka_unit_test(what_a_rule_asks_shows_no_card),
        cmocka_unit_test(an_options_card_is_read_by_its_number),
        cmocka_unit_test(x_and_quests_say_what_they_are),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
