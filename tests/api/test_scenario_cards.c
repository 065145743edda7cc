// Cards that a scenario declares, and what a position can prepare and assert beyond the basics.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/scenes.h"

// ---- cards that a scenario declares ----

#define ZAP                                                                                        \
    "zap = ability \"Zap\" { cost = 0, instant = true, values = { amount = 3 },"                   \
    " text = \"{amount}\", targets = { target(\"prey\", any.character, harm) },"                   \
    " play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }"

static void a_declared_card_is_played_by_name_stem_and_key(void **state)
{
    scenes_pass(
        *state,
        "cards = { " ZAP ", stone = ally \"Stone\" { cost = 1, atk = 1, damage = \"melee\","
        " health = 9 }, mia = hero \"Mia\" { health = 33, faction = \"horde\","
        " class = { \"mage\" }, back = {} } },",
        "t:seat(1, { hero = \"Mia\", hand = { \"Zap\", \"zap\", \"scenario/zap\" } })"
        " t:boss { play = { \"stone\" } }",
        "t:plays(1, \"Zap\", { target = \"Stone\" }) t:everyone_passes()"
        " t:plays(1, \"scenario/zap\", { target = \"scenario/stone\" }) t:everyone_passes()",
        "t:damage(\"stone\", 6) t:in_hand(1, \"zap\") t:health(\"hero@1\", 33)");
}

static void a_declared_token_comes_by_its_key(void **state)
{
    scenes_pass(*state,
                "cards = { call = ability \"Call\" { cost = 0, class = { \"mage\" }, text = \"\","
                " play = function(me) me.player:put_token(\"scenario/imp\", 2) end },"
                " imp = token \"Imp\" { atk = 1, damage = \"fire\", health = 1 } },",
                "t:seat(1, { hand = { \"Call\" } })", "t:plays(1, \"Call\") t:everyone_passes()",
                "t:count_in_play(1, \"Imp\", 2)");
}

// Writes the file and runs it; what it reports, or why it did not load.
static void expect_words(const scene_bench *bench, const char *text, const char *words)
{
    char path[128];
    ag_scenario_result result;
    ag_error error = { 0 };

    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    scenes_write(bench, "s.lua", text);
    if (ag_scenario_run(bench->engine, path, &result, &error) == AG_OK) {
        assert_int_not_equal(result.failed, 0);
        snprintf(error.text, sizeof error.text, "%.1000s", result.report);
    }
    if (strstr(error.text, words) == NULL) {
        fail_msg("\"%s\" was expected in:\n%s", words, error.text);
    }
}

#define NOTHING " given = function(t) end, expect = function(t) end }"

static void what_is_wrong_with_a_declared_card_has_its_line(void **state)
{
    expect_words(*state,
                 "return scenario \"x\" { raid = \"cave\", cards = {\n"
                 "  imp = ally \"Imp\" { cost = 1,\n  helth = 2 } }," NOTHING,
                 "s.lua:3: unknown field \"helth\"");
    expect_words(*state, "return scenario \"x\" { cards = { imp = 5 }," NOTHING,
                 "s.lua:1: cards: \"imp\" is 5, not a card");
    expect_words(*state, "return scenario \"x\" { cards = { imp = phase \"P\" {} }," NOTHING,
                 "\"imp\" is phase, not a card");
    expect_words(*state,
                 "return scenario \"x\" { cards = { [\"An Imp\"] = ally \"I\" {} }," NOTHING,
                 "no stem of a key");
    expect_words(*state, "return scenario \"x\" { cards = 1," NOTHING, "cards takes a table");
}

static void a_scenario_declares_at_most_32_cards(void **state)
{
    expect_words(
        *state,
        "local cards = {}\n"
        "for i = 1, 33 do\n"
        "  cards[format(\"imp_%d\", i)] = ally \"Imp\" { cost = 1, atk = 1, damage = \"fire\","
        " health = 1, text = \"\" }\n"
        "end\n"
        "return scenario \"x\" { raid = \"cave\", cards = cards," NOTHING,
        "s.lua:5: cards: a scenario declares at most 32");
}

static void a_declared_card_stays_in_its_scenario(void **state)
{
    char text[2048];
    snprintf(text, sizeof text,
             "return { scenario \"one\" { raid = \"cave\", cards = { " ZAP " }," NOTHING ",\n"
             "scenario \"two\" { raid = \"cave\", given = function(t)"
             " t:seat(1, { hand = { \"Zap\" } }) end, expect = function(t) end } }");
    expect_words(*state, text, "scenario \"two\"");
    expect_words(*state, text, "no card is called \"Zap\"");
}

