// aggro test as a tool for who writes cards: scenarios by the card that they name, what failed
// beside what happened, and which lines of the scripts no scenario ran.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

// A project of one's own: a card with a branch, and two scenarios of which one names it.
static int open_project(void **state)
{
    int code = program_open(state);
    outcome made = shell(
        "cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" . && chmod -R u+w cards raids && "
        "mkdir -p cards/mine tests/scenarios && "
        "printf 'return ability \"Ember Lash\" { number = 1, cost = 1, class = { \"mage\" },\\n"
        "  values = { few = 2, many = 5 },\\n"
        "  text = \"Your hero deals {few} fire damage to target ally, or {many} if it is "
        "hurt.\",\\n"
        "  targets = { target(\"prey\", any.ally, harm) },\\n"
        "  play = function(me, t)\\n"
        "    if t.prey.damage > 0 then\\n"
        "      me.hero:deal(me.many, \"fire\", t.prey)\\n"
        "    else\\n"
        "      me.hero:deal(me.few, \"fire\", t.prey)\\n"
        "    end\\n"
        "  end }\\n' > cards/mine/ember_lash.lua && "
        "printf 'return scenario \"Ember Lash burns an ally\" {\\n"
        "  given = function(t) t:seat(1, { hand = { \"Ember Lash\" }, play = { \"Kagra of the "
        "Crossroads\" }, resources = 1 }) end,\\n"
        "  play = function(t) t:plays(1, \"Ember Lash\", { target = \"Kagra of the Crossroads\" }) "
        "t:everyone_passes() end,\\n"
        "  expect = function(t) t:told { \"deals 2 fire damage\" } end,\\n"
        "}\\n' > tests/scenarios/lash.lua && "
        "printf 'return scenario \"A whelp stands\" {\\n"
        "  given = function(t) t:boss { play = { \"Onyxian Whelp\" } } end,\\n"
        "  play = function() end, expect = function(t) t:in_play(\"boss\", \"Onyxian Whelp\") "
        "end,\\n"
        "}\\n' > tests/scenarios/whelp.lua && "
        "\"$AGGRO\" build --quiet --out cards.db");
    if (made.code != 0) {
        print_error("%s", made.text);
    }
    return code != 0 ? code : made.code;
}

static void a_card_runs_the_scenarios_that_name_it(void **state)
{
    (void)state;
    outcome all = aggro("test --db cards.db");
    assert_int_equal(all.code, 0);
    assert_non_null(strstr(all.text, "2 passed, 0 failed"));
    static const char *const words[] = { "'Ember Lash'", "mine/ember_lash",
                                         "cards/mine/ember_lash.lua" };
    for (int i = 0; i < 3; i++) {
        char command[128];
        snprintf(command, sizeof command, "test %s --db cards.db", words[i]);
        outcome one = aggro(command);
        assert_int_equal(one.code, 0);
        assert_non_null(strstr(one.text, "lash.lua: Ember Lash burns an ally"));
        assert_non_null(strstr(one.text, "1 passed, 0 failed"));
    }
    expect("test 'Ember Lash' 'Onyxian Whelp' tests/scenarios --db cards.db", 0,
           "2 passed, 0 failed");
}

static void a_card_that_no_scenario_names_is_said(void **state)
{
    (void)state;
    expect("test Fireball --db cards.db", 0,
           "no scenario below \"tests/scenarios\" names Fireball (hoa/fireball)");
    expect("test Firebal --db cards.db", 2, "did you mean");
    expect("test tests/scenarios/lahs.lua --db cards.db", 4, "lahs.lua");
}

static void a_folder_of_cards_fails_where_a_card_has_no_scenario(void **state)
{
    (void)state;
    expect("test cards/mine --db cards.db", 0, "1 passed, 0 failed");
    shell("mkdir -p many && cp -r cards raids many && "
          "printf 'return ally \"Hermit\" { number = 2, cost = 1, atk = 1, damage = \"melee\", "
          "health = 1, text = \"\" }\\n' > many/cards/mine/hermit.lua && "
          "\"$AGGRO\" build --quiet --cards many/cards --raids many/raids --out many.db");
    expect("test many/cards/mine --db many.db", 1,
           "FAILED many/cards/mine/hermit.lua: no scenario below \"tests/scenarios\" names Hermit");
    expect("test many/cards/mine --db many.db", 1, "1 passed, 1 failed");
    expect("test many/cards/mine --db many.db --json", 1, "\"passed\":1,\"failed\":1,\"files\":1}");
}

