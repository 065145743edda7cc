// The tables of scripts: lists of at most 1,024 elements, whose sort keeps equal elements in their
// order, and walks. A walk goes through the keys in order: whole numbers rising, texts by bytes,
// handles, and then what `pairs` refuses. Lua's own order (lua_next) differs between processes.
#include "lua/host/script.h"

#define LOOP "loop"  // what a loop goes through

enum { KEY_STEPS = 16 };  // the cost of sorting one key
enum { RANK_NUMBER, RANK_TEXT, RANK_HANDLE, RANK_OTHER };

// Compares two values on the stack.
typedef int ordering(lua_State *L, int a, int b);

static void copy_list(lua_State *L, int from, int to, int count)
{
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, to, i);
    }
}

// Sorts the list at a place of the stack; equal values stay in their order. What `before`
// does to the list meanwhile is lost.
static void sort(lua_State *L, int list, int count, ordering *before)
{
    int sorted = lua_gettop(L) + 1, top = sorted + 1;
    lua_createtable(L, count, 0);
    copy_list(L, list, sorted, count);
    for (int i = 2; i <= count; i++) {
        int place = 1, end = i;
        lua_rawgeti(L, sorted, i);
        while (place < end) {
            int middle = (place + end) / 2;
            lua_rawgeti(L, sorted, middle);
            int is_before = before(L, top, top + 1);
            lua_settop(L, top);
            end = is_before ? middle : end;
            place = is_before ? place : middle + 1;
        }
        for (int at = i; at > place; at--) {
            lua_rawgeti(L, sorted, at - 1);
            lua_rawseti(L, sorted, at);
        }
        lua_rawseti(L, sorted, place);
    }
    copy_list(L, sorted, list, count);
    lua_settop(L, sorted - 1);
}

// ---- the words of `table` ----

static int is_plain(lua_State *L)
{
    int has_meta = lua_getmetatable(L, 1);
    lua_pop(L, has_meta);
    return !has_meta;
}

void ag_sandbox_need_table(lua_State *L, const char *word)
{
    ag_lua_need(L, lua_istable(L, 1), AG_FINDING_WRONG_TYPE, NULL,
                "%s: argument 1 must be a table, got a %s: each(…) goes through groups, and "
                "through what matches a filter",
                word, ag_noun_of(L, 1));
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
    int length = list_to_change(L), given = lua_gettop(L);
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
        if (i < length) luaL_addstring(&buffer, between);
    }
    luaL_pushresult(&buffer);
    return 1;
}

static int table_unpack(lua_State *L)
{
    int length = list_length(L);
    luaL_checkstack(L, length, "too many values");
    for (int i = 1; i <= length; i++) lua_geti(L, 1, i);
    return length;
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
    if (!lua_isnil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
    for (int width = 1; width < length; width *= 2) ag_host_spend(ag_host_of(L), 4 * length);
    sort(L, 1, length, comes_before);
    return 0;
}

static const luaL_Reg words[] = {
    { "concat", table_concat }, { "insert", table_insert }, { "remove", table_remove },
    { "sort", table_sort },     { "unpack", table_unpack }, { NULL, NULL },
};

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
    sort(L, entries.table + 1, (int)entries.left, key_comes_before);
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
    ag_sandbox_need_table(L, "pairs");
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

void ag_sandbox_open_tables(lua_State *L)
{
    luaL_newmetatable(L, LOOP);
    lua_pop(L, 1);
    luaL_newlib(L, words);
    ag_sandbox_freeze(L, -1);
    ag_sandbox_define(L, "table");
}
