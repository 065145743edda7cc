// Durable tables: the log of a game as rows of a file that outlasts the process. An entry is
// on the disk before anybody sees what came of it; continuing runs the whole log, with the
// scripts that the file carries.
#include "api/table/durable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "game/log/game.h"
#include "game/log/given.h"

// ---- scripts: the table's own; what it did not use before comes from the card database ----

const ag_kept_script *ag_durable_script(const ag_durable *table, const char *key)
{
    const ag_list *scripts = ag_table_file_rows(table->file, AG_KEPT_SCRIPT);
    int low = 0, high = scripts->count;
    while (low < high) {
        int middle = (low + high) / 2;
        const ag_kept_script *script = ag_list_at(scripts, middle);
        int order = strcmp(script->key, key);
        if (order == 0) return script;
        low = order < 0 ? middle + 1 : low;
        high = order < 0 ? high : middle;
    }
    return NULL;
}

// The rows of a set are adjacent and in order. Returns the first; `count`
// becomes how many there are.
static const ag_kept_reloaded *rows_of_set(const ag_durable *table, int set, int *count)
{
    const ag_list *rows = ag_table_file_rows(table->file, AG_KEPT_RELOADED);
    const ag_kept_reloaded *first = NULL;
    *count = 0;
    for (int i = 0; i < rows->count; i++) {
        const ag_kept_reloaded *row = ag_list_at(rows, i);
        if (row->set_number == set) {
            first = *count == 0 ? row : first;
            ++*count;
        }
    }
    return first;
}

const ag_kept_reloaded *ag_durable_reloaded(const ag_durable *table, int set, const char *key)
{
    int count;
    const ag_kept_reloaded *rows = rows_of_set(table, set, &count);
    for (int i = 0; i < count; i++) {
        if (strcmp(rows[i].key, key) == 0) return &rows[i];
    }
    return NULL;
}

static int find_of_set(void *context, int set, int index, ag_script *out)
{
    int count;
    const ag_kept_reloaded *rows = rows_of_set(context, set, &count);
    if (index >= count) return 0;
    *out = (ag_script){ .key = rows[index].key,
                        .path = rows[index].path,
                        .source = rows[index].source,
                        .size = strlen(rows[index].source),
                        .hash = rows[index].hash };
    return 1;
}

static int find_script(void *context, const char *key, ag_script *out)
{
    const ag_durable *table = context;
    const ag_kept_script *own = ag_durable_script(table, key);
    if (own == NULL) return table->rest->find(table->rest->context, key, out);
    *out = (ag_script){ .key = own->key,
                        .path = own->path,
                        .source = own->source,
                        .size = strlen(own->source),
                        .hash = own->hash };
    return 1;
}

static const char *script_key(void *context, int index)
{
    const ag_durable *table = context;
    return table->rest->key(table->rest->context, index);
}

static void close_source(const ag_source *source)
{
    if (source != NULL) source->close(source->context);
}

static const char *script_called(void *context, const char *key, int side)
{
    const ag_durable *table = context;
    const ag_source *rest = table->rest;
    return rest->called == NULL ? NULL : rest->called(rest->context, key, side);
}

// ---- the public entries ----

static ag_status open_table(ag_durable *table, const ag_game_def *def, ag_game **game,
                            ag_error *error)
{
    ag_status status = ag_table_file_open(table->path, &table->file, error);
    if (status < 0) return status;
    if (!ag_table_file_is_new(table->file)) return ag_durable_go_on(table, def, game, error);
    if (def->raid == NULL) {
        return ag_fail(error, AG_USAGE, "there is no table \"%s\": which raid shall it play?",
                       table->path);
    }
    status = ag_game_open(table->engine, def, game, error);
    return status == AG_OK ? ag_durable_keep(table, *game, error) : status;
}

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
    char *own_path = strdup(path);
    const ag_source *rest = ag_library_hold(engine->library);
    if (table == NULL || own_path == NULL || rest == NULL) {
        free(table);
        free(own_path);
        close_source(rest);
        return ag_fail(error, AG_NO_MEMORY, "no memory to open \"%s\"", path);
    }
    table->path = own_path;
    table->engine = engine;
    table->rest = rest;
    table->source = (ag_source){ .context = table,
                                 .find = find_script,
                                 .key = script_key,
                                 .of_set = find_of_set,
                                 .called = script_called };
    ag_status status = open_table(table, def, game, error);
    if (status < 0) {
        ag_game_close(*game);
        *game = NULL;
        ag_durable_close(table);
        return status;
    }
    *out = table;
    return AG_OK;
}

void ag_durable_close(ag_durable *table)
{
    if (table != NULL) {
        ag_table_file_close(table->file);
        close_source(table->rest);
        free(table->path);
        free(table);
    }
}

static void copy_text(char *out, size_t capacity, const char *text)
{
    snprintf(out, capacity, "%s", text);
}

ag_status ag_durable_look(const char *path, ag_durable_info *out, ag_error *error)
{
    ag_table_file *file;
    ag_status status = ag_given(path != NULL && out != NULL, "the path of a table was", error);
    if (status < 0) return status;
    *out = (ag_durable_info){ 0 };
    status = ag_table_file_look(path, &file, error);
    if (status < 0) return status;
    const ag_kept_game *game = ag_list_at(ag_table_file_rows(file, AG_KEPT_GAME), 0);
    const ag_kept_state *state = ag_list_at(ag_table_file_rows(file, AG_KEPT_STATE), 0);
    const ag_list *seats = ag_table_file_rows(file, AG_KEPT_SEAT);
    copy_text(out->raid, sizeof out->raid, game->raid);
    copy_text(out->mode, sizeof out->mode, game->mode);
    copy_text(out->winner, sizeof out->winner, state->winner);
    copy_text(out->reason, sizeof out->reason, state->reason);
    out->seed = strtoull(game->seed, NULL, 16);
    out->entries = state->entries;
    out->turn = state->turn;
    out->asked = (uint32_t)state->asked;
    out->hash = strtoull(state->hash, NULL, 16);
    for (int i = 0; i < seats->count && i <= AG_RAIDERS_MAX; i++) {
        const ag_kept_seat *seat = ag_list_at(seats, i);
        copy_text(out->decks[out->seats++], sizeof out->decks[0], seat->deck);
        out->players += seat->side != AG_SIDE_BOSS;
    }
    ag_table_file_close(file);
    return AG_OK;
}
