// What is made of the table of commands beside help: the manual page, completion in shells. And
// diff and export.
#include "cli/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the manual page ----

// Each command with each of its options stands in it: what `aggro help` says is what the page says.
static void the_page_has_every_command_and_option(void **state)
{
    (void)state;
    outcome result = shell("$AGGRO help --man | tr -d '\\\\' >page; for c in $($AGGRO help | sed "
                           "-n 's/^  aggro \\([a-z]*\\).*/\\1/p'); do"
                           "  [ $c = help ] || grep -q \"^.SS aggro $c\" page || echo \"no $c\";"
                           "  [ $c = help ] || $AGGRO help $c | sed -n 's/^  "
                           "--\\([a-z-]*\\).*/\\1/p' | while read -r o; do"
                           "    sed -n \"/^.SS aggro $c\\b/,/^.S[SH]/p\" page | grep -qe "
                           "\"fB--$o\" || echo \"no $c --$o\"; done; done;"
                           "  grep -c '^.SS' page");
    assert_int_equal(result.code, 0);
    assert_null(strstr(result.text, "no "));
    assert_true(strtol(result.text, NULL, 10) >= 10);
}

// No line begins with a dot that is not meant, and none is long: what mandoc -Tlint would say.
static void the_page_is_well_written(void **state)
{
    (void)state;
    outcome result = shell("$AGGRO help --man | awk 'length($0) > 80 || /[ \\t]$/ || /^$/ ||"
                           " (/^[.]/ && !/^[.](TH|SH|SS|TP|B|I|RI|IR|br)( |$)/) { print }'");
    assert_string_equal(result.text, "");
    result = shell("if command -v mandoc >/dev/null; then $AGGRO help --man | mandoc -Tlint; fi");
    assert_string_equal(result.text, "");
}

// ---- completion ----

static void candidates_begin_with_what_is_typed(void **state)
{
    (void)state;
    expect("help --complete pl", 0, "play\tplays a raid, or a duel\n");
    expect("help --complete play --seat 1=h", 0, "1=human\t");
    expect("help --complete play --color al", 0, "always\t");
    expect("help --complete play --db cards.db ony", 0, "onyxias_lair\traid\n");
    expect("help --complete find --lim", 0, "--limit\t");
    outcome result = aggro("help --complete play --out");
    assert_string_equal(result.text, "");
}

// A line of a script for bash: what Tab would find behind these words.
static void assert_completes(const char *words, const char *found)
{
    char line[512];
    snprintf(line, sizeof line,
             "export AGGRO; bash -c 'eval \"$(\"$AGGRO\" help --completion bash)\"; aggro() { "
             "\"$AGGRO\" \"$@\"; };"
             " COMP_WORDS=(aggro %s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _aggro; echo "
             "\"${COMPREPLY[@]}\"'",
             words);
    outcome result = shell(line);
    assert_int_equal(result.code, 0);
    assert_string_equal(result.text, found);
}

static void bash_completes_commands_options_and_keys(void **state)
{
    (void)state;
    assert_completes("repl", "replay\n");
    assert_completes("replay --ste", "--step\n");
    assert_completes("play --db cards.db \"\"",
                     "battle_of_the_aspects black_temple chaos duel magtheridons_lair molten_core "
                     "onyxias_lair\n");
    assert_completes("play --db cards.db onyxias_lair --deck 1 = decks/horde_w",
                     "decks/horde_warlock decks/horde_warrior\n");
    assert_completes("show --db cards.db hoa/fire", "hoa/fire_blast hoa/fireball\n");
    assert_completes("replay \"\"", "\n");  // a file: bash finds it
}

static void each_shell_reads_its_script(void **state)
{
    (void)state;
    outcome result =
        shell("for s in bash zsh fish; do $AGGRO help --completion $s >script.$s || echo no $s;"
              " ! command -v $s >/dev/null || $s -n script.$s || echo $s; done");
    assert_string_equal(result.text, "");
    expect("help --completion tcsh", 2,
           "no completion for the shell \"tcsh\": there are bash, zsh and fish");
    expect("help --wrong", 2, "help takes a command, --man or --completion");
}

// ---- comparing and taking out ----

static void a_database_goes_to_files_and_back(void **state)
{
    (void)state;
    expect("export --db cards.db out", 0, "aggro: out: ");
    outcome result = shell("diff -r -x README.md $SOURCE/cards out/cards && "
                           "diff -r -x README.md $SOURCE/raids out/raids");
    assert_string_equal(result.text, "");
    expect("build --quiet --cards out/cards --raids out/raids --out again.db", 0, "");
    expect("diff cards.db again.db", 0, "");
    expect("export --db cards.db --quiet out", 0, "");
}

