// A small raid for scenarios: its scripts, its database, and running a scenario given in pieces.
#include "api/scenes.h"

#include <setjmp.h>
#include <stdarg.h>
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
    { "cards/t/anna.lua", "return hero \"Anna\" { number = 1, health = 20, tags = { \"Orc\" },\n"
                          "  class = { \"mage\" }, faction = \"horde\", back = {} }\n" },
    { "cards/t/bolt.lua",
      "return ability \"Bolt\" { number = 2, cost = 1, instant = true, class = { \"mage\" },\n"
      "  values = { amount = 2 }, text = \"Your hero deals {amount} fire damage to target "
      "character.\",\n"
      "  targets = { target(\"prey\", any.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n" },
    { "cards/t/gambler.lua",
      "return ability \"Gamble\" { number = 3, cost = 0, class = { \"mage\" },\n"
      "  text = \"Roll a die: your hero deals itself that much fire damage.\",\n"
      "  play = function(me) me.hero:deal(me.player:roll(), \"fire\", me.hero) end }\n" },
    { "cards/t/guard.lua",
      "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\",\n"
      "  health = 3, keywords = { \"Protector\" }, faction = \"horde\" }\n" },
    { "cards/t/broken.lua",
      "return ability \"Broken\" { number = 5, cost = 0, class = { \"mage\" },\n"
      "  text = \"Nothing.\", play = function(me) me.hero:deal(1, \"fire\") end }\n" },
    { "cards/t/twin.lua",
      "return ability \"Twin\" { number = 6, cost = 1, class = { \"mage\" },\n"
      "  values = { few = 1, many = 5 },\n"
      "  text = \"Choose one: {few} or {many} fire damage to target hero.\", modes = {\n"
      "  mode { text = \"{few}\", targets = { target(\"prey\", any.hero, harm) },\n"
      "    play = function(me, t) me.hero:deal(me.few, \"fire\", t.prey) end },\n"
      "  mode { text = \"{many}\", targets = { target(\"prey\", any.hero, harm) },\n"
      "    play = function(me, t) me.hero:deal(me.many, \"fire\", t.prey) end } } }\n" },
    { "cards/t/halves.lua",
      "return ability \"Halves\" { number = 7, cost = 0, class = { \"mage\" }, text = \"\",\n"
      "  play = function(me)\n"
      "    if me.hero.damage > 3 then\n"
      "      me.hero:heal(1, me.hero)\n"
      "    end\n"
      "  end }\n" },
    { "cards/t/endless.lua",
      "return ability \"Endless\" { number = 8, cost = 0, class = { \"mage\" }, text = \"\",\n"
      "  play = function(me)\n"
      "    me.hero:deal(1, \"fire\", me.hero)\n"
      "    local count = 0\n"
      "    while true do\n"
      "      count = count + 1\n"
      "    end\n"
      "  end }\n" },
    { "cards/decks/one.lua", "return deck \"One\" { hero = \"t/anna\", plan = \"To burn.\",\n"
                             "  cards = { { 4, \"t/bolt\" }, { 4, \"t/guard\" } } }\n" },
    { "cards/t/lang/de.lua", "return texts \"de\" { twin = { name = \"Zwilling\" } }\n" },
    { "raids/cave/lang/de.lua", "return texts \"de\" { bite = { name = \"Biss\" } }\n" },
    { "raids/cave/raid.lua",
      "return raid \"The Cave\" { players = { 1, 5 }, words = { stage = 1 }, decks = { \"main\" "
      "},\n"
      "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true, boss_mulligan = true,\n"
      "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
      "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end }\n" },
    { "raids/cave/rules.lua", "return { [\"R900\"] = \"The cave\" }\n" },
    { "raids/cave/bosses/worm.lua", "return boss \"Worm\" { number = 1, order = 1, health = 15,\n"
                                    "  atk = 2, text = \"\" }\n" },
    { "raids/cave/cards/bite.lua",
      "return ability \"Bite\" { number = 2, cost = 0, values = { amount = 1 },\n"
      "  text = \"Your hero deals {amount} melee damage to target opposing character.\",\n"
      "  targets = { target(\"prey\", opposing.character, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n" },
    { "raids/cave/decks/main.lua", "return deck \"Main\" { cards = { { 20, \"cave/bite\" } } }\n" },
};

static void make_folders(char *path)
{
    for (char *at = strchr(path + 1, '/'); at != NULL; at = strchr(at + 1, '/')) {
        *at = '\0';
        mkdir(path, 0755);
        *at = '/';
    }
}

void scenes_write(const scene_bench *bench, const char *path, const char *text)
{
    char full[256];
    snprintf(full, sizeof full, "%s/%s", bench->folder, path);
    make_folders(full);
    FILE *file = fopen(full, "wb");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

int scenes_setup(void **state)
{
    scene_bench *bench = calloc(1, sizeof *bench);
    ag_error error = { 0 };
    char cards[128], raids[128], database[128];
    const char *folders[] = { cards, raids };

    snprintf(bench->folder, sizeof bench->folder, "/tmp/aggro-scenario-XXXXXX");
    assert_non_null(mkdtemp(bench->folder));
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        scenes_write(bench, scripts[i].path, scripts[i].text);
    }
    snprintf(cards, sizeof cards, "%s/cards", bench->folder);
    snprintf(raids, sizeof raids, "%s/raids", bench->folder);
    snprintf(database, sizeof database, "%s/cards.db", bench->folder);
    if (ag_build(folders, 2, database, &error) < 0
        || ag_engine_open(database, &bench->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
    *state = bench;
    return 0;
}

int scenes_teardown(void **state)
{
    scene_bench *bench = *state;
    char command[128];
    ag_engine_close(bench->engine);
    snprintf(command, sizeof command, "rm -rf '%s'", bench->folder);
    int code = system(command);
    free(bench);
    return code;
}

ag_scenario_result scenes_run(const scene_bench *bench, const char *head, const char *given,
                              const char *play, const char *expect)
{
    char text[4096], path[128];
    ag_scenario_result result = { 0 };
    ag_error error = { 0 };

    snprintf(text, sizeof text,
             "return scenario \"Test\" {\n  raid = \"cave\", %s\n"
             "  given = function(t)\n%s\n  end,\n  play = function(t)\n%s\n  end,\n"
             "  expect = function(t)\n%s\n  end,\n}\n",
             head, given, play, expect);
    scenes_write(bench, "s.lua", text);
    snprintf(path, sizeof path, "%s/s.lua", bench->folder);
    if (ag_scenario_run(bench->engine, path, &result, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return result;
}

void scenes_pass(const scene_bench *bench, const char *head, const char *given, const char *play,
                 const char *expect)
{
    ag_scenario_result result = scenes_run(bench, head, given, play, expect);
    if (result.failed != 0 || result.passed != 1) {
        fail_msg("%s", result.report);
    }
    assert_string_equal(result.report, "");
}

void scenes_fail(const scene_bench *bench, const char *given, const char *play, const char *expect,
                 const char *words)
{
    ag_scenario_result result = scenes_run(bench, "", given, play, expect);
    assert_int_equal(result.passed, 0);
    assert_int_equal(result.failed, 1);
    if (strstr(result.report, words) == NULL) {
        fail_msg("\"%s\" was expected in:\n%s", words, result.report);
    }
}
