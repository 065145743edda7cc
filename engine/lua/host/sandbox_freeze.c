// Freezing: what a file returned, and everything that can be reached from it, never changes again.
// A frozen table is emptied; its content is kept behind it, where a script can read but not write.

#include "lua/host/script.h"

#define CONTENT "content"  // where the metatable of a frozen table has it

static int frozen_write(lua_State *L)
{
    (void)L;
    ag_lua_fail(L, AG_FINDING_KEEPS_STATE,
                "a table of a file can't be changed: scripts keep no state");
}

// The length was counted as the table froze.
static int frozen_length(lua_State *L)
{
    lua_pushvalue(L, lua_upvalueindex(1));
    return 1;
}

int ag_sandbox_is_frozen(lua_State *L, int index)
{
    int frozen = lua_istable(L, index) && luaL_getmetafield(L, index, CONTENT) != LUA_TNIL;
    lua_pop(L, frozen);
    return frozen;
}

void ag_sandbox_push_content(lua_State *L, int index)
{
    if (!lua_istable(L, index) || luaL_getmetafield(L, index, CONTENT) == LUA_TNIL) {
        lua_pushvalue(L, index);
    }
}

// Moves the content of the table on top of the stack into a new one, which is pushed.
static void move_content(lua_State *L)
{
    lua_newtable(L);
    lua_pushnil(L);
    while (lua_next(L, -3)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);  // content[key] = value, the key stays
        lua_pushvalue(L, -1);
        lua_pushnil(L);
        lua_rawset(L, -5);  // clearing an existing entry is allowed during a walk
    }
}

static void freeze_table(lua_State *L)
{
    move_content(L);
    lua_newtable(L);
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, frozen_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushinteger(L, ag_sandbox_length(L, -2));
    lua_pushcclosure(L, frozen_length, 1);
    lua_setfield(L, -2, "__len");
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, CONTENT);
    lua_setmetatable(L, -3);
}

// ---- the walk: a list of values to visit, and the values already seen as keys of a table ----

typedef struct walk {
    lua_State *L;
    int seen, list;     // their indexes on the stack
    lua_Integer count;  // of the list
    ag_scan scan;       // the first forbidden thing, by its line, that a function does
    char path[192];
} walk;

// Tables are walked in no fixed order, so of several errors the first by its place is reported.
static void check_function(walk *on)
{
    lua_Debug debug;
    ag_scan scan = ag_scan_function(on->L, 0);
    if (scan.found == 0) return;
    lua_pushvalue(on->L, -1);
    lua_getinfo(on->L, ">S", &debug);
    const char *path = debug.source + (debug.source[0] == '@');
    int order = on->scan.found == 0 ? -1 : strcmp(path, on->path);
    if (order == 0) {
        order = scan.line != on->scan.line ? scan.line - on->scan.line
                                           : strcmp(scan.name, on->scan.name);
    }
    if (order < 0) {
        on->scan = scan;
        snprintf(on->path, sizeof on->path, "%s", path);
    }
}

static void visit_later(walk *on)
{
    lua_State *L = on->L;
    int type = lua_type(L, -1);
    int can_change = type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA;
    lua_pushvalue(L, -1);
    if (!can_change || lua_rawget(L, on->seen) != LUA_TNIL) {
        lua_pop(L, 2);
        return;
    }
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushboolean(L, 1);
    lua_rawset(L, on->seen);
    lua_rawseti(L, on->list, ++on->count);
}

static void visit_table(walk *on)
{
    lua_State *L = on->L;
    if (lua_getmetatable(L, -1)) {  // already frozen, or the environment
        lua_pop(L, 1);
        return;
    }
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        visit_later(on);
        lua_pushvalue(L, -1);
        visit_later(on);
    }
    freeze_table(L);
    lua_pop(L, 1);
}

static void visit_function(walk *on)
{
    if (lua_iscfunction(on->L, -1)) {
        return;  // our own functions remember nothing
    }
    check_function(on);
    for (int i = 1; lua_getupvalue(on->L, -1, i) != NULL; i++) visit_later(on);
}

static void visit_userdata(walk *on)
{
    for (int i = 1; lua_getiuservalue(on->L, -1, i) != LUA_TNONE; i++) visit_later(on);
    lua_pop(on->L, 1);
}

void ag_sandbox_freeze(lua_State *L, int index)
{
    luaL_checkstack(L, 16, "too many values");
    index = lua_absindex(L, index);
    lua_newtable(L);
    lua_newtable(L);
    walk on = { .L = L, .seen = lua_gettop(L) - 1, .list = lua_gettop(L) };
    lua_pushvalue(L, index);
    visit_later(&on);
    for (lua_Integer at = 1; lua_rawgeti(L, on.list, at) != LUA_TNIL; at++) {
        switch (lua_type(L, -1)) {
        case LUA_TTABLE: visit_table(&on); break;
        case LUA_TFUNCTION: visit_function(&on); break;
        default: visit_userdata(&on); break;
        }
        lua_pop(L, 1);
    }
    lua_settop(L, on.seen - 1);
    if (on.scan.found != 0) {
        ag_sandbox_push_finding(L, on.path, &on.scan);
        lua_error(L);
    }
}
