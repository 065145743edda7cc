// What a function does: its instructions are read once, from first to last. A register holds what
// was said last to be in it. Where branches meet, only a local that is written once is sure to hold
// it still.
#include "lua/bytecode/code.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/assert.h"
#include "base/span.h"

enum { NAME = 48, REGISTERS = 256, ARGUMENTS = 3 };

typedef const ag_code_seen *value;

// One reading of a function with all that are in it.
typedef struct stream {
    ag_code_report *report;
    void *context;
    int depth, count;
    ag_arena arena;
} stream;

typedef struct cell {
    value holds;
    int sure;
} cell;

// One function at work. An inner function has registers of its own, and takes upvalues from the
// outer one.
typedef struct scope {
    stream *of;
    const ag_chunk *chunk;
    value *upvalues;
    uint8_t *meets;  // [instruction]: a jump leads here
    int at;
    int open;  // the register from which on a call left any number of values
    cell registers[REGISTERS];
} scope;

static const ag_code_seen other = { .kind = AG_CODE_OTHER, .text = "…", .base = "", .name = "" };

static void read_function(stream *of, const ag_chunk *chunk, value *upvalues, int is_inner);

// ---- what is said ----

static const char *in_words(stream *of, const char *format, ...)
{
    char text[NAME * 8];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return strlen(text) < NAME ? ag_arena_text(&of->arena, text) : "…";
}

static value say(scope *in, ag_code_seen seen)
{
    ag_code_seen *made = ag_arena_item(&in->of->arena, sizeof *made);
    if (made == NULL) return &other;
    *made = seen;
    made->id = ++in->of->count;
    made->line = in->at < in->chunk->code_count ? in->chunk->lines[in->at] : 0;
    made->depth = in->of->depth;
    made->text = seen.text == NULL ? "…" : seen.text;
    made->base = seen.base != NULL ? seen.base : seen.of != NULL ? seen.of->text : "";
    made->name = seen.name == NULL ? "" : seen.name;
    in->of->report(in->of->context, made);
    return made;
}

static value say_kind(scope *in, int kind, lua_Integer number)
{
    return say(in, (ag_code_seen){ .kind = kind, .number = number });
}

static value say_number(scope *in, lua_Integer number)
{
    const char *text = in_words(in->of, "%lld", (long long)number);
    return say(in, (ag_code_seen){ .kind = AG_CODE_NUMBER, .number = number, .text = text });
}

// `key`: the field of a table that the constant is written into; "" elsewhere.
static value say_constant(scope *in, int index, const char *key)
{
    ag_constant constant = ag_chunk_constant(in->chunk, index);
    ag_code_seen text = { .kind = AG_CODE_TEXT, .name = constant.text, .base = key };
    switch (constant.kind) {
    case AG_CONSTANT_INTEGER: return say_number(in, constant.integer);
    case AG_CONSTANT_FLOAT: return say_kind(in, AG_CODE_FRACTION, 0);
    case AG_CONSTANT_BOOLEAN: return say_kind(in, AG_CODE_BOOLEAN, constant.integer);
    case AG_CONSTANT_NIL: return say_kind(in, AG_CODE_NIL, 0);
    default: text.text = in_words(in->of, "\"%s\"", constant.text); return say(in, text);
    }
}

const ag_code_seen *ag_code_plain(const ag_code_seen *of)
{
    return of->kind == AG_CODE_PERHAPS ? of->of : of;
}

static value perhaps(scope *in, value of)
{
    if (of->kind == AG_CODE_PERHAPS || of->kind == AG_CODE_OTHER) return of;
    ag_code_seen seen = *of;
    seen.kind = AG_CODE_PERHAPS;
    seen.of = of;
    return say(in, seen);
}

// ---- registers ----

static void set(scope *in, int reg, value holds)
{
    if (reg < REGISTERS) in->registers[reg] = (cell){ holds, 1 };
}

static void forget(scope *in, int from, int to)
{
    for (int reg = from; reg <= to; reg++) set(in, reg, &other);
}

static value get(scope *in, int reg)
{
    if (!in->registers[reg].sure) set(in, reg, perhaps(in, in->registers[reg].holds));
    return in->registers[reg].holds;
}

// It writes into something else than a register, compares, jumps or returns.
static int changes_none(int op)
{
    return op == AG_OP5_SETUPVAL || (op >= AG_OP5_SETTABUP && op <= AG_OP5_SETFIELD)
           || (op >= AG_OP5_MMBIN && op <= AG_OP5_MMBINK)
           || (op >= AG_OP5_CLOSE && op <= AG_OP5_TEST)
           || (op >= AG_OP5_RETURN && op <= AG_OP5_RETURN1) || op == AG_OP5_TFORPREP
           || op == AG_OP5_SETLIST || op >= AG_OP5_VARARGPREP;
}

