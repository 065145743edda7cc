// Raids as the loader reads them, and what scripts say about themselves.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lua/describe/describe.h"
#include "lua/describe/say.h"
#include "lua/shelf.h"
#include "rules/rules.h"

#define RAID(more)                                                                                 \
    "return raid 'The Lair' { players = { 1, 3 }, words = { stage = 1, rage = 4 },\n"              \
    "decks = { 'main', 'event' }, bosses = { 'drake' }, hand_size = { boss = 9, raiders = 6 },\n"  \
    "first = 'left of the boss', boss_mulligan = true, rules = use 'lair/rules',\n"                \
    "boss_turn = { ready_step, draw_step { count = word.stage }, use 'lair/phases/event',\n"       \
    "action_phase, end_phase },\n" more " }"

static void put_lair(shelf *on, const char *raid)
{
    *on = (shelf){ .count = 0 };
    shelf_put(on, "lair", raid);
    shelf_put(on, "lair/rules",
              "return { ['R200.1'] = 'one', ['R200.2'] = 'two', ['HB:Hard Way'] = 'three' }");
    shelf_put(on, "lair/phases/event",
              "return phase 'Event phase' { cites = 'R200.2', steps = {\n"
              "function(boss) end, window, function(boss) end } }");
    shelf_put(on, "lair/drake",
              "return boss 'Drake' { health = 20, powers = {\n"
              "gives { to = this, atk = plus(word.rage), cites = 'R200.1' } } }");
    shelf_put(on, "lair/unheard",
              "return ability 'W' { cost = 1, ongoing = true, powers = {\n"
              "when.word_set { name = 'stgae', effect = function() end } } }");
    shelf_put(on, "other/far",
              "return ability 'F' { cost = 1, ongoing = true, only_if = word.dusk, powers = {\n"
              "when.word_set { name = 'dusk', effect = function() end } } }");
    shelf_put(on, "lair/wrong", "return ability 'W' { cost = 1, only_if = word.stgae:is(1) }");
    shelf_put(on, "lair/noon", "return ability 'N' { cost = 1, only_if = during('Evnt phase') }");
    shelf_put(on, "lair/late",
              "return ability 'L' { cost = 1, only_if = during('Event phase'),\n"
              "ongoing = true, powers = { at.start_of_part { part = 'Event phase', order = 2,\n"
              "only_if = during('Event phase'), effect = function(me) me.player:draw(1) end } } }");
    shelf_put(on, "lair/rule", "return ability 'R' { cost = 1, cites = 'R200.3' }");
    shelf_put(on, "lair/decks/main",
              "return deck 'Main' { cards = { { 2, 'lair/drake' }, { 1, 'Drake' } } }");
}