static void what_is_there_and_different_is_left(void **state)
{
    (void)state;
    shell("mkdir -p kept && $AGGRO export --db cards.db kept hoa/fireball && echo x "
          ">kept/cards/hoa/fireball.lua");
    expect("export --db cards.db kept", 2,
           "kept/cards/hoa/fireball.lua is there and different: nothing was written");
    outcome result = shell("find kept -name '*.lua'; cat kept/cards/hoa/fireball.lua");
    assert_string_equal(result.text, "kept/cards/hoa/fireball.lua\nx\n");
    expect("export --db cards.db --force kept hoa/fireball", 0, "1 written, 0 as they were");
    result = shell("cmp kept/cards/hoa/fireball.lua $SOURCE/cards/hoa/fireball.lua");
    assert_int_equal(result.code, 0);
    expect("export --db cards.db kept hoa/firebal", 2,
           "no script has the key \"hoa/firebal\" (did you mean \"hoa/fireball\"?)");
}

static void no_file_goes_out_of_the_folder(void **state)
{
    (void)state;
    shell("cp cards.db evil.db");
    edit_database("evil.db", "update script set path = '../x.lua' where key = 'hoa/fireball'");
    outcome result = shell("$AGGRO export --db evil.db inside >out.txt 2>&1; echo code $?;"
                           " test -e inside -o -e x.lua || echo clean");
    assert_string_equal(result.text, "code 3\nclean\n");
}

static void what_differs_is_told_field_by_field(void **state)
{
    (void)state;
    // Two short decks of its own, whatever decks the checkout holds.
    shell("rm -rf mine && $AGGRO export --db cards.db --quiet mine && rm mine/cards/decks/* && "
          "printf 'return deck \"Fire\" { hero = \"hoa/ta_zo\", plan = \"Burn.\", cards = {\\n"
          "{ 4, \"hoa/fireball\" },\\n{ 4, \"hoa/frostbolt\" },\\n} }\\n' "
          ">mine/cards/decks/fire.lua && "
          "printf 'return deck \"Imps\" { hero = \"tdp/pagatha_soulbinder\", plan = \"Call.\", "
          "cards = {\\n{ 2, \"tdp/piztog\" },\\n{ 4, \"hoa/rend\" },\\n} }\\n' "
          ">mine/cards/decks/imps.lua");
    expect("build --quiet --cards mine/cards --raids mine/raids --out was.db", 0, "");
    shell("cd mine && sed -i 's/cost = 4/cost = 5/' cards/hoa/fireball.lua && echo '-- x' "
          ">>cards/hoa/rend.lua"
          " && sed -i 's/{ 4, \"hoa.fireball\" }/{ 3, \"hoa\\/fireball\" }/; /hoa.frostbolt/d' "
          "cards/decks/fire.lua"
          " && cp cards/hoa/moko_hunts_at_dawn.lua cards/hoa/moko_again.lua && rm -rf "
          "cards/tdp/piztog.lua"
          " && sed -i '/piztog/d' cards/decks/*.lua && echo '-- x' >>raids/onyxias_lair/words.lua");
    expect("build --quiet --cards mine/cards --raids mine/raids --out mine.db", 0, "");
    outcome result =
        shell("$AGGRO diff was.db mine.db | sed 's/: [0-9a-f]*, now [0-9a-f]*$/: another/'");
    assert_string_equal(result.text, "~ card hoa/fireball (Fireball)\n"
                                     "    cost: another\n"
                                     "+ card hoa/moko_again (Moko Hunts-at-Dawn)\n"
                                     "~ card hoa/rend (Rend)\n"
                                     "    its script: another\n"
                                     "- card tdp/piztog (Piztog)\n"
                                     "~ deck decks/fire (Fire)\n"
                                     "    hoa/fireball: another\n"
                                     "    hoa/frostbolt: 4, now nothing\n"
                                     "~ deck decks/imps (Imps)\n"
                                     "    tdp/piztog: 2, now nothing\n"
                                     "~ script onyxias_lair/words\n"
                                     "    its script: another\n");
    expect("diff was.db mine.db", 1, "    cost: 4, now 5\n");
    expect("diff --json was.db mine.db", 1,
           "{\"schema\":\"aggro.difference/1\",\"kind\":\"card\",\"key\":\"hoa/"
           "fireball\",\"name\":\"Fireball\","
           "\"what\":\"changed\",\"field\":\"cost\",\"was\":\"4\",\"now\":\"5\"}");
    expect("diff --quiet cards.db cards.db", 0, "");
    expect("diff cards.db", 2, "two card databases are compared");
    expect("diff cards.db nothing.db", 4, "there is no card database \"nothing.db\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_has_every_command_and_option),
        cmocka_unit_test(the_page_is_well_written),
        cmocka_unit_test(candidates_begin_with_what_is_typed),
        cmocka_unit_test(bash_completes_commands_options_and_keys),
        cmocka_unit_test(each_shell_reads_its_script),
        cmocka_unit_test(a_database_goes_to_files_and_back),
        cmocka_unit_test(what_is_there_and_different_is_left),
        cmocka_unit_test(no_file_goes_out_of_the_folder),
        cmocka_unit_test(what_differs_is_told_field_by_field),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
