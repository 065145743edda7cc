// aggro play --keep: what one game keeps is in the next.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// A raid that raiders lose: a dragon that attacks them, and gifts for those who lose.
static const char *const files[][2] = {
    { "raid.lua",
      "return raid \"Wyrm Peak\" {\n"
      "  decks = { \"main\", \"gifts\", \"pile\" }, bosses = { \"wyrm\" }, automated = true,\n"
      "  modes = { standard = { decks = { gifts = { copies = 2 } } } },\n"
      "  boss_turn = { ready_step, attack_step { at = opposing.hero }, end_phase },\n"
      "  setup = function(boss)\n"
      "    all(any.fixture:with { deck = \"gifts\" }:in_zone(\"deck\")):to_play { under = boss }\n"
      "  end,\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end,\n"
      "  at_end = function(boss, winner)\n"
      "    local gifts = all(any.fixture:with { deck = \"gifts\" })\n"
      "    gifts:keep()\n"
      "    gifts:keep()\n"
      "    if winner == \"boss\" then all(any.fixture:in_zone(\"deck\")):keep() end\n"
      "  end,\n"
      "}\n" },
    { "bosses/wyrm.lua", "return boss \"Old Wyrm\" { order = 1, health = 60, atk = 60, damage = "
                         "\"fire\", text = \"\" }\n" },
    { "cards/mending.lua",
      "return fixture \"Gift of Mending\" { of = \"raiders\", text = \"\" }\n" },
    { "decks/main.lua", "return deck \"main\" { cards = { { 1, \"hoa/fireball\" } } }\n" },
    { "decks/gifts.lua", "return deck \"gifts\" { cards = {} }\n" },
    { "decks/pile.lua", "return deck \"pile\" { cards = { { 1, \"peak/mending\" } } }\n" },
};

static int lay_out(void **unused)
{
    if (program_open(unused) != 0) return -1;
    shell("mkdir -p peaks/raids/peak/bosses peaks/raids/peak/cards peaks/raids/peak/decks && cp -r "
          "\"$SOURCE/cards\" peaks/ && cp -r \"$SOURCE/raids/duel\" peaks/raids/");
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[256];
        snprintf(path, sizeof path, "%s/peaks/raids/peak/%s", program_folder(), files[i][0]);
        FILE *file = fopen(path, "w");
        if (file == NULL || fputs(files[i][1], file) < 0 || fclose(file) != 0) return -1;
    }
    return shell("cd peaks && \"$AGGRO\" build --quiet --out ../peaks.db").code;
}

#define PEAK "play peak --db peaks.db --raiders 2 --quiet "

static void holds(const char *file, const char *text)
{
    char words[128];
    snprintf(words, sizeof words, "cat %s", file);
    outcome all = shell(words);
    if (strstr(all.text, text) == NULL) print_error("%s: %s", file, all.text);
    assert_non_null(strstr(all.text, text));
}

static void what_a_game_keeps_is_in_the_next(void **unused)
{
    (void)unused;
    expect(PEAK "--seed 1 --keep gifts=won.lua --record first.agr", 0,
           "Kept for the next game: Gift of Mending.\n");
    holds("won.lua", "-- Kept as a game of peak ended: standard, seed 1.\nreturn deck \"gifts\" {\n"
                     "  cards = {\n    { 1, \"peak/mending\" },\n  },\n}\n");
    expect(PEAK "--seed 2 --keep gifts=won.lua --json", 0,
           "{\"schema\":\"aggro.kept/1\",\"key\":\"peak/mending\",\"name\":\"Gift of Mending\","
           "\"seat\":3}\n{\"schema\":\"aggro.kept/1\"");
    holds("won.lua", "{ 2, \"peak/mending\" }");
    expect("replay first.agr", 0, "Kept for the next game: Gift of Mending.");
    expect("replay first.agr --print", 0, "Gift of Mending is kept for the next game.");
    expect("replay first.agr --json", 0, "\"aggro.kept/1\"");
    // The deck has grown beyond what the mode allows: that is said before the next game.
    shell("sed -i 's/{ 2/{ 3/' won.lua");
    expect(
        PEAK "--keep gifts=won.lua", 3,
        "aggro: won.lua:4: holds \"Gift of Mending\" (peak/mending) 3 times: 2 of a card at most\n"
        "aggro: --keep: \"won.lua\" stays as it is: mend it (a deck's script, docs/decks.md), take "
        "what it held before (\"won.lua~\"), or move it away\n");
    holds("won.lua", "{ 3, \"peak/mending\" }");
}

