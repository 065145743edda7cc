// What compiled functions say about themselves: that they write a variable which outlives the call
// (scripts keep no state), or that they hold a text which is none. Lua itself has no way to ask, so
// the function is dumped and read; the form is checked against a probe first.
#include <lauxlib.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "lua/sandbox.h"

enum { NEST_MAX = 210, LINE_ABSOLUTE = -128 };

// Opcodes, and where an instruction has its operands: A, a bit that says C is a constant, B, C.
enum { OP_LOADK = 3, OP_SETUPVAL = 10, OP_SETTABUP = 15, OP_SETFIELD = 18 };
enum { OP_MASK = 0x7f, LONG_SHIFT = 15, B_SHIFT = 16, C_SHIFT = 24 };
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

// How many bytes the character at the front has; 0: it is none that a text may hold. Zero bytes end
// a text for whoever reads it as C does, other controls move the cursor of a terminal.
static size_t character_size(const uint8_t *at, size_t left)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    size_t size = at[0] < 0x80 ? 1 : at[0] < 0xc2 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : 4;
    uint32_t code = size < 2 ? at[0] : at[0] & (0xffu >> (size + 1));
    if (size == 0 || size > left) {
        return 0;
    }
    for (size_t i = 1; i < size; i++) {
        if ((at[i] & 0xc0) != 0x80) {
            return 0;
        }
        code = code << 6 | (at[i] & 0x3f);
    }
    int control = (code < 0x20 && code != '\n') || (code >= 0x7f && code < 0xa0);
    int surrogate = code >= 0xd800 && code < 0xe000;
    return control || surrogate || code < least[size] || code > 0x10ffff ? 0 : size;
}

static int is_text(span text)
{
    size_t at = 0;
    while (at < text.size) {
        size_t size = character_size(text.bytes + at, text.size - at);
        if (size == 0) {
            return 0;
        }
        at += size;
    }
    return 1;
}

// Returns the number of the first text among them that is none, or how many there are.
static size_t take_constants(reader *in)
{
    size_t count = take_number(in);
    size_t bad = count;
    for (size_t i = 0; i < count && !in->broken; i++) {
        switch (take_byte(in)) {
        case TAG_FLOAT: take(in, sizeof(lua_Number)); break;
        case TAG_INTEGER: take(in, sizeof(lua_Integer)); break;
        case TAG_SHORT_TEXT:
        case TAG_LONG_TEXT: {
            span text = take_text(in);
            bad = !in->broken && bad == count && !is_text(text) ? i : bad;
            break;
        }
        default: break;  // nil and booleans have no more bytes
        }
    }
    return bad == count ? SIZE_MAX : bad;
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
            && outlives(in, (instruction >> B_SHIFT) & 0xff)) {
            return i;
        }
    }
    return count;
}

// The first instruction that loads the constant, or makes it a field of a table; `count`: none
// does.
static size_t find_use(span code, size_t count, size_t constant)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t instruction = instruction_at(code, i);
        uint32_t op = instruction & OP_MASK;
        int sets = op >= OP_SETTABUP && op <= OP_SETFIELD && (instruction >> LONG_SHIFT & 1) != 0;
        if ((op == OP_LOADK && instruction >> LONG_SHIFT == constant)
            || (sets && instruction >> C_SHIFT == constant)) {
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
    size_t constant = take_constants(in);
    struct level *level = &in->levels[in->depth];
    level->upvalue_count = take_number(in);
    level->upvalues = take(in, level->upvalue_count * 3);

    int known = in->broken || in->found;
    int writes = 0;
    size_t at = known ? count : find_write(in, code, count);
    if (!known && at < count) {
        writes = 1;
        in->found = AG_SCAN_WRITES;
    } else if (!known && constant != SIZE_MAX) {
        at = find_use(code, count, constant);
        in->found = AG_SCAN_TEXT;
    }
    int first = !known && in->found;
    size_t inner = take_number(in);
    for (size_t i = 0; i < inner && !in->broken; i++) {
        if (++in->depth == NEST_MAX) {
            in->broken = 1;
            return;
        }
        scan_function(in);
        in->depth--;
    }
    int line = take_line(in, line_defined, at);
    skip_locals(in);
    take_upvalue_name(in, writes ? (instruction_at(code, at) >> B_SHIFT) & 0xff : SIZE_MAX);
    if (first) {
        in->scan.line = line > 0 ? line : 1;
    }
}

// Dumped twice: once to know how large it is, once into a block of that size.
typedef struct dumped {
    uint8_t *bytes;  // NULL: only count
    size_t size;
} dumped;

static int keep_bytes(lua_State *lua, const void *bytes, size_t size, void *context)
{
    dumped *dump = context;
    (void)lua;
    if (dump->bytes != NULL) {
        memcpy(dump->bytes + dump->size, bytes, size);
    }
    dump->size += size;
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
    dumped dump = { 0 };
    lua_dump(lua, keep_bytes, &dump, 0);
    uint8_t *bytes = lua_newuserdatauv(lua, dump.size, 0);
    lua_insert(lua, -2);
    dump = (dumped){ .bytes = bytes };
    lua_dump(lua, keep_bytes, &dump, 0);

    reader in = { .is_file = is_file, .bytes = bytes, .size = dump.size, .scan = { .line = 1 } };
    if (header_fits(&in)) {
        scan_function(&in);
    } else {
        in.broken = 1;
    }
    lua_remove(lua, -2);
    *out = in.scan;
    return in.broken ? -1 : in.found;
}
