// Durable tables: the log of a game in a file that outlasts the process. An entry is on the disk
// before anybody sees what came of it; going on runs the whole log, with the scripts of the file.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "api/games/begin.h"
#include "api/handle/engine.h"
#include "base/error.h"
#include "game/log/given.h"
#include "game/record/log_file.h"
#include "game/record/save.h"

struct ag_durable {
    ag_log_file *file;
    int is_recording;               // of a game that is not kept, but recorded as it is played
    ag_recording *from;             // as the file was found; NULL: it is new
    ag_source own, source;          // the file's scripts; these, then the engine's
    const ag_source *rest;          // the engine's
    ag_engine *engine;
};

// ---- scripts: the file's own; what it did not use before comes from the card database ----

static int find_script(void *context, const char *key, ag_script *out)
{
    const ag_durable *table = context;
    return table->own.find(table->own.context, key, out)
           || table->rest->find(table->rest->context, key, out);
}

static int find_of_set(void *context, int set, int index, ag_script *out)
{
    const ag_durable *table = context;
    return table->own.of_set(table->own.context, set, index, out);
}

static const char *script_key(void *context, int index)
{
    const ag_durable *table = context;
    return table->rest->key(table->rest->context, index);
}

static const char *script_called(void *context, const char *key, int side)
{
    const ag_source *rest = ((const ag_durable *)context)->rest;
    return rest->called == NULL ? NULL : rest->called(rest->context, key, side);
}

// ---- going on ----

// Whether the log opens with the referee's entry of ag_game_def.from_boss.
static int begins_at(const ag_recording *from, int from_boss)
{
    const cJSON *first = from->entry_count > 0 ? from->lines[from->entry_lines[0] - 1] : NULL;
    const cJSON *place = cJSON_GetObjectItemCaseSensitive(first, "place");
    const char *kind = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(place, "kind"));
    const cJSON *number = cJSON_GetObjectItemCaseSensitive(place, "number");
    return kind != NULL && strcmp(kind, "start") == 0 && cJSON_IsNumber(number)
           && number->valueint == from_boss;
}

// Whether the list, with tabs between its words, contains the word.
static int names_deck(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(list, word); at != NULL; at = strstr(at + 1, word)) {
        if ((at == list || at[-1] == '\t') && (at[length] == '\0' || at[length] == '\t')) return 1;
    }
    return 0;
}

// What the host names must be what the file says: the file's game goes on, not another.
static ag_status check_def(const ag_durable *table, const ag_game_def *def, ag_error *error)
{
    const ag_replay_start *then = &table->from->start;
    const char *path = table->from->path;
    if (def->raid != NULL && strcmp(def->raid, then->raid) != 0) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" plays the raid \"%s\", not \"%s\"", path,
                       then->raid, def->raid);
    }
    if (def->mode != NULL && strcmp(def->mode, then->mode) != 0) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" plays the mode \"%s\", not \"%s\"", path,
                       then->mode, def->mode);
    }
    if (def->from_boss != 0 && !begins_at(table->from, def->from_boss)) {
        return ag_fail(error, AG_USAGE, "the table \"%s\" did not begin at Boss %d", path,
                       def->from_boss);
    }
    for (int i = 0; i < AG_BOSS_DECKS_MAX; i++) {
        if (def->boss_decks[i] != NULL
            && !names_deck(then->seats[then->seat_count].deck, def->boss_decks[i])) {
            return ag_fail(error, AG_USAGE,
                           "the table \"%s\" was not begun with the Boss player's deck \"%s\"",
                           path, def->boss_decks[i]);
        }
    }
    for (int i = 0; i < AG_RAIDERS_MAX && i < then->seat_count; i++) {
        const char *deck = then->seats[i + 1].deck;
        const void *row = NULL;
        if (def->decks[i] == NULL || strcmp(def->decks[i], deck) == 0) continue;
        (void)ag_library_named(table->engine->library, AG_TABLE_DECK, def->decks[i], &row, NULL);
        if (row == NULL || strcmp(((const ag_deck_row *)row)->key, deck) != 0) {
            return ag_fail(error, AG_USAGE,
                           "at the table \"%s\" seat %d plays the deck \"%s\", not \"%s\"", path,
                           i + 1, deck, def->decks[i]);
        }
    }
    return AG_OK;
}

static ag_status go_on(ag_durable *table, const ag_game_def *def, ag_game **game, ag_error *error)
{
    ag_error why = { 0 };
    ag_begin_switches switches = { .keep_no_keyframes = def->keep_no_keyframes,
                                   .check = def->check };
    ag_status status = check_def(table, def, error);
    if (status < 0) return status;
    table->own = ag_recording_source(table->from);
    status = ag_begin(&table->source, &table->from->start, switches, game, &why);
    if (status < 0) {
        return ag_fail(error, status == AG_NO_MEMORY ? status : AG_BAD_CONTENT,
                       "the table \"%s\" can't go on: %s", table->from->path, why.text);
    }
    status = ag_recording_run(table->from, *game, error);
    if (status == AG_OK) status = ag_log_file_go_on(table->file, table->from, *game, error);
    return status == AG_OK ? ag_durable_keep(table, *game, error) : status;
}

