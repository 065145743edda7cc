// A scenario from a recorded game: to_*.lua write it, with what scenario/*.lua looks at games with
// and runs scenarios by.
#include "lua/to_scenario/to_scenario.h"

#include <string.h>

#include "base/error.h"
#include "game/log/game.h"
#include "game/record/log_text.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"
#include "state/player.h"

typedef struct making {
    const ag_scenario_host *host;
    ag_game *game;
    const ag_scenario_wish *wish;
    ag_to_scenario_made *out;
    ag_error why;  // there is no scenario
} making;

static making *making_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

// go(step, listen): walks the recorded game to a step; nil, or why it can't.
static int go(lua_State *L)
{
    ag_error error = { 0 };
    ag_game *game = making_of(L)->game;
    int step = (int)lua_tointeger(L, 1);
    ag_status status = ag_log_path_go(game, step, lua_toboolean(L, 2), &error);
    lua_pushstring(L, status < 0 ? error.text : NULL);
    return 1;
}

// index(step): how many entries the log has before.
static int push_index(lua_State *L)
{
    return ag_lua_push_number(L, ag_log_path_index(making_of(L)->game, (int)lua_tointeger(L, 1)));
}

// entry(step): the word and the seat of the entry, and the picks of an answer, with a number.
static int push_entry(lua_State *L)
{
    const ag_game *game = making_of(L)->game;
    int index = ag_log_path_index(game, (int)lua_tointeger(L, 1));
    const ag_entry *entry = ag_game_entry(game, index);
    const uint32_t *data = ag_game_entry_data(game, index);
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
    const ag_source *source = making_of(L)->host->source;
    ag_script file;
    if (!source->find(source->context, lua_tostring(L, 1), &file)) return 0;
    lua_pushstring(L, file.path);
    lua_pushlstring(L, file.source, file.size);
    return 2;
}

// The functions, and what stays the same from the game's beginning to its end.
static void set_recorded(lua_State *L, making *now)
{
    static const luaL_Reg functions[] = { { "go", go },
                                          { "index", push_index },
                                          { "entry", push_entry },
                                          { "script", push_script },
                                          { NULL, NULL } };
    const ag_game_options *options = ag_game_options_of(now->game);
    luaL_newlibtable(L, functions);
    lua_pushlightuserdata(L, now);
    luaL_setfuncs(L, functions, 1);
    ag_lua_set_text(L, "raid", options->raid_key);
    ag_lua_set_text(L, "stop", ag_log_path_stop(now->game));
    ag_lua_set(L, "boss", ag_boss_seat(ag_game_rules(now->game)->state));
    ag_lua_set(L, "steps", ag_log_path_length(now->game));
    ag_scene_push_game(L, now->game, 0);
    lua_setfield(L, -2, "game");
    lua_newtable(L);
    for (int seat = 1; seat <= options->seat_count; seat++) {
        lua_pushinteger(L, options->seats[seat].hero);
        lua_rawseti(L, -2, seat);
    }
    lua_setfield(L, -2, "heroes");
    lua_setglobal(L, "recorded");
}

static int make(lua_State *L)
{
    making *now = lua_touserdata(L, 1);
    const ag_scenario_wish *wish = now->wish;
    set_recorded(L, now);
    lua_newtable(L);
    if (wish->last > 0) ag_lua_set(L, "last", wish->last);
    if (wish->told != NULL) ag_lua_set_text(L, "told", wish->told);
    ag_lua_set_flag(L, "shrink", wish->shrink);
    ag_lua_set_text(L, "name", wish->name);
    ag_lua_set_text(L, "path", wish->path);
    ag_lua_set_text(L, "copy", now->out->copy);
    lua_setglobal(L, "wish");
    ag_scene_run(L, ag_to_scenario_lua, NULL);
    lua_getglobal(L, "to_scenario");
    lua_call(L, 0, 3);
    if (lua_isnil(L, -3)) {
        ag_fail(&now->why, AG_USAGE, "%s", lua_tostring(L, -2));
        return 0;
    }
    ag_text_add(&now->out->text, "%s", lua_tostring(L, -3));
    ag_write(now->out->report, "%s", lua_tostring(L, -2));
    now->out->needs_copy = lua_toboolean(L, -1);
    return 0;
}

ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_scenario_wish *wish, ag_to_scenario_made *out, ag_error *error)
{
    making now = { host, recorded, wish, out, { 0 } };
    ag_scene scene = { .host = host };
    ag_status status = ag_scene_open(&scene, make, &now, error);
    if (status == AG_OK && now.why.status < 0) {
        status = ag_fail(error, now.why.status, "%s", now.why.text);
    }
    if (status == AG_OK && out->text.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory for the scenario");
    }
    ag_log_path_go(recorded, ag_log_path_length(recorded), 0, NULL);
    return status;
}
