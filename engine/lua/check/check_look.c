// Follows what an effect does with what it is given: each value that its code speaks of is one that
// is known for certain, or none. Nothing is run.
#include "lua/check/check_look.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/list.h"
#include "lua/bytecode/code.h"

enum { ARGUMENTS_MAX = 16, DEPTH_MAX = 12 };

typedef struct walk {
    ag_look *look;
    int function;  // on the stack
    const ag_seen *arguments;
    int argument_count;
    ag_seen *values;  // [id of what the code says]
    int value_count, value_capacity;
    ag_seen_field *fields;
    int field_count, field_capacity;
} walk;

static ag_seen known(const walk *in, const ag_code_seen *of)
{
    return of->id > 0 && of->id < in->value_count ? in->values[of->id] : ag_seen_noun(0);
}

// ---- what is there from the start ----

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

static ag_seen parameter(const walk *in, const ag_code_seen *seen)
{
    int is_inner = seen->number == 0;
    if (!is_inner && seen->number <= in->argument_count) return in->arguments[seen->number - 1];
    return is_inner || in->argument_count == 0 ? named_parameter(seen->name) : ag_seen_noun(0);
}

// A value that the function captured.
static ag_seen upvalue(const walk *in, const ag_code_seen *seen)
{
    int found = lua_getupvalue(in->look->L, in->function, (int)seen->number) != NULL;
    return found ? ag_seen_kept(in->look) : ag_seen_noun(0);
}

// ---- fields ----

static ag_seen element_of(const walk *in, const ag_code_seen *seen)
{
    ag_seen of = known(in, seen->of), key = known(in, seen->value);
    if (key.kind == AG_SEEN_TEXT && key.text != NULL) {
        return ag_seen_index(in->look, seen->line, &of, key.text);
    }
    ag_seen_escapes(in->look, &of);
    int group = of.kind == AG_SEEN_NOUN && of.nouns == AG_BIT(AG_NOUN_GROUP);
    return ag_seen_noun(group ? AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_PLAYER) : 0);
}

static void keep_field(walk *in, ag_seen_field field)
{
    ag_seen_field *room =
        ag_list_room(in->fields, &in->field_capacity, in->field_count + 1, sizeof *in->fields);
    if (room == NULL) return;
    in->fields = room;
    in->fields[in->field_count++] = field;
}

// A table may be one that the function made, or one that it must not write to.
static void write_field(walk *in, const ag_code_seen *seen)
{
    const ag_look *look = in->look;
    const char *name = seen->name[0] != '\0' ? seen->name : NULL;
    ag_seen table = known(in, seen->of), value = known(in, seen->value);
    if (ag_code_plain(seen->of)->kind == AG_CODE_ENVIRONMENT && seen->is_upvalue) {
        ag_check_report(look->findings, seen->line, AG_FINDING_GLOBAL,
                        "\"%s\" is written as a global: scripts keep no state (local %s?)",
                        seen->name, seen->name);
        return;
    }
    if (!seen->is_upvalue) ag_seen_escapes(in->look, &value);
    if (seen->is_upvalue || table.kind == AG_SEEN_LUA) {
        ag_check_report(look->findings, seen->line, AG_FINDING_KEEPS_STATE,
                        "an effect writes into a table of the file: scripts keep no state (a "
                        "counter, a modifier or me.memory does)");
    } else if (table.kind == AG_SEEN_TABLE) {
        keep_field(in, (ag_seen_field){ table.number, seen->name, value });
    } else if (table.kind == AG_SEEN_NOUN && !(table.nouns & AG_BIT(AG_NOUN_MEMORY))) {
        ag_check_report(look->findings, seen->line, AG_FINDING_KEEPS_STATE,
                        "\"%s\" can't be written to: what must be remembered is a counter, a "
                        "modifier or me.memory",
                        name == NULL ? "this" : name);
    }
}

// ---- calls ----

static ag_seen method_of(walk *in, const ag_code_seen *seen)
{
    ag_seen of = known(in, seen->of);
    ag_seen made = ag_seen_method(in->look, seen->line, &of, seen->name);
    made.has_self = 1;
    return made;
}

