// The environment of all scripts, the parts of Lua that are in it, and loading text into it. Texts
// have no methods, no text shows an address, and no function loads, catches or waits.
#include <lualib.h>

#include "lua/host/script.h"

static const char words_key, environment_key;

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
    { "assert", word_assert },
    { "error", word_error },
    { "format", word_format },
    { "ipairs", word_ipairs },
    { "pairs", ag_sandbox_pairs },
    { "tostring", word_tostring },
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

static void push_finding(lua_State *L, const char *path, const ag_scan *scan)
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
        const char *message = lua_tostring(L, -1), *text = ag_raised_place(message, &at);
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
        push_finding(L, path, &scan);
        return LUA_ERRRUN;
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
    return LUA_OK;
}

// What `#` means. Lua's own length of a table with holes depends on its layout in memory, and so on
// the seed of this process. Ours is always the number of values from 1 on, up to the first hole. As
// a script is read, each operator `#` becomes `true^`, and `true` can be raised to the power of a
// value: a boolean may stand where `#` may stand, and `^` binds as tightly as `#` to what is on its
// right (Lua 5.4 manual, 3.4.8), so that the meaning of the script stays the same. In turn scripts
// can't use `^` themselves: no two C libraries agree on all digits of a power.

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
            char quote = *at++;
            while (at < end && *at != quote) at += *at == '\\' && at + 1 < end ? 2 : 1;
            behind = at < end ? at + 1 : end;
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

// Freezing: what a file returned, and everything that can be reached from it, never changes again.
// A frozen table is emptied; its content is kept behind it, where a script can read but not write.

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

static void freeze_table(lua_State *L)
{
    // Moves the content of the table on top of the stack into a new one, which is pushed.
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
        case LUA_TFUNCTION:
            if (lua_iscfunction(L, -1)) break;  // our own functions remember nothing
            check_function(&on);
            for (int i = 1; lua_getupvalue(L, -1, i) != NULL; i++) visit_later(&on);
            break;
        default:
            for (int i = 1; lua_getiuservalue(L, -1, i) != LUA_TNONE; i++) visit_later(&on);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    lua_settop(L, on.seen - 1);
    if (on.scan.found != 0) {
        push_finding(L, on.path, &on.scan);
        lua_error(L);
    }
}
