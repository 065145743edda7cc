// Seats that change hands at the table: who may, who is told, and that a saved game and a table's
// file know it.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define PLAY "\"$AGGRO\" play onyxias_lair --db cards.db --seed 7 "

// What is said at a table, a line each (printf's \n).
static outcome at_table(const char *options, const char *lines)
{
    char command[1024];
    snprintf(command, sizeof command, "printf '%s' | " PLAY "%s", lines, options);
    return shell(command);
}

static void a_seat_changes_hands_in_mid_game(void **state)
{
    (void)state;
    outcome result =
        at_table("--seat 1=human", "y\\nseats\\nseat boss random\\nseat 1 greedy\\ny\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "  raider 1         a person  (asked now)\n"
                         "  raider 2         greedy\n"
                         "  raider 3         greedy\n"
                         "  the Boss player  greedy\n");
    assert_said(&result, "the Boss player is played by random from now on.\n");
    assert_said(&result, "raider 1 is played by greedy from now on.\n");
    // The bots play it to its end.
    result = at_table("--seat 1=human | tail -3", "y\\nseat 1 greedy\\ny\\n");
    assert_said(&result, "seed 7: turns ");
    assert_null(strstr(result.text, "The game is not over"));
    result = at_table("--seat 1=human", "y\\nseat 3 search\\nseats\\nq\\n");
    assert_said(&result, "  raider 3         search\n");
    result = at_table("--seat 1=human --json", "y\\nseat 1 greedy\\ny\\n");
    assert_said(&result, "{\"schema\":\"aggro.seat/1\",\"seat\":1,\"who\":\"greedy\"}");
}

static void who_can_not_sit_there_is_refused(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human", "y\\nseat 9 human\\nseat 2 gredy\\nseat 2 greedy\\n"
                                                "seat 1 human\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "there is no seat \"9\": seats are 1 to 3, and boss");
    assert_said(&result, "nobody is called \"gredy\" (did you mean \"greedy\"?)");
    assert_said(&result, "raider 2 is played by greedy already");
    assert_said(&result, "raider 1 is played by a person already");
    // Nobody takes another person's place without being allowed to.
    result = at_table("--seat 1=human --seat 2=human",
                      "\\ny\\n\\ny\\n\\nseat 2 greedy\\nn\\n\\nseats\\nq\\nall\\n");
    assert_said(&result, "raider 2, do you agree? (y, n)> ");
    assert_said(&result, "raider 2 does not agree: nothing changed");
    assert_said(&result, "  raider 2         a person");
}

static void nobody_sits_where_the_raid_plays_itself(void **state)
{
    (void)state;
    assert_int_equal(shell("cp cards.db alone.db").code, 0);
    edit_database("alone.db",
                  "update script set source = replace(source, 'boss_mulligan = true,', "
                  "'automated = true,') where key = 'onyxias_lair'");
    outcome result =
        shell("printf 'y\\nseats\\nseat boss human\\nq\\n' | \"$AGGRO\" play onyxias_lair "
              "--db alone.db --seed 7 --seat 1=human");
    assert_said(&result, "  the Boss player  nobody: the raid plays this side itself\n");
    assert_said(&result, "nobody can sit at seat 4: the raid plays that side itself");
}

static void who_leaves_may_let_a_bot_play_on(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human --seat 2=human",
                              "\\ny\\n\\nq\\n\\nseats\\nq\\nbot\\n\\nseats\\nq\\n");
    assert_int_equal(result.code, 0);
    assert_said(&result, "raider 2 leaves.\n  bot     greedy plays on in your place\n");
    assert_said(&result, "raider 2 is played by greedy from now on.\n");
    assert_said(&result, "  raider 2         greedy");
    assert_said(&result, "aggro: you leave the table");
}

