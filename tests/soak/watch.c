// From the save of a card's file to the new behaviour in a running game, the whole way that
// `aggro play --watch` goes: the file is written or renamed over, noticed, refreshed, reloaded, and
// the question is computed anew. soak_watch FOLDER DATABASE SAVES: FOLDER holds cards/ and raids/
// that may be written to.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <lauxlib.h>
#include <lua.h>

#include "aggro_author.h"
#include "cli/common/cli.h"
#include "cli/common/watcher.h"

enum { SAVES_MAX = 10000, FILE_BYTES = 64 * 1024 };

typedef struct bench {
    ag_engine *engine;
    ag_game *game;
    ag_watcher *watcher;
    char key[64], path[1024];
    char text[FILE_BYTES], other[FILE_BYTES];  // of the file, and with another number in it
    size_t size;
} bench;

int ag_cli_interrupted(void)
{
    return 0;
}

static _Noreturn void stop(const char *what, const char *why)
{
    fprintf(stderr, "soak_watch: %s: %s\n", what, why);
    exit(1);
}

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return left < right ? -1 : left > right;
}

// ---- the file ----

// The first digit behind "values = {" becomes another one. 0: the card has no such number.
static int change_number(bench *now)
{
    memcpy(now->other, now->text, sizeof now->other);
    char *at = strstr(now->other, "values = {");
    at = at != NULL ? strpbrk(at, "123456789") : NULL;
    if (at == NULL) return 0;
    *at = *at == '9' ? '8' : (char)(*at + 1);
    return 1;
}

static int read_file(bench *now)
{
    FILE *file = fopen(now->path, "rb");
    if (file == NULL) return 0;
    now->size = fread(now->text, 1, sizeof now->text - 1, file);
    now->text[now->size] = '\0';
    fclose(file);
    return change_number(now);
}

// Every other save writes in place, the others write aside and rename.
static void save(const bench *now, int number)
{
    char aside[1100];
    snprintf(aside, sizeof aside, "%s~", now->path);
    const char *path = number % 2 == 0 ? now->path : aside;
    FILE *file = fopen(path, "wb");
    const char *text = number % 2 == 0 ? now->other : now->text;
    if (file == NULL || fwrite(text, 1, now->size, file) != now->size || fclose(file) != 0) {
        stop(path, "cannot be written");
    }
    if (number % 2 != 0 && rename(aside, now->path) != 0) {
        stop(aside, "cannot be renamed");
    }
}

// ---- a save ----

static double take_save(bench *now, int number)
{
    ag_error error = { 0 };
    ag_refresh refresh;
    static ag_reload reload;
    double began = now_ms();
    save(now, number);
    if (ag_watcher_wait(now->watcher, -1, 5000) != AG_NOTICED_CHANGES) {
        stop(now->path, "nothing was noticed");
    }
    const ag_changes *changes = ag_watcher_changes(now->watcher);
    const char *const *paths = changes->all ? NULL : (const char *const *)changes->paths;
    if (ag_engine_refresh(now->engine, paths, changes->count, &refresh, &error) < 0
        || ag_game_reload(now->game, now->engine, 0, &reload, &error) < 0) {
        stop("the reload", error.text);
    }
    uint32_t waits = ag_game_waits_for(now->game);
    for (int seat = 1; seat <= ag_game_seats(now->game); seat++) {
        if ((waits & 1u << seat) != 0
            && ag_game_question(now->game, seat).kind == AG_QUESTION_NONE) {
            stop("the question", "there is none");
        }
    }
    if (refresh.changed != 1 || reload.changed != 1) {
        stop(now->path, "the save did not reach the game");
    }
    return now_ms() - began;
}

// Reading and compiling the file, as a floor of what can be had.
static double compile_once(const bench *now)
{
    lua_State *L = luaL_newstate();
    double began = now_ms();
    if (L == NULL || luaL_loadfilex(L, now->path, "t") != LUA_OK) {
        stop(now->path, "does not compile");
    }
    double took = now_ms() - began;
    lua_close(L);
    return took;
}

// ---- setting up ----

// A card of the game that has a number to change.
static void find_card(bench *now, const char *folder)
{
    static ag_view view;
    for (int seat = 1; seat < ag_game_seats(now->game); seat++) {
        ag_game_view(now->game, seat, &view);
        for (int i = 0; i < view.card_count; i++) {
            ag_card_place place;
            if (view.cards[i].zone != AG_VIEW_HAND || view.cards[i].key[0] == '\0'
                || ag_engine_card_place(now->engine, view.cards[i].key, &place, NULL) < 0) {
                continue;
            }
            snprintf(now->path, sizeof now->path, "%s/%s", folder, place.path);
            snprintf(now->key, sizeof now->key, "%s", place.key);
            if (read_file(now)) return;
        }
    }
    stop(folder, "no card in a hand has a number to change");
}

static void open_all(bench *now, const char *folder, const char *database)
{
    ag_error error = { 0 };
    char cards[1024], raids[1024];
    snprintf(cards, sizeof cards, "%s/cards", folder);
    snprintf(raids, sizeof raids, "%s/raids", folder);
    const char *const folders[] = { cards, raids };
    ag_engine_def def = ag_engine_default();
    def.database = database;
    def.folders = folders;
    def.folder_count = 2;
    if (ag_watcher_open(folders, 2, NULL, &now->watcher, &error) < 0
        || ag_engine_open_with(&def, &now->engine, &error) < 0) {
        stop(folder, error.text);
    }
    ag_game_def game = ag_game_default();
    game.raid = "onyxias_lair";
    game.seed = 7;
    if (ag_game_open(now->engine, &game, &now->game, &error) < 0) {
        stop(folder, error.text);
    }
    find_card(now, folder);
}

int main(int argc, char **argv)
{
    static bench now;
    static double took[SAVES_MAX], compiled[SAVES_MAX];
    int saves = argc == 4 ? atoi(argv[3]) : 0;
    if (saves < 2 || saves > SAVES_MAX) {
        fprintf(stderr, "soak_watch FOLDER DATABASE SAVES\n");
        return 2;
    }
    open_all(&now, argv[1], argv[2]);
    for (int i = 0; i < saves; i++) {
        compiled[i] = compile_once(&now);
        took[i] = take_save(&now, i);
    }
    qsort(took, (size_t)saves, sizeof *took, compare);
    qsort(compiled, (size_t)saves, sizeof *compiled, compare);
    printf("%d saves of %s: median %.1f ms, worst %.1f ms; reading and compiling it: median %.3f "
           "ms, worst %.3f ms\n",
           saves, now.key, took[saves / 2], took[saves - 1], compiled[saves / 2],
           compiled[saves - 1]);
    ag_game_close(now.game);
    ag_engine_close(now.engine);
    ag_watcher_close(now.watcher);
    return took[saves - 1] < 100 ? 0 : 1;
}
