// aggro bench: what a decision, a copy of the state and a rebuild cost, each as a ratio to
// something that the same machine does in the same run. Rounds alternate between the two, and the
// median round counts.
#include "cli/cli.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cjson/cJSON.h>

#include "game/game.h"
#include "lua/yardstick.h"

enum { ROUNDS_MAX = 99, LUA_CALLS = 200000, COPIES = 2000, REBUILD_EVERY = 25 };

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db, or cards.db beside the program)" },
    { "raid", "RAID", "the raid to play (the first of the database)" },
    { "seed", "N", "the first seed (1)" },
    { "rounds", "N", "how many games, one a round, 1 to 99 (9)" },
    { "json", NULL, "print one line of JSON" },
    { NULL, NULL, NULL },
};

// What a round measures, in nanoseconds each.
enum {
    LUA_CALL,
    DECISION,  // the answer and all that follows from it
    BOT,       // its view, the question and its choice
    COPY,
    COPY_BYTES,  // memcpy of as many bytes
    REBUILD,
    REBUILD_BYTES,
    PART_COUNT,
    ONE = PART_COUNT,  // no yardstick: the time itself
};

typedef struct round_times {
    double part[PART_COUNT];
} round_times;

typedef struct measurement {
    ag_engine *engine;
    ag_yardstick *yardstick;
    ag_game_def def;
    int round_count;
    round_times rounds[ROUNDS_MAX];
    size_t used_max;
    uint64_t decisions, turns;
    ag_state *copies[2];
} measurement;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void measure_lua(measurement *bench, round_times *round)
{
    double start = now();
    ag_yardstick_call(bench->yardstick, LUA_CALLS);
    round->part[LUA_CALL] = (now() - start) / LUA_CALLS;
}

// Copies the used part of the state, and as many bytes without looking at them.
static void measure_copy(measurement *bench, ag_game *game, round_times *round)
{
    const ag_state *state = ag_game_rules(game)->state;
    size_t used = ag_state_used(state);
    double start = now();
    for (int i = 0; i < COPIES; i++) {
        ag_state_copy(bench->copies[i & 1], state);
    }
    round->part[COPY] = (now() - start) / COPIES;
    start = now();
    for (int i = 0; i < COPIES; i++) {
        memcpy(bench->copies[i & 1], state, used);
        __asm__ volatile(""
                         :
                         : "r"(bench->copies[i & 1])
                         : "memory");  // or the copies would be left out
    }
    round->part[COPY_BYTES] = (now() - start) / COPIES;
}

// One answer of a random bot; adds the time of each half. Returns AG_OK or what went wrong.
static ag_status step(ag_game *game, uint64_t *dice, double *bot, double *answering,
                      ag_error *error)
{
    uint32_t waits = ag_game_waits_for(game);
    int seat = 1;
    while ((waits & 1u << seat) == 0) {
        seat++;
    }
    ag_answer answer = { 0 };
    double start = now();
    ag_question question = ag_game_question(game, seat);
    ag_status status = AG_OK;
    if (question.has_proposal) {
        answer = ag_game_proposal(game);
    } else {
        status = ag_bot_answer("random", game, seat, dice, &answer, error);
    }
    double middle = now();
    if (status == AG_OK) {
        status = ag_game_answer(game, seat, &answer, error);
    }
    *bot += middle - start;
    *answering += now() - middle;
    return status;
}

// A whole game without keyframes: the time of all answers over the number of decisions.
static ag_status measure_decisions(measurement *bench, uint64_t seed, round_times *round,
                                   ag_error *error)
{
    ag_game *game = NULL;
    ag_game_def def = bench->def;
    uint64_t dice = seed;
    double bot = 0, answering = 0;
    def.seed = seed;
    def.keep_no_keyframes = 1;
    ag_status status = ag_game_open(bench->engine, &def, &game, error);
    while (status == AG_OK && ag_game_waits_for(game) != 0) {
        size_t used = ag_game_state_used(game);
        if (used > bench->used_max) {
            bench->used_max = used;
        }
        status = step(game, &dice, &bot, &answering, error);
    }
    if (status == AG_OK) {
        ag_result result = ag_game_result(game);
        double decisions = result.decisions > 0 ? result.decisions : 1;
        bench->decisions += result.decisions;
        bench->turns += result.turns;
        round->part[DECISION] = answering / decisions;
        round->part[BOT] = bot / decisions;
    }
    ag_game_close(game);
    return status;
}

// The same game with keyframes; a rebuild every so many answers, a copy in its middle.
static ag_status measure_rebuilds(measurement *bench, uint64_t seed, round_times *round,
                                  ag_error *error)
{
    ag_game *game = NULL;
    ag_game_def def = bench->def;
    uint64_t dice = seed;
    double unused = 0, total = 0, bytes = 0;
    int answers = 0, rebuilds = 0;
    def.seed = seed;
    ag_status status = ag_game_open(bench->engine, &def, &game, error);
    while (status == AG_OK && ag_game_waits_for(game) != 0) {
        status = step(game, &dice, &unused, &unused, error);
        if (status < 0 || ++answers % REBUILD_EVERY != 0) {
            continue;
        }
        double start = now();
        status = ag_game_rebuild(game, error);
        total += now() - start;
        start = now();
        measure_copy(bench, game, round);
        bytes += round->part[COPY_BYTES];
        rebuilds++;
    }
    round->part[REBUILD] = rebuilds > 0 ? total / rebuilds : 0;
    round->part[REBUILD_BYTES] = rebuilds > 0 ? bytes / rebuilds : 1;
    ag_game_close(game);
    return status;
}

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// The median over the rounds of `part`, in units of the same round's `unit`.
static double median(const measurement *bench, int part, int unit)
{
    double values[ROUNDS_MAX];
    for (int i = 0; i < bench->round_count; i++) {
        const round_times *round = &bench->rounds[i];
        values[i] = round->part[part] / (unit == ONE ? 1 : round->part[unit]);
    }
    qsort(values, (size_t)bench->round_count, sizeof values[0], rising);
    return values[bench->round_count / 2];
}

