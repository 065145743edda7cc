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
              "Continuous, while this is in play: neither Orc nor Troll allies without an attached "
              "item lose the tag Elf and have the tag Ogre and have the tag Imp and have the "
              "monster icon.");
    ally_says("gives { to = any.ally:with { any_tag = { 'Orc', 'Elf' } }, atk = "
              "plus(count(your.ally) - opponents_most(any.ally)), when = "
              "opponents_fewest(any.hero):is(count(your.ally:with { its_name = true })) }",
              "Continuous, while this is in play: Orc or Elf allies have more ATK: the number of "
              "your allies - the most allies that an opponent has, while the fewest heroes that an "
              "opponent has is the number of your allies of its name.");
}

static void a_continuous_power(void **unused)
{
    (void)unused;
    ally_says(
        "gives { to = opposing.ally:with { cost = { max = 3 } }, atk = plus(-1) }",
        "Continuous, while this is in play: opposing allies with cost 3 or less have -1 ATK.");
    ally_says("gives { to = this, atk = plus(value.n), when = attacking }",
              "Continuous, while this is in play: this has +2 ATK, while this is attacking.");
    ally_says("gives { to = your.hero, keyword = 'Assault 3', cant = 'be destroyed' }",
              "Continuous, while this is in play: your hero has Assault 3 and can't be destroyed.");
    ally_says("gives { to = your.ally:other(), health = set_to(1), when = your_turn }",
              "Continuous, while this is in play: your other allies have health 1 instead, while "
              "it is your turn.");
    ally_says("gives { to = any.ally:of(attached):without { exhausted = true }, atk = plus(1) }",
              "Continuous, while this is in play: not exhausted allies of the player whose card it "
              "is attached to have +1 ATK.");
    ally_says("gives { to = this, atk = plus(count(your.resource:without_type('quest'))) }",
              "Continuous, while this is in play: this has more ATK: the number of your non-quest "
              "resources.");
    ally_says("gives { to = your.card:without_type('hero', 'ally'), keyword = 'Elusive' }",
              "Continuous, while this is in play: your non-hero non-ally cards have Elusive.");
    ally_says("gives { to = this, atk = plus(1), when = count(opposing.hero:with { went_first = "
              "true }) }",
              "Continuous, while this is in play: this has +1 ATK, while the number of opposing "
              "heroes of the player who went first is not 0.");
    ally_says("gives { to = opposing.ally, cant = 'ready', when = during('ready step') * your_turn "
              "}",
              "Continuous, while this is in play: opposing allies can't ready, while it is the "
              "ready step times it is your turn.");
    ally_says("gives { to = your.ally, cant_attack = any.hero:with { attacked_by_it = true }, "
              "when = count(any.ally:with { attacked_this_turn = true }"
              ":without { attacked_last_turn = true }) }",
              "Continuous, while this is in play: your allies can't attack a hero attacked by "
              "it this turn, while the number of allies that attacked this turn not that attacked "
              "on its controller's last turn is not 0.");
    ally_says("gives { to = any.weapon:with { hurt_your_hero = true }, atk = plus(1) }",
              "Continuous, while this is in play: weapons that dealt damage to your hero this game "
              "have +1 ATK.");
    ally_says("gives { to = any.ally:with { damage_this_turn = { min = 3 } }, atk = "
              "plus(stat('damage_this_turn')) }",
              "Continuous, while this is in play: allies with damage dealt this turn 3 or more "
              "have more ATK: the damage dealt this turn of this.");
    ally_says("gives { to = this, atk = plus(times('destroyed', opposing.ally, this_turn)), health "
              "= plus(times('attacks', any.hero)), when = times('played', any.ally:of(attached)) }",
              "Continuous, while this is in play: this has more ATK: the number of opposing allies "
              "destroyed this turn and has more health: how often heroes attacked this game, while "
              "the number of allies of the player whose card it is attached to played this game is "
              "not 0.");
    ally_says("when.dealt_damage { to = this, reaches = 8, effect = function() end }",
              "When this is dealt damage, which makes 8 or more this turn: its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("gives { to = this, atk = plus(count(your.resource)) }",
              "Continuous, while this is in play: this has more ATK: the number of your "
              "resources.");
    ally_says("gives { to = this, atk = plus(2 * outnumbered(any.ally)) }",
              "Continuous, while this is in play: this has more ATK: 2 times how many more allies "
              "an opponent has than you.");
    ally_says("gives { to = this, cant = 'attack', when = outnumbered(any.ally) }",
              "Continuous, while this is in play: this can't attack, while how many more allies an "
              "opponent has than you is not 0.");
    ally_says("gives { to = opposing.ally, loses_powers = true, loses_keyword = 'Elusive' }",
              "Continuous, while this is in play: opposing allies lose Elusive and lose their "
              "powers.");
    ally_says("gives { to = opposing.ally, cant = 'have powers', cant_have = 'Elusive' }",
              "Continuous, while this is in play: opposing allies lose and can't have Elusive and "
              "lose and can't have powers.");
    ally_says("gives { to = opposing.hero, cant = 'draw', hero = 'Traitor' }",
              "Continuous, while your hero is Traitor, while this is in play: opposing heroes "
              "can't draw.");
}

