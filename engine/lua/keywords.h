// What keywords mean, as Lua: the text of keywords.lua, made by cmake/text.cmake.
#ifndef AG_LUA_KEYWORDS_H
#define AG_LUA_KEYWORDS_H

extern const char ag_keywords_lua[];

#endif
