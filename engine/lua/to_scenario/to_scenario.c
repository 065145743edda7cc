// A scenario from a recorded game: to_*.lua write it, and walk.lua follows the game's answers in a
// scene that begins at its position. Both look at the game with the functions of scenario/.
#include "lua/to_scenario/to_scenario.h"

#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/game.h"
#include "game/log/record.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"
#include "state/player.h"

typedef struct making {
    const ag_scenario_wish *wish;
    ag_scene recorded;     // a scene whose game is the recorded one
    ag_scene_cards cards;  // it declares none

    // While a scene follows the game:
    ag_scene *follower;
    int base, finish;  // the steps of the log's path that it follows
    const char *told;  // the game's log
    ag_text kept;      // what the scenario says of it, a kind and a text a line
    char parted[512];  // why its answers could not be followed to the end; "": they were
} making;

static making *making_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

// ---- the log ----

// go(step, listen): walks the recorded game to a step; nil, or why it can't.
static int go(lua_State *L)
{
    ag_error error = { 0 };
    ag_game *game = making_of(L)->recorded.game;
    int step = (int)lua_tointeger(L, 1);
    ag_status status = ag_log_path_go(game, step, lua_toboolean(L, 2), &error);
    lua_pushstring(L, status < 0 ? error.text : NULL);
    return 1;
}

