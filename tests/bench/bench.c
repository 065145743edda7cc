// script/bench: what a decision, a copy of the state, a rebuild, a fork and an undo cost, each as a
// ratio to something that the same machine does in the same run. Rounds alternate between the two,
// and the median round counts.
#include "bench/bench.h"
#include "cli/common/cli.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/error.h"
#include "cli/output/json.h"
#include "game/log/game.h"
#include "rules/numbers/numbers.h"

enum { ROUNDS_MAX = 99, LUA_CALLS = 200000, COPIES = 2000, REBUILD_EVERY = 25 };
enum { BATCHES = 9, FORKS = 20, GIVEN_MAX = 32 };

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db, or cards.db beside the program)" },
    AG_CLI_PACK_ROWS,
    { "raid", "RAID", "the raid to play (each of the database, one after the other)" },
    { "raiders", "N", "how many raid, 1 to 5 (3); at a duel two play", 1, AG_RAIDERS_MAX },
    { "seed", "N", "the first seed (1)", 0, UINT64_MAX },
    { "rounds", "N", "how many games, one a round, 1 to 99 (9)", 1, ROUNDS_MAX },
    { "json", NULL, "print one line of JSON" },
    { NULL, NULL, NULL },
};

// What a round measures, in nanoseconds each.
enum {
    LUA_CALL,
    DECISION,  // the answer and all that follows from it
    BOT,       // the bot's view, the question and its choice
    COPY,
    COPY_BYTES,  // memcpy of as many bytes
    REBUILD,
    REBUILD_BYTES,
    FORK,  // while no frame is open; includes closing it
    FORK_BYTES,
    FORK_WAITING,  // a script waits in mid-effect
    FORK_ANSWERS,  // what it replays: the answers since no frame was open
    UNDO,          // of a turn
    UNDO_LONGEST,
    PART_COUNT,
    ONE = PART_COUNT,  // not a ratio: the time itself
};

typedef struct round_times {
    double part[PART_COUNT];
} round_times;

typedef struct measurement {
    ag_engine *engine;
    ag_game_def def;
    int round_count;
    round_times rounds[ROUNDS_MAX];
    size_t used_max;
    uint64_t decisions, turns;
    ag_reload_times reloads;
    ag_world_times worlds;
    ag_state *copies[2];
} measurement;

double bench_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void measure_lua(round_times *round)
{
    double start = bench_now();
    bench_yardstick(LUA_CALLS);
    round->part[LUA_CALL] = (bench_now() - start) / LUA_CALLS;
}

// Copies the used part of the state, and as many bytes without looking at them.
static void measure_copy(measurement *bench, ag_game *game, round_times *round)
{
    const ag_state *state = ag_game_rules(game)->state;
    size_t used = ag_state_used(state);
    double start = bench_now();
    for (int i = 0; i < COPIES; i++) ag_state_copy(bench->copies[i & 1], state);
    round->part[COPY] = (bench_now() - start) / COPIES;
    start = bench_now();
    for (int i = 0; i < COPIES; i++) {
        memcpy(bench->copies[i & 1], state, used);
        __asm__ volatile(""
                         :
                         : "r"(bench->copies[i & 1])
                         : "memory");  // or the copies would be left out
    }
    round->part[COPY_BYTES] = (bench_now() - start) / COPIES;
}

// An answer of a random bot, and the time of its halves.
typedef struct turn_of {
    int seat;
    ag_answer answer;
    double bot, answering;
} turn_of;

static ag_status step(ag_game *game, uint64_t *dice, turn_of *out, ag_error *error)
{
    *out = (turn_of){ .seat = __builtin_ctz(ag_game_waits_for(game)) };
    double start = bench_now();
    ag_question question = ag_game_question(game, out->seat);
    ag_status status = AG_OK;
    if (question.has_proposal) {
        out->answer = ag_game_proposal(game);
    } else {
        status = ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, out->seat, dice,
                               &out->answer, error);
    }
    double middle = bench_now();
    if (status == AG_OK) status = ag_game_answer(game, out->seat, &out->answer, error);
    out->bot = middle - start;
    out->answering = bench_now() - middle;
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
        if (used > bench->used_max) bench->used_max = used;
        turn_of one;
        status = step(game, &dice, &one, error);
        bot += one.bot;
        answering += one.answering;
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

