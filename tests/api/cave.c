// The small raid: its scripts, its folder, its games.
#include "api/cave.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

typedef struct script {
    const char *path, *text;
} script;

static const script scripts[] = {
    { "cards/t/anna.lua",
      "return hero \"Anna\" { number = 1, health = 20, tags = { \"Orc\" }, class = { \"mage\" },\n"
      "  faction = \"horde\", text = \"Waits.\", back = { text = \"Rests.\" } }\n" },
    { "cards/t/bob.lua",
      "return hero \"Bob\" { number = 2, health = 22, tags = { \"Gnome\" }, class = { \"mage\" },\n"
      "  faction = \"alliance\", back = {} }\n" },
    { "cards/t/bolt.lua",
      "return ability \"Bolt\" { number = 3, cost = 1, instant = true, class = { \"mage\" },\n"
      "  values = { amount = 2 }, text = \"Your hero deals {amount} fire damage to target "
      "character.\",\n"
      "  targets = { target(\"prey\", any.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n" },
    { "cards/t/guard.lua", "return ally \"Guard\" { number = 4, rarity = \"common\", cost = 2, atk "
                           "= 1, damage = \"melee\",\n"
                           "  health = 3, unlimited = true, keywords = { \"Protector\" } }\n" },
    { "cards/decks/annas.lua", "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
                               "  cards = { { 4, \"t/bolt\" }, { 56, \"Guard\" } } }\n" },
    { "cards/decks/bobs.lua", "return deck \"Bob's\" { hero = \"t/bob\", plan = \"To wait.\", "
                              "cards = { { 60, \"t/guard\" } } }\n" },
    { "cards/decks/short.lua", "return deck \"Short\" { hero = \"t/anna\", plan = \"To lose.\", "
                               "cards = { { 9, \"t/guard\" } } }\n" },
    { "raids/cave/raid.lua",
      "return raid \"The Cave\" { players = { 1, 3 }, words = { stage = 1 }, decks = { \"main\" "
      "},\n"
      "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true, boss_mulligan = true,\n"
      "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
      "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end }\n" },
    { "raids/cave/rules.lua", "return { [\"R900\"] = \"The cave\" }\n" },
    { "raids/cave/bosses/worm.lua",
      "return boss \"Worm\" { number = 1, order = 1, health = 15, atk = 2, text = \"\" }\n" },
    { "raids/cave/cards/bite.lua",
      "return ability \"Bite\" { number = 2, cost = 0, values = { amount = 1 },\n"
      "  text = \"Your hero deals {amount} melee damage to target opposing character.\",\n"
      "  targets = { target(\"prey\", opposing.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n" },
    { "raids/cave/decks/main.lua", "return deck \"Main\" { cards = { { 20, \"cave/bite\" } } }\n" },
};

void cave_write(const cave *at, const char *path, const char *text)
{
    char full[256];
    snprintf(full, sizeof full, "%s/%s", at->folder, path);
    for (char *slash = strchr(full + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(full, 0755);
        *slash = '/';
    }
    FILE *file = fopen(full, "wb");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

ag_status cave_build(const cave *at, ag_error *error)
{
    const char *folders[] = { at->folder };
    return ag_build(folders, 1, at->database, error);
}

int cave_open(void **state)
{
    cave *at = calloc(1, sizeof *at);
    ag_error error = { 0 };
    snprintf(at->folder, sizeof at->folder, "/tmp/aggro-engine-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        cave_write(at, scripts[i].path, scripts[i].text);
    }
    snprintf(at->database, sizeof at->database, "%s/cards.db", at->folder);
    if (cave_build(at, &error) < 0 || ag_engine_open(at->database, &at->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    *state = at;
    return 0;
}

int cave_close(void **state)
{
    cave *at = *state;
    char command[128];
    ag_engine_close(at->engine);
    snprintf(command, sizeof command, "rm -rf '%s'", at->folder);
    int code = system(command);
    free(at);
    return code;
}

ag_game_def cave_def(int raiders)
{
    ag_game_def def = ag_game_default();
    def.raid = "cave";
    def.raiders = raiders;
    def.check = 1;
    return def;
}

ag_game *cave_game(const cave *at, const ag_game_def *def)
{
    ag_game *game;
    ag_error error = { 0 };
    if (ag_game_open(at->engine, def, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return game;
}

static void step(ag_game *game, uint64_t *dice)
{
    ag_answer answer;
    ag_error error = { 0 };
    uint32_t asked = ag_game_waits_for(game);
    int seat = __builtin_ctz(asked);
    if (ag_bot_answer("random", game, seat, dice, &answer, &error) < 0
        || ag_game_answer(game, seat, &answer, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

void cave_play(ag_game *game, int answers, uint64_t dice)
{
    for (int i = 0; i < answers && ag_game_waits_for(game) != 0; i++) {
        step(game, &dice);
    }
}
