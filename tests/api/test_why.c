// ag_game_why: what each question answers in a game that goes on, that nothing changes by it, and
// what a seat does not learn.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/scenes.h"

// A scenario's recording, played to its end.
static ag_playback *played(const scene_bench *bench, const char *cards, const char *given,
                           const char *play)
{
    char text[4096], path[128], recorded[128];
    ag_scenario_how how = { .folder = bench->folder };
    ag_scenario_result result;
    ag_error error = { 0 };
    ag_playback *playback;
    int more = 1;

    snprintf(text, sizeof text,
             "return scenario \"Test\" {\n  raid = \"cave\", raiders = 2, cards = { %s },\n"
             "  given = function(t)\n%s\n  end,\n  play = function(t)\n%s\n  end,\n"
             "  expect = function(t) end,\n}\n",
             cards, given, play);
    scenes_write(bench, "s.lua", text);
    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    snprintf(recorded, sizeof recorded, "%s/s.jsonl", bench->folder);
    if (ag_scenario_run_how(bench->engine, path, &how, &result, &error) < 0 || result.failed != 0) {
        fail_msg("%s%s", error.text, result.report);
    }
    if (ag_playback_open(recorded, NULL, &playback, &error) < 0) {
        fail_msg("%s", error.text);
    }
    while (more > 0) {
        more = ag_playback_next(playback, &error);
    }
    assert_int_equal(more, 0);
    return playback;
}

static ag_why asked(ag_playback *playback, int seat, const char *question)
{
    ag_game *game = ag_playback_game(playback);
    ag_error error = { 0 };
    ag_why why;
    (void)ag_game_waits_for(game);
    uint64_t before = ag_game_state_hash(game);
    ag_result then = ag_game_result(game);
    if (ag_game_why(game, seat, question, &why, &error) < 0) {
        fail_msg("%s: %s", question, error.text);
    }
    assert_int_equal(ag_game_state_hash(game), before);
    assert_true(ag_game_result(game).hash == then.hash);
    return why;
}

static void says(ag_playback *playback, const char *question, const char *rule, const char *reason)
{
    ag_why why = asked(playback, -1, question);
    assert_string_equal(why.reason, reason);
    assert_string_equal(why.rule, rule);
}

static void refuses(ag_playback *playback, int seat, const char *question, ag_status status,
                    const char *part)
{
    ag_error error = { 0 };
    ag_why why;
    assert_int_equal(ag_game_why(ag_playback_game(playback), seat, question, &why, &error), status);
    if (strstr(error.text, part) == NULL) {
        fail_msg("%s: \"%s\" does not say \"%s\"", question, error.text, part);
    }
}

#define WATCHER                                                                                    \
    "watcher = ally \"Watcher\" { cost = 1, atk = 1, damage = \"melee\", health = 5,"              \
    " text = \"When an opposing hero is dealt 3 damage or more, draw a card.\", powers = {"        \
    " when.dealt_damage { of = opposing.hero, at_least = 3,"                                       \
    " effect = function(me) me.player:draw(1) end } } }, "

static void a_move_that_is_legal_says_so(void **state)
{
    ag_playback *play = played(*state, "", "t:seat(1, { hand = { \"Bolt\" }, resources = 1 })", "");
    says(play, "play Bolt", "", "Bolt can be played: nothing forbids it.");
    says(play, "attack hero@boss with hero@1", "",
         "Volunteer can attack Worm: nothing forbids it.");
    says(play, "attack hero@2 with hero@1", "CR 601.2",
         "Volunteer can't attack Volunteer: it is not an opposing character.");
    says(play, "attack with hero@boss", "CR 409.1", "Worm can't attack: only on your own turn.");
    ag_playback_close(play);
}

