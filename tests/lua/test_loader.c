// The loader: each kind of card and power becomes what the rules read.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lua/load/loader.h"
#include "lua/shelf.h"
#include "rules/rules.h"

typedef struct loaded {
    shelf on;
    ag_host *host;
    uint16_t printed;
    const ag_card_def *def;
} loaded;

static void load(loaded *card, const char *text)
{
    card->host = shelf_host(&card->on, text, &card->printed);
    card->def = ag_catalog_card(ag_host_catalog(card->host), card->printed);
}

static int has_function(const loaded *card, int power, int slot)
{
    lua_State *L = ag_host_lua(card->host);
    int has = ag_host_push_function(card->host, L, card->printed, (uint16_t)power, slot);
    lua_pop(L, has);
    return has;
}

static const char *word(const loaded *card, ag_symbol symbol)
{
    return ag_host_word(card->host, symbol);
}

// ---- cards ----

static void test_an_ally(void **context)
{
    (void)context;
    loaded card;
    load(&card,
         "return ally 'Lesser Example' { number = 12, rarity = 'common', cost = 3, atk = 2,\n"
         "damage = { 'melee', 'fire' }, health = 4, tags = { 'Orc', 'Warrior' },\n"
         "class = 'warrior', faction = 'horde', keywords = { 'Protector' }, unique = true,\n"
         "values = { amount = 3 }, text = 'Heals {amount}.', cites = 'CR 407.1' }");
    const ag_side_def *side = &card.def->side[0];
    assert_string_equal(card.def->key, "t/card");
    assert_string_equal(side->name, "Lesser Example");
    assert_string_equal(word(&card, card.def->name), "Lesser Example");
    assert_string_equal(side->text, "Heals 3.");
    assert_int_equal(side->types, AG_TYPE_ALLY);
    assert_int_equal(side->cost, 3);
    assert_int_equal(side->atk, 2);
    assert_int_equal(side->health, 4);
    assert_int_equal(side->damage, AG_DAMAGE_MELEE | AG_DAMAGE_FIRE);
    assert_int_equal(side->keywords, AG_LONG_BIT(AG_KEYWORD_PROTECTOR));
    assert_int_equal(side->tag_count, 2);
    assert_string_equal(word(&card, side->tags[1]), "Warrior");
    assert_int_equal(card.def->classes, AG_BIT(AG_CLASS_WARRIOR_AT));
    assert_int_equal(card.def->factions, AG_BIT(AG_FACTION_HORDE_AT));
    assert_int_equal(card.def->unique, 1);
    assert_int_equal(card.def->power_count, 0);
    assert_int_equal(card.def->plain, 1);
    int32_t amount;
    assert_true(ag_host_value(card.host, card.printed, "amount", &amount));
    assert_int_equal(amount, 3);
    assert_false(ag_host_value(card.host, card.printed, "other", &amount));
    assert_string_equal(ag_host_printed(card.host, card.printed)->path, "cards/t/card.lua");
    ag_host_close(card.host);
}

static void test_every_class_icon(void **context)
{
    (void)context;
    loaded card;
    load(&card, "return ability 'Skewer' { cost = 4, class = 'any', faction = 'horde' }");
    assert_int_equal(card.def->classes, 0x3ff);
    ag_host_close(card.host);
    load(&card, "return ability 'Two' { cost = 4, class = { 'mage', 'druid' } }");
    assert_int_equal(card.def->classes, AG_BIT(AG_CLASS_MAGE_AT) | AG_BIT(AG_CLASS_DRUID_AT));
    ag_host_close(card.host);
}

