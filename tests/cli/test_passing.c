// Passing for a while, and stops: what is passed, what ends it, and what is said of it.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// What is said at a table of this kind, a line each (printf's \n), with a referee at hand, on a
// screen that cuts no sentence.
static outcome at_table(const char *table, const char *before, const char *lines)
{
    char command[1900];
    snprintf(command, sizeof command,
             "printf '%s%s\\n' | COLUMNS=200 \"$AGGRO\" play %s --db cards.db --referee "
             "--seat 1=human",
             before, lines, table);
    return shell(command);
}

// A mage who could use Fire Blast at every moment, and holds no card too many at the end.
#define RAID "onyxias_lair --seed 7 --raiders 1 --deck 1=horde_mage"
#define READY                                                                                      \
    "y\\nreferee give fury to resources@1\\nreferee give fury to resources@1\\n"                   \
    "place arc\\n"

// The other one has two that attack as soon as they can.
#define DUEL "duel --seed 2 --deck 1=horde_mage --deck 2=alliance_hunter"
#define FURY                                                                                       \
    "y\\nreferee give fire_blast to resources@1\\nreferee give fire_blast to resources@1\\n"       \
    "referee give fury to play@2\\nreferee move fire_blast in hand@1 to deck@1\\n"

static void one_passes_until_a_turn_or_a_phase(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY, "pass until my turn");
    assert_said(&result, "You passed 13 times, from turn 2, action phase, to turn 3, end phase: "
                         "it is raider 1's turn.\n\n=== Turn 4: raider 1, start phase");
    result = at_table(RAID, READY, "p until the boss\\047s end phase");
    assert_said(&result, "turn 3, action phase: it is the Boss player's end phase.\n\n"
                         "=== Turn 3: the Boss player, end phase");
    result = at_table(RAID, READY, "pass until every end phase");
    assert_said(&result, "it is raider 1's end phase.\n\n=== Turn 2: raider 1, end phase");
    result = at_table(RAID, READY, "pass until end");
    assert_said(&result, "turn 2, end phase: the turn is over.\n\n=== Turn 3: the Boss player");
    result = at_table(RAID, READY, "pass until raider 1 action phase");
    assert_said(&result, ": it is raider 1's action phase.\n\n=== Turn 4: raider 1, action phase");
}

static void seats_of_a_duel_are_players(void **unused)
{
    (void)unused;
    outcome result = at_table(DUEL, FURY, "stop at player 2\\047s action\\npass until boss turn");
    assert_said(&result, "you are asked at: player 2's action phase.");
    assert_said(&result, "\"boss turn\" is no part of a turn");
}

static void one_passes_until_something_happens(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY, "pass until something\\npass until something\\n"
                                            "pass until something");
    assert_said(&result, "Lead from the Front of the Boss player is on the chain.\n\n"
                         "=== Turn 3: the Boss player, Event phase");
    assert_said(&result, "Event phase: Onyxia of the Boss player is on the chain.");
    assert_said(&result, "Trample of the Boss player is on the chain.");
    result = at_table(RAID, READY, "pass until attacked\\npass until attacked");
    assert_said(&result, "Event phase: you are attacked.\n\n=== Turn 3: the Boss player");
    assert_said(&result, "turn 3, end phase: it is your turn.\n\n=== Turn 4: raider 1, start");
}

static void an_attack_and_what_it_does_end_it(void **unused)
{
    (void)unused;
    outcome result = at_table(DUEL, FURY, "pass until attacked\\npass until something");
    assert_said(&result, "Player 2 proposes an attack: Fury on Ta'zo.\n"
                         "You passed 5 times, from turn 1, action phase, to turn 2, action phase: "
                         "you are attacked.");
    assert_said(&result,
                "You passed 3 times, in turn 2, action phase: your hero was dealt damage.");
}

// Big Game Hunter becomes a resource before.
static void a_resource_is_not_something(void **unused)
{
    (void)unused;
    outcome result = at_table(DUEL, FURY, "pass until something");
    assert_said(&result, "You passed 5 times, from turn 1, action phase, to turn 2, action phase: "
                         "Fury of player 2 is on the chain.");
}

