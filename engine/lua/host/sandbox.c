// The environment of all scripts, the parts of Lua that are in it, and loading text into it. Texts
// have no methods, no text shows an address, and no function loads, catches or waits.
#include <lualib.h>

#include "lua/host/script.h"

static const char words_key, environment_key;

// ---- text ----

// Pushes the value as text; raises an error for a value without a text of its own.
static void push_text(lua_State *L, int index)
{
    int type = lua_type(L, index);
    int has_text = type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER;
    ag_lua_need(L, has_text || type == LUA_TSTRING, AG_FINDING_CONTRADICTION, NULL,
                "a %s never turns into text", lua_typename(L, type));
    luaL_tolstring(L, index, NULL);
}

static int word_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    push_text(L, 1);
    return 1;
}

// %d for whole numbers, %s for values with a text, %% for itself.
static int word_format(lua_State *L)
{
    size_t size;
    const char *form = luaL_checklstring(L, 1, &size);
    int argument = 1;
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    for (size_t i = 0; i < size; i++) {
        if (form[i] != '%') {
            luaL_addchar(&buffer, form[i]);
            continue;
        }
        char kind = ++i < size ? form[i] : 0;
        if (kind == '%') {
            luaL_addchar(&buffer, '%');
            continue;
        }
        luaL_argcheck(L, kind == 'd' || kind == 's', 1, "format knows %d, %s and %%");
        argument++;
        if (kind == 'd') {
            lua_pushinteger(L, luaL_checkinteger(L, argument));
        } else {
            luaL_checkany(L, argument);
            push_text(L, argument);
        }
        luaL_addvalue(&buffer);
    }
    luaL_pushresult(&buffer);
    return 1;
}

// ---- words of Lua ----

static int word_error(lua_State *L)
{
    luaL_argcheck(L, lua_type(L, 1) == LUA_TSTRING, 1, "an error is a text");
    ag_lua_fail(L, AG_FINDING_SCRIPT, "%s", lua_tostring(L, 1));
}

static int word_assert(lua_State *L)
{
    luaL_checkany(L, 1);
    if (!lua_toboolean(L, 1)) {
        ag_lua_fail(L, AG_FINDING_SCRIPT, "%s", luaL_optstring(L, 2, "assertion failed"));
    }
    return lua_gettop(L);
}

// ---- loops ----

static int ipairs_next(lua_State *L)
{
    // A script may call it with any place: as in Lua, numbers wrap around at the end.
    lua_Integer at = (lua_Integer)((lua_Unsigned)luaL_checkinteger(L, 2) + 1);
    lua_pushinteger(L, at);
    return lua_geti(L, 1, at) == LUA_TNIL ? 1 : 2;
}

static int word_ipairs(lua_State *L)
{
    ag_sandbox_need_table(L, "ipairs");
    lua_pushcfunction(L, ipairs_next);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

// Sets those functions of a library of Lua in the table on top of the stack that give the same
// everywhere.
static void take_words(lua_State *L, lua_CFunction library, const char *const *names)
{
    lua_pushcfunction(L, library);
    lua_call(L, 0, 1);
    for (; *names != NULL; names++) {
        lua_getfield(L, -1, *names);
        lua_setfield(L, -3, *names);
    }
    lua_pop(L, 1);
}

// ---- the environment ----

static int environment_read(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &words_key);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    ag_lua_fail(L, AG_FINDING_UNKNOWN_WORD, "there is no word \"%s\"%s", name,
                ag_lua_meant_word(L, -1, name));
}

static int environment_index(lua_State *L)
{
    return ag_lua_guard(L, environment_read);
}

static int environment_write(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    ag_lua_fail(L, AG_FINDING_GLOBAL,
                "\"%s\" is written as a global: scripts keep no state (local %s?)", name, name);
}

