// Takes compiled functions apart. Bytes that do not fit the form make the reading broken;
// everything after them reads as 0. All memory of one reading is freed at once.
#include "lua/bytecode/chunk.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/assert.h"
#include "base/hash.h"
#include "base/span.h"

enum { COUNT_MAX = 1 << 20 };
enum { NEST_MAX = 210 };  // functions within functions: Lua's compiler stops earlier

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

// The whole reading: first the chunk that callers see, by which it is found again, then what it is
// made of.
typedef struct reading {
    ag_chunk chunk;
    ag_arena arena;
    ag_text dump;  // texts of the chunk stay in it
    size_t at;     // in the dump
    int depth;
    int broken;
} reading;

// ---- bytes ----

static char *take(reading *in, size_t size)
{
    if (in->broken || size > in->dump.length - in->at) {
        in->broken = 1;
        return NULL;
    }
    in->at += size;
    return in->dump.bytes + in->at - size;
}

static uint8_t take_byte(reading *in)
{
    const char *byte = take(in, 1);
    return byte == NULL ? 0 : (uint8_t)*byte;
}

// Seven bits a byte, the highest first; the last byte is marked. No real function has more of
// anything than the limit.
static int take_number(reading *in)
{
    int number = 0;
    uint8_t byte;
    do {
        byte = take_byte(in);
        number = number << 7 | (byte & 0x7f);
        in->broken |= number > COUNT_MAX;
    } while ((byte & 0x80) == 0 && !in->broken);
    return in->broken ? 0 : number;
}

// A text stands behind its length, as one more than it is; 0: there is none. Moved down by a byte
// it has room for a zero.
static const char *take_text(reading *in, size_t *size)
{
    int count = take_number(in);
    *size = count > 0 ? (size_t)count - 1 : 0;
    char *text = take(in, *size);
    if (text == NULL || *size == 0) return "";
    memmove(text - 1, text, *size);
    text[*size - 1] = '\0';
    return text - 1;
}

static const char *take_name(reading *in)
{
    size_t size;
    return take_text(in, &size);
}

// Room for as many items, which the caller fills in.
static void *hold(reading *in, int count, size_t size)
{
    void *made = ag_arena_item(&in->arena, (size_t)count * size);
    in->broken |= made == NULL;
    return made;
}

// ---- the parts of a function ----

static void take_head(reading *in, ag_chunk *out)
{
    take_name(in);  // the source
    out->first_line = take_number(in);
    out->last_line = take_number(in);
    out->parameter_count = take_byte(in);
    out->has_more = take_byte(in);
    take_byte(in);  // the number of registers
    out->code_count = take_number(in);
    const char *code = take(in, (size_t)out->code_count * sizeof *out->code);
    out->code = hold(in, out->code_count, sizeof *out->code);
    out->lines = hold(in, out->code_count, sizeof *out->lines);
    if (!in->broken && out->code_count > 0) {
        memcpy(out->code, code, (size_t)out->code_count * sizeof *out->code);
    }
}

