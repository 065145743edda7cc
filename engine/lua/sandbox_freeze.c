// Freezing: what a file returned, and all that can be reached from it, never changes again. A
// frozen table is emptied; its content stands behind it, where a script can read but not write.
#include <string.h>

#include "lua/data_lua.h"
#include "lua/handle.h"
#include "lua/sandbox.h"

static const char content_key;

static int frozen_write(lua_State *lua)
{
    (void)lua;
    ag_lua_fail(lua, "a table of a file can't be changed: scripts keep no state");
}

static int frozen_length(lua_State *lua)
{
    ag_sandbox_push_content(lua, 1);
    lua_pushinteger(lua, (lua_Integer)lua_rawlen(lua, -1));
    return 1;
}

int ag_sandbox_is_frozen(lua_State *lua, int index)
{
    if (!lua_istable(lua, index) || !lua_getmetatable(lua, index)) {
        return 0;
    }
    int frozen = lua_rawgetp(lua, -1, &content_key) == LUA_TTABLE;
    lua_pop(lua, 2);
    return frozen;
}

void ag_sandbox_push_content(lua_State *lua, int index)
{
    if (!ag_sandbox_is_frozen(lua, index)) {
        lua_pushvalue(lua, index);
        return;
    }
    lua_getmetatable(lua, index);
    lua_rawgetp(lua, -1, &content_key);
    lua_remove(lua, -2);
}

// Moves what the table on top of the stack holds into a new one that is pushed.
static void move_content(lua_State *lua)
{
    lua_newtable(lua);
    lua_pushnil(lua);
    while (lua_next(lua, -3)) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, -4);  // content[key] = value, the key stays
        lua_pushvalue(lua, -1);
        lua_pushnil(lua);
        lua_rawset(lua, -5);  // clearing an entry that is there is allowed within a walk
    }
}

static void freeze_table(lua_State *lua)
{
    move_content(lua);
    lua_newtable(lua);
    lua_pushvalue(lua, -2);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, frozen_write);
    lua_setfield(lua, -2, "__newindex");
    lua_pushcfunction(lua, frozen_length);
    lua_setfield(lua, -2, "__len");
    lua_pushvalue(lua, -2);
    lua_rawsetp(lua, -2, &content_key);
    lua_setmetatable(lua, -3);
}

static void check_function(lua_State *lua)
{
    ag_scan scan;
    int found = ag_sandbox_scan(lua, 0, &scan);
    if (found == 0) {
        return;
    }
    lua_Debug debug;
    lua_pushvalue(lua, -1);
    lua_getinfo(lua, ">S", &debug);
    ag_sandbox_push_finding(lua, debug.source + (debug.source[0] == '@'), found, &scan);
    lua_error(lua);
}

// ---- the walk: a list of values to visit at `list`, those seen as keys at `seen` ----

static void visit_later(lua_State *lua, int seen, int list)
{
    int type = lua_type(lua, -1);
    if (type != LUA_TTABLE && type != LUA_TFUNCTION && type != LUA_TUSERDATA) {
        lua_pop(lua, 1);
        return;
    }
    lua_pushvalue(lua, -1);
    int known = lua_rawget(lua, seen) != LUA_TNIL;
    lua_pop(lua, 1);
    if (known) {
        lua_pop(lua, 1);
        return;
    }
    lua_pushvalue(lua, -1);
    lua_pushboolean(lua, 1);
    lua_rawset(lua, seen);
    lua_rawseti(lua, list, (lua_Integer)lua_rawlen(lua, list) + 1);
}

static void visit_table(lua_State *lua, int seen, int list)
{
    int known = lua_getmetatable(lua, -1);  // frozen already, or the environment
    if (known) {
        lua_pop(lua, 1);
        return;
    }
    lua_pushnil(lua);
    while (lua_next(lua, -2)) {
        visit_later(lua, seen, list);
        lua_pushvalue(lua, -1);
        visit_later(lua, seen, list);
    }
    freeze_table(lua);
    lua_pop(lua, 1);
}

static void visit_function(lua_State *lua, int seen, int list)
{
    if (lua_iscfunction(lua, -1)) {
        return;  // ours: they remember nothing
    }
    check_function(lua);
    for (int i = 1; lua_getupvalue(lua, -1, i) != NULL; i++) {
        visit_later(lua, seen, list);
    }
}

