// The public API over the floors below: the database, the script host and the game. It checks
// arguments, finds what is named, seats the players, and passes the game to floor 3.
#include "api/handle/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/decks/raid_modes.h"
#include "api/games/begin.h"
#include "api/games/seating.h"
#include "api/handle/packs.h"
#include "api/handle/packs_again.h"
#include "base/error.h"
#include "base/span.h"
#include "game/log/game.h"
#include "game/log/given.h"
#include "game/record/replay.h"
#include "game/record/save.h"
#include "lua/host/host.h"
#include "lua/check/check.h"
#include "lua/describe/describe.h"
#include "lua/scenario/scenario.h"

// ---- the database ----

ag_engine_def ag_engine_default(void)
{
    return (ag_engine_def){ .database = NULL };
}

// Kept by path: they are added again when the database is read again.
static ag_status add_packs(ag_engine *engine, const ag_engine_def *def, ag_error *error)
{
    int count = def->packs == NULL ? 0 : def->pack_count;
    engine->pack_paths = count == 0 ? NULL : calloc((size_t)count, sizeof *engine->pack_paths);
    for (int i = 0; i < count && engine->pack_paths != NULL; i++) {
        engine->pack_paths[i] = strdup(def->packs[i]);
        engine->pack_count += engine->pack_paths[i] != NULL;
    }
    if (engine->pack_count < count) return ag_fail(error, AG_NO_MEMORY, "no memory for the packs");
    return count == 0 ? AG_OK
                      : ag_packs_add(engine, (const char *const *)engine->pack_paths, count, error);
}

const char *ag_engine_packs(const ag_engine *engine)
{
    if (engine == NULL) return "";
    return engine->packs;
}

// Describes scripts, with one host for each thread that does.
typedef struct describer {
    ag_describer asked;
    ag_host *hosts[2];
    ag_checking checking[2];
} describer;

static void describer_open(describer *to, int checked, int draft)
{
    *to =
        (describer){ .asked.describe = checked ? ag_script_describe_checked : ag_script_describe };
    for (int i = 0; i < 2; i++) {
        to->checking[i].draft = draft;
        to->asked.contexts[i] = checked ? (void *)&to->checking[i] : (void *)&to->hosts[i];
    }
}

static void describer_close(describer *to)
{
    for (int i = 0; i < 2; i++) {
        ag_checking_close(&to->checking[i]);
        ag_host_close(to->hosts[i]);
    }
}

ag_status ag_engine_open_with(const ag_engine_def *def, ag_engine **out, ag_error *error)
{
    if (out != NULL) *out = NULL;
    ag_status given = ag_given(def != NULL && out != NULL,
                               "how to open an engine, and a place for it were", error);
    if (given < 0) return given;
    int lists = def->folders == NULL || ag_given_list(def->folders, def->folder_count);
    lists = lists && (def->packs == NULL || ag_given_list(def->packs, def->pack_count));
    if (!lists) return ag_given(0, "the path of each folder and pack was", error);
    int has_database = def->database != NULL && def->database[0] != '\0';
    if (!has_database && (def->folders == NULL || def->folder_count < 1)) {
        return ag_fail(error, AG_USAGE, "which card database? A path was expected");
    }
    ag_engine *engine = calloc(1, sizeof *engine);
    if (engine == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to open \"%s\"",
                       has_database ? def->database : def->folders[0]);
    }
    ag_engine_def whole = *def;
    describer scripts;
    describer_open(&scripts, def->checked, def->draft);
    engine->checked = def->checked;
    engine->draft = def->draft;
    whole.database = has_database ? def->database : NULL;
    whole.folder_count = def->folders == NULL ? 0 : def->folder_count;
    ag_status status = ag_store_open_with(&whole, &scripts.asked, &engine->store, error);
    describer_close(&scripts);
    if (status < 0) {
        ag_engine_close(engine);
        return status;
    }
    engine->library = ag_store_library(engine->store);
    engine->source = ag_library_source(engine->library);
    status = add_packs(engine, def, error);
    if (status == AG_OK && def->lang != NULL) status = ag_engine_speak(engine, def->lang, error);
    if (status < 0) {
        ag_engine_close(engine);
        return status;
    }
    *out = engine;
    return AG_OK;
}

ag_status ag_engine_open(const char *database, ag_engine **out, ag_error *error)
{
    ag_engine_def def = { .database = database };
    return ag_engine_open_with(&def, out, error);
}