int bench_rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// What is added up over a game, and how often; and the answers since the last question
// at which no script waited.
typedef struct sums {
    double fork, fork_bytes, waiting, answers, undo, undo_longest;
    int forks, waits, undos;
    ag_game *quiet;
    turn_of given[GIVEN_MAX];
    int given_count;
} sums;

// Gives the same answers again in a fork of the quiet place: what a fork in mid-effect replays.
static ag_status answer_again(ag_game *fork, const sums *sum, double *time, ag_error *error)
{
    ag_status status = AG_OK;
    double start = bench_now();
    for (int i = 0; i < sum->given_count && status == AG_OK; i++) {
        status = ag_game_answer(fork, sum->given[i].seat, &sum->given[i].answer, error);
    }
    *time += bench_now() - start;
    return status;
}

// Forks a game and closes the fork, often enough for the clock to measure it. The median
// of several batches counts, because the machine does other things too. With `again`
// only the answers are timed.
static ag_status time_of_fork(const ag_game *game, const sums *again, double *out, ag_error *error)
{
    double batches[BATCHES];
    ag_status status = AG_OK;
    for (int batch = 0; batch < BATCHES; batch++) {
        double answering = 0, start = bench_now();
        for (int i = 0; i < FORKS && status == AG_OK; i++) {
            ag_game *fork;
            status = ag_game_fork(game, &fork, error);
            if (status == AG_OK && again != NULL) {
                status = answer_again(fork, again, &answering, error);
            }
            if (status == AG_OK) ag_game_close(fork);
        }
        batches[batch] = (again != NULL ? answering : bench_now() - start) / FORKS;
    }
    qsort(batches, BATCHES, sizeof batches[0], bench_rising);
    *out = batches[BATCHES / 2];
    return status;
}

static ag_status measure_fork(measurement *bench, ag_game *game, sums *sum, ag_error *error)
{
    round_times copies;
    double one, again;
    ag_status status = time_of_fork(game, NULL, &one, error);
    if (status == AG_OK && ag_frames_open(ag_game_rules(game)->state)) {
        status = time_of_fork(sum->quiet, sum, &again, error);
        sum->waiting += one;
        sum->answers += again;
        sum->waits++;
        return status;
    }
    measure_copy(bench, game, &copies);
    sum->fork += one;
    sum->fork_bytes += copies.part[COPY_BYTES];
    sum->forks++;
    return status;
}

// Before an answer: if no script waits, the answers to replay begin here.
static ag_status note_quiet(const ag_game *game, sums *sum, ag_error *error)
{
    if (ag_frames_open(ag_game_rules(game)->state)) return AG_OK;
    sum->given_count = 0;
    ag_game_close(sum->quiet);
    return ag_game_fork(game, &sum->quiet, error);
}

// Takes a turn back and plays it again.
static ag_status measure_undo(ag_game *game, sums *sum, ag_error *error)
{
    double start = bench_now();
    ag_status status = ag_game_undo(game, 0, AG_UNDO_TURN, 1, error);
    double one = bench_now() - start;
    if (status < 0) return status;
    sum->undo += one;
    sum->undo_longest = one > sum->undo_longest ? one : sum->undo_longest;
    sum->undos++;
    return ag_game_redo(game, error);
}

// An answer, and what is measured after it: a fork in mid-effect wherever a script waits.
static ag_status measure_after(measurement *bench, ag_game *game, int answers, uint64_t *dice,
                               sums *sum, ag_error *error)
{
    ag_status status = note_quiet(game, sum, error);
    turn_of *given = &sum->given[sum->given_count++];
    if (status == AG_OK) status = step(game, dice, given, error);
    if (status < 0) return status;
    int waits = ag_frames_open(ag_game_rules(game)->state);
    sum->given_count -= sum->given_count == GIVEN_MAX;  // no effect of a card is as long
    if (waits || answers % REBUILD_EVERY == 0) status = measure_fork(bench, game, sum, error);
    if (status == AG_OK && answers % REBUILD_EVERY == 1) status = measure_undo(game, sum, error);
    return status;
}

static double mean(double sum, int count)
{
    return count > 0 ? sum / count : 0;
}

