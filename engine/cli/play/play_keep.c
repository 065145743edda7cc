// --keep DECK=FILE: a deck of the Boss player that goes from one game to the next. It is what FILE
// holds, and FILE then holds what the game kept of it.
#include "cli/play/session.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "aggro_author.h"

enum { DECK_SIZE = 64 };

// "gifts=FILE.lua": FILE, or NULL.
static const char *path_in(const char *word, char deck[DECK_SIZE])
{
    size_t name = strcspn(word, "=");
    const char *path = word[name] == '=' ? word + name + 1 : "";
    size_t size = strlen(path);
    int reads = name > 0 && name < DECK_SIZE && size > 4 && strcmp(path + size - 4, ".lua") == 0;
    snprintf(deck, DECK_SIZE, "%.*s", (int)name, word);
    return reads ? path : NULL;
}

// ---- before the game ----

// Whether the file, or else its folder, lets itself be read and written.
static ag_status check_place(const char *path, ag_error *error)
{
    struct stat there;
    char *copy = strdup(path);
    ag_status status = copy == NULL ? AG_NO_MEMORY : AG_OK;
    if (copy == NULL) {
        ag_fail(error, status, "--keep: no memory for a path");
    } else if (access(dirname(copy), W_OK | X_OK) != 0
               || (lstat(path, &there) == 0
                   && (stat(path, &there) != 0 || access(path, R_OK | W_OK) != 0))) {
        status =
            ag_fail(error, AG_ENVIRONMENT, "--keep: can't write \"%s\": %s", path, strerror(errno));
    } else if (stat(path, &there) == 0 && !S_ISREG(there.st_mode)) {
        status = ag_fail(error, AG_ENVIRONMENT,
                         "--keep: \"%s\" is not a file that can be written over", path);
    }
    free(copy);
    return status;
}

// Only a Boss player's deck is written over. Where a game begins, what its mode says against the
// deck counts, too.
static ag_status check_list(const ag_session *table, const char *path, const char *deck,
                            ag_error *error)
{
    int line = 0, begins = table->def.raid != NULL && table->kept.seats == 0;
    ag_deck_list *list;
    ag_status status = ag_deck_read_file(table->engine, path, "lua", &list, error);
    if (status < 0) return status;
    if (ag_deck_about(list).hero[0] != '\0') {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "--keep: \"%s\" is a player's deck: what a game keeps is a deck of the "
                         "Boss player",
                         path);
    } else if (begins) {
        status = ag_deck_hold(list, table->def.raid, table->def.mode, deck, error);
    }
    const char *says = ag_deck_says(list, AG_DECK_TROUBLES, 0, &line);
    if (says == NULL) says = ag_deck_says(list, AG_DECK_BREACHES, 0, &line);
    if (status == AG_OK && says != NULL) {
        char place[16] = "";
        snprintf(place, sizeof place, line > 0 ? ":%d" : "", line);
        status = ag_fail(error, AG_BAD_CONTENT, "%s%s: %s", path, place, says);
    }
    ag_deck_close(list);
    return status;
}

static int fail(const char *path, ag_error *error)
{
    char older[1024];
    int code = ag_cli_fail(error);
    snprintf(older, sizeof older, "%s~", path);
    int has_older = access(older, F_OK) == 0;
    if (error->status == AG_BAD_CONTENT) {
        fprintf(stderr,
                "aggro: --keep: \"%s\" stays as it is: mend it (a deck's script, docs/decks.md)"
                "%s%s%s, or move it away\n",
                path, has_older ? ", take what it held before (\"" : "", has_older ? older : "",
                has_older ? "\")" : "");
    }
    return code;
}

