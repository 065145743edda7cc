// What compiled functions show about themselves: whether they write a variable that outlives the
// call (scripts keep no state), or contain bytes that are not a text.
#include "lua/bytecode/scan.h"

#include <stdio.h>

#include "base/utf8.h"
#include "lua/bytecode/chunk.h"

// A function, and those that it stands in.
typedef struct level {
    const ag_chunk *chunk;
    const struct level *outer;  // NULL: of the one that is scanned
    int is_file;
} level;

// Zero bytes end a text for C code, and other control characters move the cursor of a terminal.
static int is_text(const ag_constant *constant)
{
    const uint8_t *bytes = (const uint8_t *)constant->text;
    for (size_t at = 0, size; at < constant->size; at += size) {
        uint32_t code = 0;
        size = ag_utf8_take(bytes + at, constant->size - at, &code);
        int control = (code < 0x20 && code != '\n') || (code >= 0x7f && code < 0xa0);
        if (size == 0 || control) return 0;
    }
    return 1;
}

// Whether the upvalue outlives the call: it belongs to the file, or comes from outside it.
static int outlives(const level *in, int index)
{
    for (; in->outer != NULL && index < in->chunk->upvalue_count; in = in->outer) {
        if (in->chunk->captured[index * 3] != 0) return in->outer->outer == NULL && in->is_file;
        index = in->chunk->captured[index * 3 + 1];
    }
    return 1;
}

// Whether the instruction loads the constant, or makes it a field of a table.
static int uses(uint32_t code, int constant)
{
    int op = ag_code_op(code);
    int sets = op >= AG_OP5_SETTABUP && op <= AG_OP5_SETFIELD && ag_code_k(code);
    return (op == AG_OP5_LOADK && ag_code_bx(code) == constant)
           || (sets && ag_code_c(code) == constant);
}

static void scan_writes(const level *in, ag_scan *out)
{
    const ag_chunk *chunk = in->chunk;
    for (int i = 0; i < chunk->code_count && out->found == 0; i++) {
        int upvalue = ag_code_b(chunk->code[i]);
        if (ag_code_op(chunk->code[i]) == AG_OP5_SETUPVAL && outlives(in, upvalue)) {
            out->found = AG_SCAN_WRITES;
            out->line = chunk->lines[i];
            snprintf(out->name, sizeof out->name, "%s",
                     upvalue < chunk->upvalue_count ? chunk->upvalues[upvalue] : "");
        }
    }
}

static void scan_texts(const ag_chunk *chunk, ag_scan *out)
{
    int bad = 0, at = 0;
    while (bad < chunk->constant_count && is_text(&chunk->constants[bad])) bad++;
    if (bad == chunk->constant_count || out->found != 0) return;
    while (at + 1 < chunk->code_count && !uses(chunk->code[at], bad)) at++;
    out->found = AG_SCAN_TEXT;
    out->line = chunk->lines[at];
}

static void scan_function(const level *in, ag_scan *out)
{
    scan_writes(in, out);
    scan_texts(in->chunk, out);
    for (int i = 0; i < in->chunk->child_count && out->found == 0; i++) {
        level inner = { .chunk = in->chunk->children[i], .outer = in, .is_file = in->is_file };
        scan_function(&inner, out);
    }
}

ag_scan ag_scan_function(lua_State *L, int is_file)
{
    ag_chunk *chunk = ag_chunk_open(L);
    level outermost = { .chunk = chunk, .is_file = is_file };
    ag_scan out = { .found = chunk == NULL ? AG_SCAN_UNREAD : 0, .line = 1 };
    if (chunk != NULL) scan_function(&outermost, &out);
    ag_chunk_close(chunk);
    out.line = out.line > 0 ? out.line : 1;
    return out;
}
