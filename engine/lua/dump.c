// Reads dumped functions.
#include "lua/dump.h"

#include <lauxlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/hash.h"

// In the list of differences between lines: the line is in the other list
enum { LINE_ABSOLUTE = -128 };
enum {
    TAG_FALSE = 0x01,
    TAG_TRUE = 0x11,
    TAG_INTEGER = 0x03,
    TAG_FLOAT = 0x13,
    TAG_SHORT_TEXT = 0x04,
    TAG_LONG_TEXT = 0x14
};

const uint8_t *ag_dump_take(ag_dump *in, size_t size)
{
    if (in->broken || size > in->size - in->at) {
        in->broken = 1;
        return NULL;
    }
    in->at += size;
    return in->bytes + in->at - size;
}

uint8_t ag_dump_byte(ag_dump *in)
{
    const uint8_t *byte = ag_dump_take(in, 1);
    return byte == NULL ? 0 : *byte;
}

// Seven bits a byte, the highest first; the last byte is marked.
size_t ag_dump_number(ag_dump *in)
{
    size_t number = 0;
    uint8_t byte;
    do {
        byte = ag_dump_byte(in);
        if (in->broken || number > (SIZE_MAX >> 8)) {
            in->broken = 1;
            return 0;
        }
        number = number << 7 | (byte & 0x7f);
    } while ((byte & 0x80) == 0);
    return number;
}

ag_dump_text ag_dump_take_text(ag_dump *in)
{
    size_t size = ag_dump_number(in);
    if (size <= 1) {
        return (ag_dump_text){ (const uint8_t *)"", 0 };
    }
    return (ag_dump_text){ ag_dump_take(in, size - 1), size - 1 };
}

ag_dump_head ag_dump_take_head(ag_dump *in)
{
    ag_dump_head head;
    ag_dump_take_text(in);  // the source
    head.first_line = (int)ag_dump_number(in);
    head.last_line = (int)ag_dump_number(in);
    head.parameter_count = ag_dump_byte(in);
    head.has_more = ag_dump_byte(in);
    head.register_count = ag_dump_byte(in);
    size_t count = ag_dump_number(in);
    in->broken |= count > in->size;
    head.code = (ag_dump_text){ ag_dump_take(in, count * sizeof(uint32_t)), count };
    return head;
}

ag_dump_constant ag_dump_take_constant(ag_dump *in)
{
    ag_dump_constant made = { .kind = AG_CONSTANT_NIL };
    const uint8_t *bytes;
    int tag = ag_dump_byte(in);
    switch (tag) {
    case TAG_INTEGER:
        made.kind = AG_CONSTANT_INTEGER;
        if ((bytes = ag_dump_take(in, sizeof made.integer)) != NULL) {
            memcpy(&made.integer, bytes, sizeof made.integer);
        }
        break;
    case TAG_FLOAT:
        made.kind = AG_CONSTANT_FLOAT;
        if ((bytes = ag_dump_take(in, sizeof(lua_Number))) != NULL) {
            memcpy(&made.integer, bytes, sizeof made.integer);
        }
        break;
    case TAG_SHORT_TEXT:
    case TAG_LONG_TEXT:
        made.kind = AG_CONSTANT_TEXT;
        made.text = ag_dump_take_text(in);
        break;
    case TAG_FALSE:
    case TAG_TRUE:
        made.kind = AG_CONSTANT_BOOLEAN;
        made.integer = tag == TAG_TRUE;
        break;
    default: break;
    }
    return made;
}

// Each line is stored as its difference from the one before; some are in a second list, in full.
void ag_dump_take_lines(ag_dump *in, int first_line, ag_dump_line *report, void *context)
{
    AG_ASSERT(report != NULL);
    size_t count = ag_dump_number(in);
    const uint8_t *steps = ag_dump_take(in, count);
    size_t fixed_left = ag_dump_number(in);
    int line = first_line;
    for (size_t i = 0; i < count && !in->broken; i++) {
        if ((int8_t)steps[i] == LINE_ABSOLUTE && fixed_left > 0) {
            ag_dump_number(in);  // the number of the instruction
            line = (int)ag_dump_number(in);
            fixed_left--;
        } else {
            line += (int8_t)steps[i];
        }
        if (!in->broken) {
            report(context, i, line);
        }
    }
    for (; fixed_left > 0 && !in->broken; fixed_left--) {
        ag_dump_number(in);
        ag_dump_number(in);
    }
}