static void a_seat_asks_of_what_it_sees(void **state)
{
    ag_playback *play = played(
        *state, "", "t:seat(1, { hand = { \"Bolt\" } }) t:seat(2, { hand = { \"Guard\" } })", "");
    assert_string_equal(asked(play, 1, "play Bolt").rule, "CR 403.6");
    refuses(play, 2, "play Bolt", AG_NOT_FOUND, "no \"Bolt\" is in play");
    refuses(play, 2, "play Bolt in hand@1", AG_NOT_FOUND, "there are 0 \"Bolt\"");
    refuses(play, 0, "play Bolt in hand@1", AG_NOT_FOUND, "there are 0 \"Bolt\"");
    refuses(play, 2, "attack hero@boss with hero@1", AG_USAGE, "no move of this seat");
    refuses(play, 1, "target Guard in hand@2 with Bolt", AG_NOT_FOUND, "there are 0 \"Guard\"");
    assert_string_equal(asked(play, 0, "health hero@boss").reason, "The health of Worm is 15.");
    refuses(play, 9, "health hero@boss", AG_USAGE, "seat 9");
    refuses(play, 1, "", AG_USAGE, "why what?");
    refuses(play, 1, "healt hero@boss", AG_USAGE, "did you mean health?");
    ag_playback_close(play);
}

#define ODDLY_NAMED                                                                                \
    "flames = ability \"World in Flames\" { cost = 1, text = \"Burns.\","                          \
    " play = function(me) end },"                                                                  \
    " ace = ability \"Ace in Hand\" { cost = 1, text = \"Waits.\", play = function(me) end },"     \
    " friend = ally \"Dance with Me\" { cost = 1, atk = 1, damage = \"melee\", health = 5 }, "

// What rules.lua of the Black Temple calls a rule.
static void a_long_rule_number_is_told_whole(void **state)
{
    ag_playback *play = played(
        *state,
        "statue = ally \"Statue\" { cost = 1, atk = 1, damage = \"melee\", health = 5,"
        " text = \"This ally can't attack.\", powers = { gives { to = this,"
        " cant_attack = any.character, cites = \"R505:Blessed Medallion of Karabor\" } } }, ",
        "t:seat(1, { play = { \"Statue\" } })", "");
    ag_why why = asked(play, -1, "attack hero@boss with Statue");
    assert_string_equal(why.rule, "R505:Blessed Medallion of Karabor");
    assert_string_equal(why.steps[0].rule, "R505:Blessed Medallion of Karabor");
    ag_playback_close(play);
}

// "in" and "with" are words of names too.
static void a_name_that_says_in_is_no_place(void **state)
{
    ag_playback *play = played(*state, ODDLY_NAMED,
                               "t:seat(1, { hand = { \"World in Flames\", \"Ace in Hand\" },"
                               " play = { \"Dance with Me\" } })",
                               "");
    static const char *const same[] = {
        "play World in Flames",       "play World in Flames@1",
        "play World in Flames@1 #1",  "play world in flames in hand@1",
        "play \"World in Flames\"@1", "play \"World in Flames\" in hand@1",
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        ag_why why = asked(play, -1, same[i]);
        assert_string_equal(why.rule, "CR 403.6");
        assert_non_null(strstr(why.reason, "World in Flames can't be played"));
    }
    assert_string_equal(asked(play, -1, "play Ace in Hand@1").rule, "CR 403.6");
    says(play, "attack \"Dance with Me\"@1 with hero@1", "CR 601.2",
         "Volunteer can't attack Dance with Me: it is not an opposing character.");
    refuses(play, -1, "play World in Flames@2", AG_NOT_FOUND, "no \"World in Flames\" is in");
    refuses(play, -1, "play Whirl in Flames@1", AG_NOT_FOUND, "did you mean \"World in Flames\"?");
    refuses(play, -1, "play World in Flames in hnd@1", AG_USAGE, "there is no place \"hnd\"");
    refuses(play, 2, "play World in Flames@1", AG_NOT_FOUND, "no \"World in Flames\" is in");
    ag_playback_close(play);
}

static void a_trigger_tells_of_the_last_time(void **state)
{
    ag_playback *play =
        played(*state, WATCHER,
               "t:seat(1, { hand = { \"Bolt\" }, resources = 1,"
               " play = { \"Watcher\", \"Guard\" } })",
               "t:plays(1, \"Bolt\", { target = \"hero@boss\" }) t:everyone_passes()");
    says(play, "trigger Watcher", "CR 703.1",
         "Watcher did not trigger at \"Volunteer deals 2 fire damage to Worm\": it was less than "
         "the "
         "power "
         "waits for.");
    says(play, "trigger Watcher on Guard", "CR 703.1",
         "Watcher did not trigger: nothing happened that it waits for.");
    says(play, "trigger Guard", "CR 703.1", "Guard did not trigger: it has no triggered power.");
    ag_playback_close(play);
    play = played(*state, WATCHER,
                  "t:seat(1, { hand = { \"Twin\" }, resources = 1, play = { \"Watcher\" },"
                  " deck = { \"Bolt\" } })",
                  "t:plays(1, \"Twin\", { mode = 2, target = \"hero@boss\" }) t:finishes_chain()");
    says(play, "trigger Watcher", "CR 708.1",
         "Watcher did trigger at \"Volunteer deals 5 fire damage to Worm\".");
    ag_playback_close(play);
}

