// A person who plays in the words of the game: whole sessions at the table.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// What is shown where this is said, a line each (printf's \n), with a referee at hand.
static outcome at_table(const char *who, const char *lines)
{
    char command[1900];
    snprintf(command, sizeof command,
             "printf '%s\\n' | \"$AGGRO\" play %s --db cards.db --referee | grep -v '^ .*\\[CR'",
             lines, who);
    return shell(command);
}

#define MAGE "onyxias_lair --seed 7 --raiders 1 --deck 1=horde_mage --seat 1=human"
#define WARRIOR "onyxias_lair --seed 7 --raiders 1 --seat 1=human"
#define BOSS "black_temple --seed 5 --raiders 2 --seat boss=human"

// The lines stand in this order.
static void assert_in_order(const outcome *result, const char *const *lines)
{
    const char *at = result->text;
    for (; *lines != NULL; lines++) {
        const char *found = strstr(at, *lines);
        if (found == NULL) {
            fail_msg("\"%s\" was expected behind:\n%.600s\nof:\n%s", *lines, at, result->text);
        }
        at = found + strlen(*lines);
    }
}

#define IN_ORDER(result, ...) assert_in_order(&(result), (const char *const[]){ __VA_ARGS__, NULL })

static void a_turn_is_played_in_words(void **unused)
{
    (void)unused;
    outcome result = at_table(WARRIOR, "keep\\nplace truesilver\\nattack onyxia\\npass\\n"
                                       "discard jeleane\\nplace krol");
    IN_ORDER(result, "Raider 1 places Truesilver Champion as a resource.",
             "Grumpherys attacks Onyxia.", "Raider 1 discards Jeleane Nightbreeze.",
             "Raider 1 places Krol Blade as a resource.");
    assert_not_said(&result, "Nothing was asked");  // there was one defender
}

// Onyxia is the only one who can be attacked, so that nobody would be asked whom.
static void an_attack_on_what_cannot_be_attacked_is_refused(void **unused)
{
    (void)unused;
    outcome result = at_table(WARRIOR, "keep\\nreferee give rune_of_blaz to play@boss\\n"
                                       "attack rune of blaz\\nattack rune of blaz with grumpherys");
    assert_said(&result, "raider 1> \nCR 601.2: Grumpherys can't attack Rune of Blaz: it is not an "
                         "opposing character.\nraider 1> \nCR 601.2: Grumpherys can't attack");
    assert_not_said(&result, "Grumpherys attacks Onyxia");
}

static void a_move_with_a_card_of_another_says_whose_it_is(void **unused)
{
    (void)unused;
    outcome result = at_table(WARRIOR, "keep\\nreferee give fireball to graveyard@boss\\n"
                                       "play fireball\\nuse onyxia\\nplay fury");
    assert_said(&result, "Fireball is not yours to play: it is a card of the Boss player.\n");
    assert_said(&result, "Onyxia is not yours to use: it is a card of the Boss player.\n");
    assert_not_said(&result, "Fury is not yours");
}

static void what_follows_answers_what_comes_of_it(void **unused)
{
    (void)unused;
    outcome result = at_table(MAGE, "y\\nreferee give fury to resources@1\\n"
                                    "referee give fury to resources@1\\n"
                                    "referee give fury to resources@1\\n"
                                    "referee give fury to resources@1\\n"
                                    "play fire\\nplay fire blast on ogre\\n"
                                    "play fire blast on boss");
    IN_ORDER(result, "Which is \"fire\": ", "\"ogre\" is nothing that can be chosen here.",
             "Raider 1 plays Fire Blast.\n  Fire Blast targets Onyxia.");
    assert_not_said(&result, "Choose a target for Fire Blast");
}

static void what_does_not_fit_leaves_its_question_open(void **unused)
{
    (void)unused;
    outcome result = at_table(MAGE, "y\\nplace fire blast\\nreferee give fire_blast to hand@1\\n"
                                    "play fire blast on fireball\\ntarget krol\\ntarget ta\\047zo");
    IN_ORDER(result, "Choose a target for Fire Blast", "CR 706.1", "Fireball",
             "\"krol\" is nothing that can be chosen here.", "Fire Blast targets Ta'zo.");
}