static void test_costs_with_x(void **context)
{
    (void)context;
    static const struct {
        const char *cost;
        int number, x_count;
    } costs[] = {
        { "x", 0, 1 }, { "2 + x", 2, 1 }, { "x + x", 0, 2 }, { "x + 1 + x", 1, 2 }, { "0", 0, 0 }
    };
    for (size_t i = 0; i < sizeof costs / sizeof costs[0]; i++) {
        char text[128];
        loaded card;
        snprintf(text, sizeof text, "return ability 'Card' { cost = %s }", costs[i].cost);
        load(&card, text);
        assert_int_equal(card.def->side[0].cost, costs[i].number);
        assert_int_equal(card.def->side[0].cost_x, costs[i].x_count);
        ag_host_close(card.host);
    }
    shelf_refuses("return ability 'Card' {\n cost = x * 2 }",
                  "cards/t/card.lua:2: cost is a number, x, or a sum of them");
}

// "X can't be more than 5": what is declared may be one of the card's values.
static void test_a_bound_of_x(void **context)
{
    (void)context;
    loaded card;
    load(&card, "return ability 'Card' { cost = 2 + x, values = { most = 5 },\n"
                "x_at_most = value.most, play = function() end }");
    assert_int_equal(card.def->powers[0].x_at_most, 5);
    ag_host_close(card.host);
    load(&card, "return ability 'Card' { cost = x, play = function() end }");
    assert_int_equal(card.def->powers[0].x_at_most, 0);
    ag_host_close(card.host);
    shelf_refuses("return ability 'Card' {\n cost = 2, x_at_most = 5 }",
                  "cards/t/card.lua:2: x_at_most bounds the X of a cost, and this cost has none");
    shelf_refuses("return ability 'Card' {\n cost = x, values = { most = 256 },\n"
                  " x_at_most = value.most }",
                  "cards/t/card.lua:3: x_at_most is a number from 1 to 255, not 256");
}

// CR 701.4: the 17th power that works once a turn would share its mark with the first.
static void test_uses_are_counted(void **context)
{
    (void)context;
    static const char power[] =
        "    pays { cost = { resources = 1 }, once_per_turn = true, effect = function() end },\n";
    char text[4096] = "return ally 'Card' {\n  cost = 1, atk = 1, health = 1, damage = 'melee',\n"
                      "  powers = {\n    gives { to = this, atk = plus(1) },\n";
    for (int i = 0; i < 15; i++) {
        strcat(text, power);
    }
    size_t length = strlen(text);
    loaded card;
    strcat(text, "  } }");
    load(&card, text);
    assert_int_equal(card.def->powers[1].use, 0);
    assert_int_equal(card.def->powers[15].use, 14);
    ag_host_close(card.host);
    text[length] = '\0';
    strcat(text, power);
    strcat(text, "  } }");
    shelf_refuses(text, "once_per_turn: a card has at most 15 powers of that kind");
}

static void test_equipment(void **context)
{
    (void)context;
    loaded card;
    load(&card, "return armor 'Hat' { cost = 2, def = 1, tags = { 'Head (1)', 'Plate' } }");
    assert_int_equal(card.def->side[0].def, 1);
    assert_int_equal(card.def->side[0].restriction_count, 1);
    assert_int_equal(card.def->side[0].restrictions[0].count, 1);
    assert_string_equal(word(&card, card.def->side[0].restrictions[0].tag), "Head");
    assert_int_equal(card.def->side[0].tags[0], card.def->side[0].restrictions[0].tag);
    ag_host_close(card.host);
    load(&card, "return weapon 'Axe' { cost = 3, atk = 2, damage = 'melee', strike = 1 }");
    assert_int_equal(card.def->side[0].types, AG_TYPE_WEAPON);
    assert_int_equal(card.def->side[0].strike, 1);
    ag_host_close(card.host);
}