static ag_seen call(walk *in, const ag_code_seen *seen)
{
    ag_seen arguments[ARGUMENTS_MAX];
    ag_seen callee = known(in, seen->of);
    int is_row = callee.kind == AG_SEEN_ROW || callee.kind == AG_SEEN_METHOD;
    int has_self = is_row ? callee.has_self : 0;
    int count = seen->count - has_self;
    for (int i = 0; i < count && i < ARGUMENTS_MAX; i++) {
        arguments[i] = known(in, seen->given[i + has_self]);
        if (seen->is_open) ag_seen_escapes(in->look, &arguments[i]);
    }
    ag_seen_call made = { .line = seen->line,
                          .callee = &callee,
                          .arguments = arguments,
                          .count = seen->is_open || count > ARGUMENTS_MAX ? -1 : count,
                          .has_self = has_self,
                          .fields = in->fields,
                          .field_count = in->field_count };
    return ag_seen_called(in->look, &made);
}

// The word `each` gives what the loop asks: its second value is a card or a player.
static ag_seen loop_value(const walk *in, const ag_code_seen *seen)
{
    int is_each = known(in, seen->of).kind == AG_SEEN_EACH;
    return ag_seen_noun(is_each ? AG_BIT(AG_NOUN_CARD) | AG_BIT(AG_NOUN_PLAYER) : 0);
}

// ---- functions ----

static ag_seen meaning(walk *in, const ag_code_seen *seen)
{
    lua_State *L = in->look->L;
    ag_seen of;
    switch (seen->kind) {
    case AG_CODE_PARAMETER: return parameter(in, seen);
    case AG_CODE_UPVALUE: return upvalue(in, seen);
    case AG_CODE_WORD: return ag_seen_global(in->look, seen->line, seen->name);
    case AG_CODE_READ:
        of = known(in, seen->of);
        return ag_seen_index(in->look, seen->line, &of, seen->name);
    case AG_CODE_ELEMENT: return element_of(in, seen);
    case AG_CODE_METHOD: return method_of(in, seen);
    case AG_CODE_CALL: return call(in, seen);
    case AG_CODE_WRITE: write_field(in, seen); return ag_seen_noun(0);
    case AG_CODE_LOOP: return loop_value(in, seen);
    case AG_CODE_TABLE: return (ag_seen){ .kind = AG_SEEN_TABLE, .number = seen->id };
    case AG_CODE_JOINED: return (ag_seen){ .kind = AG_SEEN_TEXT };
    case AG_CODE_FRACTION: return (ag_seen){ .kind = AG_SEEN_NUMBER };
    case AG_CODE_TEXT: lua_pushstring(L, seen->name); return ag_seen_kept(in->look);
    case AG_CODE_NIL: lua_pushnil(L); return ag_seen_kept(in->look);
    case AG_CODE_NUMBER: lua_pushinteger(L, seen->number); return ag_seen_kept(in->look);
    case AG_CODE_BOOLEAN: lua_pushboolean(L, seen->number != 0); return ag_seen_kept(in->look);
    default: return ag_seen_noun(0);
    }
}

static void hear(void *context, const ag_code_seen *seen)
{
    walk *in = context;
    ag_seen made = meaning(in, seen);
    ag_seen *room = ag_list_room(in->values, &in->value_capacity, seen->id + 1, sizeof *in->values);
    if (room == NULL) return;
    in->values = room;
    in->values[seen->id] = made;
    in->value_count = seen->id + 1;
}

int ag_look_is_new(const ag_look *look)
{
    lua_State *L = look->L;
    lua_pushvalue(L, -1);
    int is_new = lua_rawget(L, look->done) == LUA_TNIL;
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushboolean(L, 1);
    lua_rawset(L, look->done);
    return is_new;
}

void ag_look_function(ag_look *look, const ag_seen *arguments, int count)
{
    lua_State *L = look->L;
    walk in = {
        .look = look, .function = lua_gettop(L), .arguments = arguments, .argument_count = count
    };
    AG_ASSERT(arguments != NULL || count == 0);
    if (look->depth >= DEPTH_MAX || !lua_checkstack(L, 32)) return;
    ag_chunk *chunk = ag_look_is_new(look) ? ag_chunk_open(L) : NULL;
    if (chunk == NULL) return;
    look->depth++;
    (void)ag_code_read(chunk, 0, hear, &in);
    look->depth--;
    ag_chunk_close(chunk);
    free(in.values);
    free(in.fields);
}
