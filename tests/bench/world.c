// Worlds are dealt at the questions of games that greedy bots play; in some
// of the worlds they play on.
#include "bench/bench.h"

#include <stdlib.h>

#include "base/error.h"
#include "game/log/game.h"
#include "rules/numbers/numbers.h"

enum { WANTED = 1500, GAMES_MAX = 20, NODES = 40, NODES_EVERY = 10 };

typedef struct samples {
    double times[3][WANTED];  // at rest, in mid-effect, nodes
    int counts[3];
    int lost;
} samples;

static void note(samples *to, int kind, double taken)
{
    if (to->counts[kind] < WANTED) to->times[kind][to->counts[kind]++] = taken;
}

static ag_status answer(ag_game *game, uint64_t *dice, ag_error *error)
{
    ag_answer picked;
    ag_bot_def bot = ag_bot_default();
    int seat = __builtin_ctz(ag_game_waits_for(game));
    ag_status status = ag_bot_answer(&bot, game, seat, dice, &picked, error);
    return status < 0 ? status : ag_game_answer(game, seat, &picked, error);
}

static ag_status play_on(ag_game *world, uint64_t dice, samples *to, ag_error *error)
{
    ag_status status = AG_OK;
    int nodes = 0;
    double start = bench_now();
    while (nodes < NODES && status == AG_OK && ag_game_waits_for(world) != 0) {
        status = answer(world, &dice, error);
        nodes++;
    }
    if (nodes > 0) note(to, 2, (bench_now() - start) / nodes);
    return status;
}

static ag_status deal(const ag_game *game, int seat, uint64_t place, samples *to, ag_error *error)
{
    ag_game *world;
    int waits = ag_frames_open(ag_game_rules(game)->state);
    double start = bench_now();
    ag_status status = ag_world_deal(game, seat, place, &world, error);
    if (status == AG_NOT_FOUND) {
        to->lost++;
        return AG_OK;
    }
    double taken = bench_now() - start;
    if (status == AG_OK && place % NODES_EVERY == 0) status = play_on(world, place, to, error);
    start = bench_now();
    ag_game_close(world);
    note(to, waits != 0, taken + bench_now() - start);
    return status;
}

static ag_status play(ag_engine *engine, const ag_game_def *def, samples *to, ag_error *error)
{
    ag_game *game;
    uint64_t dice = def->seed;
    ag_status status = ag_game_open(engine, def, &game, error);
    uint32_t asked = 0;
    for (uint64_t place = 0; status == AG_OK && (asked = ag_game_waits_for(game)) != 0; place++) {
        status = deal(game, __builtin_ctz(asked), place, to, error);
        if (status == AG_OK) status = answer(game, &dice, error);
    }
    ag_game_close(game);
    return status;
}

static double median_of(samples *from, int kind)
{
    qsort(from->times[kind], (size_t)from->counts[kind], sizeof(double), bench_rising);
    return from->counts[kind] > 0 ? from->times[kind][from->counts[kind] / 2] : 0;
}

ag_status ag_bench_world(ag_engine *engine, const ag_game_def *def, ag_world_times *out,
                         ag_error *error)
{
    samples *all = calloc(1, sizeof *all);
    ag_game_def one = *def;
    ag_status status =
        all == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory to measure worlds") : AG_OK;
    for (int i = 0; i < GAMES_MAX && status == AG_OK && all->counts[0] < WANTED; i++) {
        status = play(engine, &one, all, error);
        one.seed++;
    }
    if (status == AG_OK) {
        out->quiet = all->counts[0];
        out->waiting = all->counts[1];
        out->lost = all->lost;
        out->quiet_median = median_of(all, 0);
        out->waiting_median = median_of(all, 1);
        out->node_median = median_of(all, 2);
    }
    free(all);
    return status;
}
