// The printer of powers: each kind of power, and each part of one, in a sentence worked out by
// hand.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lua/words/api.h"
#include "lua/describe/say.h"
#include "lua/shelf.h"

// The sentence of the card's power with this number (its play power is the first).
static void says(const char *card, int power, const char *expected)
{
    shelf on;
    uint16_t printed;
    char text[2048];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_host *host = shelf_host(&on, card, &printed);
    ag_say say = { .host = host, .printed = printed, .out = &out };
    ag_say_power(&say, power);
    if (strcmp(text, expected) != 0) {
        fail_msg("expected\n  %s\ngot\n  %s\nfor %s", expected, text, card);
    }
    ag_host_close(host);
}

// The sentence of the one power of an ally; `later` and `grants` may follow behind it.
static void ally_says(const char *power, const char *expected)
{
    char card[1024];
    snprintf(card, sizeof card,
             "return ally 'Ally' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
             "values = { n = 2 }, powers = { %s } }",
             power);
    says(card, 0, expected);
}

static void tags_icons_and_kinds(void **unused)
{
    (void)unused;
    ally_says("gives { to = any.ally:without { tag = { 'Orc', 'Troll' }, attached = any.item }, "
              "loses_tag = 'Elf', tag = { 'Ogre', 'Imp' }, faction = 'monster' }",
              "Non-Orc non-Troll allies without an attached item lose the tag Elf and have the "
              "tag Ogre and the tag Imp and the monster icon.");
    ally_says("gives { to = any.ally:with { any_tag = { 'Orc', 'Elf' } }, atk = "
              "plus(count(your.ally) - opponents_most(any.ally)), only_if = "
              "opponents_fewest(any.hero):is(count(your.ally:with { its_name = true })) }",
              "While the fewest heroes that an opponent has is the number of your allies of its "
              "name, Orc or Elf allies have more ATK, as much as the number of your allies - "
              "the most allies that an opponent has.");
}

// No noun has a plural for them; and what others pay is not yours.
static void armor_and_costs_of_others(void **unused)
{
    (void)unused;
    ally_says("gives { to = your.armor, def = plus(1) }", "Each of your armor has +1 DEF.");
    ally_says("gives { to = opposing.equipment, cant = 'ready' }",
              "Each opposing equipment can't ready.");
    ally_says("enters { of = opposing.armor, exhausted = true }",
              "Each opposing armor enters play exhausted.");
    ally_says("gives { to = opposing.ally:in_zone('hand'), extra_cost = { discard = 1, destroy = "
              "your.ally } }",
              "Allies in an opponent's hand cost in addition: Discard a card and destroy one of "
              "that player's allies.");
    ally_says("gives { to = opposing.ally, attack_cost = { discard = 1, deck_to_graveyard = 2, "
              "damage = { to = your.hero, count = 1 } } }",
              "Opposing allies can attack only for this: Discard a card, put the top 2 of that "
              "player's deck into that player's graveyard and put 1 damage on that player's "
              "hero.");
    ally_says("gives { to = your.ally:in_zone('hand'), extra_cost = { destroy = your.ally } }",
              "Allies in your hand cost in addition: Destroy one of your allies.");
}

static void names_and_times(void **unused)
{
    (void)unused;
    ally_says("gives { to = this, atk = plus(times('healed', your.hero, this_turn)), health = "
              "plus(times('strikes', any.weapon)) }",
              "This has more ATK, as much as how often your heroes were healed this turn and more "
              "health, as much as how often weapons struck this game.");
    ally_says("when.counters { of = this, name = 'doom', effect = function() end }",
              "When doom counters are put on this or taken from it, its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("when.marked { of = any.ally, name = 'bomb', effect = function() end }",
              "When an ally is marked as the bomb, its effect (cards/t/card.lua:2) runs.");
    ally_says("when.word_set { name = 'stage', effect = function() end }",
              "When the stage changes, its effect (cards/t/card.lua:2) runs.");
}