static void what_may_kill_is_never_passed(void **unused)
{
    (void)unused;
    outcome result = at_table(DUEL, FURY, "referee damage hero@1 20\\npass until my turn");
    assert_said(&result, "what is on the chain may kill Ta'zo.");
    result = at_table(DUEL, FURY, "referee damage hero@1 19\\npass until my turn");
    assert_not_said(&result, "may kill");
}

// The Boss player of a game whose Boss lies in chains: he has no health that anything could take.
static outcome in_chains(int width, const char *lines)
{
    char command[900];
    snprintf(command, sizeof command,
             "printf 'keep\\n%s\\n' | COLUMNS=%d \"$AGGRO\" play magtheridons_lair --raiders 2 "
             "--seed 7 --db cards.db --seat boss=human",
             lines, width);
    return shell(command);
}

#define UNTIL_2 "pass until raider 2\\047s turn\\n"

static void without_health_nothing_may_kill(void **unused)
{
    (void)unused;
    outcome result = in_chains(200, UNTIL_2 UNTIL_2);
    assert_said(&result, "action phase: it is raider 2's turn.\n");
    assert_not_said(&result, "may kill");
}

// In turn 5 there was nothing to answer with; in turn 6 there is much to do.
static void what_was_waited_for_may_go_by_but_not_ones_own_turn(void **unused)
{
    (void)unused;
    outcome result = in_chains(200, UNTIL_2);
    assert_said(&result, "to turn 6, start phase: it is your turn.\n\n=== Turn 6: the Boss player, "
                         "action phase");
    result = in_chains(200, "pass until my turn");
    assert_said(&result, "turn 3, start phase: it is the Boss player's turn.\n\n=== Turn 3: the "
                         "Boss player, action phase");
    result = in_chains(200, "pass until my start");
    assert_said(&result, "=== Turn 6: the Boss player, start phase");
}

static void what_is_said_of_it_breaks_between_words(void **unused)
{
    (void)unused;
    outcome result = in_chains(80, UNTIL_2 "pass until tea\\nboard");
    assert_said(&result, "start phase: it is your\nturn.\n");
    assert_said(&result, "say whose (my, boss, raider 2, every), and turn or a\nphase;");
    result = in_chains(60, "why play deadly");
    assert_said(&result, "can't be played: only in your action \nphase, outside combat.\n");
}

// The question with the move says what there is to answer, and what passing does.
static void the_move_says_what_it_answers(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY, "p\\nattack\\npass until something");
    assert_said(&result, "Your move: answer your own Arc of Flame?  [CR 410.2]");
    assert_said(&result, "Pass (p): end your turn\n");
    assert_said(&result, "Ta'zo attacks Onyxia: answer it?  [CR 410.2]");
    assert_said(&result, "Your move: answer Lead from the Front?  [CR 410.2]");
    result = at_table(RAID, READY, "p\\nattack\\np\\nboard");
    assert_said(&result, "attacking]");
    assert_said(&result, "Ta'zo attacks Onyxia: answer it?  [CR 410.2]");
    result = at_table(RAID, READY, "p\\np");
    assert_said(&result, "Your move in your end phase  [CR 410.2]");
    result = at_table(RAID, READY, "pass until boss start phase");
    assert_said(&result, "Your move in the Boss player's start phase  [CR 410.2]");
}

// Grumpherys has a power for three resources, and nobody has anything else.
static void what_one_has_done_is_not_answered_by_ones_hero_alone(void **unused)
{
    (void)unused;
    const char *table = "magtheridons_lair --raiders 2 --seed 7";
    const char *ready = "y\\nreferee give fury to resources@1\\nreferee give fury to resources@1\\n"
                        "referee give fury to resources@1\\n";
    outcome result = at_table(table, ready, "place arcanite\\nattack summoner");
    assert_not_said(&result, "answer your own");
    assert_said(&result, "use               2  Grumpherys (3)");
    assert_said(&result, "Grumpherys attacks Summoner Channeler: answer it?");
    result = at_table(table, ready, "stop at my turn\\nplace arcanite");
    assert_said(&result, "Your move: answer your own Arcanite Reaper?");
    result = at_table(table, ready, "place arcanite\\nundo");
    assert_said(&result, "Your move: answer your own Arcanite Reaper?");
    result = at_table(table, ready, "place arcanite\\nundo\\nundo\\nplace flash\\nattack summoner");
    assert_said(&result, "Raider 1 places Flash of Steel as a resource.");
    result = at_table("magtheridons_lair --raiders 2 --seed 7 --ask-all", ready,
                      "p\\np\\nplace arcanite");
    assert_said(&result, "Your move: answer your own Arcanite Reaper?");
}