static void test_two_sides(void **context)
{
    (void)context;
    loaded card;
    load(
        &card,
        "local fury = gives { to = this, atk = plus(value.bonus), only_if = attacking }\n"
        "return boss 'Drake' { order = 2, health = 20, values = { bonus = 2 }, text = '+{bonus}',\n"
        "keywords = { 'Long-Range' }, powers = { fury,\n"
        "pays { cost = { resources = 3, flip = this }, effect = function(me) end } },\n"
        "back = { name = 'Old Drake', values = { price = 7 }, text = '+{bonus} for {price}',\n"
        "powers = { fury } } }");
    assert_int_equal(card.def->side_count, 2);
    assert_int_equal(card.def->boss_order, 2);
    assert_int_equal(card.def->side[0].damage, AG_DAMAGE_MELEE);
    assert_string_equal(card.def->side[1].name, "Old Drake");
    assert_string_equal(card.def->side[1].text, "+2 for 7");
    assert_int_equal(card.def->side[1].health, 20);
    assert_int_equal(card.def->side[1].keywords, 0);
    assert_int_equal(card.def->power_count, 3);
    assert_int_equal(card.def->powers[0].front, 1);
    assert_int_equal(card.def->powers[0].back, 0);
    assert_int_equal(card.def->powers[2].front, 0);
    assert_int_equal(card.def->powers[2].back, 1);
    assert_int_equal(card.def->powers[1].cost.resources, 3);
    assert_int_equal(card.def->powers[1].cost.parts[0].kind, AG_COST_FLIP_THIS);
    assert_int_equal(card.def->plain, 0);
    ag_host_close(card.host);
    shelf_refuses(
        "return hero 'Hero' { health = 30, values = { n = 1 }, back = { values = { n = 2 } } }",
        "the value \"n\" is 1 in front and 2 on the back");
}

static void test_an_ability_with_targets(void **context)
{
    (void)context;
    loaded card;
    load(&card,
         "return ability 'Blast' { cost = 1, instant = true, values = { most = 3 },\n"
         "targets = { target('ally', opposing.ally:with { damaged = true, cost = { max = "
         "value.most } }, harm),\n"
         "target('link', link.opposing.ability), target('players', player.any, help, { up_to = 2 "
         "}),\n"
         "target('pile', graveyard.any, nil, { any_number = true, chosen_by = 'opponents' }) },\n"
         "extra_cost = { damage = { to = your.hero, up_to = 5 }, discard = 1 },\n"
         "only_if = your_turn * count(your.ally):at_least(2), cant_be_interrupted = true,\n"
         "play = function(me, t) end }");
    const ag_power_def *play = &card.def->powers[0];
    assert_int_equal(play->kind, AG_POWER_PLAY);
    assert_int_equal(play->target_count, 4);
    assert_string_equal(play->targets[0].name, "ally");
    assert_int_equal(play->targets[0].kind, AG_TARGET_CARD);
    assert_int_equal(play->targets[0].aim, AG_AIM_HARM);
    assert_int_equal(play->targets[0].filter.whose, AG_WHOSE_OPPOSING);
    assert_int_equal(play->targets[0].filter.types, AG_TYPE_ALLY);
    assert_int_equal(play->targets[0].filter.is, AG_IS_DAMAGED);
    assert_int_equal(play->targets[0].filter.ranges[0].stat, AG_STAT_COST);
    assert_int_equal(play->targets[0].filter.ranges[0].max, 3);
    assert_int_equal(play->targets[0].filter.ranges[0].spare, 0);
    assert_int_equal(play->targets[1].kind, AG_TARGET_LINK);
    assert_int_equal(play->targets[1].link_types, AG_TYPE_ABILITY);
    assert_int_equal(play->targets[1].whose, AG_WHOSE_OPPOSING);
    assert_int_equal(play->targets[2].kind, AG_TARGET_SEAT);
    assert_int_equal(play->targets[2].min.steps[0].value, 0);
    assert_int_equal(play->targets[2].max.steps[0].value, 2);
    assert_int_equal(play->targets[3].kind, AG_TARGET_GRAVEYARD);
    assert_int_equal(play->targets[3].chosen_by, AG_WHOSE_OPPOSING);
    assert_int_equal(card.def->extra_cost.part_count, 2);
    assert_int_equal(card.def->extra_cost.parts[0].kind, AG_COST_DISCARD);
    assert_int_equal(card.def->extra_cost.parts[1].max, 5);
    assert_int_equal(play->only_if.length, 5);
    assert_int_equal(play->only_if.steps[4].op, AG_OP_TIMES);
    assert_int_equal(card.def->instant, 1);
    assert_int_equal(card.def->cant_be_interrupted, 1);
    assert_true(has_function(&card, 0, AG_SLOT_EFFECT));
    assert_false(has_function(&card, 0, AG_SLOT_CONDITION));
    assert_false(has_function(&card, 1, AG_SLOT_EFFECT));
    ag_host_close(card.host);
}

