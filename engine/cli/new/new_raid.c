// Templates of raids and of their parts.
#include <string.h>

#include "cli/new/new.h"

// ---- parts ----

static void add_boss(ag_text *out, const char *name, int order)
{
    ag_text_add(
        out,
        "-- A Boss of the raid: the heroes of the Boss player, one after the other.\n"
        "return boss \"%s\" {\n"
        "  number = %d, rarity = \"rare\", order = %d,\n"
        "  atk = 2, health = 40, tags = { \"Dragonkin\" },\n"
        "  values = { bonus = 2, price = 2, amount = 3 },\n"
        "  text = \"While this is attacking, it has +{bonus} ATK. <p> ({price}): This deals "
        "{amount} fire \\z\n    damage to target opposing hero. Only once per turn.\",\n"
        "  powers = {\n"
        "    gives { to = this, atk = plus(value.bonus), only_if = attacking },\n"
        "    pays { cost = { resources = value.price }, once_per_turn = true,\n"
        "      targets = { target(\"hero\", opposing.hero, harm) },\n"
        "      effect = function(me, t) me:deal(me.amount, \"fire\", t.hero) end },\n"
        "    -- Others: at.start_of_turn { whose = \"your\", effect = function(me) … end },\n"
        "    -- when.dealt_damage { to = this, at_least = 5, "
        "effect = function(me, event) … end },\n"
        "    -- prevents.damage { to = this, first = 3 },\n"
        "  },\n"
        "}\n",
        name, order, order);
}

static void add_event(ag_text *out, const char *name)
{
    ag_text_add(
        out,
        "-- An event: it goes onto the chain in the Event phase, "
        "and no player interrupts it.\n"
        "return event \"%s\" {\n"
        "  number = 1, rarity = \"uncommon\",\n"
        "  values = { amount = 1 },\n"
        "  text = \"Your hero deals {amount} fire damage to each opposing hero.\",\n"
        "  play = function(me) me.hero:deal(me.amount, \"fire\", opposing.hero) end,\n"
        "  -- With a choice: targets = { target(\"ally\", opposing.ally, harm) },\n"
        "  -- play = function(me, t) t.ally:exhaust() end,\n"
        "  -- For all: for _, player in each(me.player.opponents) do player:discard(1) end\n"
        "}\n",
        name);
}

static void add_phase(ag_text *out, const char *name, const char *cites)
{
    ag_text_add(
        out,
        "-- A phase of the Boss player's turn: raid.lua names it in boss_turn. Functions are "
        "done off\n-- the chain; `window` is when players may act.\n"
        "return phase \"%s\" {\n",
        name);
    if (cites != NULL) ag_text_add(out, "  cites = \"%s\",\n", cites);
    ag_text_add(out,
                "  -- only_if = word.stage:at_least(2),       -- judged as it would begin\n"
                "  steps = {\n"
                "    function(boss)\n"
                "      local event = boss.decks.event:top()\n"
                "      if event then\n"
                "        -- The Boss player places no resources (R100.3): each event that has\n"
                "        -- resolved becomes one of theirs. Without that they never play a card.\n"
                "        boss:add_to_chain(event, { cant_be_interrupted = true, "
                "rests = \"resources\" })\n"
                "      end\n"
                "    end,\n"
                "    window,\n"
                "  },\n"
                "}\n");
}

int ag_new_boss(ag_new *plan)
{
    int code = ag_new_check_free(plan);
    if (code == AG_EXIT_OK) {
        add_boss(ag_new_file(plan, "raids/%s/bosses/%s.lua", plan->raid, plan->stem), plan->written,
                 1);
        ag_new_then(plan, "aggro check %s", plan->files[0].path);
        ag_new_then(plan, "name it in %sraids/%s/raid.lua: bosses = { …, \"%s\" },", plan->at,
                    plan->raid, plan->stem);
    }
    return code;
}

