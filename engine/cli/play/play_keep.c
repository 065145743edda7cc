// --keep DECK=FILE: a deck of the Boss player that goes from one game to the next. It is what FILE
// holds, and FILE then holds what the game kept of it.
#include "cli/play/session.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "aggro_author.h"

enum { PATH_SIZE = 1024, ROWS_MAX = 64 };

// ---- before the game ----

// "gifts=FILE.lua": FILE, or NULL.
static const char *path_in(const char *word)
{
    const char *equals = strchr(word, '=');
    size_t size = strlen(word);
    int named =
        equals != NULL && equals != word && size > 4 && strcmp(word + size - 4, ".lua") == 0;
    return named && equals + 5 < word + size && size < PATH_SIZE ? equals + 1 : NULL;
}

// Beside its file first, then in its place: whoever reads it sees the old list or the new one.
static int write_list(const char *path, const char *text)
{
    char beside[PATH_SIZE + 8];
    ag_error error = { 0 };
    snprintf(beside, sizeof beside, "%s.new", path);
    FILE *file = fopen(beside, "w");
    int failed = file == NULL || fputs(text, file) == EOF;
    failed |= file != NULL && fclose(file) != 0;
    if (!failed && rename(beside, path) == 0) return AG_EXIT_OK;
    ag_fail(&error, AG_ENVIRONMENT, "--keep: can't write \"%s\": %s", path, strerror(errno));
    (void)remove(beside);
    return ag_cli_fail(&error);
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
    char empty[PATH_SIZE + 64];
    snprintf(empty, sizeof empty, "return deck \"%.*s\" { cards = {} }\n",
             (int)strcspn(table->keep_word, "="), table->keep_word);
    table->keep_made = access(path, F_OK) != 0;
    int code = table->keep_made ? write_list(path, empty) : check_file(table, path);
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

static int collect(const ag_session *table, kept_row rows[ROWS_MAX])
{
    ag_kept kept;
    int count = 0;
    for (int i = 0; ag_game_kept(table->game, i, &kept); i++) {
        int at = 0;
        while (at < count && strcmp(rows[at].key, kept.key) != 0) {
            at++;
        }
        if (kept.seat != ag_game_boss(table->game) || at == ROWS_MAX) continue;
        if (at == count) rows[count++] = (kept_row){ kept.key, 0 };
        rows[at].count++;
    }
    return count;
}

int ag_keep_end(const ag_session *table)
{
    char text[ROWS_MAX * 96 + PATH_SIZE];
    kept_row rows[ROWS_MAX];
    if (table->keep_word == NULL) return AG_EXIT_OK;
    const char *path = path_in(table->keep_word);
    ag_result result = ag_game_result(table->game);
    if (result.refereed > 0) {
        fprintf(stderr, "aggro: \"%s\" stays as it was: a referee changed the table\n", path);
        return AG_EXIT_OK;
    }
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "-- Kept as a game of %s ended: %s, seed %llu.\n", result.raid, result.mode,
             (unsigned long long)result.seed);
    ag_write(&out, "return deck \"%.*s\" {\n  cards = {\n", (int)strcspn(table->keep_word, "="),
             table->keep_word);
    int count = collect(table, rows);
    for (int i = 0; i < count; i++) {
        ag_write(&out, "    { %d, \"%s\" },\n", rows[i].count, rows[i].key);
    }
    ag_write(&out, "  },\n}\n");
    return write_list(path, text);
}
