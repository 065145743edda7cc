// A raid that plays its Boss's side itself, as one person at the table sees it: what it is about,
// whom it has marked, how far its Boss is.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

static outcome at_table(const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command,
             "printf '%s\\n' | \"$AGGRO\" play battle_of_the_aspects --db cards.db --referee "
             "--seed 7 --raiders 2 --seat 1=human 2>/dev/null",
             lines);
    return shell(command);
}

static void a_raid_says_what_it_is_about(void **unused)
{
    (void)unused;
    outcome result = at_table("how do i win?\\nrules");
    const char *begins = strstr(result.text, "Deathwing's deck plays itself.");
    assert_non_null(begins);
    assert_true(begins < strstr(result.text, "The raid begins."));
    const char *asked = strstr(result.text, "raider 1> ");
    assert_non_null(asked);
    asked = strstr(asked, "Deathwing's deck plays itself.");
    assert_non_null(asked);
    assert_non_null(strstr(asked, "All Deathwing cards cost 0. (BA:Special Raid Rules: cost)"));
    assert_not_said(&result, "(BA:Loot)");
    result = shell("printf 'goal\\nrules\\n' | \"$AGGRO\" play duel --db cards.db --seat 1=human");
    assert_said(&result, "No rules are this game's alone.");
}

// A game that goes on is one whose people know it.
static void it_says_so_once(void **unused)
{
    (void)unused;
    outcome result = shell(
        "printf 'y\\nq\\n' | \"$AGGRO\" play battle_of_the_aspects --db cards.db "
        "--table about.table --seat 1=human");
    assert_said(&result, "Deathwing's deck plays itself.");
    result = shell("printf 'q\\n' | \"$AGGRO\" play battle_of_the_aspects --db cards.db "
                   "--table about.table --seat 1=human");
    assert_not_said(&result, "Deathwing's deck plays itself.");
}

static void who_is_marked_shows_and_is_told(void **unused)
{
    (void)unused;
    outcome result = at_table("what is marked\\ny\\nwho is marked?\\nwhat is advance\\nboard");
    assert_said(&result, "> \nMARKED: Grumpherys.\nEach turn a die marks one raider hero.");
    assert_said(&result, "ATK 0 [MARKED] ");
    assert_said(&result, "next stage.\nAdvance N: stage rises");
}

static void a_boss_shows_the_numbers_of_his_keywords(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\nreferee damage Grumpherys 12\\np\\n8\\nboard");
    assert_said(&result, "[Assault 3, Flip 1, Advance 10, Long-Range]");
    assert_said(&result, "Stage is now 2.\n  Deathwing the Destroyer turns to another side.\n");
    assert_said(&result, "Flip 2, Advance 20");
    assert_not_said(&result, "hand 0");
    assert_not_said(&result, "resources 0/0\n    Corr");
}

// What a raid counts for its own ends is neither shown nor told.
static void words_of_its_own_stay_its_own(void **unused)
{
    (void)unused;
    outcome result = at_table("y\\nboard\\n_raiders");
    assert_said(&result, "action phase, stage 1");
    assert_not_said(&result, "raiders 2");
    assert_not_said(&result, "aiders is now");
    assert_not_said(&result, "_raiders of this raid");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_raid_says_what_it_is_about),
        cmocka_unit_test(it_says_so_once),
        cmocka_unit_test(who_is_marked_shows_and_is_told),
        cmocka_unit_test(a_boss_shows_the_numbers_of_his_keywords),
        cmocka_unit_test(words_of_its_own_stay_its_own),
    };
    return cmocka_run_group_tests_name("automated", tests, program_open, program_close);
}