static void test_an_attachment(void **context)
{
    (void)context;
    loaded card;
    load(&card,
         "return ability 'Chains' { cost = 1, attach = target('host', opposing.character, harm),\n"
         "powers = { gives { to = attached, cant = { 'attack', 'ready' } } } }");
    assert_int_equal(card.def->attachment, 1);
    assert_int_equal(card.def->ongoing, 1);
    assert_int_equal(card.def->host.types, AG_TYPE_CHARACTER);
    assert_int_equal(card.def->powers[0].target_count, 1);
    assert_int_equal(card.def->powers[1].kind, AG_POWER_CONTINUOUS);
    assert_int_equal(card.def->powers[1].change_count, 2);
    assert_int_equal(card.def->powers[1].changes[0].subject.is, AG_IS_HOST);
    assert_int_equal(card.def->powers[1].changes[1].word, AG_CANT_READY);
    ag_host_close(card.host);
}

static void test_modes(void **context)
{
    (void)context;
    loaded card;
    load(&card, "return ability 'Choice' { cost = 1, values = { n = 4 }, modes = {\n"
                "mode { text = 'Hit for {n}.', targets = { target('ally', any.ally, harm) }, play "
                "= function(me, t) end },\n"
                "mode { text = 'Draw.', play = function(me) end } } }");
    assert_int_equal(card.def->power_count, 3);
    assert_int_equal(card.def->powers[0].mode_count, 2);
    assert_int_equal(card.def->powers[0].mode_first, 1);
    assert_int_equal(card.def->powers[1].kind, AG_POWER_PLAY);
    assert_int_equal(card.def->powers[1].target_count, 1);
    assert_true(has_function(&card, 2, AG_SLOT_EFFECT));
    assert_string_equal(ag_host_power_name(card.host, card.printed, 1), "Hit for 4.");
    ag_host_close(card.host);
}

static void test_a_quest(void **context)
{
    (void)context;
    loaded card;
    load(&card, "return quest 'Errand' { text = '(2): draw.',\n"
                "reward = { cost = { resources = 2, exhaust = your.ally, count = 2 }, effect = "
                "function(me, t) end } }");
    assert_int_equal(card.def->power_count, 1);
    assert_int_equal(card.def->powers[0].kind, AG_POWER_REWARD);
    assert_int_equal(card.def->powers[0].cost.resources, 2);
    assert_int_equal(card.def->powers[0].cost.parts[0].kind, AG_COST_EXHAUST);
    assert_int_equal(card.def->powers[0].cost.parts[0].min, 2);
    assert_true(has_function(&card, 0, AG_SLOT_EFFECT));
    ag_host_close(card.host);
}

// ---- powers ----