static void counts_and_what_players_cannot(void **state)
{
    (void)state;
    ally_says("gives { to = this, cant = 'attack', only_if = count(your.resource):is(3) }",
              "While you have exactly 3 resources, this can't attack.");
    ally_says("gives { to = this, cant = 'attack', only_if = count(any.weapon):is(1) }",
              "While there is exactly 1 weapon, this can't attack.");
    ally_says("gives { to = your.hero, cant = { 'play', 'discard' } }",
              "You can't discard and can't play.");
    ally_says("gives { to = opposing.hero, cant = 'draw' }", "Opponents can't draw.");
    ally_says("gives { to = opposing.hero, cant = { 'draw', 'attack' } }",
              "Opposing heroes can't attack and can't draw.");
    ally_says("gives { to = opposing.hero:with { damaged = true }, cant = 'draw' }",
              "Opposing damaged heroes can't draw.");
}

static void a_continuous_power(void **unused)
{
    (void)unused;
    ally_says("gives { to = opposing.ally:with { cost = { max = 3 } }, atk = plus(-1) }",
              "Opposing allies with cost 3 or less have -1 ATK.");
    ally_says("gives { to = this, atk = plus(value.n), only_if = attacking }",
              "While this is attacking, it has +2 ATK.");
    ally_says("gives { to = your.hero, keyword = 'Assault 3', cant = 'be destroyed' }",
              "Your hero has Assault 3 and can't be destroyed.");
    ally_says("gives { to = your.ally:other(), health = set_to(1), only_if = your_turn }",
              "While it is your turn, your other allies have health 1 instead.");
    ally_says("gives { to = any.ally:of(attached):without { exhausted = true }, atk = plus(1) }",
              "Non-exhausted allies of the player whose card it is attached to have +1 ATK.");
    ally_says("gives { to = this, atk = plus(count(your.resource:without_type('quest'))) }",
              "This has +1 ATK for each of your non-quest resources.");
    ally_says("gives { to = your.card:without_type('hero', 'ally'), keyword = 'Elusive' }",
              "Your non-hero non-ally cards have Elusive.");
    ally_says("gives { to = this, atk = plus(1), only_if = count(opposing.hero:with { went_first = "
              "true }) }",
              "While there is an opposing hero of the player who went first, this has +1 ATK.");
    ally_says("gives { to = opposing.ally, cant = 'ready', only_if = during('ready step') * "
              "your_turn "
              "}",
              "While it is the ready step and it is your turn, opposing allies can't ready.");
    ally_says("gives { to = your.ally, cant_attack = any.hero:with { attacked_by_it = true }, "
              "only_if = count(any.ally:with { attacked_this_turn = true }"
              ":without { attacked_last_turn = true }) }",
              "While there is an ally that attacked this turn except one that attacked on its "
              "controller's last turn, your allies can't attack a hero attacked by it this turn.");
    ally_says("gives { to = any.weapon:with { hurt_your_hero = true }, atk = plus(1) }",
              "Weapons that dealt damage to your hero this game have +1 ATK.");
    ally_says("gives { to = any.ally:with { damage_this_turn = { min = 3 } }, atk = "
              "plus(stat('damage_this_turn')) }",
              "Allies with damage dealt this turn 3 or more have more ATK, as much as the "
              "damage dealt this turn of this.");
    ally_says("gives { to = this, atk = plus(times('destroyed', opposing.ally, this_turn)), health "
              "= plus(times('attacks', any.hero)), only_if = "
              "times('played', any.ally:of(attached)) }",
              "While the number of allies of the player whose card it is attached to played "
              "this game is not 0, this has +1 ATK for each of the opposing allies destroyed "
              "this turn and more health, as much as how often heroes attacked this game.");
    ally_says("when.dealt_damage { of = this, reaches = 8, effect = function() end }",
              "When this is dealt damage, which makes 8 or more this turn, its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("gives { to = this, atk = plus(count(your.resource)) }",
              "This has +1 ATK for each of your resources.");
    ally_says("gives { to = this, atk = plus(count(your.weapon)), health = plus(2 * "
              "count(your.weapon)), def = plus(count(any.ally)) }",
              "This has +1 ATK and +2 health for each of your weapons and +1 DEF for each ally.");
    ally_says("gives { to = this, atk = plus(2 * outnumbered(any.ally)) }",
              "This has more ATK, as much as 2 times how many more allies an opponent has than "
              "you.");
    ally_says("gives { to = this, cant = 'attack', only_if = outnumbered(any.ally) }",
              "While an opponent has more allies than you have, this can't attack.");
    ally_says("gives { to = this, atk = plus(1), only_if = hero_is(any.hero:with { "
              "name = 'Garr' }) "
              "* hero_is(your.hero:with { damaged = true }) "
              "* hero_is(any.hero:with { tag = 'Orc' }) }",
              "While your hero is Garr and your hero is damaged and your hero is an Orc hero, this "
              "has +1 ATK.");
    ally_says("gives { to = opposing.ally, loses_powers = true, loses_keyword = 'Elusive' }",
              "Opposing allies lose Elusive and lose their powers.");
    ally_says("gives { to = opposing.ally, cant = 'have powers', cant_have = 'Elusive' }",
              "Opposing allies lose and can't have Elusive and lose and can't have powers.");
    ally_says("gives { to = opposing.hero, cant = 'draw', hero = 'Traitor' }",
              "While your hero is Traitor, opponents can't draw.");
}

