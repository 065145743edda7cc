// `aggro rules`: each rule with its places and its scenarios.
#include "cli/program.h"

#include <string.h>

#define RULES "rules --db cards.db --scenarios shown "

// Three scenarios stand for all: each command reads every one that it is given.
static int open_program(void **state)
{
    int code = program_open(state);
    shell("mkdir shown && cd \"$SOURCE/tests/scenarios\" && cp rules/exhausted_cant_attack.lua "
          "rules/waves.lua raid_onyxia/event_wing_storm.lua \"$OLDPWD/shown/\"");
    return code;
}

static void a_rule_names_where_it_is_enforced_and_shown(void **state)
{
    (void)state;
    expect(RULES "601.2a", 0, "CR 601.2a  ");
    expect(RULES "CR 601.2a", 0, "engine/rules/combat/propose.c:");
    expect(RULES "601.2a", 0, "shown/exhausted_cant_attack.lua");
}

// Nothing but a comment names CR 717.4 where packets are settled; a heading and a question cite it.
static void what_enforces_a_rule_stands_before_what_cites_it(void **state)
{
    (void)state;
    expect(RULES "717.4", 0, "\n  enforced  engine/rules/change/prevent.c:");
    expect(RULES "717.4", 0, "\n  cited     engine/rules/change/prevent.c:");
    expect(RULES "717.4", 0, "            engine/rules/change/packet.c:1\n");
}

// "CR 717.4, 717.4a" is two.
static void a_comment_may_name_several_rules(void **state)
{
    (void)state;
    expect(RULES "717.4a", 0, "\n  enforced  engine/rules/change/prevent.c:");
}

static void a_raids_own_rule_is_found_in_its_scripts(void **state)
{
    (void)state;
    expect(RULES "R201.2", 0, "raids/onyxias_lair/phases/event.lua:2");
    expect(RULES "R201.2", 0, "shown/event_wing_storm.lua");
}

// A second raid with a rule of the same number, and of rules that say what another one says.
static void raids_with_rules_of_one_number_are_told_apart(void **state)
{
    (void)state;
    shell("rm -rf two && mkdir -p two/few && cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" two/ && cp "
          "\"$SOURCE/tests/scenarios/raid_onyxia/r201_3_action_phase.lua\" two/few/");
    shell("cd two && \"$AGGRO\" new raid \"Ember Court\"");
    shell("cd two/raids/ember_court && sed -i '/^}/d' rules.lua && "
          "echo '[\"R201.3\"] = \"Another one\",' >>rules.lua && "
          "echo '[\"EC:Box\"] = { \"Its box\", kind = \"physical\" },' >>rules.lua && "
          "echo '[\"EC:Guards\"] = { \"As ever\", as = \"CR 602.2\" } }' >>rules.lua && "
          "echo '-- R201.3' >>raid.lua");
    shell("cd two && \"$AGGRO\" build");
#define TWO "rules --db two/build/cards.db --scenarios two/few "
    expect(TWO "R201.3", 0, "follows the Event phase, in onyxias_lair");
    expect(TWO "R201.3", 0, "Another one, in ember_court");
    outcome one = aggro(TWO "ember_court/R201.3");
    assert_int_equal(one.code, 0);
    assert_non_null(strstr(one.text, "enforced  raids/ember_court/raid.lua:"));
    assert_null(strstr(one.text, "onyxias_lair"));
    assert_null(strstr(one.text, "shown"));  // the scenario plays the other raid
    expect(TWO "onyxias_lair/R201.3", 0, "few/r201_3_action_phase.lua");
    expect(TWO "EC:Box", 0, "exempt    physical");
    expect(TWO "EC:Guards", 0, "engine/rules/combat/combat.c:");
    expect(TWO "--json EC:Guards", 0, "\"raid\":\"ember_court\",\"as\":\"CR 602.2\"");
    shell(
        "cd two && sed -i 's/CR 602.2/CR 602.22/' raids/ember_court/rules.lua && \"$AGGRO\" build");
    expect(TWO "EC:Guards", 3, "EC:Guards is as \"CR 602.22\", which is no rule of its own");
}

static void the_list_is_one_line_of_json(void **state)
{
    (void)state;
    outcome result = aggro(RULES "--json 700.1 601.2a");
    assert_int_equal(result.code, 0);
    const char *begins = "{\"schema\":\"aggro.rules/1\",\"rules\":[{\"id\":\"CR 700.1\",";
    assert_memory_equal(result.text, begins, strlen(begins));
    assert_non_null(strstr(result.text, "\"exempt\":\"definition: "));
    assert_non_null(strstr(result.text, "\"exempt\":null"));
    assert_ptr_equal(strchr(result.text, '\n'), result.text + strlen(result.text) - 1);
}

// The program may stand alone: the folder where scenarios usually lie is missing, or empty.
static void rules_and_cards_are_shown_where_no_scenario_lies(void **state)
{
    (void)state;
    shell("mkdir -p alone/tests/scenarios");
    for (int i = 0; i < 2; i++) {
        assert_non_null(strstr(shell("cd alone && \"$AGGRO\" rules --db ../cards.db 601.2a").text,
                               "engine/rules/combat/propose.c:"));
        assert_int_equal(shell("cd alone && \"$AGGRO\" show --db ../cards.db Fireball").code, 0);
        shell("rm -r alone/tests");
    }
    expect("rules --db cards.db --scenarios alone 601.2a", 2, "there is no scenario");
}

// In a folder with one scenario nearly every rule lacks one.
static void a_rule_without_a_scenario_is_uncovered(void **state)
{
    (void)state;
    shell("mkdir -p few && cp \"$SOURCE/tests/scenarios/rules/waves.lua\" few/");
    expect("rules --db cards.db --scenarios few --uncovered 601.2a", 1, "lacks     a scenario");
    expect("rules --db cards.db --scenarios few --uncovered 410.6a", 0, "0 uncovered");
    expect("rules --db cards.db --scenarios few --uncovered 700.1", 0,
           "1 exempt (1 of CR 400 to 719), 0 uncovered");
}

static void a_number_that_no_list_has_is_named(void **state)
{
    (void)state;
    expect(RULES "717.44", 2, "did you mean \"CR 717.4\"?");
    shell("mkdir -p wrong && sed 's/CR 410.6a/CR 410.66/' "
          "\"$SOURCE/tests/scenarios/rules/waves.lua\" >wrong/s.lua");
    expect("rules --db cards.db --scenarios wrong", 3, "there is no rule \"CR 410.66\"");
    expect("rules --db cards.db --scenarios nowhere", 4, "nowhere");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rule_names_where_it_is_enforced_and_shown),
        cmocka_unit_test(a_raids_own_rule_is_found_in_its_scripts),
        cmocka_unit_test(raids_with_rules_of_one_number_are_told_apart),
        cmocka_unit_test(the_list_is_one_line_of_json),
        cmocka_unit_test(rules_and_cards_are_shown_where_no_scenario_lies),
        cmocka_unit_test(a_rule_without_a_scenario_is_uncovered),
        cmocka_unit_test(a_number_that_no_list_has_is_named),
        cmocka_unit_test(what_enforces_a_rule_stands_before_what_cites_it),
        cmocka_unit_test(a_comment_may_name_several_rules),
    };
    return cmocka_run_group_tests(tests, open_program, program_close);
}
