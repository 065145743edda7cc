// What scenario/*.lua does with the game of a scene: the table is set, the game opened, each row of
// the position entered as by a referee; entries, other games in its place, what was told.
#include <stdlib.h>
#include <string.h>

#include "lua/host/host.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

// ---- games as values ----

typedef struct game_value {
    ag_game *game;
    int owned;
} game_value;

// close(game): nothing if it is nil.
static int close_game(lua_State *L)
{
    game_value *value = luaL_testudata(L, 1, "game");
    if (value == NULL || !value->owned) return 0;
    ag_game_close(value->game);
    value->game = NULL;
    return 0;
}

int ag_scene_push_game(lua_State *L, ag_game *game, int owned)
{
    game_value *value = lua_newuserdatauv(L, sizeof *value, 0);
    *value = (game_value){ game, owned };
    if (luaL_newmetatable(L, "game")) {
        lua_pushcfunction(L, close_game);
        lua_setfield(L, -2, "__gc");
    }
    lua_setmetatable(L, -2);
    return 1;
}

// use(game): it is looked at and played from now on; nil: none is. Returns the one before.
static int use(lua_State *L)
{
    const game_value *value = luaL_testudata(L, 1, "game");
    ag_scene *scene = ag_scene_of(L);
    scene->game = value != NULL ? value->game : NULL;
    if (scene->game != NULL) scene->raid = ag_game_options_of(scene->game)->raid_key;
    lua_getfield(L, LUA_REGISTRYINDEX, "game in use");
    lua_pushvalue(L, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "game in use");
    return 1;
}

static ag_game *game_of(lua_State *L)
{
    return ag_scene_of(L)->game;
}

static int done(lua_State *L, ag_status status, const char *refused, const ag_error *error)
{
    return status < 0 ? ag_scene_fail(L, refused, error->text) : 0;
}

// in_use(): the game; nil: none is.
static int in_use(lua_State *L)
{
    lua_getfield(L, LUA_REGISTRYINDEX, "game in use");
    return 1;
}

// ---- the position ----

// sit(raid): the raid's key, or nil for the one that the scenario declares, or for the usual one;
// the scenario keeps it alive. Whether it is a duel.
static int sit(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    int own = scene->cards.raid_decks > 0;
    scene->raid = own ? AG_INLINE_RAID : luaL_optstring(L, 1, AG_SCENE_RAID);
    return ag_lua_push_flag(L, !own && host->is_duel != NULL
                                   && host->is_duel(host->context, scene->raid));
}

static void keep_note(void *context, const ag_script_note *note)
{
    ag_text_add(context, "%s:%d: note: %s\n", note->path, note->line, note->text);
}

// The value `field` of the table at index 1, which the run keeps alive, is on top of the stack.
static int field_at(lua_State *L, const char *field)
{
    lua_settop(L, 1);
    return lua_getfield(L, 1, field);
}

