// What the bench measures besides decisions: reloads, worlds and a trivial script call.
#ifndef AG_TESTS_BENCH_BENCH_H
#define AG_TESTS_BENCH_BENCH_H

#include "aggro.h"

// What it costs a running game to take a changed card, not counting files. In nanoseconds: of
// reloads at a move, and of those in the middle of announcing, paying or an effect.
typedef struct ag_reload_times {
    int moves, middles;
    double move_median, move_late;          // late: 99 of 100 come before
    double middle_median, middle_late;
} ag_reload_times;

// Plays games by random bots, with one card rewritten at each question, so that its
// text is compiled each time.
ag_status ag_bench_reload(ag_engine *engine, const ag_game_def *def, ag_reload_times *out,
                          ag_error *error);

// What it costs to deal a world, and to play on in one. In nanoseconds. A node is an answer of
// greedy in a world with all that follows: what a bot that looks ahead counts.
typedef struct ag_world_times {
    // How many worlds: at rest, in mid-effect; and those that could not be dealt.
    int quiet, waiting, lost;
    double quiet_median, waiting_median;    // dealt, and closed again
    double node_median;
} ag_world_times;

// Plays games by greedy bots and deals worlds at their questions.
ag_status ag_bench_world(ag_engine *engine, const ag_game_def *def, ag_world_times *out,
                         ag_error *error);

// The least that a script call costs on this machine: calls an empty Lua function in protected
// mode, `count` times, as the script host does. 0: there was no memory.
int bench_yardstick(int count);

// Nanoseconds of a clock that only goes on; the order of two numbers, for qsort.
double bench_now(void);
int bench_rising(const void *a, const void *b);

#endif
