// What a card of a position has on it: { "name", counters = { … }, marks = { … }, memory = { … },
// atk = 2, health = 2, used = { 1 } }. The card is already placed; each of these is an entry of its
// own.
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"

typedef struct bearing {
    lua_State *L;
    ag_scene *scene;
    const char *where;
    const ag_place *bearer;  // its seat and slot
} bearing;

static void put(const bearing *on, int kind, int index, int number)
{
    ag_place row = *on->bearer;
    row.kind = (uint8_t)kind;
    row.index = (uint16_t)index;
    row.number = number;
    ag_scene_place(on->L, on->scene, on->where, &row);
}

static int symbol_at(const bearing *on, int at, const char *what)
{
    const ag_port *port = ag_game_rules(on->scene->game)->port;
    const char *name = lua_type(on->L, at) == LUA_TSTRING ? lua_tostring(on->L, at) : "";
    ag_symbol symbol = name[0] != 0 ? port->symbol(port->host, name) : 0;
    if (symbol == 0) {
        luaL_error(on->L, "%s%s have a name", on->where, what);
    }
    return symbol;
}

static void put_counters(const bearing *on, int table)
{
    if (lua_getfield(on->L, table, "counters") == LUA_TTABLE) {
        ag_entries counters = ag_entries_open(on->L, -1);
        while (ag_entries_next(on->L, &counters)) {
            put(on, AG_PLACE_COUNTER, symbol_at(on, -2, "counters"), (int)lua_tointeger(on->L, -1));
        }
    }
    lua_pop(on->L, 1);
}

// Reads the value on top of the stack.
static int whole_number(const bearing *on, const char *field, const char *example)
{
    lua_Integer number = lua_tointeger(on->L, -1);
    if (!lua_isinteger(on->L, -1) || number < -AG_NUMBER_MAX || number > AG_NUMBER_MAX) {
        luaL_error(on->L, "%s%s: whole numbers were expected: %s", on->where, field, example);
    }
    return (int)number;
}

// Pushes the list in the field; returns its length.
static int begin_list(const bearing *on, int table, const char *field, const char *example)
{
    int type = lua_getfield(on->L, table, field);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        luaL_error(on->L, "%s%s: a list was expected: %s", on->where, field, example);
    }
    return type == LUA_TTABLE ? (int)ag_sandbox_list(on->L, -1) : 0;
}

static void put_marks(const bearing *on, int table)
{
    int count = begin_list(on, table, "marks", "{ \"bomb\" }");
    for (int at = 1; at <= count; at++) {
        lua_rawgeti(on->L, -1, at);
        put(on, AG_PLACE_MARK, symbol_at(on, -1, "marks"), 0);
        lua_pop(on->L, 1);
    }
    lua_pop(on->L, 1);
}

static void put_memory(const bearing *on, int table)
{
    int count = begin_list(on, table, "memory", "{ 3 }");
    for (int at = 1; at <= count; at++) {
        lua_rawgeti(on->L, -1, at);
        put(on, AG_PLACE_MEMORY, at - 1, whole_number(on, "memory", "{ 3 }"));
        lua_pop(on->L, 1);
    }
    lua_pop(on->L, 1);
}

static void put_used(const bearing *on, int table)
{
    int count = begin_list(on, table, "used", "{ 1 }");
    for (int at = 1; at <= count; at++) {
        lua_rawgeti(on->L, -1, at);
        int nth = whole_number(on, "used", "{ 1 }");
        if (nth < 1 || nth > AG_USES_MAX) {
            luaL_error(on->L, "%sused: powers that work once a turn count from 1 to %d", on->where,
                       AG_USES_MAX);
        }
        put(on, AG_PLACE_USED, nth - 1, 0);
        lua_pop(on->L, 1);
    }
    lua_pop(on->L, 1);
}

static void put_size(const bearing *on, int table)
{
    int atk = lua_getfield(on->L, table, "atk");
    int health = lua_getfield(on->L, table, "health");
    if (atk != LUA_TNIL || health != LUA_TNIL) {
        int number = whole_number(on, "health", "atk = 2, health = 2");
        lua_pop(on->L, 1);
        if (number < 0 || number > UINT16_MAX) {
            luaL_error(on->L, "%shealth: a token is made with 0 or more", on->where);
        }
        put(on, AG_PLACE_SIZE, number, whole_number(on, "atk", "atk = 2, health = 2"));
        lua_pop(on->L, 1);
        return;
    }
    lua_pop(on->L, 2);
}

void ag_scene_place_bearing(lua_State *L, ag_scene *scene, const char *where,
                            const ag_place *bearer, int index)
{
    bearing on = { .L = L, .scene = scene, .where = where, .bearer = bearer };
    if (scene->was_refused) return;
    luaL_checkstack(L, 8, "the position");
    put_counters(&on, index);
    put_marks(&on, index);
    put_memory(&on, index);
    put_size(&on, index);
    put_used(&on, index);
}