static void test_a_raid(void **context)
{
    (void)context;
    shelf on;
    ag_error error;
    ag_host *host;
    const ag_raid_def *raid;
    uint16_t drake, printed;
    put_lair(&on,
             RAID("setup = function(boss) end, boss_has_fatal_damage = function(boss, card) end"));
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    if (ag_host_load_raid(host, "lair", &raid, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_ptr_equal(ag_host_catalog(host)->raid, raid);
    assert_string_equal(raid->name, "The Lair");
    assert_int_equal(raid->raiders_max, 3);
    assert_int_equal(raid->deck_count, 2);
    assert_string_equal(raid->boss_keys[0], "lair/drake");
    assert_int_equal(raid->boss_first, 0);
    assert_int_equal(raid->boss_mulligan, 1);
    assert_int_equal(raid->hand_max[AG_SIDE_BOSS], 9);
    assert_int_equal(raid->hand_max[AG_SIDE_RAIDERS], 6);
    assert_int_equal(raid->turn[AG_SIDE_RAIDERS].step_count, 0);
    const ag_turn_def *turn = &raid->turn[AG_SIDE_BOSS];
    static const uint8_t kinds[] = { AG_STEP_READY, AG_STEP_DRAW,   AG_STEP_CALL, AG_STEP_WINDOW,
                                     AG_STEP_CALL,  AG_STEP_ACTION, AG_STEP_END };
    assert_int_equal(turn->step_count, 7);
    for (int i = 0; i < 7; i++) {
        assert_int_equal(turn->steps[i].kind, kinds[i]);
    }
    assert_int_equal(turn->steps[1].amount.steps[0].op, AG_OP_WORD);
    assert_string_equal(raid->word_names[turn->steps[1].amount.steps[0].arg], "stage");
    assert_string_equal(turn->steps[2].name, "Event phase");
    assert_null(turn->steps[3].name);
    assert_int_equal(turn->steps[3].phase, AG_PHASE_SCRIPT);
    assert_int_equal(turn->steps[4].power, 1);
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), raid->printed);
    assert_int_equal(def->side[0].types, AG_TYPE_RAID);
    assert_int_equal(def->power_count, 4);
    assert_int_equal(def->powers[0].kind, AG_POWER_CALL);
    assert_string_equal(ag_rule_text(ag_host_catalog(host), def->powers[0].rule), "R200.2");
    assert_int_equal(raid->setup_power, 3);
    assert_int_equal(raid->fatal_power, 4);
    assert_int_equal(ag_host_load_card(host, "lair/drake", &drake, &error), AG_OK);
    int rage = ag_host_raid_word(host, "rage");
    assert_int_equal(raid->words[rage], 4);
    assert_int_equal(raid->word_count, 2);
    assert_int_equal(ag_host_load_card(host, "lair/wrong", &printed, &error), AG_BAD_CONTENT);
    assert_string_equal(
        error.text,
        "cards/lair/wrong.lua:1: the raid has no word \"stgae\" (did you mean \"stage\"?)");
    assert_int_equal(ag_host_load_card(host, "lair/noon", &printed, &error), AG_BAD_CONTENT);
    assert_string_equal(error.text, "cards/lair/noon.lua:1: there is no step or phase "
                                    "\"Evnt phase\" (did you mean \"Event phase\"?)");
    assert_int_equal(ag_host_load_card(host, "lair/late", &printed, &error), AG_OK);
    char text[256];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_say say = { .host = host, .printed = printed, .out = &out };
    ag_say_power(&say, 1);
    assert_string_equal(text,
                        "Ongoing: When each Event phase starts, if it is "
                        "the Event phase, draw a card. It is number 2 of those that wait "
                        "together.");
    assert_int_equal(ag_host_load_card(host, "lair/rule", &printed, &error), AG_BAD_CONTENT);
    assert_non_null(
        strstr(error.text, "cards/lair/rule.lua:1: cards/lair/rules.lua has no rule \"R200.3\""));
    ag_host_close(host);
}

// A word that the raid lacks: refused in its own set, in another it is one of another raid.
static void test_words_of_other_raids(void **context)
{
    (void)context;
    shelf on;
    ag_error error;
    ag_host *host;
    const ag_raid_def *raid;
    uint16_t printed;
    put_lair(&on, RAID(""));
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    assert_int_equal(ag_host_load_raid(host, "lair", &raid, &error), AG_OK);
    assert_int_equal(ag_host_load_card(host, "lair/unheard", &printed, &error), AG_BAD_CONTENT);
    assert_string_equal(
        error.text,
        "cards/lair/unheard.lua:2: name: the raid has no word \"stgae\" (did you mean \"stage\"?)");
    assert_int_equal(ag_host_load_card(host, "other/far", &printed, &error), AG_OK);
    ag_host_close(host);
}

