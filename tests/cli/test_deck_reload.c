// Cards that a designer adds to the decks of a raid that is being played: a new file in a pack, a
// line more in a deck list, and they are in the game.
#include "cli/driven.h"

#include <stdio.h>
#include <string.h>

#define PLAY                                                                                       \
    "play black_temple --raiders 1 --seat boss=human --seed 4 --pack night --watch --db cards.db "
#define MAIN "night/raids/black_temple/decks/main_epic_night.lua"
#define MINIONS "night/raids/black_temple/decks/minion_heroic_night.lua"
#define CARD "night/raids/black_temple/cards/falling_night.lua"

static void run(const char *words)
{
    outcome result = shell(words);
    if (result.code != 0) {
        fail_msg("%s: %s", words, result.text);
    }
}

// Saved as editors do: written aside, then renamed.
static void save(const char *path, const char *text)
{
    char words[2048];
    snprintf(words, sizeof words, "cat > aside <<'END'\n%sEND\nmv aside %s", text, path);
    run(words);
}

static void save_card(int amount)
{
    char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Falling Night\" {\n  cost = 0, tags = { \"Black Temple\" },\n"
             "  values = { amount = %d },\n"
             "  text = \"Your hero deals {amount} shadow damage to each opposing hero.\",\n"
             "  play = function(me) me.hero:deal(me.amount, \"shadow\", opposing.hero) end,\n}\n",
             amount);
    save(CARD, text);
}

// Seven Eye Blasts, which are the first hand, and whatever else.
static void save_main(const char *more)
{
    char text[512];
    snprintf(text, sizeof text,
             "return deck \"Night\" { cards = { { 7, \"black_temple/eye_blast\" }, %s } }\n", more);
    save(MAIN, text);
}

static int fresh_pack(void **state)
{
    (void)state;
    return shell("rm -rf night && cp -r \"$SOURCE/docs/packs/night_watch\" night && chmod -R u+w "
                 "night")
        .code;
}

static void an_epic_ability_comes_into_the_running_raid(void **state)
{
    (void)state;
    save_main("");
    driven *game = driven_start(PLAY "--mode epic --deck main=main_epic_night --record night.agr");
    driven_wait(game, "Before the first turn, epic mode");
    driven_wait(game, "Keep this hand?");
    driven_wait(game, "the Boss player>");
    save_card(2);
    driven_wait(game, "reloaded: raids/black_temple/cards/falling_night.lua (Falling Night)");
    driven_wait(game, "the Boss player>");
    // Nobody has the move yet: it waits for one.
    save_main("{ 1, \"black_temple/falling_night\" }");
    driven_wait(game, "1 more of deck lists: they come at the next move");
    driven_wait(game, "the Boss player>");
    driven_say(game, "y\n");
    driven_wait(game, "now: 1 more Falling Night in the main deck");
    driven_wait(game, "1 card came into the game");
    driven_wait(game, "The Boss player shuffles the main deck.");
    // It is the only card of the deck, so it is drawn.
    driven_wait(game, "The Boss player draws Falling Night.");
    driven_wait(game, "changed by a referee");
    driven_wait(game, "the Boss player>");
    save_card(5);
    driven_wait(game, "deals 5 shadow damage to");
    driven_wait(game, "the Boss player>");
    driven_say(game, "Falling Night\n");
    driven_wait(game, "deals 5 shadow damage");
    driven_say(game, "q\n");
    assert_int_equal(driven_end(game, 0), 0);
    // The recording carries the new card; it needs neither pack nor files.
    run("rm -r night");
    expect("replay night.agr", 0, "as recorded");
}

