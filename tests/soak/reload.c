// Plays games by random bots while their scripts change under them: numbers, texts, powers that
// come and go, questions in the middle of effects, modules, phases, the raid; some files are
// broken, some are gone. The state checker runs after each step. After a reload the log is run
// again, forked, taken back and played on; each game is recorded, replayed, saved and loaded.
//
//   soak_reload DATABASE RAID [RELOADS [SEED]]
//
// The last line counts: "N reloads, M games, K findings".
#include <inttypes.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aggro.h"
#include "api/handle/engine.h"
#include "base/hash.h"
#include "base/rng.h"
#include "game/log/game.h"

enum { CHANGED_MAX = 64, TEXT_MAX = 32 * 1024, ANSWERS_MAX = 1200, RELOAD_EVERY = 12 };
enum { TOGGLES = 300, TOGGLES_WINDOW = 60, LOGGED_MAX = 640 };  // bytes of log for a reload

// What becomes of a script, in the order in which it is tried.
enum { AS_IT_IS, NUMBER, TEXT, POWER, QUESTION, REMARK, LEFT_OUT, BROKEN, KINDS };

typedef struct changed {
    char key[64];
    int kind, variant;
    char hash[AG_HASH_TEXT_SIZE];
    char *text;
} changed;

typedef struct soak {
    ag_engine *engine;
    ag_game_def def;
    ag_source source;  // the engine's, with what is changed in front of it
    changed changes[CHANGED_MAX];
    int change_count;
    ag_rng dice;
    char path[64];
    long reloads, mid_effect, refused, anew, taken, games, findings;
} soak;

static int finding(soak *now, const char *what, const char *why)
{
    printf("seed %" PRIu64 ", %d raiders: %s: %s\n", now->def.seed, now->def.raiders, what, why);
    now->findings++;
    return 0;
}

static int below(soak *now, int count)
{
    return ag_rng_below(&now->dice, count);
}

// ---- changed scripts ----

static changed *change_of(soak *now, const char *key)
{
    for (int i = 0; i < now->change_count; i++) {
        if (strcmp(now->changes[i].key, key) == 0) return &now->changes[i];
    }
    return NULL;
}

// Puts `what` behind the first place where `after` stands. 0: it stands nowhere.
static int insert(char *text, const char *after, const char *what)
{
    char *at = strstr(text, after);
    if (at == NULL || strlen(text) + strlen(what) + 1 > TEXT_MAX) return 0;
    at += strlen(after);
    memmove(at + strlen(what), at, strlen(at) + 1);
    memcpy(at, what, strlen(what));
    return 1;
}

// The first digit behind one of the words becomes another one.
static int change_number(char *text, int variant)
{
    static const char *const words[] = { "values = { ", "health = ", "atk = ", "cost = " };
    for (int i = 0; i < 4; i++) {
        char *at = strstr(text, words[(i + variant) % 4]);
        at = at == NULL ? NULL : strpbrk(at, "123456789\n");
        if (at != NULL && *at != '\n') {
            *at = (char)('1' + (*at - '1' + 1 + variant) % 9);
            return 1;
        }
    }
    return 0;
}

static int add_power(char *text, int variant)
{
    static const char *const powers[] = {
        " when.destroyed { of = this, effect = function(me) me.player:draw(1) end },",
        " at.start_of_turn { whose = \"your\", effect = function(me) me.player.hero:heal(1, "
        "me.player.hero) end },",
        " pays { cost = { resources = 1 }, once_per_turn = true, effect = function(me)"
        " me.player:draw(1) end },",
    };
    return insert(text, "powers = {", powers[variant % 3]);
}

static int change_text(char *text, int kind, int variant)
{
    char remark[32];
    switch (kind) {
    case NUMBER: return change_number(text, variant);
    case TEXT: return insert(text, "text = \"", variant & 1 ? "Now: " : "Then: ");
    case POWER: return add_power(text, variant);
    case QUESTION:
        return insert(text, "play = function(me, t)",
                      variant & 1
                          ? " me.player:choose_number { min = 0, max = 2, prompt = \"A?\" }"
                          : " me.player:choose_number { min = 1, max = 4, prompt = \"B?\" }");
    case REMARK:
        snprintf(remark, sizeof remark, "\n-- %d\n", variant);
        return strlen(text) + sizeof remark < TEXT_MAX && strcat(text, remark) != NULL;
    case BROKEN: return strlen(text) + 16 < TEXT_MAX && strcat(text, "\nreturn {{") != NULL;
    default: return 1;
    }
}

static int find_changed(void *context, const char *key, ag_script *out)
{
    soak *now = context;
    const ag_source *own = &now->engine->source;
    const changed *to = change_of(now, key);
    if (!own->find(own->context, key, out) || (to != NULL && to->kind == LEFT_OUT)) return 0;
    if (to != NULL && to->text != NULL) {
        out->source = to->text;
        out->size = strlen(to->text);
        out->hash = to->hash;
    }
    return 1;
}

