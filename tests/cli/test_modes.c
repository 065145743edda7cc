// The modes of a raid and the Boss player's decks, as players and designers type them.
#include "cli/program.h"

#include <string.h>

#define EMPTY " --deck main=none.lua --deck minion=none.lua --deck event=none.lua"

static void decks_of_a_raid_are_listed_by_mode(void **unused)
{
    (void)unused;
    expect("deck list --raid black_temple --db cards.db", 0,
           "black_temple, standard mode, 1 to 5 raiders (BT:Standard Mode)\n"
           "  main: black_temple/decks/main, 40 cards\n"
           "  minion: black_temple/decks/minion, 28 cards\n"
           "  event: black_temple/decks/event, 23 cards\n"
           "  betrayer_event: black_temple/decks/betrayer_event, 5 cards\n"
           "black_temple, heroic mode, 1 to 3 raiders (BT:Heroic Mode)\n"
           "  main: black_temple/decks/main_heroic, 40 cards\n");
    expect("deck list --raid black_temple --db cards.db --json", 0,
           "{\"schema\":\"aggro.raid_deck/1\",\"raid\":\"black_temple\",\"mode\":\"epic\","
           "\"rule\":\"BT:Epic Mode\",\"raiders_min\":1,\"raiders_max\":5,\"part\":\"main\"");
    expect("deck list --raid black_temple --mode heroic --db cards.db", 0,
           "black_temple, heroic mode, 1 to 3 raiders (BT:Heroic Mode)\n"
           "  main: black_temple/decks/main_heroic, 40 cards\n");
    expect("deck list --raid black_temple --mode hard --db cards.db", 2,
           "no mode of black_temple is called \"hard\"; aggro deck list names them");
    expect("deck list --raid blak_temple --db cards.db", 2, "did you mean \"black_temple\"?");
    expect("play duel --deck boss=x --db cards.db", 2,
           "\"duel\" has no Boss player, and so no deck \"boss\"");
}

// No card of a deck of the repository is against its mode.
static void the_decks_of_each_mode_are_legal(void **unused)
{
    (void)unused;
    expect("deck check --raid black_temple --db cards.db", 0,
           "legal in the standard mode of black_temple");
    expect("deck check --raid black_temple --mode heroic --db cards.db", 0,
           "legal in the heroic mode of black_temple");
    expect("deck check --raid black_temple --mode epic --db cards.db", 0,
           "legal in the epic mode of black_temple");
    expect("deck check --raid black_temple --mode heroic main_epic --db cards.db", 3,
           "holds \"Parasitic Shadowfiend\" (black_temple/parasitic_shadowfiend) 10 times: 4 of a "
           "card at most (BT:Heroic Mode)");
}

static void every_refusal_has_its_line_and_its_rule(void **unused)
{
    (void)unused;
    shell("printf '4 Eye Blast\\n2 Fireball\\n1 Soul Fragment\\n3 Eye Blats\\n' > odd.txt");
    const char *check = "deck check --raid black_temple --mode heroic main=odd.txt --db cards.db";
    expect(check, 3, "odd.txt:4: error: no card is called \"Eye Blats\" (did you mean");
    expect(check, 3,
           "odd.txt:2: error: can't hold \"Fireball\" (hoa/fireball): the main deck takes "
           "abilities of the set black_temple (BT:Heroic Mode)");
    expect(check, 3, "odd.txt:3: error: can't hold \"Soul Fragment\"");
    expect(check, 3, "odd.txt: error: holds 7 cards: 40 at least (BT:Heroic Mode)");
    expect(check, 3, "main: odd: 7 cards, 4 findings");
    expect("deck check --raid black_temple --mode heroic main=odd.txt --db cards.db --json", 3,
           "\"raid\":\"black_temple\",\"mode\":\"heroic\",\"part\":\"main\"");
    expect("deck check --raid black_temple --mode heroic odd.txt --db cards.db", 2,
           "which of the raid's decks is it? Say main=odd.txt");
    expect("deck check --raid black_temple mian=odd.txt --db cards.db", 2,
           "has no deck \"mian\" (did you mean \"main\"?); there is main, minion, event");
    expect("deck check --raid black_temple --mode hreoic --db cards.db", 2,
           "did you mean \"heroic\"?");
    expect("deck check --mode heroic --db cards.db", 2, "which one? --raid RAID");
    shell("printf 'return deck \"None\" {\\n  cards = { { 0, \"black_temple/eye_blast\" } } }\\n' "
          "> none_of.lua");
    expect("deck check --raid black_temple --mode epic main=none_of.lua --db cards.db", 3,
           "none_of.lua:2: line 1 of cards: a deck holds 1 to 250 of \"black_temple/eye_blast\", "
           "not 0");
    shell("printf 'Hero: Tazo\\n1 Eye Blast\\n' > hero.txt");
    expect("deck check --raid black_temple --mode epic main=hero.txt --db cards.db", 3,
           "hero.txt:1: error: holds a hero: a Boss player's deck has none (BT:Epic Mode)");
}