static void who_sees_a_deck(void **unused)
{
    (void)unused;
    ally_says("gives { to = opposing.hero, top_card = 'seen by you' }",
              "Opposing heroes let you see the top card of its player's deck.");
}

static void what_cards_cost(void **unused)
{
    (void)unused;
    ally_says("gives { to = your.ability:in_zone('hand'), cost = plus(-2, { at_least = 1 }) }",
              "Abilities in your hand cost 2 less, but at least 1.");
    ally_says("gives { to = opposing.ability:in_zone('hand'), cost = plus(1) }",
              "Abilities in an opponent's hand cost 1 more.");
    ally_says("gives { to = this, rather_than = { discard = 2 } }",
              "Wherever it is, this can be played, rather than for its cost, for this: Discard "
              "2 cards.");
    ally_says("gives { to = your.ally:in_zone('graveyard'), playable = { free = true } }",
              "Allies in your graveyard can be played from there without paying its cost.");
}

static void whom_cards_attack(void **unused)
{
    (void)unused;
    ally_says("gives { to = opposing.ally, must_attack = true }",
              "Opposing allies must attack, if able.");
    ally_says("gives { to = this, cant_attack = any.ally, protects = your.hero }",
              "This can't attack an ally and can protect your hero.");
    ally_says("gives { to = opposing.character, damage = 'fire', type = 'ally' }",
              "Opposing characters also deal fire damage and are also an ally.");
}

