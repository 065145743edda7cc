// Walks the instructions of an effect and tracks what each register holds, where that is certain.
// Nothing is run. Where branches meet, only a local that is written once keeps its known value.
#include "lua/check_look.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

enum { REGISTERS = 256, FIELDS_MAX = 128, ARGUMENTS_MAX = 16, UPVALUES_MAX = 64, DEPTH_MAX = 12 };

typedef struct walk {
    ag_look *look;
    const ag_chunk *proto;
    const ag_seen *upvalues;
    int at;
    int open_from;  // from this register on a call left any number of values; -1: none did
    int table_count;
    int field_count;
    uint8_t *meets;  // [instruction]: a jump leads here
    ag_seen registers[REGISTERS];
    ag_seen_field fields[FIELDS_MAX];
} walk;

static void walk_proto(ag_look *look, const ag_chunk *proto, const ag_seen *upvalues,
                       const ag_seen *arguments, int count);

// ---- where branches meet ----

static int jump_target(uint32_t code, int at)
{
    switch (ag_code_op(code)) {
    case AG_OP5_JMP: return at + 1 + ag_code_sj(code);
    case AG_OP5_FORLOOP: return at + 1 - ag_code_bx(code);
    case AG_OP5_FORPREP: return at + 2 + ag_code_bx(code);
    case AG_OP5_TFORPREP: return at + 1 + ag_code_bx(code);
    case AG_OP5_TFORLOOP: return at + 1 - ag_code_bx(code);
    case AG_OP5_LFALSESKIP: return at + 2;
    default: return -1;
    }
}

static void find_meets(walk *in)
{
    for (int at = 0; at < in->proto->code_count; at++) {
        int target = jump_target(in->proto->code[at], at);
        if (target >= 0 && target < in->proto->code_count) {
            in->meets[target] = 1;
        }
    }
}

// Whether the instruction changes the register of a local. Temporary values lie above the locals.
static int writes(uint32_t code, int reg)
{
    int op = ag_code_op(code), a = ag_code_a(code);
    switch (op) {
    case AG_OP5_SETUPVAL:
    case AG_OP5_SETTABUP:
    case AG_OP5_SETTABLE:
    case AG_OP5_SETI:
    case AG_OP5_SETFIELD:
    case AG_OP5_MMBIN:
    case AG_OP5_MMBIN + 1:
    case AG_OP5_MMBINK:
    case AG_OP5_CLOSE:
    case AG_OP5_CLOSE + 1:
    case AG_OP5_JMP:
    case AG_OP5_SETLIST:
    case AG_OP5_EXTRAARG:
    case AG_OP5_TFORPREP:
    case AG_OP5_VARARGPREP: return 0;
    case AG_OP5_LOADNIL: return reg >= a && reg <= a + ag_code_b(code);
    case AG_OP5_SELF: return reg == a || reg == a + 1;
    case AG_OP5_CALL:
    case AG_OP5_TAILCALL: return reg >= a;
    case AG_OP5_FORLOOP:
    case AG_OP5_FORPREP: return reg >= a && reg <= a + 3;
    case AG_OP5_TFORLOOP: return reg == a + 2;
    case AG_OP5_TFORCALL: return reg >= a + 4;
    default:
        return reg == a && !(op >= AG_OP5_EQ && op <= AG_OP5_TEST)
               && !(op >= AG_OP5_RETURN && op <= AG_OP5_RETURN1);
    }
}

// A local that is never written again once it is made.
static int is_never_rewritten(const walk *in, int reg)
{
    int from, to;
    if (!ag_chunk_local(in->proto, reg, in->at, &from, &to) || (from >= in->at && from != 0)) {
        return 0;
    }
    for (int at = from; at < to && at < in->proto->code_count; at++) {
        if (writes(in->proto->code[at], reg)) return 0;
    }
    return 1;
}

static void meet(walk *in)
{
    for (int reg = 0; reg < REGISTERS; reg++) {
        if (in->registers[reg].kind != AG_SEEN_UNKNOWN && !is_never_rewritten(in, reg)) {
            in->registers[reg] = ag_seen_noun(0);
        }
    }
    in->open_from = -1;
}

// ---- single instructions ----

static void set(walk *in, int reg, ag_seen seen)
{
    in->registers[reg & (REGISTERS - 1)] = seen;
}

static const ag_seen *get(const walk *in, int reg)
{
    return &in->registers[reg & (REGISTERS - 1)];
}

static ag_seen constant_at(const walk *in, int index)
{
    return index < in->proto->constant_count ? ag_seen_constant(&in->proto->constants[index])
                                             : ag_seen_noun(0);
}