static void who_sees_a_deck(void **unused)
{
    (void)unused;
    ally_says("gives { to = opposing.hero, top_card = 'seen by you' }",
              "Continuous, while this is in play: opposing heroes let you see the top card of its "
              "player's deck.");
}

static void what_cards_cost(void **unused)
{
    (void)unused;
    ally_says("gives { to = your.ability:in_zone('hand'), cost = plus(-2, { at_least = 1 }) }",
              "Continuous, while this is in play: your abilities in hand cost 2 less, but at least "
              "1.");
    ally_says("gives { to = opposing.ability:in_zone('hand'), cost = plus(1) }",
              "Continuous, while this is in play: opposing abilities in hand cost 1 more.");
    ally_says("gives { to = this, rather_than = { discard = 2 } }",
              "Continuous, wherever it is: this can be played, rather than for its cost, for this: "
              "discard 2 cards.");
    ally_says("gives { to = your.ally:in_zone('graveyard'), playable = { free = true } }",
              "Continuous, while this is in play: your allies in graveyard can be played from "
              "there without paying its cost.");
}

static void whom_cards_attack(void **unused)
{
    (void)unused;
    ally_says("gives { to = opposing.ally, must_attack = true }",
              "Continuous, while this is in play: opposing allies must attack something, if able.");
    ally_says("gives { to = this, cant_attack = any.ally, protects = your.hero }",
              "Continuous, while this is in play: this can't attack an ally and can protect your "
              "hero.");
    ally_says("gives { to = opposing.character, damage = 'fire', type = 'ally' }",
              "Continuous, while this is in play: opposing characters also deal fire damage and "
              "are also an ally.");
}

static void a_trigger(void **unused)
{
    (void)unused;
    ally_says("when.destroyed { of = this, may = true, effect = function(me) end }",
              "When this is destroyed: its controller may: its effect (cards/t/card.lua:2) runs.");
    ally_says("when.dealt_damage { by = your.hero, to = any.ally, combat = true, at_least = 3,\n"
              "effect = function(me) end }",
              "When your hero deals 3 or more combat damage to an ally: its effect "
              "(cards/t/card.lua:3) runs.");
    ally_says("when.dealt_damage { to = this, damage = 'fire', once = true,\n"
              "effect = function() end }",
              "When this is dealt fire damage: its effect (cards/t/card.lua:3) runs; once.");
    ally_says("when.drawn { whose = 'opposing', effect = function() end }",
              "When an opposing player draws a card: its effect (cards/t/card.lua:2) runs.");
    ally_says("when.arrives { of = this, works_in = 'graveyard', effect = function() end }",
              "Works while this is in graveyard. When this comes into its zone: its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("when.attacks { of = this, if_ = count(your.ally):at_least(3),\n"
              "condition = function() return true end,\n"
              "targets = { target('a', opposing.ally:with { damaged = true }, harm) },\n"
              "effect = function() end, cites = 'CR 602.1' }",
              "When this attacks something, if the number of your allies is 3 or more, if its "
              "condition is met (cards/t/card.lua:3): target opposing damaged ally: its effect "
              "(cards/t/card.lua:5) runs. (CR 602.1)");
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
              "When this is destroyed: its effect (cards/t/card.lua:2): me.player:roll, "
              "me.hero:deal, event.player:discard, all(your.ally):ready.");
    ally_says("when.destroyed { of = this, effect = function(me, event)\n"
              "  deal_together { { me, 1, 'fire', me.hero }, { me.hero, 1, 'fire', me } }\n"
              "end }",
              "When this is destroyed: its effect (cards/t/card.lua:2): deal_together.");
}

