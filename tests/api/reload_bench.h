// A game in the cave whose scripts change: what tests of reloads share.
#ifndef AG_TESTS_API_RELOAD_BENCH_H
#define AG_TESTS_API_RELOAD_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"
#include "game/log/game.h"

enum { BENCH_ENGINES_MAX = 8 };

typedef struct bench {
    cave *cave;
    ag_engine *engines[BENCH_ENGINES_MAX];      // each of the scripts as they were by then
    int engine_count;
    ag_game *game;
} bench;

// For cmocka: a cave with a game of two raiders, as the test's state; and closed.
int bench_open(void **state);
int bench_close(void **state);
#define bench_test(function) cmocka_unit_test_setup_teardown(function, bench_open, bench_close)

// The game begins anew, with the files as they are now; all is asked, so that links
// can be answered.
void bench_begin(bench *now);

// An engine with the files as they are now.
ag_engine *bench_engine(bench *now);

// The game takes the files as they are now; what fails fails the test.
ag_reload bench_reload(bench *now, unsigned how);
ag_reload bench_reload_game(bench *now, ag_game *game);

// Another Bolt: what it costs, and deals. Another Guard: ATK and health.
void bench_write_bolt(bench *now, int cost, int amount);
void bench_write_guard(bench *now, int atk, int health);

// The first seat that is asked, and its question; and an answer of one pick.
ag_question bench_asked(ag_game *game, int *seat);
void bench_answer(ag_game *game, int seat, int pick);

// The option that begins so, -1: it is not offered.
int bench_option(const ag_question *question, const char *text);

// All place their resources and pass, until somebody is offered this; then the seat. bench_pick:
// and picks it.
int bench_play_until(ag_game *game, const char *text);
int bench_pick(ag_game *game, const char *text);

// What is open is answered until somebody has a move: the card is announced and paid.
void bench_announce(ag_game *game);

// All pass until the chain is empty. Choices go as proposed, else the first option.
void bench_resolve(ag_game *game);

// Whether something was told that has this in it, since what was read last.
int bench_told(ag_game *game, const char *wanted);

void bench_expect_told(ag_game *game, const char *wanted);

int bench_line(const ag_reload *out, const char *was, const char *now);
int bench_warned(const ag_reload *out, const char *wanted);

// A card that lies there (AG_VIEW_…), as anybody sees it. Its `key` is "" where there is none.
ag_view_card bench_card(ag_game *game, const char *key, int zone);

// A raid's word, -1: it has none of that name.
int bench_word(ag_game *game, const char *name);

// A command of the referee, as for printf.
__attribute__((format(printf, 2, 3))) void bench_referee(bench *now, const char *command, ...);

// A recording of the game replays to the same game hash; so does its save, loaded; and its log runs
// to the same state.
void bench_expect_same_kept(bench *now);

#endif