static void add_part(cJSON *line, const measurement *bench, const char *name, int part, int unit)
{
    cJSON *pair = cJSON_AddObjectToObject(line, name);
    cJSON_AddNumberToObject(pair, "ns", median(bench, part, ONE));
    cJSON_AddNumberToObject(pair, unit == LUA_CALL ? "lua_calls" : "memcpys",
                            median(bench, part, unit));
}

static void print_json(const measurement *bench)
{
    cJSON *line = cJSON_CreateObject();
    cJSON_AddStringToObject(line, "schema", "aggro.bench/1");
    cJSON_AddStringToObject(line, "raid", bench->def.raid);
    cJSON_AddNumberToObject(line, "rounds", bench->round_count);
    cJSON_AddNumberToObject(line, "decisions", (double)bench->decisions);
    cJSON_AddNumberToObject(line, "lua_call_ns", median(bench, LUA_CALL, ONE));
    add_part(line, bench, "decision", DECISION, LUA_CALL);
    add_part(line, bench, "bot", BOT, LUA_CALL);
    add_part(line, bench, "copy", COPY, COPY_BYTES);
    add_part(line, bench, "rebuild", REBUILD, REBUILD_BYTES);
    cJSON *state = cJSON_AddObjectToObject(line, "state");
    cJSON_AddNumberToObject(state, "capacity", (double)ag_state_capacity());
    cJSON_AddNumberToObject(state, "used_max", (double)bench->used_max);
    char *text = cJSON_PrintUnformatted(line);
    puts(text != NULL ? text : "");
    free(text);
    cJSON_Delete(line);
}

static void print_part(const measurement *bench, const char *name, int part, int unit)
{
    printf("%-30s %12.0f ns %10.2f %s\n", name, median(bench, part, ONE), median(bench, part, unit),
           unit == LUA_CALL ? "trivial Lua calls" : "copies of the same bytes");
}

static void print_text(const measurement *bench)
{
    printf("%s, %d raiders, random bots: games %d, turns %" PRIu64 ", decisions %" PRIu64 "\n\n",
           bench->def.raid, bench->def.raiders, bench->round_count, bench->turns, bench->decisions);
    print_part(bench, "a trivial protected Lua call", LUA_CALL, LUA_CALL);
    print_part(bench, "a decision", DECISION, LUA_CALL);
    print_part(bench, "the bot that makes it", BOT, LUA_CALL);
    print_part(bench, "a copy of the used state", COPY, COPY_BYTES);
    print_part(bench, "a rebuild", REBUILD, REBUILD_BYTES);
    printf("\nthe state: capacity %zu bytes, used at most %zu bytes\n", ag_state_capacity(),
           bench->used_max);
}

static int measure(measurement *bench)
{
    ag_error error = { 0 };
    for (int i = 0; i < bench->round_count; i++) {
        round_times *round = &bench->rounds[i];
        uint64_t seed = bench->def.seed + (uint64_t)i;
        ag_cli_show_progress("round", (uint64_t)i, (uint64_t)bench->round_count);
        measure_lua(bench, round);
        if (measure_decisions(bench, seed, round, &error) < 0
            || measure_rebuilds(bench, seed, round, &error) < 0) {
            return ag_cli_fail(&error);
        }
    }
    ag_cli_show_progress("round", 1, 1);
    return AG_EXIT_OK;
}

static int prepare(const ag_arguments *arguments, measurement *bench)
{
    ag_error error = { 0 };
    uint64_t round_count = 9;
    bench->def = ag_game_default();
    if (ag_cli_no_words(arguments, 0) != AG_EXIT_OK) {
        return AG_EXIT_USAGE;
    }
    if (ag_arguments_number(arguments, "rounds", 1, ROUNDS_MAX, &round_count, &error) < 0
        || ag_arguments_number(arguments, "seed", 0, UINT64_MAX, &bench->def.seed, &error) < 0) {
        return ag_cli_fail(&error);
    }
    bench->round_count = (int)round_count;
    int code = ag_cli_open(arguments, &bench->engine);
    if (code != AG_EXIT_OK) {
        return code;
    }
    bench->def.raid = ag_arguments_value(arguments, "raid", ag_engine_raid(bench->engine, 0));
    bench->yardstick = ag_yardstick_open();
    bench->copies[0] = calloc(1, sizeof(ag_state));
    bench->copies[1] = calloc(1, sizeof(ag_state));
    if (bench->yardstick == NULL || bench->copies[0] == NULL || bench->copies[1] == NULL) {
        ag_fail(&error, AG_NO_MEMORY, "there is no memory for the yardsticks");
        return ag_cli_fail(&error);
    }
    return AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    measurement bench = { 0 };
    int code = prepare(arguments, &bench);
    if (code == AG_EXIT_OK) {
        code = measure(&bench);
    }
    if (code == AG_EXIT_OK) {
        if (ag_arguments_has(arguments, "json")) {
            print_json(&bench);
        } else {
            print_text(&bench);
        }
    }
    ag_yardstick_close(bench.yardstick);
    ag_engine_close(bench.engine);
    free(bench.copies[0]);
    free(bench.copies[1]);
    return code;
}

const ag_command ag_command_bench = {
    "bench", "", "what a decision, a copy and a rebuild cost", "bench", rows, run,
};
