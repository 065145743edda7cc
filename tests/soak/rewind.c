// Plays games by bots and, at every decision, takes back and plays again, forks, saves and loads:
// each must stand where the game stands. From some decisions each of these is played on to the end,
// and must end as the game did. Ten games more for each of these are only rebuilt now and then.
//
//   soak_rewind DATABASE RAID [GAMES [SEED]]
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aggro.h"

enum { GAMES_A_ROUND = 11, REBUILD_EVERY = 25, ANSWERS_MAX = 20000, ENDS = 10, BACK_MAX = 6 };

// What stood at a decision of the straight game, and how it was answered.
typedef struct decision {
    uint64_t state, game, question;
    int seat;
    ag_answer answer;
} decision;

typedef struct soak {
    ag_engine *engine;
    ag_game_def def;
    const char *bot;
    decision *decisions;
    int count;
    uint64_t last_state, last_game;  // as the straight game ended
    char path[64];
    long undone, rebuilt, forked, loaded, run, ended;
    char what[64];  // what was being done
    int at;         // at which decision
} soak;

static int fail(const soak *now, const char *why)
{
    printf("seed %" PRIu64 ", %d raiders, %s, decision %d: %s: %s\n", now->def.seed,
           now->def.raiders, now->bot, now->at, now->what, why);
    return 0;
}

static int first_seat(uint32_t waits)
{
    return __builtin_ctz(waits);
}

static decision stand(ag_game *game)
{
    uint32_t waits = ag_game_waits_for(game);
    decision now = { .state = ag_game_state_hash(game), .game = ag_game_result(game).hash };
    if (waits != 0) {
        now.seat = first_seat(waits);
        now.question = ag_game_question(game, now.seat).fingerprint;
    }
    return now;
}

static int same(soak *now, ag_game *game, const decision *then, const char *what)
{
    decision is = stand(game);
    snprintf(now->what, sizeof now->what, "%s", what);
    if (is.question != then->question) return fail(now, "another question is asked");
    if (is.game != then->game) return fail(now, "the game hash differs");
    return is.state == then->state ? 1 : fail(now, "the state differs");
}

// ---- the straight game ----

static int play_straight(soak *now)
{
    ag_game *game;
    ag_error error;
    uint64_t dice = now->def.seed * 1000 + 7;
    snprintf(now->what, sizeof now->what, "straight");
    if (ag_game_open(now->engine, &now->def, &game, &error) < 0) return fail(now, error.text);
    int good = 1;
    for (now->count = 0; good && ag_game_waits_for(game) != 0; now->count++) {
        now->at = now->count;
        decision *it = &now->decisions[now->count];
        *it = stand(game);
        if (now->count == ANSWERS_MAX - 1) {
            good = fail(now, "the game does not come to an end");
        } else if (ag_bot_answer(&(ag_bot_def){ .bot = now->bot }, game, it->seat, &dice,
                                 &it->answer, &error)
                       < 0
                   || ag_game_answer(game, it->seat, &it->answer, &error) < 0) {
            good = fail(now, error.text);
        }
    }
    now->decisions[now->count] = stand(game);
    ag_game_close(game);
    return good;
}

// ---- to the end ----

// Plays on with the answers that were given from decision `from` on.
static int play_on(soak *now, ag_game *game, int from, const char *what)
{
    ag_error error;
    snprintf(now->what, sizeof now->what, "%s", what);
    for (int i = from; i < now->count; i++) {
        const decision *it = &now->decisions[i];
        if (ag_game_answer(game, it->seat, &it->answer, &error) < 0) return fail(now, error.text);
    }
    now->ended++;
    return same(now, game, &now->decisions[now->count], what);
}

// Takes a few answers back, one after the other, and gives them again.
static int play_on_undone(soak *now, ag_game *game)
{
    ag_error error;
    int back = now->at < BACK_MAX ? now->at : BACK_MAX;
    snprintf(now->what, sizeof now->what, "several answers taken back");
    for (int i = 1; i <= back; i++) {
        if (ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error) < 0) return fail(now, error.text);
        if (!same(now, game, &now->decisions[now->at - i], "several answers taken back")) return 0;
    }
    return play_on(now, game, now->at - back, "several answers taken back, played to the end");
}

// ---- one decision ----

static int loads(soak *now, unsigned how, int to_the_end, const char *what)
{
    ag_game *loaded;
    ag_error error;
    snprintf(now->what, sizeof now->what, "%s", what);
    if (ag_game_load(now->engine, now->path, how, &loaded, &error) < 0) {
        return fail(now, error.text);
    }
    int good = same(now, loaded, &now->decisions[now->at], what);
    if (good && to_the_end) {
        good = play_on_undone(now, loaded);
    }
    ag_game_close(loaded);
    return good;
}

static int saves_and_loads(soak *now, const ag_game *game, int to_the_end)
{
    ag_error error;
    if (ag_game_save(game, now->path, &error) < 0) return fail(now, error.text);
    now->loaded++;
    if (!loads(now, 0, to_the_end, "saved and loaded")) return 0;
    if (!to_the_end) return 1;
    now->run++;
    return loads(now, AG_LOAD_RUN_LOG, 1, "saved, and loaded by its log");
}

