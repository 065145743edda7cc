// Whether a compiled function remembers something, or has bytes in it that are not a text.
#ifndef AG_LUA_BYTECODE_SCAN_H
#define AG_LUA_BYTECODE_SCAN_H

#include <lua.h>

enum {
    AG_SCAN_UNREAD = 1,         // this build of Lua writes another form, or there is no memory
    AG_SCAN_WRITES,             // a function writes something that outlives its call
    AG_SCAN_TEXT                // a text is not UTF-8, or has control characters
};

typedef struct ag_scan {
    int found;                  // AG_SCAN_…; 0: nothing is wrong
    int line;
    char name[64];              // of what is written
} ag_scan;

// Scans the function on top of the stack with all that are in it. `is_file`: it is a file's, and
// what it holds outlives the calls of the functions in it.
ag_scan ag_scan_function(lua_State *L, int is_file);

#endif
