// The keys of a table in order: whole numbers rising, texts by bytes, handles, and then what
// `pairs` refuses. Lua's own order (lua_next) differs between processes.
#include <string.h>

#include "lua/host/fail.h"
#include "lua/host/host.h"
#include "lua/host/handle.h"
#include "lua/host/sandbox.h"

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
    uint64_t rank;
    if (lua_isinteger(L, index)) {
        out.rank = RANK_NUMBER;
        out.number = lua_tointeger(L, index);
    } else if (lua_type(L, index) == LUA_TSTRING) {
        out.rank = RANK_TEXT;
        out.text = lua_tolstring(L, index, &out.size);
    } else if (ag_handle_rank(L, index, &rank)) {
        out.rank = RANK_HANDLE;
        out.number = (lua_Integer)rank;
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

// Pushes a list of the keys of the table; returns how many there are.
static lua_Integer push_sorted(lua_State *L, int table)
{
    lua_newtable(L);
    int list = lua_gettop(L);
    lua_Integer count = 0;
    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pop(L, 1);
        if (count == AG_LIST_MAX) {
            ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE,
                        "a table of more than %d entries is too long to walk", AG_LIST_MAX);
        }
        lua_pushvalue(L, -1);
        lua_rawseti(L, list, ++count);
    }
    ag_host_spend(ag_host_of(L), (int)count * KEY_STEPS);
    ag_sandbox_sort(L, list, (int)count, key_comes_before);
    return count;
}

void ag_sandbox_push_keys(lua_State *L, int index)
{
    luaL_checkstack(L, 16, "too many values");
    ag_sandbox_push_content(L, index);
    int table = lua_gettop(L);
    lua_Integer count = push_sorted(L, table);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, -1, i);
        if (key_at(L, -1).rank == RANK_OTHER) {
            ag_lua_fail(L, AG_FINDING_CONTRADICTION, "pairs can't order a key that is a %s%s",
                        luaL_typename(L, -1),
                        lua_type(L, -1) == LUA_TNUMBER ? " with a fraction" : "");
        }
        lua_pop(L, 1);
    }
    lua_remove(L, table);
}

ag_entries ag_entries_open(lua_State *L, int index)
{
    luaL_checkstack(L, 16, "too many values");
    ag_sandbox_push_content(L, index);
    ag_entries entries = { .table = lua_gettop(L) };
    entries.left = push_sorted(L, entries.table);
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
