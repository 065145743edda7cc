// What a game kept, handed on to the next: a file with a deck of the Boss player's, which several
// games may have begun with. Each takes out what it used and adds what it gained.
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "api/decks/deck_list.h"
#include "base/error.h"
#include "game/log/game.h"
#include "game/log/given.h"

enum { TRIES = 60, TRY_NANOSECONDS = 50000000 };  // three seconds

typedef struct row {
    const char *key;
    int began, kept, held;  // in the game's list, by what it kept, and in the file by now
} row;

typedef struct handing {
    ag_engine *engine;
    const ag_game *game;
    const char *deck, *path;
    ag_list rows;
    ag_arena arena;
    int is_there;  // the file is
} handing;

// NULL: no memory.
static row *row_of(handing *now, const char *key)
{
    for (int i = 0; i < now->rows.count; i++) {
        row *found = ag_list_at(&now->rows, i);
        if (strcmp(found->key, key) == 0) return found;
    }
    row *added = ag_list_push(&now->rows, &now->arena);
    if (added != NULL) *added = (row){ .key = ag_arena_text(&now->arena, key) };
    return added;
}

static ag_status read_held(handing *now, ag_error *error)
{
    ag_deck_list *list;
    now->is_there = access(now->path, F_OK) == 0;
    if (!now->is_there) return AG_OK;
    ag_status status = ag_deck_read_file(now->engine, now->path, "lua", &list, error);
    if (status < 0) return status;
    int line;
    const char *trouble = ag_deck_says(list, AG_DECK_TROUBLES, 0, &line);
    if (trouble != NULL) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s:%d: %s", now->path, line, trouble);
    }
    for (int i = 0; i < list->entries.count && status == AG_OK; i++) {
        const ag_deck_entry *entry = ag_list_at(&list->entries, i);
        row *held = row_of(now, entry->card->key);
        if (held != NULL) held->held += entry->count;
    }
    ag_deck_close(list);
    return status;
}

// What is the Boss player's, whoever had it: what players own goes into no deck of the raid.
static void count_kept(handing *now)
{
    ag_kept kept;
    for (int i = 0; ag_game_kept(now->game, i, &kept); i++) {
        row *found = kept.owner == ag_game_boss(now->game) ? row_of(now, kept.key) : NULL;
        if (found != NULL) found->kept++;
    }
}

static void count_began(handing *now)
{
    uint16_t listed[AG_CARD_MAX];
    const ag_catalog *catalog = ag_game_rules(now->game)->catalog;
    int deck = ag_raid_deck_called(catalog->raid, now->deck);
    int count =
        ag_game_listed(now->game, (ag_seat)ag_game_boss(now->game), deck, listed, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        row *found = row_of(now, ag_catalog_card(catalog, listed[i])->key);
        if (found != NULL) found->began++;
    }
}

// Used: the file has as many fewer. Gained: as many more, but no more than one of the games that
// gained the same has seen.
static int left_of(const handing *now, const row *of)
{
    int change = of->kept - of->began;
    int most = of->held > of->kept ? of->held : of->kept;
    if (!now->is_there) return of->kept;
    int left = of->held + change;
    return left > most ? most : left;  // below 0: two have used the same
}

static void write_rows(const handing *now, ag_text *text)
{
    ag_result result = ag_game_result(now->game);
    ag_text_add(text, "-- Kept as a game of %s ended: %s, seed %llu.\n", result.raid, result.mode,
                (unsigned long long)result.seed);
    ag_text_add(text, "return deck \"%s\" {\n  cards = {\n", now->deck);
    for (int i = 0; i < now->rows.count; i++) {
        const row *of = ag_list_at(&now->rows, i);
        int left = left_of(now, of);
        if (left > 0) ag_text_add(text, "    { %d, \"%s\" },\n", left, of->key);
    }
    ag_text_add(text, "  },\n}\n");
}

// What the file held before stays beside it, as "gifts.lua~".
static void keep_older(const char *path)
{
    ag_text older = { 0 };
    ag_text_add(&older, "%s~", path);
    (void)remove(older.bytes);
    (void)link(path, older.bytes);
    ag_text_close(&older);
}

static ag_status write_file(const handing *now, ag_error *error)
{
    ag_text text = { 0 };
    ag_status status = AG_OK;
    write_rows(now, &text);
    if (now->arena.failed) text.failed = 1;
    if (!text.failed) keep_older(now->path);
    if (!ag_text_write_file(&text, now->path)) {
        status =
            ag_fail(error, AG_ENVIRONMENT, "can't write \"%s\": %s", now->path, strerror(errno));
    }
    ag_text_close(&text);
    return status;
}

// Games hand on one after the other: who reads the file writes it before another reads it. The
// folder is locked, for the file is another one afterwards; the lock ends with the process. A file
// system without locks does without.
static ag_status lock_folder(const char *path, int *lock, ag_error *error)
{
    char *copy = strdup(path);
    *lock = copy == NULL ? -1 : open(dirname(copy), O_RDONLY | O_CLOEXEC);
    free(copy);
    if (*lock < 0) {
        return ag_fail(error, AG_ENVIRONMENT, "can't write \"%s\": %s", path, strerror(errno));
    }
    for (int i = 0; flock(*lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; i++) {
        if (i == TRIES) {
            return ag_fail(error, AG_ENVIRONMENT,
                           "can't write \"%s\": another program keeps the folder locked", path);
        }
        nanosleep(&(struct timespec){ .tv_nsec = TRY_NANOSECONDS }, NULL);
    }
    return AG_OK;
}

static ag_status hand_on(handing *now, ag_error *error)
{
    int lock;
    ag_status status = lock_folder(now->path, &lock, error);
    if (status == AG_OK) status = read_held(now, error);
    if (status == AG_OK) {
        count_began(now);
        count_kept(now);
        status = write_file(now, error);
    }
    if (lock >= 0) close(lock);
    ag_list_close(&now->rows);
    ag_arena_close(&now->arena);
    return status;
}

ag_status ag_game_hand_on(ag_engine *engine, const ag_game *game, const char *deck,
                          const char *path, ag_error *error)
{
    ag_status given =
        ag_given(engine != NULL && game != NULL && deck != NULL && path != NULL && path[0] != '\0',
                 "an engine, a game, a deck and the path of a file were", error);
    if (given < 0) return given;
    const ag_raid_def *raid = ag_game_rules(game)->catalog->raid;
    if (ag_game_boss(game) == 0 || ag_raid_deck_called(raid, deck) < 0) {
        return ag_fail(error, AG_NOT_FOUND, "the Boss player has no deck \"%s\"", deck);
    }
    if (ag_game_result(game).winner[0] == '\0') {
        return ag_fail(error, AG_USAGE, "the game is not over");
    }
    char one;
    char *real = readlink(path, &one, 1) < 0 ? NULL : realpath(path, NULL);  // a link stays one
    handing now = { engine, game, deck, real != NULL ? real : path, { .size = sizeof(row) } };
    ag_status status = hand_on(&now, error);
    free(real);
    return status;
}