// Whose it is decides, not who has it; what the file held before stays beside it.
static void what_raiders_have_of_the_boss_player_is_handed_on(void **unused)
{
    (void)unused;
    expect(PEAK "--seed 1 --keep gifts=lent.lua", 0, "Kept for the next game");
    shell("sed -i 's/under = boss }/under = boss.opponents[2] }/; s/if winner.*/"
          "all(any.card:in_zone(\"hand\")):keep()/' peaks/raids/peak/raid.lua");
    assert_int_equal(shell("cd peaks && \"$AGGRO\" build --quiet --out ../lent.db").code, 0);
    expect("play peak --db lent.db --raiders 2 --quiet --seed 1 --keep gifts=lent.lua", 0,
           "aggro: \"lent.lua\" holds what is the Boss player's, not ");
    holds("lent.lua", "    { 1, \"peak/mending\" },\n  },\n");
    holds("lent.lua~", "-- Kept as a game of peak ended: standard, seed 1.");
}

static void a_table_and_a_saved_game_hand_on_what_they_keep(void **unused)
{
    (void)unused;
    expect(PEAK "--keep gifts=kept.lua --table t.table", 0, "Kept for the next game");
    holds("kept.lua", "{ 1, \"peak/mending\" }");
    shell("rm kept.lua");
    expect(PEAK "--keep gifts=kept.lua --table t.table", 0, "Kept for the next game");
    holds("kept.lua", "{ 1, \"peak/mending\" }");
    shell("rm kept.lua");
    expect("play --load first.agr --db peaks.db --quiet --keep gifts=kept.lua", 0, "Kept for");
    holds("kept.lua", "{ 1, \"peak/mending\" }");
    expect("play --load none.agr --db peaks.db --keep gifts=other.lua", 4, "none.agr");
    expect("play --load first.agr --mode hard --db peaks.db --keep gifts=other.lua", 2, "--mode");
    expect("play --load first.agr --db peaks.db --keep gift=other.lua", 2,
           "has no deck \"gift\" (did you mean \"gifts\"?)");
    expect(PEAK "--keep gifts=other.lua --record none/new.agr", 4, "none/new.agr");
    assert_int_not_equal(shell("test -e other.lua").code, 0);
}

// What it says to save is what goes on; what was gained meanwhile stays.
static void a_game_that_was_saved_goes_on_with_its_file(void **unused)
{
    (void)unused;
    outcome saved =
        shell("printf 'save mid.agr\\n' | \"$AGGRO\" play peak --db peaks.db --raiders 2 "
              "--seat 1=human --seed 3 --keep gifts=mid.lua");
    assert_int_equal(saved.code, 0);
    assert_said(&saved,
                "Saved: `aggro play --load mid.agr --keep gifts=mid.lua` goes on from here.");
    expect(PEAK "--seed 4 --keep gifts=mid.lua", 0, "Kept for the next game");
    expect(PEAK "--seed 5 --keep gifts=mid.lua", 0, "Kept for the next game");
    holds("mid.lua", "{ 2, \"peak/mending\" }");
    saved =
        shell("yes 1 | \"$AGGRO\" play --load mid.agr --keep gifts=mid.lua --db peaks.db --quiet");
    assert_said(&saved, "Kept for the next game: Gift of Mending.");
    holds("mid.lua", "{ 2, \"peak/mending\" }");
}

static void a_game_that_does_not_count_leaves_the_file_as_it_was(void **unused)
{
    (void)unused;
    expect(PEAK "--from-boss 1 --keep gifts=same.lua", 0,
           "\"same.lua\" stays as it was: a referee changed the table");
    expect(PEAK "--keep gifts=same.lua --max-turns 1", 1, "not over after 1 turns");
    assert_int_not_equal(shell("test -e same.lua").code, 0);
}