int ag_new_event(ag_new *plan)
{
    int code = ag_new_check_free(plan);
    if (code == AG_EXIT_OK) {
        add_event(ag_new_file(plan, "raids/%s/events/%s.lua", plan->raid, plan->stem),
                  plan->written);
        ag_new_then(plan, "aggro check %s", plan->files[0].path);
        ag_new_then(plan, "name it in %sraids/%s/decks/event.lua: { 1, \"%s/%s\" },", plan->at,
                    plan->raid, plan->raid, plan->stem);
    }
    return code;
}

static void add_plain_phase(ag_text *out, const char *name)
{
    ag_text_add(
        out,
        "-- A phase of the Boss player's turn: raid.lua names it in boss_turn. Functions are "
        "done off\n-- the chain; `window` is when players may act.\n"
        "return phase \"%s\" {\n"
        "  -- only_if = count(opposing.ally):at_least(2),    -- judged as it would begin\n"
        "  steps = {\n"
        "    function(boss) boss.hero:deal(1, \"fire\", opposing.hero) end,\n"
        "    window,\n"
        "  },\n"
        "}\n",
        name);
}

int ag_new_phase(ag_new *plan)
{
    add_plain_phase(ag_new_file(plan, "raids/%s/phases/%s.lua", plan->raid, plan->stem),
                    plan->written);
    ag_new_then(plan, "aggro check %s", plan->files[0].path);
    ag_new_then(plan, "name it in %sraids/%s/raid.lua: boss_turn = { …, use \"%s/phases/%s\", … },",
                plan->at, plan->raid, plan->raid, plan->stem);
    return AG_EXIT_OK;
}

// ---- a whole raid ----

static void add_raid_file(const ag_new *plan, ag_text *out)
{
    const char *raid = plan->stem;
    ag_text_add(
        out,
        "-- %s: one Boss, an event at the start of each of his turns. "
        "docs/raids.md tells more.\n"
        "return raid \"%s\" {\n"
        "  players = { 1, 5 },\n"
        "  decks = { \"main\", \"event\" },            -- R200.1\n"
        "  bosses = { \"%s_boss\" },                -- in order; the first starts in play\n"
        "  first = \"boss\",                         -- R200.2\n"
        "  skips_first_draw = true,\n"
        "  boss_mulligan = true,\n"
        "  rules = use \"%s/rules\",\n"
        "  boss_turn = {\n"
        "    ready_step,\n"
        "    draw_step,\n"
        "    use \"%s/phases/event\",               -- R201.1\n"
        "    action_phase,\n"
        "    end_phase,\n"
        "  },\n"
        "  boss_has_fatal_damage = function(boss)  -- R202.1\n"
        "    -- Of several stages: card:swap_to(\"%s/…\"), with `card` as second parameter.\n"
        "    boss:lose()\n"
        "  end,\n"
        "  cites = { \"R200.1\", \"R200.2\", \"R202.1\" },\n"
        "}\n",
        plan->name, plan->written, raid, raid, raid, raid);
}

static void add_rules(ag_text *out)
{
    ag_text_add(out,
                "-- The rule numbers of this raid, with titles in our own words: cites = "
                "\"R201.1\" in its scripts.\n"
                "return {\n"
                "  [\"R200.1\"] = \"Main and Event decks are shuffled, each for itself\",\n"
                "  [\"R200.2\"] = \"The Boss player goes first and skips that draw step\",\n"
                "  [\"R201.1\"] = \"In the Event phase the top event goes to the chain, where no "
                "player interrupts it; it becomes a resource of the Boss player\",\n"
                "  [\"R202.1\"] = \"A Boss with fatal damage loses "
                "the raid for the Boss player\",\n"
                "}\n");
}

