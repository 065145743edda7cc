// Scripts keep no state: finds the functions that write a variable which outlives the call. Lua
// itself has no way to ask, so the compiled function is dumped and its instructions are read; the
// form is checked against a probe first.
#include <lauxlib.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "lua/sandbox.h"

enum { NEST_MAX = 210, OP_SETUPVAL = 10, OP_MASK = 0x7f, UPVALUE_SHIFT = 16, LINE_ABSOLUTE = -128 };
enum { TAG_FLOAT = 0x13, TAG_INTEGER = 0x03, TAG_SHORT_TEXT = 0x04, TAG_LONG_TEXT = 0x14 };

typedef struct reader {
    const uint8_t *bytes;
    size_t size, at;
    int broken;
    int is_file;
    int depth;
    struct level {
        const uint8_t *upvalues;  // three bytes each: on the outer function's stack, index, kind
        size_t upvalue_count;
    } levels[NEST_MAX];
    int found;
    ag_scan scan;
} reader;

typedef struct span {
    const uint8_t *bytes;
    size_t size;
} span;

static const uint8_t *take(reader *in, size_t size)
{
    if (in->broken || size > in->size - in->at) {
        in->broken = 1;
        return NULL;
    }
    in->at += size;
    return in->bytes + in->at - size;
}

static uint8_t take_byte(reader *in)
{
    const uint8_t *byte = take(in, 1);
    return byte == NULL ? 0 : *byte;
}

// Seven bits a byte, the highest first; the last byte is marked.
static size_t take_number(reader *in)
{
    size_t number = 0;
    uint8_t byte;
    do {
        byte = take_byte(in);
        if (in->broken || number > (SIZE_MAX >> 8)) {
            in->broken = 1;
            return 0;
        }
        number = number << 7 | (byte & 0x7f);
    } while ((byte & 0x80) == 0);
    return number;
}

static span take_text(reader *in)
{
    size_t size = take_number(in);
    if (size <= 1) {
        return (span){ (const uint8_t *)"", 0 };
    }
    return (span){ take(in, size - 1), size - 1 };
}

static void skip_constants(reader *in)
{
    size_t count = take_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        switch (take_byte(in)) {
        case TAG_FLOAT: take(in, sizeof(lua_Number)); break;
        case TAG_INTEGER: take(in, sizeof(lua_Integer)); break;
        case TAG_SHORT_TEXT:
        case TAG_LONG_TEXT: take_text(in); break;
        default: break;  // nil and booleans have no more bytes
        }
    }
}

// Whether upvalue `index` of the innermost function lives on after the call: it is the file's, or
// comes from outside.
static int outlives(const reader *in, size_t index)
{
    for (int depth = in->depth; depth >= 0; depth--) {
        const struct level *level = &in->levels[depth];
        if (index >= level->upvalue_count || depth == 0) {
            return 1;
        }
        if (level->upvalues[index * 3] != 0) {
            return depth == 1 && in->is_file;
        }
        index = level->upvalues[index * 3 + 1];
    }
    return 1;
}

static uint32_t instruction_at(span code, size_t at)
{
    uint32_t instruction;
    memcpy(&instruction, code.bytes + at * sizeof instruction, sizeof instruction);
    return instruction;
}

// The first instruction that writes what outlives the call; `count`: none.
static size_t find_write(const reader *in, span code, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t instruction = instruction_at(code, i);
        if ((instruction & OP_MASK) == OP_SETUPVAL
            && outlives(in, (instruction >> UPVALUE_SHIFT) & 0xff)) {
            return i;
        }
    }
    return count;
}