// What was fatal to one stage of a raid's Boss is not told of the next.
static void a_boss_that_gave_way_is_whole(void **unused)
{
    (void)unused;
    outcome result =
        at_table(RAID, READY, "referee damage hero@boss 19\\nplay fire blast on onyxia\\np\\np");
    assert_said(&result,
                "stage 2, changed by a referee ===\n Boss            Onyxia 30/30 ATK 0 [");
    assert_not_said(&result, "dealt fatal damage]");
    assert_not_said(&result, "dealt fatal damage,");
}

// Two raiders on a screen of so many rows.
static outcome on_a_screen(int rows, const char *lines)
{
    char command[900];
    snprintf(command, sizeof command,
             "printf 'y\\nplace flash\\n%s\\n' | LINES=%d \"$AGGRO\" play onyxias_lair --raiders 2 "
             "--seed 7 --db cards.db --seat 1=human",
             lines, rows);
    return shell(command);
}

static void a_turn_that_ends_by_itself_is_told(void **unused)
{
    (void)unused;
    outcome result = on_a_screen(30, "attack whelp with grumpherys");
    assert_said(&result,
                "Raider 1 ends the turn.\nNothing was left to do: your turn ended.\n\n-- Turn");
    result = on_a_screen(30, "pass until end");
    assert_said(&result, "=== Turn 5: raider 1");
    assert_not_said(&result, "Nothing was left to do");
    result = on_a_screen(30, "pass");
    assert_said(&result, "=== Turn 5: raider 1");
    assert_not_said(&result, "Nothing was left to do");
}

static void what_was_lost_is_summed_up_where_it_scrolled_away(void **unused)
{
    (void)unused;
    outcome result = on_a_screen(20, "attack whelp with grumpherys");
    assert_said(&result, "Since you were asked last (log ");
    assert_said(&result, "): your hero has 5 more damage.\n\n=== Turn 5: raider 1");
    result = on_a_screen(20, "p\\nplace fury\\nplay jeleane\\nattack whelp with grumpherys\\n"
                             "attack whelp with jeleane\\npass until my turn");
    assert_said(&result, "): you lost Jeleane Nightbreeze; your hero has 11 more damage.\n");
    result = on_a_screen(100, "attack whelp with grumpherys");
    assert_not_said(&result, "Since you were asked last");
}

static void a_choice_ends_it(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, "y\\nreferee give fury to resources@1\\n",
                              "pass until my turn\\npass until my turn\\n1");
    assert_said(&result, "turn 2, end phase: you are asked something else.");
    assert_said(&result, "Choose what to discard");
    assert_said(&result, "There is nothing to pass: this question wants an answer.");
}

static void what_cannot_be_read_says_what_can(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY,
                              "pass until ?\\npass until\\npass until tea\\n"
                              "pass until boss tea\\nstop\\nstop at raider 9\\nboard");
    assert_said(&result, "pass until attacked    something of yours is attacked, and you "
                         "could answer");
    assert_said(&result, "\"tea\" is no part of a turn: say whose (my, boss, raider 2, every), and "
                         "turn or a phase; those of your turns: start phase, action phase, end "
                         "phase");
    assert_said(&result, "the phases of the Boss player: start phase, Event phase, action phase");
    assert_said(&result, "That is: stop at my end phase");
    assert_said(&result, "\"raider 9\" is no part of a turn");
    assert_not_said(&result, "You passed");
}

