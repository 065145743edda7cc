// aggro deck, as its users type it.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

static void decks_are_listed(void **unused)
{
    (void)unused;
    expect("deck list --db cards.db", 0,
           "decks/horde_mage: The Burning Answer\n  Ta'zo, mage, horde, 60 cards\n");
    expect("deck list --db cards.db --json", 0,
           "{\"schema\":\"aggro.deck/1\",\"key\":\"decks/horde_mage\"");
}

static void decks_are_checked(void **unused)
{
    (void)unused;
    expect("deck check --db cards.db", 0, "decks/horde_warrior: Wall of Plate: 60 cards, legal");
    expect("deck check onyxias_lair/decks/main --db cards.db", 0, "a Boss player's deck");
    shell("printf 'Hero: Tazo\\n5 Fireball\\n1 Corruption\\n1 Fire Blats\\n' > wrong.txt");
    expect("deck check wrong.txt --db cards.db", 1,
           "wrong.txt:4: error: no card is called \"Fire Blats\" (did you mean \"Fire Blast\"");
    expect("deck check wrong.txt --db cards.db", 1,
           "wrong.txt:2: error: holds \"Fireball\" 5 times: four of a name");
    expect("deck check wrong.txt --db cards.db", 1,
           "wrong.txt:3: error: can't hold \"Corruption\"");
    expect("deck check wrong.txt --db cards.db", 1, "6 cards, 4 findings");
    expect("deck check wrong.txt --db cards.db --json", 1,
           "{\"line\":4,\"text\":\"no card is called");
    expect("deck check horde_maeg --db cards.db", 2, "did you mean \"horde_mage\"?");
    expect("deck check none.txt --db cards.db", 2, "nor is there a file \"none.txt\"");
}

// Every deck there is, the raid's too, in every format.
static void what_is_exported_comes_back_the_same(void **unused)
{
    (void)unused;
    outcome out = shell(
        "for deck in horde_mage horde_warlock horde_warrior onyxias_lair/decks/main "
        "onyxias_lair/decks/event; do for format in plain lackey csv o8d dek lua; do "
        "\"$AGGRO\" deck export $deck --db cards.db --format $format --out list.$format --force && "
        "\"$AGGRO\" deck import list.$format --db cards.db --name Same --out back.lua --force && "
        "\"$AGGRO\" deck export $deck --db cards.db --format csv > a.csv && "
        "\"$AGGRO\" deck export back.lua --db cards.db --format csv > b.csv && "
        "cmp a.csv b.csv && echo same; done; done 2>/dev/null");
    int same = 0;
    for (const char *at = out.text; (at = strstr(at, "same\n")) != NULL; at++) {
        same++;
    }
    assert_int_equal(same, 30);
}

static void an_imported_deck_sits_down_to_play(void **unused)
{
    (void)unused;
    shell("rm -rf mine && mkdir -p mine && cp -r \"$SOURCE/cards\" mine/ && "
          "rm mine/cards/decks/*");
    outcome out = shell("\"$AGGRO\" deck export horde_mage --db cards.db | sed 's/^Name:.*/Name: "
                        "Mine, really/' > m.txt && "
                        "cd mine && \"$AGGRO\" deck import ../m.txt --db ../cards.db");
    assert_int_equal(out.code, 0);
    assert_non_null(strstr(out.text, "wrote cards/decks/mine_really.lua: Mine, really, 60 cards"));
    // In an empty folder its place is made, and what is said is what has to be done to play it.
    out = shell("rm -rf bare && mkdir bare && cd bare && \"$AGGRO\" deck import ../m.txt --db "
                "../cards.db && test -s cards/decks/mine_really.lua");
    assert_int_equal(out.code, 0);
    assert_non_null(strstr(out.text, "60 cards; to play it, `aggro build` where the folders"));
    out = shell("cd mine && \"$AGGRO\" build --quiet --raids \"$SOURCE/raids\" --out ../mine.db && "
                "\"$AGGRO\" play onyxias_lair --db ../mine.db --seed 7 --raiders 1 --deck "
                "1=mine_really --quiet");
    assert_int_equal(out.code, 0);
    out = shell("cd mine && \"$AGGRO\" deck import ../m.txt --db ../cards.db");
    assert_int_equal(out.code, 4);
    assert_non_null(strstr(out.text, "is there already: name another with --out, or add --force"));
}