// Reads the line of instruction `at` from the differences that stand in the dump.
static int take_line(reader *in, int line_defined, size_t at)
{
    size_t count = take_number(in);
    const uint8_t *steps = take(in, count);
    size_t fixed_count = take_number(in);
    int line = line_defined;
    size_t from = 0;
    for (size_t i = 0; i < fixed_count && !in->broken; i++) {
        size_t place = take_number(in);
        size_t fixed = take_number(in);
        if (place <= at) {
            line = (int)fixed;
            from = place + 1;
        }
    }
    for (size_t i = from; !in->broken && steps != NULL && i <= at && i < count; i++) {
        line += (int8_t)steps[i] == LINE_ABSOLUTE ? 0 : (int8_t)steps[i];
    }
    return line;
}

static void skip_locals(reader *in)
{
    size_t count = take_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        take_text(in);
        take_number(in);
        take_number(in);
    }
}

static void take_upvalue_name(reader *in, size_t wanted)
{
    size_t count = take_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        span name = take_text(in);
        if (i == wanted && !in->broken) {
            snprintf(in->scan.name, sizeof in->scan.name, "%.*s", (int)name.size,
                     (const char *)name.bytes);
        }
    }
}

static void scan_function(reader *in)
{
    take_text(in);  // the source
    int line_defined = (int)take_number(in);
    take_number(in);  // its last line
    take(in, 3);      // parameters, whether more, stack size
    size_t count = take_number(in);
    span code = { take(in, count * sizeof(uint32_t)), count };
    skip_constants(in);
    struct level *level = &in->levels[in->depth];
    level->upvalue_count = take_number(in);
    level->upvalues = take(in, level->upvalue_count * 3);

    size_t write = in->broken || in->found ? count : find_write(in, code, count);
    size_t inner = take_number(in);
    for (size_t i = 0; i < inner && !in->broken; i++) {
        if (++in->depth == NEST_MAX) {
            in->broken = 1;
            return;
        }
        scan_function(in);
        in->depth--;
    }
    int first = write < count && !in->found;
    int line = take_line(in, line_defined, write);
    skip_locals(in);
    take_upvalue_name(in, first ? (instruction_at(code, write) >> UPVALUE_SHIFT) & 0xff : SIZE_MAX);
    if (first) {
        in->found = 1;
        in->scan.line = line;
    }
}

// The buffer may stand on the stack, above the function, so it is opened once dumping has begun.
typedef struct dumped {
    int begun;
    luaL_Buffer buffer;
} dumped;

static int keep_bytes(lua_State *lua, const void *bytes, size_t size, void *context)
{
    dumped *dump = context;
    if (!dump->begun) {
        dump->begun = 1;
        luaL_buffinit(lua, &dump->buffer);
    }
    luaL_addlstring(&dump->buffer, bytes, size);
    return 0;
}

// 4 bytes of signature, version, format, 6 bytes of check data, 3 sizes, two sample numbers, the
// count of upvalues.
static int header_fits(reader *in)
{
    static const uint8_t start[] = { 0x1b,
                                     'L',
                                     'u',
                                     'a',
                                     0x54,
                                     0,
                                     0x19,
                                     0x93,
                                     '\r',
                                     '\n',
                                     0x1a,
                                     '\n',
                                     sizeof(uint32_t),
                                     sizeof(lua_Integer),
                                     sizeof(lua_Number) };
    const uint8_t *bytes = take(in, sizeof start);
    take(in, sizeof(lua_Integer) + sizeof(lua_Number) + 1);
    return !in->broken && memcmp(bytes, start, sizeof start) == 0;
}

int ag_sandbox_scan(lua_State *lua, int is_file, ag_scan *out)
{
    luaL_checkstack(lua, 8, "too many values");
    lua_pushvalue(lua, -1);
    dumped dump = { 0 };
    lua_dump(lua, keep_bytes, &dump, 0);
    luaL_pushresult(&dump.buffer);

    reader in = { .is_file = is_file };
    in.bytes = (const uint8_t *)lua_tolstring(lua, -1, &in.size);
    if (header_fits(&in)) {
        scan_function(&in);
    } else {
        in.broken = 1;
    }
    lua_pop(lua, 2);
    *out = in.scan;
    return in.broken ? -1 : in.found;
}