// A game with keyframes, with forks and undos at regular intervals.
static ag_status measure_forks(measurement *bench, uint64_t seed, round_times *round,
                               ag_error *error)
{
    ag_game *game = NULL;
    ag_game_def def = bench->def;
    sums *sum = calloc(1, sizeof *sum);
    uint64_t dice = seed;
    def.seed = seed;
    ag_status status = sum == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory to add up")
                                   : ag_game_open(bench->engine, &def, &game, error);
    for (int i = 0; status == AG_OK && ag_game_waits_for(game) != 0; i++) {
        status = measure_after(bench, game, i, &dice, sum, error);
    }
    if (status == AG_OK) {
        round->part[FORK] = mean(sum->fork, sum->forks);
        round->part[FORK_BYTES] = sum->forks > 0 ? mean(sum->fork_bytes, sum->forks) : 1;
        round->part[FORK_WAITING] = mean(sum->waiting, sum->waits);
        round->part[FORK_ANSWERS] = mean(sum->answers, sum->waits);
        round->part[UNDO] = mean(sum->undo, sum->undos);
        round->part[UNDO_LONGEST] = sum->undo_longest;
    }
    if (sum != NULL) ag_game_close(sum->quiet);
    free(sum);
    ag_game_close(game);
    return status;
}

// The same game with keyframes, with rebuilds at regular intervals and a copy halfway.
static ag_status measure_rebuilds(measurement *bench, uint64_t seed, round_times *round,
                                  ag_error *error)
{
    ag_game *game = NULL;
    ag_game_def def = bench->def;
    uint64_t dice = seed;
    double total = 0, bytes = 0;
    int answers = 0, rebuilds = 0;
    def.seed = seed;
    ag_status status = ag_game_open(bench->engine, &def, &game, error);
    while (status == AG_OK && ag_game_waits_for(game) != 0) {
        turn_of one;
        status = step(game, &dice, &one, error);
        if (status < 0 || ++answers % REBUILD_EVERY != 0) continue;
        double start = bench_now();
        status = ag_game_rebuild(game, error);
        total += bench_now() - start;
        start = bench_now();
        measure_copy(bench, game, round);
        bytes += round->part[COPY_BYTES];
        rebuilds++;
    }
    round->part[REBUILD] = rebuilds > 0 ? total / rebuilds : 0;
    round->part[REBUILD_BYTES] = rebuilds > 0 ? bytes / rebuilds : 1;
    ag_game_close(game);
    return status;
}

// The median over the rounds of `part`, in units of the same round's `unit`.
static double median(const measurement *bench, int part, int unit)
{
    double values[ROUNDS_MAX];
    for (int i = 0; i < bench->round_count; i++) {
        const round_times *round = &bench->rounds[i];
        values[i] = round->part[part] / (unit == ONE ? 1 : round->part[unit]);
    }
    qsort(values, (size_t)bench->round_count, sizeof values[0], bench_rising);
    return values[bench->round_count / 2];
}

static void add_part(cJSON *line, const measurement *bench, const char *name, int part, int unit)
{
    cJSON *pair = cJSON_AddObjectToObject(line, name);
    ag_json_add(pair, "ns=%f", median(bench, part, ONE));
    cJSON_AddNumberToObject(pair, unit == LUA_CALL ? "lua_calls" : "memcpys",
                            median(bench, part, unit));
}

static double in_calls(const measurement *bench, double nanoseconds)
{
    double call = median(bench, LUA_CALL, ONE);
    return call > 0 ? nanoseconds / call : 0;
}