// The file is named as a deck of the game, unless it is not there yet.
static int name_deck(ag_session *table, int is_there)
{
    size_t name = strcspn(table->keep_word, "=") + 1;
    for (int i = 0; i < AG_BOSS_DECKS_MAX; i++) {
        const char *other = table->def.boss_decks[i];
        if (other == NULL) {
            table->def.boss_decks[i] = is_there ? table->keep_word : NULL;
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
    char deck[DECK_SIZE];
    ag_error error = { 0 };
    if (table->keep_word == NULL) return AG_EXIT_OK;
    const char *path = path_in(table->keep_word, deck);
    if (path == NULL) {
        return ag_cli_usage("--keep %s: the name of a deck, the sign = and a file that ends in "
                            ".lua are needed (gifts=gifts_won.lua)",
                            table->keep_word);
    }
    ag_status status = check_place(path, &error);
    int is_there = access(path, F_OK) == 0;
    if (status == AG_OK && is_there) status = check_list(table, path, deck, &error);
    if (status < 0) return fail(path, &error);
    return goes_on ? AG_EXIT_OK : name_deck(table, is_there);
}

// That the deck is one of the raid's is known before the game is played.
int ag_keep_check(const ag_session *table)
{
    char deck[DECK_SIZE];
    ag_raid_deck_info first;
    ag_deck_list *list = NULL;
    ag_error error = { 0 };
    if (table->keep_word == NULL) return AG_EXIT_OK;
    (void)path_in(table->keep_word, deck);
    ag_result now = ag_game_result(table->game);
    ag_status status = ag_raid_deck_at(table->engine, now.raid, now.mode, 0, &first, &error);
    if (status == AG_OK && first.part[0] == '\0') {
        status =
            ag_fail(&error, AG_NOT_FOUND, "--keep %s: \"%s\" has no Boss player, and so no deck",
                    table->keep_word, now.raid);
    }
    if (status == AG_OK) status = ag_deck_open(table->engine, first.key, &list, &error);
    if (status == AG_OK) status = ag_deck_hold(list, now.raid, now.mode, deck, &error);
    ag_deck_close(list);
    return status < 0 ? ag_cli_fail(&error) : AG_EXIT_OK;
}

// ---- after it ----

// What players own goes into no deck of the raid.
static void tell_others(const ag_session *table, const char *path)
{
    ag_kept kept;
    int others = 0;
    for (int i = 0; ag_game_kept(table->game, i, &kept); i++) {
        others += kept.owner != ag_game_boss(table->game);
    }
    if (others > 0) {
        fprintf(stderr, "aggro: \"%s\" holds what is the Boss player's, not %d card%s of players\n",
                path, others, others == 1 ? "" : "s");
    }
}

// Who keeps something, and has said nowhere into which file, is told how that goes. The deck for
// what is kept is the one that is empty in the raid itself.
void ag_keep_hint(const ag_session *table, const char *recorded)
{
    ag_kept kept;
    ag_raid_deck_info deck = { .cards = 1 };
    ag_result now = ag_game_result(table->game);
    if (table->keep_word != NULL || now.refereed > 0 || !ag_game_kept(table->game, 0, &kept))
        return;
    for (int i = 0; deck.cards > 0; i++) {
        ag_status status = ag_raid_deck_at(table->engine, now.raid, now.mode, i, &deck, NULL);
        if (status < 0 || deck.part[0] == '\0') return;
    }
    printf("It is not handed on without --keep %s=%s_won.lua", deck.part, deck.part);
    if (table->durable != NULL) {
        printf(" (this command with it still does that)");
    } else if (recorded != NULL) {
        printf(" (`aggro play --load %s` with it still does that)", recorded);
    }
    printf(".\n");
}

int ag_keep_end(const ag_session *table, const char *recorded)
{
    char deck[DECK_SIZE], other[AG_KEPT_PATH];
    ag_error error = { 0 };
    if (table->keep_word == NULL) return AG_EXIT_OK;
    const char *path = path_in(table->keep_word, deck);
    if (ag_game_result(table->game).refereed > 0) {
        fprintf(stderr, "aggro: \"%s\" stays as it was: a referee changed the table\n", path);
        return AG_EXIT_OK;
    }
    tell_others(table, path);
    if (ag_game_hand_on(table->engine, table->game, deck, path, &error) == AG_OK) return AG_EXIT_OK;
    int code = ag_cli_fail(&error);
    if (recorded == NULL) recorded = ag_kept_record(table, "kept", other);
    if (recorded != NULL) {
        fprintf(
            stderr,
            "aggro: --keep: what was kept is not lost: once that is mended, `aggro play --load %s "
            "--keep %s` hands it on\n",
            recorded, table->keep_word);
    }
    return code;
}
