// --keep DECK=FILE: a deck of the Boss player that goes from one game to the next. It is what FILE
// holds, and FILE then holds what the game kept of it.
#include "cli/play/session.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "aggro_author.h"
#include "base/list.h"

// ---- before the game ----

// "gifts=FILE.lua": FILE, or NULL.
static const char *path_in(const char *word)
{
    const char *equals = strchr(word, '=');
    const char *path = equals == NULL || equals == word ? "" : equals + 1;
    size_t size = strlen(path);
    return size > 4 && strcmp(path + size - 4, ".lua") == 0 ? path : NULL;
}

static int write_list(const char *path, const ag_text *text)
{
    ag_error error = { 0 };
    if (ag_text_write_file(text, path)) return AG_EXIT_OK;
    ag_fail(&error, AG_ENVIRONMENT, "--keep: can't write \"%s\": %s", path, strerror(errno));
    return ag_cli_fail(&error);
}

static int make_file(const ag_session *table, const char *path)
{
    ag_text text = { 0 };
    ag_text_add(&text, "return deck \"%.*s\" { cards = {} }\n", (int)strcspn(table->keep_word, "="),
                table->keep_word);
    int code = write_list(path, &text);
    ag_text_close(&text);
    return code;
}

// Only a Boss player's deck is written over.
static int check_file(const ag_session *table, const char *path)
{
    ag_deck_list *list = NULL;
    ag_error error = { 0 };
    ag_status status = ag_deck_read_file(table->engine, path, "lua", &list, &error);
    if (status == AG_OK && ag_deck_about(list).hero[0] != '\0') {
        status = ag_fail(&error, AG_BAD_CONTENT,
                         "--keep: \"%s\" is a player's deck: what a game keeps is a deck of the "
                         "Boss player",
                         path);
    }
    ag_deck_close(list);
    return status < 0 ? ag_cli_fail(&error) : AG_EXIT_OK;
}

static int name_deck(ag_session *table)
{
    size_t name = strcspn(table->keep_word, "=") + 1;
    for (int i = 0; i < AG_BOSS_DECKS_MAX; i++) {
        const char *other = table->def.boss_decks[i];
        if (other == NULL) {
            table->def.boss_decks[i] = table->keep_word;
            return AG_EXIT_OK;
        }
        if (strncmp(other, table->keep_word, name) == 0) {
            return ag_cli_usage("--keep %s: --deck %s names this deck, too", table->keep_word,
                                other);
        }
    }
    return ag_cli_usage("--keep %s: a Boss player has at most %d decks", table->keep_word,
                        AG_BOSS_DECKS_MAX);
}

int ag_keep_begin(ag_session *table, int goes_on)
{
    if (table->keep_word == NULL) return AG_EXIT_OK;
    const char *path = path_in(table->keep_word);
    if (path == NULL) {
        return ag_cli_usage("--keep %s: the name of a deck, the sign = and a file that ends in "
                            ".lua are needed (gifts=gifts_won.lua)",
                            table->keep_word);
    }
    table->keep_made = access(path, F_OK) != 0;
    int code = table->keep_made ? make_file(table, path) : check_file(table, path);
    if (code == AG_EXIT_OK && !goes_on) code = name_deck(table);
    if (code != AG_EXIT_OK) ag_keep_forget(table);
    return code;
}

void ag_keep_forget(const ag_session *table)
{
    if (table->keep_made) (void)remove(path_in(table->keep_word));
}

// ---- after it ----

typedef struct kept_row {
    const char *key;
    int count;
} kept_row;

// The row of a card; NULL: no memory.
static kept_row *row_of(ag_list *rows, const char *key, ag_arena *arena)
{
    for (int i = 0; i < rows->count; i++) {
        kept_row *row = ag_list_at(rows, i);
        if (strcmp(row->key, key) == 0) return row;
    }
    return ag_list_push(rows, arena);
}

// What is the Boss player's, whoever had it: what players own goes into no deck of the raid.
static void collect(const ag_session *table, ag_list *rows, ag_arena *arena)
{
    ag_kept kept;
    int others = 0;
    for (int i = 0; ag_game_kept(table->game, i, &kept); i++) {
        int hands_on = kept.owner == ag_game_boss(table->game);
        kept_row *row = hands_on ? row_of(rows, kept.key, arena) : NULL;
        if (row != NULL) {
            *row = (kept_row){ kept.key, row->count + 1 };
        }
        others += !hands_on;
    }
    if (others > 0) {
        fprintf(stderr, "aggro: \"%s\" holds what is the Boss player's, not %d card%s of players\n",
                path_in(table->keep_word), others, others == 1 ? "" : "s");
    }
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

static int write_kept(const ag_session *table, const ag_list *rows)
{
    ag_result result = ag_game_result(table->game);
    const char *path = path_in(table->keep_word);
    ag_text text = { 0 };
    ag_text_add(&text, "-- Kept as a game of %s ended: %s, seed %llu.\n", result.raid, result.mode,
                (unsigned long long)result.seed);
    ag_text_add(&text, "return deck \"%.*s\" {\n  cards = {\n", (int)strcspn(table->keep_word, "="),
                table->keep_word);
    for (int i = 0; i < rows->count; i++) {
        const kept_row *row = ag_list_at(rows, i);
        ag_text_add(&text, "    { %d, \"%s\" },\n", row->count, row->key);
    }
    ag_text_add(&text, "  },\n}\n");
    keep_older(path);
    int code = write_list(path, &text);
    ag_text_close(&text);
    return code;
}

int ag_keep_end(const ag_session *table)
{
    if (table->keep_word == NULL) return AG_EXIT_OK;
    const char *path = path_in(table->keep_word);
    if (ag_game_result(table->game).refereed > 0) {
        fprintf(stderr, "aggro: \"%s\" stays as it was: a referee changed the table\n", path);
        return AG_EXIT_OK;
    }
    ag_list rows = { .size = sizeof(kept_row) };
    ag_arena arena = { 0 };
    ag_error error = { 0 };
    collect(table, &rows, &arena);
    int code = AG_EXIT_OK;
    if (arena.failed) {
        ag_fail(&error, AG_NO_MEMORY, "--keep: no memory for what is kept");
        code = ag_cli_fail(&error);
    } else {
        code = write_kept(table, &rows);
    }
    ag_list_close(&rows);
    ag_arena_close(&arena);
    return code;
}
