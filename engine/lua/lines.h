// The lines of a file that hold code, and its functions, including those that were never created.
#ifndef AG_LUA_LINES_H
#define AG_LUA_LINES_H

#include <lua.h>

typedef struct ag_lines_report {
    void *context;
    void (*line)(void *context, int line);                 // may be called several times for a line
    // Not for the file itself; outer functions before inner ones.
    void (*function)(void *context, int first, int last);
} ag_lines_report;

// Reads the compiled file on top of the stack, which stays there. 0: this build of Lua uses a
// different form.
int ag_lines_read(lua_State *L, const ag_lines_report *report);

#endif
