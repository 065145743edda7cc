// Duels as they are played: two seats, no Boss player, and every tool that goes with a game.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define DUEL "play duel --db cards.db --seed 7 "
#define CHAOS "play chaos --db cards.db --seed 3 "

static void a_player_wins(void **state)
{
    (void)state;
    outcome result = aggro(DUEL);
    assert_int_equal(result.code, 0);
    assert_said(&result, "The duel begins.");
    assert_said(&result, "-- Turn 2: player ");
    assert_said(&result, " wins: hero destroyed.\nduel, standard, seed 7: turns ");
    assert_not_said(&result, "aid");
    assert_not_said(&result, "oss ");
    expect(DUEL "--json --quiet", 0, "\"winner\":\"player ");
    // Alliance against Horde, and two of one faction.
    expect(DUEL "--quiet --deck 1=horde_mage --deck 2=alliance_priest", 0, "Player ");
    expect(DUEL "--quiet --deck 1=horde_mage --deck 2=horde_mage", 0, "Player ");
    // A master hero is of the deck (CR 301.4).
    expect(DUEL "--quiet --deck 1=traitor_warrior --deck 2=alliance_priest", 0, "Player ");
    expect(DUEL "--quiet --bots search --nodes 30 --max-turns 40 --check", 0, "Player ");
}

static void many_duels_are_summed_up(void **state)
{
    (void)state;
    outcome result = aggro(DUEL "--games 4 --bots random --quiet");
    assert_int_equal(result.code, 0);
    assert_said(&result, "games 4: player 2 wins ");
    assert_said(&result, ", player 1 wins ");
    assert_not_said(&result, "raiders");
    result = aggro(DUEL "--games 2 --bots random --quiet --json");
    assert_said(&result, "\"games\":2,\"player_1\":");
    assert_said(&result, ",\"player_2\":");
    assert_not_said(&result, "raiders");
}

static void who_does_not_sit_there_is_refused(void **state)
{
    (void)state;
    expect(DUEL "--raiders 3", 2, "--raiders 3: a duel is for two players");
    expect(DUEL "--raiders 2 --quiet", 0, "Player ");
    expect(DUEL "--seat 3=random", 2, "there is no seat 3 at a duel");
    expect(DUEL "--deck 3=horde_mage", 2, "there is no seat 3 at a duel");
    expect(DUEL "--seat boss=random", 2, "a duel has no Boss player; its seats are 1 to 2");
    outcome result = shell("printf 'seats\\nseat boss random\\nparty boss\\nparty 2\\nseat 2 "
                           "random\\nq\\n' | \"$AGGRO\" " DUEL "--seat 1=human");
    assert_said(&result, "  player 1         a person  (asked now)\n  player 2         greedy\n");
    assert_said(&result, "there is no seat \"boss\": seats are 1 to 2\n");
    assert_said(&result, "player 2 is played by random from now on.");
    assert_not_said(&result, "Boss");
}

static void a_recording_a_save_and_a_table_know_it(void **state)
{
    (void)state;
    outcome whole = aggro(DUEL "--quiet --record d.agr");
    assert_int_equal(whole.code, 0);
    expect("replay d.agr", 0, "duel, standard, seed 7, 2 seats");
    expect("replay d.agr", 0, ", as recorded");
    expect("replay --db cards.db d.agr --as-scenario d.lua --last 4", 0, "");
    expect("test --db cards.db d.lua", 0, "1 passed, 0 failed");
    expect("why d.agr damage hero@1 --seat boss", 2, "there is no seat \"boss\": seats are 1 to 2");
    outcome kept = aggro(DUEL "--quiet --table d.table");
    assert_string_equal(kept.text, whole.text);
    assert_string_equal(aggro(DUEL "--quiet --table d.table").text, whole.text);
    expect("tables d.table", 0, ", ended: player ");
    expect("tables d.table", 0, "  players: ");
    outcome saved = shell("printf 'y\\nsave d.save\\nq\\n' | \"$AGGRO\" " DUEL "--seat 1=human; "
                          "\"$AGGRO\" play --db cards.db --load d.save --quiet --bots greedy");
    assert_said(&saved, "Saved: ");
    expect("play --db cards.db --load d.save --seat 3=greedy", 2,
           "seat 3 is nobody's at the table of \"d.save\": 2 play there");
}

