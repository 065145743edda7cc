// Compiled functions, taken apart. All of one reading lies in one list of blocks, which goes at
// once.
#include "lua/chunk.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"

enum { NEST_MAX = 200, LINE_ABSOLUTE = -128, COUNT_MAX = 1 << 20 };
enum {
    TAG_FALSE = 0x01,
    TAG_TRUE = 0x11,
    TAG_INTEGER = 0x03,
    TAG_FLOAT = 0x13,
    TAG_SHORT_TEXT = 0x04,
    TAG_LONG_TEXT = 0x14
};

typedef struct block {
    struct block *next;
} block;

// The whole reading: the chunk that callers see, then what it is made of.
typedef struct reading {
    ag_chunk chunk;  // first: found through it
    block *blocks;
} reading;

typedef struct reader {
    reading *into;
    const uint8_t *bytes;
    size_t size, at;
    int broken, depth;
} reader;

// ---- memory ----

static void *hold(reader *in, size_t size)
{
    block *made = calloc(1, sizeof *made + size + 1);
    if (made == NULL) {
        in->broken = 1;
        return NULL;
    }
    made->next = in->into->blocks;
    in->into->blocks = made;
    return made + 1;
}

void ag_chunk_close(ag_chunk *chunk)
{
    reading *all = (reading *)(void *)chunk;
    block *next;
    for (block *at = all == NULL ? NULL : all->blocks; at != NULL; at = next) {
        next = at->next;
        free(at);
    }
    free(all);
}

// ---- bytes ----

static const uint8_t *take(reader *in, size_t size)
{
    if (in->broken || size > in->size - in->at) {
        in->broken = 1;
        return NULL;
    }
    in->at += size;
    return in->bytes + in->at - size;
}

static int take_byte(reader *in)
{
    const uint8_t *byte = take(in, 1);
    return byte == NULL ? 0 : *byte;
}

// Seven bits a byte, the highest first; the last byte is marked.
static int take_number(reader *in)
{
    size_t number = 0;
    int byte = 0;
    do {
        byte = take_byte(in);
        number = number << 7 | (size_t)(byte & 0x7f);
        in->broken |= number > COUNT_MAX;
    } while ((byte & 0x80) == 0 && !in->broken);
    return in->broken ? 0 : (int)number;
}

static const char *take_text(reader *in)
{
    int size = take_number(in);
    const uint8_t *bytes = size > 1 ? take(in, (size_t)size - 1) : NULL;
    char *text = bytes != NULL ? hold(in, (size_t)size) : NULL;
    if (text == NULL) {
        return "";
    }
    memcpy(text, bytes, (size_t)size - 1);
    return text;
}

// ---- the parts of a function ----

static void take_code(reader *in, ag_chunk *out)
{
    out->code_count = take_number(in);
    const uint8_t *bytes = take(in, (size_t)out->code_count * sizeof *out->code);
    out->code = hold(in, (size_t)out->code_count * sizeof *out->code);
    out->lines = hold(in, (size_t)out->code_count * sizeof *out->lines);
    if (bytes != NULL && out->code != NULL) {
        memcpy(out->code, bytes, (size_t)out->code_count * sizeof *out->code);
    }
}

static ag_constant take_constant(reader *in)
{
    ag_constant constant = { .text = "" };
    const uint8_t *bytes;
    int tag = take_byte(in);
    switch (tag) {
    case TAG_INTEGER:
        constant.kind = AG_CONSTANT_INTEGER;
        if ((bytes = take(in, sizeof constant.integer)) != NULL) {
            memcpy(&constant.integer, bytes, sizeof constant.integer);
        }
        break;
    case TAG_FLOAT:
        constant.kind = AG_CONSTANT_FLOAT;
        take(in, sizeof(lua_Number));
        break;
    case TAG_SHORT_TEXT:
    case TAG_LONG_TEXT:
        constant.kind = AG_CONSTANT_TEXT;
        constant.text = take_text(in);
        break;
    case TAG_FALSE:
    case TAG_TRUE:
        constant.kind = AG_CONSTANT_BOOLEAN;
        constant.integer = tag == TAG_TRUE;
        break;
    default: break;
    }
    return constant;
}

static void take_constants(reader *in, ag_chunk *out)
{
    out->constant_count = take_number(in);
    out->constants = hold(in, (size_t)out->constant_count * sizeof *out->constants);
    for (int i = 0; i < out->constant_count && !in->broken; i++) {
        out->constants[i] = take_constant(in);
    }
}

static void take_function(reader *in, ag_chunk *out);