static const char *text_at(const walk *in, int index)
{
    ag_seen seen = constant_at(in, index);
    return seen.kind == AG_SEEN_TEXT ? seen.text : NULL;
}

static int line_of(const walk *in)
{
    return in->proto->lines[in->at];
}

static int is_environment(const walk *in, int upvalue)
{
    return upvalue < in->proto->upvalue_count && strcmp(in->proto->upvalues[upvalue], "_ENV") == 0;
}

static void read_upvalue_field(walk *in, uint32_t code)
{
    const char *name = text_at(in, ag_code_c(code));
    int upvalue = ag_code_b(code);
    ag_seen seen = ag_seen_noun(0);
    if (name != NULL && is_environment(in, upvalue)) {
        seen = ag_seen_global(in->look, line_of(in), name);
    } else if (name != NULL && upvalue < UPVALUES_MAX) {
        seen = ag_seen_index(in->look, line_of(in), &in->upvalues[upvalue], name);
    }
    set(in, ag_code_a(code), seen);
}

static void report_kept_state(walk *in)
{
    ag_findings_add(in->look->findings, in->look->path, line_of(in), AG_FINDING_KEEPS_STATE,
                    "an effect writes into a table of the file: scripts keep no state (a counter, "
                    "a modifier or me.memory does)");
}

static void write_upvalue_field(walk *in, uint32_t code)
{
    const char *name = text_at(in, ag_code_b(code));
    if (is_environment(in, ag_code_a(code))) {
        ag_findings_add(in->look->findings, in->look->path, line_of(in), AG_FINDING_GLOBAL,
                        "\"%s\" is written as a global: scripts keep no state (local %s?)",
                        name == NULL ? "?" : name, name == NULL ? "?" : name);
    } else {
        report_kept_state(in);
    }
}

// R[A].name = value: the table is one that the function made, or one that it must not write to.
static void write_field(walk *in, uint32_t code, const char *name)
{
    const ag_seen *table = get(in, ag_code_a(code));
    ag_seen value = ag_code_k(code) ? constant_at(in, ag_code_c(code)) : *get(in, ag_code_c(code));
    ag_seen_escapes(in->look, &value);
    if (table->kind == AG_SEEN_TABLE && name != NULL && in->field_count < FIELDS_MAX) {
        in->fields[in->field_count++] = (ag_seen_field){ table->number, name, value };
    } else if (table->kind == AG_SEEN_LUA) {
        report_kept_state(in);
    } else if (table->kind == AG_SEEN_NOUN && !(table->nouns & AG_BIT(AG_NOUN_MEMORY))) {
        ag_findings_add(in->look->findings, in->look->path, line_of(in), AG_FINDING_KEEPS_STATE,
                        "\"%s\" can't be written to: what must be remembered is a counter, a "
                        "modifier or me.memory",
                        name == NULL ? "this" : name);
    }
}

static void read_method(walk *in, uint32_t code)
{
    int a = ag_code_a(code);
    ag_seen of = *get(in, ag_code_b(code));
    ag_seen key = ag_code_k(code) ? constant_at(in, ag_code_c(code)) : *get(in, ag_code_c(code));
    ag_seen seen = ag_seen_noun(0);
    if (key.kind == AG_SEEN_TEXT && key.text != NULL) {
        seen = ag_seen_method(in->look, line_of(in), &of, key.text);
    }
    set(in, a + 1, of);
    set(in, a, seen);
}

static ag_seen element_of(walk *in, const ag_seen *of)
{
    ag_seen_escapes(in->look, of);
    int group = of->kind == AG_SEEN_NOUN && of->nouns == AG_BIT(AG_NOUN_GROUP);
    return ag_seen_noun(group ? AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_PLAYER) : 0);
}

static void read_table(walk *in, uint32_t code)
{
    ag_seen of = *get(in, ag_code_b(code));
    ag_seen key = *get(in, ag_code_c(code));
    int named = key.kind == AG_SEEN_TEXT && key.text != NULL;
    set(in, ag_code_a(code),
        named ? ag_seen_index(in->look, line_of(in), &of, key.text) : element_of(in, &of));
}

