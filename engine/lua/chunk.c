// Takes compiled functions apart. All memory of one reading is in one list of blocks, which is
// freed at once.
#include "lua/chunk.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"

enum { COUNT_MAX = 1 << 20 };

typedef struct block {
    struct block *next;
} block;

// The whole reading: first the chunk that callers see, then what it is made of.
typedef struct reading {
    ag_chunk chunk;  // first, so that the reading is found by it
    block *blocks;
} reading;

typedef struct reader {
    reading *into;
    ag_dump dump;
    int depth;
} reader;

// ---- memory ----

static void *hold(reader *in, size_t size)
{
    block *made = calloc(1, sizeof *made + size + 1);
    if (made == NULL) {
        in->dump.broken = 1;
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

// ---- the parts of a function ----

// Reads a count; no real function has more of anything than the limit.
static int take_number(reader *in)
{
    size_t number = ag_dump_number(&in->dump);
    in->dump.broken |= number > COUNT_MAX;
    return in->dump.broken ? 0 : (int)number;
}

static const char *keep_text(reader *in, ag_dump_text text)
{
    char *copy = !in->dump.broken && text.size > 0 ? hold(in, text.size) : NULL;
    if (copy == NULL) return "";
    return memcpy(copy, text.bytes, text.size);  // the zero at the end is already there
}

static const char *take_text(reader *in)
{
    return keep_text(in, ag_dump_take_text(&in->dump));
}

static void take_head(reader *in, ag_chunk *out)
{
    ag_dump_head head = ag_dump_take_head(&in->dump);
    size_t count = in->dump.broken ? 0 : head.code.size;
    out->first_line = head.first_line;
    out->last_line = head.last_line;
    out->parameter_count = head.parameter_count;
    out->register_count = head.register_count;
    out->code_count = (int)count;
    out->code = hold(in, count * sizeof *out->code);
    out->lines = hold(in, count * sizeof *out->lines);
    if (count > 0 && out->code != NULL) {
        memcpy(out->code, head.code.bytes, count * sizeof *out->code);
    }
}

static void take_constants(reader *in, ag_chunk *out)
{
    out->constant_count = take_number(in);
    out->constants = hold(in, (size_t)out->constant_count * sizeof *out->constants);
    for (int i = 0; i < out->constant_count && !in->dump.broken; i++) {
        ag_dump_constant constant = ag_dump_take_constant(&in->dump);
        out->constants[i] = (ag_constant){ .kind = (uint8_t)constant.kind,
                                           .integer = constant.integer,
                                           .text = keep_text(in, constant.text) };
    }
}

static void take_function(reader *in, ag_chunk *out);

static void take_children(reader *in, ag_chunk *out)
{
    out->child_count = take_number(in);
    out->children = hold(in, (size_t)out->child_count * sizeof(ag_chunk *));
    for (int i = 0; i < out->child_count && !in->dump.broken; i++) {
        out->children[i] = hold(in, sizeof(ag_chunk));
        in->dump.broken |= ++in->depth == AG_DUMP_NEST_MAX;
        if (!in->dump.broken) {
            take_function(in, out->children[i]);
        }
        in->depth--;
    }
}

static void keep_line(void *context, size_t at, int line)
{
    const ag_chunk *chunk = context;
    if (at < (size_t)chunk->code_count) {
        chunk->lines[at] = line;
    }
}

static void take_names(reader *in, ag_chunk *out)
{
    out->local_count = take_number(in);
    out->locals = hold(in, (size_t)out->local_count * sizeof *out->locals);
    out->local_spans = hold(in, 2 * (size_t)out->local_count * sizeof *out->local_spans);
    for (int i = 0; i < out->local_count && !in->dump.broken; i++) {
        out->locals[i] = take_text(in);
        out->local_spans[2 * i] = take_number(in);
        out->local_spans[2 * i + 1] = take_number(in);
    }
    int named = take_number(in);
    for (int i = 0; i < named && !in->dump.broken; i++) {
        const char *name = take_text(in);
        if (i < out->upvalue_count) {
            out->upvalues[i] = name;
        }
    }
}

static void take_function(reader *in, ag_chunk *out)
{
    take_head(in, out);
    take_constants(in, out);
    out->upvalue_count = take_number(in);
    const uint8_t *captured = ag_dump_take(&in->dump, (size_t)out->upvalue_count * 3);
    uint8_t *kept = hold(in, (size_t)out->upvalue_count * 3);
    out->upvalues = hold(in, (size_t)out->upvalue_count * sizeof *out->upvalues);
    out->captured = kept;
    if (in->dump.broken) return;
    memcpy(kept, captured, (size_t)out->upvalue_count * 3);
    for (int i = 0; i < out->upvalue_count; i++) {
        out->upvalues[i] = "";
    }
    take_children(in, out);
    if (!in->dump.broken) {
        ag_dump_take_lines(&in->dump, out->first_line, keep_line, out);
        take_names(in, out);
    }
}

// ---- the dump ----

static int keep_bytes(lua_State *L, const void *bytes, size_t size, void *context)
{
    (void)L;
    ag_text_add_bytes(context, bytes, size);
    return 0;
}

ag_chunk *ag_chunk_open(lua_State *L)
{
    ag_text dump = { 0 };
    reading *all = lua_isfunction(L, -1) && !lua_iscfunction(L, -1) ? calloc(1, sizeof *all) : NULL;
    if (all == NULL || lua_dump(L, keep_bytes, &dump, 0) != 0 || dump.failed) {
        free(all);
        ag_text_close(&dump);
        return NULL;
    }
    reader in = { .into = all };
    ag_dump_begin(&in.dump, dump.bytes, dump.length);
    if (!in.dump.broken) {
        take_function(&in, &all->chunk);
    }
    ag_text_close(&dump);
    if (in.dump.broken) {
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