static void test_changes(void **context)
{
    (void)context;
    loaded card;
    load(&card, ALLY("gives { to = your.ally:other(), atk = plus(count(any.hero) + 1), health = "
                     "set_to(value.n),\n"
                     "keyword = 'Ferocity', tag = 'Orc', damage = 'frost', loses_powers = true,\n"
                     "only_if = your_turn:negate() }, gives { to = attached, atk = double }"));
    const ag_power_def *power = &card.def->powers[0];
    assert_int_equal(power->change_count, 6);
    assert_int_equal(power->changes[0].field, AG_FIELD_ATK);
    assert_int_equal(power->changes[0].op, AG_CHANGE_PLUS);
    assert_int_equal(power->changes[0].amount.length, 3);
    assert_int_equal(power->changes[0].amount.counted.types, AG_TYPE_HERO);
    assert_int_equal(power->changes[0].subject.isnt, AG_IS_THIS);
    assert_int_equal(power->changes[0].field, AG_FIELD_ATK);
    assert_true(power->changes[0].reads & AG_BIT(AG_TOUCH_PLAY));
    assert_true(power->changes[0].reads & AG_BIT(AG_TOUCH_TURN));
    assert_int_equal(power->changes[1].op, AG_CHANGE_SET);
    assert_int_equal(power->changes[1].amount.steps[0].value, 2);
    assert_int_equal(power->changes[1].amount.steps[0].arg, 0);
    assert_int_equal(power->changes[2].word, AG_KEYWORD_FEROCITY);
    assert_string_equal(word(&card, power->changes[3].word), "Orc");
    assert_int_equal(power->changes[4].word, AG_DAMAGE_FROST);
    assert_int_equal(power->changes[5].field, AG_FIELD_POWERS);
    assert_int_equal(power->changes[0].condition.steps[1].op, AG_OP_NOT);
    assert_int_equal(card.def->powers[1].changes[0].op, AG_CHANGE_DOUBLE);
    ag_host_close(card.host);
}

static void test_a_state_word_is_a_condition(void **context)
{
    (void)context;
    loaded card;
    load(&card, ALLY("gives { to = this, atk = 5, only_if = attacking }"));
    const ag_amount *when = &card.def->powers[0].changes[0].condition;
    assert_int_equal(when->length, 1);
    assert_int_equal(when->steps[0].op, AG_OP_COUNT);
    assert_int_equal(when->counted.is, AG_IS_THIS | AG_IS_ATTACKING);
    ag_host_close(card.host);
}

static void test_triggers(void **context)
{
    (void)context;
    loaded card;
    load(&card,
         ALLY("when.dealt_damage { by = your.hero, of = opposing.ally, combat = true, damage = "
              "'fire', may = true,\n"
              "at_least = value.n, only_if = { event.amount:at_least(3), "
              "function(me, event) return true end }, id = 'hit', cites = 'CR 703.2',\n"
              "targets = { target('ally', any.ally) }, effect = function(me, event, t) end"
              "},\n"
              "at.start_of_turn { whose = 'your', effect = function(me) end },\n"
              "at.end_of_turn { effect = function(me) end }"));
    const ag_power_def *power = &card.def->powers[0];
    assert_int_equal(power->kind, AG_POWER_TRIGGER);
    assert_int_equal(power->watch.event, AG_EVENT_DAMAGED);
    assert_int_equal(power->watch.has_source, 1);
    assert_int_equal(power->watch.source.types, AG_TYPE_HERO);
    assert_int_equal(power->watch.has_subject, 1);
    assert_int_equal(power->watch.combat, 1);
    assert_int_equal(power->watch.damage, AG_DAMAGE_FIRE);
    assert_int_equal(power->watch.may, 1);
    assert_int_equal(power->watch.at_least, 2);
    assert_int_equal(power->watch.condition.steps[0].op, AG_OP_EVENT);
    assert_int_equal(power->rule, AG_RULE_CR_703_2);
    assert_int_equal(power->target_count, 1);
    assert_true(has_function(&card, 0, AG_SLOT_CONDITION));
    assert_int_equal(ag_host_power(card.host, card.printed, "hit"), 0);
    assert_string_equal(ag_host_power_name(card.host, card.printed, 1), "at.start_of_turn");
    assert_int_equal(card.def->powers[1].watch.event, AG_EVENT_TURN_BEGINS);
    assert_int_equal(card.def->powers[1].watch.whose, AG_WHOSE_YOURS);
    assert_int_equal(card.def->powers[2].watch.event, AG_EVENT_TURN_ENDS);
    ag_host_close(card.host);
}