// A project with a hero of its own and a deck around her: checked, shown, refused at the table.
static void a_hero_limits_the_decks_around_her(void **unused)
{
    (void)unused;
    shell("rm -rf chaos && mkdir -p chaos && cp -r \"$SOURCE/cards\" chaos/ && "
          "printf 'return hero \"Kalec\" { health = 30, tags = { \"Dragonkin\" },\\n  text = \"\", "
          "deckbuilding = { class = { \"mage\", \"warrior\" }, one_faction = { \"alliance\", "
          "\"horde\" }, copies = 1 } }\\n' > chaos/cards/hoa/kalec.lua");
    shell("cd chaos && \"$AGGRO\" build --quiet --raids \"$SOURCE/raids\" --out ../chaos.db");
    expect("show hoa/kalec --db chaos.db", 0,
           "Its decks: class mage, warrior; one faction of alliance,");
    shell(
        "printf 'Hero: Kalec\\n1 Fireball\\n1 Rend\\n2 Fire Blast\\n1 Corruption\\n' > kalec.txt");
    expect("deck check kalec.txt --db chaos.db", 1,
           "kalec.txt:4: error: holds \"Fire Blast\" 2 times: one of a name at most (CR 100.4)");
    expect("deck check kalec.txt --db chaos.db", 1,
           "kalec.txt:5: error: can't hold \"Corruption\"");
    expect("deck check kalec.txt --db chaos.db", 1, "5 cards, 3 findings");
    shell("printf 'return deck \"Kalec\" { hero = \"hoa/kalec\", cards = { { 4, "
          "\"hoa/fireball\" } } }' > chaos/cards/decks/kalec.lua");
    shell("cd chaos && \"$AGGRO\" build --quiet --raids \"$SOURCE/raids\" --out ../chaos.db");
    expect("play onyxias_lair --db chaos.db --seed 1 --raiders 1 --deck 1=kalec --quiet 2>&1", 3,
           "holds \"Fireball\" 4 times: one of a name at most (CR 100.4)");
}

// Two classes, Monsters and one faction, one card of a name: what is more is told. Deathwing is
// the hero here, not one of the Bosses of that name.
static void each_aspect_has_two_classes_and_one_of_a_name(void **unused)
{
    (void)unused;
    static const char *const aspects[][4] = {
        { "Alexstrasza the Life-Binder", "Condemn", "Heal", "Fireball" },
        { "Deathwing the Destroyer", "Grim Fate", "Totemic Cleanse", "Fireball" },
        { "Kalecgos the Spell-Weaver", "Fireball", "Corruption", "Heal" },
        { "Nozdormu the Timeless One", "Gouge", "Execute", "Fireball" },
        { "Ysera the Awakened", "Verdant Vengeance", "Arcane Shot", "Fireball" },
    };
    for (size_t i = 0; i < sizeof aspects / sizeof aspects[0]; i++) {
        char words[512];
        snprintf(words, sizeof words,
                 "printf 'Hero: %s\\n1 %s\\n1 %s\\n1 Echo of Jaina\\n1 Kor Cindervein\\n1 Benethor "
                 "Draigo\\n2 Flash of Steel\\n1 %s\\n' > aspect.txt; \"$AGGRO\" deck check "
                 "aspect.txt --db cards.db",
                 aspects[i][0], aspects[i][1], aspects[i][2], aspects[i][3]);
        outcome result = shell(words);
        assert_said(&result, ":6: error: can't hold \"Benethor Draigo\" ");
        assert_said(&result, "the deck already has the faction alliance");
        assert_said(&result, ":7: error: holds \"Flash of Steel\" 2 times: one of a name at most");
        assert_said(&result, ":8: error: can't hold ");
        assert_said(&result, "8 cards, 4 findings");
    }
}

static void nothing_is_dropped_silently(void **unused)
{
    (void)unused;
    shell("printf 'Hero: Tazo\\n4 Fireball\\n4 Fire Blats\\n' > some.txt; rm -f some.lua");
    expect("deck import some.txt --db cards.db --out some.lua", 3,
           "nothing was written: mend the line");
    assert_int_equal(shell("test -e some.lua").code, 1);
    expect("deck import some.txt --db cards.db --out some.lua --partial", 0,
           "some.txt:3: left out: no card is called");
    expect("deck import some.txt --db cards.db --print --partial", 0,
           "    { 4, \"hoa/fireball\" },\n  },\n}\n");
    expect("deck import some.txt --db cards.db --print --partial", 0,
           "warning: holds 4 cards: 60 at least (CR 100.1)");
}

static void what_makes_no_sense_is_2(void **unused)
{
    (void)unused;
    expect("deck", 2, "aggro deck list, check, import or export");
    expect("deck imprt x --db cards.db", 2, "did you mean \"import\"?");
    expect("deck export --db cards.db", 2, "which deck?");
    expect("deck export horde_mage --db cards.db --format o8", 2, "did you mean \"o8d\"?");
    expect("deck import none.txt --db cards.db", 4, "can't read \"none.txt\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decks_are_listed),
        cmocka_unit_test(decks_are_checked),
        cmocka_unit_test(what_is_exported_comes_back_the_same),
        cmocka_unit_test(an_imported_deck_sits_down_to_play),
        cmocka_unit_test(a_hero_limits_the_decks_around_her),
        cmocka_unit_test(each_aspect_has_two_classes_and_one_of_a_name),
        cmocka_unit_test(nothing_is_dropped_silently),
        cmocka_unit_test(what_makes_no_sense_is_2),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
