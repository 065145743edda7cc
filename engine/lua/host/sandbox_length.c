// What `#` means. Lua's own length of a table with holes depends on its layout in memory, and so on
// the seed of this process. Ours is always the number of values from 1 on, up to the first hole. As
// a script is read, each operator `#` becomes `true^`, and `true` can be raised to the power of a
// value: a boolean may stand where `#` may stand, and `^` binds as tightly as `#` to what is on its
// right (Lua 5.4 manual, 3.4.8), so that the meaning of the script stays the same. In turn scripts
// can't use `^` themselves: no two C libraries agree on all digits of a power.
#include <string.h>

#include "lua/host/fail.h"
#include "lua/host/host.h"
#include "lua/host/handle.h"
#include "lua/host/sandbox.h"

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
    if (lua_istable(L, index) && luaL_getmetafield(L, index, "__len") == LUA_TNIL) {
        return walk_list(L, index);
    }
    if (lua_istable(L, index)) {
        lua_pop(L, 1);
    }
    return luaL_len(L, index);
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

typedef struct script_reader {
    const char *at, *end;
    int begun;          // the operator at `at` has been returned
    const char *power;  // the first ^; NULL: none so far
} script_reader;

static char byte_at(const script_reader *in, const char *at)
{
    return at < in->end ? *at : '\0';
}

static int is_newline(char byte)
{
    return byte == '\n' || byte == '\r';
}

// Lua reads "\r\n" and "\n\r" as one newline.
static const char *past_newline(const script_reader *in, const char *at)
{
    char other = byte_at(in, at + 1);
    return at + (is_newline(other) && other != *at ? 2 : 1);
}

// Skips the backslash and the character that it escapes.
static const char *past_escape(const script_reader *in, const char *at)
{
    char escaped = byte_at(in, ++at);
    if (escaped == 'z') {
        for (at++; byte_at(in, at) != '\0' && strchr(" \t\n\r\v\f", *at) != NULL; at++) {
            continue;
        }
        return at;
    }
    return is_newline(escaped) ? past_newline(in, at) : at + 1;
}

static const char *past_text(const script_reader *in, const char *at)
{
    char quote = *at++;
    while (at < in->end && *at != quote && !is_newline(*at)) {
        at = *at == '\\' ? past_escape(in, at) : at + 1;
    }
    return at < in->end ? at + 1 : in->end;
}

// Skips [[…]] or [=[…]=]; if none begins here, returns `at`.
static const char *past_brackets(const script_reader *in, const char *at)
{
    size_t level = 0;
    while (byte_at(in, at + 1 + level) == '=') {
        level++;
    }
    if (*at != '[' || byte_at(in, at + 1 + level) != '[') return at;
    size_t same = 0;  // of the level, after a ]
    int closing = 0;
    for (at += level + 2; at < in->end; at++) {
        if (*at == ']' && closing && same == level) return at + 1;
        same = *at == '=' && closing ? same + 1 : 0;
        closing = *at == ']' || (*at == '=' && closing);
    }
    return in->end;
}

static const char *past_comment(const script_reader *in, const char *at)
{
    at += 2;
    const char *behind = byte_at(in, at) == '[' ? past_brackets(in, at) : at;
    while (behind == at && at < in->end && !is_newline(*at)) {
        behind = ++at;
    }
    return behind;
}

// The next operator # or ^, or the end.
static const char *next_operator(const script_reader *in, const char *at)
{
    while (at < in->end && *at != '#' && *at != '^') {
        const char *behind = at;
        if (*at == '"' || *at == '\'') {
            behind = past_text(in, at);
        } else if (*at == '-' && byte_at(in, at + 1) == '-') {
            behind = past_comment(in, at);
        } else if (*at == '[') {
            behind = past_brackets(in, at);
        }
        at = behind > at ? behind : at + 1;
    }
    return at < in->end ? at : in->end;
}

// The line of `to`, from 1.
static int line_of(const script_reader *in, const char *source, const char *to)
{
    int line = 1;
    for (const char *at = source; at < to; at = is_newline(*at) ? past_newline(in, at) : at + 1) {
        line += is_newline(*at);
    }
    return line;
}

// A lua_Reader: gives the script in pieces, with `true^` for each operator #. It ends at a ^.
static const char *next_piece(lua_State *L, void *context, size_t *size)
{
    static const char length[] = " true^";
    script_reader *in = context;
    (void)L;
    char byte = byte_at(in, in->at);
    if (byte == '^' && in->begun) {
        in->power = in->at;
    }
    if (in->power != NULL || in->at == in->end) {
        *size = 0;
        return NULL;
    }
    if (byte == '#' && in->begun) {
        in->begun = 0;
        in->at++;
        *size = sizeof length - 1;
        return length;
    }
    const char *piece = in->at;
    const char *to = next_operator(in, piece);
    in->begun = 1;
    in->at = to;
    *size = (size_t)(to - piece);
    return *size > 0 ? piece : next_piece(L, context, size);  // it begins with an operator
}

int ag_sandbox_compile(lua_State *L, const char *source, size_t size, const char *name)
{
    script_reader in = { .at = source, .end = source + size };
    int status = lua_load(L, next_piece, &in, name, "t");
    if (in.power != NULL) {
        lua_pop(L, 1);
        ag_raised_push_at(L, AG_FINDING_CONTRADICTION, name + (*name == '@'),
                          line_of(&in, source, in.power), "scripts have no ^: write x * x");
        return LUA_ERRSYNTAX;
    }
    // An error is reported for the script as it was written.
    if (status == LUA_ERRSYNTAX && memchr(source, '#', size) != NULL) {
        int written = luaL_loadbufferx(L, source, size, name, "t");
        lua_remove(L, written == LUA_ERRSYNTAX ? -2 : -1);
    }
    return status;
}