// What docs/test.md shows, with the pack as it is: a card's file, and a line more in its list.
static void the_steps_of_the_page_bring_two_cards(void **state)
{
    (void)state;
    driven *game = driven_start(PLAY "--mode epic --deck main=main_epic_night");
    driven_wait(game, "Keep this hand?");
    driven_say(game, "y\n");
    driven_wait(game, "Your move");
    driven_wait(game, "the Boss player>");
    save_card(2);
    driven_wait(game, "reloaded: raids/black_temple/cards/falling_night.lua (Falling Night)");
    driven_wait(game, "the Boss player>");
    run("sed 's|  cards = {|&\\n    { 2, \"black_temple/falling_night\" },|' " MAIN " > aside && "
        "mv aside " MAIN);
    driven_wait(game, "reloaded: black_temple/decks/main_epic_night");
    driven_wait(game, "now: 2 more Falling Night in the main deck");
    driven_wait(game, "2 cards came into the game, and the decks are shuffled");
    driven_wait(game, "a card comes to the deck of the Boss player. (2 times)");
    driven_say(game, "q\n");
    assert_int_equal(driven_end(game, 0), 0);
}

static void a_heroic_minion_comes_within_its_limits(void **state)
{
    (void)state;
    driven *game = driven_start(PLAY "--mode heroic --deck minion=minion_heroic_night --referee");
    driven_wait(game, "Keep this hand?");
    driven_say(game, "y\n");
    driven_wait(game, "minion 27,");
    driven_wait(game, "the Boss player>");
    run("cp night/cards/black_temple/watcher_of_the_steps.lua "
        "night/cards/black_temple/watcher_of_the_gate.lua && sed -i 's/of the Steps/of the Gate/' "
        "night/cards/black_temple/watcher_of_the_gate.lua");
    driven_wait(game, "(Watcher of the Gate)");
    driven_wait(game, "the Boss player>");
    run("sed 's|cards = {|cards = { { 5, \"black_temple/watcher_of_the_gate\" },|' " MINIONS
        " > aside && cp aside five && mv aside " MINIONS);
    driven_wait(game, "warning: the decks stay as they are: BT:Heroic Mode: the minion deck");
    driven_wait(game, "5 times: 4 of a card at most");
    driven_wait(game, "--pack night` tells of all that is against it");
    driven_wait(game, "the Boss player>");
    run("sed 's|{ 5, |{ 4, |' five > aside && mv aside " MINIONS);
    driven_wait(game, "now: 4 more Watcher of the Gate in the minion deck");
    driven_wait(game, "minion 31,");
    driven_wait(game, "the Boss player>");
    // What the game has more of than the list stays.
    run("sed 's|{ 5, |{ 3, |' five > aside && mv aside " MINIONS);
    driven_wait(game, "warning: the minion deck has fewer of Watcher of the Gate now");
    driven_say(game, "q\n");
    assert_int_equal(driven_end(game, 0), 0);
}

// A list that lies outside the watched folders is read again when somebody says so.
static void a_list_in_a_file_is_read_again_on_request(void **state)
{
    (void)state;
    run("printf '7 Eye Blast\\n' > main.txt");
    driven *game = driven_start(PLAY "--mode epic --deck main=main.txt --referee");
    driven_wait(game, "Keep this hand?");
    driven_say(game, "y\n");
    driven_wait(game, "Your move");
    driven_wait(game, "the Boss player>");
    run("printf '7 Eye Blast\\n2 Fel Rage\\n' > main.txt");
    driven_say(game, "reload\n");
    driven_wait(game, "now: 2 more Fel Rage in the main deck");
    driven_wait(game, "2 cards came into the game");
    driven_wait(game, "the Boss player>");
    driven_say(game, "reload\n");
    driven_wait(game, "nothing in this game is another one");
    driven_say(game, "q\n");
    assert_int_equal(driven_end(game, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_epic_ability_comes_into_the_running_raid, fresh_pack),
        cmocka_unit_test_setup(the_steps_of_the_page_bring_two_cards, fresh_pack),
        cmocka_unit_test_setup(a_heroic_minion_comes_within_its_limits, fresh_pack),
        cmocka_unit_test_setup(a_list_in_a_file_is_read_again_on_request, fresh_pack),
    };
    return cmocka_run_group_tests_name("deck_reload", tests, program_open, program_close);
}
