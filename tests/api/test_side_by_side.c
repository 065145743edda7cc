// Many engines and many games in one process: none knows of another, whether they take turns or run
// in threads.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>

#include "api/cave.h"

#define TEST(name) cmocka_unit_test_setup_teardown(name, cave_set_up, cave_tear_down)

enum { ANSWERS_MAX = 4000, THREADS = 4 };

// A game of its own engine, over the database of another file.
typedef struct party {
    const char *database;
    uint64_t seed, dice;
    ag_engine *engine;
    ag_game *game;
    int answers;
    uint64_t hash;
    ag_error error;
} party;

static party party_of(const cave *at, uint64_t seed)
{
    return (party){ .database = at->database, .seed = seed, .dice = seed };
}

static int party_open(party *me)
{
    ag_game_def def = cave_table(1);
    def.seed = me->seed;
    return ag_engine_open(me->database, &me->engine, &me->error) == AG_OK
           && ag_game_open(me->engine, &def, &me->game, &me->error) == AG_OK;
}

// One answer; 0 once the game is over, or where something went wrong.
static int party_step(party *me)
{
    uint32_t waits = ag_game_waits_for(me->game);
    ag_answer answer;
    if (waits == 0 || me->answers == ANSWERS_MAX) return 0;
    int seat = 1;
    while (!(waits & (1u << seat))) {
        seat++;
    }
    if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, me->game, seat, &me->dice, &answer,
                      &me->error)
            < 0
        || ag_game_answer(me->game, seat, &answer, &me->error) < 0) {
        return 0;
    }
    me->answers++;
    return 1;
}

static void party_close(party *me)
{
    me->hash = ag_game_result(me->game).hash;
    ag_game_close(me->game);
    ag_engine_close(me->engine);
}

static void *party_run(void *context)
{
    party *me = context;
    if (party_open(me)) {
        while (party_step(me)) {
        }
        party_close(me);
    }
    return NULL;
}

// What the game with this seed comes to where nothing else runs.
static uint64_t alone(const cave *at, uint64_t seed)
{
    party me = party_of(at, seed);
    party_run(&me);
    assert_string_equal(me.error.text, "");
    assert_true(me.answers > 20);
    return me.hash;
}

static void two_engines_that_take_turns(void **state)
{
    cave *other = cave_open();
    party a = party_of(*state, 3), b;
    cave_build(other);
    b = party_of(other, 4);
    uint64_t a_alone = alone(*state, 3), b_alone = alone(other, 4);
    assert_true(a_alone != b_alone);

    assert_true(party_open(&a) && party_open(&b));
    int more = 3;
    while (more != 0) {
        more = (party_step(&a) ? 1 : 0) | (party_step(&b) ? 2 : 0);
    }
    party_close(&a);
    party_close(&b);
    assert_true(a.hash == a_alone);
    assert_true(b.hash == b_alone);
    cave_close(other);
}

static void an_engine_that_closes_leaves_the_other(void **state)
{
    party a = party_of(*state, 3), b = party_of(*state, 4);
    uint64_t a_alone = alone(*state, 3);
    assert_true(party_open(&a) && party_open(&b));
    for (int i = 0; i < 10; i++) {
        assert_true(party_step(&a) && party_step(&b));
    }
    party_close(&b);
    while (party_step(&a)) {
    }
    party_close(&a);
    assert_true(a.hash == a_alone);
}

static void an_engine_in_each_thread(void **state)
{
    party parties[THREADS];
    uint64_t hashes[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        hashes[i] = alone(*state, (uint64_t)i + 1);
        parties[i] = party_of(*state, (uint64_t)i + 1);
    }
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_create(&threads[i], NULL, party_run, &parties[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_string_equal(parties[i].error.text, "");
        assert_true(parties[i].hash == hashes[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(two_engines_that_take_turns),
        TEST(an_engine_that_closes_leaves_the_other),
        TEST(an_engine_in_each_thread),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
