// The keys of a table in order: whole numbers rising, texts by bytes, handles, and then what
// `pairs` refuses. Lua's own order (lua_next) differs between processes.
#include <string.h>

#include "lua/host/fail.h"
#include "lua/host/host.h"
#include "lua/host/handle.h"
#include "lua/host/sandbox.h"

#define LOOP "loop"  // what a loop goes through

enum { KEY_STEPS = 16 };  // the cost of sorting one key
enum { RANK_NUMBER, RANK_TEXT, RANK_HANDLE, RANK_OTHER };

typedef struct key {
    int rank;
    lua_Integer number;
    lua_Number fraction;
    const char *text;
    size_t size;
} key;

static key key_at(lua_State *L, int index)
{
    key out = { 0 };
    const ag_ref *handle = ag_to_handle(L, index);
    if (lua_isinteger(L, index)) {
        out.rank = RANK_NUMBER;
        out.number = lua_tointeger(L, index);
    } else if (lua_type(L, index) == LUA_TSTRING) {
        out.rank = RANK_TEXT;
        out.text = lua_tolstring(L, index, &out.size);
    } else if (handle != NULL) {
        out.rank = RANK_HANDLE;
        out.number = ag_handle_rank(handle);
    } else {
        out.rank = RANK_OTHER;
        out.number = 2 * lua_type(L, index) + lua_toboolean(L, index);
        out.fraction = lua_type(L, index) == LUA_TNUMBER ? lua_tonumber(L, index) : 0;
    }
    return out;
}

static int key_comes_before(lua_State *L, int a, int b)
{
    key first = key_at(L, a), second = key_at(L, b);
    if (first.rank != second.rank) return first.rank < second.rank;
    if (first.rank != RANK_TEXT) {
        return first.number != second.number ? first.number < second.number
                                             : first.fraction < second.fraction;
    }
    size_t shared = first.size < second.size ? first.size : second.size;
    int order = memcmp(first.text, second.text, shared);
    return order != 0 ? order < 0 : first.size < second.size;
}

// ---- a walk ----

ag_entries ag_entries_open(lua_State *L, int index)
{
    luaL_checkstack(L, 16, "too many values");
    ag_sandbox_push_content(L, index);
    ag_entries entries = { .table = lua_gettop(L) };
    lua_newtable(L);
    lua_pushnil(L);
    while (lua_next(L, entries.table)) {
        lua_pop(L, 1);
        ag_lua_need(L, entries.left < AG_LIST_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                    "a table of more than %d entries is too long to walk", AG_LIST_MAX);
        lua_pushvalue(L, -1);
        lua_rawseti(L, entries.table + 1, ++entries.left);
    }
    ag_host_spend(ag_host_of(L), (int)entries.left * KEY_STEPS);
    ag_sandbox_sort(L, entries.table + 1, (int)entries.left, key_comes_before);
    return entries;
}

int ag_entries_next(lua_State *L, ag_entries *entries)
{
    if (entries->left == 0) {
        lua_settop(L, entries->table - 1);
        return 0;
    }
    lua_settop(L, entries->table + 1);
    entries->left--;
    lua_rawgeti(L, entries->table + 1, ++entries->at);
    lua_pushvalue(L, -1);
    lua_rawget(L, entries->table);
    return 1;
}

// ---- pairs ----

// The loop's place is the key itself, so that nothing has to be remembered between steps.
static int pairs_next(lua_State *L)
{
    luaL_checkudata(L, 1, LOOP);
    lua_settop(L, 2);
    if (lua_isnil(L, 2)) {
        lua_pushboolean(L, 0);
        lua_replace(L, 2);
    }
    lua_getiuservalue(L, 1, 1);  // 3: the table
    lua_getiuservalue(L, 1, 2);  // 4: after each key the next one, after `false` the first
    for (;;) {
        lua_pushvalue(L, 2);
        if (lua_gettable(L, 4) == LUA_TNIL) return 1;
        lua_copy(L, 5, 2);
        lua_pushvalue(L, 2);
        if (lua_gettable(L, 3) != LUA_TNIL) return 2;  // a key may have been removed meanwhile
        lua_settop(L, 4);
    }
}

int ag_sandbox_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_pushcfunction(L, pairs_next);
    lua_newuserdatauv(L, 0, 2);
    luaL_setmetatable(L, LOOP);
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, 3, 1);
    lua_newtable(L);  // 4: after each key the next one
    lua_pushboolean(L, 0);
    ag_entries entries = ag_entries_open(L, 1);
    while (ag_entries_next(L, &entries)) {
        ag_lua_need(L, key_at(L, -2).rank != RANK_OTHER, AG_FINDING_CONTRADICTION, NULL,
                    "pairs can't order a key that is a %s%s", luaL_typename(L, -2),
                    lua_type(L, -2) == LUA_TNUMBER ? " with a fraction" : "");
        lua_pushvalue(L, 5);
        lua_pushvalue(L, -3);
        lua_copy(L, -1, 5);
        lua_rawset(L, 4);
    }
    lua_settop(L, 4);
    lua_setiuservalue(L, 3, 2);
    return 2;
}

void ag_sandbox_open_pairs(lua_State *L)
{
    luaL_newmetatable(L, LOOP);
    lua_pop(L, 1);
}
