// What it costs a running game to take a changed card, not counting files.
#ifndef AG_CLI_BENCH_BENCH_RELOAD_H
#define AG_CLI_BENCH_BENCH_RELOAD_H

#include "aggro.h"

// In nanoseconds: of reloads at a move, and of those in the middle of
// announcing, paying or an effect.
typedef struct ag_reload_times {
    int moves, middles;
    double move_median, move_late;          // late: 99 of 100 come before
    double middle_median, middle_late;
} ag_reload_times;

// Plays games by random bots, with one card rewritten at each question, so that its
// text is compiled each time.
ag_status ag_bench_reload(ag_engine *engine, const ag_game_def *def, ag_reload_times *out,
                          ag_error *error);

#endif