// A list of keys on top of the stack, as a value of Lua in its place.
static const char **keys_at(lua_State *L, int count)
{
    const char **keys = lua_newuserdatauv(L, sizeof *keys * (size_t)(count + 1), 0);
    for (int at = 0; at < count; at++) {
        lua_rawgeti(L, -2, at + 1);
        keys[at] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    return keys;
}

// decks: { { name =, keys = { … } }, … }. What holds the keys stays on the stack.
static void read_decks(lua_State *L, ag_scenario_table *table)
{
    luaL_checkstack(L, 4 * AG_DECK_MAX, "too many decks");
    field_at(L, "decks");
    table->boss_deck_count = (int)lua_rawlen(L, 2);
    for (int at = 0; at < table->boss_deck_count; at++) {
        ag_scenario_deck *deck = &table->boss_decks[at];
        lua_rawgeti(L, 2, at + 1);
        lua_getfield(L, -1, "name");
        deck->name = lua_tostring(L, -1);
        lua_getfield(L, -2, "keys");
        deck->count = (int)lua_rawlen(L, -1);
        deck->keys = keys_at(L, deck->count);
    }
}

static void read_heroes(lua_State *L, ag_scenario_table *table)
{
    field_at(L, "heroes");
    for (int seat = 1; seat <= table->raiders; seat++) {
        lua_rawgeti(L, -1, seat);
        table->heroes[seat] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
}

// open_game { straight =, rebuilt =, raiders =, heroes = { [seat] = key }, decks =, real_start =,
// mode = }, or with recording = and entry = instead of what is from `raiders` on. The game, or nil
// and why it does not open.
static int open_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    const ag_scenario_how *how = &host->how;
    ag_scenario_table table = { .raid = scene->raid,
                                .own_decks = scene->cards.raid_decks,
                                .source = &scene->cards.source };
    ag_game *game = NULL;
    ag_error error = { 0 };
    int straight = field_at(L, "straight") == LUA_TBOOLEAN && lua_toboolean(L, -1);
    table.coverage = straight ? how->coverage : NULL;
    table.no_keyframes = field_at(L, "rebuilt") == LUA_TBOOLEAN && lua_toboolean(L, -1);
    table.raiders = field_at(L, "raiders") == LUA_TNUMBER ? (int)lua_tointeger(L, -1) : 0;
    table.real_start = field_at(L, "real_start") == LUA_TBOOLEAN && lua_toboolean(L, -1);
    table.mode = field_at(L, "mode") == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    int entry = field_at(L, "entry") == LUA_TNUMBER ? (int)lua_tointeger(L, -1) : 0;
    const char *from = field_at(L, "recording") == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    read_heroes(L, &table);
    read_decks(L, &table);
    ag_status status = from != NULL
                           ? host->recall(host->context, &table, from, entry, &game, &error)
                           : host->open(host->context, &table, &game, &error);
    if (status == AG_OK) ag_scene_push_game(L, game, 1);
    if (status == AG_OK && straight) {
        status = how->noted != NULL
                     ? ag_game_hear_notes(game, how->noted, how->noted_context, 0, &error)
                     : ag_game_hear_notes(game, keep_note, &scene->notes, 0, &error);
    }
    if (status == AG_OK) return 1;
    lua_pushnil(L);
    lua_pushstring(L, error.text);
    return 2;
}

// The row in argument 1, of which what is missing is 0.
static ag_place read_row(lua_State *L)
{
    static const char *const fields[] = { "kind",  "seat",   "zone", "flags", "card",
                                          "index", "number", "host", "slot" };
    int32_t is[sizeof fields / sizeof fields[0]];
    for (size_t at = 0; at < sizeof is / sizeof is[0]; at++) {
        field_at(L, fields[at]);
        is[at] = (int32_t)lua_tointeger(L, -1);
    }
    if (field_at(L, "random") == LUA_TSTRING) {
        return ag_place_random(strtoull(lua_tostring(L, -1), NULL, 16));
    }
    return (ag_place){ (uint8_t)is[0], (ag_seat)is[1],  (uint8_t)is[2],
                       (uint8_t)is[3], (uint16_t)is[4], (uint16_t)is[5],
                       is[6],          (uint16_t)is[7], (uint16_t)is[8] };
}

// place(row): enters it into the game; the slot of the placed card, or nil and why not.
static int place(lua_State *L)
{
    ag_error error = { 0 };
    uint16_t slot = 0;
    ag_place row = read_row(L);
    if (ag_game_place(ag_scene_of(L)->game, &row, &slot, &error) < 0) {
        lua_pushnil(L);
        lua_pushstring(L, error.text);
        return 2;
    }
    return ag_lua_push_number(L, slot);
}

// A game stays at its position until its question is asked for.
static int run_to_question(lua_State *L)
{
    ag_game *game = game_of(L);
    ag_error error = { 0 };
    if (ag_game_waits_for(game) != 0 || ag_game_over(game)) return 0;
    return done(L, ag_game_rebuild(game, &error), "the position does not run: %s", &error);
}

// 0: the name is not a word.
static int symbol(lua_State *L)
{
    const ag_port *port = ag_scene_rules(L)->port;
    const char *name = lua_tostring(L, 1);
    return ag_lua_push_number(L, name[0] != 0 ? port->symbol(port->host, name) : 0);
}

// ---- entries ----

// enter_answer(seat, picks): answers, or without picks concedes.
static int enter_answer(lua_State *L)
{
    ag_error error = { 0 };
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    if (lua_isnoneornil(L, 2)) {
        return done(L, ag_game_concede(game_of(L), seat, &error), "%s", &error);
    }
    ag_picks picks = ag_scene_picks_at(L, 2);
    return done(L, ag_game_enter_answer(game_of(L), seat, &picks, &error), "%s", &error);
}

// rerun("undone"), the last answer; rerun("redone"), it is given once more; rerun("rebuilt"): the
// log runs again.
static int rerun(lua_State *L)
{
    ag_error error = { 0 };
    ag_game *game = game_of(L);
    const char *how = lua_tostring(L, 1);
    if (strcmp(how, "undone") == 0) {
        return done(L, ag_game_undo(game, 0, AG_UNDO_ANSWER, 1, &error),
                    "the answer can't be taken back: %s", &error);
    }
    if (strcmp(how, "redone") == 0) {
        return done(L, ag_game_redo(game, &error), "the answer can't be played again: %s", &error);
    }
    return done(L, ag_game_rebuild(game, &error), "the log does not run again: %s", &error);
}

// ---- other games ----

static int fork_game(lua_State *L)
{
    ag_error error = { 0 };
    ag_game *fork;
    ag_status status = ag_game_fork(game_of(L), &fork, &error);
    done(L, status, "the game is not forked: %s", &error);
    return ag_scene_push_game(L, fork, 1);
}

// reload(): the game as it is saved and loaded.
static int reload(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    const ag_scenario_host *host = scene->host;
    ag_error error = { 0 };
    ag_game *game;
    ag_status status = host->reload(host->context, scene->game, host->how.save_path,
                                    &scene->cards.source, &game, &error);
    done(L, status, "the game is not saved and loaded: %s", &error);
    return ag_scene_push_game(L, game, 1);
}

// ---- what was told ----

// next_told(): the next line, with the kind and the amount of its event; nil: nothing more is told.
static int next_told(lua_State *L)
{
    char line[512];
    const ag_event_log_event *told = ag_game_next_event(game_of(L));
    if (told == NULL) return 0;
    ag_event_text(ag_game_rules(game_of(L)), told, -1, line, sizeof line);
    lua_pushstring(L, line);
    lua_pushstring(L, ag_event_words[told->event.kind]);
    lua_pushinteger(L, told->event.amount);
    return 3;
}

const luaL_Reg ag_scene_game_functions[] = {
    { "use", use },
    { "in_use", in_use },
    { "close", close_game },
    { "sit", sit },
    { "open_game", open_game },
    { "place", place },
    { "run_to_question", run_to_question },
    { "symbol", symbol },
    { "enter_answer", enter_answer },
    { "rerun", rerun },
    { "fork", fork_game },
    { "reload", reload },
    { "next_told", next_told },
    { NULL, NULL },
};
