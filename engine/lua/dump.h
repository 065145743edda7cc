// A compiled function, dumped: the bytes that Lua writes for it, read piece by piece. Lua itself
// has no way to ask a function about its insides. Bytes that do not fit the form make the dump
// broken; everything after them reads as 0.
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

enum {
    AG_CONSTANT_NIL,
    AG_CONSTANT_BOOLEAN,
    AG_CONSTANT_INTEGER,
    AG_CONSTANT_FLOAT,
    AG_CONSTANT_TEXT
};

typedef struct ag_dump_constant {
    int kind;                   // AG_CONSTANT_…
    lua_Integer integer;        // of an integer, or 1 for true; the bits of a float
    ag_dump_text text;
} ag_dump_constant;

// What comes before the constants of a function.
typedef struct ag_dump_head {
    int first_line, last_line;
    int parameter_count, has_more, register_count;
    ag_dump_text code;          // instructions, four bytes each; its size is their number
} ag_dump_head;

enum { AG_DUMP_NEST_MAX = 210 };        // functions within functions: Lua's compiler stops earlier

// Dumps the function on top of the stack and reads past the header. The bytes are in a block that
// is pushed below the function: they are valid until the caller pops it. Raises an error if memory
// runs out.
void ag_dump_open(lua_State *L, ag_dump *out);

// A hash of the function on top of the stack: equal for functions that do the same, whatever their
// lines and the names of their locals. Captured values are not in it.
uint64_t ag_dump_hash(lua_State *L);

// The same as ag_dump_open, for bytes that the caller owns.
void ag_dump_begin(ag_dump *out, const void *bytes, size_t size);

const uint8_t *ag_dump_take(ag_dump *in, size_t size);      // NULL: broken
uint8_t ag_dump_byte(ag_dump *in);
size_t ag_dump_number(ag_dump *in);
ag_dump_text ag_dump_take_text(ag_dump *in);                // "" if there is none
ag_dump_head ag_dump_take_head(ag_dump *in);
ag_dump_constant ag_dump_take_constant(ag_dump *in);

// Receives the line of each instruction, in order.
typedef void ag_dump_line(void *context, size_t at, int line);
void ag_dump_take_lines(ag_dump *in, int first_line, ag_dump_line *report, void *context);

// Skips the local variables that the debug part of a function lists.
void ag_dump_skip_locals(ag_dump *in);

#endif