// Both began with nothing, and gained the same.
static void what_two_games_gain_at_once_is_gained_once(void **unused)
{
    (void)unused;
    expect(PEAK "--seed 1 --keep gifts=two.lua --max-turns 1 --record one.agr", 1, "not over");
    expect(PEAK "--seed 2 --keep gifts=two.lua", 0, "Kept for the next game");
    expect("play --load one.agr --db peaks.db --quiet --keep gifts=two.lua", 0, "Kept for");
    holds("two.lua", "{\n    { 1, \"peak/mending\" },\n  },");
}

static void what_cannot_be_written_is_in_a_recording(void **unused)
{
    (void)unused;
    shell("mkdir full.lua.part");
    expect(PEAK "--seed 8 --keep gifts=full.lua", 4,
           "aggro: can't write \"full.lua\": Is a directory\n"
           "aggro: --keep: what was kept is not lost: once that is mended, `aggro play --load "
           "aggro-kept-8.agr --keep gifts=full.lua` hands it on\n");
    expect(PEAK "--seed 8 --keep gifts=full.lua --record eight.agr", 4, "--load eight.agr --keep");
    assert_int_not_equal(shell("test -e full.lua || test -e aggro-kept-8-2.agr").code, 0);
    shell("rmdir full.lua.part");
    expect("play --load aggro-kept-8.agr --db peaks.db --quiet --keep gifts=full.lua", 0,
           "Kept for");
    holds("full.lua", "{ 1, \"peak/mending\" }");
}

// Who did not know of --keep learns of it where it would have helped.
static void what_is_not_handed_on_says_how_it_would_be(void **unused)
{
    (void)unused;
    expect("play peak --db peaks.db", 0,
           "Kept for the next game: Gift of Mending.\n"
           "It is not handed on without --keep gifts=gifts_won.lua.\n");
    expect("play peak --db peaks.db --record late.agr", 0,
           "gifts_won.lua (`aggro play --load late.agr` with it still does that).\n");
    expect("play peak --db peaks.db --table late.table", 0,
           "gifts_won.lua (this command with it still does that).\n");
    static const char *const quiet[] = { "--quiet", "--json", "--from-boss 1",
                                         "--keep gifts=late.lua" };
    for (size_t i = 0; i < sizeof quiet / sizeof quiet[0]; i++) {
        char words[128];
        snprintf(words, sizeof words, "play peak --db peaks.db %s", quiet[i]);
        outcome result = aggro(words);
        assert_int_equal(result.code, 0);
        assert_not_said(&result, "not handed on");
    }
}