static void print_json(const measurement *bench)
{
    cJSON *line = ag_json_open("aggro.bench/1");
    cJSON_AddStringToObject(line, "raid", bench->def.raid);
    cJSON_AddNumberToObject(line, "raiders", bench->def.raiders);
    cJSON_AddNumberToObject(line, "rounds", bench->round_count);
    cJSON_AddNumberToObject(line, "decisions", (double)bench->decisions);
    cJSON_AddNumberToObject(line, "lua_call_ns", median(bench, LUA_CALL, ONE));
    add_part(line, bench, "decision", DECISION, LUA_CALL);
    add_part(line, bench, "bot", BOT, LUA_CALL);
    add_part(line, bench, "copy", COPY, COPY_BYTES);
    add_part(line, bench, "rebuild", REBUILD, REBUILD_BYTES);
    add_part(line, bench, "fork", FORK, FORK_BYTES);
    cJSON_AddNumberToObject(line, "fork_waiting_ns", median(bench, FORK_WAITING, ONE));
    cJSON_AddNumberToObject(line, "fork_answers_ns", median(bench, FORK_ANSWERS, ONE));
    cJSON_AddNumberToObject(line, "undo_turn_ns", median(bench, UNDO, ONE));
    cJSON_AddNumberToObject(line, "undo_turn_longest_ns", median(bench, UNDO_LONGEST, ONE));
    cJSON *reload = cJSON_AddObjectToObject(line, "reload_ns");
    cJSON_AddNumberToObject(reload, "move_median", bench->reloads.move_median);
    cJSON_AddNumberToObject(reload, "move_99", bench->reloads.move_late);
    cJSON_AddNumberToObject(reload, "middle_median", bench->reloads.middle_median);
    cJSON_AddNumberToObject(reload, "middle_99", bench->reloads.middle_late);
    cJSON *world = cJSON_AddObjectToObject(line, "world");
    cJSON_AddNumberToObject(world, "deal_ns", bench->worlds.quiet_median);
    cJSON_AddNumberToObject(world, "deal_lua_calls", in_calls(bench, bench->worlds.quiet_median));
    cJSON_AddNumberToObject(world, "deal_waiting_ns", bench->worlds.waiting_median);
    cJSON_AddNumberToObject(world, "node_ns", bench->worlds.node_median);
    cJSON_AddNumberToObject(world, "node_lua_calls", in_calls(bench, bench->worlds.node_median));
    cJSON *state = cJSON_AddObjectToObject(line, "state");
    cJSON_AddNumberToObject(state, "capacity", (double)ag_state_capacity());
    cJSON_AddNumberToObject(state, "used_max", (double)bench->used_max);
    ag_json_print(line);
}

static void print_part(const measurement *bench, const char *name, int part, int unit)
{
    printf("%-30s %12.0f ns %10.2f %s\n", name, median(bench, part, ONE), median(bench, part, unit),
           unit == LUA_CALL ? "trivial Lua calls" : "copies of the same bytes");
}

static void print_time(const measurement *bench, const char *name, int part)
{
    printf("%-30s %12.0f ns\n", name, median(bench, part, ONE));
}

static void print_worlds(const measurement *bench)
{
    const ag_world_times *worlds = &bench->worlds;
    printf("%-30s %12.0f ns %10.2f trivial Lua calls, of %d\n", "a world dealt, at rest",
           worlds->quiet_median, in_calls(bench, worlds->quiet_median), worlds->quiet);
    printf("%-30s %12.0f ns, of %d; %d not found\n", "  in mid-effect", worlds->waiting_median,
           worlds->waiting, worlds->lost);
    printf("%-30s %12.0f ns %10.2f trivial Lua calls, %.0f a second\n", "a node in a world",
           worlds->node_median, in_calls(bench, worlds->node_median), 1e9 / worlds->node_median);
}

static void print_text(const measurement *bench)
{
    printf("%s, %d %s, random bots: games %d, turns %" PRIu64 ", decisions %" PRIu64 "\n\n",
           bench->def.raid, bench->def.raiders,
           ag_engine_duel(bench->engine, bench->def.raid) ? "players" : "raiders",
           bench->round_count, bench->turns, bench->decisions);
    print_part(bench, "a trivial protected Lua call", LUA_CALL, LUA_CALL);
    print_part(bench, "a decision", DECISION, LUA_CALL);
    print_part(bench, "the bot that makes it", BOT, LUA_CALL);
    print_part(bench, "a copy of the used state", COPY, COPY_BYTES);
    print_part(bench, "a rebuild", REBUILD, REBUILD_BYTES);
    print_part(bench, "a fork, no frame open", FORK, FORK_BYTES);
    print_time(bench, "a fork in mid-effect", FORK_WAITING);
    print_time(bench, "  of it, the answers replayed", FORK_ANSWERS);
    print_time(bench, "an undo of a turn", UNDO);
    print_time(bench, "  the longest of a game", UNDO_LONGEST);
    printf("%-30s %12.0f ns, 99 of 100 below %.0f ns, of %d\n", "a reload of a card, at a move",
           bench->reloads.move_median, bench->reloads.move_late, bench->reloads.moves);
    printf("%-30s %12.0f ns, 99 of 100 below %.0f ns, of %d\n", "  in mid-effect",
           bench->reloads.middle_median, bench->reloads.middle_late, bench->reloads.middles);
    print_worlds(bench);
    printf("\nthe state: capacity %zu bytes, used at most %zu bytes\n", ag_state_capacity(),
           bench->used_max);
}