// The registers that an instruction changes, from `first` to the last, which is returned; where
// there are none that is less.
static int written(uint32_t code, int *first)
{
    int op = ag_code_op(code), a = ag_code_a(code);
    *first = op == AG_OP5_TFORLOOP ? a + 2 : op == AG_OP5_TFORCALL ? a + 4 : a;
    switch (op) {
    case AG_OP5_LOADNIL: return a + ag_code_b(code);
    case AG_OP5_SELF: return a + 1;
    case AG_OP5_FORLOOP:
    case AG_OP5_FORPREP: return a + 3;
    case AG_OP5_TFORLOOP: return a + 2;
    case AG_OP5_TFORCALL:
    case AG_OP5_VARARG:
    case AG_OP5_CALL:
    case AG_OP5_TAILCALL: return REGISTERS - 1;
    default: return changes_none(op) ? -1 : a;
    }
}

// A local that is never written again once it is made.
static int is_never_rewritten(const scope *in, int reg)
{
    int first;
    const ag_local *local = ag_chunk_local(in->chunk, reg, in->at);
    if (local == NULL || (local->from >= in->at && local->from != 0)) return 0;
    for (int at = local->from; at < local->to && at < in->chunk->code_count; at++) {
        int last = written(in->chunk->code[at], &first);
        if (first <= reg && reg <= last) return 0;
    }
    return 1;
}

// ---- where branches meet ----

static int jump_target(uint32_t code, int at)
{
    switch (ag_code_op(code)) {
    case AG_OP5_JMP: return at + 1 + ag_code_sj(code);
    case AG_OP5_FORPREP: return at + 2 + ag_code_bx(code);
    case AG_OP5_TFORPREP: return at + 1 + ag_code_bx(code);
    case AG_OP5_FORLOOP:
    case AG_OP5_TFORLOOP: return at + 1 - ag_code_bx(code);
    case AG_OP5_LFALSESKIP: return at + 2;
    default: return -1;
    }
}

static void find_meets(scope *in)
{
    for (int at = 0; at < in->chunk->code_count; at++) {
        int target = jump_target(in->chunk->code[at], at);
        if (target >= 0 && target < in->chunk->code_count) in->meets[target] = 1;
    }
}

static void meet(scope *in)
{
    for (int reg = 0; reg < REGISTERS; reg++) {
        cell *at = &in->registers[reg];
        at->sure = at->sure && (at->holds == &other || is_never_rewritten(in, reg));
    }
}

// ---- reading and writing ----

static const char *key_of(const scope *in, int index)
{
    return ag_chunk_constant(in->chunk, index).text;
}

static value field_of(scope *in, value base, const char *name)
{
    if (ag_code_plain(base)->kind == AG_CODE_ENVIRONMENT) {
        return say(in, (ag_code_seen){ .kind = AG_CODE_WORD, .name = name, .text = name });
    }
    const char *text = in_words(in->of, "%s.%s", base->text, name);
    return say(in, (ag_code_seen){ .kind = AG_CODE_READ, .of = base, .name = name, .text = text });
}

static value element_of(scope *in, value base, value key)
{
    if (key->kind == AG_CODE_TEXT) return field_of(in, base, key->name);
    return say(in, (ag_code_seen){ .kind = AG_CODE_ELEMENT, .of = base, .value = key });
}

// What is written may be a constant: a number or a text.
static void write_field(scope *in, uint32_t code, value of, const char *name)
{
    int c = ag_code_c(code);
    ag_code_seen seen = { .kind = AG_CODE_WRITE, .of = of, .base = "", .name = name };
    seen.value = ag_code_k(code) ? say_constant(in, c, name) : get(in, c);
    seen.is_upvalue = ag_code_op(code) == AG_OP5_SETTABUP;
    say(in, seen);
}

// { one, other }: where the last one is a call, how many there are is not known.
static void write_items(scope *in, uint32_t code)
{
    int a = ag_code_a(code);
    for (int i = 1; i <= ag_code_b(code); i++) {
        say(in, (ag_code_seen){ .kind = AG_CODE_WRITE,
                                .of = get(in, a),
                                .base = "",
                                .name = "",
                                .value = get(in, a + i) });
    }
}

// ---- calls ----

static void read_method(scope *in, uint32_t code)
{
    int a = ag_code_a(code), c = ag_code_c(code);
    value base = get(in, ag_code_b(code));
    ag_code_seen seen = { .kind = AG_CODE_METHOD, .of = base, .is_method = 1 };
    seen.name = ag_code_k(code) ? key_of(in, c) : get(in, c)->name;
    set(in, a, say(in, seen));
    set(in, a + 1, base);
}

