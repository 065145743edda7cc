// A recording as a scenario: its game is played to the end, and written as a position with moves.
#include <stdio.h>
#include <string.h>

#include "api/games/begin.h"
#include "api/handle/engine.h"
#include "base/error.h"
#include "game/log/given.h"
#include "game/record/log_text.h"
#include "game/record/recording.h"
#include "lua/host/host.h"
#include "lua/to_scenario/to_scenario.h"

enum { SETS_MAX = 256 };

// A recording whose scripts the scenario plays with, while the engine's database gives the cards
// their names: a card that it lacks, because of a missing pack, goes by its key.
typedef struct retold {
    ag_scenario_host names;  // of an engine; without a `key` if there is none
    ag_recording *recording;
    ag_source own, source;  // at the game's beginning; at its end, after its reloads
    int sets[SETS_MAX];     // of scripts, the one in use at the end first
    int set_count;
} retold;

// ---- the scripts that the game ended with ----

static int set_below(const ag_game *game, int set)
{
    for (int i = ag_game_entry_count(game) - 1; i >= 0; i--) {
        const ag_entry *entry = ag_game_entry(game, i);
        if (entry->kind == AG_ENTRY_RELOAD && entry->number == set) return entry->pick_count;
    }
    return 0;
}

static void list_sets(retold *from, const ag_game *game)
{
    int set = ag_game_rules(game)->state->scripts;
    while (set > 0 && from->set_count < SETS_MAX) {
        from->sets[from->set_count++] = set;
        set = set_below(game, set);
    }
}

static int find_at_end(void *context, const char *key, ag_script *out)
{
    const retold *from = context;
    const ag_recording *recording = from->recording;
    for (int set = 0; set < from->set_count; set++) {
        for (int i = 0; i < recording->later_count; i++) {
            if (recording->later_sets[i] == from->sets[set]
                && strcmp(recording->later[i].key, key) == 0) {
                *out = recording->later[i];
                return 1;
            }
        }
    }
    return from->own.find(from->own.context, key, out);
}

static const char *key_at_end(void *context, int index)
{
    const retold *from = context;
    return from->own.key(from->own.context, index);
}

// ---- the host of scenarios ----

static ag_status key_of(void *context, const char *raid, const char *key_or_name, char *out,
                        size_t capacity, ag_error *error)
{
    const retold *from = context;
    char in_raid[2 * AG_NAME_MAX];
    const char *const keys[] = { key_or_name, in_raid };
    ag_script script;
    snprintf(in_raid, sizeof in_raid, "%s/%s", raid, key_or_name);
    for (int i = 0; i < 2; i++) {
        if (from->source.find(from->source.context, keys[i], &script) > 0) {
            snprintf(out, capacity, "%s", keys[i]);
            return AG_OK;
        }
    }
    if (from->names.key == NULL) {
        return ag_fail(error, AG_NOT_FOUND, "the recording has no card \"%s\"", key_or_name);
    }
    return from->names.key(from->names.context, raid, key_or_name, out, capacity, error);
}

// The recorded players with their heroes, and no cards: the position brings them.
static ag_status open_bare(void *context, const ag_scenario_table *table, ag_game **out,
                           ag_error *error)
{
    const retold *from = context;
    const ag_replay_start *then = &from->recording->start;
    ag_replay_start now = { .raid = then->raid,
                            .mode = then->mode,
                            .seed = 1,
                            .ask_all = 1,
                            .bare = 1,
                            .seat_count = then->seat_count };
    const char *none[1] = { NULL };
    for (int seat = 1; seat <= now.seat_count; seat++) {
        int player = seat <= ag_replay_players(then);
        const char *hero = player ? table->heroes[seat] : NULL;
        now.seats[seat].side = then->seats[seat].side;
        now.seats[seat].deck = "";
        now.seats[seat].hero = hero != NULL ? hero : then->seats[seat].hero;
        now.seats[seat].deck_count = player ? 1 : then->seats[seat].deck_count;
        for (int deck = 0; deck < now.seats[seat].deck_count; deck++) {
            now.seats[seat].cards[deck] = none;
        }
    }
    ag_begin_switches switches = { .keep_no_keyframes = table->no_keyframes, .check = 1 };
    return ag_begin(table->source, &now, switches, out, error);
}