static void a_failure_shows_expected_and_told(void **state)
{
    (void)state;
    outcome made = shell("sed 's/deals 2/deals 3/' tests/scenarios/lash.lua > wrong.lua");
    assert_int_equal(made.code, 0);
    expect("test wrong.lua --db cards.db", 1,
           "wrong.lua:4: \"deals 3 fire damage\" was not told (- expected, + told)\n");
    expect("test wrong.lua --db cards.db", 1, "\n  - deals 3 fire damage\n  + ");
}

static void only_scenarios_that_cite_a_rule_run(void **state)
{
    (void)state;
    outcome made =
        shell("mkdir -p cites && printf 'return {\n"
              "scenario \"It cites\" { cites = { \"CR 717.4\" }, play = function() end,\n"
              "  expect = function(t) t:damage(\"Onyxia\", 1) end },\n"
              "scenario \"It cites nothing\" { play = function() end,\n"
              "  expect = function(t) t:damage(\"Onyxia\", 0) end } }\n' > cites/two.lua && "
              "cp tests/scenarios/lash.lua cites/");
    assert_int_equal(made.code, 0);
    expect("test cites --db cards.db", 1, "2 passed, 1 failed");
    outcome cited = aggro("test cites --cites 'CR 717.4' --straight --json --db cards.db");
    assert_int_equal(cited.code, 1);
    assert_non_null(
        strstr(cited.text, "\"name\":\"It cites\",\"passed\":0,\"failed\":1,\"asserted\":1,"));
    assert_non_null(strstr(cited.text, "\"passed\":0,\"failed\":1,\"files\":2}"));
    assert_null(strstr(cited.text, "lash.lua"));
    expect("test cites --cites 'CR 717.44' --db cards.db", 2, "no scenario cites \"CR 717.44\"");
}

// A fault of a script says nothing about the game.
static void a_fault_is_not_an_assertion(void **state)
{
    (void)state;
    outcome made = shell("printf 'return scenario \"It faults\" { play = function() end,\n"
                         "  expect = function(t) local none = nil + 1 end }\n' > faults.lua");
    assert_int_equal(made.code, 0);
    expect("test faults.lua --json --db cards.db", 1, "\"failed\":1,\"asserted\":0,");
}

// The branch for hurt allies, line 7, never ran; of the file's 9 lines with code 8 did.
static void coverage_names_the_lines_that_never_ran(void **state)
{
    (void)state;
    outcome result = aggro("test 'Ember Lash' --coverage --quiet --db cards.db");
    assert_int_equal(result.code, 0);
    assert_non_null(strstr(result.text, "cards/mine/ember_lash.lua"));
    assert_non_null(strstr(result.text, "never ran: 7\n"));
    assert_null(strstr(result.text, "never called"));
    assert_non_null(strstr(result.text, "1 of 1 functions, 1 of 1 cards\n"));
    expect("test 'Ember Lash' --coverage --json --quiet --db cards.db", 0, "\"never_ran\":[[7,7]]");
}

static void coverage_names_the_cards_that_no_scenario_touches(void **state)
{
    (void)state;
    outcome result = shell("\"$AGGRO\" test --coverage --quiet --db cards.db >found.txt && "
                           "grep touches found.txt");
    assert_int_equal(result.code, 0);
    assert_non_null(strstr(result.text, "no scenario touches hoa/fireball\n"));
    assert_null(strstr(result.text, "no scenario touches mine/ember_lash\n"));
    assert_null(strstr(result.text, "no scenario touches onyxias_lair/onyxian_whelp\n"));
}