static void the_turn(void **unused)
{
    (void)unused;
    ally_says("at.start_of_turn { whose = 'your', effect = function() end }",
              "When its controller's turn begins: its effect (cards/t/card.lua:2) runs.");
    ally_says("at.start_of_part { part = 'draw step', whose = 'opposing',\n"
              "effect = function() end }",
              "When the draw step of an opposing player's turn begins: its effect "
              "(cards/t/card.lua:3) runs.");
}

static void a_payment(void **unused)
{
    (void)unused;
    ally_says("pays { cost = { resources = 2 + x, exhaust_this = true, discard = 1 },\n"
              "only_your_turn = true, once_per_turn = true,\n"
              "targets = { target('a', any.hero, harm), target('b', any.hero, harm,\n"
              "{ not_as = 'a' }) }, effect = function() end }",
              "Payment: exhaust this, discard 1 card, pay 2 + X, only on your turn, once a turn: "
              "another target hero and another target hero: its effect "
              "(cards/t/card.lua:5) runs.");
    ally_says("pays { cost = { exhaust_this = true },\n"
              "targets = { target('a', any.card:in_zone('graveyard'), harm,\n"
              "{ up_to = 3, one_graveyard = true, total = { cost = { max = 7 } } }),\n"
              "target('b', any.ally, harm, { up_to = 2, one_each = 'controller',\n"
              "shares = { race = 'a' } }) }, effect = function() end }",
              "Payment: exhaust this: up to 3 target cards in graveyard, all of one graveyard, "
              "with a total cost of 7 or less and up to 2 target allies, no two with the same "
              "controller, which shares a race with the first target: its effect "
              "(cards/t/card.lua:6) runs.");
    ally_says("pays { cost = { destroy = your.ally:with { tag = 'Demon' },\n"
              "counters = { name = 'rage', count = 2 } }, used_by = 'opponents',\n"
              "basic = true, effect = function() end }",
              "Payment: destroy 1 your Demon ally, remove 2 rage counters from this, only in your "
              "action phase on an empty chain, used by opponents: its effect "
              "(cards/t/card.lua:4) runs.");
}

static void preventions(void **unused)
{
    (void)unused;
    ally_says("prevents.damage { to = this, at_least = 3, all = true, cites = 'CR 717.2' }",
              "Prevents all damage of 3 or more to this. (CR 717.2)");
    ally_says("prevents.damage { to = your.hero, from = opposing.ally, amount = value.n,\n"
              "combat = false, damage = { 'fire', 'frost' } }",
              "Prevents 2 of any non-combat fire or frost damage from an opposing ally to your "
              "hero.");
    ally_says("prevents.damage { to = this, first = 1 }",
              "Prevents the first 1 of the damage to this in each turn.");
    ally_says("prevents.damage { to = this, effect = function(me, event) end }",
              "If this would be dealt damage, instead: its effect (cards/t/card.lua:2) runs, which "
              "says whether that damage is prevented.");
}

static void what_changes_a_packet(void **unused)
{
    (void)unused;
    ally_says("raises.damage { from = your.hero, damage = 'fire', by = event.amount }",
              "Raises fire damage from your hero by that amount.");
    ally_says("raises.healing { to = your.character, by = 1 }",
              "Raises healing to your character by 1.");
    ally_says("changes.damage { from = this, becomes = 'holy', unpreventable = true }",
              "Changes what is dealt: damage from this is holy damage and unpreventable instead.");
    ally_says("changes.damage { to = your.hero, onto = this, may = true }",
              "May change what is dealt: damage to your hero goes to this instead.");
}

