// Sequences of a raid: their steps are functions that the rules call by the numbers of their
// powers.
#include <lauxlib.h>
#include <string.h>

#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

int ag_call_add(lua_State *L, ag_powers *powers, uint16_t rule, const char *name)
{
    int power = powers->count;
    ag_power_def *call = ag_powers_add(L, powers, AG_POWER_CALL, name);
    call->front = 1;
    call->rule = rule;
    call->functions = AG_BIT(AG_SLOT_EFFECT);
    powers->entries[power].functions[AG_SLOT_EFFECT] = luaL_ref(L, LUA_REGISTRYINDEX);
    return power;
}

// Replaces the draft of a step on top of the stack by its function, and returns what kind of step
// it is.
static int open_step(lua_State *L, ag_powers *powers, uint16_t *rule, const char **name)
{
    int index = lua_gettop(L);
    const ag_draft *draft = ag_draft_at(L, index);
    if (draft == NULL) return AG_SEQUENCE_ONCE;
    int effect = draft->kind == AG_DRAFT_EFFECT;
    if (!effect && draft->kind != AG_DRAFT_AGAIN) {
        return AG_SEQUENCE_ONCE;  // refused later: not a function
    }
    const char *own = effect ? ag_loader_hold_text(L, ag_draft_name(L, index)) : NULL;
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    if (effect) {
        ag_lua_check_rows(L, table, "an effect", ag_fields_effect, NULL);
        *rule = ag_rule_read(L, powers, table, *rule);
        *name = own;
        lua_getfield(L, table, "play");
    } else {
        ag_sandbox_push_keys(L, table);
        if (ag_sandbox_list(L, -1) != 1) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "steps",
                              "again takes one function: again "
                              "{ function(boss, card) … end }");
        }
        lua_pop(L, 1);
        lua_geti(L, table, 1);
    }
    lua_replace(L, index);
    ag_reading_end(L, before);
    return effect ? AG_SEQUENCE_EFFECT : AG_SEQUENCE_AGAIN;
}

typedef struct sequence_reader {
    ag_powers *powers;
    ag_sequence_def *out;
    uint16_t rule;
} sequence_reader;

static void read_step(lua_State *L, int step, void *context)
{
    const sequence_reader *in = context;
    ag_powers *powers = in->powers;
    ag_sequence_def *out = in->out;
    uint16_t rule = in->rule;
    const char *name = out->name;
    AG_ASSERT(step == lua_gettop(L));
    if (out->step_count == AG_SEQUENCE_STEP_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "steps", "a sequence of more than %d steps",
                          AG_SEQUENCE_STEP_MAX);
    }
    int kind = open_step(L, powers, &rule, &name);
    if (lua_type(L, -1) != LUA_TFUNCTION) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "steps",
                          "a step of a sequence is a function(boss, card), again { function } or "
                          "effect \"Name\" { play = function }, not %s",
                          ag_lua_shown(L, -1));
    }
    lua_pushvalue(L, -1);
    int power = ag_call_add(L, powers, rule, name);
    powers->powers[power].id = kind == AG_SEQUENCE_EFFECT ? ag_loader_symbol(L, name) : 0;
    out->steps[out->step_count++] =
        (ag_sequence_step){ .kind = (uint16_t)kind, .power = (uint16_t)power };
}

void ag_sequence_read(lua_State *L, ag_powers *powers, ag_sequence_def *out)
{
    int index = lua_gettop(L);
    AG_ASSERT(ag_draft_at(L, index)->kind == AG_DRAFT_SEQUENCE);
    out->name = ag_loader_hold_text(L, ag_draft_name(L, index));
    out->step_count = 0;
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    ag_lua_check_rows(L, table, "a sequence", ag_fields_sequence, NULL);
    uint16_t rule = ag_rule_read(L, powers, table, powers->rule);
    if (lua_getfield(L, table, "steps") != LUA_TTABLE || ag_sandbox_list(L, -1) == 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "steps",
                          "a sequence has steps { function(boss, card) … end, … }");
    }
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, table + 1, i);
        sequence_reader in = { powers, out, rule };
        ag_loader_part(L, lua_gettop(L), read_step, &in);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    ag_reading_end(L, before);
}