// A position for so many is refused.
static void expect_position(const char *raid, int players, const char *said)
{
    char line[512];
    snprintf(line, sizeof line,
             "echo 'return scenario \"Few\" { raid = \"%s\", raiders = %d, cites = \"CR 102.1\","
             " given = function() end, play = function() end, expect = function() end }' >few.lua;"
             " \"$AGGRO\" test --db cards.db few.lua",
             raid, players);
    outcome result = shell(line);
    assert_said(&result, said);
}

static void more_than_two_play_each_against_all(void **state)
{
    (void)state;
    expect(CHAOS "--raiders 4 --quiet --record c.agr", 0, "Player ");
    expect("replay c.agr", 0, "chaos, standard, seed 3, 4 seats");
    expect("replay --db cards.db c.agr --as-scenario c.lua --last 4", 0, "");
    expect("test --db cards.db c.lua", 0, "1 passed, 0 failed");
    outcome result = aggro(CHAOS "--games 2 --bots random --quiet");
    assert_said(&result, "games 2: player 2 wins ");
    assert_said(&result, ", player 3 wins ");
    assert_said(&result, ", player 1 wins ");
    result = aggro(CHAOS "--raiders 5 --games 2 --bots random --quiet --json");
    assert_said(&result, ",\"player_5\":");
    expect(CHAOS "--quiet --bots search --nodes 20 --max-turns 12 --check", 1,
           "The game is not over");
    expect(CHAOS "--quiet --table c.table", 0, "Player ");
    expect("tables c.table", 0, ", ended: player ");
    expect(CHAOS "--raiders 2", 2, "--raiders 2: this duel is for 3 to 5 players");
    expect_position("chaos", 2, "Chaos is for 3 to 5 players, not 2");
    expect_position("duel", 3, "Duel is for 2 players, not 3");
    result = shell("${AGGRO%/*}/tests/bench --db cards.db --raid chaos --rounds 1");
    assert_said(&result, "chaos, 3 players, random bots");
}

// A deck by the hero's own rules is dealt to who names none where each is against all; a raider
// gets it by name alone.
static void who_names_no_deck_gets_an_aspect_in_chaos_alone(void **state)
{
    (void)state;
    outcome result = shell("\"$AGGRO\" " CHAOS "--raiders 5 --quiet --record a.agr && "
                           "grep -ao '\"deck\":\"[^\"]*' a.agr");
    assert_said(&result, "\"decks/alliance_rogue\n\"deck\":\"decks/aspect_alexstrasza\n");
    result = shell("\"$AGGRO\" play onyxias_lair --db cards.db --raiders 5 --max-turns 3 --quiet "
                   "--record b.agr; grep -ao '\"deck\":\"[^\"]*' b.agr");
    assert_said(&result, "\"decks/alliance_rogue\n\"deck\":\"decks/alliance_hunter\n");
    assert_not_said(&result, "aspect");
    expect("play onyxias_lair --db cards.db --raiders 2 --deck 2=aspect_ysera --quiet", 0,
           "onyxias_lair, standard, seed 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_player_wins),
        cmocka_unit_test(many_duels_are_summed_up),
        cmocka_unit_test(who_does_not_sit_there_is_refused),
        cmocka_unit_test(a_recording_a_save_and_a_table_know_it),
        cmocka_unit_test(more_than_two_play_each_against_all),
        cmocka_unit_test(who_names_no_deck_gets_an_aspect_in_chaos_alone),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
