// What compiled functions show about themselves: whether they write a variable that outlives the
// call (scripts keep no state), or contain bytes that are not a text. Lua itself has no way to ask,
// so the function is dumped and read; the form is tested with a probe first.
#include <lauxlib.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "lua/dump.h"
#include "lua/sandbox.h"

// Opcodes. An instruction has its operands in this order: A, a bit that says C is a constant, B, C.
enum { OP_LOADK = 3, OP_SETUPVAL = 10, OP_SETTABUP = 15, OP_SETFIELD = 18 };
enum { OP_MASK = 0x7f, LONG_SHIFT = 15, B_SHIFT = 16, C_SHIFT = 24 };

typedef struct reader {
    ag_dump dump;
    int is_file;
    int depth;
    struct level {
        const uint8_t *upvalues;  // three bytes each: on the outer function's stack, index, kind
        size_t upvalue_count;
    } levels[AG_DUMP_NEST_MAX];
    int found;
    ag_scan scan;
} reader;

// How many bytes the first character has; 0: a text must not contain it. Zero bytes end a text for
// C code, and other control characters move the cursor of a terminal.
static size_t character_size(const uint8_t *at, size_t left)
{
    uint32_t code = 0;
    size_t size = ag_utf8_take(at, left, &code);
    int control = (code < 0x20 && code != '\n') || (code >= 0x7f && code < 0xa0);
    return size == 0 || control ? 0 : size;
}

static int is_text(ag_dump_text text)
{
    size_t at = 0;
    while (at < text.size) {
        size_t size = character_size(text.bytes + at, text.size - at);
        if (size == 0) return 0;
        at += size;
    }
    return 1;
}

// Returns the number of the first constant that is not a valid text, or how many there are.
static size_t take_constants(reader *in)
{
    size_t count = ag_dump_number(&in->dump);
    size_t bad = count;
    for (size_t i = 0; i < count && !in->dump.broken; i++) {
        ag_dump_constant constant = ag_dump_take_constant(&in->dump);
        if (constant.kind == AG_CONSTANT_TEXT && !in->dump.broken && bad == count
            && !is_text(constant.text)) {
            bad = i;
        }
    }
    return bad == count ? SIZE_MAX : bad;
}

// Whether upvalue `index` of the innermost function outlives the call: it belongs to the file, or
// comes from outside it.
static int outlives(const reader *in, size_t index)
{
    for (int depth = in->depth; depth >= 0; depth--) {
        const struct level *level = &in->levels[depth];
        if (index >= level->upvalue_count || depth == 0) return 1;
        if (level->upvalues[index * 3] != 0) return depth == 1 && in->is_file;
        index = level->upvalues[index * 3 + 1];
    }
    return 1;
}

static uint32_t instruction_at(ag_dump_text code, size_t at)
{
    uint32_t instruction;
    memcpy(&instruction, code.bytes + at * sizeof instruction, sizeof instruction);
    return instruction;
}

// The first instruction that writes something that outlives the call; `count`: none does.
static size_t find_write(const reader *in, ag_dump_text code, size_t count)
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
static size_t find_use(ag_dump_text code, size_t count, size_t constant)
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

// The line of the instruction `at`, or of the last one before it.
typedef struct wanted_line {
    size_t at;
    int line;
} wanted_line;

static void keep_line(void *context, size_t at, int line)
{
    wanted_line *wanted = context;
    if (at <= wanted->at) {
        wanted->line = line;
    }
}

static void take_upvalue_name(reader *in, size_t wanted)
{
    size_t count = ag_dump_number(&in->dump);
    for (size_t i = 0; i < count && !in->dump.broken; i++) {
        ag_dump_text name = ag_dump_take_text(&in->dump);
        if (i == wanted && !in->dump.broken) {
            snprintf(in->scan.name, sizeof in->scan.name, "%.*s", (int)name.size,
                     (const char *)name.bytes);
        }
    }
}

static void scan_function(reader *in)
{
    ag_dump_head head = ag_dump_take_head(&in->dump);
    ag_dump_text code = head.code;
    size_t count = code.size;
    size_t constant = take_constants(in);
    struct level *level = &in->levels[in->depth];
    level->upvalue_count = ag_dump_number(&in->dump);
    level->upvalues = ag_dump_take(&in->dump, level->upvalue_count * 3);

    int known = in->dump.broken || in->found;
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
    size_t inner = ag_dump_number(&in->dump);
    for (size_t i = 0; i < inner && !in->dump.broken; i++) {
        if (++in->depth == AG_DUMP_NEST_MAX) {
            in->dump.broken = 1;
            return;
        }
        scan_function(in);
        in->depth--;
    }
    wanted_line wanted = { .at = at, .line = head.first_line };
    ag_dump_take_lines(&in->dump, head.first_line, keep_line, &wanted);
    ag_dump_skip_locals(&in->dump);
    take_upvalue_name(in, writes ? (instruction_at(code, at) >> B_SHIFT) & 0xff : SIZE_MAX);
    if (first) {
        in->scan.line = wanted.line > 0 ? wanted.line : 1;
    }
}

int ag_sandbox_scan(lua_State *L, int is_file, ag_scan *out)
{
    reader in = { .is_file = is_file, .scan = { .line = 1 } };
    ag_dump_open(L, &in.dump);
    if (!in.dump.broken) {
        scan_function(&in);
    }
    lua_remove(L, -2);
    *out = in.scan;
    return in.dump.broken ? -1 : in.found;
}
