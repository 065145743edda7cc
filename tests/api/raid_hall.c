// One database for all tests of a program: it takes a while to build.
#include "api/raid_hall.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[64], database[128];
static ag_engine *engine;

void hall_open(void)
{
    static const char *const folders[] = { AGGRO_SOURCE_DIR };
    ag_error error = { 0 };
    snprintf(folder, sizeof folder, "/tmp/aggro_hall_XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(database, sizeof database, "%s/cards.db", folder);
    if (ag_build(folders, 1, database, &error) < 0
        || ag_engine_open(database, &engine, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

void hall_close(void)
{
    ag_engine_close(engine);
    engine = NULL;
    (void)unlink(database);
    (void)rmdir(folder);
}

static ag_game *open_game(uint64_t seed, int keep_no_keyframes, int check)
{
    ag_game *game;
    ag_error error = { 0 };
    ag_game_def def = ag_game_default();
    def.raid = "onyxias_lair";
    def.seed = seed;
    def.raiders = 3;
    def.keep_no_keyframes = keep_no_keyframes;
    def.check = check;
    if (ag_game_open(engine, &def, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return game;
}

ag_game *hall_game(uint64_t seed, int keep_no_keyframes)
{
    return open_game(seed, keep_no_keyframes, 1);
}

ag_game *hall_game_unchecked(uint64_t seed)
{
    return open_game(seed, 0, 0);
}

int hall_asked(ag_game *game)
{
    uint32_t waits = ag_game_waits_for(game);
    int seat = 0;
    while (waits != 0 && !(waits & (1u << seat))) {
        seat++;
    }
    return seat;
}

int hall_step(ag_game *game, const char *bot, uint64_t place)
{
    ag_answer answer;
    ag_error error = { 0 };
    ag_bot_def def = ag_bot_default();
    uint64_t dice = place * 7 + 1;
    int seat = hall_asked(game);
    if (seat == 0) return 0;
    def.bot = bot;
    if (ag_bot_answer(&def, game, seat, &dice, &answer, &error) < 0
        || ag_game_answer(game, seat, &answer, &error) < 0) {
        fail_msg("%s: %s", bot, error.text);
    }
    return 1;
}

ag_game *hall_load(const char *path)
{
    ag_game *game;
    ag_error error = { 0 };
    if (ag_game_load(engine, path, AG_LOAD_CHECK, &game, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return game;
}

ag_status hall_reload(ag_game *game, ag_error *error)
{
    ag_reload report;
    return ag_game_reload(game, engine, 0, &report, error);
}