static void call(walk *in, uint32_t code)
{
    int a = ag_code_a(code);
    ag_seen arguments[ARGUMENTS_MAX];
    ag_seen callee = *get(in, a);
    int count = ag_code_b(code) - 1;
    int has_self =
        callee.kind == AG_SEEN_ROW || callee.kind == AG_SEEN_METHOD ? callee.is_known : 0;
    int first = a + 1 + has_self;
    count = count < 0 ? -1 : count - has_self;
    for (int i = 0; i < count && i < ARGUMENTS_MAX; i++) {
        arguments[i] = *get(in, first + i);
    }
    for (int i = 0; count < 0 && i < ARGUMENTS_MAX; i++) {
        ag_seen_escapes(in->look, get(in, first + i));
    }
    ag_seen_call made = { .line = line_of(in),
                          .callee = &callee,
                          .arguments = arguments,
                          .count = count > ARGUMENTS_MAX ? -1 : count,
                          .has_self = has_self,
                          .fields = in->fields,
                          .field_count = in->field_count };
    ag_seen given = ag_seen_called(in->look, &made);
    for (int reg = a; reg < REGISTERS; reg++) {
        set(in, reg, ag_seen_noun(0));
    }
    set(in, a, given);
}

// The word `each` gives what the loop asks: its second value is a card or a player. The body of a
// loop comes before the instruction that asks, so the value is set as the body is entered.
static void enter_loop(walk *in, uint32_t code)
{
    int a = ag_code_a(code);
    if (get(in, a)->kind == AG_SEEN_EACH) {
        set(in, a + 5, ag_seen_noun(AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_PLAYER)));
    }
}

static void close_over(walk *in, uint32_t code)
{
    ag_seen upvalues[UPVALUES_MAX];
    int index = ag_code_bx(code);
    AG_ASSERT(index < in->proto->child_count);
    const ag_chunk *inner = in->proto->children[index];
    for (int i = 0; i < inner->upvalue_count && i < UPVALUES_MAX; i++) {
        int from = inner->captured[3 * i + 1];
        upvalues[i] = ag_seen_noun(0);
        if (inner->captured[3 * i] == 0 && from < UPVALUES_MAX) {
            upvalues[i] = in->upvalues[from];
        } else if (inner->captured[3 * i] != 0 && is_never_rewritten(in, from)) {
            upvalues[i] = *get(in, from);
        }
    }
    set(in, ag_code_a(code), ag_seen_noun(0));
    walk_proto(in->look, inner, upvalues, NULL, 0);
}

static void load(walk *in, uint32_t code)
{
    int a = ag_code_a(code);
    switch (ag_code_op(code)) {
    case AG_OP5_MOVE: set(in, a, *get(in, ag_code_b(code))); break;
    case AG_OP5_LOADI:
        set(in, a, (ag_seen){ .kind = AG_SEEN_NUMBER, .is_known = 1, .number = ag_code_sbx(code) });
        break;
    case AG_OP5_LOADF: set(in, a, (ag_seen){ .kind = AG_SEEN_NUMBER }); break;
    case AG_OP5_LOADK: set(in, a, constant_at(in, ag_code_bx(code))); break;
    case AG_OP5_LOADFALSE:
    case AG_OP5_LFALSESKIP:
    case AG_OP5_LOADTRUE:
        set(in, a,
            (ag_seen){ .kind = AG_SEEN_BOOLEAN,
                       .is_known = 1,
                       .number = ag_code_op(code) == AG_OP5_LOADTRUE });
        break;
    default:
        for (int i = 0; i <= ag_code_b(code); i++) {
            set(in, a + i, (ag_seen){ .kind = AG_SEEN_NIL });
        }
    }
}

static void step(walk *in, uint32_t code)
{
    int a = ag_code_a(code), op = ag_code_op(code);
    switch (op) {
    case AG_OP5_MOVE:
    case AG_OP5_LOADI:
    case AG_OP5_LOADF:
    case AG_OP5_LOADK:
    case AG_OP5_LOADFALSE:
    case AG_OP5_LFALSESKIP:
    case AG_OP5_LOADTRUE:
    case AG_OP5_LOADNIL: load(in, code); break;
    case AG_OP5_GETUPVAL:
        set(in, a,
            ag_code_b(code) < UPVALUES_MAX ? in->upvalues[ag_code_b(code)] : ag_seen_noun(0));
        break;
    case AG_OP5_GETTABUP: read_upvalue_field(in, code); break;
    case AG_OP5_GETTABLE: read_table(in, code); break;
    case AG_OP5_GETI: set(in, a, element_of(in, get(in, ag_code_b(code)))); break;
    case AG_OP5_GETFIELD: {
        ag_seen of = *get(in, ag_code_b(code));
        const char *name = text_at(in, ag_code_c(code));
        set(in, a,
            name == NULL ? ag_seen_noun(0) : ag_seen_index(in->look, line_of(in), &of, name));
        break;
    }
    case AG_OP5_SETTABUP: write_upvalue_field(in, code); break;
    case AG_OP5_SETTABLE:
    case AG_OP5_SETI: write_field(in, code, NULL); break;
    case AG_OP5_SETFIELD: write_field(in, code, text_at(in, ag_code_b(code))); break;
    case AG_OP5_NEWTABLE:
        set(in, a, (ag_seen){ .kind = AG_SEEN_TABLE, .number = in->table_count++ });
        break;
    case AG_OP5_SELF:
        read_method(in, code);
        in->registers[a].is_known = 1;  // the value that it is called on is stored with it
        break;
    case AG_OP5_CALL:
    case AG_OP5_TAILCALL: call(in, code); break;
    case AG_OP5_CLOSURE: close_over(in, code); break;
    case AG_OP5_CONCAT: set(in, a, (ag_seen){ .kind = AG_SEEN_TEXT }); break;
    default:
        for (int reg = 0; reg < REGISTERS; reg++) {
            if (in->registers[reg].kind != AG_SEEN_UNKNOWN && writes(code, reg)) {
                in->registers[reg] = ag_seen_noun(0);
            }
        }
    }
}

