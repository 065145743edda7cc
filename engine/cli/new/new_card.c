// Templates of cards: one file each, which passes the check as it is.
#include <string.h>

#include "base/assert.h"
#include "cli/new/new.h"

static const char *const types[] = { "ally",  "ability",  "weapon", "armor", "item",
                                     "quest", "location", "hero",   "token" };
enum { TYPES = sizeof types / sizeof types[0] };
static const char *const modes[] = { "standard", "heroic", "epic" };

static int check_word(const ag_new *plan, const char *option, const char *const *words, int count)
{
    return ag_arguments_has(plan->arguments, option)
                   && ag_new_word(plan, option, words, count) == NULL
               ? AG_EXIT_USAGE
               : AG_EXIT_OK;
}

// --class and --faction take the words that the fields take.
static int check_icons(const ag_new *plan)
{
    ag_doc doc;
    ag_doc_field field;
    int code = AG_EXIT_OK;
    AG_ASSERT(ag_doc_at(0, &doc));  // the first word declares a card
    for (int i = 0; ag_doc_field_at(0, i, &field) && code == AG_EXIT_OK; i++) {
        if (strcmp(field.name, "class") == 0 || strcmp(field.name, "faction") == 0) {
            code = check_word(plan, field.name, field.words, field.word_count);
        }
    }
    return code;
}

// `class = { "mage" },` and `faction = "horde",` where they were given.
static void add_icons(const ag_new *plan, ag_text *out)
{
    const char *class = ag_arguments_value(plan->arguments, "class", NULL);
    const char *faction = ag_arguments_value(plan->arguments, "faction", NULL);
    if (class != NULL) ag_text_add(out, "  class = { \"%s\" },\n", class);
    if (faction != NULL) ag_text_add(out, "  faction = \"%s\",\n", faction);
}

static void add_head(const ag_new *plan, ag_text *out)
{
    ag_text_add(out,
                "-- %s: what it says and does. `aggro doc %s` lists every field, "
                "docs/cards.md is the guide.\n",
                plan->name, plan->type);
    if (plan->raid != NULL) {
        const char *mode = ag_arguments_value(plan->arguments, "mode", modes[0]);
        ag_text_add(out, "-- A card of the Boss player's in %s mode: their decks name it.\n", mode);
    }
    ag_text_add(out, "return %s \"%s\" {\n  number = 1, rarity = \"common\",\n", plan->type,
                plan->written);
}

static void add_ally(const ag_new *plan, ag_text *out)
{
    ag_text_add(out, "  cost = %d, atk = 2, damage = \"melee\", health = 2,\n", plan->cost);
    ag_text_add(out, "  tags = { \"%s\" },\n", plan->raid != NULL ? "Dragonkin" : "Orc");
    add_icons(plan, out);
    ag_text_add(
        out, "  values = { amount = 1 },            -- every number of the text has a name\n"
             "  text = \"When this enters play, "
             "it deals {amount} fire damage to target opposing hero.\",\n"
             "  powers = {\n"
             "    when.enters_play { of = this, targets = { target(\"hero\", "
             "opposing.hero, harm) },\n"
             "      effect = function(me, event, t) me:deal(me.amount, \"fire\", t.hero) end },\n"
             "    -- Others, to try in its place (say in `text` what they do):\n"
             "    -- gives { to = your.ally:other(), atk = plus(value.amount) },\n"
             "    -- at.start_of_turn { whose = \"your\",\n"
             "    --   effect = function(me) me.hero:heal(me.amount, me.hero) end },\n"
             "    -- pays { cost = { exhaust = this }, "
             "targets = { target(\"ally\", any.ally, harm) },\n"
             "    --   effect = function(me, t) t.ally:exhaust() end },\n"
             "  },\n"
             "  -- keywords = { \"Protector\" },\n"
             "}\n");
}

static void add_ability(const ag_new *plan, ag_text *out)
{
    ag_text_add(out, "  cost = %d, tags = { \"Fire\" },\n", plan->cost);
    add_icons(plan, out);
    ag_text_add(out,
                "  values = { amount = 3 },            -- every number of the text has a name\n"
                "  text = \"Your hero deals {amount} fire damage to target opposing character.\",\n"
                "  targets = { target(\"foe\", opposing.character, harm) },     -- t.foe below\n"
                "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.foe) end,\n"
                "  -- instant = true,                  -- it may be played whenever you may act\n"
                "  -- Or it stays: ongoing = true, or attach = target(\"host\", "
                "opposing.ally, harm), with\n"
                "  -- powers = {\n"
                "  --   gives { to = attached, cant = \"attack\" },\n"
                "  --   at.start_of_turn { whose = \"your\",\n"
                "  --     effect = function(me) me.hero:deal(me.amount, \"fire\", me.host) end },\n"
                "  -- },\n"
                "}\n");
}

static void add_weapon(const ag_new *plan, ag_text *out)
{
    ag_text_add(out, "  cost = %d, atk = 3, damage = \"melee\", strike = 1,\n", plan->cost);
    ag_text_add(out, "  tags = { \"Melee (1)\", \"Axe\" },    -- or \"Two-Handed\"\n");
    add_icons(plan, out);
    ag_text_add(out, "  -- values = { bonus = 1 },\n"
                     "  -- text = \"Your attacking hero has +{bonus} ATK.\",\n"
                     "  -- powers = {\n"
                     "  --   gives { to = your.hero:with { attacking = true }, "
                     "atk = plus(value.bonus) },\n"
                     "  -- },\n"
                     "}\n");
}