// "all(opposing.ally)", "me.player:roll()".
static const char *result_of(stream *of, const ag_code_seen *call)
{
    char text[NAME * 6];
    int count = call->count - call->is_method;
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "%s%s%s(", call->base, call->is_method ? ":" : "", call->name);
    for (int i = 0; i < count && i < ARGUMENTS && !call->is_open; i++) {
        ag_write(&out, "%s%s", i > 0 ? ", " : "", call->arguments[i]);
    }
    ag_write(&out, call->is_open || count > ARGUMENTS ? "…)" : ")");
    return in_words(of, "%s", text);
}

static void call(scope *in, uint32_t code)
{
    int a = ag_code_a(code);
    value called = get(in, a);
    ag_code_seen seen = { .kind = AG_CODE_CALL,
                          .of = called,
                          .is_method = called->is_method,
                          .base = called->is_method ? called->base : "",
                          .name = called->is_method ? called->name : called->text,
                          .is_open = ag_code_b(code) == 0 };
    int last = seen.is_open ? in->open : a + ag_code_b(code) - 1;
    seen.given =
        last <= a ? NULL : ag_arena_item(&in->of->arena, (size_t)(last - a) * sizeof(value));
    for (int reg = a + 1; reg <= last && reg < REGISTERS && seen.given != NULL; reg++) {
        seen.given[seen.count++] = get(in, reg);
    }
    for (int i = 0; i < ARGUMENTS; i++) {
        int at = i + seen.is_method;
        seen.arguments[i] = at < seen.count && !seen.is_open ? seen.given[at]->text : "";
    }
    seen.text = result_of(in->of, &seen);
    value result = say(in, seen);
    forget(in, a, REGISTERS - 1);
    set(in, a, result);
    in->open = a;
}

// ---- inner functions ----

static void read_inner(scope *in, uint32_t code)
{
    const ag_chunk *inner = in->chunk->children[ag_code_bx(code)];
    value *held = ag_arena_item(&in->of->arena, (size_t)inner->upvalue_count * sizeof *held);
    set(in, ag_code_a(code), &other);
    for (int i = 0; i < inner->upvalue_count && held != NULL; i++) {
        int from = inner->captured[i * 3 + 1], is_outer = inner->captured[i * 3] == 0;
        held[i] = is_outer ? in->upvalues[from] : get(in, from);
        if (!is_outer && !is_never_rewritten(in, from)) held[i] = perhaps(in, held[i]);
    }
    if (held != NULL) read_function(in->of, inner, held, 1);
}

// ---- one instruction ----

// What the instruction puts into its register; NULL: it is not one that only does that.
static value value_of(scope *in, uint32_t code)
{
    int b = ag_code_b(code), c = ag_code_c(code), op = ag_code_op(code);
    switch (op) {
    case AG_OP5_MOVE: return get(in, b);
    case AG_OP5_LOADI: return say_number(in, ag_code_sbx(code));
    case AG_OP5_LOADF: return say_kind(in, AG_CODE_FRACTION, 0);
    case AG_OP5_LOADK: return say_constant(in, ag_code_bx(code), "");
    case AG_OP5_LOADFALSE:
    case AG_OP5_LFALSESKIP:
    case AG_OP5_LOADTRUE: return say_kind(in, AG_CODE_BOOLEAN, op == AG_OP5_LOADTRUE);
    case AG_OP5_GETUPVAL: return in->upvalues[b];
    case AG_OP5_GETTABUP: return field_of(in, in->upvalues[b], key_of(in, c));
    case AG_OP5_GETTABLE: return element_of(in, get(in, b), get(in, c));
    case AG_OP5_GETI: return element_of(in, get(in, b), &other);
    case AG_OP5_GETFIELD: return field_of(in, get(in, b), key_of(in, c));
    case AG_OP5_NEWTABLE: return say_kind(in, AG_CODE_TABLE, 0);
    case AG_OP5_CONCAT: return say_kind(in, AG_CODE_JOINED, 0);
    case AG_OP5_POW: {  // the sandbox writes # as true^; scripts can't use ^ themselves
        value base = get(in, c);
        const char *text = in_words(in->of, "#%s", base->text);
        return say(in, (ag_code_seen){ .kind = AG_CODE_LENGTH, .of = base, .text = text });
    }
    default: return NULL;
    }
}

