// Sequences of a raid: their steps are functions that the rules call by the numbers of their
// powers.
#include <lauxlib.h>

#include "base/assert.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

int ag_call_add(lua_State *L, uint16_t rule, const char *name)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    int power = powers->count;
    ag_power_def *call = ag_powers_add(L, AG_POWER_CALL, name);
    call->front = 1;
    call->rule = rule;
    call->functions = AG_BIT(AG_SLOT_EFFECT);
    powers->entries[power].functions[AG_SLOT_EFFECT] = luaL_ref(L, LUA_REGISTRYINDEX);
    return power;
}

typedef struct sequence_reader {
    ag_sequence_def *out;
    uint16_t rule;
} sequence_reader;

const ag_field_row ag_fields_effect[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(sequence_reader, rule) },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves.", .needed = 1,
      .as = "function(boss, card)" },
    { .name = NULL },
};

// Pushes the function of the step on top of the stack, which may be a draft, and returns what kind
// of step it is. Of an effect, `own` is its rule.
static int push_step(lua_State *L, sequence_reader *own)
{
    int effect = ag_draft_is(L, -1, AG_DRAFT_EFFECT);
    if (!effect && !ag_draft_is(L, -1, AG_DRAFT_AGAIN)) {
        lua_pushvalue(L, -1);  // refused later if it is not a function
        return AG_SEQUENCE_ONCE;
    }
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    if (effect) {
        ag_fields_read(L, -1, "an effect", ag_fields_effect, NULL, own);
        lua_getfield(L, -1, "play");
    } else {
        ag_lua_need(L, ag_sandbox_list(L, -1) == 1, AG_FINDING_CONTRADICTION, "steps",
                    "again takes one function: again { function(boss, card) … end }");
        lua_geti(L, -1, 1);
    }
    lua_insert(L, -2);
    ag_reading_end(L, before);
    return effect ? AG_SEQUENCE_EFFECT : AG_SEQUENCE_AGAIN;
}

static void read_step(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    sequence_reader own = *(const sequence_reader *)at;
    ag_sequence_def *out = own.out;
    (void)text;
    AG_ASSERT(out->step_count < AG_SEQUENCE_STEP_MAX);
    int index = lua_gettop(L), kind = push_step(L, &own), effect = kind == AG_SEQUENCE_EFFECT;
    if (!lua_isfunction(L, -1)) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name,
                          "a step of a sequence is a function(boss, card), again { function } or "
                          "effect \"Name\" { play = function }, not %s",
                          ag_lua_shown(L, -1));
    }
    const char *name = effect ? ag_loader_hold_text(L, ag_draft_name(L, index)) : out->name;
    int power = ag_call_add(L, own.rule, name);
    ag_host_of(L)->reading.powers->powers[power].id = effect ? ag_loader_symbol(L, name) : 0;
    out->steps[out->step_count++] =
        (ag_sequence_step){ .kind = (uint16_t)kind, .power = (uint16_t)power };
}

const ag_field_row ag_fields_sequence[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(sequence_reader, rule) },
    { "steps", AG_SHAPE_STEPS,
      "function(boss, card) … end, again { function } and effect \"Name\" { play = function }.",
      .needed = 1, .max = AG_SEQUENCE_STEP_MAX, .each = read_step },
    { .name = NULL },
};

void ag_sequence_read(lua_State *L, ag_sequence_def *out)
{
    int index = lua_gettop(L);
    AG_ASSERT(ag_draft_is(L, index, AG_DRAFT_SEQUENCE));
    out->name = ag_loader_hold_text(L, ag_draft_name(L, index));
    out->step_count = 0;
    sequence_reader in = { out, ag_host_of(L)->reading.powers->rule };
    ag_draft_read(L, "a sequence", ag_fields_sequence, &in);
}