// Only seat 1 may know what was drawn; the others learn that the power waits for something else.
static void a_hidden_event_stays_hidden(void **state)
{
    ag_playback *play =
        played(*state,
               "reader = ally \"Reader\" { cost = 1, atk = 1, damage = \"melee\", health = 1,"
               " text = \"When an opponent draws, draw a card.\", powers = { when.drawn { whose ="
               " \"opposing\", effect = function(me) me.player:draw(1) end } } },"
               " look = ability \"Look\" { cost = 0, text = \"Draw a card.\","
               " play = function(me) me.player:draw(1) end }",
               "t:seat(1, { hand = { \"Look\" }, deck = { \"Bolt\" }, play = { \"Reader\" } })",
               "t:plays(1, \"Look\") t:everyone_passes()");
    ag_why all = asked(play, -1, "trigger Reader");
    ag_why other = asked(play, 2, "trigger Reader");
    assert_non_null(strstr(all.reason, "draws Bolt"));
    assert_non_null(strstr(other.reason, "draws a card"));
    assert_int_equal(all.card_count, 2);
    assert_int_equal(other.card_count, 1);
    ag_playback_close(play);
}

static void a_packet_that_was_none_says_why(void **state)
{
    ag_playback *play = played(
        *state,
        "mend = ability \"Mend\" { cost = 0, text = \"Your hero heals 2 damage from itself.\","
        " play = function(me) me.hero:heal(2, me.hero) end },"
        " shell = item \"Shell\" { cost = 1, text = \"Your hero can't be dealt fire damage.\","
        " powers = { gives { to = your.hero, cant_be_dealt = \"fire\" } } }",
        "t:seat(1, { hand = { \"Mend\", \"Bolt\" }, resources = 1 }) t:boss { play = { \"Shell\" } "
        "}",
        "t:plays(1, \"Mend\") t:everyone_passes()"
        " t:plays(1, \"Bolt\", { target = \"hero@boss\" }) t:everyone_passes()");
    says(play, "healing hero@1", "CR 407.3",
         "The last healing made no packet: there is no damage to heal.");
    says(play, "damage hero@boss", "CR 405.5",
         "The last damage made no packet: it can't be dealt damage of this type.");
    says(play, "damage hero@1", "CR 408.1", "Nothing was to be dealt: Volunteer had no packet.");
    ag_playback_close(play);
}

static void a_number_tells_what_is_taken_too(void **state)
{
    ag_playback *play = played(
        *state,
        "thorn = item \"Thorn\" { cost = 1, text = \"Opposing heroes have -4 ATK; abilities cost 1"
        " more.\", powers = { gives { to = opposing.hero, atk = plus(-4) },"
        " gives { to = any.ability, cost = plus(1) } } }",
        "t:seat(1, { hand = { \"Bolt\" }, play = { \"Thorn\" } })", "");
    ag_why why = asked(play, -1, "atk hero@boss");
    assert_string_equal(why.reason, "The ATK of Worm is -2, which counts as 0.");
    assert_int_equal(why.step_count, 2);
    assert_string_equal(why.steps[0].text, "printed: 2");
    assert_string_equal(why.steps[1].text, "Thorn: -4, which makes -2");
    assert_string_equal(why.cards[1], "scenario/thorn");
    assert_string_equal(asked(play, 1, "cost Bolt").reason, "The cost of Bolt is 2.");
    ag_playback_close(play);
}

