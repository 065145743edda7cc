// What `#` means. Lua's own length of a table with holes depends on its layout in memory, and so on
// the seed of this process. Ours is always the number of values from 1 on, up to the first hole. As
// a script is read, each operator `#` becomes `true^`, and `true` can be raised to the power of a
// value: a boolean may stand where `#` may stand, and `^` binds as tightly as `#` to what is on its
// right (Lua 5.4 manual, 3.4.8), so that the meaning of the script stays the same. In turn scripts
// can't use `^` themselves: no two C libraries agree on all digits of a power.

#include "lua/host/script.h"

enum { VALUES_A_STEP = 16 };  // values that the walk passes in the time of an instruction

// ---- the length ----

static lua_Integer walk_list(lua_State *L, int index)
{
    lua_Integer length = 0;
    luaL_checkstack(L, 1, "too many values");
    while (lua_rawgeti(L, index, length + 1) != LUA_TNIL) {
        lua_pop(L, 1);
        length++;
    }
    lua_pop(L, 1);
    return length;
}

lua_Integer ag_sandbox_length(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    int has_own = luaL_getmetafield(L, index, "__len") != LUA_TNIL;
    lua_pop(L, has_own);
    return lua_istable(L, index) && !has_own ? walk_list(L, index) : luaL_len(L, index);
}

// Whether the table has a whole number beyond `length` among its keys.
static int goes_on(lua_State *L, int index, lua_Integer length)
{
    int found = 0, entries = 0;
    luaL_checkstack(L, 4, "too many values");
    ag_sandbox_push_content(L, index);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        entries++;
        found |= lua_isinteger(L, -1) && lua_tointeger(L, -1) > length;
    }
    lua_pop(L, 1);
    ag_host_spend(ag_host_of(L), entries / VALUES_A_STEP);
    return found;
}

lua_Integer ag_sandbox_list(lua_State *L, int index)
{
    lua_Integer length = ag_sandbox_length(L, index);
    return lua_istable(L, index) && goes_on(L, index, length) ? length + 1 : length;
}

// 1: true, 2: the operand of `#`.
static int length_of(lua_State *L)
{
    int type = lua_type(L, 2);
    if (type == LUA_TSTRING) {
        lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 2));
    } else if (luaL_getmetafield(L, 2, "__len") != LUA_TNIL) {
        lua_len(L, 2);
    } else if (type == LUA_TTABLE) {
        lua_Integer length = walk_list(L, 2);
        ag_host_spend(ag_host_of(L), (int)(length / VALUES_A_STEP));
        lua_pushinteger(L, length);
    } else {
        luaL_error(L, "attempt to get length of a %s value",
                   type == LUA_TUSERDATA ? ag_noun_of(L, 2) : luaL_typename(L, 2));
    }
    return 1;
}

void ag_sandbox_open_length(lua_State *L)
{
    lua_pushboolean(L, 1);
    lua_newtable(L);
    lua_pushcfunction(L, length_of);
    lua_setfield(L, -2, "__pow");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

// ---- reading a script: which parts are text or comments, and which are Lua ----

// The end of a script that Lua can't compile may come anywhere.

// Skips [[…]] or [=[…]=]; if none begins here, returns `at`.
static const char *past_brackets(const char *at, const char *end)
{
    const char *signs = at + 1, *inner = signs;
    while (inner < end && *inner == '=') inner++;
    if (at == end || *at != '[' || inner == end || *inner != '[') return at;
    size_t level = (size_t)(inner - signs);
    for (at = inner + 1; (size_t)(end - at) > level + 1; at++) {
        if (*at == ']' && at[level + 1] == ']' && memcmp(at + 1, signs, level) == 0) {
            return at + level + 2;
        }
    }
    return end;
}

static const char *past_text(const char *at, const char *end)
{
    char quote = *at++;
    while (at < end && *at != quote) at += *at == '\\' && at + 1 < end ? 2 : 1;
    return at < end ? at + 1 : end;
}

static const char *past_comment(const char *at, const char *end)
{
    const char *behind = past_brackets(at + 2, end);
    if (behind > at + 2) return behind;
    while (at < end && *at != '\n' && *at != '\r') at++;
    return at;
}

// The next operator # or ^ of a script, or its end.
static const char *next_operator(const char *at, const char *end)
{
    while (at < end && *at != '#' && *at != '^') {
        const char *behind = at;
        if (*at == '"' || *at == '\'') {
            behind = past_text(at, end);
        } else if (*at == '[') {
            behind = past_brackets(at, end);
        } else if (*at == '-' && at + 1 < end && at[1] == '-') {
            behind = past_comment(at, end);
        }
        at = behind > at ? behind : at + 1;
    }
    return at;
}

int ag_sandbox_compile(lua_State *L, const char *source, size_t size, const char *name)
{
    const char *from = source, *end = source + size, *at = next_operator(source, end);
    if (at == end) return luaL_loadbufferx(L, source, size, name, "t");
    ag_text text = { 0 };
    for (; at < end && *at == '#'; at = next_operator(from, end)) {
        ag_text_add_bytes(&text, from, (size_t)(at - from));
        ag_text_add(&text, " true^");
        from = at + 1;
    }
    ag_text_add_bytes(&text, from, (size_t)(at - from));
    int status = LUA_ERRSYNTAX;
    if (at < end) {
        ag_raised_push_at(L, AG_FINDING_CONTRADICTION, name + (*name == '@'),
                          ag_line_of(source, at), "scripts have no ^: write x * x");
    } else if (text.failed) {
        lua_pushliteral(L, "not enough memory");
        status = LUA_ERRMEM;
    } else {
        status = luaL_loadbufferx(L, text.bytes, text.length, name, "t");
    }
    ag_text_close(&text);
    if (status == LUA_ERRSYNTAX) {  // an error of the script as it was written is the one to report
        lua_remove(L, luaL_loadbufferx(L, source, size, name, "t") == LUA_ERRSYNTAX ? -2 : -1);
    }
    return status;
}
