// Packs, as their users type them: one that is good, and those that are refused in a sentence.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define EMBER "--pack \"$SOURCE/docs/packs/ember_court\""

// A pack `name` with this in its manifest and one card.
static void make_pack(const char *name, const char *manifest, const char *card)
{
    char command[1600];
    snprintf(command, sizeof command,
             "rm -rf %s && mkdir -p %s/cards/%s && printf '%%s' 'return pack \"%s\" { key = "
             "\"%s\", api_level = 2, %s }' "
             "> %s/pack.lua && printf '%%s' 'return ally \"A %s\" { cost = 1, atk = 1, health = 1, "
             "damage = \"melee\" }' > "
             "%s/cards/%s/%s.lua",
             name, name, name, name, name, manifest, name, name, name, name, card);
    assert_int_equal(shell(command).code, 0);
}

static void a_pack_brings_cards_a_raid_and_a_mode(void **unused)
{
    (void)unused;
    expect("play ember_court " EMBER " --db cards.db --seed 3 --quiet", 0,
           "ember_court, standard, seed 3");
    expect("show ember_tempest " EMBER " --db cards.db", 0,
           "Your hero deals 2 fire damage to each");
    expect("show fire_blast " EMBER " --db cards.db", 0, "3 fire damage");
    expect("show fire_blast --db cards.db", 0, "2 fire damage");
    expect("play onyxias_lair --mode heroic --db cards.db --quiet", 2,
           "there is no mode \"heroic\"");
    expect("play onyxias_lair --mode heroci " EMBER " --db cards.db --quiet", 2,
           "did you mean \"heroic\"?");
    expect("test \"$SOURCE/docs/packs/ember_court/scenarios\" " EMBER " --db cards.db --quiet", 0,
           "");
}

// Each pack of the documentation: what changes in the cards and raids must not leave it behind.
static void the_scenarios_of_every_pack_of_the_pages_pass(void **unused)
{
    (void)unused;
    outcome all = shell("for pack in \"$SOURCE\"/docs/packs/*; do $AGGRO test \"$pack/scenarios\" "
                        "--pack \"$pack\" --db cards.db --quiet || exit 1; done");
    if (all.code != 0 || strstr(all.text, "passed, 0 failed") == NULL) {
        fail_msg("exit %d: %s", all.code, all.text);
    }
}

static void a_recording_plays_without_the_pack(void **unused)
{
    (void)unused;
    expect("play onyxias_lair --mode heroic " EMBER
           " --db cards.db --seed 3 --quiet --record heroic.agr",
           0, "heroic");
    expect("replay heroic.agr", 0, "as recorded");
    assert_int_equal(shell("head -1 heroic.agr | grep -q '\"packs\":\"ember_court 1.0.0\"'").code,
                     0);
}

// With the pack, with a database that lacks it, and with none at all.
static void a_recording_becomes_a_scenario_with_and_without_the_pack(void **unused)
{
    static const char *const named[] = { EMBER " --db cards.db", "--db cards.db", "" };
    (void)unused;
    expect("play onyxias_lair --mode heroic " EMBER
           " --db cards.db --seed 3 --quiet --record heroic.agr",
           0, "heroic");
    for (int i = 0; i < 3; i++) {
        char words[512];
        snprintf(
            words, sizeof words,
            "replay heroic.agr %s --as-scenario bare.lua --shrink --expect 'plays Ember Tempest'",
            named[i]);
        expect(words, 0, "shrunk to");
        assert_int_equal(shell("grep -q 'hand = .*\"Ember Tempest' bare.lua").code, i == 0 ? 0 : 1);
        expect("test bare.lua " EMBER " --db cards.db", 0, "1 passed, 0 failed");
    }
    expect("replay heroic.agr --as-scenario bare.lua --db gone.db", 4, "no card database");
}

static void a_recording_is_played_with_the_packs_scripts_of_now(void **unused)
{
    (void)unused;
    expect("play onyxias_lair --mode heroic " EMBER
           " --db cards.db --seed 3 --quiet --record heroic.agr",
           0, "heroic");
    expect("replay heroic.agr --scripts current " EMBER " --db cards.db", 0,
           "0 scripts changed; the game comes out the same");
    expect("replay heroic.agr --scripts current --db cards.db", 3,
           "; it was played with ember_court 1.0.0");
    expect("why heroic.agr health hero@boss --to 20 --scripts current " EMBER " --db cards.db", 0,
           "");
    expect("why heroic.agr health hero@boss --to 20 --scripts current --db cards.db", 3,
           "; it was played with ember_court 1.0.0");
    expect("why heroic.agr health hero@boss --to 20 --scripts older", 2,
           "--scripts is own or current");
}

static void a_table_goes_on_without_the_pack(void **unused)
{
    (void)unused;
    assert_int_equal(shell("rm -f court.table; (echo q) | $AGGRO play ember_court " EMBER
                           " --db cards.db --seed 3 --seat 1=human --table court.table")
                         .code,
                     0);
    expect("play --table court.table --db cards.db --quiet", 0, "ember_court, standard, seed 3");
}