static void take_children(reader *in, ag_chunk *out)
{
    out->child_count = take_number(in);
    out->children = hold(in, (size_t)out->child_count * sizeof(ag_chunk *));
    for (int i = 0; i < out->child_count && !in->broken; i++) {
        out->children[i] = hold(in, sizeof(ag_chunk));
        in->broken |= ++in->depth == NEST_MAX;
        if (!in->broken) {
            take_function(in, out->children[i]);
        }
        in->depth--;
    }
}

// Each line as a difference from the one before; some stand in a second list, written out.
static void take_lines(reader *in, ag_chunk *out)
{
    int count = take_number(in);
    const uint8_t *steps = take(in, (size_t)count);
    int line = out->first_line;
    for (int i = 0; steps != NULL && i < count && i < out->code_count; i++) {
        line += (int8_t)steps[i] == LINE_ABSOLUTE ? 0 : (int8_t)steps[i];
        out->lines[i] = line;
    }
    int fixed_count = take_number(in);
    for (int i = 0; i < fixed_count && !in->broken; i++) {
        int place = take_number(in);
        int shift = take_number(in) - (place < out->code_count ? out->lines[place] : 0);
        for (int j = place; j < out->code_count; j++) {
            out->lines[j] += shift;
        }
    }
}

static void take_names(reader *in, ag_chunk *out)
{
    out->local_count = take_number(in);
    out->locals = hold(in, (size_t)out->local_count * sizeof *out->locals);
    out->local_spans = hold(in, 2 * (size_t)out->local_count * sizeof *out->local_spans);
    for (int i = 0; i < out->local_count && !in->broken; i++) {
        out->locals[i] = take_text(in);
        out->local_spans[2 * i] = take_number(in);
        out->local_spans[2 * i + 1] = take_number(in);
    }
    int named = take_number(in);
    for (int i = 0; i < named && !in->broken; i++) {
        const char *name = take_text(in);
        if (i < out->upvalue_count) {
            out->upvalues[i] = name;
        }
    }
}

static void take_function(reader *in, ag_chunk *out)
{
    take_text(in);  // the source
    out->first_line = take_number(in);
    out->last_line = take_number(in);
    out->parameter_count = take_byte(in);
    take_byte(in);  // whether it takes more
    out->register_count = take_byte(in);
    take_code(in, out);
    take_constants(in, out);
    out->upvalue_count = take_number(in);
    const uint8_t *captured = take(in, (size_t)out->upvalue_count * 3);
    uint8_t *kept = hold(in, (size_t)out->upvalue_count * 3);
    out->upvalues = hold(in, (size_t)out->upvalue_count * sizeof *out->upvalues);
    out->captured = kept;
    if (in->broken) {
        return;
    }
    memcpy(kept, captured, (size_t)out->upvalue_count * 3);
    for (int i = 0; i < out->upvalue_count; i++) {
        out->upvalues[i] = "";
    }
    take_children(in, out);
    if (!in->broken) {
        take_lines(in, out);
        take_names(in, out);
    }
}

// ---- the dump ----

static int keep_bytes(lua_State *lua, const void *bytes, size_t size, void *context)
{
    (void)lua;
    ag_text_add_bytes(context, bytes, size);
    return 0;
}

// Signature, version, format, six bytes of check data, three sizes, two sample numbers, the count
// of upvalues.
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

ag_chunk *ag_chunk_open(lua_State *lua)
{
    ag_text dump = { 0 };
    reading *all =
        lua_isfunction(lua, -1) && !lua_iscfunction(lua, -1) ? calloc(1, sizeof *all) : NULL;
    if (all == NULL || lua_dump(lua, keep_bytes, &dump, 0) != 0 || dump.failed) {
        free(all);
        ag_text_close(&dump);
        return NULL;
    }
    reader in = { .into = all, .bytes = (const uint8_t *)dump.bytes, .size = dump.length };
    if (header_fits(&in)) {
        take_function(&in, &all->chunk);
    } else {
        in.broken = 1;
    }
    ag_text_close(&dump);
    if (in.broken) {
        ag_chunk_close(&all->chunk);
        return NULL;
    }
    return &all->chunk;
}

int ag_chunk_local(const ag_chunk *chunk, int reg, int at, int *from, int *to)
{
    AG_ASSERT(reg >= 0);
    for (int i = 0; i < chunk->local_count && chunk->local_spans[2 * i] <= at; i++) {
        if (at < chunk->local_spans[2 * i + 1] && reg-- == 0) {
            *from = chunk->local_spans[2 * i];
            *to = chunk->local_spans[2 * i + 1];
            return 1;
        }
    }
    return 0;
}

ag_constant ag_chunk_constant(const ag_chunk *chunk, int index)
{
    AG_ASSERT(chunk != NULL);
    if (index < 0 || index >= chunk->constant_count) {
        return (ag_constant){ .text = "" };
    }
    return chunk->constants[index];
}