static void a_table_knows_who_sat_there(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human --table a.table",
                              "y\\nseat 2 human\\nseat boss random\\nq\\nall\\n");
    assert_int_equal(result.code, 0);
    result = at_table("--seat 1=human --table a.table", "\\nseats\\nq\\nall\\n");
    assert_said(&result, "  raider 2         a person");
    assert_said(&result, "  the Boss player  random");
    // Where only bots were left, whom the command calls a person sits down again.
    result = at_table("--seat 1=human --table b.table --max-turns 3", "y\\nseat 1 random\\ny\\n");
    assert_said(&result, "not over after 3 turns");
    result = at_table("--seat 1=human --table b.table", "seats\\nq\\n");
    assert_said(&result, "  raider 1         a person");
}

static void a_saved_game_knows_who_sat_there(void **state)
{
    (void)state;
    outcome result =
        at_table("--seat 1=human", "y\\nseat 3 human\\nseat boss random\\nsave a.agr\\nq\\nall\\n");
    assert_int_equal(result.code, 0);
    result = shell("printf '\\nseats\\nq\\nall\\n' | "
                   "\"$AGGRO\" play --load a.agr --db cards.db --seat 1=human");
    assert_said(&result, "  raider 3         a person");
    assert_said(&result, "  the Boss player  random");
}

// Seats that never changed hands, too: whoever goes on says who sits there no second time.
static void people_keep_their_seats_where_the_game_is_left(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human --seat 3=human --table c.table", "\\ny\\n");
    assert_int_equal(result.code, 0);
    result = at_table("--table c.table", "\\n\\nseats\\n");
    assert_said(&result, "raider 3: press Enter");
    assert_said(&result, "  raider 1         a person\n  raider 2         greedy\n"
                         "  raider 3         a person  (asked now)\n");
    assert_said(&result, "The game is not over.");
    // --seat gives away no seat that a person had, and takes one more.
    result = at_table("--seat 1=greedy --seat 2=human --table c.table", "\\n\\nseats\\n");
    assert_said(&result, "--seat 1=greedy: here human plays as when the game was left; "
                         "\"seat 1 greedy\" at the table changes that");
    assert_said(&result, "  raider 1         a person");
    assert_said(&result, "  raider 2         a person");
    result = at_table("--seat 1=human --seat 3=human", "\\ny\\n\\nsave c.agr\\n");
    assert_said(&result, "Saved");
    result = shell("printf '\\nseats\\n' | \"$AGGRO\" play --load c.agr --db cards.db");
    assert_said(&result, "  raider 1         a person");
    assert_said(&result, "  raider 3         a person");
}

static void the_last_person_is_asked_before_bots_play_to_the_end(void **state)
{
    (void)state;
    outcome result = at_table("--seat 1=human", "y\\nseat 1 greedy\\nn\\nseats\\n");
    assert_said(&result, "nobody would be left who looks on: the bots play to the end. Do it?");
    assert_said(&result, "nothing changed\n");
    assert_said(&result, "  raider 1         a person");
    assert_said(&result, "The game is not over.");
}

static void giving_up_is_asked_where_several_sit(void **state)
{
    (void)state;
    outcome result =
        at_table("--seat 1=human --seat 2=human", "\\ny\\n\\ny\\n\\nconcede\\nn\\nseats\\n");
    assert_said(&result, "give up? (y, n)> \nraider 1> \n  raider 1         a person  (asked now)");
    assert_not_said(&result, "concedes");
    result = at_table("--seat 1=human --seat 2=human", "\\ny\\n\\ny\\n\\nconcede\\ny\\n");
    assert_said(&result, "concedes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_changes_hands_in_mid_game),
        cmocka_unit_test(who_can_not_sit_there_is_refused),
        cmocka_unit_test(nobody_sits_where_the_raid_plays_itself),
        cmocka_unit_test(who_leaves_may_let_a_bot_play_on),
        cmocka_unit_test(a_table_knows_who_sat_there),
        cmocka_unit_test(a_saved_game_knows_who_sat_there),
        cmocka_unit_test(people_keep_their_seats_where_the_game_is_left),
        cmocka_unit_test(the_last_person_is_asked_before_bots_play_to_the_end),
        cmocka_unit_test(giving_up_is_asked_where_several_sit),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