static void what_cannot_be_done_says_why(void **unused)
{
    (void)unused;
    outcome result = at_table(MAGE, "y\\nplay\\nplay fireball\\ncomplete\\nattack with fireball\\n"
                                    "flip\\nplay xyz\\nplay tyrsu\\nplay fireball\\nundo");
    IN_ORDER(result, "There is nothing to play now.",
             "CR 403.6: Fireball can't be played: not enough ready resources.", "it costs: 4; ",
             "There is nothing to complete now.",
             "Fireball can't attack: it is not a character of yours.",
             "There is nothing to flip now.", "\"xyz\" is nothing that can be chosen here.",
             "Fireball can't be played");
}

static void a_card_is_still_read_by_its_name(void **unused)
{
    (void)unused;
    outcome result = at_table(MAGE, "y\\nfireball\\nplay with your food\\ntroll");
    IN_ORDER(result, "Fireball (hoa/fireball)", "Play With Your Food (", "I did not understand");
}

static void weapons_are_named_with_the_attack(void **unused)
{
    (void)unused;
    const char *ready = "y\\nplace truesilver\\nreferee give krol_blade to play@1\\n"
                        "referee give krol_blade to resources@1\\n"
                        "referee give krol_blade to resources@1\\n";
    char lines[512];
    snprintf(lines, sizeof lines, "%sattack onyxia with grumph and krol\\np", ready);
    outcome result = at_table(WARRIOR, lines);
    IN_ORDER(result, "an attack: Grumpherys on Onyxia", "Raider 1 strikes with Krol Blade");
    assert_not_said(&result, "Strike with ");
    snprintf(lines, sizeof lines, "%sattack onyxia with grumph and goldenmoon\\np\\nnone\\np",
             ready);
    result = at_table(WARRIOR, lines);
    IN_ORDER(result, "Grumpherys attacks Onyxia.", "Strike with ",
             "\"goldenmoon\" is nothing that can be chosen here.", "Onyxia defends");
}

static void x_and_modes_are_said_with_the_card(void **unused)
{
    (void)unused;
    const char *ready = "y\\nreferee give eye_blast to resources@boss\\n"
                        "referee give eye_blast to resources@boss\\n"
                        "referee give eye_blast to resources@boss\\n";
    char lines[512];
    snprintf(lines, sizeof lines,
             "%splay sinful for 9 on boris\\nplay sinful for 2 on boris\\n"
             "play fel rage for draw 3",
             ready);
    outcome result = at_table(BOSS, lines);
    IN_ORDER(result, "X can be at most 4 now.", "plays Sinful Beam (X = 2).",
             "Sinful Beam targets Boris Brightbeard.", "plays Fel Rage: You draw 3 cards.");
    snprintf(lines, sizeof lines,
             "%splay fel rage for dance\\nundo\\nplay fel rage on boris\\nyou draw 3 cards", ready);
    result = at_table(BOSS, lines);
    IN_ORDER(result, "Choose what Fel Rage does", "\"dance\" is nothing that can be chosen here.",
             "Choose what Fel Rage does", "plays Fel Rage: You draw 3 cards.",
             "Nothing was asked that \"boris\" answers.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_is_played_in_words),
        cmocka_unit_test(an_attack_on_what_cannot_be_attacked_is_refused),
        cmocka_unit_test(a_move_with_a_card_of_another_says_whose_it_is),
        cmocka_unit_test(what_follows_answers_what_comes_of_it),
        cmocka_unit_test(what_does_not_fit_leaves_its_question_open),
        cmocka_unit_test(what_cannot_be_done_says_why),
        cmocka_unit_test(a_card_is_still_read_by_its_name),
        cmocka_unit_test(weapons_are_named_with_the_attack),
        cmocka_unit_test(x_and_modes_are_said_with_the_card),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