// ---- functions ----

// What a parameter is judging by its name, where nothing else says so: for functions that modules
// share.
static ag_seen named_parameter(const char *name)
{
    static const struct {
        const char *name;
        int noun;
    } names[] = {
        { "me", AG_NOUN_CARD },     { "boss", AG_NOUN_PLAYER },  { "player", AG_NOUN_PLAYER },
        { "event", AG_NOUN_EVENT }, { "packet", AG_NOUN_EVENT },
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(names[i].name, name) == 0) return ag_seen_noun(AG_BIT(names[i].noun));
    }
    return strcmp(name, "t") == 0 ? (ag_seen){ .kind = AG_SEEN_TARGETS, .number = -1 }
                                  : ag_seen_noun(0);
}

static void set_parameters(walk *in, const ag_seen *arguments, int count)
{
    for (int i = 0; i < in->proto->parameter_count; i++) {
        int named = i < in->proto->local_count && arguments == NULL && count == 0;
        in->registers[i] = i < count ? arguments[i]
                           : named   ? named_parameter(in->proto->locals[i])
                                     : ag_seen_noun(0);
    }
}

static void walk_proto(ag_look *look, const ag_chunk *proto, const ag_seen *upvalues,
                       const ag_seen *arguments, int count)
{
    walk *in = look->depth >= DEPTH_MAX ? NULL : calloc(1, sizeof *in);
    uint8_t *meets = calloc((size_t)proto->code_count + 1, 1);
    if (in == NULL || meets == NULL || !lua_checkstack(look->L, 32)) {
        free(in);
        free(meets);
        return;
    }
    look->depth++;
    *in = (walk){ .look = look, .proto = proto, .upvalues = upvalues, .meets = meets };
    find_meets(in);
    set_parameters(in, arguments, count);
    for (in->at = 0; in->at < proto->code_count; in->at++) {
        if (meets[in->at]) {
            meet(in);
        }
        if (in->at > 0 && ag_code_op(proto->code[in->at - 1]) == AG_OP5_TFORPREP) {
            enter_loop(in, proto->code[in->at - 1]);
        }
        step(in, proto->code[in->at]);
    }
    look->depth--;
    free(meets);
    free(in);
}

// Reads the values that a function of the file captured.
static void read_upvalues(ag_look *look, int function, const ag_chunk *proto, ag_seen *out)
{
    for (int i = 0; i < proto->upvalue_count && i < UPVALUES_MAX; i++) {
        out[i] = ag_seen_noun(0);
        if (strcmp(proto->upvalues[i], "_ENV") != 0
            && lua_getupvalue(look->L, function, i + 1) != NULL) {
            out[i] = ag_seen_kept(look);
        }
    }
}

void ag_look_function(ag_look *look, const ag_seen *arguments, int count)
{
    lua_State *L = look->L;
    int function = lua_gettop(L);
    if (look->depth >= DEPTH_MAX || !lua_checkstack(L, 32)) return;
    lua_pushvalue(L, function);
    int done = lua_rawget(L, look->done) != LUA_TNIL;
    lua_pop(L, 1);
    ag_chunk *chunk = done ? NULL : ag_chunk_open(L);
    if (chunk == NULL) return;
    lua_pushvalue(L, function);
    lua_pushboolean(L, 1);
    lua_rawset(L, look->done);
    ag_seen upvalues[UPVALUES_MAX] = { { 0 } };
    read_upvalues(look, function, chunk, upvalues);
    walk_proto(look, chunk, upvalues, arguments, count);
    ag_chunk_close(chunk);
}
