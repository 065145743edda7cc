// The cave: its scripts, its folder, its games.
#include "api/cave.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

static const struct {
    const char *path, *text;
} scripts[] = {
    { "cards/t/anna.lua",
      "return hero \"Anna\" { number = 1, health = 20, tags = { \"Orc\" }, class = { \"mage\" },\n"
      "  faction = \"horde\", text = \"Waits.\", back = { text = \"Rests. <p> Dreams.\" } }\n" },
    { "cards/t/bob.lua",
      "return hero \"Bob\" { number = 2, health = 20, tags = { \"Gnome\" }, class = { \"mage\" },\n"
      "  faction = \"alliance\", back = {} }\n" },
    { "cards/t/bolt.lua",
      "return ability \"Bolt\" { number = 3, cost = 1, class = { \"mage\" }, unlimited = true,\n"
      "  values = { amount = 2 },\n"
      "  text = \"Your hero deals {amount} fire damage to target opposing hero.\",\n"
      "  targets = { target(\"prey\", opposing.hero, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n" },
    { "cards/t/guard.lua",
      "return ally \"Guard\" { number = 4, cost = 2, atk = 1, damage = \"melee\", health = 3,\n"
      "  unlimited = true, keywords = { \"Protector\" } }\n" },
    { "cards/decks/annas.lua", "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To burn.\",\n"
                               "  cards = { { 40, \"t/bolt\" }, { 20, \"t/guard\" } } }\n" },
    { "cards/decks/bobs.lua", "return deck \"Bob's\" { hero = \"t/bob\", plan = \"To wait.\",\n"
                              "  cards = { { 30, \"t/bolt\" }, { 30, \"t/guard\" } } }\n" },
    { "cards/decks/short.lua", "return deck \"Short\" { hero = \"t/anna\", plan = \"To lose.\",\n"
                               "  cards = { { 9, \"t/guard\" } } }\n" },
    { "raids/cave/raid.lua",
      "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\" },\n"
      "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true, boss_mulligan = true,\n"
      "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
      "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
      "  boss_has_fatal_damage = function(boss) boss:lose() end }\n" },
    { "raids/cave/rules.lua", "return { [\"R900\"] = \"The cave\" }\n" },
    { "raids/cave/bosses/worm.lua",
      "return boss \"Worm\" { number = 1, order = 1, health = 40, atk = 1, text = \"\" }\n" },
    { "raids/cave/cards/bite.lua",
      "return ability \"Bite\" { number = 2, cost = 2, values = { amount = 1 },\n"
      "  text = \"Your hero deals {amount} melee damage to target opposing hero.\",\n"
      "  targets = { target(\"prey\", opposing.hero, harm) },\n"
      "  play = function(me, t) me.hero:deal(me.amount, \"melee\", t.prey) end }\n" },
    { "raids/cave/decks/main.lua", "return deck \"Main\" { cards = { { 30, \"cave/bite\" } } }\n" },
};

const char *cave_path(const cave *at, const char *name, char *out, size_t capacity)
{
    snprintf(out, capacity, "%s/%s", at->folder, name);
    return out;
}

void cave_write(const cave *at, const char *path, const char *text)
{
    char full[256];
    cave_path(at, path, full, sizeof full);
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

cave *cave_open(void)
{
    cave *at = calloc(1, sizeof *at);
    assert_non_null(at);
    snprintf(at->folder, sizeof at->folder, "/tmp/aggro-cave-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    cave_path(at, "cards.db", at->database, sizeof at->database);
    for (size_t i = 0; i < sizeof scripts / sizeof scripts[0]; i++) {
        cave_write(at, scripts[i].path, scripts[i].text);
    }
    return at;
}

void cave_close(cave *at)
{
    char command[128];
    ag_engine_close(at->engine);
    snprintf(command, sizeof command, "rm -rf '%s'", at->folder);
    assert_int_equal(system(command), 0);
    free(at);
}

ag_status cave_try_build(const cave *at, ag_error *error)
{
    const char *folders[] = { at->folder };
    return ag_build(folders, 1, at->database, error);
}

void cave_reopen(cave *at)
{
    ag_error error = { 0 };
    ag_engine_close(at->engine);
    at->engine = NULL;
    if (ag_engine_open(at->database, &at->engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

void cave_build(cave *at)
{
    ag_error error = { 0 };
    if (cave_try_build(at, &error) < 0) {
        fail_msg("%s", error.text);
    }
    cave_reopen(at);
}

int cave_set_up(void **state)
{
    cave *at = cave_open();
    cave_build(at);
    *state = at;
    return 0;
}

int cave_tear_down(void **state)
{
    cave_close(*state);
    return 0;
}

void cave_edit(const cave *at, const char *sql)
{
    sqlite3 *db;
    char *why = NULL;
    assert_int_equal(sqlite3_open(at->database, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s", why);
    }
    sqlite3_close(db);
}

ag_game_def cave_table(int raiders)
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

static int first_play(const ag_question *question)
{
    for (int i = 0; question->kind == AG_QUESTION_ACTION && i < question->option_count; i++) {
        if (question->options[i].move == AG_MOVE_PLAY) return i;
    }
    return -1;
}

int cave_step(ag_game *game, uint64_t *dice, ag_error *error)
{
    ag_answer answer;
    uint32_t asked = ag_game_waits_for(game);
    if (asked == 0) return 0;
    int seat = __builtin_ctz(asked);
    ag_question question = ag_game_question(game, seat);
    int play = first_play(&question);
    if (question.has_proposal) {
        answer = ag_game_proposal(game);
    } else if (play >= 0) {
        answer = (ag_answer){ .count = 1, .picks = { (uint16_t)play } };
    } else if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, dice, &answer, error)
               < 0) {
        fail_msg("%s", error->text);
    }
    return ag_game_answer(game, seat, &answer, error) == AG_OK;
}

void cave_play(ag_game *game, int answers, uint64_t dice)
{
    for (int i = 0; i < answers && ag_game_waits_for(game) != 0; i++) {
        ag_answer answer;
        ag_error error = { 0 };
        int seat = __builtin_ctz(ag_game_waits_for(game));
        if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, &dice, &answer, &error) < 0
            || ag_game_answer(game, seat, &answer, &error) < 0) {
            fail_msg("%s", error.text);
        }
    }
}
