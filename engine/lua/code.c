// What a function does: its instructions are read once, from first to last, with words for what the
// registers hold.
#include "lua/code.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "lua/chunk.h"
#include "lua/draft.h"

enum { NAME = 48, REGISTERS = 256, DEPTH_MAX = 4, ARGUMENTS = 3 };

// What a register or an upvalue holds, as far as that can be put into words.
typedef struct thing {
    char text[NAME];     // "me.hero"; "…": nothing short says it
    char base[NAME];     // of a method that is about to be called
    char name[NAME];     // … and, for a function with a name, that name
    uint8_t parameter;   // 1 + its number
    uint8_t upvalue;     // 1 + its number, if it is an upvalue of the live function
    uint8_t of_upvalue;  // the same for the value that it was read from, by `name`
    uint8_t is_environment;
    uint8_t is_method;
} thing;

typedef struct walk {
    lua_State *L;
    int live;  // where the function whose upvalues can be looked at is on the stack
    int depth;
    ag_code_report *report;
    void *context;
} walk;

// One function at work. An inner function has registers of its own, and takes upvalues from the
// outer one.
typedef struct scope {
    const walk *of;
    const ag_chunk *chunk;
    thing *registers;
    thing *upvalues;
    int at;
} scope;

static void walk_chunk(const walk *of, const ag_chunk *chunk, thing *upvalues,
                       int parameters_known);

// ---- things ----

static thing unknown(void)
{
    return (thing){ .text = "…" };
}

static void put_text(char *out, const char *text)
{
    if (strlen(text) >= NAME) {
        text = "…";
    }
    memcpy(out, text, strlen(text) + 1);
}

static thing called_thing(const char *text)
{
    thing made = { .is_method = 0 };
    put_text(made.text, text);
    return made;
}

static void say(const scope *in, ag_code_seen seen)
{
    seen.line = in->chunk->lines[in->at];
    seen.depth = in->of->depth;
    seen.base = seen.base == NULL ? "" : seen.base;
    seen.name = seen.name == NULL ? "" : seen.name;
    in->of->report(in->of->context, &seen);
}

// ---- reading ----

static thing field_of(const scope *in, const thing *base, const char *name)
{
    thing made = unknown();
    char text[NAME * 2 + 2];
    put_text(made.name, name);
    if (base->is_environment) {
        say(in, (ag_code_seen){ .kind = AG_CODE_WORD, .name = name });
        put_text(made.text, name);
        return made;
    }
    say(in,
        (ag_code_seen){
            .kind = AG_CODE_READ, .base = base->text, .name = name, .parameter = base->parameter });
    snprintf(text, sizeof text, "%s.%s", base->text, name);
    put_text(made.text, text);
    made.of_upvalue = base->upvalue;
    return made;
}

// `key`: the field of a table that the constant is written into; "" elsewhere.
static thing constant_of(const scope *in, int index, const char *key)
{
    ag_constant constant = ag_chunk_constant(in->chunk, index);
    char text[NAME * 2];
    if (constant.kind == AG_CONSTANT_INTEGER) {
        say(in, (ag_code_seen){ .kind = AG_CODE_NUMBER, .number = constant.integer });
        snprintf(text, sizeof text, "%lld", (long long)constant.integer);
        return called_thing(text);
    }
    if (constant.kind == AG_CONSTANT_TEXT) {
        say(in, (ag_code_seen){ .kind = AG_CODE_TEXT, .name = constant.text, .base = key });
        snprintf(text, sizeof text, "\"%.80s\"", constant.text);
        return called_thing(text);
    }
    return unknown();
}

static thing constant_thing(const scope *in, int index)
{
    return constant_of(in, index, "");
}

static thing number_thing(const scope *in, int number)
{
    char text[16];
    say(in, (ag_code_seen){ .kind = AG_CODE_NUMBER, .number = number });
    snprintf(text, sizeof text, "%d", number);
    return called_thing(text);
}

static const char *key_of(const scope *in, int index)
{
    return ag_chunk_constant(in->chunk, index).text;
}

// ---- calls ----

// Pushes the function that is called, if it belongs to the file or a module. 0: nothing pushed.
static int push_called(const scope *in, const thing *called)
{
    lua_State *L = in->of->L;
    int from = called->upvalue != 0 ? called->upvalue : called->of_upvalue;
    if (from == 0 || called->is_method || in->of->depth >= DEPTH_MAX || !lua_checkstack(L, 8)
        || lua_getupvalue(L, in->of->live, from) == NULL) {
        return 0;
    }
    if (called->upvalue == 0) {
        int readable = lua_istable(L, -1);
        if (readable) {
            lua_getfield(L, -1, called->name);
        }
        lua_replace(L, readable ? -2 : -1);
    }
    if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)) {
        lua_pop(L, 1);
        return 0;
    }
    return 1;
}

