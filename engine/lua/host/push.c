// What C hands to Lua: texts, lists of words, fields of tables.
#include "lua/host/script.h"

int ag_lua_push_text(lua_State *L, const char *text)
{
    lua_pushlstring(L, text, strlen(text));
    return 1;
}

int ag_lua_push_number(lua_State *L, lua_Integer number)
{
    lua_pushinteger(L, number);
    return 1;
}

int ag_lua_push_flag(lua_State *L, int holds)
{
    lua_pushboolean(L, holds);
    return 1;
}

void ag_lua_set(lua_State *L, const char *field, lua_Integer number)
{
    lua_pushinteger(L, number);
    lua_setfield(L, -2, field);
}

void ag_lua_set_text(lua_State *L, const char *field, const char *text)
{
    lua_pushstring(L, text);
    lua_setfield(L, -2, field);
}

void ag_lua_set_flag(lua_State *L, const char *field, int holds)
{
    lua_pushboolean(L, holds);
    lua_setfield(L, -2, field);
}

void ag_lua_push_words(lua_State *L, ag_word_list list)
{
    lua_createtable(L, list.count, 0);
    for (int i = 0; i < list.count; i++) {
        lua_pushstring(L, list.words[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

void ag_lua_set_words(lua_State *L, const char *field, ag_word_list list)
{
    ag_lua_push_words(L, list);
    lua_setfield(L, -2, field);
}
