// Lines of code, read from the dump of a compiled file.
#include "lua/lines.h"

#include <string.h>

#include "lua/dump.h"

enum { OP_MASK = 0x7f, OP_TAILCALL = 69 };

typedef struct reader {
    ag_dump dump;
    const ag_lines_report *report;
    int depth;
} reader;

// What the compiler adds is not the script's code: the return at the end of the text, the one after
// `return f(…)`, which is never reached, and the first instruction of a function with `...`.
static int is_written(ag_dump_text code, size_t at, int has_more)
{
    uint32_t before;
    if (at + 1 == code.size || (at == 0 && has_more)) return 0;
    if (at == 0) return 1;
    memcpy(&before, code.bytes + (at - 1) * sizeof before, sizeof before);
    return (before & OP_MASK) != OP_TAILCALL;
}

typedef struct function {
    const ag_lines_report *report;
    ag_dump_head head;
} function;

static void tell_line(void *context, size_t at, int line)
{
    const function *of = context;
    if (at < of->head.code.size && is_written(of->head.code, at, of->head.has_more)) {
        of->report->line(of->report->context, line);
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
    function of = { .report = now->report, .head = ag_dump_take_head(in) };
    size_t constants = ag_dump_number(in);
    for (size_t i = 0; i < constants && !in->broken; i++) {
        ag_dump_take_constant(in);
    }
    ag_dump_take(in, ag_dump_number(in) * 3);  // upvalues
    if (now->depth > 0 && !in->broken) {
        now->report->function(now->report->context, of.head.first_line, of.head.last_line);
    }
    size_t inner = ag_dump_number(in);
    for (size_t i = 0; i < inner && !in->broken; i++) {
        if (++now->depth == AG_DUMP_NEST_MAX) {
            in->broken = 1;
            return;
        }
        read_function(now);
        now->depth--;
    }
    ag_dump_take_lines(in, of.head.first_line, tell_line, &of);
    skip_names(in);
}

int ag_lines_read(lua_State *L, const ag_lines_report *report)
{
    reader now = { .report = report };
    ag_dump_open(L, &now.dump);
    if (!now.dump.broken) {
        read_function(&now);
    }
    lua_remove(L, -2);
    return !now.dump.broken;
}