static void visit_userdata(lua_State *lua, int seen, int list)
{
    for (int i = 1; lua_getiuservalue(lua, -1, i) != LUA_TNONE; i++) {
        visit_later(lua, seen, list);
    }
    lua_pop(lua, 1);
}

void ag_sandbox_freeze(lua_State *lua, int index)
{
    luaL_checkstack(lua, 16, "too many values");
    index = lua_absindex(lua, index);
    lua_newtable(lua);
    lua_newtable(lua);
    int seen = lua_gettop(lua) - 1;
    int list = seen + 1;
    lua_pushvalue(lua, index);
    visit_later(lua, seen, list);
    for (lua_Integer at = 1; lua_rawgeti(lua, list, at) != LUA_TNIL; at++) {
        switch (lua_type(lua, -1)) {
        case LUA_TTABLE: visit_table(lua, seen, list); break;
        case LUA_TFUNCTION: visit_function(lua, seen, list); break;
        default: visit_userdata(lua, seen, list); break;
        }
        lua_pop(lua, 1);
    }
    lua_settop(lua, seen - 1);
}

// ---- the order of pairs ----

enum { KEY_STEPS = 16 };  // what it costs to put one key in order
enum { RANK_NUMBER, RANK_TEXT, RANK_HANDLE };

typedef struct key {
    int rank;
    lua_Integer number;
    const char *text;
    size_t size;
} key;

static key key_at(lua_State *lua, int index)
{
    key out = { 0 };
    uint64_t rank;
    if (lua_isinteger(lua, index)) {
        out.rank = RANK_NUMBER;
        out.number = lua_tointeger(lua, index);
    } else if (lua_type(lua, index) == LUA_TSTRING) {
        out.rank = RANK_TEXT;
        out.text = lua_tolstring(lua, index, &out.size);
    } else if (ag_handle_rank(lua, index, &rank)) {
        out.rank = RANK_HANDLE;
        out.number = (lua_Integer)rank;
    } else {
        ag_lua_fail(lua, "pairs can't order a key that is a %s%s", luaL_typename(lua, index),
                    lua_type(lua, index) == LUA_TNUMBER ? " with a fraction" : "");
    }
    return out;
}

static int key_comes_before(const key *a, const key *b)
{
    if (a->rank != b->rank) {
        return a->rank < b->rank;
    }
    if (a->rank != RANK_TEXT) {
        return a->number < b->number;
    }
    size_t shared = a->size < b->size ? a->size : b->size;
    int order = memcmp(a->text, b->text, shared);
    return order != 0 ? order < 0 : a->size < b->size;
}

// A heap sort: the largest of the first `count` keys comes to the front.
static void sift_down(lua_State *lua, int list, lua_Integer from, lua_Integer count)
{
    for (lua_Integer child; (child = 2 * from) <= count; from = child) {
        lua_rawgeti(lua, list, child);
        key largest = key_at(lua, -1);
        if (child < count) {
            lua_rawgeti(lua, list, child + 1);
            key right = key_at(lua, -1);
            if (key_comes_before(&largest, &right)) {
                largest = right;
                child++;
                lua_remove(lua, -2);
            } else {
                lua_pop(lua, 1);
            }
        }
        lua_rawgeti(lua, list, from);
        key top = key_at(lua, -1);
        if (!key_comes_before(&top, &largest)) {
            lua_pop(lua, 2);
            return;
        }
        lua_rawseti(lua, list, child);
        lua_rawseti(lua, list, from);
    }
}

void ag_sandbox_push_keys(lua_State *lua, int index)
{
    luaL_checkstack(lua, 16, "too many values");
    ag_sandbox_push_content(lua, index);
    int table = lua_gettop(lua);
    lua_newtable(lua);
    int list = table + 1;
    lua_Integer count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, table)) {
        lua_pop(lua, 1);
        key_at(lua, -1);
        if (count == AG_LIST_MAX) {
            ag_lua_fail(lua, "a table of more than %d entries is too long to walk", AG_LIST_MAX);
        }
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, list, ++count);
    }
    ag_host_spend(ag_host_of(lua), (int)count * KEY_STEPS);
    for (lua_Integer i = count / 2; i >= 1; i--) {
        sift_down(lua, list, i, count);
    }
    for (lua_Integer last = count; last > 1; last--) {
        lua_rawgeti(lua, list, 1);
        lua_rawgeti(lua, list, last);
        lua_rawseti(lua, list, 1);
        lua_rawseti(lua, list, last);
        sift_down(lua, list, 1, last - 1);
    }
    lua_remove(lua, table);
}