static const char *key_changed(void *context, int index)
{
    soak *now = context;
    return now->engine->source.key(now->engine->source.context, index);
}

// A script that the game uses becomes something else. 0: that one can't.
static int change_one(soak *now, ag_game *game, int kind)
{
    ag_scripts *scripts = ag_game_scripts_of(game);
    int count = 0;
    ag_script script;
    while (scripts->script(scripts->host, count, NULL) != NULL) {
        count++;
    }
    const char *key = scripts->script(scripts->host, below(now, count), NULL)->key;
    changed *to = change_of(now, key);
    if (key[0] == '_' || !now->engine->source.find(now->engine->source.context, key, &script)
        || script.size + 512 > TEXT_MAX || (to == NULL && now->change_count == CHANGED_MAX)) {
        return 0;
    }
    char *text = malloc(TEXT_MAX);
    memcpy(text, script.source, script.size);
    text[script.size] = '\0';
    int variant = below(now, 4);
    if (!change_text(text, kind, variant)) {
        free(text);
        return 0;
    }
    if (to == NULL) {
        to = &now->changes[now->change_count++];
        *to = (changed){ .kind = kind };
        snprintf(to->key, sizeof to->key, "%s", key);
    }
    free(to->text);
    to->text = kind == AS_IT_IS || kind == LEFT_OUT ? NULL : text;
    if (to->text == NULL) {
        free(text);
    } else {
        ag_hash_script(text, strlen(text), to->hash);
    }
    to->kind = kind;
    to->variant = variant;
    return 1;
}

static void forget_changes(soak *now)
{
    for (int i = 0; i < now->change_count; i++) {
        free(now->changes[i].text);
    }
    now->change_count = 0;
}

// ---- what must hold after a reload ----

static int run_again(soak *now, ag_game *game)
{
    ag_error error = { 0 };
    ag_game *fork;
    uint64_t before = ag_game_state_hash(game);
    if (ag_game_rebuild(game, &error) < 0) return finding(now, "run again", error.text);
    if (ag_game_fork(game, &fork, &error) < 0) return finding(now, "forked", error.text);
    int same = ag_game_state_hash(fork) == before && ag_game_state_hash(game) == before;
    ag_game_close(fork);
    return same ? 1 : finding(now, "forked", "the state differs");
}

static int back_and_on(soak *now, ag_game *game)
{
    ag_error error = { 0 };
    uint64_t before = ag_game_state_hash(game);
    ag_undo_unit unit = (ag_undo_unit)below(now, 4);
    if (ag_game_undo(game, 0, unit, 1, &error) < 0) {
        return error.status == AG_USAGE ? 1 : finding(now, "taken back", error.text);
    }
    if (ag_game_redo(game, &error) < 0) return finding(now, "played on", error.text);
    now->taken++;
    return ag_game_state_hash(game) == before ? 1 : finding(now, "played on", "the state differs");
}

static int save_and_load(soak *now, ag_game *game)
{
    ag_error error = { 0 };
    ag_game *loaded = NULL;
    if (ag_game_save(game, now->path, &error) < 0
        || ag_game_load(now->engine, now->path, 0, &loaded, &error) < 0) {
        return finding(now, "saved and loaded", error.text);
    }
    int same = ag_game_result(loaded).hash == ag_game_result(game).hash;
    ag_game_close(loaded);
    return same ? 1 : finding(now, "saved and loaded", "the game hash differs");
}

static int replay(soak *now, const ag_game *game)
{
    ag_error error = { 0 };
    ag_result result;
    char report[1024];
    if (ag_game_record(game, now->path, &error) < 0
        || ag_replay(now->path, &result, report, sizeof report, &error) < 0) {
        return finding(now, "replayed", error.text);
    }
    return result.hash == ag_game_result(game).hash
               ? 1
               : finding(now, "replayed", "the game hash differs");
}

// ---- playing ----

static int reload(soak *now, ag_game *game)
{
    ag_error error = { 0 };
    ag_reload out;
    int broken = below(now, 8) == 0;
    int changes = 1 + below(now, 3);
    for (int i = 0; i < 8 * changes; i++) {
        (void)change_one(now, game, below(now, broken ? KINDS : BROKEN));
    }
    uint64_t before = ag_game_state_hash(game);
    unsigned how = below(now, 6) == 0 ? AG_RELOAD_RERUN : 0;
    ag_status status = ag_game_take_scripts(game, &now->source, how, &out, &error);
    now->reloads++;
    if (status == AG_BAD_CONTENT && ag_game_stopped(game) == NULL) {
        now->refused++;
        forget_changes(now);
        return ag_game_state_hash(game) == before ? 1 : finding(now, "refused", error.text);
    }
    if (ag_game_stopped(game) != NULL) {
        return strstr(ag_game_stopped(game), "state is broken") == NULL
                   ? 1
                   : finding(now, "reloaded", ag_game_stopped(game));
    }
    if (status < 0) return status == AG_USAGE ? 1 : finding(now, "reloaded", error.text);
    now->mid_effect += out.reran;
    now->anew += out.asked_anew;
    return run_again(now, game) && (below(now, 3) != 0 || back_and_on(now, game))
           && (below(now, 10) != 0 || save_and_load(now, game));
}

