// The lines of a file that hold code, and its functions, also those that never came to be.
#ifndef AG_LUA_LINES_H
#define AG_LUA_LINES_H

#include <lua.h>

typedef struct ag_lines_told {
    void *context;
    void (*line)(void *context, int line);                 // may be told several times
    // not the file itself; outer ones before inner ones
    void (*function)(void *context, int first, int last);
} ag_lines_told;

// Of the compiled file on top of the stack, which stays there. 0: this build of Lua writes another
// form.
int ag_lines_read(lua_State *L, const ag_lines_told *told);

#endif
