// A table of two, with scripts from memory: what the tests of effects play on. Seat 1 is a raider,
// seat 2 the Boss player; both have a hero and an empty everything else.
#ifndef AG_TESTS_LUA_BENCH_H
#define AG_TESTS_LUA_BENCH_H

#include "lua/run/run.h"
#include "rules/port.h"

typedef struct bench_script {
    const char *key;
    const char *source;
} bench_script;

typedef struct bench {
    const bench_script *scripts;        // ends with a row of NULL
    char hashes[64][33];
    ag_source source;
    ag_host *host;
    ag_scripts *lua;
    ag_state *state;
    ag_rules *rules;
    ag_card_id hero[3];                 // by seat
} bench;

// Scripts must hold "t/raid", "t/hero" and "t/boss" beside their own; bench_base has them.
void bench_open(bench *table, const bench_script *scripts);
void bench_close(bench *table);

#define BENCH_BASE                                                                                 \
    { "t", "return raid \"Test\" { players = { 1, 1 }, words = { stage = 1 }, "                    \
           "decks = { \"main\" }, bosses = { \"boss\" }, "                                         \
           "boss_turn = { ready_step, action_phase, end_phase } }" },                              \
    { "t/boss", "return boss \"Test Boss\" { order = 1, health = 20, text = \"\" }" },             \
    { "t/hero", "return hero \"Test Hero\" { health = 30, text = \"\" }" }

// A card of `seat` in a zone; for AG_ZONE_PARTY it is under his control.
ag_card_id bench_card(bench *table, ag_seat seat, const char *key, int zone);

// Runs a function of the card for its owner until it is done, asks or fails.
ag_progress bench_run(bench *table, ag_card_id card, int power, int slot);

// Answers the open question with option `pick` and goes on.
ag_progress bench_answer(bench *table, ag_seat seat, int pick);

const char *bench_report(bench *table);

#endif
