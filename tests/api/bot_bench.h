// Positions for bots: a small raid in which nobody holds anything that he could play, into which a
// test puts what it is about, as a referee would.
#ifndef AG_TESTS_API_BOT_BENCH_H
#define AG_TESTS_API_BOT_BENCH_H

#include "api/cave.h"

typedef struct bench {
    cave *at;
    // Three seats: two raiders (Anna, who waits, and Carl, who burns once) and the Worm, seat 3.
    ag_game *game;
    uint64_t dice;
    char move[512];     // what the bot that was asked last picked, in the words of the options
    char why[256];
} bench;

// For cmocka: the scripts, and a game of them.
int bench_set_up(void **state);
int bench_set_up_brawl(void **state);  // each of four players against all; odd ones have Anna
int bench_tear_down(void **state);

// Commands of a referee, up to NULL.
void bench_place(bench *on, const char *const *commands);

// All pass until this seat has the move in the action phase of its own turn.
void bench_turn(bench *on, int seat);

// What greedy does for the seat that is asked; it is not done yet.
const char *bench_greedy(bench *on, int seat);

// Answers: what greedy picked for the seat; the option with these words.
void bench_does(bench *on, int seat);
void bench_take(bench *on, int seat, const char *option);

// Whoever is asked passes or takes none, until this seat is asked something else than a move, or
// with `moves` anything.
void bench_until_asked(bench *on, int seat, int moves);

// The seat places what it likes best as a resource, and the others let it.
void bench_resource(bench *on, int seat);

#endif