static void what_a_move_would_cost_is_told(void **state)
{
    ag_playback *play = played(
        *state,
        "toll = item \"Toll\" { cost = 1, text = \"Opposing allies pay 2 to attack.\","
        " powers = { gives { to = opposing.ally, attack_cost = { resources = 2 } } } },"
        " rite = ability \"Rite\" { cost = 1, extra_cost = { discard = 2 }, text = \"Draw.\","
        " play = function(me) me.player:draw(1) end }",
        "t:seat(1, { hand = { \"Rite\", \"Bolt\" }, play = { \"Guard\" }, resources = 1 })"
        " t:boss { play = { \"Toll\" } }",
        "");
    ag_why why = asked(play, 1, "attack with Guard");
    assert_string_equal(why.rule, "CR 600.3");
    assert_string_equal(why.steps[0].text, "it costs: 2; 1 can be exhausted to pay");
    assert_string_equal(why.steps[1].text, "Toll adds to the cost");
    assert_string_equal(why.cards[1], "scenario/toll");
    why = asked(play, 1, "play Rite");
    assert_string_equal(why.rule, "CR 403.1");
    assert_string_equal(why.steps[1].text, "it costs: discard 2 (card); 1 can be taken");
    ag_playback_close(play);
}

static void a_magnet_keeps_others_from_being_targeted(void **state)
{
    ag_playback *play =
        played(*state,
               "pole = ally \"Pole\" { cost = 1, atk = 0, damage = \"melee\", health = 4,"
               " text = \"Opponents must target this if able.\","
               " powers = { gives { to = this, magnet = true } } },"
               " dart = ability \"Dart\" { cost = 0, text = \"1 fire damage to target ally.\","
               " targets = { target(\"it\", any.ally, harm) },"
               " play = function(me, t) me.hero:deal(1, \"fire\", t.it) end }",
               "t:seat(1, { hand = { \"Dart\" }, play = { \"Guard\" } })"
               " t:boss { play = { \"Pole\" } }",
               "");
    ag_why why = asked(play, 1, "target Guard with Dart");
    assert_string_equal(why.rule, "CR 706.4");
    assert_string_equal(why.steps[1].text, "Pole must be targeted where it can be");
    says(play, "target Pole with Dart", "", "Dart can target Pole: nothing forbids it.");
    ag_playback_close(play);
}

static void a_keyword_triggers_too(void **state)
{
    ag_playback *play =
        played(*state,
               "healer = ally \"Healer\" { cost = 1, atk = 0, damage = \"melee\", health = 4,"
               " keywords = { \"Mend 1\" } }",
               "t:seat(1, { play = { \"Healer\" }, deck = { \"Bolt\", \"Bolt\" } })"
               " t:seat(2, { deck = { \"Bolt\", \"Bolt\" } })",
               "t:ends_turn()");
    ag_why why = asked(play, -1, "trigger Healer");
    assert_string_equal(why.rule, "CR 703.1");
    assert_non_null(strstr(why.reason, ": raider 2 --\": it waits for another player."));
    ag_playback_close(play);
}

static void what_lies_face_down_says_so(void **state)
{
    ag_playback *play = played(
        *state,
        "task = quest \"Task\" { text = \"Draw a card.\", reward = { cost = { resources = 1 },"
        " effect = function(me) me.player:draw(1) end } }",
        "t:seat(1, { resources = { { \"Task\", down = true } }, deck = { \"Task\" } })", "");
    says(play, "complete Task", "CR 701.1", "Task can't be completed: it lies face down.");
    refuses(play, 2, "complete Task", AG_NOT_FOUND, "no \"Task\" is");
    refuses(play, 1, "complete Tisk", AG_NOT_FOUND, "did you mean \"Task\"?");
    refuses(play, 2, "complete Tisk", AG_NOT_FOUND, "ZONE@SEAT");
    ag_playback_close(play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_that_is_legal_says_so),
        cmocka_unit_test(a_seat_asks_of_what_it_sees),
        cmocka_unit_test(a_long_rule_number_is_told_whole),
        cmocka_unit_test(a_name_that_says_in_is_no_place),
        cmocka_unit_test(a_trigger_tells_of_the_last_time),
        cmocka_unit_test(a_hidden_event_stays_hidden),
        cmocka_unit_test(a_packet_that_was_none_says_why),
        cmocka_unit_test(a_number_tells_what_is_taken_too),
        cmocka_unit_test(what_a_move_would_cost_is_told),
        cmocka_unit_test(a_magnet_keeps_others_from_being_targeted),
        cmocka_unit_test(a_keyword_triggers_too),
        cmocka_unit_test(what_lies_face_down_says_so),
    };
    return cmocka_run_group_tests(tests, scenes_setup, scenes_teardown);
}