static void too_little_coverage_is_a_finding(void **state)
{
    (void)state;
    expect("test 'Ember Lash' --coverage --min 50 --quiet --db cards.db", 0, "coverage: ");
    expect("test 'Ember Lash' --coverage --min 99 --quiet --db cards.db", 1, "--min asks for 99");
    expect("test --min 50 --db cards.db", 2, "--min goes with --coverage");
}

static void recordings_go_into_a_folder_that_is_made(void **state)
{
    (void)state;
    expect("test 'Ember Lash' --record new/folder --quiet --db cards.db", 0, "1 passed");
    expect("replay new/folder/lash.jsonl", 0, "hash ");
    expect("test 'Ember Lash' --record cards.db/below --db cards.db", 4, "cannot be made");
}

static void the_value_of_an_option_is_no_option(void **state)
{
    (void)state;
    expect("test --save --json --db cards.db", 2, "--save needs a value");
    expect("test --save --db cards.db", 2, "--save needs a value");
}

// A hero and a deck that sort before all others, and another raid with a card that is called as one
// of Onyxia's.
static void cards_of_others_change_no_scenario(void **state)
{
    (void)state;
    outcome made = shell(
        "mkdir -p far && cp -r cards raids far && cd far && mkdir -p cards/aaa tests/scenarios && "
        "\"$AGGRO\" new raid 'Far Lair' >new.txt && "
        "printf 'return hero \"First\" { number = 1, health = 5, text = \"\" }\\n' "
        ">cards/aaa/first.lua && "
        "printf 'return ability \"Crush\" { cost = 1, text = \"Draw a card.\",\\n"
        "  play = function(me) me.player:draw(1) end }\\n' >raids/far_lair/cards/crush.lua && "
        "printf 'return scenario \"Near\" { raid = \"onyxias_lair\",\\n"
        "  given = function(t) t:boss { hand = { \"Crush\" } } end,\\n"
        "  expect = function(t) t:in_hand(\"boss\", \"onyxias_lair/crush\") "
        "t:health(\"hero@1\", 26) end }\\n' >tests/scenarios/near.lua && "
        "printf 'return scenario \"Far\" { raid = \"far_lair\",\\n"
        "  given = function(t) t:boss { hand = { \"Crush\" } } end,\\n"
        "  expect = function(t) t:in_hand(\"boss\", \"far_lair/crush\") end }\\n' "
        ">tests/scenarios/far.lua && "
        "printf 'return scenario \"Start\" { raid = \"onyxias_lair\",\\n"
        "  given = function(t) t:real_start() end, play = function(t) t:answers(\"boss\", \"no\") "
        "t:answers(1, \"no\") end,\\n"
        "  expect = function(t) t:in_hand(1, \"Recruit\") t:health(\"hero@1\", 26) end }\\n' "
        ">tests/scenarios/start.lua && "
        "\"$AGGRO\" build --quiet --out far.db && "
        "\"$AGGRO\" test tests/scenarios --db far.db; \"$AGGRO\" show Crush --db far.db");
    assert_non_null(strstr(made.text, "3 passed, 0 failed"));
    assert_non_null(strstr(made.text, "more than one card is called \"Crush\""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_runs_the_scenarios_that_name_it),
        cmocka_unit_test(a_card_that_no_scenario_names_is_said),
        cmocka_unit_test(a_folder_of_cards_fails_where_a_card_has_no_scenario),
        cmocka_unit_test(a_failure_shows_expected_and_told),
        cmocka_unit_test(only_scenarios_that_cite_a_rule_run),
        cmocka_unit_test(a_fault_is_not_an_assertion),
        cmocka_unit_test(coverage_names_the_lines_that_never_ran),
        cmocka_unit_test(coverage_names_the_cards_that_no_scenario_touches),
        cmocka_unit_test(too_little_coverage_is_a_finding),
        cmocka_unit_test(recordings_go_into_a_folder_that_is_made),
        cmocka_unit_test(the_value_of_an_option_is_no_option),
        cmocka_unit_test(cards_of_others_change_no_scenario),
    };
    return cmocka_run_group_tests_name("test", tests, open_project, program_close);
}