static void a_trigger(void **unused)
{
    (void)unused;
    ally_says("when.destroyed { of = this, may = true, effect = function(me) end }",
              "When this is destroyed, you may use it: Its effect (cards/t/card.lua:2) runs.");
    ally_says("when.dealt_damage { by = your.hero, of = any.ally, combat = true, at_least = 3,\n"
              "effect = function(me) end }",
              "When your hero deals 3 or more combat damage to an ally, its effect "
              "(cards/t/card.lua:3) runs.");
    ally_says("when.dealt_damage { of = this, damage = 'fire', once = true,\n"
              "effect = function() end }",
              "When this is dealt fire damage, its effect (cards/t/card.lua:3) runs. Only the "
              "next time.");
    ally_says("when.drawn { whose = 'opposing', effect = function() end }",
              "When an opponent draws a card, its effect (cards/t/card.lua:2) runs.");
    ally_says("when.moved { of = this, works_in = 'graveyard', effect = function() end }",
              "While this is in graveyard, when this moves, its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("when.attacks { of = this, only_if = { count(your.ally):at_least(3),"
              " function() return true end },\n"
              "targets = { target('a', opposing.ally:with { damaged = true }, harm) },\n"
              "effect = function() end, cites = 'CR 602.1' }",
              "When this attacks, if you have 3 or more allies, if its condition is met "
              "(cards/t/card.lua:2), target opposing damaged ally: Its effect "
              "(cards/t/card.lua:4) runs. (CR 602.1)");
}

// Nested calls come before what they are given to; functions of the file are not spelt out.
static void the_verbs_of_an_effect(void **unused)
{
    (void)unused;
    ally_says("when.destroyed { of = this, effect = function(me, event)\n"
              "  local dealt = me.hero:deal(me.player:roll(), 'fire', opposing.ally)\n"
              "  if dealt > 2 then event.player:discard(1) end\n"
              "  all(your.ally):ready()\n"
              "end }",
              "When this is destroyed, roll a die. Your hero deals fire damage equal to the "
              "result to each opposing ally. If that much is more than 2, discard a card. Ready "
              "each of your allies.");
    ally_says("when.destroyed { of = this, effect = function(me, event)\n"
              "  deal_together { { me, 1, 'fire', me.hero }, { me.hero, 1, 'fire', me } }\n"
              "end }",
              "When this is destroyed, its effect (cards/t/card.lua:2): Deal_together.");
}

static void the_turn(void **unused)
{
    (void)unused;
    ally_says("at.start_of_turn { whose = 'your', effect = function() end }",
              "When your turn starts, its effect (cards/t/card.lua:2) runs.");
    ally_says("at.start_of_part { part = 'draw step', whose = 'opposing',\n"
              "effect = function() end }",
              "When the draw step of each opponent's turn starts, its effect "
              "(cards/t/card.lua:3) runs.");
}

static void a_payment(void **unused)
{
    (void)unused;
    ally_says("pays { cost = { resources = 2 + x, exhaust = this, discard = 1 },\n"
              "only_your_turn = true, once_per_turn = true,\n"
              "targets = { target('a', any.hero, harm), target('b', any.hero, harm,\n"
              "{ not_as = 'a' }) }, effect = function() end }",
              "(2 + X), [Activate] and discard a card: Target hero and another target "
              "hero: Its effect (cards/t/card.lua:5) runs. Only in your turn. Only once per "
              "turn.");
    ally_says("pays { cost = { exhaust = this },\n"
              "targets = { target('a', any.card:in_zone('graveyard'), harm,\n"
              "{ up_to = 3, one_graveyard = true, total = { cost = { max = 7 } } }),\n"
              "target('b', any.ally, harm, { up_to = 2, one_each = 'controller',\n"
              "shares = { race = 'a' } }) }, effect = function() end }",
              "[Activate]: Up to 3 target cards in any graveyards, all of one graveyard, with a "
              "total cost of 7 or less and up to 2 target allies, no two with the same "
              "controller, which shares a race with the first target: Its effect "
              "(cards/t/card.lua:6) runs.");
    ally_says("pays { cost = { destroy = your.ally:with { tag = 'Demon' },\n"
              "counters = { name = 'rage', count = 2 } }, used_by = 'opponents',\n"
              "basic = true, effect = function() end }",
              "Destroy one of your Demon allies and remove 2 rage counters from this: [Basic] "
              "its effect (cards/t/card.lua:4) runs. Only opponents may use it.");
}

static void what_is_not_so(void **unused)
{
    static const char *const words[][2] = {
        { "your_turn", "it is not your turn" },
        { "during('ready step')", "it is not the ready step" },
        { "attacking", "this is not attacking" },
        { "count(your.ally)", "you have no ally" },
        { "count(your.ally):at_least(value.n)", "the number of your allies is less than 2" },
        { "hero_stat('damage'):at_most(3)", "the damage of your hero is more than 3" },
        { "count(any.ally):is(3)", "the number of allies is not 3" },
        { "hero_stat('damage')", "not (the damage of your hero)" },
        { "(your_turn * attacking)", "not (it is your turn times this is attacking)" },
    };
    (void)unused;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char power[256], expected[256];
        snprintf(power, sizeof power, "gives { to = your.hero, atk = 1, only_if = %s:negate() }",
                 words[i][0]);
        snprintf(expected, sizeof expected, "While %s, your hero has +1 ATK.", words[i][1]);
        ally_says(power, expected);
    }
    ally_says("gives { to = your.ability, cost = plus(-1), first_each_turn = true,\n"
              "only_if = your_turn }",
              "While it is your turn and you have played no ability this turn, your abilities cost "
              "1 less.");
    ally_says("gives { to = your.card, cost = plus(-1), first_each_turn = true }",
              "While you have played no card this turn, your cards cost 1 less.");
    ally_says("when.destroyed { of = this, only_if = sum('damage_this_turn', opposing.hero)"
              ":at_least(value.n), effect = function(me) me.player:draw(1) end }",
              "When this is destroyed, if the damage dealt this turn to opposing heroes is 2 or "
              "more, draw a card.");
}

static void preventions(void **unused)
{
    (void)unused;
    ally_says("prevents.damage { to = this, at_least = 3, all = true, cites = 'CR 717.2' }",
              "Prevent all damage of 3 or more to this. (CR 717.2)");
    ally_says("prevents.damage { to = your.hero, from = opposing.ally, amount = value.n,\n"
              "combat = false, damage = { 'fire', 'frost' } }",
              "Prevent 2 of any non-combat fire or frost damage that an opposing ally would "
              "deal to your hero.");
    ally_says("prevents.damage { to = this, first = 1 }",
              "Prevent the first 1 of the damage to this in each turn.");
    ally_says("prevents.damage { to = this, effect = function(me, event) end }",
              "If this would be dealt damage, its effect (cards/t/card.lua:2) runs. It says "
              "whether that damage is prevented.");
}

static void what_changes_a_packet(void **unused)
{
    (void)unused;
    ally_says("raises.damage { from = your.hero, damage = 'fire', by = event.amount }",
              "If your hero would deal fire damage, instead it deals twice as much.");
    ally_says("raises.damage { from = your.hero, by = 1, once_per_turn = true }",
              "If your hero would deal damage, instead it deals 1 more. Only once per turn.");
    ally_says("instead.destroyed { of = this, once_per_turn = true,\n"
              "effect = function(me) me:heal(1, me) end }",
              "If this would be destroyed, instead it heals 1 damage from itself. Only once per "
              "turn.");
    ally_says("raises.healing { to = your.character, by = 1 }",
              "If a source would heal damage from one of your characters, instead it heals 1 "
              "more.");
    ally_says("changes.damage { from = this, becomes = 'holy', unpreventable = true }",
              "Damage that this would deal is holy damage and unpreventable instead.");
    ally_says("changes.damage { to = your.hero, onto = this, may = true }",
              "You may let this be so: Damage to your hero goes to this instead.");
}

static void replacements(void **unused)
{
    (void)unused;
    ally_says("instead.destroyed { of = this, effect = function() end }",
              "If this would be destroyed, instead its effect (cards/t/card.lua:2) runs.");
    ally_says("instead.rolled { only_if = event.amount:is(1), effect = function() end }",
              "If a player would roll a die, if that amount is 1, instead its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("instead.drawn { whose = 'your', may = true, effect = function() end }",
              "If you would draw a card, you may instead use it: Its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("instead.readied { of = this, effect = function() end }",
              "If this would ready, instead its effect (cards/t/card.lua:2) runs.");
    ally_says("instead.enters_play { of = opposing.ally, effect = function() end }",
              "If an opposing ally would enter play, instead its effect (cards/t/card.lua:2) "
              "runs.");
}

static void how_cards_enter(void **unused)
{
    (void)unused;
    ally_says("enters { counters = { charge = 1 } }", "This enters play with one charge counter.");
    ally_says("enters { exhausted = true, counters = { charge = 3 } }",
              "This enters play exhausted and with 3 charge counters.");
    ally_says("as.enters_play { of = this, effect = function() end }",
              "As this enters play, its effect (cards/t/card.lua:2) runs.");
}

static void keywords_with_a_word_of_their_own(void **unused)
{
    (void)unused;
    ally_says("death_rattle { effect = function() end }",
              "While this is in graveyard, when this moves to graveyard, its effect "
              "(cards/t/card.lua:2) runs. (KW Death Rattle)");
    ally_says("diplomacy { to = any.ally:with { tag = 'Dwarf' } }",
              "Your Dwarf allies cost 1 less, but at least 1. (KW Diplomacy)");
}

static void an_ability(void **unused)
{
    (void)unused;
    says("return ability 'A' { cost = 1, only_if = count(opposing.ally):at_most(2),\n"
         "extra_cost = { damage = { to = your.hero, up_to = 5 } },\n"
         "rather_than = { discard = 1 }, cant_be_interrupted = true,\n"
         "targets = { target('a', link.opposing.ability, harm) },\n"
         "play = function() end }",
         0,
         "Only if there are 2 or fewer opposing allies. As an additional cost, put up to 5 "
         "damage on your hero. Rather than pay its cost, you may discard a card. Target "
         "opposing ability card on the chain: Its effect (cards/t/card.lua:5) runs. Players "
         "can't interrupt this.");
    says("return ability 'A' { cost = x, x_at_most = 5, play = function() end }", 0,
         "X is at most 5. Its effect (cards/t/card.lua:1) runs.");
    says("return ability 'A' { cost = 1, only_if = namesakes(your.ally):at_most(1),\n"
         "play = function() end }",
         0,
         "Only if the number of your allies that share a name is 1 or less. Its effect "
         "(cards/t/card.lua:2) runs.");
    says("return ability 'A' { cost = 1, only_if = count(your.hero:with { dealt_this_turn =\n"
         "'fire' }) }",
         0, "Only if you have a hero that has dealt fire damage this turn.");
    says("return ability 'A' { cost = 1, attach = target('host', opposing.ally, harm) }", 0,
         "Attaches to target opposing ally.");
    says("return ability 'A' { cost = 1,\n"
         "targets = { target('a', any.ally, harm, { any_number = true, divides = 3 }) },\n"
         "play = function() end }",
         0,
         "Any number of target allies, with 3 divided among them: Its effect "
         "(cards/t/card.lua:3) runs.");
}

static void modes_and_rewards(void **unused)
{
    (void)unused;
    says("return ability 'A' { cost = 1, modes = { by = 'opponent',\n"
         "mode { targets = { target('a', player.opposing, harm) }, play = function() end },\n"
         "mode { play = function() end } } }",
         0,
         "An opponent chooses one: Target opposing player: Its effect (cards/t/card.lua:2) "
         "runs. Or: Its effect (cards/t/card.lua:3) runs.");
    says("return quest 'Q' { reward = { cost = { resources = 2 },\n"
         "modes = { up_to = 1 + count(your.hero:with { tag = 'Dwarf' }),\n"
         "mode { play = function() end }, mode { play = function() end } } } }",
         0,
         "(2): Choose 1 to 1 + the number of your Dwarf heroes: Its effect "
         "(cards/t/card.lua:3) runs. Or: Its effect (cards/t/card.lua:3) runs.");
    says("return quest 'Q' { reward = { cost = { resources = 2 },\n"
         "modes = { up_to = 1 + hero_is(any.hero:with { tag = 'Dwarf' }), by = 'opponent',\n"
         "mode {}, mode {}, mode {} } } }",
         0,
         "(2): An opponent chooses one. If your hero is a Dwarf hero, they may choose two: Nothing "
         "more. Or: Nothing more. Or: Nothing more.");
    says("return quest 'Q' { reward = { cost = { resources = 2 }, effect = function() end } }", 0,
         "(2): Its effect (cards/t/card.lua:1) runs.");
}

static void later_powers_of_a_doer(void **unused)
{
    (void)unused;
    const char *card = "return ability 'A' { cost = 1, later = {\n"
                       "a = prevents.damage { from = given, all = true },\n"
                       "b = raises.damage { to = given, from = given, by = 2 } } }";
    says(card, 1,
         "Begun by an effect as \"a\": Prevent all damage that the card that was handed over "
         "would deal.");
    says(card, 2,
         "Begun by an effect as \"b\": If a source would deal damage to the card that was "
         "handed over, instead it deals 2 more.");
}

static void later_and_given_powers(void **unused)
{
    (void)unused;
    says("return ability 'A' { cost = 1, play = function(me) me:begin('end', this_turn) end,\n"
         "later = { ['end'] = at.end_of_turn { whose = 'your', next_turn = true, order = 2,\n"
         "effect = function(me) me.player:draw(1) end } } }",
         1,
         "Begun by an effect as \"end\": When your turn ends, draw a card. Not in the turn in "
         "which it is begun. It is number 2 of those that wait together.");
    const char *card = "return ally 'A' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
                       "grants = { smash = gives { to = this, atk = plus(1) } },\n"
                       "powers = { gives { to = attached, power = 'smash' } },\n"
                       "later = { grief = when.destroyed { of = given, effect = function() end },\n"
                       "wall = prevents.damage { to = your.hero },\n"
                       "more = raises.damage { to = this, by = 1, once = true } } }";
    says(card, 0, "Given to others as \"smash\": This has +1 ATK.");
    says(card, 1, "The bearer has the power \"smash\".");
    says(card, 2,
         "Begun by an effect as \"grief\": When the card that was handed over is destroyed, its "
         "effect (cards/t/card.lua:4) runs.");
    says(card, 4,
         "Begun by an effect as \"wall\": Prevent the next damage to your hero, as much as the "
         "effect left.");
    says(card, 3,
         "Begun by an effect as \"more\": If a source would deal damage to this, instead it deals "
         "1 more. Only the next time.");
}

static void amounts(void **unused)
{
    (void)unused;
    ally_says("gives { to = any.fixture:without { attachment = true }, tag = 'Loose', only_if = "
              "count(any.ability:without { attachment = true }) }",
              "While there is a non-attachment ability, unattached fixtures have the tag Loose.");
    ally_says("gives { to = this, atk = plus(value.n + 3 * times('destroyed', your.ally)), def = "
              "plus(-(1 + stat('counters', 'doom'))), health = plus(1 + x) }",
              "This has +2 ATK and +3 ATK for each of your allies destroyed this game and +1 "
              "health and more health, as much as X and -1 DEF and -1 DEF for each of the doom "
              "counters on this.");
    ally_says("gives { to = this, atk = plus((count(your.ally) * 2 + 1):min(5)) }",
              "This has more ATK, as much as the lesser of (the number of your allies times 2) "
              "+ 1 and 5.");
    ally_says("gives { to = this, atk = plus(sum('cost', your.weapon):half_up()) }",
              "This has more ATK, as much as half of the sum of the cost of your weapons, "
              "rounded up.");
    ally_says("gives { to = this, atk = plus(1), only_if = count(your.hero:with { damaged = "
              "true }):is(0) }",
              "While your hero is not damaged, this has +1 ATK.");
    ally_says(
        "gives { to = this, atk = plus(1), only_if = matches(any.ally:with { exhausted = true "
        "}):negate() }",
        "While not (this is exhausted and an ally), it has +1 ATK.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_icons_and_kinds),
        cmocka_unit_test(armor_and_costs_of_others),
        cmocka_unit_test(names_and_times),
        cmocka_unit_test(counts_and_what_players_cannot),
        cmocka_unit_test(a_continuous_power),
        cmocka_unit_test(who_sees_a_deck),
        cmocka_unit_test(what_cards_cost),
        cmocka_unit_test(whom_cards_attack),
        cmocka_unit_test(a_trigger),
        cmocka_unit_test(the_verbs_of_an_effect),
        cmocka_unit_test(the_turn),
        cmocka_unit_test(a_payment),
        cmocka_unit_test(what_is_not_so),
        cmocka_unit_test(preventions),
        cmocka_unit_test(what_changes_a_packet),
        cmocka_unit_test(replacements),
        cmocka_unit_test(how_cards_enter),
        cmocka_unit_test(keywords_with_a_word_of_their_own),
        cmocka_unit_test(an_ability),
        cmocka_unit_test(modes_and_rewards),
        cmocka_unit_test(later_powers_of_a_doer),
        cmocka_unit_test(later_and_given_powers),
        cmocka_unit_test(amounts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
