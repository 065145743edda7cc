// The table functions of scripts: they work on lists of at most 1,024 elements, and their sort
// keeps equal elements in their order.
#include "lua/host/fail.h"
#include "lua/host/host.h"
#include "lua/host/sandbox.h"

static int is_plain(lua_State *L)
{
    int has_meta = lua_getmetatable(L, 1);
    lua_pop(L, has_meta);
    return !has_meta;
}

// Refuses tables other than the script's own, or a file's: not the environment, nor any table that
// does more than hold values. Each function walks its list in C: the script pays for that as for a
// loop.
static int list_length(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    ag_lua_need(L, is_plain(L) || ag_sandbox_is_frozen(L, 1), AG_FINDING_WRONG_TYPE, NULL,
                "a list is a table of the script's own, not the environment");
    lua_Integer length = ag_sandbox_length(L, 1);
    ag_lua_need(L, length <= AG_LIST_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "a list of %d elements is too long: %d at most", (int)length, AG_LIST_MAX);
    ag_host_spend(ag_host_of(L), (int)length);
    return (int)length;
}

static int list_to_change(lua_State *L)
{
    int length = list_length(L);
    ag_lua_need(L, is_plain(L), AG_FINDING_KEEPS_STATE, NULL,
                "a table of a file can't be changed: scripts keep no state");
    return length;
}

static int table_insert(lua_State *L)
{
    int length = list_to_change(L);
    int given = lua_gettop(L);
    luaL_argcheck(L, given == 2 || given == 3, 1, "insert takes a list, a place and a value");
    luaL_argcheck(L, length < AG_LIST_MAX, 1, "the list is full");
    lua_Integer place = given == 2 ? length + 1 : luaL_checkinteger(L, 2);
    luaL_argcheck(L, place >= 1 && place <= length + 1, 2, "no such place in the list");
    for (int i = length; i >= place; i--) {
        lua_rawgeti(L, 1, i);
        lua_rawseti(L, 1, i + 1);
    }
    lua_settop(L, given);
    lua_rawseti(L, 1, place);
    return 0;
}

static int table_remove(lua_State *L)
{
    int length = list_to_change(L);
    lua_Integer place = luaL_optinteger(L, 2, length);
    if (length == 0 || place < 1 || place > length) return 0;
    lua_rawgeti(L, 1, place);
    for (lua_Integer i = place; i < length; i++) {
        lua_rawgeti(L, 1, i + 1);
        lua_rawseti(L, 1, i);
    }
    lua_pushnil(L);
    lua_rawseti(L, 1, length);
    return 1;
}

static int table_concat(lua_State *L)
{
    int length = list_length(L);
    const char *between = luaL_optstring(L, 2, "");
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (int i = 1; i <= length; i++) {
        int type = lua_geti(L, 1, i);
        ag_lua_need(L, type == LUA_TSTRING || type == LUA_TNUMBER, AG_FINDING_CONTRADICTION, NULL,
                    "a %s never turns into text", lua_typename(L, type));
        luaL_addvalue(&buffer);
        if (i < length) {
            luaL_addstring(&buffer, between);
        }
    }
    luaL_pushresult(&buffer);
    return 1;
}

static int table_unpack(lua_State *L)
{
    int length = list_length(L);
    luaL_checkstack(L, length, "too many values");
    for (int i = 1; i <= length; i++) {
        lua_geti(L, 1, i);
    }
    return length;
}

// ---- sorting ----

// Merges [from, middle) and [middle, end) of list `in` into list `out`.
static void merge(lua_State *L, int in, int out, const int bounds[3], ag_sandbox_order *before)
{
    int left = bounds[0], middle = bounds[1], right = middle, end = bounds[2];
    for (int at = left; at < end; at++) {
        int take_right = left == middle;
        if (left < middle && right < end) {
            lua_rawgeti(L, in, left);
            lua_rawgeti(L, in, right);
            int top = lua_gettop(L);
            take_right = before(L, top, top - 1);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, in, take_right ? right++ : left++);
        lua_rawseti(L, out, at);
    }
}

static void copy_list(lua_State *L, int from, int to, int count)
{
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, to, i);
    }
}

void ag_sandbox_sort(lua_State *L, int list, int count, ag_sandbox_order *before)
{
    int first = lua_gettop(L) + 1, in = first;
    lua_createtable(L, count, 0);
    lua_createtable(L, count, 0);
    copy_list(L, list, in, count);
    for (int width = 1; width < count; width *= 2) {
        int out = 2 * first + 1 - in;
        for (int from = 1; from <= count; from += 2 * width) {
            int middle = from + width < count + 1 ? from + width : count + 1;
            int end = from + 2 * width < count + 1 ? from + 2 * width : count + 1;
            merge(L, in, out, (const int[]){ from, middle, end }, before);
        }
        in = out;
    }
    copy_list(L, in, list, count);
    lua_settop(L, first - 1);
}

// By the function that the script gave, or as `<` has it.
static int comes_before(lua_State *L, int a, int b)
{
    if (lua_isnil(L, 2)) return lua_compare(L, a, b, LUA_OPLT);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, a);
    lua_pushvalue(L, b);
    lua_call(L, 2, 1);
    int before = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return before;
}

static int table_sort(lua_State *L)
{
    int length = list_to_change(L);
    lua_settop(L, 2);
    if (!lua_isnil(L, 2)) {
        luaL_checktype(L, 2, LUA_TFUNCTION);
    }
    for (int width = 1; width < length; width *= 2) {
        ag_host_spend(ag_host_of(L), 4 * length);
    }
    ag_sandbox_sort(L, 1, length, comes_before);
    return 0;
}

const luaL_Reg ag_sandbox_table_words[] = {
    { "concat", table_concat }, { "insert", table_insert }, { "remove", table_remove },
    { "sort", table_sort },     { "unpack", table_unpack }, { NULL, NULL },
};
