// Reloads of one rewritten card, at every question of games by random bots.
#include "bench/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/handle/engine.h"
#include "base/error.h"
#include "base/hash.h"
#include "game/log/game.h"

enum { WANTED = 1000, GAMES_MAX = 40, TEXT_MAX = 16 * 1024 };

typedef struct writer {
    const ag_source *own;
    char key[64];
    char text[TEXT_MAX];
    size_t length;  // of the text as the engine has it
    char hash[AG_HASH_TEXT_SIZE];
} writer;

typedef struct samples {
    double times[2][WANTED];  // at a move, in the middle
    int counts[2];
} samples;

static int find_written(void *context, const char *key, ag_script *out)
{
    writer *from = context;
    if (!from->own->find(from->own->context, key, out)) return 0;
    if (strcmp(key, from->key) == 0) {
        out->source = from->text;
        out->size = strlen(from->text);
        out->hash = from->hash;
    }
    return 1;
}

static const char *key_of(void *context, int index)
{
    const writer *from = context;
    return from->own->key(from->own->context, index);
}

// The first card of the game that has values.
static int choose(writer *to, ag_game *game)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    const ag_script *used;
    for (int i = 0; (used = scripts->script(scripts->host, i, NULL)) != NULL; i++) {
        if (strstr(used->source, "values = {") != NULL && used->size < TEXT_MAX - 64) {
            snprintf(to->key, sizeof to->key, "%s", used->key);
            snprintf(to->text, sizeof to->text, "%s", used->source);
            to->length = used->size;
            return 1;
        }
    }
    return 0;
}

static ag_status reload(ag_game *game, writer *from, int number, samples *to, ag_error *error)
{
    ag_source source = { .context = from, .find = find_written, .key = key_of };
    ag_reload out;
    snprintf(from->text + from->length, 64, "\n-- %d\n", number);
    ag_hash_script(from->text, strlen(from->text), from->hash);
    double start = bench_now();
    ag_status status = ag_game_take_scripts(game, &source, 0, &out, error);
    double taken = bench_now() - start;
    int kind = out.reran;
    if (status == AG_OK && to->counts[kind] < WANTED) to->times[kind][to->counts[kind]++] = taken;
    // Before the very first move there is no move to go back to from an effect.
    return status == AG_USAGE ? AG_OK : status;
}

static ag_status answer(ag_game *game, uint64_t *dice, ag_error *error)
{
    ag_answer picked;
    int seat = __builtin_ctz(ag_game_waits_for(game));
    ag_question question = ag_game_question(game, seat);
    ag_status status = AG_OK;
    if (question.has_proposal) {
        picked = ag_game_proposal(game);
    } else {
        status = ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, dice, &picked, error);
    }
    return status < 0 ? status : ag_game_answer(game, seat, &picked, error);
}

static int is_done(const samples *so_far)
{
    return so_far->counts[0] == WANTED && so_far->counts[1] == WANTED;
}

static ag_status play(ag_engine *engine, const ag_game_def *def, writer *from, samples *to,
                      ag_error *error)
{
    ag_game *game;
    uint64_t dice = def->seed;
    ag_status status = ag_game_open(engine, def, &game, error);
    int chosen = status == AG_OK && choose(from, game);
    for (int i = 0; status == AG_OK && chosen && ag_game_waits_for(game) != 0; i++) {
        status = reload(game, from, i, to, error);
        if (status == AG_OK && ag_game_waits_for(game) != 0) status = answer(game, &dice, error);
    }
    if (status >= 0) ag_game_close(game);
    return status;
}

static void sum_up(double *times, int count, double *median, double *late)
{
    qsort(times, (size_t)count, sizeof *times, bench_rising);
    *median = count > 0 ? times[count / 2] : 0;
    *late = count > 0 ? times[count * 99 / 100] : 0;
}

ag_status ag_bench_reload(ag_engine *engine, const ag_game_def *def, ag_reload_times *out,
                          ag_error *error)
{
    samples *all = calloc(1, sizeof *all);
    writer *from = calloc(1, sizeof *from);
    ag_game_def one = *def;
    ag_status status = all == NULL || from == NULL
                           ? ag_fail(error, AG_NO_MEMORY, "no memory to measure reloads")
                           : AG_OK;
    for (int i = 0; i < GAMES_MAX && status == AG_OK && !is_done(all); i++) {
        from->own = &engine->source;
        status = play(engine, &one, from, all, error);
        one.seed++;
    }
    if (status == AG_OK) {
        out->moves = all->counts[0];
        out->middles = all->counts[1];
        sum_up(all->times[0], all->counts[0], &out->move_median, &out->move_late);
        sum_up(all->times[1], all->counts[1], &out->middle_median, &out->middle_late);
    }
    free(all);
    free(from);
    return status;
}