// A damaged file stays as it is, whatever it holds, and holds nothing up.
static void a_damaged_file_stays_and_no_game_begins(void **unused)
{
    (void)unused;
    static const struct {
        const char *made, *said;
        int code;
    } rows[] = {
        { ": > bad.lua", "bad.lua:1: the file returns nothing", 3 },
        { "printf 'return deck \"gifts\" { cards = { { 1, \"peak/m' > bad.lua",
          "bad.lua:1: unfinished string", 3 },
        { "printf '\\033Lua\\001' > bad.lua", "binary chunk", 3 },
        { "printf '\\377\\376\\000' > bad.lua", "is not UTF-8", 3 },
        { "echo 'while true do end' > bad.lua", "does not come to an end", 3 },
        { "echo 'os.remove(\"first.agr\")' > bad.lua", "there is no word \"os\"", 3 },
        { "echo 'return deck \"g\" { cards = 3 }' > bad.lua", "cards is { { 4, ", 3 },
        { "echo 'return deck \"g\" { cards = { { \"x\", \"peak/mending\" } } }' > bad.lua",
          "holds 1 to 250 of \"peak/mending\", not \"x\"", 3 },
        { "echo 'return deck \"g\" { cards = { { 1, \"peak/mendign\" } } }' > bad.lua",
          "bad.lua:1: no card is called \"peak/mendign\" (did you mean \"peak/mending\"", 3 },
        { "echo 'return deck \"g\" { cards = { { 1, \"peak/wyrm\" } } }' > bad.lua",
          "bad.lua:1: can't hold \"Old Wyrm\" (peak/wyrm): it is a boss", 3 },
        { "head -c 1100000 /dev/zero > bad.lua", "no deck list is larger than 1 MiB", 3 },
        { "mkdir bad.lua", "\"bad.lua\" is not a file that can be written over", 4 },
        { "mkfifo bad.lua", "\"bad.lua\" is not a file that can be written over", 4 },
        { "ln -s nowhere.lua bad.lua", "can't write \"bad.lua\": No such file", 4 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        shell(rows[i].made);
        shell("rm -f was; test ! -f bad.lua || cp bad.lua was");
        outcome result = aggro(PEAK "--keep gifts=bad.lua");
        if (result.code != rows[i].code) print_error("%s: %s", rows[i].made, result.text);
        assert_int_equal(result.code, rows[i].code);
        assert_said(&result, rows[i].said);
        assert_not_said(&result, "wins");
        if (result.code == 3) {
            assert_said(&result, "\"bad.lua\" stays as it is: mend it (a deck's script, "
                                 "docs/decks.md), or move it away\n");
        }
        assert_int_equal(shell("test ! -f was || cmp bad.lua was").code, 0);
        shell("rm -rf bad.lua");
    }
}

static void what_cannot_be_handed_on_is_refused_before_the_game(void **unused)
{
    (void)unused;
    static const struct {
        const char *words, *said;
        int code;
    } rows[] = {
        { PEAK "--keep won.lua", "--keep won.lua: the name of a deck, the sign = and a file", 2 },
        { PEAK "--keep gifts=won.txt", "a file that ends in .lua are needed", 2 },
        { PEAK "--keep gifts=new.lua --games 2", "one game keeps: it goes without --games", 2 },
        { PEAK "--keep gifts=same.lua --deck gifts=won.lua", "--deck gifts=won.lua names this", 2 },
        { PEAK "--keep gift=new.lua", "has no deck \"gift\" (did you mean \"gifts\"?)", 2 },
        { PEAK "--keep gifts=none/new.lua", "--keep: can't write \"none/new.lua\": No such", 4 },
        { PEAK "--keep gifts=card.lua", "card.lua: this script is no deck", 3 },
        { PEAK "--keep gifts=hero.lua", "--keep: \"hero.lua\" is a player's deck", 3 },
        { "play duel --db peaks.db --keep gifts=new.lua", "has no Boss player, and so no deck", 2 },
        { PEAK "--keep gifts=same.lua --deck gifts=a.lua --deck gifts=a.lua --deck gifts=a.lua "
               "--deck pile=a.lua --deck pile=a.lua --deck pile=a.lua",
          "names this deck, too", 2 },
        { PEAK "--keep gifts=same.lua --deck main=a.lua --deck main=a.lua --deck main=a.lua "
               "--deck pile=a.lua --deck pile=a.lua --deck pile=a.lua",
          "--keep gifts=same.lua: a Boss player has at most 6 decks", 2 },
    };
    shell("cp \"$SOURCE/cards/hoa/fireball.lua\" card.lua && cp "
          "\"$SOURCE/cards/decks/horde_mage.lua\" hero.lua");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        expect(rows[i].words, rows[i].code, rows[i].said);
    }
    assert_int_not_equal(shell("test -e new.lua").code, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_game_keeps_is_in_the_next),
        cmocka_unit_test(what_raiders_have_of_the_boss_player_is_handed_on),
        cmocka_unit_test(a_table_and_a_saved_game_hand_on_what_they_keep),
        cmocka_unit_test(a_game_that_was_saved_goes_on_with_its_file),
        cmocka_unit_test(a_game_that_does_not_count_leaves_the_file_as_it_was),
        cmocka_unit_test(what_two_games_gain_at_once_is_gained_once),
        cmocka_unit_test(what_cannot_be_written_is_in_a_recording),
        cmocka_unit_test(what_is_not_handed_on_says_how_it_would_be),
        cmocka_unit_test(a_damaged_file_stays_and_no_game_begins),
        cmocka_unit_test(what_cannot_be_handed_on_is_refused_before_the_game),
    };
    return cmocka_run_group_tests_name("keep", tests, lay_out, program_close);
}