// entry(step): the word and the seat of the entry, and the picks of an answer, with a number.
static int push_entry(lua_State *L)
{
    const ag_game *game = making_of(L)->recorded.game;
    int step = (int)lua_tointeger(L, 1);
    const ag_entry *entry = ag_log_path_entry(game, step);
    const uint32_t *data = ag_log_path_data(game, step);
    lua_pushstring(L, ag_entry_word(entry->kind));
    lua_pushinteger(L, entry->seat);
    if (entry->kind != AG_ENTRY_ANSWER) return 2;
    lua_createtable(L, entry->pick_count, 1);
    ag_lua_set(L, "number", entry->number);
    for (int i = 0; i < entry->pick_count; i++) {
        lua_pushinteger(L, data[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 3;
}

// script(key): the path and the text of its file.
static int push_script(lua_State *L)
{
    const ag_source *source = making_of(L)->recorded.host->source;
    ag_script file;
    if (!source->find(source->context, lua_tostring(L, 1), &file)) return 0;
    lua_pushstring(L, file.path);
    lua_pushlstring(L, file.source, file.size);
    return 2;
}

// ---- running the scenario ----

// Runs the text at index 1 as `aggro test` does. Pushes why it fails, or nil.
static void run_text(lua_State *L, const ag_scenario_host *host)
{
    ag_scenario_result result;
    ag_error error = { 0 };
    size_t size;
    const char *text = lua_tolstring(L, 1, &size);
    ag_status status = ag_scenario_run_text(host, "retold.lua", text, size, &result, &error);
    const char *why = status < 0 ? error.text : result.report;
    if (status == AG_OK && result.failed == 0) {
        lua_pushnil(L);
    } else {
        lua_pushlstring(L, why, strnlen(why, sizeof error.text / 2 - 1));
    }
}

// run(text, one_way): why it fails, straight or in all ways; nil: it passes.
static int run(lua_State *L)
{
    ag_scenario_host host = *making_of(L)->recorded.host;
    host.one_way = lua_toboolean(L, 2);
    run_text(L, &host);
    return 1;
}

static void play(void *context, lua_State *L, ag_scene *scene);

// follow(text, base, finish, told): why the answers from the position on can't be followed to the
// end, or nil; what the scenario says of them.
static int follow(lua_State *L)
{
    making *now = making_of(L);
    ag_scenario_host host = *now->recorded.host;
    host.one_way = 1;
    host.play = play;
    host.play_context = now;
    now->base = (int)lua_tointeger(L, 2);
    now->finish = (int)lua_tointeger(L, 3);
    now->told = lua_tostring(L, 4);
    now->parted[0] = '\0';
    ag_text_close(&now->kept);
    run_text(L, &host);
    if (now->parted[0] != '\0') {
        lua_pushstring(L, now->parted);
        lua_replace(L, -2);
    }
    lua_pushlstring(L, now->kept.length > 0 ? now->kept.bytes : "", now->kept.length);
    return 2;
}

// ---- for the scene that follows the game ----

// look(function, …): what a function that looks at the game of the scene says of the recorded one.
static int look(lua_State *L)
{
    making *now = making_of(L);
    ag_game *game = now->follower->game;
    now->follower->game = now->recorded.game;
    int raised = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
    now->follower->game = game;  // which the scene closes, also after an error
    return raised != LUA_OK ? lua_error(L) : lua_gettop(L);
}

// part(why): ends the walk.
static int part(lua_State *L)
{
    making *now = making_of(L);
    snprintf(now->parted, sizeof now->parted, "%s", lua_tostring(L, 1));
    return luaL_error(L, "%s", now->parted);
}

// attempt(function, …): false if it raised an error, else true and what it returned.
static int attempt(lua_State *L)
{
    int failed = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0) != LUA_OK;
    if (failed) lua_settop(L, 0);
    lua_pushboolean(L, !failed);
    lua_insert(L, 1);
    return lua_gettop(L);
}

static const luaL_Reg functions[] = {
    { "go", go },
    { "entry", push_entry },
    { "script", push_script },
    { "run", run },
    { "follow", follow },
    { "look", look },
    { "part", part },
    { "attempt", attempt },
    { NULL, NULL },
};

// Pushes `recorded`: the functions, and what stays the same from the game's beginning to its end.
static void push_recorded(lua_State *L, making *now)
{
    const ag_game *game = now->recorded.game;
    const ag_game_options *options = ag_game_options_of(game);
    luaL_newlibtable(L, functions);
    lua_pushlightuserdata(L, now);
    luaL_setfuncs(L, functions, 1);
    ag_lua_set_text(L, "raid", options->raid_key);
    ag_lua_set_text(L, "stop", ag_log_path_stop(game));
    ag_lua_set(L, "boss", ag_boss_seat(ag_scene_state(&now->recorded)));
    ag_lua_set(L, "steps", ag_log_path_length(game));
    lua_newtable(L);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        lua_pushinteger(L, options->seats[seat].hero);
        lua_rawseti(L, -2, seat);
    }
    lua_setfield(L, -2, "heroes");
}

// Plays the answers after the position in the scene (ag_scenario_host.play) and keeps them.
static void play(void *context, lua_State *L, ag_scene *scene)
{
    making *now = context;
    now->follower = scene;
    ag_scene_run(L, ag_to_scenario_walk_lua, NULL);
    push_recorded(L, now);
    ag_lua_set(L, "base", now->base);
    ag_lua_set(L, "finish", now->finish);
    ag_lua_set_text(L, "log", now->told);
    ag_scene_say(L, "follow_game", 1, 1);
    ag_text_add(&now->kept, "%s", lua_tostring(L, -1));
    lua_pop(L, 1);
}

// ---- the whole ----

// Runs to_*.lua for what is at index 1: returns the scenario and a report, or nil and why there is
// none.
static int make(lua_State *L)
{
    making *now = lua_touserdata(L, 1);
    luaL_openlibs(L);
    ag_scene_begin(L, &now->recorded);
    lua_pushglobaltable(L);
    ag_scene_set_functions(L);
    push_recorded(L, now);
    lua_setfield(L, -2, "recorded");
    ag_scene_run(L, ag_to_scenario_lua, NULL);
    lua_getglobal(L, "to_scenario");
    lua_pushstring(L, now->wish->name);
    lua_pushinteger(L, now->wish->last);
    lua_pushboolean(L, now->wish->shrink);
    lua_pushstring(L, now->wish->told);
    lua_call(L, 4, 2);
    return 2;
}

ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_scenario_wish *wish, ag_text *out, ag_writer *report,
                         ag_error *error)
{
    making now = { .wish = wish, .recorded = { .host = host, .game = recorded } };
    const ag_game_options *options = ag_game_options_of(recorded);
    lua_State *L = luaL_newstate();
    if (L == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for the scenario");
    now.recorded.cards = &now.cards;
    now.recorded.table.raid = options->raid_key;
    lua_pushcfunction(L, make);
    lua_pushlightuserdata(L, &now);
    int raised = lua_pcall(L, 1, 2, 0);
    AG_ASSERT(raised == LUA_OK || raised == LUA_ERRMEM);
    ag_status status = AG_OK;
    if (raised == LUA_OK && lua_isnil(L, 1)) {
        status = ag_fail(error, AG_USAGE, "%s", lua_tostring(L, 2));
    } else if (raised == LUA_OK) {
        ag_text_add(out, "%s", lua_tostring(L, 1));
        ag_write(report, "%s", lua_tostring(L, 2));
    }
    if (raised != LUA_OK || out->failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory for the scenario");
    }
    lua_close(L);
    ag_text_close(&now.kept);
    ag_log_path_go(recorded, ag_log_path_length(recorded), 0, NULL);
    return status;
}
