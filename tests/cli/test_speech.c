// People who have not read what can be typed: common speech, names alone, and words said where they
// are no answer.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

static outcome at_table(const char *lines)
{
    char command[1900];
    snprintf(command, sizeof command,
             "printf '%s\\n' | \"$AGGRO\" play onyxias_lair --db cards.db --referee --seed 7 "
             "--raiders 1 --seat 1=human 2>/dev/null | grep -v '^ .*\\[CR'",
             lines);
    return shell(command);
}

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

static void common_speech_is_understood(void **unused)
{
    (void)unused;
    outcome result = at_table("who am i\\nyeah\\nwhat can i do?\\nWhat does Goldenmoon do?\\n"
                              "what is krol blade\\nread ?\\n?boss\\ncast truesilver\\nend turn");
    IN_ORDER(result, "Grumpherys (tdp/grumpherys)", "Raider 1: action phase.", "2, 2 5 1       the",
             "Goldenmoon (tdp/goldenmoon)", "Krol Blade (hoa/krol_blade)",
             "I did not understand \"read ?\"", "Onyxia (onyxias_lair/onyxia_1)",
             "CR 403.6: Truesilver Champion can't be played", "Raider 1 ends the turn.");
}

static void speech_counts_where_it_means_something(void **unused)
{
    (void)unused;
    outcome result = at_table("end turn\\nok\\nskip\\nnever mind");
    IN_ORDER(result, "I did not understand \"end turn\"", "Here you can answer y or n;",
             "Raider 1: action phase.", "Raider 1 ends the turn.", "Choose what to discard",
             "Taken back; ");
}

static void there_are_more_words_than_one_for_a_move(void **unused)
{
    (void)unused;
    static const char *const said[] = {
        "put down the truesilver", "put down truesilver as a resource", "put truesilver down",
        "stash truesilver",        "play truesilver as a resource",     "palce truesilver\\nyes",
    };
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        char lines[128];
        snprintf(lines, sizeof lines, "y\\n%s", said[i]);
        outcome result = at_table(lines);
        assert_said(&result, "Raider 1 places Truesilver Champion as a resource.");
    }
    outcome result =
        at_table("y\\nplace truesilver\\nattack onyxia then pass\\nattack onyxia, place "
                 "fury");
    IN_ORDER(result, "\"pass\" is a move of its own: say one move a line.",
             "\"place fury\" is a move of its own");
    assert_not_said(&result, "attacks Onyxia");
    result = at_table("y\\npass\\nthrow away an arcanite");
    IN_ORDER(result, "Choose what to discard", "Raider 1 discards Arcanite Reaper.");
}

static void yes_takes_what_was_nearly_said(void **unused)
{
    (void)unused;
    outcome result = at_table("goldenmon\\nyes\\ny\\nplace trusilver\\nboard\\nyes\\nplace "
                              "trusilver\\nyeah");
    IN_ORDER(result, "(did you mean \"Goldenmoon\"?)", "Goldenmoon (tdp/goldenmoon)",
             "did you mean \"Truesilver Champion\"?", "I did not understand \"yes\"",
             "did you mean \"Truesilver Champion\"?",
             "Raider 1 places Truesilver Champion as a resource.");
    result = at_table("y\\npass\\ndiscard jelaene\\nyes");
    IN_ORDER(result, "did you mean \"Jeleane Nightbreeze\"?",
             "Raider 1 discards Jeleane Nightbreeze.");
}

// In one's own action phase to pass ends the turn, and "no" does not.
static void no_answers_what_may_be_answered(void **unused)
{
    (void)unused;
    outcome result =
        at_table("y\\nreferee give fire_blast to hand@1\\nreferee give fury to resources@1\\nno\\n"
                 "attack onyxia\\nno");
    IN_ORDER(result, "I did not understand \"no\"", "Grumpherys attacks Onyxia: answer it?",
             "  Grumpherys attacks Onyxia.");
}