static int forks(soak *now, const ag_game *game, int to_the_end)
{
    ag_game *fork, *other = NULL;
    ag_error error;
    snprintf(now->what, sizeof now->what, "forked");
    if (ag_game_fork(game, &fork, &error) < 0) return fail(now, error.text);
    now->forked++;
    int good = same(now, fork, &now->decisions[now->at], "forked");
    if (good && to_the_end) {
        good = ag_game_fork(fork, &other, &error) == AG_OK
               && play_on(now, fork, now->at, "forked, played to the end")
               && play_on_undone(now, other);
    }
    ag_game_close(fork);
    ag_game_close(other);
    return good;
}

static int answers_and_undoes(soak *now, ag_game *game)
{
    ag_error error;
    const decision *it = &now->decisions[now->at];
    snprintf(now->what, sizeof now->what, "answered");
    if (ag_game_answer(game, it->seat, &it->answer, &error) < 0
        || !same(now, game, it + 1, "answered")
        || ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error) < 0) {
        return fail(now, error.text);
    }
    if (!same(now, game, it, "taken back") || ag_game_redo(game, &error) < 0) {
        return fail(now, error.text);
    }
    now->undone++;
    return same(now, game, it + 1, "played again");
}

// ---- one game ----

// Whether this decision is one of those from which the game is played to its end: of those that are
// left, each is as likely as another.
static int is_chosen(const soak *now, uint64_t *dice, int *wanted)
{
    *dice = *dice * 6364136223846793005u + 1442695040888963407u;
    int chosen = (int)((*dice >> 33) % (uint64_t)(now->count - now->at)) < *wanted;
    *wanted -= chosen;
    return chosen;
}

// The same answers once more; now and then what is kept beside the state is thrown away and the log
// run again. Seldom, or nothing would be kept for long.
static int play_rebuilt(soak *now)
{
    ag_game *game;
    ag_error error;
    snprintf(now->what, sizeof now->what, "rebuilt");
    if (ag_game_open(now->engine, &now->def, &game, &error) < 0) return fail(now, error.text);
    int good = 1;
    for (now->at = 0; good && now->at < now->count; now->at++) {
        const decision *it = &now->decisions[now->at];
        if (ag_game_answer(game, it->seat, &it->answer, &error) < 0) {
            good = fail(now, error.text);
        } else if (now->at % REBUILD_EVERY == REBUILD_EVERY - 1) {
            now->rebuilt++;
            good = ag_game_rebuild(game, &error) == AG_OK || fail(now, error.text);
        }
        good = good && same(now, game, it + 1, "rebuilt");
    }
    ag_game_close(game);
    return good;
}

static int play_game(soak *now, int through)
{
    ag_game *game;
    ag_error error;
    uint64_t dice = now->def.seed;
    int good = play_straight(now) && play_rebuilt(now);
    if (!good || !through) return good;
    if (ag_game_open(now->engine, &now->def, &game, &error) < 0) return fail(now, error.text);
    int wanted = ENDS;
    for (now->at = 0; good && now->at < now->count; now->at++) {
        int to_the_end = is_chosen(now, &dice, &wanted);
        good = same(now, game, &now->decisions[now->at], "before") && forks(now, game, to_the_end)
               && saves_and_loads(now, game, to_the_end) && answers_and_undoes(now, game);
    }
    ag_game_close(game);
    return good;
}

int main(int argc, char **argv)
{
    static soak now;
    ag_error error = { 0 };
    if (argc < 3 || ag_engine_open(argv[1], &now.engine, &error) < 0) {
        printf("soak_rewind DATABASE RAID [GAMES [SEED]]: %s\n", error.text);
        return 2;
    }
    int games = argc > 3 ? atoi(argv[3]) : 20;
    uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
    now.decisions = calloc(ANSWERS_MAX + 1, sizeof *now.decisions);
    snprintf(now.path, sizeof now.path, "/tmp/aggro-soak-%ld.agr", (long)getpid());
    int failed = now.decisions == NULL;
    unsigned decks = 0;  // each leads in its turn, with those that go with it
    while (ag_engine_deck(now.engine, (int)decks) != NULL) {
        decks++;
    }
    for (int i = 0; i < games * GAMES_A_ROUND && !failed; i++) {
        uint64_t nth = seed + (uint64_t)i;  // a seed says who plays with what, too
        now.def = ag_game_default();
        now.def.raid = argv[2];
        now.def.seed = nth;
        now.def.raiders = 1 + (int)((nth - 1) % AG_RAIDERS_MAX);
        now.def.decks[0] = decks == 0 ? NULL : ag_engine_deck(now.engine, (int)((nth - 1) % decks));
        now.bot = (nth - 1) / AG_RAIDERS_MAX % 2 == 0 ? "random" : "greedy";
        failed = !play_game(&now, i % GAMES_A_ROUND == 0);
    }
    printf("%ld answers taken back and played again, %ld rebuilds, %ld forks, %ld saves loaded, "
           "%ld by their log, %ld played to the end: %s\n",
           now.undone, now.rebuilt, now.forked, now.loaded, now.run, now.ended,
           failed ? "FAILED" : "all agree");
    remove(now.path);
    free(now.decisions);
    ag_engine_close(now.engine);
    return failed;
}