ag_status ag_engine_refresh(ag_engine *engine, const char *const *paths, int path_count,
                            ag_refresh *out, ag_error *error)
{
    describer scripts;
    if (engine == NULL || out == NULL || !ag_given_list(paths, path_count)) {
        return ag_fail(error, AG_USAGE, "an engine, paths and room for what changed were expected");
    }
    const char **own = calloc((size_t)path_count + 1, sizeof *own);
    int count = 0;
    if (own == NULL) return ag_no_memory(error, "what changed");
    for (int i = 0; i < path_count; i++) {
        if (!ag_packs_hold(engine, paths[i])) own[count++] = paths[i];
    }
    *out = (ag_refresh){ .changed = 0 };
    ag_store_forget(engine->store);
    describer_open(&scripts, engine->checked, engine->draft);
    ag_status status = path_count > 0 && count == 0
                           ? AG_OK
                           : ag_store_refresh(engine->store, paths == NULL ? NULL : own, count,
                                              &scripts.asked, out, error);
    free(own);
    int changed = out->changed + out->added + out->removed;
    if (status == AG_OK && changed > 0 && engine->pack_count > 0
        && !ag_store_has_folders(engine->store)) {
        status = ag_packs_add(engine, (const char *const *)engine->pack_paths, engine->pack_count,
                              error);
    } else if (status == AG_OK && engine->pack_count > 0
               && (changed > 0 || count < path_count || path_count == 0)) {
        status = ag_packs_refresh(engine, &scripts.asked, out, error);
    }
    describer_close(&scripts);
    return status;
}

const char *ag_engine_refreshed(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    return ag_store_refreshed(engine->store, index);
}

const char *ag_engine_finding(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    return ag_store_finding(engine->store, index);
}

void ag_engine_close(ag_engine *engine)
{
    if (engine != NULL) {
        ag_store_close(engine->store);
        for (int i = 0; i < engine->pack_count; i++) free(engine->pack_paths[i]);
        free(engine->pack_paths);
        ag_list_close(&engine->packed);
        ag_arena_close(&engine->packed_arena);
        ag_text_close(&engine->scenario_code);
        free(engine);
    }
}

ag_status ag_build(const char *const *folders, int folder_count, const char *out_path,
                   ag_error *error)
{
    ag_build_result result;
    ag_engine_def def = { .folders = folders, .folder_count = folder_count, .database = out_path };
    return ag_build_with(&def, NULL, NULL, &result, error);
}

ag_status ag_build_with(const ag_engine_def *def, ag_build_report *report, void *context,
                        ag_build_result *out, ag_error *error)
{
    if (def == NULL || out == NULL || def->folders == NULL || def->folder_count < 1
        || !ag_given_list(def->folders, def->folder_count) || def->database == NULL
        || def->database[0] == '\0') {
        return ag_fail(error, AG_USAGE,
                       "a build needs folders of scripts and the path of the database");
    }
    describer scripts;
    describer_open(&scripts, def->checked, def->draft);
    ag_build_order order = { .folders = def->folders,
                             .folder_count = def->folder_count,
                             .path = def->database,
                             .describer = scripts.asked,
                             .report = report,
                             .report_context = context };
    ag_status status = ag_store_build(&order, out, error);
    describer_close(&scripts);
    return status;
}

const char *ag_engine_warning(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    return ag_store_warning(engine->store, index);
}

const char *ag_engine_raid(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    const ag_list *raids = ag_library_table(engine->library, AG_TABLE_RAID);
    if (index < 0 || index >= raids->count) return NULL;
    return ((const ag_raid_row *)ag_list_at(raids, index))->key;
}

const char *ag_engine_card(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    const ag_list *cards = ag_library_table(engine->library, AG_TABLE_CARD);
    if (index < 0 || index >= cards->count) return NULL;
    return ((const ag_card_row *)ag_list_at(cards, index))->key;
}

const char *ag_engine_deck(const ag_engine *engine, int index)
{
    if (engine == NULL) return NULL;
    const ag_deck_row *deck = ag_seating_deck(engine->library, index);
    return deck == NULL ? NULL : deck->key;
}

// ---- games ----

ag_game_def ag_game_default(void)
{
    return (ag_game_def){ .mode = AG_MODE_STANDARD, .seed = 1, .raiders = 3 };
}

// Of a duel: as near to what was wished for as it allows. A raid whose decks are gone is told when
// it begins.
static ag_status look_players(void *context, const ag_raid_def *raid, ag_error *error)
{
    int *players = context;
    int least = raid->duel ? raid->raiders_min : 2, most = raid->duel ? raid->raiders_max : 2;
    (void)error;
    *players = *players < least ? least : *players > most ? most : *players;
    return AG_OK;
}

