// The hall: its scripts, and how a game of it gets to where a bot is asked.
#include "api/bot_bench.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SPELL(name, cost, more)                                                                    \
    "return ability \"" name "\" { number = 1, cost = " #cost                                      \
    ", class = { \"mage\" }, unlimited = true, " more " }\n"
#define FIGHTER(name, cost, atk, health, more)                                                     \
    "return ally \"" name "\" { number = 1, cost = " #cost ", atk = " #atk ", health = " #health   \
    ", damage = \"melee\", unlimited = true, " more " }\n"
#define BURNS(amount, whom)                                                                        \
    "text = \"Burns.\", values = { amount = " #amount " }, targets = { target(\"prey\", " whom     \
    ", harm) }, play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end"
#define NULLIFY(name, more)                                                                        \
    SPELL(                                                                                         \
        name, 2,                                                                                   \
        "instant = true, text = \"Ends it.\", targets = { target(\"spell\", link.ability, harm) "  \
        "},\n" more "  play = function(me, t) t.spell:interrupt() end")
#define WARD(name, more)                                                                           \
    "return item \"" name "\" { number = 1, cost = 1, class = { \"mage\" }, text = \"Wards.\",\n"  \
    "  powers = { pays { cost = { destroy = this },\n" more                                   \
    "    effect = function(me) me:begin(\"ward\", this_turn, { left = 4 }) end } },\n"             \
    "  later = { ward = prevents.damage { to = your.hero } } }\n"
// A price that is seen, and an effect that is not.
#define HERO "exhaust = your.hero"
#define LEVER(name, price, more)                                                                   \
    "return item \"" name "\" { number = 1, cost = 1, class = { \"mage\" }, text = \"Moves.\",\n"  \
    "  powers = { pays { cost = { " price " }, " more " effect = function() end } } }\n"