void ag_dump_skip_locals(ag_dump *in)
{
    size_t count = ag_dump_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        ag_dump_take_text(in);
        ag_dump_number(in);
        ag_dump_number(in);
    }
}

// Dumped twice: once to find out its size, once into a block of that size.
typedef struct dumped {
    uint8_t *bytes;  // NULL: only count
    size_t size;
} dumped;

static int keep_bytes(lua_State *L, const void *bytes, size_t size, void *context)
{
    dumped *dump = context;
    (void)L;
    if (dump->bytes != NULL) {
        memcpy(dump->bytes + dump->size, bytes, size);
    }
    dump->size += size;
    return 0;
}

// 4 bytes of signature, version, format, 6 bytes of check data, 3 sizes, two sample numbers, the
// number of upvalues.
static int header_fits(ag_dump *in)
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
    const uint8_t *bytes = ag_dump_take(in, sizeof start);
    ag_dump_take(in, sizeof(lua_Integer) + sizeof(lua_Number) + 1);
    return !in->broken && memcmp(bytes, start, sizeof start) == 0;
}

void ag_dump_begin(ag_dump *out, const void *bytes, size_t size)
{
    *out = (ag_dump){ .bytes = bytes, .size = size };
    out->broken = !header_fits(out);
}

void ag_dump_open(lua_State *L, ag_dump *out)
{
    luaL_checkstack(L, 8, "too many values");
    dumped dump = { 0 };
    lua_dump(L, keep_bytes, &dump, 0);
    uint8_t *bytes = lua_newuserdatauv(L, dump.size, 0);
    lua_insert(L, -2);
    dump = (dumped){ .bytes = bytes };
    lua_dump(L, keep_bytes, &dump, 0);
    ag_dump_begin(out, bytes, dump.size);
}

// ---- a hash ----

static uint64_t hash_text(uint64_t seed, ag_dump_text text)
{
    return ag_hash(seed, text.bytes, text.size);
}

static void pass_by(void *context, size_t at, int line)
{
    (void)context;
    (void)at;
    (void)line;
}

static uint64_t hash_function(ag_dump *in, uint64_t seed, int depth)
{
    ag_dump_head head = ag_dump_take_head(in);
    int takes[] = { head.parameter_count, head.has_more };
    head.code.size *= 4;
    seed = hash_text(ag_hash(seed, takes, sizeof takes), head.code);
    size_t constants = ag_dump_number(in);
    for (size_t i = 0; i < constants && !in->broken; i++) {
        ag_dump_constant constant = ag_dump_take_constant(in);
        seed = ag_hash(seed, &constant.kind, sizeof constant.kind);
        seed = constant.kind == AG_CONSTANT_TEXT
                   ? hash_text(seed, constant.text)
                   : ag_hash(seed, &constant.integer, sizeof constant.integer);
    }
    ag_dump_take(in, ag_dump_number(in) * 3);  // upvalues
    size_t inner = ag_dump_number(in);
    for (size_t i = 0; i < inner && !in->broken && depth < AG_DUMP_NEST_MAX; i++) {
        seed = hash_function(in, seed, depth + 1);
    }
    ag_dump_take_lines(in, head.first_line, pass_by, NULL);
    ag_dump_skip_locals(in);
    for (size_t names = ag_dump_number(in); names > 0 && !in->broken; names--) {
        ag_dump_take_text(in);
    }
    return seed;
}

uint64_t ag_dump_hash(lua_State *L)
{
    ag_dump dump;
    ag_dump_open(L, &dump);
    uint64_t hash = hash_function(&dump, 0, 0);
    lua_remove(L, -2);
    return hash;
}
