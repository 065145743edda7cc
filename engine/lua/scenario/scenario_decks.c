// The mode of a scenario, and the decks that the Boss player brings.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"

// Reads { 4, "needle_spine" } on top of the stack.
static void read_line(lua_State *L, const ag_scene *scene, ag_scenario_deck *deck)
{
    ag_scenario_line *line = &deck->lines[deck->line_count];
    ag_error error = { 0 };
    if (deck->line_count == AG_SCENARIO_LINES_MAX) {
        luaL_error(L, "boss_decks: \"%s\" has more than %d lines", deck->name,
                   AG_SCENARIO_LINES_MAX);
    }
    if (!lua_istable(L, -1)) {
        luaL_error(L, "boss_decks: \"%s\" is a list { { 4, \"card\" }, … }", deck->name);
    }
    lua_rawgeti(L, -1, 1);
    lua_rawgeti(L, -2, 2);
    lua_Integer count = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
    if (count < 1 || count > AG_SCENARIO_COPIES_MAX || lua_type(L, -1) != LUA_TSTRING) {
        luaL_error(L, "boss_decks: a line of \"%s\" is { 1 to %d, \"card\" }", deck->name,
                   AG_SCENARIO_COPIES_MAX);
    }
    line->count = (int)count;
    if (ag_scene_key(scene, lua_tostring(L, -1), line->key, sizeof line->key, &error) < 0) {
        luaL_error(L, "boss_decks: %s", error.text);
    }
    deck->line_count++;
    lua_pop(L, 2);
}

// Reads a list on top of the stack.
static void read_deck(lua_State *L, const ag_scene *scene, const char *name, ag_scenario_deck *deck)
{
    snprintf(deck->name, sizeof deck->name, "%s", name);
    deck->line_count = 0;
    if (!lua_istable(L, -1)) {
        luaL_error(L, "boss_decks: \"%s\" is a list { { 4, \"card\" }, … }", name);
    }
    for (int i = 1; i <= (int)ag_sandbox_list(L, -1); i++) {
        lua_rawgeti(L, -1, i);
        read_line(L, scene, deck);
        lua_pop(L, 1);
    }
}

void ag_scene_read_mode(lua_State *L, ag_scene *scene, int scenario)
{
    ag_scenario_table *table = &scene->table;
    lua_getfield(L, scenario, "mode");
    table->mode = luaL_optstring(L, -1, NULL);  // the field keeps the text alive
    lua_pop(L, 1);
    if (lua_getfield(L, scenario, "boss_decks") != LUA_TNIL) {
        luaL_checktype(L, -1, LUA_TTABLE);
        if (table->mode == NULL || table->own_decks > 0) {
            luaL_error(L, "boss_decks stands beside the mode of a raid of the database");
        }
        ag_scenario_deck *decks =
            lua_newuserdatauv(L, sizeof *decks * AG_DECK_MAX, 0);  // lives with the Lua state
        (void)luaL_ref(L, LUA_REGISTRYINDEX);
        ag_entries named = ag_entries_open(L, -1);
        while (ag_entries_next(L, &named)) {
            if (lua_type(L, -2) != LUA_TSTRING || table->boss_deck_count == AG_DECK_MAX) {
                luaL_error(L, "boss_decks is { main = { … } }, at most %d", AG_DECK_MAX);
            }
            read_deck(L, scene, lua_tostring(L, -2), &decks[table->boss_deck_count++]);
        }
        table->boss_decks = decks;
    }
    lua_pop(L, 1);
}
