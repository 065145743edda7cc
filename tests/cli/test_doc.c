// `aggro doc`: what a word of scripts takes, does and gives.
#include "cli/program.h"

#include <string.h>

static void a_verb_says_what_it_does_and_gives(void **state)
{
    (void)state;
    expect("doc deal_each", 0, "Gives: the total dealt, and the group that was dealt damage.");
    expect("doc source:deal", 0, "Damage and healing · CR 408");
}

static void a_power_lists_its_fields(void **state)
{
    (void)state;
    expect("doc when.dealt_damage", 0, "effect               function(me, event, t)\n");
    expect("doc as.enters_play", 0, "effect               function(me, event) (needed)");
    expect("doc prevents.damage", 0, "The first so many that the character is dealt each turn.");
    expect("doc boss", 0, "Left out: \"melee\".");
}

static void a_field_of_many_words_is_listed_with_each(void **state)
{
    (void)state;
    expect("doc only_your_turn", 0, "a field of pays");
    expect("doc once_per_turn", 0, "pays.once_per_turn");
    expect("doc pays.once_per_turn", 0, "a field of pays");
    expect("doc atk", 0, "gives.atk");
    expect("doc gives.cost", 0, "a field of gives · CR 707.1e");
}

static void a_part_of_a_word_finds_those_that_say_it(void **state)
{
    (void)state;
    expect("doc graveyard_", 0, "t:graveyard_count");
}

static void a_slip_names_the_nearest_word(void **state)
{
    (void)state;
    expect("doc prevnts.damage", 2, "did you mean \"prevents.damage\"?");
    expect("doc zzzzzzzzzzz", 2, "\"aggro doc\" lists them all");
}

static void the_overview_names_every_chapter(void **state)
{
    (void)state;
    expect("doc", 0, "Scenarios: what is done\n  plays uses");
    outcome result = aggro("doc --json");
    assert_int_equal(result.code, 0);
    const char *begins = "{\"schema\":\"aggro.doc/1\",\"word\":\"ally\",\"name\":\"ally\"";
    assert_memory_equal(result.text, begins, strlen(begins));
}

static void editor_files_are_written_and_settings_kept(void **state)
{
    (void)state;
    expect("doc --editor ide", 0, "wrote ide/docs/editor/cards.lua");
    shell("echo mine >ide/.luarc.json && echo old >ide/docs/editor/cards.lua");
    expect("doc --editor ide", 0, "ide/.luarc.json is there already and stays as it is");
    assert_int_equal(shell("grep -q mine ide/.luarc.json").code, 0);
    assert_int_equal(shell("cmp ide/docs/editor/cards.lua \"$SOURCE/docs/editor/cards.lua\"").code,
                     0);
    expect("doc --editor /proc/nowhere", 4, "can't be written");
}

// luacheck is no dependency: where it is not installed there is nothing to see.
static void luacheck_finds_nothing_in_cards_and_raids(void **state)
{
    (void)state;
    if (shell("command -v luacheck").code == 0) {
        outcome result = shell("cd \"$SOURCE\" && luacheck --no-color -q cards raids");
        if (result.code != 0) {
            fail_msg("%s", result.text);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_verb_says_what_it_does_and_gives),
        cmocka_unit_test(a_power_lists_its_fields),
        cmocka_unit_test(a_field_of_many_words_is_listed_with_each),
        cmocka_unit_test(a_part_of_a_word_finds_those_that_say_it),
        cmocka_unit_test(a_slip_names_the_nearest_word),
        cmocka_unit_test(the_overview_names_every_chapter),
        cmocka_unit_test(editor_files_are_written_and_settings_kept),
        cmocka_unit_test(luacheck_finds_nothing_in_cards_and_raids),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