static ag_status open_game(ag_engine *engine, const ag_game_def *def, ag_invitation *now,
                           ag_boss_decks *decks, ag_game **out, ag_error *error)
{
    int players = def->raiders;
    ag_status status = AG_OK;
    *now = (ag_invitation){ .library = engine->library };
    if (ag_seating_is_duel(engine->library, def->raid)) {
        status = ag_raid_look_at(engine, def->raid, look_players, &players, error);
    }
    if (status == AG_OK) {
        status = ag_invitation_open(now, engine->library, def->raid, players, error);
    }
    if (status == AG_OK) {
        ag_boss_table table = { engine, now->start.raid, def->mode, def->raiders };
        status = ag_boss_decks_open(decks, &table, def->boss_decks, error);
    }
    if (status == AG_OK) status = ag_seating_raiders(now, def->decks, error);
    if (status == AG_OK) status = ag_seating_boss(now, decks, error);
    if (status < 0) return status;
    ag_begin_switches switches = { .keep_no_keyframes = def->keep_no_keyframes,
                                   .check = def->check,
                                   .allow = ag_boss_decks_allow,
                                   .allow_context = decks };
    now->start.mode = decks->mode;
    now->start.seed = def->seed;
    now->start.packs = engine->packs;
    now->start.ask_all = def->ask_all;
    now->start.bare = def->from_boss != 0;
    const ag_source *source = ag_library_hold(engine->library);
    return source == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory for a game")
                          : ag_begin(source, &now->start, switches, out, error);
}

ag_status ag_game_open(ag_engine *engine, const ag_game_def *def, ag_game **out, ag_error *error)
{
    ag_invitation now;
    ag_boss_decks decks = { .count = 0 };
    if (out != NULL) *out = NULL;
    ag_status given = ag_given(engine != NULL && def != NULL && out != NULL,
                               "an engine, how to begin and a place for the game were", error);
    if (given < 0) return given;
    ag_reader_hold(engine->library->reader);
    ag_status status = open_game(engine, def, &now, &decks, out, error);
    if (status == AG_OK && def->from_boss != 0) status = ag_begin_later(out, def->from_boss, error);
    ag_invitation_close(&now);
    ag_boss_decks_close(&decks);
    ag_reader_release(engine->library->reader);
    status = ag_library_sound(engine->library, status, error);
    if (status < 0) {
        ag_game_close(*out);
        *out = NULL;
    }
    return status;
}

// ---- replays ----

static ag_status open_replay(void *context, const ag_source *source, const ag_replay_start *start,
                             ag_game **out, ag_error *error)
{
    (void)context;
    ag_begin_switches switches = { .keep_no_keyframes = 0 };
    return ag_begin(source, start, switches, out, error);
}

ag_status ag_replay(const char *path, ag_result *out, char *report, size_t capacity,
                    ag_error *error)
{
    if (path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "which recording? A path was expected");
    }
    return ag_replay_run(path, open_replay, out, report, capacity, error);
}

ag_status ag_playback_open(const char *path, ag_engine *current, ag_playback **out, ag_error *error)
{
    if (path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "which recording? A path was expected");
    }
    return ag_playback_begin(path, open_replay, NULL, current != NULL ? &current->source : NULL,
                             out, error);
}

// ---- saved games ----

// The scripts that the saved game carries, and those of `rest` for cards that it has not used yet.
typedef struct load_source {
    ag_source source, carried;
    const ag_source *rest;
    int carried_count;
    int owns_rest;
} load_source;

static int load_find(void *context, const char *key, ag_script *out)
{
    const load_source *from = context;
    return from->carried.find(from->carried.context, key, out)
           || from->rest->find(from->rest->context, key, out);
}

static const char *load_key(void *context, int index)
{
    const load_source *from = context;
    return index < from->carried_count
               ? from->carried.key(from->carried.context, index)
               : from->rest->key(from->rest->context, index - from->carried_count);
}

static int load_of_set(void *context, int set, int index, ag_script *out)
{
    const load_source *from = context;
    return from->carried.of_set != NULL
           && from->carried.of_set(from->carried.context, set, index, out);
}

static const char *load_called(void *context, const char *key, int side)
{
    const load_source *from = context;
    return from->rest->called == NULL ? NULL : from->rest->called(from->rest->context, key, side);
}

static void load_close(void *context)
{
    load_source *from = context;
    from->carried.close(from->carried.context);
    if (from->owns_rest) from->rest->close(from->rest->context);
    free(from);
}

typedef struct load_request {
    const ag_source *rest;
    unsigned how;
    int owns_rest;  // the game owns it once it begins
} load_request;

static ag_status open_load(void *context, const ag_source *source, const ag_replay_start *start,
                           ag_game **out, ag_error *error)
{
    load_request *request = context;
    ag_begin_switches switches = { .check = (request->how & AG_LOAD_CHECK) != 0 };
    load_source *from = calloc(1, sizeof *from);
    if (from == NULL) {
        source->close(source->context);
        return ag_fail(error, AG_NO_MEMORY, "no memory to go on with a saved game");
    }
    from->source = (ag_source){ .context = from,
                                .find = load_find,
                                .key = load_key,
                                .of_set = load_of_set,
                                .called = load_called,
                                .close = load_close };
    from->carried = *source;
    from->rest = request->rest;
    from->owns_rest = request->owns_rest;
    request->owns_rest = 0;
    while (source->key(source->context, from->carried_count) != NULL) from->carried_count++;
    return ag_begin(&from->source, start, switches, out, error);
}