static void replacements(void **unused)
{
    (void)unused;
    ally_says("instead.destroyed { of = this, effect = function() end }",
              "If this would be destroyed, instead: its effect (cards/t/card.lua:2) runs.");
    ally_says("instead.rolled { if_ = event.amount:is(1), effect = function() end }",
              "If a player would roll a die, if that amount is 1, instead: its effect "
              "(cards/t/card.lua:2) runs.");
    ally_says("instead.drawn { whose = 'your', may = true, effect = function() end }",
              "If its controller would draw a card: its controller may have this instead: its "
              "effect (cards/t/card.lua:2) runs.");
    ally_says("instead.readied { of = this, effect = function() end }",
              "If this would ready, instead: its effect (cards/t/card.lua:2) runs.");
    ally_says("instead.enters_play { of = opposing.ally, effect = function() end }",
              "If an opposing ally would enter play, instead: its effect "
              "(cards/t/card.lua:2) runs.");
}

static void how_cards_enter(void **unused)
{
    (void)unused;
    ally_says("enters { exhausted = true, counters = { charge = 3 } }",
              "As this enters play: it is exhausted, it has charge counters: 3.");
    ally_says("as.enters_play { of = this, effect = function() end }",
              "As this enters play: its effect (cards/t/card.lua:2) runs.");
}

static void keywords_with_a_word_of_their_own(void **unused)
{
    (void)unused;
    ally_says("death_rattle { effect = function() end }",
              "Works while this is in graveyard. When this comes into its zone: its effect "
              "(cards/t/card.lua:2) runs. (KW Death Rattle)");
    ally_says("diplomacy { to = any.ally:with { tag = 'Dwarf' } }",
              "Continuous, while this is in play: your Dwarf allies cost 1 less, but at least 1. "
              "(KW Diplomacy)");
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
         "Playable only if the number of opposing allies is 2 or less. Additional cost: put up to "
         "5 damage on your hero. Rather than its cost: discard 1 card. As it resolves: target "
         "opposing ability card on the chain: its effect (cards/t/card.lua:5) runs; players can't "
         "interrupt it.");
    says("return ability 'A' { cost = x, x_at_most = 5, play = function() end }", 0,
         "X is at most 5. As it resolves: its effect (cards/t/card.lua:1) runs.");
    says("return ability 'A' { cost = 1, only_if = namesakes(your.ally):at_most(1),\n"
         "play = function() end }",
         0,
         "Playable only if the number of your allies that share a name is 1 or less. As it "
         "resolves: its effect (cards/t/card.lua:2) runs.");
    says("return ability 'A' { cost = 1, only_if = count(your.hero:with { dealt_this_turn =\n"
         "'fire' }) }",
         0,
         "Playable only if the number of your heroes that have dealt fire damage this turn is not "
         "0. Nothing more happens.");
    says("return ability 'A' { cost = 1, attach = target('host', opposing.ally, harm) }", 0,
         "Attaches to target opposing ally. Stays in play.");
    says("return ability 'A' { cost = 1,\n"
         "targets = { target('a', any.ally, harm, { any_number = true, divides = 3 }) },\n"
         "play = function() end }",
         0,
         "As it resolves: any number of target allies, with 3 divided among them: its effect "
         "(cards/t/card.lua:3) runs.");
}