static void follow(const scope *in, const thing *called)
{
    walk inner = *in->of;
    if (!push_called(in, called)) return;
    inner.live = lua_gettop(inner.L);
    inner.depth++;
    ag_chunk *chunk = ag_chunk_open(inner.L);
    if (chunk != NULL) {
        walk_chunk(&inner, chunk, NULL, 0);
    }
    ag_chunk_close(chunk);
    lua_pop(inner.L, 1);
}

// "all(opposing.ally)", "me.player:roll()".
static thing result_of(const scope *in, const thing *called, int first, int count)
{
    char text[NAME * 6];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "%s%s%s(", called->base, called->is_method ? ":" : "",
             called->is_method ? called->name : called->text);
    for (int i = 0; i < count && i < ARGUMENTS; i++) {
        ag_write(&out, "%s%s", i > 0 ? ", " : "", in->registers[first + i].text);
    }
    ag_write(&out, count < 0 || count > ARGUMENTS ? "…)" : ")");
    return called_thing(text);
}

static void call(scope *in, uint32_t code)
{
    int a = ag_code_a(code);
    thing called = in->registers[a];
    int skipped = called.is_method ? 2 : 1;
    int count = ag_code_b(code) == 0 ? -1 : ag_code_b(code) - skipped;
    ag_code_seen seen = { .kind = AG_CODE_CALL,
                          .base = called.is_method ? called.base : "",
                          .name = called.is_method ? called.name : called.text,
                          .parameter = called.is_method ? called.parameter : 0,
                          .is_method = called.is_method };
    for (int i = 0; i < ARGUMENTS; i++) {
        seen.arguments[i] = i < count ? in->registers[a + skipped + i].text : "";
    }
    say(in, seen);
    follow(in, &called);
    thing result = result_of(in, &called, a + skipped, count);
    for (int i = a; i < in->chunk->register_count && i < a + ag_code_c(code); i++) {
        in->registers[i] = i == a ? result : unknown();
    }
    in->registers[a] = result;
}

// ---- inner functions ----

static void walk_child(scope *in, int index)
{
    const ag_chunk *child = in->chunk->children[index];
    thing *upvalues = calloc((size_t)child->upvalue_count + 1, sizeof *upvalues);
    for (int i = 0; upvalues != NULL && i < child->upvalue_count; i++) {
        int from = child->captured[i * 3 + 1];
        upvalues[i] = child->captured[i * 3] != 0 ? in->registers[from] : in->upvalues[from];
    }
    if (upvalues != NULL) {
        walk_chunk(in->of, child, upvalues, 0);
    }
    free(upvalues);
}

// ---- one instruction ----

static void method(scope *in, uint32_t code)
{
    int a = ag_code_a(code), c = ag_code_c(code);
    const thing base = in->registers[ag_code_b(code)];
    thing made = { .is_method = 1, .parameter = base.parameter };
    put_text(made.base, base.text);
    put_text(made.name, ag_code_k(code) ? key_of(in, c) : in->registers[c].text);
    put_text(made.text, "…");
    in->registers[a] = made;
    if (a + 1 < in->chunk->register_count) {
        in->registers[a + 1] = base;
    }
}

// A value that is written into a table may be a constant: a number or a text.
static void written(const scope *in, uint32_t code)
{
    const char *key = "";
    if (ag_code_op(code) == AG_OP5_SETFIELD) {
        key = key_of(in, ag_code_b(code));
        say(in, (ag_code_seen){ .kind = AG_CODE_KEY, .name = key });
    }
    if (ag_code_k(code)) {
        constant_of(in, ag_code_c(code), key);
    }
}

static thing arithmetic(const scope *in, uint32_t code)
{
    int op = ag_code_op(code);
    if (op == AG_OP5_ADDI) {
        say(in, (ag_code_seen){ .kind = AG_CODE_NUMBER, .number = ag_code_sc(code) });
    } else if (op >= AG_OP5_ADDK && op <= AG_OP5_IDIVK) {
        constant_thing(in, ag_code_c(code));
    }
    return unknown();
}

static void compare(const scope *in, uint32_t code)
{
    int op = ag_code_op(code);
    if (op == AG_OP5_EQK) {
        constant_thing(in, ag_code_b(code));
    } else if (op >= AG_OP5_EQI && op <= AG_OP5_GEI) {
        say(in, (ag_code_seen){ .kind = AG_CODE_NUMBER, .number = ag_code_sb(code) });
    }
}