// Decks take turns: each round begins with the next ones, and the other
// raiders take decks that fit.
static void take_decks(measurement *bench, int round)
{
    int count = 0;
    while (ag_engine_deck(bench->engine, count) != NULL) count++;
    int first = count == 0 ? 0 : round * bench->def.raiders % count;
    bench->def.decks[0] = ag_engine_deck(bench->engine, first);
}

static int measure(measurement *bench)
{
    ag_error error = { 0 };
    for (int i = 0; i < bench->round_count; i++) {
        round_times *round = &bench->rounds[i];
        take_decks(bench, i);
        uint64_t seed = bench->def.seed + (uint64_t)i;
        ag_cli_show_progress("round", (uint64_t)i, (uint64_t)bench->round_count);
        measure_lua(round);
        if (measure_decisions(bench, seed, round, &error) < 0
            || measure_rebuilds(bench, seed, round, &error) < 0
            || measure_forks(bench, seed, round, &error) < 0) {
            return ag_cli_fail(&error);
        }
    }
    if (ag_bench_reload(bench->engine, &bench->def, &bench->reloads, &error) < 0) {
        return ag_cli_fail(&error);
    }
    if (ag_bench_world(bench->engine, &bench->def, &bench->worlds, &error) < 0) {
        return ag_cli_fail(&error);
    }
    ag_cli_show_progress("round", 1, 1);
    return AG_EXIT_OK;
}

// `index` says which raid of the database, if none is named. The raid is NULL past the last.
static void prepare(const ag_arguments *arguments, int index, measurement *bench)
{
    bench->def = ag_game_default();
    bench->def.seed = ag_arguments_number(arguments, "seed", bench->def.seed);
    bench->def.raiders =
        (int)ag_arguments_number(arguments, "raiders", (uint64_t)bench->def.raiders);
    bench->round_count = (int)ag_arguments_number(arguments, "rounds", 9);
    bench->engine = ag_cli_open(arguments);
    bench->def.raid = ag_arguments_value(arguments, "raid", ag_engine_raid(bench->engine, index));
    if (bench->def.raid == NULL && index > 0) return;
    int players[2];
    if (ag_cli_duelists(bench->engine, bench->def.raid, players)) bench->def.raiders = players[0];
    bench->copies[0] = calloc(1, sizeof(ag_state));
    bench->copies[1] = calloc(1, sizeof(ag_state));
    if (!bench_yardstick(1) || bench->copies[0] == NULL || bench->copies[1] == NULL) {
        ag_cli_no_memory("for the yardsticks");
    }
}

// Measures one raid; *more says whether there was one.
static int bench_raid(const ag_arguments *arguments, int index, int *more)
{
    measurement bench = { 0 };
    prepare(arguments, index, &bench);
    *more = bench.def.raid != NULL;
    int code = *more ? measure(&bench) : AG_EXIT_OK;
    if (*more && code == AG_EXIT_OK) {
        if (ag_arguments_has(arguments, "json")) {
            print_json(&bench);
        } else {
            print_text(&bench);
        }
    }
    ag_engine_close(bench.engine);
    free(bench.copies[0]);
    free(bench.copies[1]);
    return code;
}

static int run(const ag_arguments *arguments)
{
    int more = 1;
    int code = bench_raid(arguments, 0, &more);
    int one = ag_arguments_has(arguments, "raid");
    for (int index = 1; code == AG_EXIT_OK && more && !one; index++) {
        code = bench_raid(arguments, index, &more);
    }
    return code;
}

int main(int argc, char **argv)
{
    ag_arguments arguments;
    ag_error error = { 0 };
    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        for (const ag_option_row *row = rows; row->name != NULL; row++) {
            const char *value = row->value != NULL ? row->value : "";
            printf("  --%-10s %-5s %s\n", row->name, value, row->help);
        }
        return AG_EXIT_OK;
    }
    ag_cli_need(ag_arguments_read(argc - 1, argv + 1, rows, &arguments, &error), &error);
    if (arguments.word_count > 0) ag_cli_too_many(arguments.words[0]);
    return ag_cli_ended(run(&arguments));
}
