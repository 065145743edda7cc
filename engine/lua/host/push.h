// What C hands to Lua: texts, lists of words, fields of tables.
#ifndef AG_LUA_HOST_PUSH_H
#define AG_LUA_HOST_PUSH_H

#include <lua.h>

#include "base/error.h"

// Pushes a text of the engine's own, and returns 1. (Lua caches recent texts of lua_pushstring by
// their address: of two runs of a game, only one would make the text again, and its script would
// pay for it.)
int ag_lua_push_text(lua_State *L, const char *text);
int ag_lua_push_number(lua_State *L, lua_Integer number);  // returns 1, as the next does
int ag_lua_push_flag(lua_State *L, int holds);
void ag_lua_push_words(lua_State *L, ag_word_list list);  // a list

// Set a field of the table on top of the stack.
void ag_lua_set(lua_State *L, const char *field, lua_Integer number);
void ag_lua_set_text(lua_State *L, const char *field, const char *text);
void ag_lua_set_flag(lua_State *L, const char *field, int holds);
void ag_lua_set_words(lua_State *L, const char *field, ag_word_list list);

#endif