static void add_raid_cards(ag_new *plan)
{
    const char *raid = plan->stem;
    ag_text_add(ag_new_file(plan, "raids/%s/cards/%s_flame.lua", raid, raid),
                "return ability \"Flame of %s\" {\n"
                "  number = 2, rarity = \"common\",\n"
                "  cost = 2, tags = { \"Fire\" },\n"
                "  values = { amount = 3 },\n"
                "  text = \"Your hero deals {amount} fire damage to target opposing character.\",\n"
                "  targets = { target(\"foe\", opposing.character, harm) },\n"
                "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.foe) end,\n"
                "}\n",
                plan->written);
    ag_text_add(ag_new_file(plan, "raids/%s/cards/%s_crush.lua", raid, raid),
                "return ability \"Crush of %s\" {\n"
                "  number = 3, rarity = \"common\",\n"
                "  cost = 3, tags = { \"Fire\" },\n"
                "  instant = true,\n"
                "  text = \"Destroy target opposing ally.\",\n"
                "  targets = { target(\"ally\", opposing.ally, harm) },\n"
                "  play = function(me, t) t.ally:destroy() end,\n"
                "}\n",
                plan->written);
    ag_text_add(ag_new_file(plan, "raids/%s/cards/%s_guard.lua", raid, raid),
                "return ally \"Guard of %s\" {\n"
                "  number = 4, rarity = \"common\",\n"
                "  cost = 3, atk = 2, damage = \"fire\", health = 4,\n"
                "  tags = { \"Dragonkin\" },\n"
                "  keywords = { \"Protector\" },\n"
                "  text = \"Protector\",\n"
                "}\n",
                plan->written);
}

static void add_raid_decks(ag_new *plan)
{
    const char *raid = plan->stem;
    ag_text_add(ag_new_file(plan, "raids/%s/decks/main.lua", raid),
                "return deck \"%s: Main deck\" {\n"
                "  cards = {\n"
                "    { 16, \"%s/%s_flame\" },\n"
                "    { 8, \"%s/%s_crush\" },\n"
                "    { 16, \"%s/%s_guard\" },\n"
                "  },\n"
                "}\n",
                plan->written, raid, raid, raid, raid, raid, raid);
    ag_text_add(ag_new_file(plan, "raids/%s/decks/event.lua", raid),
                "return deck \"%s: Event deck\" {\n"
                "  cards = {\n"
                "    { 20, \"%s/%s_heat\" },\n"
                "  },\n"
                "}\n",
                plan->written, raid, raid);
}

int ag_new_raid(ag_new *plan)
{
    char name[340];
    plan->set = plan->stem;
    int code = ag_new_check_raid(plan);
    if (code != AG_EXIT_OK) return code;
    add_raid_file(plan, ag_new_file(plan, "raids/%s/raid.lua", plan->stem));
    add_rules(ag_new_file(plan, "raids/%s/rules.lua", plan->stem));
    snprintf(name, sizeof name, "Master of %s", plan->written);
    add_boss(ag_new_file(plan, "raids/%s/bosses/%s_boss.lua", plan->stem, plan->stem), name, 1);
    add_phase(ag_new_file(plan, "raids/%s/phases/event.lua", plan->stem), "Event phase", "R201.1");
    snprintf(name, sizeof name, "Heat of %s", plan->written);
    add_event(ag_new_file(plan, "raids/%s/events/%s_heat.lua", plan->stem, plan->stem), name);
    add_raid_cards(plan);
    add_raid_decks(plan);
    ag_new_then(plan, "aggro check %sraids/%s", plan->at, plan->stem);
    if (strcmp(plan->root, ".") == 0) {
        ag_new_then(plan, "aggro build && aggro play %s --seed 7", plan->stem);
        ag_new_then(plan, "aggro play %s --games 50", plan->stem);
    } else if (plan->pack[0] != 0) {
        ag_new_then(plan, "aggro play %s --seed 7%s", plan->stem, plan->with);
        ag_new_then(plan, "aggro play %s --games 50%s", plan->stem, plan->with);
    }
    return AG_EXIT_OK;
}