static const luaL_Reg words[] = {
    { "assert", word_assert }, { "error", word_error },       { "format", word_format },
    { "ipairs", word_ipairs }, { "pairs", ag_sandbox_pairs }, { "tostring", word_tostring },
    { NULL, NULL },
};

void ag_sandbox_open(lua_State *L)
{
    static const char *const of_lua[] = { "select", "tonumber", "type", NULL };
    static const char *const of_math[] = { "abs", "floor", "max", "min", NULL };
    // Scripts see an empty table. What it lacks is read from the words; an unknown word is an
    // error.
    lua_newtable(L);
    lua_newtable(L);
    luaL_newlib(L, words);
    take_words(L, luaopen_base, of_lua);
    lua_newtable(L);
    lua_pushcfunction(L, environment_index);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &words_key);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, environment_write);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &environment_key);

    ag_sandbox_open_length(L);
    ag_sandbox_open_tables(L);
    lua_newtable(L);
    take_words(L, luaopen_math, of_math);
    ag_sandbox_freeze(L, -1);
    ag_sandbox_define(L, "math");
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);  // nothing else of Lua's stays in reach
}

void ag_sandbox_define(lua_State *L, const char *name)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &words_key);
    lua_insert(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
}

void ag_sandbox_read_from(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    lua_getmetatable(L, -1);
    lua_getfield(L, -1, "__index");
    lua_pushvalue(L, -4);
    lua_setfield(L, -3, "__index");
    lua_replace(L, -4);
    lua_pop(L, 2);
}

void ag_sandbox_push_words(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &words_key);
}

// ---- loading ----

void ag_sandbox_push_finding(lua_State *L, const char *path, const ag_scan *scan)
{
    if (scan->found == AG_SCAN_UNREAD) {
        ag_raised_push_at(L, AG_FINDING_SCRIPT, path, 0,
                          "not enough memory, or not the build of Lua that Aggro can check scripts "
                          "with");
    } else if (scan->found == AG_SCAN_TEXT) {
        ag_raised_push_at(L, AG_FINDING_SYNTAX, path, scan->line,
                          "a text that is no UTF-8, or has control characters in it");
    } else {
        ag_raised_push_at(L, AG_FINDING_KEEPS_STATE, path, scan->line,
                          "a function writes \"%s\", which outlives its call: scripts keep "
                          "no state (a counter, a modifier or me.memory does)",
                          scan->name);
    }
}

// Compiles the file, or reports why that fails. What Lua says without a place (too deep, out of
// memory) is about the file as a whole.
static int compile(lua_State *L, const char *source, size_t size, size_t size_max, const char *path)
{
    if (size > size_max) {
        ag_raised_push_at(L, AG_FINDING_OUT_OF_RANGE, path, 1,
                          "the file has %d bytes, a script has at most %d", (int)size,
                          (int)size_max);
        return LUA_ERRSYNTAX;
    }
    const char *name = lua_pushfstring(L, "@%s", path);
    int status = ag_sandbox_compile(L, source, size, name);
    lua_remove(L, -2);
    if (status != LUA_OK && ag_raised_at(L, -1) == NULL) {
        ag_raised at = { .line = 0 };
        const char *message = lua_tostring(L, -1);
        const char *text = ag_raised_place(message, &at);
        ag_raised_push_at(
            L, AG_FINDING_SYNTAX, path, text != NULL ? at.line : 1, "%s%s",
            text != NULL ? "" : "the file is too much for Lua: ", text != NULL ? text : message);
        lua_remove(L, -2);
    }
    return status;
}

int ag_sandbox_load(lua_State *L, const char *source, size_t size, size_t size_max,
                    const char *path)
{
    int status = compile(L, source, size, size_max, path);
    if (status != LUA_OK) return status;
    ag_scan scan = ag_scan_function(L, 1);
    if (scan.found != 0) {
        lua_pop(L, 1);
        ag_sandbox_push_finding(L, path, &scan);
        return LUA_ERRRUN;
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
    return LUA_OK;
}
