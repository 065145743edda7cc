// Lines of code, read from the dump of a compiled file.
#include "lua/lines.h"

#include <string.h>

#include "lua/dump.h"

enum { NEST_MAX = 210, OP_MASK = 0x7f, OP_TAILCALL = 69 };
enum { TAG_FLOAT = 0x13, TAG_INTEGER = 0x03, TAG_SHORT_TEXT = 0x04, TAG_LONG_TEXT = 0x14 };

typedef struct reader {
    ag_dump dump;
    const ag_lines_told *told;
    int depth;
} reader;

static void skip_constants(ag_dump *in)
{
    size_t count = ag_dump_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        switch (ag_dump_byte(in)) {
        case TAG_FLOAT: ag_dump_take(in, sizeof(lua_Number)); break;
        case TAG_INTEGER: ag_dump_take(in, sizeof(lua_Integer)); break;
        case TAG_SHORT_TEXT:
        case TAG_LONG_TEXT: ag_dump_take_text(in); break;
        default: break;  // nil and booleans have no more bytes
        }
    }
}

// What the compiler adds is no code of the script's: the return at the end of the text and the one
// behind `return f(…)`, where nobody comes, and the first instruction of a function with `...`.
static int is_written(ag_dump_text code, size_t at, int has_more)
{
    uint32_t before;
    if (at + 1 == code.size || (at == 0 && has_more)) {
        return 0;
    }
    if (at == 0) {
        return 1;
    }
    memcpy(&before, code.bytes + (at - 1) * sizeof before, sizeof before);
    return (before & OP_MASK) != OP_TAILCALL;
}

// The line of each instruction is a step from the one before; some stand in a list of their own.
static void tell_lines(reader *now, int defined, ag_dump_text code, int has_more)
{
    ag_dump *in = &now->dump;
    size_t count = ag_dump_number(in);
    const uint8_t *steps = ag_dump_take(in, count);
    size_t fixed_left = ag_dump_number(in);
    int line = defined;
    for (size_t i = 0; i < count && !in->broken; i++) {
        if ((int8_t)steps[i] == AG_DUMP_LINE_ABSOLUTE && fixed_left > 0) {
            ag_dump_number(in);  // which instruction it is
            line = (int)ag_dump_number(in);
            fixed_left--;
        } else {
            line += (int8_t)steps[i];
        }
        if (!in->broken && i < code.size && is_written(code, i, has_more)) {
            now->told->line(now->told->context, line);
        }
    }
    for (; fixed_left > 0 && !in->broken; fixed_left--) {
        ag_dump_number(in);
        ag_dump_number(in);
    }
}

static void skip_names(ag_dump *in)
{
    ag_dump_skip_locals(in);
    size_t count = ag_dump_number(in);
    for (size_t i = 0; i < count && !in->broken; i++) {
        ag_dump_take_text(in);
    }
}

static void read_function(reader *now)
{
    ag_dump *in = &now->dump;
    ag_dump_take_text(in);  // the source
    int first = (int)ag_dump_number(in);
    int last = (int)ag_dump_number(in);
    ag_dump_byte(in);  // parameters
    int has_more = ag_dump_byte(in);
    ag_dump_byte(in);  // stack size
    size_t count = ag_dump_number(in);
    ag_dump_text code = { ag_dump_take(in, count * sizeof(uint32_t)), count };
    skip_constants(in);
    ag_dump_take(in, ag_dump_number(in) * 3);  // upvalues
    if (now->depth > 0 && !in->broken) {
        now->told->function(now->told->context, first, last);
    }
    size_t inner = ag_dump_number(in);
    for (size_t i = 0; i < inner && !in->broken; i++) {
        if (++now->depth == NEST_MAX) {
            in->broken = 1;
            return;
        }
        read_function(now);
        now->depth--;
    }
    tell_lines(now, first, code, has_more);
    skip_names(in);
}

int ag_lines_read(lua_State *lua, const ag_lines_told *told)
{
    reader now = { .told = told };
    ag_dump_open(lua, &now.dump);
    if (!now.dump.broken) {
        read_function(&now);
    }
    lua_remove(lua, -2);
    return !now.dump.broken;
}