static void parts_of_names_show_their_text(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\nwhats blade\\nshow hippogryph\\ngoldenmon\\n"
                              "fierblast\\nplay jelane\\nxyzzy\\nexit\\nfury");
    IN_ORDER(result, "Krol Blade (hoa/krol_blade)", "Thunderhead Hippogryph (",
             "I did not understand \"goldenmon\" (did you mean \"Goldenmoon\"?).",
             "I did not understand \"fierblast\" (did you mean \"Fire Blast\"?).",
             "\"jelane\" is nothing that can be chosen here; did you mean \"Jeleane Nightbreeze\"?",
             "I did not understand \"xyzzy\"");
    assert_not_said(&result, "Fury (");  // the table is left
}

static void keywords_say_what_they_do(void **unused)
{
    (void)unused;
    outcome result = at_table("untargetable\\nwhat does immune mean?\\nwhat is fury");
    IN_ORDER(result, "Untargetable: Nothing targets it in play.",
             "Immune: Neither attacked nor damaged nor targeted.", "Fury (");
    result = at_table("y\\nwhat is stage");
    IN_ORDER(result, "The stage of this raid is 1 now.\n", "as many cards as the stage");
}

static void a_name_alone_chooses_what_is_asked_for(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\npass\\n?jeleane\\nolde\\njeleane");
    IN_ORDER(result, "Choose what to discard", "Jeleane Nightbreeze (tdp/jeleane_nightbreeze)",
             "I did not understand \"olde\"", "Raider 1 discards Jeleane Nightbreeze.");
}

static void one_weapon_is_taken_by_yes_or_the_word(void **unused)
{
    (void)unused;
    static const char *const words[] = { "yes", "strike" };
    for (int i = 0; i < 2; i++) {
        char lines[512];
        snprintf(lines, sizeof lines,
                 "y\\nplace truesilver\\nreferee give krol_blade to play@1\\n"
                 "referee give krol_blade to resources@1\\nattack boss\\n%s",
                 words[i]);
        outcome result = at_table(lines);
        IN_ORDER(result, "an attack: Grumpherys on Onyxia", "Strike with ",
                 "Raider 1 strikes with Krol Blade");
    }
}

static void a_word_at_another_question_says_what_is_asked(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\ntarget onyxia\\npass\\nattack whelp");
    IN_ORDER(result, "Nothing is asked that \"target\" answers: it is your move.",
             "Choose what to discard", "\"attack\" is no answer here: first \"Choose what to disc");
}

static void a_move_without_a_name_shows_what_there_is(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\nplace\\nplace truesilver\\nreferee give fury to resources@1\\n"
                              "referee give fury to resources@1\\nuse");
    IN_ORDER(result, "Which: 2 ", " face down", "Which: ", " Grumpherys (3)?");
    assert_not_said(&result, "Raider 1 uses Grumpherys");
}

static void why_takes_parts_of_names(void **unused)
{
    (void)unused;
    outcome result = at_table(
        "y\\nreferee give onyxian_whelp to play@boss\\n"
        "referee give onyxian_whelp to play@boss\\n"
        "why attack whelp with grumph\\nwhy can\\047t i play blade?\\n"
        "why atk boss\\nwhy play nobody\\nwhy attack whelp\\n"
        "referee give freya_lightsworn to play@1\\nreferee give freya_lightsworn to play@1\\n"
        "why atk freya");
    IN_ORDER(result, "Grumpherys can attack Onyxian Whelp", "CR 403.6: Krol Blade can't be played",
             "The ATK of Onyxia is 0.", "no \"nobody\" is in play",
             "Grumpherys can attack Onyxian Whelp", "The ATK of Freya Lightsworn is 2.");
}

// Two raiders against a Boss in chains, whose Channelers are two of a kind.
static outcome in_chains(const char *who, const char *lines)
{
    char command[1200];
    snprintf(command, sizeof command,
             "printf 'keep\\n%s\\n' | \"$AGGRO\" play magtheridons_lair --raiders 2 --seed 7 "
             "--db cards.db --referee --seat %s",
             lines, who);
    return shell(command);
}

