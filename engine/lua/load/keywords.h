// What keywords mean, as Lua: the text of keywords.lua, made by cmake/text.cmake.
#ifndef AG_LUA_LOAD_KEYWORDS_H
#define AG_LUA_LOAD_KEYWORDS_H

#include <lua.h>

extern const char ag_keywords_lua[];

// Pushes the function of an instruction ("portal", "delve"). (loader_keyword.c)
void ag_keywords_push_verb(lua_State *L, const char *name);

#endif