static int is_duel(void *context, const char *raid)
{
    const retold *from = context;
    (void)raid;
    return ag_replay_is_duel(&from->recording->start);
}

// The recording itself: its copy is not written yet.
static ag_status recall(void *context, const ag_scenario_table *table, const char *path, int entry,
                        ag_game **out, ag_error *error)
{
    const retold *from = context;
    (void)path;
    return ag_recall(NULL, table, from->recording->path, entry, out, error);
}

static ag_status play_to(const char *path, int to, ag_playback **out, ag_error *error)
{
    int more = 1;
    ag_status status = ag_playback_open(path, NULL, out, error);
    if (status == AG_OK && (to < 0 || to > ag_playback_entries(*out))) {
        return ag_fail(error, AG_USAGE, "%s has %d entries: it can't be played to %d", path,
                       ag_playback_entries(*out), to);
    }
    while (status == AG_OK && more > 0 && (to == 0 || ag_playback_at(*out) < to)) {
        more = ag_playback_next(*out, error);
        status = more < 0 ? (ag_status)more : AG_OK;
    }
    return status;
}

// The recording as the scenario has it beside itself: a/bug.agr for a/bug.lua.
static void copy_path(const char *path, char *out, size_t capacity)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    int stem =
        dot != NULL && (slash == NULL || dot > slash) ? (int)(dot - path) : (int)strlen(path);
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write(&writer, "%.*s.agr", stem, path);
}

static ag_status tell(const retold *from, ag_game *game, const ag_scenario_wish *wish,
                      ag_writer *report, ag_error *error)
{
    char name[160], copy[1024];
    ag_writer writer = ag_writer_open(name, sizeof name);
    ag_result result = ag_game_result(game);
    ag_scenario_wish named = *wish;
    ag_scenario_host host = { .context = (void *)(uintptr_t)from,
                              .source = &from->source,
                              .open = open_bare,
                              .recall = recall,
                              .key = key_of,
                              .is_duel = is_duel };
    ag_write(&writer, "%s, seed %llu, turn %u", result.raid, (unsigned long long)result.seed,
             result.turns);
    named.name = wish->name != NULL ? wish->name : name;
    copy_path(wish->path, copy, sizeof copy);
    ag_to_scenario_made made = { .report = report };
    made.copy = strrchr(copy, '/') != NULL ? strrchr(copy, '/') + 1 : copy;
    ag_status status = ag_to_scenario(&host, game, &named, &made, error);
    if (status == AG_OK) status = ag_log_write_file(wish->path, &made.text, error);
    if (status == AG_OK && made.needs_copy) {
        made.text.length = 0;
        ag_text_add_bytes(&made.text, from->recording->bytes, from->recording->size);
        status = ag_log_write_file(copy, &made.text, error);
    }
    ag_text_close(&made.text);
    return status;
}

ag_status ag_replay_scenario(ag_engine *engine, const char *path, const ag_scenario_wish *wish,
                             char *report, size_t capacity, ag_error *error)
{
    retold from = { .recording = NULL };
    ag_playback *play = NULL;
    if (path == NULL || wish == NULL || wish->path == NULL || !ag_given_room(report, capacity)) {
        return ag_fail(error, AG_USAGE,
                       "a recording, a path to write to and room for a report were expected");
    }
    ag_status status = play_to(path, wish->to, &play, error);
    if (status == AG_OK) status = ag_recording_open(path, &from.recording, error);
    if (status == AG_OK) {
        from.names = engine != NULL ? ag_engine_scenario_host(engine) : from.names;
        from.own = ag_recording_source(from.recording);
        from.source = (ag_source){ .context = &from, .find = find_at_end, .key = key_at_end };
        list_sets(&from, ag_playback_game(play));
        ag_writer said = ag_writer_open(report, capacity);
        status = tell(&from, ag_playback_game(play), wish, &said, error);
    }
    ag_recording_close(from.recording);
    ag_playback_close(play);
    return status;
}