static int step(soak *now, ag_game *game, uint64_t *dice)
{
    ag_error error = { 0 };
    ag_answer answer;
    uint32_t waits = ag_game_waits_for(game);
    if (waits == 0) return 0;
    int seat = __builtin_ctz(waits);
    ag_question question = ag_game_question(game, seat);
    if (question.has_proposal) {
        answer = ag_game_proposal(game);
    } else if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, dice, &answer, &error)
               < 0) {
        return finding(now, "a bot", error.text);
    }
    if (ag_game_answer(game, seat, &answer, &error) < 0) {
        const char *why = ag_game_stopped(game);
        return why != NULL && strstr(why, "state is broken") == NULL
                   ? 0
                   : finding(now, "an answer", error.text);
    }
    return 1;
}

static void play(soak *now, long reloads)
{
    ag_game *game;
    ag_error error = { 0 };
    uint64_t dice = now->def.seed * 1000 + 7;
    long findings = now->findings;
    ag_rng_seed(&now->dice, now->def.seed, 1);
    if (ag_game_open(now->engine, &now->def, &game, &error) < 0) {
        finding(now, "opened", error.text);
        return;
    }
    for (int i = 0; i < ANSWERS_MAX && now->findings == findings; i++) {
        if (!step(now, game, &dice)) break;
        if (below(now, RELOAD_EVERY) == 0 && now->reloads < reloads && !reload(now, game)) break;
    }
    if (now->findings == findings) {
        (void)replay(now, game);
    }
    ag_game_close(game);
    forget_changes(now);
    now->games++;
}

// ---- memory ----

// A game whose scripts go to and fro between two texts holds no more than its log. What is held at
// one moment depends on how far Lua's collector is: the least of many moments does not.
static void toggle(soak *now)
{
    ag_game *game;
    ag_error error = { 0 };
    ag_reload out;
    uint64_t dice = 3;
    size_t first = SIZE_MAX, last = SIZE_MAX;
    if (ag_game_open(now->engine, &now->def, &game, &error) < 0) {
        finding(now, "opened", error.text);
        return;
    }
    for (int i = 0; i < 40; i++) {
        (void)step(now, game, &dice);
    }
    for (int i = 0; i < 20; i++) {
        (void)change_one(now, game, TEXT);  // which always loads
    }
    int count = now->change_count;
    for (int i = 0; i < TOGGLES; i++) {
        now->change_count = i & 1 ? 0 : count;
        if (ag_game_take_scripts(game, &now->source, 0, &out, &error) < 0) {
            finding(now, "to and fro", error.text);
            break;
        }
        now->reloads++;
        size_t held = mallinfo2().uordblks;
        first = i < TOGGLES_WINDOW && held < first ? held : first;
        last = i >= TOGGLES - TOGGLES_WINDOW && held < last ? held : last;
    }
    size_t grown = last > first ? last - first : 0;
    printf("the last %d of %d reloads to and fro hold at least %zu bytes more than the first\n",
           TOGGLES_WINDOW, TOGGLES, grown);
    if (grown > (size_t)LOGGED_MAX * (TOGGLES - TOGGLES_WINDOW)) {
        finding(now, "to and fro", "memory grows");
    }
    now->change_count = count;
    forget_changes(now);
    ag_game_close(game);
}

int main(int argc, char **argv)
{
    static soak now;
    ag_error error = { 0 };
    if (argc < 3) {
        fprintf(stderr, "soak_reload DATABASE RAID [RELOADS [SEED]]\n");
        return 2;
    }
    long reloads = argc > 3 ? atol(argv[3]) : 300;
    uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
    if (ag_engine_open(argv[1], &now.engine, &error) < 0) {
        fprintf(stderr, "%s\n", error.text);
        return 4;
    }
    now.source = (ag_source){ .context = &now, .find = find_changed, .key = key_changed };
    snprintf(now.path, sizeof now.path, "/tmp/soak_reload-%d.agr", (int)getpid());
    for (; now.reloads < reloads && now.findings == 0; seed++) {
        now.def = ag_game_default();
        now.def.raid = argv[2];
        now.def.seed = seed;
        now.def.raiders = 1 + (int)(seed % 3);
        now.def.check = 1;
        play(&now, reloads);
    }
    printf("%ld in mid-effect, %ld asked anew, %ld refused, %ld taken back and played on\n",
           now.mid_effect, now.anew, now.refused, now.taken);
    now.def.check = 0;
    toggle(&now);
    printf("%ld reloads, %ld games, %ld findings\n", now.reloads, now.games, now.findings);
    ag_engine_close(now.engine);
    if (now.findings == 0) {
        remove(now.path);
    }
    return now.findings == 0 ? 0 : 1;
}