static void why_one_cannot_attack_is_asked_in_common_speech(void **unused)
{
    (void)unused;
    outcome result =
        in_chains("1=human", "why can\\047t i attack magtheridon?\\n"
                             "why can\\047t grumpherys attack\\n"
                             "attack summoner with grumph\\nwhy attack with grumph\\n"
                             "referee give freya_lightsworn to play@1\\nwhy attack shadow\\n"
                             "why is it so");
    IN_ORDER(result, "Grumpherys can attack Magtheridon: nothing forbids it.",
             "Grumpherys can attack: nothing forbids it.",
             "CR 601.2a: Grumpherys can't attack: it is exhausted.",
             "Freya Lightsworn can attack Shadow Channeler: nothing forbids it.",
             "trigger, damage, healing, \natk,");
    result = in_chains("boss=human", "attack boris with shadow");
    assert_said(&result, "CR 409.1: Shadow Channeler can't attack: only in your action phase");
}

static void what_a_raid_calls_its_own_is_explained_by_its_rules(void **unused)
{
    (void)unused;
    outcome result =
        in_chains("1=human", "what is a cube\\nwhat is the nova?\\nwhat is xyzzy\\ncube");
    IN_ORDER(result, "Raiders exhaust characters to take Cubes, one each;",
             "> \nNova and a loose Cube as his turn starts:", "I did not understand \"xyzzy\"",
             "I did not understand \"cube\"");
    assert_not_said(&result, "Cubes. (R402.3)");
}

// A Cube takes no resources, but one of the raider's characters, and stays at the character.
static void what_a_power_takes_is_said(void **unused)
{
    (void)unused;
    outcome result = in_chains("1=human --from-boss 2", "1\\nuse cube\\ngoldenmoon\\np");
    IN_ORDER(result, "  Manticron Cube (exhaust one of your non-Dazed characters)\n",
             "Pay for Manticron Cube: exhaust one of your non-Dazed characters  [CR 403.1]",
             "Manticron Cube is attached to Goldenmoon.",
             "  Manticron Cube on Goldenmoon (exhaust one of your non-Dazed characters)\n");
}

static void what_lies_face_down_is_whose(void **unused)
{
    (void)unused;
    outcome result = in_chains("1=human", "referee give fury to resources@1\\n"
                                          "referee give fury to resources@1\\n"
                                          "referee give fury to resources@1\\nplace arcanite\\n"
                                          "pass until my action phase\\nplace flash\\n"
                                          "pass until my action phase\\nplace flash\\n"
                                          "pass until raider 2\\047s turn\\np\\np");
    assert_said(&result, "Your move: answer raider 2's resource?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(common_speech_is_understood),
        cmocka_unit_test(speech_counts_where_it_means_something),
        cmocka_unit_test(there_are_more_words_than_one_for_a_move),
        cmocka_unit_test(yes_takes_what_was_nearly_said),
        cmocka_unit_test(no_answers_what_may_be_answered),
        cmocka_unit_test(parts_of_names_show_their_text),
        cmocka_unit_test(keywords_say_what_they_do),
        cmocka_unit_test(a_name_alone_chooses_what_is_asked_for),
        cmocka_unit_test(one_weapon_is_taken_by_yes_or_the_word),
        cmocka_unit_test(a_word_at_another_question_says_what_is_asked),
        cmocka_unit_test(a_move_without_a_name_shows_what_there_is),
        cmocka_unit_test(why_takes_parts_of_names),
        cmocka_unit_test(why_one_cannot_attack_is_asked_in_common_speech),
        cmocka_unit_test(what_a_raid_calls_its_own_is_explained_by_its_rules),
        cmocka_unit_test(what_a_power_takes_is_said),
        cmocka_unit_test(what_lies_face_down_is_whose),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
