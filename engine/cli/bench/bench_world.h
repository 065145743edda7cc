// What it costs to deal a world, and to play on in one.
#ifndef AG_CLI_BENCH_BENCH_WORLD_H
#define AG_CLI_BENCH_BENCH_WORLD_H

#include "aggro.h"

// In nanoseconds. A node is an answer of greedy in a world with all that follows: what a
// bot that looks ahead counts.
typedef struct ag_world_times {
    // How many worlds: at rest, in mid-effect; and those that could not be dealt.
    int quiet, waiting, lost;
    double quiet_median, waiting_median;    // dealt, and closed again
    double node_median;
} ag_world_times;

// Plays games by greedy bots and deals worlds at their questions.
ag_status ag_bench_world(ag_engine *engine, const ag_game_def *def, ag_world_times *out,
                         ag_error *error);

#endif