static void what_a_mode_does_not_allow_is_refused_before_the_game(void **unused)
{
    (void)unused;
    shell("printf '9 Eye Blast\\n' > nine.txt");
    expect("play black_temple --mode heroic --deck main=nine.txt --db cards.db --quiet", 3,
           "BT:Heroic Mode: the main deck \"nine.txt\" holds \"Eye Blast\" "
           "(black_temple/eye_blast) 9 times: 4 of a card at most; `aggro deck check --raid "
           "black_temple --mode heroic main=nine.txt` tells");
    expect("play black_temple --deck main=nine.txt --db cards.db --quiet", 3,
           "BT:Standard Mode: the main deck \"nine.txt\" holds \"Eye Blast\"");
    expect("play black_temple --mode heroic --raiders 4 --db cards.db --quiet", 2,
           "BT:Heroic Mode: the heroic mode of Black Temple is for 1 to 3 raiders, not 4");
    expect("play black_temple --from-boss 10 --db cards.db --quiet", 2,
           "Black Temple has no Boss 10 to begin with: 1 to 9");
    expect("play black_temple --mode hard --db cards.db --quiet", 2,
           "there is no mode \"hard\" (there is standard, heroic, epic)");
    expect("play black_temple --mode epic --deck main=nine.text --db cards.db --quiet", 2,
           "there is no file and no deck \"nine.text\"");
    expect("play black_temple --mode epic --deck main= --db cards.db --quiet", 2,
           "the name of a deck, the sign = and a file or a deck are needed");
}

static void a_mode_is_played_with_its_decks_or_with_others(void **unused)
{
    (void)unused;
    expect("play black_temple --mode heroic --raiders 1 --seed 2 --db cards.db --quiet", 0,
           "black_temple, heroic, seed 2");
    expect("play black_temple --mode epic --deck main=nine.txt --deck minion=minion_epic --seed 2 "
           "--db cards.db --quiet --json --record epic.agr",
           0, "\"mode\":\"epic\"");
    // The recording names both decks, and holds nine cards of the first.
    assert_int_equal(shell("head -1 epic.agr | grep -q 'main=nine.txt' && head -1 epic.agr | grep "
                           "-q 'minion=minion_epic'")
                         .code,
                     0);
    expect("replay epic.agr", 0, "as recorded");
}

static void nothing_is_in_empty_decks_and_the_game_ends(void **unused)
{
    (void)unused;
    shell("printf 'return deck \"None\" { cards = {} }\\n' > none.lua");
    expect("deck check --raid black_temple --mode epic event=none.lua --db cards.db", 0,
           "event: None: 0 cards, legal in the epic mode of black_temple");
    expect("deck check --raid black_temple --mode heroic event=none.lua --db cards.db", 3,
           "holds 0 cards: 23 at least (BT:Heroic Mode)");
    expect("play black_temple --mode epic" EMPTY
           " --deck betrayer_event=none.lua --seed 2 --db cards.db --quiet --check",
           0, "black_temple, epic, seed 2");
}

// A table goes on with the mode and the decks that it began with.
static void a_kept_table_keeps_its_mode(void **unused)
{
    (void)unused;
    shell("rm -f t.table");
    expect("play black_temple --mode epic --deck main=nine.txt --table t.table --max-turns 3 "
           "--db cards.db --quiet",
           1, "not over after 3 turns");
    expect("play --table t.table --mode heroic --db cards.db --quiet", 2,
           "the table \"t.table\" plays the mode \"epic\", not \"heroic\"");
    shell("rm nine.txt");
    expect("play --table t.table --db cards.db --quiet", 0, "black_temple, epic, seed 1");
    expect("tables t.table --json", 0, "\"mode\":\"epic\"");
}

static void a_saved_game_keeps_its_mode(void **unused)
{
    (void)unused;
    expect("play --load epic.agr --mode heroic --db cards.db --quiet", 2,
           "the game \"epic.agr\" plays the mode \"epic\", not \"heroic\"");
    expect("play --load epic.agr --mode epic --db cards.db --quiet", 0, "black_temple, epic");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decks_of_a_raid_are_listed_by_mode),
        cmocka_unit_test(the_decks_of_each_mode_are_legal),
        cmocka_unit_test(every_refusal_has_its_line_and_its_rule),
        cmocka_unit_test(what_a_mode_does_not_allow_is_refused_before_the_game),
        cmocka_unit_test(a_mode_is_played_with_its_decks_or_with_others),
        cmocka_unit_test(nothing_is_in_empty_decks_and_the_game_ends),
        cmocka_unit_test(a_kept_table_keeps_its_mode),
        cmocka_unit_test(a_saved_game_keeps_its_mode),
    };
    return cmocka_run_group_tests_name("modes", tests, program_open, program_close);
}