// A card that is no raid's reads a word that some raids have: 0 in the others.
static void a_card_reads_a_word_that_only_some_raids_have(void **unused)
{
    (void)unused;
    make_pack("far", "version = \"1.0.0\"", "scout");
    assert_int_equal(
        shell("printf '%s' 'return ally \"Scout\" { cost = 0, atk = 1, health = 1, damage = "
              "\"melee\", powers = { gives { to = this, atk = plus(2), only_if = "
              "word.stage:is(1) }, when.enters_play { of = this, effect = function(me) "
              "me.player:draw(raid.stage) end } } }' > far/cards/far/scout.lua; mkdir far/s; "
              "for raid in 'black_temple 1 0' 'onyxias_lair 3 1'; do set -- $raid; printf "
              "'return scenario \"%s\" { raid = \"%s\", given = function(t) t:seat(1, { hand "
              "= { \"Scout\" }, deck = { \"Scorch\" } }) end, play = function(t) t:plays(1, "
              "\"Scout\") t:finishes_chain() end, expect = function(t) t:atk(\"Scout\", "
              "%s) t:hand_count(1, %s) end }' $1 $1 $2 $3 > far/s/$1.lua; done")
            .code,
        0);
    expect("test far/s --pack far --db cards.db", 0, "2 passed, 0 failed");
    expect("play black_temple --pack far --db cards.db --seed 3 --quiet", 0, "black_temple, ");
}

static void a_link_out_of_a_pack_is_refused(void **unused)
{
    (void)unused;
    make_pack("linked", "version = \"1.0.0\"", "one");
    assert_int_equal(shell("ln -s / linked/cards/linked/all").code, 0);
    expect("build --pack linked --db cards.db --out linked.db", 3,
           "cards/linked/all: a link to \"/\", out of the folder \"linked\"");
    expect("check linked", 3, "a link to \"/\"");
    assert_int_equal(
        shell("rm linked/cards/linked/all && mv linked/pack.lua elsewhere.lua && ln -s "
              "../elsewhere.lua linked/pack.lua")
            .code,
        0);
    expect("build --pack linked --db cards.db --out linked.db", 3, "pack.lua: a link to");
}

static void a_built_pack_is_the_same_pack(void **unused)
{
    (void)unused;
    expect("build " EMBER " --db cards.db --out ember.db", 0, "ember.db: ember_court 1.0.0");
    outcome folder = aggro("play ember_court " EMBER " --db cards.db --seed 5 --quiet");
    outcome built = aggro("play ember_court --pack ember.db --db cards.db --seed 5 --quiet");
    assert_int_equal(built.code, 0);
    assert_string_equal(built.text, folder.text);
}

static void what_packs_require_is_looked_at(void **unused)
{
    (void)unused;
    make_pack("one", "version = \"1.1\", requires = { two = \">=2\" }", "x");
    make_pack("two", "version = \"2.0\"", "x");
    expect("show x --pack one --db cards.db", 3,
           "the pack \"one\" requires the pack \"two\" (>=2): add it with --pack");
    expect("show one/x --pack one --pack two --db cards.db", 0, "A one");
    make_pack("two", "version = \"1.9\"", "x");
    expect("show x --pack one --pack two --db cards.db", 3,
           "requires two >=2, and this is two 1.9");
    make_pack("two", "version = \"2.0\", requires = { one = \"1\" }", "x");
    expect("show x --pack one --pack two --db cards.db", 3,
           "packs require each other in a circle: one, two");
    make_pack("two", "version = \"2.0\", requires = { aggro = \">=9\" }", "x");
    expect("show x --pack two --db cards.db", 3, "requires aggro >=9, and this is aggro ");
    shell("sed -i 's/api_level = 2/api_level = 99/' one/pack.lua");
    expect("show x --pack one --pack two --db cards.db", 3, "with the words of API level 99");
    shell("sed -i 's/api_level = 99/api_level = 1/' one/pack.lua");
    expect("show x --pack one --pack two --db cards.db", 3,
           "those of 2: mend it with \"aggro check --fix\" and its folder");
    expect("check --fix one", 1, "1 mended in 1 file; 1 error, ");
    expect("show x --pack one --pack two --db cards.db", 3, "requires aggro >=9");
    expect("show x --pack two --pack two --db cards.db", 3, "are both the pack \"two\"");
}