static ag_constant take_constant(reading *in)
{
    _Static_assert(sizeof(lua_Number) == sizeof(lua_Integer), "the bits of either are kept");
    ag_constant made = { .kind = AG_CONSTANT_NIL, .text = "" };
    const char *bytes;
    int tag = take_byte(in);
    switch (tag) {
    case TAG_INTEGER:
    case TAG_FLOAT:
        made.kind = tag == TAG_INTEGER ? AG_CONSTANT_INTEGER : AG_CONSTANT_FLOAT;
        if ((bytes = take(in, sizeof made.integer)) != NULL) {
            memcpy(&made.integer, bytes, sizeof made.integer);
        }
        break;
    case TAG_SHORT_TEXT:
    case TAG_LONG_TEXT:
        made.kind = AG_CONSTANT_TEXT;
        made.text = take_text(in, &made.size);
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

static void take_constants(reading *in, ag_chunk *out)
{
    out->constant_count = take_number(in);
    out->constants = hold(in, out->constant_count, sizeof *out->constants);
    for (int i = 0; i < out->constant_count && !in->broken; i++) {
        out->constants[i] = take_constant(in);
    }
}

static void take_upvalues(reading *in, ag_chunk *out)
{
    out->upvalue_count = take_number(in);
    out->captured = (const uint8_t *)take(in, (size_t)out->upvalue_count * 3);
}

static void take_function(reading *in, ag_chunk *out);

static void take_children(reading *in, ag_chunk *out)
{
    out->child_count = take_number(in);
    out->children = hold(in, out->child_count, sizeof(ag_chunk *));
    for (int i = 0; i < out->child_count && !in->broken; i++) {
        out->children[i] = hold(in, 1, sizeof(ag_chunk));
        in->broken |= ++in->depth == NEST_MAX;
        if (!in->broken) take_function(in, out->children[i]);
        in->depth--;
    }
}

// Each line is stored as its difference from the one before; some are in a second list, in full.
static void take_lines(reading *in, ag_chunk *out)
{
    in->broken |= take_number(in) != out->code_count;
    const char *steps = take(in, (size_t)out->code_count);
    int fixed_left = take_number(in);
    int line = out->first_line;
    for (int i = 0; i < out->code_count && !in->broken; i++) {
        if ((int8_t)steps[i] == LINE_ABSOLUTE) {
            take_number(in);  // the number of the instruction
            line = take_number(in);
            fixed_left--;
        } else {
            line += (int8_t)steps[i];
        }
        out->lines[i] = line;
    }
    in->broken |= fixed_left != 0;
}

static void take_names(reading *in, ag_chunk *out)
{
    out->local_count = take_number(in);
    out->locals = hold(in, out->local_count, sizeof *out->locals);
    for (int i = 0; i < out->local_count && !in->broken; i++) {
        out->locals[i].name = take_name(in);
        out->locals[i].from = take_number(in);
        out->locals[i].to = take_number(in);
    }
    in->broken |= take_number(in) != out->upvalue_count;
    out->upvalues = hold(in, out->upvalue_count, sizeof *out->upvalues);
    for (int i = 0; i < out->upvalue_count && !in->broken; i++) out->upvalues[i] = take_name(in);
}

static void take_function(reading *in, ag_chunk *out)
{
    take_head(in, out);
    take_constants(in, out);
    take_upvalues(in, out);
    take_children(in, out);
    take_lines(in, out);
    take_names(in, out);
}

// ---- the dump ----

// 4 bytes of signature, version, format, 6 bytes of check data, 3 sizes, two sample numbers, the
// number of upvalues.
static void take_header(reading *in)
{
    static const char start[] = "\x1bLua\x54\0\x19\x93\r\n\x1a\n";
    static const char sizes[] = { sizeof(uint32_t), sizeof(lua_Integer), sizeof(lua_Number) };
    const char *bytes = take(in, sizeof start - 1 + sizeof sizes);
    take(in, sizeof(lua_Integer) + sizeof(lua_Number) + 1);
    in->broken = in->broken || memcmp(bytes, start, sizeof start - 1) != 0
                 || memcmp(bytes + sizeof start - 1, sizes, sizeof sizes) != 0;
}

static int keep_bytes(lua_State *L, const void *bytes, size_t size, void *context)
{
    (void)L;
    ag_text_add_bytes(context, bytes, size);
    return 0;
}

ag_chunk *ag_chunk_open(lua_State *L)
{
    reading *in = lua_isfunction(L, -1) && !lua_iscfunction(L, -1) ? calloc(1, sizeof *in) : NULL;
    if (in == NULL) return NULL;
    lua_dump(L, keep_bytes, &in->dump, 0);
    in->broken = in->dump.failed;
    take_header(in);
    take_function(in, &in->chunk);
    if (!in->broken) return &in->chunk;
    ag_chunk_close(&in->chunk);
    return NULL;
}

void ag_chunk_close(ag_chunk *chunk)
{
    reading *in = (reading *)(void *)chunk;
    if (in == NULL) return;
    ag_arena_close(&in->arena);
    ag_text_close(&in->dump);
    free(in);
}

// ---- questions ----

const ag_local *ag_chunk_local(const ag_chunk *chunk, int reg, int at)
{
    AG_ASSERT(reg >= 0);
    for (int i = 0; i < chunk->local_count && chunk->locals[i].from <= at; i++) {
        if (at < chunk->locals[i].to && reg-- == 0) return &chunk->locals[i];
    }
    return NULL;
}

ag_constant ag_chunk_constant(const ag_chunk *chunk, int index)
{
    AG_ASSERT(chunk != NULL);
    if (index < 0 || index >= chunk->constant_count) return (ag_constant){ .text = "" };
    return chunk->constants[index];
}

// What the compiler adds: the return at the end of the text, the one after `return f(…)`, which is
// never reached, and the first instruction of a function with `...`.
int ag_chunk_is_written(const ag_chunk *chunk, int at)
{
    AG_ASSERT(at < chunk->code_count);
    if (at + 1 == chunk->code_count) return 0;
    return at == 0 ? !chunk->has_more : ag_code_op(chunk->code[at - 1]) != AG_OP5_TAILCALL;
}

uint64_t ag_chunk_hash(const ag_chunk *chunk, uint64_t seed)
{
    int takes[] = { chunk->parameter_count, chunk->has_more };
    seed = ag_hash(seed, takes, sizeof takes);
    seed = ag_hash(seed, chunk->code, (size_t)chunk->code_count * sizeof *chunk->code);
    for (int i = 0; i < chunk->constant_count; i++) {
        const ag_constant *constant = &chunk->constants[i];
        seed = ag_hash(seed, &constant->kind, sizeof constant->kind);
        seed = ag_hash(seed, &constant->integer, sizeof constant->integer);
        seed = ag_hash(seed, constant->text, constant->size);
    }
    for (int i = 0; i < chunk->child_count; i++) seed = ag_chunk_hash(chunk->children[i], seed);
    return seed;
}