static void stops_say_where_one_is_asked(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY, "stops\\nstop at my turn\\nstop at my turn\\np\\np\\np");
    assert_said(&result, "No stops: you are asked wherever you can do something.");
    assert_said(&result, "Where you could only use instants and the chain is empty, you are asked "
                         "at: raider 1's turn.\n");
    assert_said(&result, "=== Turn 2: raider 1, end phase");
    assert_said(&result, "Your stops passed for you 2 times, in turn 3, start phase.\n\n"
                         "=== Turn 3: the Boss player, Event phase");  // something is on the chain
    result = at_table(RAID, READY, "stop at boss action phase\\np\\np\\np\\np\\np\\np\\np");
    assert_not_said(&result, "=== Turn 2: raider 1, end phase");
    result = at_table(RAID, READY, "stop at boss action phase\\np\\nattack");
    assert_said(&result, "Ta'zo (attack) of raider 1");  // asked in its own action phase
    assert_not_said(&result, "passed for you");
    result = at_table(RAID, READY, "stop at boss action phase\\np\\np\\np\\np\\np\\np\\np\\np");
    assert_not_said(&result, "=== Turn 4: raider 1, start phase");
    assert_said(&result, "=== Turn 4: raider 1, action phase");
}

static void stops_are_taken_off(void **unused)
{
    (void)unused;
    outcome result = at_table(RAID, READY,
                              "stop at my turn\\nstop at boss end phase\\n"
                              "stop off my turn\\nstop off my turn\\nstop off");
    assert_said(&result, "you are asked at: raider 1's turn, the Boss player's end phase.");
    assert_said(&result, "you are asked at: the Boss player's end phase.\n");
    assert_said(&result, "That is none of your stops.");
    assert_said(&result, "> \nNo stops: ");
    result = at_table(RAID, READY,
                      "stop at my turn\\nstop at my start\\nstop at my action\\nstop at my end\\n"
                      "stop at boss start\\nstop at boss event\\nstop at boss action\\n"
                      "stop at boss end\\nstop at boss turn");
    assert_said(&result, "You have 8 stops already: \"stop off\" takes them off.");
}

// The Boss player passes to his next turn; what the referee does in between has him asked again.
static void another_place_of_the_game_ends_it(void **unused)
{
    (void)unused;
    const char *both = RAID " --seat boss=human";
    outcome result = at_table(both, "\\ny\\n\\ny\\n\\npass until my start\\n\\n", "p\\n");
    assert_not_said(&result, "Turn 2: raider 1, action phase, stage 1 ===\n raider 1        Ta'zo");
    result = at_table(both, "\\ny\\n\\ny\\n\\npass until my start\\n\\n",
                      "referee heal hero@1 1\\np\\n");
    assert_said(&result, "Turn 2: raider 1, action phase, stage 1, changed by a referee ===\n"
                         " raider 1        Ta'zo");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_passes_until_a_turn_or_a_phase),
        cmocka_unit_test(seats_of_a_duel_are_players),
        cmocka_unit_test(one_passes_until_something_happens),
        cmocka_unit_test(an_attack_and_what_it_does_end_it),
        cmocka_unit_test(a_resource_is_not_something),
        cmocka_unit_test(what_may_kill_is_never_passed),
        cmocka_unit_test(without_health_nothing_may_kill),
        cmocka_unit_test(what_was_waited_for_may_go_by_but_not_ones_own_turn),
        cmocka_unit_test(what_is_said_of_it_breaks_between_words),
        cmocka_unit_test(the_move_says_what_it_answers),
        cmocka_unit_test(what_one_has_done_is_not_answered_by_ones_hero_alone),
        cmocka_unit_test(a_boss_that_gave_way_is_whole),
        cmocka_unit_test(a_turn_that_ends_by_itself_is_told),
        cmocka_unit_test(what_was_lost_is_summed_up_where_it_scrolled_away),
        cmocka_unit_test(a_choice_ends_it),
        cmocka_unit_test(what_cannot_be_read_says_what_can),
        cmocka_unit_test(stops_say_where_one_is_asked),
        cmocka_unit_test(stops_are_taken_off),
        cmocka_unit_test(another_place_of_the_game_ends_it),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