static void conflicts_are_explained(void **unused)
{
    (void)unused;
    make_pack("one", "version = \"1.0\"", "x");
    shell("mkdir -p one/cards/hoa && cp \"$SOURCE/cards/hoa/fireball.lua\" one/cards/hoa/");
    expect("show x --pack one --db cards.db", 3,
           "cards/hoa/fireball.lua has the key \"hoa/fireball\", which Aggro has already: list it "
           "in `changes`");
    shell("sed -i 's/version = /changes = { \"hoa\\/fireball\" }, version = /' one/pack.lua");
    expect("show one/x --pack one --db cards.db", 0, "A one");
    shell("rm -rf two && cp -r one two && mv two/cards/one two/cards/two && sed -i "
          "'s/\"one\"/\"two\"/g' two/pack.lua");
    expect("show one/x --pack one --pack two --db cards.db", 0,
           "the packs \"one\" and \"two\" both change \"hoa/fireball\": that of \"two\" counts, "
           "for it comes later");
    shell("rm -r one/cards/hoa");
    expect("show x --pack one --db cards.db", 3,
           "says that it changes \"hoa/fireball\", and has no file of that key");
    make_pack("one", "version = \"1.0\", changes = { \"one/x\" }", "x");
    expect("show x --pack one --db cards.db", 3,
           "says that it changes \"one/x\", which nobody has before it");
}

static void what_is_no_pack_is_refused(void **unused)
{
    (void)unused;
    expect("show x --pack none --db cards.db", 4, "can't read the pack \"none\"");
    shell("rm -rf bare && mkdir -p bare/cards/a; echo text > text.db; printf 'return {}' > "
          "bare/pack.lua");
    shell("cp \"$SOURCE/cards/hoa/fireball.lua\" bare/cards/a/");
    expect("show x --pack bare --db cards.db", 3, "this is no manifest");
    shell("rm bare/pack.lua");
    expect("show x --pack bare --db cards.db", 3, "it has no pack.lua");
    expect("show x --pack text.db --db cards.db", 3, "the pack \"text.db\" is refused");
    expect("show x --pack cards.db --db cards.db", 3,
           "the pack \"cards.db\" is refused: it has no pack.lua");
    shell("cp text.db packed.db");
    expect("show x " EMBER " --db packed.db", 4, "\"packed.db\" is no SQLite database");
    make_pack("one", "version = \"one\"", "x");
    expect("show x --pack one --db cards.db", 3,
           "pack.lua:1: the version \"one\" of a pack is made of");
    make_pack("one", "versoin = \"1\", version = \"1\"", "x");
    expect("show x --pack one --db cards.db", 3, "did you mean \"version\"?");
    make_pack("one", "version = \"1\"", "x");
    shell("sed -i 's/health/helth/' one/cards/one/x.lua");
    expect("show x --pack one --db cards.db", 3,
           "the pack \"one\" does not load: cards/one/x.lua:1");
}

// What a stranger could put into a database.
static void a_strangers_database_runs_nothing(void **unused)
{
    (void)unused;
    static const char *const wrong[][2] = {
        { "create trigger t after insert on meta begin delete from script; end",
          "it holds the trigger \"t\"" },
        { "create view v as with recursive r(x) as (select 1 union all select x + 1 from r) select "
          "x from r",
          "it holds the view \"v\"" },
        { "pragma application_id = 7", "it belongs to another program" },
        { "pragma user_version = 2", "it has the schema 2" },
        { "update script set source = source || ' -- more' where key = 'ember_court'",
          "\"ember_court\" was edited" },
        { "update script set path = 'raids/other/raid.lua' where key = 'ember_court'",
          "which is another's" },
        { "delete from script where key = 'pack'", "it has no pack.lua" },
        { "drop table meta", "its tables are not those of a pack" },
        { "pragma ignore_check_constraints = on; update script set source = "
          "replace(hex(zeroblob(900000)), '0', 'a')",
          "larger than 1 MiB" },
    };
    assert_int_equal(aggro("build " EMBER " --db cards.db --out ember.db").code, 0);
    // The index for full texts is a build's; nothing that is virtual is in a pack.
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(shell("cp ember.db wrong.db").code, 0);
        edit_database("wrong.db", wrong[i][0]);
        expect("show x --pack wrong.db --db cards.db", 3, wrong[i][1]);
    }
    shell("head -c 20000 ember.db > wrong.db");
    expect("show x --pack wrong.db --db cards.db", 3, "the pack \"wrong.db\" is refused");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pack_brings_cards_a_raid_and_a_mode),
        cmocka_unit_test(the_scenarios_of_every_pack_of_the_pages_pass),
        cmocka_unit_test(a_recording_plays_without_the_pack),
        cmocka_unit_test(a_recording_becomes_a_scenario_with_and_without_the_pack),
        cmocka_unit_test(a_recording_is_played_with_the_packs_scripts_of_now),
        cmocka_unit_test(a_table_goes_on_without_the_pack),
        cmocka_unit_test(a_card_reads_a_word_that_only_some_raids_have),
        cmocka_unit_test(a_link_out_of_a_pack_is_refused),
        cmocka_unit_test(a_built_pack_is_the_same_pack),
        cmocka_unit_test(what_packs_require_is_looked_at),
        cmocka_unit_test(conflicts_are_explained),
        cmocka_unit_test(what_is_no_pack_is_refused),
        cmocka_unit_test(a_strangers_database_runs_nothing),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
