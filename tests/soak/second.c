// Plays games by bots and tells them whole: all events, faults and results. script/second-process
// runs it in two processes that differ in all that a game must not depend on, and compares.
//
//   soak_second DATABASE GAMES
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aggro_author.h"
#include "soak/probe.h"

enum { RAIDERS_MOST = 3, ANSWERS_MAX = 20000 };

static const char *const raids[] = { "onyxias_lair", "black_temple" };
enum { RAIDS = sizeof raids / sizeof raids[0] };

typedef struct variety {
    ag_game_def def;
    char mode[32];
    const char *bot;
} variety;

static int fail(const char *what, const char *why)
{
    fprintf(stderr, "soak_second: %s: %s\n", what, why);
    return 0;
}

// Raids, bots, numbers of raiders and modes take turns, each at a pace of its own.
static int vary(ag_engine *engine, int number, variety *out, ag_error *error)
{
    ag_mode_info mode;
    const char *raid = raids[number % RAIDS];
    int turn = number / RAIDS, modes = 0;
    while (ag_raid_mode_at(engine, raid, modes, &mode, error) == AG_OK && mode.name[0] != '\0') {
        modes++;
    }
    if (modes == 0 || ag_raid_mode_at(engine, raid, turn / 2 % modes, &mode, error) < 0) return 0;
    *out = (variety){ .def = ag_game_default(), .bot = turn % 2 == 0 ? "random" : "greedy" };
    snprintf(out->mode, sizeof out->mode, "%s", mode.name);
    int most = mode.raiders_max < RAIDERS_MOST ? mode.raiders_max : RAIDERS_MOST;
    int span = most - mode.raiders_min + 1;
    out->def.raid = raid;
    out->def.mode = out->mode;
    out->def.raiders = span > 1 ? mode.raiders_min + turn % span : mode.raiders_min;
    out->def.seed = 7000 + (uint64_t)number;
    return 1;
}

static void tell(ag_game *game)
{
    char line[1024];
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        printf("%s %s\n", line, ag_game_line_rule(game));
    }
}

static int play(ag_engine *engine, const variety *now)
{
    ag_game *game;
    ag_error error;
    ag_answer answer;
    uint64_t dice = now->def.seed;
    int answers = 0;
    printf("== %s, %s, %d raiders, %s, seed %" PRIu64 "\n", now->def.raid, now->mode,
           now->def.raiders, now->bot, now->def.seed);
    if (ag_game_open(engine, &now->def, &game, &error) < 0) return fail(now->def.raid, error.text);
    for (; ag_game_waits_for(game) != 0 && answers < ANSWERS_MAX; answers++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        printf("asked %d: %016" PRIx64 "\n", seat, ag_game_question(game, seat).fingerprint);
        if (ag_bot_answer(&(ag_bot_def){ .bot = now->bot }, game, seat, &dice, &answer, &error) < 0
            || ag_game_answer(game, seat, &answer, &error) < 0) {
            ag_game_close(game);
            return fail(now->def.raid, error.text);
        }
        tell(game);
    }
    for (int i = 0; ag_game_fault_at(game, i) != NULL; i++) {
        printf("fault %s\n", ag_game_fault_at(game, i));
    }
    ag_result result = ag_game_result(game);
    printf("won by %s (%s) after %d turns, %016" PRIx64 "\n", result.winner, result.reason,
           result.turns, result.hash);
    ag_game_close(game);
    return 1;
}

int main(int count, char **words)
{
    ag_engine *engine;
    ag_error error = { .text = "DATABASE GAMES were expected" };
    probe_tell();
    if (count != 3 || ag_engine_open(words[1], &engine, &error) < 0) {
        return fail("it does not begin", error.text) + 1;
    }
    int good = 1;
    for (int i = 0; good && i < atoi(words[2]); i++) {
        variety now;
        good = vary(engine, i, &now, &error) ? play(engine, &now) : fail("a mode", error.text);
    }
    ag_engine_close(engine);
    return !good;
}