static void add_gear(const ag_new *plan, ag_text *out)
{
    int armor = strcmp(plan->type, "armor") == 0;
    ag_text_add(out, "  cost = %d,%s\n", plan->cost, armor ? " def = 1," : "");
    ag_text_add(out, "  tags = { %s },\n", armor ? "\"Chest (1)\", \"Cloth\"" : "\"Ring (2)\"");
    add_icons(plan, out);
    ag_text_add(out,
                "  values = { price = 1, amount = 1 }, -- every number of the text has a name\n"
                "  text = \"({price}), [Activate]: Your hero heals {amount} damage from target "
                "friendly \\z\n    character.\",\n"
                "  powers = {\n"
                "    pays { cost = { resources = value.price, exhaust = this },\n"
                "      targets = { target(\"patient\", friendly.character, help) },\n"
                "      effect = function(me, t) me.hero:heal(me.amount, t.patient) end },\n"
                "    -- gives { to = your.hero, keyword = \"Protector\" },\n"
                "    -- prevents.damage { to = your.hero, first = value.amount },\n"
                "  },\n"
                "}\n");
}

static void add_quest(const ag_new *plan, ag_text *out)
{
    (void)plan;
    ag_text_add(out,
                "  values = { price = 3, cards = 1 },  -- every number of the text has a name\n"
                "  text = \"({price}): Draw {cards} card.\",\n"
                "  reward = { cost = { resources = value.price },\n"
                "    effect = function(me) me.player:draw(me.cards) end },\n"
                "}\n");
}

static void add_location(const ag_new *plan, ag_text *out)
{
    (void)plan;
    ag_text_add(out,
                "  values = { price = 1, bonus = 1 },  -- every number of the text has a name\n"
                "  text = \"({price}), [Activate]: "
                "Target friendly ally has +{bonus} ATK this turn.\",\n"
                "  powers = {\n"
                "    pays { cost = { resources = value.price, exhaust = this },\n"
                "      targets = { target(\"ally\", friendly.ally, help) },\n"
                "      effect = function(me, t) t.ally:gain { atk = me.bonus, "
                "lasts = this_turn } end },\n"
                "  },\n"
                "}\n");
}

static void add_hero(const ag_new *plan, ag_text *out)
{
    ag_text_add(out, "  health = 28,\n  tags = { \"Orc\", \"Warrior\" },       -- race, class, "
                     "talent spec, professions\n");
    if (ag_arguments_value(plan->arguments, "class", NULL) == NULL) {
        ag_text_add(out, "  class = { \"warrior\" },\n");
    }
    if (ag_arguments_value(plan->arguments, "faction", NULL) == NULL) {
        ag_text_add(out, "  faction = \"horde\",\n");
    }
    add_icons(plan, out);
    ag_text_add(out,
                "  values = { price = 3, amount = 2 }, -- every number of the text has a name\n"
                "  text = \"({price}) and flip this: This deals {amount} melee damage to target "
                "opposing \\z\n    character. Only in your turn.\",\n"
                "  powers = {\n"
                "    pays { cost = { resources = value.price, flip = this },\n"
                "      only_your_turn = true,\n"
                "      targets = { target(\"foe\", opposing.character, harm) },\n"
                "      effect = function(me, t) me:deal(me.amount, \"melee\", t.foe) end },\n"
                "  },\n"
                "  back = {},                         -- the other side has no powers\n"
                "}\n");
}

static void add_token(const ag_new *plan, ag_text *out)
{
    (void)plan;
    ag_text_add(out,
                "  atk = 1, damage = \"melee\", health = 1,\n"
                "  tags = { \"Dragonkin\" },\n"
                "}                                     -- me.player:put_token(\"set/stem\")\n");
}

typedef void template(const ag_new *plan, ag_text *out);

int ag_new_card(ag_new *plan)
{
    static template *const templates[TYPES] = { add_ally,     add_ability, add_weapon,
                                                add_gear,     add_gear,    add_quest,
                                                add_location, add_hero,    add_token };
    plan->type = ag_new_word(plan, "type", types, TYPES);
    if (plan->type == NULL || ag_new_word(plan, "mode", modes, 3) == NULL) return AG_EXIT_USAGE;
    int code = check_icons(plan);
    code = code == AG_EXIT_OK ? ag_new_check_free(plan) : code;
    if (code != AG_EXIT_OK) return code;
    int kind = 0;
    while (types[kind] != plan->type) kind++;
    AG_ASSERT(kind < TYPES);
    ag_text *out = plan->raid != NULL
                       ? ag_new_file(plan, "raids/%s/cards/%s.lua", plan->raid, plan->stem)
                       : ag_new_file(plan, "cards/%s/%s.lua", plan->set, plan->stem);
    add_head(plan, out);
    templates[kind](plan, out);
    ag_new_then(plan, "aggro check %s", plan->files[0].path);
    ag_new_then(plan, "aggro new scenario \"%s works\" --card \"%s/%s\"%s", plan->stem,
                plan->raid != NULL ? plan->raid : plan->set, plan->stem, plan->in);
    if (plan->raid != NULL) {
        ag_new_then(plan, "name it in a deck of %sraids/%s/decks: { 2, \"%s/%s\" },", plan->at,
                    plan->raid, plan->raid, plan->stem);
    }
    return AG_EXIT_OK;
}
