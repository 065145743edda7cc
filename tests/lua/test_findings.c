// Slips in scripts: each becomes a sentence with file and line, and leaves nothing behind.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lua/shelf.h"

static void test_slips(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { "return ally 'A' {\n cost = 1, atk = 1, damage = 'melee',\n helth = 3 }",
          "cards/t/card.lua:3: unknown field \"helth\" of an ally (did you mean \"health\"?)" },
        { "return ally 'A' { atk = 1, damage = 'melee', health = 3 }",
          "cards/t/card.lua:1: an ally \"A\" has no cost" },
        { "return ally 'A' {\n cost = '1', atk = 1, damage = 'melee', health = 3 }",
          "cards/t/card.lua:2: cost is a number or an amount, not \"1\"" },
        { "return ally 'A' { cost = 1, atk = 1, damage = 'meele', health = 3 }",
          "damage: there is no \"meele\" (did you mean \"melee\"?)" },
        { "return ability 'A' { cost = 1, text = '{n}', values = { m = 1 } }",
          "`values` has no \"n\"" },
        { "return ability 'A' { cost = 1, values = { m = 1.5 } }",
          "the value \"m\" is a whole number, not 1.5" },
        { ALLY("this"), "a filter is no power" },
        { ALLY("\nwhen.destroyed { of = this }"),
          "cards/t/card.lua:3: when.destroyed has no effect" },
        { ALLY("\nwhen.shufled { effect = function() end }"),
          "cards/t/card.lua:3: there is no event \"shufled\" for when" },
        { ALLY("\nwhen.shuffled { effect = function() end }"),
          "cards/t/card.lua:3: nothing can watch for the event \"shuffled\"" },
        { ALLY("when.game_ends { effect = function() end }"),
          "; when takes drawn, discarded, " },
        { ALLY("\ninstead.played { effect = function() end }"),
          "cards/t/card.lua:3: nothing can replace the event \"played\"" },
        { ALLY("instead.turn_begins { effect = function() end }"),
          "; instead takes drawn, discarded, revealed, moved, enters_play, destroyed, "
          "removed_from_game, leaves_play, readied, exhausted, flipped, turned_face_down, "
          "dealt_damage, healed" },
        { ALLY("instead.damaged { effect = function() end }"),
          "there is no event \"damaged\" for instead" },
        { "return ability 'A' { cost = 1, later = { a =\ninstead.attacks { of = given } } }",
          "cards/t/card.lua:2: nothing can replace the event \"attacks\"" },
        { ALLY("gives { to = this }"), "gives changes nothing" },
        { ALLY("gives { atk = 1 }"), "gives has no to: a filter. Which cards it changes." },
        { ALLY("\ngives { to = this,\natk = plus(1), cnat = 'attack' }"),
          "cards/t/card.lua:4: unknown field \"cnat\" of gives (did you mean \"cant\"?)" },
        { ALLY("prevents.damage { to = this }"), "does not say how much" },
        { ALLY("when.destroyed { of = given, effect = function() end }"),
          "given is for `later` powers" },
        { ALLY("pays { cost = { resorces = 1 }, effect = function() end }"),
          "(did you mean \"resources\"?)" },
        { ALLY("when.destroyed { cites = 'rule 5', effect = function() end }"),
          "\"rule 5\" is no rule number" },
        { ALLY("when.destroyed { cites = 'CR 717.44', effect = function() end }"),
          "there is no rule \"CR 717.44\" (did you mean CR 717.4?)" },
        { ALLY("when.destroyed { id = 'a', effect = function() end }, when.discarded { id = 'a', "
               "effect = function() end }"),
          "two powers are called \"a\"" },
        { "return ability 'A' { cost = 1, later = { a = gives { to = this, atk = 1 } } }",
          "gives can't come later" },
        { "return ability 'A' { cost = 1, targets = { any.ally } }", "which is no target(…)" },
        { "return quest 'A' { text = '' }", "a quest \"A\" has no reward" },
        { "return { 1 }", "cards/t/card.lua:1: the file returns a table, not a card" },
        { "return deck 'A' { cards = {} }", "the file returns deck, not a card" },
        { "return 7", "cards/t/card.lua:1: the file returns 7, not a card" },
        { "return ability { cost = 1 }", "ability takes a name and a table" },
        { "return ability 'A' { cost = 1, play = 3 }", "play is a function, not 3" },
        { "return ability 'A' { cost = 1", "cards/t/card.lua:1: '}' expected near <eof>" },
        { "return ability 'A' { cost = 1, play = function(me) local a = vaule.x end, only_if = "
          "value.x }",
          "`values` has no \"x\"" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_arithmetic(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("\ngives { to = this, atk = plus(count(your.ally) / 2) }"),
          "attempt to perform arithmetic on an amount value: amounts know +, - and *; :half_up()" },
        { ALLY("gives { to = this, atk = plus(your.ally - 2) }"),
          "attempt to perform arithmetic on a filter value (field 'ally'): count(filter) is how" },
        { ALLY("gives { to = this, atk = 1, only_if = count(your.ally) > 2 }"),
          "attempt to compare number with amount: amounts are compared with :at_least(n)" },
        { ALLY("gives { to = this, atk = -your.ally }"), "count(filter) is how many they are" },
        { ALLY("gives { to = your.ally:with(3), atk = 1 }"),
          "with: argument 1 must be a table, got a number" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_tags(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { "return ability 'A' { cost = 1, tags = { 'Totem' }, ongoing = true }",
          "an ability with the tag \"Totem\" is an ally as well (CR 305.3a): it has no health" },
        { "return item 'A' { cost = 1, tags = { 'Golem' }, health = 1, damage = 'fire' }",
          "an item with the tag \"Golem\" is an ally as well (CR 304.4a): it has no atk" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_worth(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("pays { cost = {},\nworth = 'much', effect = function() end }"),
          "cards/t/card.lua:3: worth is a number or an amount, not \"much\"" },
        { ALLY("pays { cost = {}, worth = count(opposing.ally:in_zone('hand')),\n"
               "effect = function() end }"),
          "worth counts what its player sees: no cards in decks, nor in hands of others" },
        { "return ability 'A' { cost = 1,\nworth = 2 * count(your.card:in_zone('deck')) }",
          "cards/t/card.lua:2: worth counts what its player sees: no cards in decks" },
        { "return quest 'A' {\nworth = 9, reward = { cost = {}, effect = function() end } }",
          "cards/t/card.lua:2: a quest is never played: what is used or completed says its worth" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_modes(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { "return ability 'A' { cost = 1, costs = { a = { resources = x } } }",
          "a: X is chosen as a card or power is added; an effect asks for a number" },
        { "return ability 'A' { cost = 1, costs = { a = { concede = true } } }",
          "a: no effect asks a side to concede" },
        { "return ability 'A' { cost = 1, modes = { up_to = 1, mode {}, mode {} } }",
          "up_to is more than choose, and no more than there are modes" },
        { "return ability 'A' { cost = 1, modes = { up_to = 3, mode {}, mode {} } }",
          "up_to is more than choose, and no more than there are modes" },
        { "return ability 'A' { cost = 1, modes = { choose = 3, mode {}, mode {} } }",
          "choose is a number from 1 to the number of modes" },
        { "return ability 'A' { cost = 1, modes = { choose = 'x', mode {}, mode {} } }",
          "choose is a number or an amount" },
        { "return item 'A' { cost = 1, powers = { pays { effect = function() end, "
          "cost = { counters = { name = 'x', count = count(any.ally) } } } } }",
          "count is a number, x, or a sum of them" },
        { "return ability 'A' { cost = 1, modes = { upto = 2, mode {}, mode {} } }",
          "modes has no field \"upto\" (did you mean \"up_to\"?)" },
        { ALLY("\nwhen.destroyed { of = this, effect = function() end,\n"
               "modes = { mode {}, mode {} } }"),
          "cards/t/card.lua:4: modes stand in place of targets and of what is done" },
        { "return ability 'A' { cost = 1, targets = { target('a', any.ally, harm) },\n"
          "modes = { mode {}, mode {} } }",
          "cards/t/card.lua:2: modes stand in place of targets and of what is done" },
        { ALLY("when.destroyed { of = this,\n"
               "modes = { mode {}, mode { attach = target('host', any.ally, harm) } } }"),
          "cards/t/card.lua:3: a mode has attach where the card is played in it" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_turns(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("\nat.start_of_part { effect = function() end }"),
          "at.start_of_part has no part: a word, or the name of a phase of the raid" },
        { ALLY("at.start_of_part { part = 3, effect = function() end }"),
          "part is a word, or the name of a phase of the raid, not 3" },
        { ALLY("at.end_of_turn { next_turn = true, effect = function() end }"),
          "next_turn is for `later` powers: no effect begins this one" },
        { "return ally 'A' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
          "destroyed_to = 'graveyard' }",
          "destroyed_to: there is no \"graveyard\" (there is deck, hand)" },
        { ALLY("at.start_of_part { part = 'turn', order = 0, effect = function() end }"),
          "order is a number from 1 to 99, not 0" },
        { ALLY("at.start_of_part { part = 'drew step', effect = function() end }"),
          "part: there is no step or phase \"drew step\" (did you mean \"draw step\"?)" },
        { ALLY("at.start_of_turn { part = 'draw step', effect = function() end }"),
          "unknown field \"part\"" },
        { "return hero 'A' { master = true, health = 3 }", "a hero \"A\" has no cost" },
        { "return hero 'A' { master = true, cost = 1, health = 3,\n back = { health = 4 } }",
          "card.lua:2: a master hero can't be flipped (CR 301.4a)" },
        { "return hero 'A' { master = true, cost = 1, health = 3,\n deckbuilding = { copies = 1 }}",
          "card.lua:2: no deck is built around a master hero" },
        { "return hero 'A' { health = 3, deckbuilding = { copies = 5 } }",
          "copies is a number from 1 to 4, not 5" },
        { "return hero 'A' { health = 3, deckbuilding = { classes = 'mage' } }",
          "unknown field \"classes\" of deckbuilding (did you mean \"class\"?)" },
        { "return ability 'A' { cost = 1, later = {\n"
          "a = prevents.damage { to = this, all = true, once_per_turn = true } } }",
          "cards/t/card.lua:2: once_per_turn of a replacement is counted on the card" },
        { ALLY("pays { cost = {\ndiscard = this }, effect = function() end }"),
          "cards/t/card.lua:3: discard = this is paid from the hand: works_in = \"hand\"" },
        { "return ability 'A' { cost = 1,\nextra_cost = { discard = this } }",
          "cards/t/card.lua:2: the card itself is on the chain as its extra_cost is paid" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_modifiers(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("\ngives { to = your.ally, cant = 'draw' }"),
          "cards/t/card.lua:3: \"draw\" is what a player can't: give it to their hero" },
        { ALLY("\ngives { to = your.ally, cant = 'be discarded' }"),
          "cards/t/card.lua:3: \"be discarded\" is about cards in a hand: to = your.card:in_zone" },
        { ALLY("\ngives { to = your.ally, limit = { tag = 'Pet', by = 1 } }"),
          "cards/t/card.lua:3: limit is about a player: give it to their hero" },
        { ALLY("\ngives { to = this, sabotages = 'decks' }"),
          "cards/t/card.lua:3: sabotages: there is no \"decks\" (did you mean \"deck\"?)" },
        { ALLY("\ngives { to = this, sabotages = 3 }"),
          "cards/t/card.lua:3: sabotages is a filter, or a word or a list of them, not 3" },
        { ALLY("\ngives { to = this, must_attack = 'hero' }"),
          "cards/t/card.lua:3: must_attack is a filter that says whom (opposing.hero …), or true" },
        { ALLY("gives { to = this, attacks_only = true }"),
          "attacks_only is a filter that says whom (opposing.hero …), not true" },
        { ALLY("gives { to = this, cant_be_dealt = 'fyre' }"),
          "cant_be_dealt: there is no \"fyre\" (did you mean \"fire\"?)" },
        { ALLY("gives { to = this, cant_have = 'Stelth' }"),
          "cant_have: there is no \"Stelth\" (did you mean \"Stealth\"?)" },
        { ALLY("gives { to = any.hero:with { dealt_this_turn = 'fyre' }, atk = 1 }"),
          "dealt_this_turn: there is no \"fyre\" (did you mean \"fire\"?)" },
        { ALLY("gives { to = any.ally:with { deals = 'fyre' }, atk = 1 }"),
          "deals: there is no \"fyre\" (did you mean \"fire\"?)" },
        { ALLY("gives { to = any.ally:with { faction = 'hord' }, atk = 1 }"),
          "faction: there is no \"hord\" (did you mean \"horde\"?)" },
        { ALLY("as.flippd { of = this, effect = function() end }"),
          "there is no as.flippd (did you mean \"flipped\"?)" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_filters(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("gives { to = any.ally, loses_tag = 3 }"),
          "loses_tag is a tag or a list of tags, not 3" },
        { ALLY("gives { to = any.weapon, tag = 'Melee (1)' }"),
          "tag takes a tag without its number: \"Melee\"" },
        { ALLY("gives { to = any.ally, faction = 'hord' }"),
          "faction: there is no \"hord\" (did you mean \"horde\"?)" },
        { ALLY("gives { to = any.ally:without { cost = 3 }, atk = 1 }"),
          "a filter can't rule out cost, only states" },
        { ALLY("gives { to = any.ally:with { name = 'A' }:without { name = 'B' }, atk = 1 }"),
          "a filter asks for one name, or rules one out" },
        { ALLY(
              "gives { to = any.ally:with { tag = { 'A', 'B' } }:without { tag = 'C' }, atk = 1 }"),
          "a filter asks for two tags, or lists of tags, at most, or for one and rules one out" },
        { ALLY("gives { to = any.ally:with { any_tag = 'A' }, atk = 1 }"),
          "any_tag is a list of tags, not \"A\"" },
        { ALLY("gives { to = any.ally:with { any_tag = {} }, atk = 1 }"),
          "any_tag is a list of 1 to 32 tags" },
        { ALLY("gives { to = any.ally:without { any_tag = { 'A' } }, atk = 1 }"),
          "a filter can't rule out any_tag, only states" },
        { ALLY("gives { to = any.ally:with { attached = 'A' }, atk = 1 }"),
          "attached is a filter (any.ability, any.card …), not \"A\"" },
        { ALLY("gives { to = any.ally:with { attached = any.ally:with { attached = any.card } }, "
               "atk = 1 }"),
          "what is attached is asked nothing about what is attached to it" },
        { ALLY("gives { to = any.weapon:with { tag = 'Melee (1)' }, atk = 1 }"),
          "a filter asks for a tag without its number: \"Melee\"" },
        { ALLY("gives { to = any.ally:with { counter = 3 }, atk = 1 }"),
          "counter is the name of a kind of counters, not 3" },
        { ALLY("gives { to = any.ally:with { counter = 'a' }:without { counter = 'b' }, atk = 1 }"),
          "a filter asks for one deck, one kind of counters, a mark or what is attached" },
        { ALLY("gives { to = any.ally:of('b'), atk = 1 }"),
          "of takes a player, any.ally:of(t.who), event (of whoever has the card that the event "
          "is about) or attached" },
        { ALLY("gives { to = any.ally:without_type('hero'), atk = 1 }"),
          "without_type takes types away from \"card\" or \"resource\": "
          "any.card:without_type(\"hero\")" },
        { ALLY("gives { to = any.card:without_type('card'), atk = 1 }"),
          "without_type takes types away from \"card\" or \"resource\"" },
        { ALLY("gives { to = any.card:without_type('hero'):or_type('hero'), atk = 1 }"),
          "or_type widens types; \"card\" is all of them already" },
        { ALLY("gives { to = your.ally, atk = plus(targeting(this)) }"),
          "targeting(…) is known as a cost is paid: it can't stand in atk, only in cost" },
        { ALLY("gives { to = any.ability, cost = plus(1), only_if = targeting(this) }"),
          "targeting(…) is known as a cost is paid: it can't stand in" },
        { ALLY("gives { to = this, atk = 1, only_if = during('readystep') }"),
          "there is no step or phase \"readystep\" (did you mean \"ready step\"?)" },
        { ALLY("gives { to = any.ally:other(3), atk = 1 }"),
          "other takes nothing (not this card), event (not the card that the event is about)" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_slips_of_what_happened(void **context)
{
    (void)context;
    static const char *const slips[][2] = {
        { ALLY("when.healed { of = this, reaches = 3, effect = function() end }"),
          "with, fatal and reaches are about damage that is dealt: when.dealt_damage { … }" },
        { ALLY("when.dealt_damage { of = this, reaches = 0, effect = function() end }"),
          "reaches is a number from 1 to 30000, not 0" },
        { "return ability 'A' { cost = 1, counts = { n = count(any.ally) }, values = { n = 1 } }",
          "\"n\" is one of the values: call the count otherwise" },
        { "return ability 'A' { cost = 1, counts = { a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, "
          "g = 1, h = 1, i = 1 } }",
          "a card has 8 counts at most" },
        { ALLY("gives { to = this, atk = plus(times('destroied', any.ally)) }"),
          "times does not count \"destroied\" (did you mean \"destroyed\"?)" },
        { ALLY("when.destroyed { name = 'doom', effect = function() end }"),
          "name is for counters, marked and word_set: which counters, mark or word of the raid" },
        { ALLY("gives { to = this, atk = plus(times('destroyed', 3)) }"), "times takes a filter" },
        { ALLY("gives { to = this, atk = plus(outnumbered(your.ally)) }"),
          "outnumbered counts for each player on their own: any.ally, not your.ally" },
        { ALLY("gives { to = this, atk = plus(opponents_most(opposing.ally)) }"),
          "opponents_most counts for each player on their own: any.ally, not your.ally" },
        { ALLY("gives { to = this, atk = plus(1), only_if = hero_is(opposing.hero) }"),
          "hero_is is about your hero: any.hero:with { … }" },
        { ALLY("gives { to = this, atk = plus(times('destroyed', any.ally, this_combat)) }"),
          "times counts what happened this_turn, or without it in the whole game" },
        { ALLY("gives { to = this, atk = plus(times('destroyed', any.ally:other())) }"),
          "times counts for all who ask: its filter can't ask for this, for another or attached" },
    };
    for (size_t i = 0; i < sizeof slips / sizeof slips[0]; i++) {
        shelf_refuses(slips[i][0], slips[i][1]);
    }
}

static void test_a_failed_card_leaves_nothing(void **context)
{
    (void)context;
    shelf on = { .count = 0 };
    ag_error error;
    ag_host *host;
    uint16_t printed;
    shelf_put(&on, "t/bad", "return ally 'A' { helth = 1 }");
    shelf_put(&on, "t/good", "return ability 'B' { cost = 1 }");
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    assert_int_equal(ag_host_load_card(host, "t/bad", &printed, &error), AG_BAD_CONTENT);
    assert_int_equal(ag_host_catalog(host)->count, 1);  // what keywords mean
    assert_int_equal(ag_host_load_card(host, "t/good", &printed, &error), AG_OK);
    assert_int_equal(printed, 2);
    assert_int_equal(ag_host_load_card(host, "t/good", &printed, &error), AG_OK);
    assert_int_equal(ag_host_catalog(host)->count, 2);
    assert_int_equal(ag_host_load_card(host, "t/god", &printed, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "there is no script \"t/god\" (did you mean \"t/good\"?)");
    ag_host_keep(host);
    ag_host_close(host);
    assert_string_equal(ag_catalog_card(ag_host_catalog(host), 2)->key, "t/good");
    ag_host_close(host);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_slips),
        cmocka_unit_test(test_slips_of_arithmetic),
        cmocka_unit_test(test_slips_of_tags),
        cmocka_unit_test(test_slips_of_worth),
        cmocka_unit_test(test_slips_of_modes),
        cmocka_unit_test(test_slips_of_turns),
        cmocka_unit_test(test_slips_of_modifiers),
        cmocka_unit_test(test_slips_of_filters),
        cmocka_unit_test(test_slips_of_what_happened),
        cmocka_unit_test(test_a_failed_card_leaves_nothing),
    };
    return cmocka_run_group_tests_name("slips", tests, NULL, NULL);
}