ag_status ag_game_load(ag_engine *engine, const char *path, unsigned how, ag_game **out,
                       ag_error *error)
{
    if (engine == NULL || path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and the path of a saved game were expected");
    }
    load_request request = { .rest = ag_library_hold(engine->library), .how = how };
    if (request.rest == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to go on with a saved game");
    }
    request.owns_rest = 1;
    ag_status status = ag_save_load(path, how, open_load, &request, out, error);
    if (request.owns_rest) request.rest->close(request.rest->context);
    return status;
}

// ---- scenarios ----

static ag_status open_scenario(void *context, const ag_scenario_table *table, ag_game **out,
                               ag_error *error)
{
    ag_engine *engine = context;
    ag_invitation now = { .library = NULL };
    ag_boss_decks decks = {
        .engine = engine, .raid = table->raid, .mode = table->mode, .raiders = table->raiders
    };
    int brings = table->own_decks == 0 && (table->real_start || table->mode != NULL);
    *out = NULL;
    ag_status status = brings ? ag_boss_decks_of_scenario(&decks, engine, table, error) : AG_OK;
    if (status == AG_OK) status = ag_seating_scenario(&now, engine->library, table, &decks, error);
    if (status == AG_OK) {
        ag_begin_switches switches = { .keep_no_keyframes = table->no_keyframes,
                                       .check = 1,
                                       .coverage = table->coverage,
                                       .allow = table->mode != NULL ? ag_boss_decks_allow : NULL,
                                       .allow_context = &decks };
        now.start.mode = table->mode != NULL ? table->mode : now.start.mode;
        now.start.seed = 1;
        now.start.ask_all = now.start.bare = 1;
        status = ag_begin(table->source, &now.start, switches, out, error);
    }
    ag_invitation_close(&now);
    ag_boss_decks_close(&decks);
    return status;
}

static ag_status open_recalled(void *context, const ag_source *source,
                               const ag_replay_start *start, ag_game **out, ag_error *error)
{
    const ag_scenario_table *table = context;
    ag_begin_switches switches = {
        .keep_no_keyframes = table->no_keyframes, .check = 1, .coverage = table->coverage
    };
    return ag_begin(source, start, switches, out, error);
}

ag_status ag_recall(void *context, const ag_scenario_table *table, const char *path, int entry,
                    ag_game **out, ag_error *error)
{
    ag_playback *play = NULL;
    int more = 1;
    (void)context;
    ag_status status = ag_playback_begin(path, open_recalled, (void *)(uintptr_t)table,
                                         table->source, &play, error);
    if (status == AG_OK && (entry < 0 || entry > ag_playback_entries(play))) {
        status = ag_fail(error, AG_USAGE, "%s has %d entries: it can't be played to %d", path,
                         ag_playback_entries(play), entry);
    }
    while (status == AG_OK && more > 0 && ag_playback_at(play) < entry) {
        more = ag_playback_next(play, error);
        status = more < 0 ? (ag_status)more : AG_OK;
    }
    *out = status == AG_OK ? ag_playback_take(play) : NULL;
    ag_playback_close(play);
    return status;
}

static ag_status scenario_key(void *context, const char *raid, const char *key_or_name, char *out,
                              size_t capacity, ag_error *error)
{
    const ag_engine *engine = context;
    const ag_card_row *card;
    ag_status status = ag_library_resolve_in(engine->library, raid, key_or_name, &card, error);
    if (status == AG_OK && strlen(card->key) >= capacity) {
        return ag_fail(error, AG_USAGE, "the key \"%s\" is too long", card->key);
    }
    if (status == AG_OK) memcpy(out, card->key, strlen(card->key) + 1);
    return status;
}

static ag_status scenario_reload(void *context, const ag_game *game, const char *path,
                                 const ag_source *source, ag_game **out, ag_error *error)
{
    load_request request = { .rest = source, .how = AG_LOAD_CHECK };
    ag_status status = ag_game_save(game, path, error);
    (void)context;
    return status < 0 ? status : ag_save_load(path, request.how, open_load, &request, out, error);
}

ag_scenario_host ag_engine_scenario_host(ag_engine *engine)
{
    return (ag_scenario_host){ .context = engine,
                               .source = &engine->source,
                               .code = &engine->scenario_code,
                               .open = open_scenario,
                               .recall = ag_recall,
                               .key = scenario_key,
                               .is_duel = ag_engine_plays_duel,
                               .reload = scenario_reload };
}