static void test_replacements(void **context)
{
    (void)context;
    loaded card;
    load(
        &card,
        ALLY(
            "instead.destroyed { of = this, effect = function(me) end },\n"
            "prevents.damage { to = this, from = opposing.hero, at_least = value.n, all = true },\n"
            "prevents.damage { to = your.hero, amount = x:min(2), combat = false },\n"
            "raises.damage { from = this, by = 1 }"));
    const ag_power_def *powers = card.def->powers;
    assert_int_equal(powers[0].kind, AG_POWER_REPLACE);
    assert_int_equal(powers[0].watch.event, AG_EVENT_DESTROYED);
    assert_int_equal(powers[1].watch.prevents, 1);
    assert_int_equal(powers[1].watch.prevents_all, 1);
    assert_int_equal(powers[1].watch.at_least, 2);
    assert_int_equal(powers[1].watch.has_source, 1);
    assert_int_equal(powers[2].watch.amount.length, 3);
    assert_int_equal(powers[2].watch.combat, 2);
    assert_int_equal(powers[3].watch.raises, 1);
    assert_int_equal(powers[3].watch.amount.steps[0].value, 1);
    assert_int_equal(powers[3].later_replaces, 0);
    ag_host_close(card.host);
}

static void test_later_powers(void **context)
{
    (void)context;
    loaded card;
    load(
        &card,
        "return ability 'Guard' { cost = 1, play = function(me) me:begin('shield') end, later = {\n"
        "watch = when.destroyed { of = given, once = true, effect = function(me, event) end },\n"
        "shield = prevents.damage { to = your.hero } } }");
    int shield = ag_host_power(card.host, card.printed, "shield");
    int watch = ag_host_power(card.host, card.printed, "watch");
    assert_int_equal(shield, 1);
    assert_int_equal(watch, 2);
    assert_int_equal(card.def->powers[shield].kind, AG_POWER_LATER);
    assert_int_equal(card.def->powers[shield].later_replaces, 1);
    assert_int_equal(card.def->powers[watch].later_replaces, 0);
    assert_int_equal(card.def->powers[watch].watch.captured_subject, 1);
    assert_int_equal(card.def->powers[watch].watch.once, 1);
    assert_int_equal(card.def->plain, 1);
    ag_host_close(card.host);
}

static void test_payments(void **context)
{
    (void)context;
    loaded card;
    load(&card, ALLY("pays { cost = { resources = 1 + x, exhaust = this, counters = { name = "
                     "'charge', count = 2 } },\n"
                     "only_your_turn = true, once_per_turn = true, only_if = damaged, effect = "
                     "function(me, t) end }"));
    const ag_power_def *power = &card.def->powers[0];
    assert_int_equal(power->kind, AG_POWER_PAYMENT);
    assert_int_equal(power->cost.resources, 1);
    assert_int_equal(power->cost.x_count, 1);
    assert_int_equal(power->cost.parts[0].kind, AG_COST_EXHAUST_THIS);
    assert_int_equal(power->cost.parts[1].kind, AG_COST_REMOVE_COUNTERS);
    assert_int_equal(power->cost.parts[1].min, 2);
    assert_int_equal(power->your_turn_only, 1);
    assert_int_equal(power->once_per_turn, 1);
    assert_int_equal(power->only_if.length, 1);
    assert_int_equal(card.def->plain, 1);
    ag_host_close(card.host);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_ally),
        cmocka_unit_test(test_costs_with_x),
        cmocka_unit_test(test_a_bound_of_x),
        cmocka_unit_test(test_every_class_icon),
        cmocka_unit_test(test_uses_are_counted),
        cmocka_unit_test(test_equipment),
        cmocka_unit_test(test_two_sides),
        cmocka_unit_test(test_an_ability_with_targets),
        cmocka_unit_test(test_an_attachment),
        cmocka_unit_test(test_modes),
        cmocka_unit_test(test_a_quest),
        cmocka_unit_test(test_changes),
        cmocka_unit_test(test_a_state_word_is_a_condition),
        cmocka_unit_test(test_triggers),
        cmocka_unit_test(test_replacements),
        cmocka_unit_test(test_later_powers),
        cmocka_unit_test(test_payments),
    };
    return cmocka_run_group_tests_name("loader", tests, NULL, NULL);
}