// The sandbox writes # as true^; scripts can't use ^ themselves.
static thing length_of(const scope *in, const thing *base)
{
    char text[NAME + 2];
    say(in, (ag_code_seen){ .kind = AG_CODE_LENGTH, .base = base->text });
    snprintf(text, sizeof text, "#%s", base->text);
    return called_thing(text);
}

// What the instruction puts into its register.
static thing value_of(scope *in, uint32_t code)
{
    const thing *b = &in->registers[ag_code_b(code)];
    switch (ag_code_op(code)) {
    case AG_OP5_MOVE: return *b;
    case AG_OP5_LOADI: return number_thing(in, ag_code_sbx(code));
    case AG_OP5_LOADK: return constant_thing(in, ag_code_bx(code));
    case AG_OP5_GETUPVAL: return in->upvalues[ag_code_b(code)];
    case AG_OP5_GETTABUP:
        return field_of(in, &in->upvalues[ag_code_b(code)], key_of(in, ag_code_c(code)));
    case AG_OP5_GETFIELD: return field_of(in, b, key_of(in, ag_code_c(code)));
    case AG_OP5_POW: return length_of(in, &in->registers[ag_code_c(code)]);
    default: return arithmetic(in, code);
    }
}

static int fills_register(int op)
{
    return op <= AG_OP5_GETFIELD || op == AG_OP5_NEWTABLE || (op >= AG_OP5_ADDI && op <= AG_OP5_SHR)
           || (op >= AG_OP5_UNM && op <= AG_OP5_LEN + 1);
}

static void step(scope *in, uint32_t code)
{
    int op = ag_code_op(code);
    if (op == AG_OP5_SELF) {
        method(in, code);
    } else if (op == AG_OP5_CALL || op == AG_OP5_TAILCALL) {
        call(in, code);
    } else if (op >= AG_OP5_SETTABUP && op <= AG_OP5_SETFIELD) {
        written(in, code);
    } else if (op >= AG_OP5_EQ && op <= AG_OP5_TESTSET) {
        compare(in, code);
        say(in, (ag_code_seen){ .kind = AG_CODE_BRANCH });
    } else if (op == AG_OP5_CLOSURE) {
        walk_child(in, ag_code_bx(code));
        in->registers[ag_code_a(code)] = unknown();
    } else if (fills_register(op) && op != AG_OP5_SETUPVAL) {
        in->registers[ag_code_a(code)] = value_of(in, code);
    }
}

// ---- a function ----

// Gives the upvalues of the live function their names.
static void name_upvalues(const ag_chunk *chunk, thing *upvalues)
{
    for (int i = 0; i < chunk->upvalue_count; i++) {
        upvalues[i] = called_thing(chunk->upvalues[i]);
        upvalues[i].is_environment = strcmp(chunk->upvalues[i], "_ENV") == 0;
        upvalues[i].upvalue = (uint8_t)(i < 255 ? i + 1 : 0);
        put_text(upvalues[i].name, chunk->upvalues[i]);
    }
}

static void walk_chunk(const walk *of, const ag_chunk *chunk, thing *upvalues, int parameters_known)
{
    thing *things = calloc(REGISTERS * 2, sizeof *things);
    scope in = { .of = of, .chunk = chunk, .registers = things };
    if (things == NULL) return;
    in.upvalues = upvalues != NULL ? upvalues : things + REGISTERS;
    if (upvalues == NULL) {
        name_upvalues(chunk, in.upvalues);
    }
    for (int i = 0; i < REGISTERS; i++) {
        in.registers[i] = unknown();
    }
    for (int i = 0; i < chunk->parameter_count && i < chunk->local_count; i++) {
        put_text(in.registers[i].text, chunk->locals[i]);
        in.registers[i].parameter = (uint8_t)(parameters_known ? i + 1 : 0);
    }
    for (in.at = 0; in.at < chunk->code_count; in.at++) {
        step(&in, chunk->code[in.at]);
    }
    free(things);
}

int ag_code_walk(lua_State *L, ag_code_report *report, void *context)
{
    walk all = { .L = L, .live = lua_gettop(L), .report = report, .context = context };
    ag_chunk *chunk = ag_chunk_open(L);
    AG_ASSERT(report != NULL);
    if (chunk == NULL) return 0;
    walk_chunk(&all, chunk, NULL, 1);
    ag_chunk_close(chunk);
    return 1;
}

int ag_code_walk_power(const ag_host *host, uint16_t printed, int power, int slot,
                       ag_code_report *report, void *context)
{
    lua_State *L = ag_host_lua(host);
    if (!ag_host_push_function(ag_host_of(L), L, printed, (uint16_t)power, slot)) return 0;
    int read = ag_code_walk(L, report, context);
    lua_pop(L, 1);
    return read;
}