static ag_status open_table(ag_durable *table, const char *path, const ag_game_def *def,
                            ag_game **game, ag_error *error)
{
    ag_status status = ag_log_file_open(path, 1, &table->file, error);
    if (status < 0) return status;
    if (!ag_log_file_is_new(table->file)) {
        status = ag_recording_open(path, &table->from, error);
        return status < 0 ? status : go_on(table, def, game, error);
    }
    if (def->raid == NULL) {
        return ag_fail(error, AG_USAGE, "there is no table \"%s\": which raid shall it play?",
                       path);
    }
    status = ag_game_open(table->engine, def, game, error);
    return status == AG_OK ? ag_durable_keep(table, *game, error) : status;
}

// ---- the public entries ----

ag_status ag_durable_open(ag_engine *engine, const char *path, const ag_game_def *def,
                          ag_durable **out, ag_game **game, ag_error *error)
{
    if (out != NULL && game != NULL) {
        *out = NULL;
        *game = NULL;
    }
    if (out == NULL || game == NULL || engine == NULL || def == NULL || path == NULL
        || path[0] == '\0') {
        return ag_fail(error, AG_USAGE, "an engine, a path and how to begin were expected");
    }
    ag_durable *table = calloc(1, sizeof *table);
    const ag_source *rest = ag_library_hold(engine->library);
    if (table == NULL || rest == NULL) {
        free(table);
        if (rest != NULL) rest->close(rest->context);
        return ag_no_memory(error, "a table");
    }
    table->engine = engine;
    table->rest = rest;
    table->source = (ag_source){ .context = table,
                                 .find = find_script,
                                 .key = script_key,
                                 .of_set = find_of_set,
                                 .called = script_called };
    ag_status status = open_table(table, path, def, game, error);
    if (status < 0) {
        ag_game_close(*game);
        *game = NULL;
        ag_durable_close(table);
        return status;
    }
    *out = table;
    return AG_OK;
}

ag_status ag_durable_record(const ag_game *game, const char *path, ag_durable **out,
                            ag_error *error)
{
    if (out != NULL) *out = NULL;
    if (game == NULL || path == NULL || path[0] == '\0' || out == NULL) {
        return ag_fail(error, AG_USAGE, "a game and the path of a file were expected");
    }
    ag_durable *table = calloc(1, sizeof *table);
    if (table == NULL) return ag_no_memory(error, "a recording");
    table->is_recording = 1;
    ag_status status = ag_log_file_open(path, 0, &table->file, error);
    if (status == AG_OK) status = ag_durable_keep(table, game, error);
    if (status < 0) {
        ag_durable_close(table);
        return status;
    }
    *out = table;
    return AG_OK;
}

void ag_durable_close(ag_durable *table)
{
    if (table != NULL) {
        ag_log_file_close(table->file);
        ag_recording_close(table->from);
        if (table->rest != NULL) table->rest->close(table->rest->context);
        free(table);
    }
}

ag_status ag_durable_keep(ag_durable *table, const ag_game *game, ag_error *error)
{
    ag_status given = ag_given(table != NULL && game != NULL, "a table and its game were", error);
    if (given < 0) return given;
    // With the answer that stopped it the table could never be continued; without that answer it is
    // at the last question, where people may take back and go another way.
    if (ag_game_stopped(game) != NULL && !table->is_recording) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", ag_game_stopped(game));
    }
    return ag_log_file_keep(table->file, game, error);
}

ag_status ag_durable_look(const char *path, ag_durable_info *out, ag_error *error)
{
    ag_recording *from;
    ag_recorded_result stand = { .winner = "", .reason = "" };
    ag_status status = ag_given(path != NULL && out != NULL, "the path of a table was", error);
    if (status < 0) return status;
    *out = (ag_durable_info){ 0 };
    if (!ag_log_file_is_one(path)) {
        return ag_fail(error, AG_NOT_FOUND, "there is no table \"%s\"", path);
    }
    status = ag_recording_open(path, &from, error);
    if (status < 0) return status;
    status = ag_recording_result(from, &stand, error);
    if (status == AG_OK || status == AG_NOT_FOUND) {
        const ag_replay_start *start = &from->start;
        snprintf(out->raid, sizeof out->raid, "%s", start->raid);
        snprintf(out->mode, sizeof out->mode, "%s", start->mode);
        snprintf(out->winner, sizeof out->winner, "%s", stand.winner);
        snprintf(out->reason, sizeof out->reason, "%s", stand.reason);
        out->seed = start->seed;
        out->entries = from->entry_count;
        out->turn = stand.turns;
        out->asked = stand.asked;
        out->hash = stand.hash;
        for (int i = 1; i <= start->seat_count && i <= AG_RAIDERS_MAX + 1; i++) {
            const ag_replay_seat *seat = &start->seats[i];
            snprintf(out->decks[out->seats++], sizeof out->decks[0], "%s", seat->deck);
            out->players += seat->side != AG_SIDE_BOSS;
        }
        status = AG_OK;
    }
    ag_recording_close(from);
    return status;
}