static void what_is_wrong_with_a_declared_raid_is_told(void **state)
{
    expect_words(*state, "return scenario \"x\" { raid = 5," NOTHING, "raid takes a key");
    expect_words(*state, "return scenario \"x\" { raid = ally \"A\" {}," NOTHING, "not ally");
    expect_words(*state,
                 "return scenario \"x\" { raid = raid \"Hill\" {\n"
                 "  decks = { \"main\" },\n  bosses = { \"giant\" } }," NOTHING,
                 "s.lua:3: there is no Boss \"scenario/giant\"");
}

static void a_declared_card_spends_no_more_than_any(void **state)
{
    scenes_pass(*state,
                "faults = true, cards = { spin = ability \"Spin\" { cost = 0, class = { \"mage\" },"
                " text = \"\", play = function(me) while true do end end } },",
                "t:seat(1, { hand = { \"Spin\" } })", "t:plays(1, \"Spin\") t:everyone_passes()",
                "t:in_graveyard(1, \"Spin\")");
}

// Two scenarios of one file give a stem to two cards, and play raids of their own.
static void a_stem_and_a_raid_are_their_scenarios_own(void **state)
{
    const scene_bench *bench = *state;
    char path[128];
    ag_scenario_how how = { .folder = bench->folder };
    ag_scenario_result result;
    ag_result outcome;
    ag_error error = { 0 };
    scenes_write(
        bench, "own.lua",
        "local function one(health) return scenario(\"of \" .. health) {\n"
        "raid = raid(\"Hill \" .. health) { decks = { \"main\" }, bosses = { \"giant\" } },\n"
        "cards = { giant = boss \"Giant\" { order = 1, health = health, text = \"\" } },\n"
        "given = function(t) end, expect = function(t) t:health(\"Giant\", health) end } end\n"
        "return { one(7), one(9) }\n");
    snprintf(path, sizeof path, "%s/own.lua", bench->folder);
    assert_int_equal(ag_scenario_run_how(bench->engine, path, &how, &result, &error), AG_OK);
    assert_string_equal(result.report, "");
    assert_int_equal(result.passed, 2);
    for (int nth = 1; nth <= 2; nth++) {
        char report[512];
        snprintf(path, sizeof path, "%s/own_%d.jsonl", bench->folder, nth);
        assert_int_equal(ag_replay(path, &outcome, report, sizeof report, &error), AG_OK);
    }
}

// The recording becomes a scenario that declares the same, and passes in its turn; so does what is
// recorded of that one.
static void tell_again(const scene_bench *bench, const char *recording)
{
    char told[128], again[128], report[512];
    ag_scenario_result result;
    ag_scenario_wish wish = { .path = told };
    ag_scenario_how how = { .folder = bench->folder };
    ag_error error = { 0 };
    snprintf(told, sizeof told, "%s/told.lua", bench->folder);
    snprintf(again, sizeof again, "%s/told.jsonl", bench->folder);
    for (int time = 0; time < 2; time++) {
        const char *from = time == 0 ? recording : again;
        if (ag_replay_scenario(bench->engine, from, &wish, report, sizeof report, &error) < 0
            || ag_scenario_run(bench->engine, told, &result, &error) < 0) {
            fail_msg("%s", error.text);
        }
        assert_string_equal(result.report, "");
        assert_int_equal(result.passed, 1);
        assert_int_equal(ag_scenario_run_how(bench->engine, told, &how, &result, &error), AG_OK);
    }
}

