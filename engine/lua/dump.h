// A compiled function, dumped: the bytes that Lua writes of it, read a piece at a time. Lua itself has no way to ask a
// function about its insides. What does not fit the form makes the dump broken, and everything after that reads as 0.
#ifndef AG_LUA_DUMP_H
#define AG_LUA_DUMP_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ag_dump {
    const uint8_t *bytes;
    size_t size, at;
    int broken;
} ag_dump;

typedef struct ag_dump_text {
    const uint8_t *bytes;
    size_t size;
} ag_dump_text;

enum { AG_DUMP_LINE_ABSOLUTE = -128 };      // among the steps from line to line: the line stands in the other list

// Dumps the function on top of the stack and reads past the header. The bytes lie in a block that is pushed below the
// function: they are good until the caller takes it off.
void ag_dump_open(lua_State *lua, ag_dump *out);

const uint8_t *ag_dump_take(ag_dump *in, size_t size);      // NULL: broken
uint8_t ag_dump_byte(ag_dump *in);
size_t ag_dump_number(ag_dump *in);
ag_dump_text ag_dump_take_text(ag_dump *in);                // "" where there is none

// Passes by the local variables that the debug part of a function lists.
void ag_dump_skip_locals(ag_dump *in);

#endif