static const struct {
    const char *path, *text;
} scripts[] = {
    { "cards/t/carl.lua",
      "return hero \"Carl\" { number = 1, health = 20, tags = { \"Orc\" }, class = { \"mage\" },\n"
      "  faction = \"horde\", text = \"Burns once.\", values = { amount = 3 },\n"
      "  powers = { pays { cost = { resources = 1, flip = this }, only_your_turn = true,\n"
      "    targets = { target(\"prey\", any.character, harm) },\n"
      "    effect = function(me, t) me:deal(me.amount, \"fire\", t.prey) end } },\n"
      "  back = {} }\n" },
    { "cards/t/stone.lua", SPELL("Stone", 30, "text = \"Heavy.\", play = function() end") },
    { "cards/t/pebble.lua", SPELL("Pebble", 29, "text = \"Heavy.\", play = function() end") },
    { "cards/t/spark.lua", SPELL("Spark", 1, "instant = true, " BURNS(2, "any.character")) },
    { "cards/t/blaze.lua", SPELL("Blaze", 3, BURNS(5, "any.character")) },
    { "cards/t/mend.lua", SPELL("Mend", 1,
                                "text = \"Mends.\", values = { amount = 3 },\n"
                                "  targets = { target(\"friend\", any.character, help) },\n"
                                "  play = function(me, t) me.hero:heal(me.amount, t.friend) end") },
    { "cards/t/pool.lua", SPELL("Pool", x,
                                "text = \"Heals X.\",\n"
                                "  targets = { target(\"friend\", any.character, help) },\n"
                                "  play = function(me, t) me.hero:heal(me.x, t.friend) end") },
    { "cards/t/volley.lua",
      SPELL("Volley", x,
            "text = \"Burns X.\", targets = { target(\"prey\", any.character, harm) },\n"
            "  play = function(me, t) me.hero:deal(me.x, \"fire\", t.prey) end") },
    { "cards/t/smoke.lua",
      SPELL("Smoke", x, "instant = true, text = \"Nobody can read it.\", play = function() end") },
    { "cards/t/vow.lua",
      SPELL("Vow", 1,
            "text = \"Heals or mends.\", values = { much = 3, little = 2 }, modes = {\n"
            "  mode { text = \"Your hero is healed.\",\n"
            "    play = function(me) me.hero:heal(me.much, me.hero) end },\n"
            "  mode { text = \"Your ally is healed.\",\n"
            "    targets = { target(\"it\", your.ally, help) },\n"
            "    play = function(me, t) me.hero:heal(me.little, t.it) end } }") },
    { "cards/t/split.lua",
      SPELL("Split", 2 + x,
            "instant = true, text = \"Choose one.\", values = { one = 1 }, modes = { up_to = 2,\n"
            "  mode { text = \"X fire damage to target character, by the long way round that \"\n"
            "      .. \"takes more words than any other choice of this hall.\",\n"
            "    targets = { target(\"prey\", any.character, harm) },\n"
            "    play = function(me, t) me.hero:deal(me.x, \"fire\", t.prey) end },\n"
            "  mode { text = \"Draw {one} card.\",\n"
            "    play = function(me) me.player:draw(me.one) end } }") },
    { "cards/t/nullify.lua", NULLIFY("Nullify", "") },
    { "cards/t/rage.lua",
      SPELL("Rage", 1,
            "text = \"Draws.\", values = { calm = 3, wild = 5 }, modes = {\n"
            "  mode { text = \"calm\", play = function(me) me.player:draw(me.calm) end },\n"
            "  mode { text = \"wild\", play = function(me)\n"
            "    me.player.hand:discard() me.player:draw(me.wild) end } }") },
    { "cards/t/offering.lua",
      SPELL("Offering", 0, "extra_cost = { destroy = your.ally }, " BURNS(2, "any.hero")) },
    { "cards/t/gloom.lua", SPELL("Gloom", 1,
                                 "ongoing = true, instant = true, text = \"Gloom.\",\n"
                                 "  attach = target(\"host\", any.character, harm),\n"
                                 "  powers = { gives { to = attached, atk = plus(0 - 1) } }") },
    { "cards/t/errand.lua",
      "return quest \"Errand\" { number = 1, text = \"Draws.\",\n"
      "  reward = { cost = { resources = 2 }, effect = function(me) me.player:draw(1) end } }\n" },
    { "cards/t/plate.lua",
      "return armor \"Plate\" { number = 1, cost = 3, def = 3, class = { \"mage\" } }\n" },
    { "cards/t/shirt.lua",
      "return armor \"Shirt\" { number = 1, cost = 1, def = 1, class = { \"mage\" } }\n" },
    { "cards/t/axe.lua", "return weapon \"Axe\" { number = 1, cost = 3, atk = 1, strike = 3,\n"
                         "  damage = \"melee\", class = { \"mage\" } }\n" },
    { "cards/t/ward.lua", WARD("Ward", "") },
    { "cards/t/lever.lua", LEVER("Lever", HERO, "") },
    { "cards/t/crank.lua", LEVER("Crank", HERO, "worth = 40 * most(\"damage\", opposing.hero),") },
    { "cards/t/stocks.lua",
      LEVER("Stocks", HERO, "used_by = \"all\", worth = 30 * count(your.ally),") },
    { "cards/t/altar.lua",
      LEVER("Altar", "destroy = your.ally",
            "worth = 60 * your_turn * count(your.ally:with { exhausted = true }),") },
    { "cards/t/oath.lua",
      SPELL("Oath", 1,
            "text = \"Chooses.\", worth = count(your.card:in_zone(\"hand\")) - 20, modes = {\n"
            "  mode { text = \"First.\", play = function() end },\n"
            "  mode { text = \"Second.\", worth = 60 - 90 * count(your.ally),\n"
            "    play = function() end } }") },
    { "cards/t/tide.lua", SPELL("Tide", x,
                                "text = \"Rises.\", values = { amount = 1 }, worth = 900 * x,\n"
                                "  play = function(me) me.player:draw(me.amount) end") },
    { "cards/t/scruple.lua",
      SPELL("Scruple", 1, "instant = true, worth = 0 - 30, " BURNS(5, "any.character")) },
    { "cards/t/grudge.lua", NULLIFY("Grudge", "worth = 30 - 100 * count(your.ally),\n") },
    { "cards/t/amulet.lua", WARD("Amulet", "worth = -100 * count(your.ally),\n") },
    { "cards/t/wolf.lua", FIGHTER("Wolf", 2, 2, 2, "") },
    { "cards/t/bear.lua", FIGHTER("Bear", 4, 4, 4, "") },
    { "cards/t/mouse.lua", FIGHTER("Mouse", 1, 1, 1, "") },
    { "cards/t/beacon.lua", FIGHTER("Beacon", 0, 0, 2, "worth = 40") },
    { "cards/t/spy.lua", FIGHTER("Spy", 2, 1, 2,
                                 "text = \"Sabotages decks.\",\n"
                                 "powers = { gives { to = this, sabotages = \"deck\" } }") },
    { "cards/t/sentry.lua", FIGHTER("Sentry", 3, 1, 5, "keywords = { \"Protector\" }") },
    { "cards/t/idol.lua",
      FIGHTER("Idol", 3, 0, 2,
              "text = \"Stays.\", powers = { gives { to = this, cant = \"be destroyed\" } }") },
    { "cards/t/ram.lua",
      FIGHTER("Ram", 2, 0, 3,
              "text = \"Rams.\",\n"
              "powers = { gives { to = this, atk = plus(3), only_if = attacking } }") },
    { "cards/t/torch.lua",
      FIGHTER("Torch", 2, 1, 6,
              "values = { amount = 5 }, text = \"Burns.\",\n"
              "  powers = { pays { cost = { exhaust = this },\n"
              "  targets = { target(\"prey\", opposing.hero, harm) },\n"
              "  effect = function(me, t) me:deal(me.amount, \"fire\", t.prey) end } }") },
    { "cards/t/spring.lua",
      "return item \"Spring\" { number = 1, cost = 1, class = { \"mage\" }, text = \"Mends.\",\n"
      "  values = { amount = 5 }, powers = { gives { to = your.hero, power = \"mend\" } },\n"
      "  grants = { mend = pays { cost = { exhaust = this },\n"
      "    effect = function(me) me:heal(me.amount, me) end } } }\n" },
    { "cards/t/anchor.lua",
      "return item \"Anchor\" { number = 1, cost = 1, class = { \"mage\" }, text = \"Holds.\",\n"
      "  powers = { gives { to = your.hero, cant = \"be destroyed\" } } }\n" },
    { "cards/t/void.lua",
      "return item \"Void\" { number = 1, cost = 1, class = { \"mage\" },\n"
      "  text = \"Opposing heroes have 0 health.\",\n"
      "  powers = { gives { to = opposing.hero, health = set_to(0) } } }\n" },
    { "cards/t/herald.lua",
      FIGHTER("Herald", 3, 1, 1,
              "text = \"Kills.\", powers = { when.enters_play { of = this, may = true,\n"
              "  targets = { target(\"victim\", any.ally:other(), harm) },\n"
              "  effect = function(me, event, t) t.victim:destroy() end } }") },
    { "cards/decks/stones.lua", "return deck \"Stones\" { hero = \"t/anna\", plan = \"To wait.\",\n"
                                "  cards = { { 60, \"t/stone\" } } }\n" },
    { "cards/decks/stones_too.lua",
      "return deck \"Stones too\" { hero = \"t/carl\", plan = \"To wait.\",\n"
      "  cards = { { 60, \"t/stone\" } } }\n" },
    { "raids/hall/raid.lua",
      "return raid \"The Hall\" { players = { 1, 3 }, decks = { \"main\" },\n"
      "  bosses = { \"giant\" }, first = \"boss\", skips_first_draw = true,\n"
      "  hand_size = { boss = 10, raiders = 7 }, rules = use \"hall/rules\",\n"
      "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end }\n" },
    { "raids/hall/rules.lua", "return { [\"R901\"] = \"The hall\" }\n" },
    { "raids/hall/bosses/giant.lua",
      "return boss \"Giant\" { number = 1, order = 1, health = 40, atk = 4, text = \"\" }\n" },
    { "raids/hall/cards/rock.lua",
      "return ability \"Rock\" { number = 2, cost = 30, text = \"Heavy.\",\n"
      "  play = function() end }\n" },
    { "raids/hall/cards/poke.lua",
      "return ability \"Poke\" { number = 3, cost = 1, values = { amount = 1 }, text = "
      "\"Pokes.\",\n"
      "  targets = { target(\"prey\", opposing.hero, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n" },
    { "raids/hall/cards/doom.lua",
      "return ability \"Doom\" { number = 4, cost = 4, values = { amount = 9 }, text = "
      "\"Ruins.\",\n"
      "  targets = { target(\"prey\", opposing.hero, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n" },
    { "raids/hall/decks/main.lua",
      "return deck \"Rocks\" { cards = { { 40, \"hall/rock\" } } }\n" },
    { "raids/brawl/raid.lua", "return raid \"Brawl\" { duel = true, players = { 3, 5 } }\n" },
};