static void a_recording_carries_the_declared_raid(void **state)
{
    const scene_bench *bench = *state;
    char path[128], recording[128], report[512];
    ag_scenario_how how = { .folder = bench->folder };
    ag_scenario_result result;
    ag_result outcome;
    ag_error error = { 0 };

    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    snprintf(recording, sizeof recording, "%s/s.jsonl", bench->folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("return scenario \"x\" { raid = raid \"Hill\" { decks = { \"main\" },\n"
          "bosses = { \"giant\" }, wrap_up = function(player) player:draw(1) end },\n"
          "cards = { giant = boss \"Giant\" { order = 1, health = 9, text = \"\" } },\n"
          "given = function(t) t:seat(1, { deck = { \"Worm\" } }) end,\n"
          "play = function(t) t:ends_turn() end,\n"
          "expect = function(t) t:hand_count(1, 1) end }\n",
          file);
    fclose(file);
    assert_int_equal(ag_scenario_run_how(bench->engine, path, &how, &result, &error), AG_OK);
    assert_string_equal(result.report, "");
    if (ag_replay(recording, &outcome, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(outcome.links, 0);
    tell_again(bench, recording);
}

static void a_recording_carries_the_declared_cards(void **state)
{
    const scene_bench *bench = *state;
    char path[128], recording[128], report[512];
    ag_scenario_how how = { .folder = bench->folder };
    ag_scenario_result result;
    ag_result outcome;
    ag_error error = { 0 };

    scenes_run(bench, "cards = { " ZAP " },",
               "t:seat(1, { hand = { \"Zap\" } }) t:dice { 2 }"
               " t:seat(1, { hand = { \"Gamble\" } })",
               "t:plays(1, \"Zap\", { target = \"Worm\" }) t:everyone_passes()"
               " t:plays(1, \"Gamble\") t:everyone_passes()",
               "t:damage(\"Worm\", 3) t:damage(\"hero@1\", 2)");
    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    snprintf(recording, sizeof recording, "%s/s.jsonl", bench->folder);
    assert_int_equal(ag_scenario_run_how(bench->engine, path, &how, &result, &error), AG_OK);
    assert_int_equal(result.passed, 1);
    if (ag_replay(recording, &outcome, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(outcome.links, 2);
    tell_again(bench, recording);
}

// What no position holds, a change that lasts this turn: a scenario goes on from the recording of
// one that plays to there.
static void a_scenario_goes_on_where_another_ended(void **state)
{
    static const char cards[] =
        "local cards = { grow = ability \"Grow\" { cost = 0, class = { \"mage\" }, text = \"\",\n"
        "  targets = { target(\"friend\", your.ally) },\n"
        "  play = function(me, t) t.friend:gain { atk = 2, lasts = this_turn } end } }\n";
    const scene_bench *bench = *state;
    ag_scenario_how how = { .folder = bench->folder };
    ag_scenario_result result;
    ag_playback *play;
    ag_error error = { 0 };
    char path[128], text[1024];
    snprintf(text, sizeof text,
             "%sreturn scenario \"grown\" { raid = \"cave\", cards = cards, given = function(t)\n"
             "t:seat(1, { hand = { \"Grow\" }, play = { \"Guard\" } }) end, play = function(t)\n"
             "t:plays(1, \"Grow\", { target = \"Guard\" }) t:finishes_chain() end }\n",
             cards);
    scenes_write(bench, "grown.lua", text);
    snprintf(path, sizeof path, "%s/grown.lua", bench->folder);
    assert_int_equal(ag_scenario_run_how(bench->engine, path, &how, &result, &error), AG_OK);
    assert_string_equal(result.report, "");
    snprintf(path, sizeof path, "%s/grown.jsonl", bench->folder);
    assert_int_equal(ag_playback_open(path, NULL, &play, &error), AG_OK);
    snprintf(text, sizeof text,
             "%sreturn scenario \"still grown\" { cards = cards,\n"
             "given = { recording = \"grown.jsonl\", entry = %d },\n"
             "play = function(t) t:atk(\"Guard\", 3) t:ends_turn() t:atk(\"Guard\", 1) end }\n",
             cards, ag_playback_entries(play));
    ag_playback_close(play);
    scenes_write(bench, "still.lua", text);
    snprintf(path, sizeof path, "%s/still.lua", bench->folder);
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_OK);
    assert_string_equal(result.report, "");
    assert_int_equal(result.passed, 1);
}

// ---- positions, prepared chance, views, reasons ----

static void a_removed_card_and_one_of_another_owner_are_placed(void **state)
{
    scenes_pass(
        *state, "raiders = 2,",
        "t:seat(1, { removed = { \"Bolt\" }, play = { { \"Guard\", owner = 2, damage = 2 } } })"
        " t:seat(2, { hand = { \"Bolt\" }, resources = 1 }) t:turn(2)",
        "t:plays(2, \"Bolt\", { target = \"Guard@1\" }) t:everyone_passes()",
        "t:removed(1, \"Bolt\") t:in_graveyard(2, \"Guard\") t:graveyard_count(1, 0)");
    scenes_fail(*state, "t:seat(1, { hand = { { \"Bolt\", owner = \"boss\" } } })", "", "",
                "only cards in play can be another seat's");
    scenes_fail(*state, "t:seat(1, { play = { { \"Guard\", owner = 4 } } })", "", "",
                "a seat was expected");
}

static void a_card_is_attached_to_one_in_the_resource_row(void **state)
{
    scenes_pass(
        *state,
        "cards = { tag = ability \"Tag\" { cost = 0, ongoing = true, class = { \"mage\" },"
        " text = \"\", attach = target(\"host\", any.card:in_zone(\"resources\", \"play\")) },"
        " task = quest \"Task\" { text = \"\", reward = { cost = { resources = 1 },"
        " effect = function(me) end } } },",
        "t:seat(1, { resources = { \"Task\" } })"
        " t:seat(1, { play = { { \"Tag\", attached_to = \"Task\" } } })",
        "", "t:attached(\"Tag\", \"Task\") t:in_play(1, \"Tag\")");
}

#define LOTS                                                                                       \
    "cards = { lots = ability \"Lots\" { cost = 0, class = { \"mage\" }, text = \"\","             \
    " play = function(me) local it = all(opposing.ally):random()"                                  \
    " me.hero:deal(1, \"fire\", it) me.player.deck:shuffle() me.player:draw(1) end } },"

static void a_pick_and_a_shuffle_are_prepared(void **state)
{
    static const char given[] = "t:seat(1, { hand = { \"Lots\" },"
                                " deck = { \"Bolt\", \"Gamble\", \"Twin\", \"Guard\" } })"
                                " t:boss { play = { \"Guard\", \"Guard\", \"Guard\" } } ";
    char text[512];
    for (int pick = 1; pick <= 3; pick++) {
        char expect[256];
        snprintf(text, sizeof text, "%s t:random { %d } t:shuffles(1)", given, pick);
        snprintf(expect, sizeof expect,
                 "t:damage({ \"Guard@boss\", %d }, 1) t:in_hand(1, \"Bolt\")", pick);
        scenes_pass(*state, LOTS, text, "t:plays(1, \"Lots\") t:everyone_passes()", expect);
    }
    snprintf(text, sizeof text, "%s t:random { 4 }", given);
    ag_scenario_result result =
        scenes_run(*state, LOTS, text, "t:plays(1, \"Lots\") t:everyone_passes()", "");
    assert_non_null(strstr(result.report, "left over"));
    scenes_fail(*state, "t:random { 0 }", "", "", "t:random takes places");
    scenes_fail(*state, "t:shuffles(33)", "", "", "more than 32");
}

static void a_seat_sees_what_it_may(void **state)
{
    static const char given[] = "t:seat(1, { hand = { \"Bolt\" }, deck = { \"Twin\" },"
                                " resources = { { \"Gamble\", down = true } } })"
                                " t:seat(2, { hand = { \"Guard\" } })";
    scenes_pass(*state, "raiders = 2,", given, "",
                "t:sees(1, \"Bolt\") t:hidden(2, \"Bolt\") t:hidden(\"boss\", \"Bolt\")\n"
                "t:sees(1, \"Gamble\") t:hidden(2, \"Gamble\") t:hidden(1, \"Twin\")");
    scenes_fail(*state, "t:seat(1, { hand = { \"Bolt\" } })", "", "t:sees(\"boss\", \"Bolt\")",
                "the Boss player sees 0");
    scenes_fail(*state, "t:seat(1, { hand = { \"Bolt\" } })", "", "t:hidden(1, \"Bolt\")",
                "sees 1");
    scenes_fail(*state, "", "", "t:hidden(1, \"Twin\")", "there is no \"Twin\" in the game");
}

#define CHIEF                                                                                      \
    "cards = { chief = ally \"Chief\" { cost = 1, atk = 1, damage = \"melee\", health = 1,"        \
    " powers = { gives { to = your.ally:other(), atk = plus(2) } } },"                             \
    " axe = weapon \"Axe\" { cost = 1, atk = 2, damage = \"melee\", strike = 2,"                   \
    " class = { \"mage\" } },"                                                                     \
    " shade = ally \"Shade\" { cost = 1, atk = 1, damage = \"melee\", health = 5,"                 \
    " keywords = { \"Untargetable\" } } },"

static void a_modifier_is_named_by_its_source(void **state)
{
    scenes_pass(*state, CHIEF, "t:seat(1, { play = { \"Guard\", \"Chief\" } })", "",
                "t:atk(\"Guard\", 3) t:modifiers(\"Guard\", \"atk\", 1, \"Chief\")\n"
                "t:modifiers(\"Chief\", \"atk\", 0) t:modifiers(\"Guard\", \"health\", 0)");
    ag_scenario_result result =
        scenes_run(*state, CHIEF, "t:seat(1, { play = { \"Guard\", \"Chief\" } })", "",
                   "t:modifiers(\"Guard\", \"atk\", 2)");
    assert_non_null(strstr(result.report, "1 modifiers change its \"atk\", not 2"));
}

static void what_combat_and_targets_refuse_has_a_reason(void **state)
{
    static const char given[] = "t:seat(1, { hand = { \"Bolt\" }, play = { \"Axe\", { \"Guard\", "
                                "exhausted = true }, \"Chief\" },"
                                " resources = 1 }) t:boss { play = { \"Shade\" } } ";
    char turn[512];
    scenes_pass(
        *state, CHIEF, given, "",
        "t:cant(1, \"plays\", \"Bolt\", { target = \"Shade\", reason = \"untargetable\" })\n"
        "t:cant(1, \"strikes\", \"Axe\", { reason = \"strike cost\" })\n"
        "t:cant(1, \"protects\", \"Guard\", { reason = \"opposed to the attacker\" })");
    snprintf(turn, sizeof turn, "%s t:turn(\"boss\")", given);
    scenes_pass(*state, CHIEF, turn, "t:attacks(\"boss\", \"Worm\", \"hero@1\")",
                "t:cant(1, \"protects\", \"Guard\", { reason = \"it is exhausted\" })\n"
                "t:cant(1, \"protects\", \"Chief\", { reason = \"it can't protect\" })\n"
                "t:cant(1, \"protects\", \"hero@1\", { reason = \"proposed defender\" })\n"
                "t:to_end_of_combat()");
    ag_scenario_result result =
        scenes_run(*state, CHIEF, given, "",
                   "t:cant(1, \"plays\", \"Bolt\", { target = \"Shade\", reason = \"immune\" })");
    assert_non_null(strstr(result.report, "refused for another reason"));
}

static void the_scenario_that_failed_is_named(void **state)
{
    const scene_bench *bench = *state;
    char path[128];
    ag_scenario_result result;
    ag_error error = { 0 };
    snprintf(path, sizeof path, "%s/two.lua", bench->folder);
    scenes_write(bench, "two.lua",
                 "local function one(name, turn) return scenario(name) { raid = \"cave\","
                 " cites = { \"CR 100.1\" }, given = function(t) end, play = function(t) end,"
                 " expect = function(t) t:is_turn(turn) end } end\n"
                 "return { one(\"Wrong\", \"boss\"), one(\"Right\", 1) }\n");
    assert_int_equal(ag_scenario_run(bench->engine, path, &result, &error), AG_OK);
    assert_int_equal(result.failed, 1);
    assert_string_equal(result.name, "Wrong");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_declared_card_is_played_by_name_stem_and_key),
        cmocka_unit_test(a_declared_token_comes_by_its_key),
        cmocka_unit_test(what_is_wrong_with_a_declared_card_has_its_line),
        cmocka_unit_test(a_scenario_declares_at_most_32_cards),
        cmocka_unit_test(a_declared_card_stays_in_its_scenario),
        cmocka_unit_test(a_declared_card_spends_no_more_than_any),
        cmocka_unit_test(what_is_wrong_with_a_declared_raid_is_told),
        cmocka_unit_test(a_stem_and_a_raid_are_their_scenarios_own),
        cmocka_unit_test(a_recording_carries_the_declared_raid),
        cmocka_unit_test(a_recording_carries_the_declared_cards),
        cmocka_unit_test(a_scenario_goes_on_where_another_ended),
        cmocka_unit_test(a_removed_card_and_one_of_another_owner_are_placed),
        cmocka_unit_test(a_card_is_attached_to_one_in_the_resource_row),
        cmocka_unit_test(a_pick_and_a_shuffle_are_prepared),
        cmocka_unit_test(a_seat_sees_what_it_may),
        cmocka_unit_test(a_modifier_is_named_by_its_source),
        cmocka_unit_test(what_combat_and_targets_refuse_has_a_reason),
        cmocka_unit_test(the_scenario_that_failed_is_named),
    };
    return cmocka_run_group_tests_name("scenario_cards", tests, scenes_setup, scenes_teardown);
}