static void test_modes(void **context)
{
    (void)context;
    shelf on;
    ag_error error;
    ag_host *host;
    const ag_raid_def *raid;
    put_lair(&on,
             RAID("modes = { standard = {}, hard = { players = { 1, 2 }, cites = 'HB:Hard Way',\n"
                  "decks = { event = { copies = 2, at_least = 9, of = { { type = 'event',\n"
                  "set = 'lair' }, { tag = 'Wind', without_tag = 'Storm' } } } } } }"));
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    if (ag_host_load_raid(host, "lair", &raid, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(raid->mode_count, 2);
    const ag_mode_def *hard = &raid->modes[0];  // in the order of their names
    assert_string_equal(hard->name, "hard");
    assert_string_equal(hard->rule, "HB:Hard Way");
    assert_int_equal(hard->raiders_max, 2);
    assert_int_equal(hard->limit_count, 1);
    assert_int_equal(hard->limits[0].deck, 1);
    assert_int_equal(hard->limits[0].copies, 2);
    assert_int_equal(hard->limits[0].at_least, 9);
    assert_int_equal(hard->limits[0].kind_count, 2);
    assert_string_equal(hard->limits[0].kinds[0].set, "lair");
    assert_null(hard->limits[0].kinds[0].tag);
    assert_string_equal(hard->limits[0].kinds[1].without, "Storm");
    assert_string_equal(raid->modes[1].rule, "");
    assert_int_equal(raid->modes[1].raiders_max, 3);
    ag_host_close(host);
}

static void test_a_duel(void **context)
{
    (void)context;
    shelf on;
    ag_error error;
    ag_host *host;
    const ag_raid_def *raid;
    put_lair(&on, "return raid 'The Pit' { duel = true, players = { 3, 5 }, strike_model = "
                  "'classic' }");
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    if (ag_host_load_raid(host, "lair", &raid, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(raid->duel, 1);
    assert_int_equal(raid->raiders_min, 3);
    assert_int_equal(raid->raiders_max, 5);
    assert_int_equal(raid->skips_first_draw, 1);
    assert_int_equal(raid->strike_classic, 1);
    assert_int_equal(raid->deck_count + raid->boss_count, 0);
    ag_host_close(host);
}

#define PEAK(step, more)                                                                           \
    "return raid 'The Peak' { decks = { 'main' }, bosses = { 'drake' }, words = { rage = 1 },\n"   \
    "automated = true, boss_turn = { ready_step, " step " }" more " }"

static void read_peak(const char *script, ag_raid_def *out)
{
    shelf on;
    ag_error error;
    ag_host *host;
    const ag_raid_def *raid;
    put_lair(&on, script);
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    if (ag_host_load_raid(host, "lair", &raid, &error) < 0) {
        fail_msg("%s", error.text);
    }
    *out = *raid;
    ag_host_close(host);
}

static void test_a_raid_without_a_boss_player(void **context)
{
    (void)context;
    ag_raid_def raid;
    read_peak(PEAK("attack_step { at = opposing.hero, else_at = opposing.ally }",
                   ", printed_health = true"),
              &raid);
    assert_int_equal(raid.turn[AG_SIDE_BOSS].steps[1].kind, AG_STEP_ATTACKS);
    assert_int_equal(raid.attacks, 1);
    assert_int_equal(raid.attacked.types, AG_TYPE_HERO);
    assert_int_equal(raid.attacks_else, 1);
    assert_int_equal(raid.attacked_else.types, AG_TYPE_ALLY);
    assert_int_equal(raid.printed_health, 1);
    read_peak(PEAK("attack_step", ""), &raid);
    assert_int_equal(raid.turn[AG_SIDE_BOSS].steps[1].kind, AG_STEP_ATTACKS);
    assert_int_equal(raid.attacks + raid.attacks_else + raid.printed_health, 0);
}

static void refuses(const char *lair, const char *expected)
{
    shelf on;
    ag_error error = { .text = "" };
    ag_host *host;
    const ag_raid_def *raid;
    put_lair(&on, lair);
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    assert_int_equal(ag_host_load_raid(host, "lair", &raid, &error), AG_BAD_CONTENT);
    if (strstr(error.text, expected) == NULL) {
        fail_msg("expected \"%s\", got \"%s\"", expected, error.text);
    }
    assert_null(ag_host_catalog(host)->raid);
    ag_host_close(host);
}

static void test_slips_of_phases(void **context)
{
    (void)context;
    refuses(RAID("raider_turn = { phase 'P' { onlyif = 1, steps = { window } } }"),
            "unknown field \"onlyif\" of a phase (did you mean \"only_if\"?)");
    refuses(RAID("raider_turn = { phase 'P' { only_if = during('Evnt phase'),\n"
                 "steps = { window } } }"),
            "only_if: there is no step or phase \"Evnt phase\" (did you mean \"Event phase\"?)");
}

static void test_slips_of_a_raid(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { RAID("duel = true"),
          "is for raids: a duel is played as the base game is, without a Boss player" },
        { RAID("hand_sise = 3"),
          "cards/lair.lua:6: unknown field \"hand_sise\" of a raid (did you mean \"hand_size\"?)" },
        { RAID("raider_turn = { ready_step, 3 }"), "raider_turn holds 3, which is no step" },
        { RAID("boss_destroyed = function() end"),
          "boss_destroyed takes sequence \"Name\" { steps = { … } }, not a function" },
        { RAID("boss_destroyed = sequence 'S' { steps = { 4 } }"),
          "a step of a sequence is a function(boss, card), again { function } or effect" },
        { RAID("boss_destroyed = sequence 'S' { stpes = { } }"),
          "unknown field \"stpes\" of a sequence (did you mean \"steps\"?)" },
        { RAID("boss_destroyed = sequence 'S' { steps = { again { } } }"),
          "again takes one function" },
        { RAID("boss_destroyed = sequence 'S' { steps = { effect 'E' { paly = 1 } } }"),
          "unknown field \"paly\" of an effect (did you mean \"play\"?)" },
        { RAID("boss_has_fatal_damage = function() end,\n"
               "boss_destroyed = sequence 'S' { steps = { function() end } }"),
          "a raid has boss_has_fatal_damage (nobody is destroyed by it) or boss_destroyed" },
        { RAID("sequences = { one = 1 }"), "sequences takes sequence \"Name\"" },
        { RAID("raider_turn = { flip_step { count = 1 } }"),
          "flip_step is for a raid without a Boss player: automated = true" },
        { RAID("raider_turn = { attack_step { at = opposing.hero } }"),
          "attack_step is for a raid without a Boss player: automated = true" },
        { PEAK("attack_step { els_at = opposing.hero }", ""),
          "unknown field \"els_at\" of attack_step (did you mean \"else_at\"?)" },
        { PEAK("attack_step { at = opposing.hero, else_at = 3 }", ""), "else_at" },
        { PEAK("attack_step", ", printed_health = 60"), "printed_health" },
        { RAID("automated = true"), "an automated side has no hand to take back" },
        { RAID("modes = { hard = { player = { 1, 2 } } }"),
          "unknown field \"player\" of a mode of a raid (did you mean \"players\"?)" },
        { RAID("modes = { hard = { players = { 1, 4 } } }"),
          "players is { least, most } within 1 to 3" },
        { RAID("modes = { hard = { cites = 'R200.3' } }"),
          "lair/rules.lua has no rule \"R200.3\"" },
        { RAID("modes = { hard = { decks = { evnt = { copies = 2 } } } }"),
          "there is no deck \"evnt\" among its `decks` (did you mean \"event\"?)" },
        { RAID("modes = { hard = { decks = { main = { copies = 0 } } } }"),
          "copies is a number from 1 to 250" },
        { RAID("modes = { hard = { decks = { main = { of = { type = 'abilty' } } } } }"),
          "did you mean \"ability\"?" },
        { RAID("modes = { hard = { decks = { main = { of = { { typ = 'ally' } } } } } }"),
          "unknown field \"typ\" of a kind of cards (did you mean \"type\"?)" },
        { RAID("modes = { hard = { first = 'me' } }"),
          "first: there is no \"me\" (there is left of the boss, boss)" },
        { RAID("modes = { hard = { words = { stgae = 1 } } }"),
          "there is no word \"stgae\" among the raid's `words` (did you mean \"stage\"?)" },
        { RAID("modes = { 'hard' }"), "modes is { name = { … } }, not" },
        { "return raid 'L' { decks = { 'main' }, bosses = { 'drke' } }",
          "there is no Boss \"lair/drke\" (did you mean \"lair/drake\"?)" },
        { "return raid 'L' { decks = { 'main' }, bosses = { 'drake' }, words = { rage = 1 },\n"
          "boss_turn = { draw_step { count = word.rag } } }",
          "words has no \"rag\", which a script reads (did you mean \"rage\"?)" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_the_powers_of_a_raid(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { "return raid 'The Pit' { duel = true, players = { 1, 3 } }",
          "players: a duel is for two players at least" },
        { "return raid 'The Pit' { duel = true, powers = { when.destroyed { of = any.ally, effect "
          "= function(nobody) end } } }",
          "powers: nobody acts for a duel: gives { … }, which may give cards a power under "
          "`grants`" },
        { RAID("powers = { pays { cost = {}, effect = function() end } }"),
          "a raid is no card: nobody uses a power of it, and it has no keywords" },
        { RAID("powers = { gives { to = this, atk = plus(1) } }"),
          "a raid is no card, and it lies nowhere: say of which cards" },
        { RAID("powers = { when.destroyed { works_in = 'hand', effect = function() end } }"),
          "a raid is no card, and it lies nowhere" },
        { RAID("powers = { instead.leaves_play { of = any.ally, becomes = 'exiled' } }"),
          "becomes: there is no \"exiled\" (there is destroyed, removed from the game)" },
        { RAID("powers = { instead.destroyed { of = any.ally, becomes = 'destroyed' } }"),
          "becomes is for instead.leaves_play, with no effect, function, may or once" },
        { RAID("powers = { prevents.damage { all = true, once_per_turn = true } }"),
          "a raid is no card, on which once_per_turn would be counted" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        refuses(slips[i][0], slips[i][1]);
    }
}

// ---- describing ----

static void test_describing(void **context)
{
    (void)context;
    shelf on;
    ag_error error;
    ag_facts *facts = calloc(1, sizeof *facts);
    ag_host *host = NULL;
    assert_non_null(facts);
    put_lair(&on, RAID(""));
    shelf_put(&on, "lair/whelp",
              "return token 'Whelp' { number = 3, rarity = 'rare', atk = 1, damage = 'fire',\n"
              "health = 1, tags = { 'Dragonkin', 'Pet (1)' }, text = 'Small.' }");
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/whelp", facts, &error), AG_OK);
    assert_int_equal(facts->kind, AG_SCRIPT_CARD);
    assert_string_equal(facts->type, "token");
    assert_string_equal(facts->tags, "Dragonkin, Pet (1)");
    assert_string_equal(facts->rarity, "rare");
    assert_string_equal(facts->damage, "fire");
    assert_int_equal(facts->number, 3);
    assert_int_equal(facts->cost, -1);
    assert_int_equal(facts->is_token, 1);
    assert_int_equal(ag_script_describe(&host, &on.source, "lair", facts, &error), AG_OK);
    assert_int_equal(facts->kind, AG_SCRIPT_RAID);
    assert_int_equal(facts->row_count, 4);
    assert_string_equal(facts->rows[1].role, "phase");
    assert_string_equal(facts->rows[1].key, "lair/phases/event");
    assert_string_equal(facts->rows[3].key, "lair/decks/event");
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/decks/main", facts, &error),
                     AG_OK);
    assert_int_equal(facts->kind, AG_SCRIPT_DECK);
    assert_int_equal(facts->rows[0].count, 2);
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/phases/event", facts, &error),
                     AG_OK);
    assert_int_equal(facts->kind, AG_SCRIPT_PHASE);
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/rules", facts, &error), AG_OK);
    assert_int_equal(facts->kind, AG_SCRIPT_MODULE);
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/wrong", facts, &error),
                     AG_BAD_CONTENT);
    assert_null(host);
    assert_int_equal(ag_script_describe(&host, &on.source, "lair/drake", facts, &error), AG_OK);
    assert_int_equal(facts->boss_order, 1);
    ag_host_close(host);
    free(facts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_raid),
        cmocka_unit_test(test_words_of_other_raids),
        cmocka_unit_test(test_modes),
        cmocka_unit_test(test_a_raid_without_a_boss_player),
        cmocka_unit_test(test_a_duel),
        cmocka_unit_test(test_slips_of_a_raid),
        cmocka_unit_test(test_slips_of_the_powers_of_a_raid),
        cmocka_unit_test(test_slips_of_phases),
        cmocka_unit_test(test_describing),
    };
    return cmocka_run_group_tests_name("raid", tests, NULL, NULL);
}