// The number or text that the instruction itself holds.
static void say_operand(scope *in, uint32_t code)
{
    int op = ag_code_op(code);
    if (op == AG_OP5_ADDI) {
        say_number(in, ag_code_sc(code));
    } else if (op >= AG_OP5_ADDK && op <= AG_OP5_IDIVK) {
        say_constant(in, ag_code_c(code), "");
    } else if (op == AG_OP5_EQK) {
        say_constant(in, ag_code_b(code), "");
    } else if (op >= AG_OP5_EQI && op <= AG_OP5_GEI) {
        say_number(in, ag_code_sb(code));
    }
}

static void step_other(scope *in, uint32_t code)
{
    int op = ag_code_op(code), first;
    say_operand(in, code);
    if (op >= AG_OP5_EQ && op <= AG_OP5_TESTSET) {
        say_kind(in, AG_CODE_BRANCH, op == AG_OP5_EQ || op == AG_OP5_EQK || op == AG_OP5_EQI);
    }
    int last = written(code, &first);
    forget(in, first, last);
    if (op == AG_OP5_LOADNIL) {
        for (int reg = first; reg <= last; reg++) set(in, reg, say_kind(in, AG_CODE_NIL, 0));
    } else if (op == AG_OP5_VARARG) {
        in->open = first;
    }
}

static void step(scope *in, uint32_t code)
{
    int a = ag_code_a(code), b = ag_code_b(code);
    switch (ag_code_op(code)) {
    case AG_OP5_SELF: read_method(in, code); return;
    case AG_OP5_CALL:
    case AG_OP5_TAILCALL: call(in, code); return;
    case AG_OP5_CLOSURE: read_inner(in, code); return;
    case AG_OP5_SETTABUP: write_field(in, code, in->upvalues[a], key_of(in, b)); return;
    case AG_OP5_SETTABLE:
    case AG_OP5_SETI: write_field(in, code, get(in, a), ""); return;
    case AG_OP5_SETFIELD: write_field(in, code, get(in, a), key_of(in, b)); return;
    case AG_OP5_SETLIST: write_items(in, code); return;
    default: break;
    }
    value made = value_of(in, code);
    if (made != NULL) {
        set(in, a, made);
    } else {
        step_other(in, code);
    }
}

// ---- a function ----

// The values that the function captured when it was made; those of inner functions are known.
static value *own_upvalues(scope *in)
{
    const ag_chunk *chunk = in->chunk;
    value *made = ag_arena_item(&in->of->arena, (size_t)chunk->upvalue_count * sizeof *made);
    for (int i = 0; i < chunk->upvalue_count && made != NULL; i++) {
        ag_code_seen seen = { .number = i + 1 };
        seen.name = seen.text = chunk->upvalues[i];
        seen.kind = strcmp(seen.name, "_ENV") == 0 ? AG_CODE_ENVIRONMENT : AG_CODE_UPVALUE;
        made[i] = say(in, seen);
    }
    return made;
}

static void say_parameters(scope *in, int is_known)
{
    for (int i = 0; i < in->chunk->parameter_count; i++) {
        ag_code_seen seen = { .kind = AG_CODE_PARAMETER, .number = is_known ? i + 1 : 0 };
        seen.name = seen.text = i < in->chunk->local_count ? in->chunk->locals[i].name : NULL;
        set(in, i, say(in, seen));
    }
}

// The body of a loop comes before the instruction that asks for the next values, so what they are
// is said as the body is entered.
static void enter_loop(scope *in, int reg)
{
    set(in, reg + 5, say(in, (ag_code_seen){ .kind = AG_CODE_LOOP, .of = get(in, reg) }));
}

static void read_function(stream *of, const ag_chunk *chunk, value *upvalues, int is_inner)
{
    scope *in = ag_arena_item(&of->arena, sizeof *in);
    uint8_t *meets = ag_arena_item(&of->arena, (size_t)chunk->code_count);
    if (in == NULL || meets == NULL) return;
    *in = (scope){ .of = of, .chunk = chunk, .upvalues = upvalues, .meets = meets };
    forget(in, 0, REGISTERS - 1);
    find_meets(in);
    if (upvalues == NULL) in->upvalues = own_upvalues(in);
    say_parameters(in, !is_inner && of->depth == 0);
    for (; in->at < chunk->code_count && !of->arena.failed; in->at++) {
        if (meets[in->at]) meet(in);
        uint32_t before = in->at > 0 ? chunk->code[in->at - 1] : 0;
        if (ag_code_op(before) == AG_OP5_TFORPREP) enter_loop(in, ag_code_a(before));
        step(in, chunk->code[in->at]);
    }
}

int ag_code_read(const ag_chunk *chunk, int depth, ag_code_report *report, void *context)
{
    stream all = { .report = report, .context = context, .depth = depth };
    AG_ASSERT(report != NULL);
    read_function(&all, chunk, NULL, 0);
    int read = !all.arena.failed;
    ag_arena_close(&all.arena);
    return read;
}