static int set_up(void **state, const char *raid, int players)
{
    bench *on = calloc(1, sizeof *on);
    on->at = cave_open();
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        cave_write(on->at, scripts[i].path, scripts[i].text);
    }
    cave_build(on->at);
    ag_game_def def = ag_game_default();
    def.raid = raid;
    def.raiders = players;
    for (int i = 0; i < players; i++) {
        def.decks[i] = i % 2 == 0 ? "stones" : "stones_too";
    }
    def.check = 1;
    on->dice = 1;
    on->game = cave_game(on->at, &def);
    *state = on;
    return 0;
}

int bench_set_up(void **state)
{
    return set_up(state, "hall", 2);
}

int bench_set_up_brawl(void **state)
{
    return set_up(state, "brawl", 4);
}

int bench_tear_down(void **state)
{
    bench *on = *state;
    ag_game_close(on->game);
    cave_close(on->at);
    free(on);
    return 0;
}

void bench_place(bench *on, const char *const *commands)
{
    ag_error error = { 0 };
    for (int i = 0; commands[i] != NULL; i++) {
        if (ag_game_referee(on->at->engine, on->game, commands[i], &error) < 0) {
            fail_msg("%s: %s", commands[i], error.text);
        }
    }
}

static void answer(bench *on, int seat, const ag_answer *given)
{
    ag_error error = { 0 };
    if (ag_game_answer(on->game, seat, given, &error) < 0) {
        fail_msg("seat %d: %s", seat, error.text);
    }
}