static void modes_and_rewards(void **unused)
{
    (void)unused;
    says("return ability 'A' { cost = 1, modes = { by = 'opponent',\n"
         "mode { targets = { target('a', player.opposing, harm) }, play = function() end },\n"
         "mode { play = function() end } } }",
         0,
         "As it resolves: an opponent chooses 1 of 2 modes; mode 1: target opposing player: its "
         "effect (cards/t/card.lua:2) runs; mode 2: its effect (cards/t/card.lua:3) runs.");
    says("return quest 'Q' { reward = { cost = { resources = 2 },\n"
         "modes = { up_to = 1 + count(your.hero:with { tag = 'Dwarf' }),\n"
         "mode { play = function() end }, mode { play = function() end } } } }",
         0,
         "Reward: pay 2: choose 1 to 1 + the number of your Dwarf heroes of 2 modes; mode "
         "1: its "
         "effect (cards/t/card.lua:3) runs; mode 2: its effect (cards/t/card.lua:3) runs.");
    says("return quest 'Q' { reward = { cost = { resources = 2 }, effect = function() end } }", 0,
         "Reward: pay 2: its effect (cards/t/card.lua:1) runs.");
}

static void later_powers_of_a_doer(void **unused)
{
    (void)unused;
    const char *card = "return ability 'A' { cost = 1, later = {\n"
                       "a = prevents.damage { from = given, all = true },\n"
                       "b = raises.damage { to = given, from = given, by = 2 } } }";
    says(card, 1,
         "Begun by an effect as \"a\": Prevents all damage from the card that was handed over.");
    says(card, 2,
         "Begun by an effect as \"b\": Raises damage from the second card handed over to the "
         "card that was handed over by 2.");
}

static void later_and_given_powers(void **unused)
{
    (void)unused;
    says("return ability 'A' { cost = 1, play = function(me) me:begin('end', this_turn) end,\n"
         "later = { ['end'] = at.end_of_turn { whose = 'your', next_turn = true, order = 2,\n"
         "effect = function(me) me.player:draw(1) end } } }",
         1,
         "Begun by an effect as \"end\": When its controller's turn ends: its effect "
         "(cards/t/card.lua:3): me.player:draw; not in the turn in which it is begun; number 2 of "
         "those that wait together.");
    const char *card = "return ally 'A' { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
                       "grants = { smash = gives { to = this, atk = plus(1) } },\n"
                       "powers = { gives { to = attached, power = 'smash' } },\n"
                       "later = { grief = when.destroyed { of = given, effect = function() end },\n"
                       "wall = prevents.damage { to = your.hero } } }";
    says(card, 0,
         "Given to others as \"smash\": Continuous, while this is in play: this has +1 "
         "ATK.");
    says(card, 1,
         "Continuous, while this is in play: what it is attached to has the power "
         "\"smash\".");
    says(card, 2,
         "Begun by an effect as \"grief\": When the card that was handed over is "
         "destroyed: its effect (cards/t/card.lua:4) runs.");
    says(card, 3,
         "Begun by an effect as \"wall\": Prevents the next damage to your hero, as much "
         "as the effect left.");
}

static void amounts(void **unused)
{
    (void)unused;
    ally_says("gives { to = this, atk = plus((count(your.ally) * 2 + 1):min(5)) }",
              "Continuous, while this is in play: this has more ATK: the lesser of (the number of "
              "your allies times 2) + 1 and 5.");
    ally_says("gives { to = this, atk = plus(sum('cost', your.weapon):half_up()) }",
              "Continuous, while this is in play: this has more ATK: half of the sum of the cost "
              "of your weapons, rounded up.");
    ally_says(
        "gives { to = this, atk = plus(1), when = count(your.hero:with { damaged = true }):is(0) }",
        "Continuous, while this is in play: this has +1 ATK, while the number of your damaged "
        "heroes is 0.");
    ally_says(
        "gives { to = this, atk = plus(1), when = matches(any.ally:with { exhausted = true "
        "}):negate() }",
        "Continuous, while this is in play: this has +1 ATK, while not (this is exhausted and "
        "an ally).");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_icons_and_kinds),
        cmocka_unit_test(a_continuous_power),
        cmocka_unit_test(who_sees_a_deck),
        cmocka_unit_test(what_cards_cost),
        cmocka_unit_test(whom_cards_attack),
        cmocka_unit_test(a_trigger),
        cmocka_unit_test(the_verbs_of_an_effect),
        cmocka_unit_test(the_turn),
        cmocka_unit_test(a_payment),
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