static int first_asked(const bench *on)
{
    uint32_t waits = ag_game_waits_for(on->game);
    assert_int_not_equal(waits, 0);
    return __builtin_ctz(waits);
}

// Passes, declines, keeps the hand; what must be chosen greedy chooses.
static void let_pass(bench *on)
{
    int seat = first_asked(on);
    ag_question question = ag_game_question(on->game, seat);
    ag_answer given = { .count = 1 };
    int refuses = question.kind == AG_QUESTION_ACTION
                  || (question.option_count > 0 && question.min <= 1
                      && question.options[question.option_count - 1].move == AG_MOVE_NONE);
    for (int i = 0; i < question.option_count; i++) {
        ag_move move = question.options[i].move;
        if (move == AG_MOVE_PASS || move == AG_MOVE_NONE) {
            given.picks[0] = (uint16_t)i;
        }
    }
    if (!refuses) {
        bench_greedy(on, seat);
        bench_does(on, seat);
        return;
    }
    answer(on, seat, &given);
}

void bench_turn(bench *on, int seat)
{
    ag_view *view = malloc(sizeof *view);
    for (int i = 0; i < 200; i++) {
        ag_game_view(on->game, seat, view);
        int mine = view->turn_seat == seat && view->phase_kind == AG_VIEW_PHASE_ACTION;
        if (mine && view->link_count == 0 && first_asked(on) == seat) {
            free(view);
            return;
        }
        let_pass(on);
    }
    free(view);
    fail_msg("seat %d never had the move", seat);
}

void bench_until_asked(bench *on, int seat, int moves)
{
    for (int i = 0; i < 60; i++) {
        int asked = first_asked(on);
        ag_question question = ag_game_question(on->game, seat);
        if (asked == seat && (moves || question.kind != AG_QUESTION_ACTION)) return;
        let_pass(on);
    }
    fail_msg("seat %d is not asked", seat);
}

const char *bench_greedy(bench *on, int seat)
{
    ag_error error = { 0 };
    ag_answer given;
    ag_bot_def bot = ag_bot_default();
    bot.why = on->why;
    bot.why_capacity = sizeof on->why;
    uint64_t dice = on->dice;
    ag_question question = ag_game_question(on->game, seat);
    if (ag_bot_answer(&bot, on->game, seat, &dice, &given, &error) < 0) {
        fail_msg("%s", error.text);
    }
    on->move[0] = '\0';
    if (question.kind == AG_QUESTION_NUMBER) {
        snprintf(on->move, sizeof on->move, "%d", given.number);
    }
    for (int i = 0; i < given.count; i++) {
        size_t used = strlen(on->move);
        snprintf(on->move + used, sizeof on->move - used, "%s%s", i > 0 ? ", " : "",
                 question.options[given.picks[i]].text);
    }
    return on->move;
}

void bench_does(bench *on, int seat)
{
    ag_error error = { 0 };
    ag_answer given;
    ag_bot_def bot = ag_bot_default();
    bot.why = on->why;
    bot.why_capacity = sizeof on->why;
    uint64_t dice = on->dice;
    if (ag_bot_answer(&bot, on->game, seat, &dice, &given, &error) < 0) {
        fail_msg("%s", error.text);
    }
    answer(on, seat, &given);
}

void bench_take(bench *on, int seat, const char *option)
{
    ag_question question = ag_game_question(on->game, seat);
    for (int i = 0; i < question.option_count; i++) {
        if (strncmp(question.options[i].text, option, strlen(option)) == 0) {
            ag_answer given = { .count = 1, .picks = { (uint16_t)i } };
            answer(on, seat, &given);
            return;
        }
    }
    fail_msg("\"%s\": seat %d is not offered \"%s\"", question.prompt, seat, option);
}

void bench_resource(bench *on, int seat)
{
    if (strncmp(bench_greedy(on, seat), "Place ", 6) == 0) {
        bench_does(on, seat);
        bench_turn(on, seat);
    }
}
