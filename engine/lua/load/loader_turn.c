// The turns of a raid, its phases and sequences: from drafts to tables of steps. Steps that are
// functions are powers, which the rules call by their numbers.
#include <lauxlib.h>
#include <string.h>

#include "base/assert.h"
#include "lua/language/lexicon.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

int ag_call_add(lua_State *L, const char *name)
{
    ag_powers *powers = ag_host_of(L)->reading.powers;
    int power = powers->count;
    ag_power_def *call = ag_powers_add(L, AG_POWER_CALL, name);
    call->front = 1;
    call->functions = AG_BIT(AG_SLOT_EFFECT);
    lua_pushvalue(L, -1);
    powers->entries[power].functions[AG_SLOT_EFFECT] = luaL_ref(L, LUA_REGISTRYINDEX);
    return power;
}

static ag_step_def *add_step(lua_State *L, ag_turn_def *turn, int kind, int phase)
{
    ag_lua_need(L, turn->step_count < AG_STEP_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "a turn of more than %d steps", AG_STEP_MAX);
    ag_step_def *step = &turn->steps[turn->step_count++];
    *step = (ag_step_def){ .kind = (uint8_t)kind, .phase = (uint8_t)phase };
    return step;
}

// ---- steps that the game knows ----

const ag_field_row ag_fields_counted_step[] = {
    { "count", AG_SHAPE_AMOUNT, "How many cards.", .at = AG_AT(ag_step_def, amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_attack_step[] = {
    { "at", AG_SHAPE_FILTER, "Whom they attack, where they may.",
      .otherwise = "one of them at random", .at = AG_AT(ag_raid_def, attacked),
      .has = AG_AT(ag_raid_def, attacks) },
    { .name = NULL },
};

static void read_plain_step(lua_State *L, ag_raid_def *raid, ag_turn_def *turn)
{
    static const struct {
        uint8_t phase;
        const char *name;
    } phases[] = {
        [AG_STEP_READY] = { AG_PHASE_START, "start phase" },
        [AG_STEP_DRAW] = { AG_PHASE_START, "start phase" },
        [AG_STEP_CALL] = { AG_PHASE_NONE, NULL },
        [AG_STEP_WINDOW] = { AG_PHASE_SCRIPT, NULL },
        [AG_STEP_ACTION] = { AG_PHASE_ACTION, "action phase" },
        [AG_STEP_END] = { AG_PHASE_END, "end phase" },
        [AG_STEP_FLIPS] = { AG_PHASE_SCRIPT, "flips" },
        [AG_STEP_ATTACKS] = { AG_PHASE_ACTION, "action phase" },
    };
    int draft_index = lua_gettop(L), before = turn->step_count;
    const ag_draft *draft = ag_draft_at(L, draft_index);
    int phase = phases[draft->number].phase, attacks = draft->number == AG_STEP_ATTACKS;
    int goes_on = before > 0 && turn->steps[before - 1].phase == phase;
    ag_step_def *step = add_step(L, turn, draft->number, phase);
    step->name = goes_on ? NULL : phases[draft->number].name;
    ag_lua_need(L, raid->automated || (!attacks && draft->number != AG_STEP_FLIPS),
                AG_FINDING_CONTRADICTION, NULL,
                "%s is for a raid without a Boss player: automated = true", draft->word);
    ag_draft_push_table(L, draft_index);
    if (lua_istable(L, -1)) {
        const ag_lexicon_row *word = ag_lexicon_find(ag_lexicon_raids, draft->word);
        ag_fields_read(L, -1, draft->word, word->fields[0], attacks ? (void *)raid : step);
    }
}

// ---- phases ----

typedef struct phase_reader {
    ag_turn_def *turn;
    const char *name;
    int first;  // its first step
    ag_amount only_if, also_if;
} phase_reader;

static void read_phase_step(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const phase_reader *in = at;
    const ag_draft *draft = ag_draft_at(L, -1);
    ag_step_def *step;
    (void)name;
    if (lua_isfunction(L, -1)) {
        step = add_step(L, in->turn, AG_STEP_CALL, AG_PHASE_SCRIPT);
        step->power = (uint16_t)ag_call_add(L, in->name);
    } else if (ag_draft_is(L, -1, AG_DRAFT_STEP) && draft->number == AG_STEP_WINDOW) {
        step = add_step(L, in->turn, AG_STEP_WINDOW, AG_PHASE_SCRIPT);
    } else {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name,
                          "a step of a phase is a function or window, not %s", ag_lua_shown(L, -1));
    }
    step->name = in->turn->step_count == in->first + 1 ? in->name : NULL;
}

const ag_field_row ag_fields_phase[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "only_if", AG_SHAPE_CONDITION, "Judged as it would begin: else it is left out.",
      .at = AG_AT(phase_reader, only_if) },
    { "also_if", AG_SHAPE_CONDITION, "A second condition, where one amount can't say it.",
      .at = AG_AT(phase_reader, also_if) },
    { "steps", AG_SHAPE_STEPS, "function(boss) … end, done off the chain, and window.", .needed = 1,
      .each = read_phase_step },
    { .name = NULL },
};

void ag_phase_read(lua_State *L, ag_turn_def *turn)
{
    phase_reader in = { .turn = turn, .first = turn->step_count };
    in.name = ag_loader_hold_text(L, ag_draft_name(L, lua_gettop(L)));
    ag_draft_read(L, "a phase", ag_fields_phase, &in);
    if (turn->step_count > in.first) {
        ag_step_def *step = &turn->steps[in.first];
        step->only_if = in.only_if;
        step->also_if = in.also_if;
        step->whole = (uint8_t)(turn->step_count - in.first);
    }
}

// ---- turns ----

void ag_turn_step_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    int side = strcmp(row->name, "boss_turn") == 0 ? AG_SIDE_BOSS : AG_SIDE_RAIDERS;
    (void)name;
    if (ag_draft_is(L, -1, AG_DRAFT_PHASE)) {
        ag_phase_read(L, &raid->turn[side]);
    } else {
        ag_field_need_item(L, row, ag_draft_is(L, -1, AG_DRAFT_STEP),
                           "no step (ready_step, draw_step, a phase, action_phase, end_phase)");
        read_plain_step(L, raid, &raid->turn[side]);
    }
}

// ---- sequences ----

// Adds the function on top of the stack; `name`: of an effect, which goes onto the chain.
static void add_sequence_step(lua_State *L, ag_sequence_def *out, int kind, const char *name)
{
    AG_ASSERT(out->step_count < AG_SEQUENCE_STEP_MAX);
    int power = ag_call_add(L, name != NULL ? name : out->name);
    ag_power_def *powers = ag_host_of(L)->reading.powers->powers;
    powers[power].id = name != NULL ? ag_loader_symbol(L, name) : 0;
    out->steps[out->step_count++] =
        (ag_sequence_step){ .kind = (uint16_t)kind, .power = (uint16_t)power };
}

typedef struct effect_reader {
    ag_sequence_def *out;
    const char *name;
} effect_reader;

static void read_effect(lua_State *L, const ag_field_row *row, void *at)
{
    const effect_reader *in = at;
    ag_field_need(L, row, lua_isfunction(L, -1));
    add_sequence_step(L, in->out, AG_SEQUENCE_EFFECT, in->name);
}

const ag_field_row ag_fields_effect[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves.", .needed = 1,
      .as = "function(boss, card)", .read = read_effect },
    { .name = NULL },
};

static void read_step(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    int again = ag_draft_is(L, -1, AG_DRAFT_AGAIN);
    (void)text;
    if (ag_draft_is(L, -1, AG_DRAFT_EFFECT)) {
        effect_reader in = { at, ag_loader_hold_text(L, ag_draft_name(L, -1)) };
        ag_draft_read(L, "an effect", ag_fields_effect, &in);
        return;
    }
    if (again) {
        ag_draft_push_table(L, -1);
        ag_lua_need(L, ag_sandbox_list(L, -1) == 1, AG_FINDING_CONTRADICTION, "steps",
                    "again takes one function: again { function(boss, card) … end }");
        lua_geti(L, -1, 1);
    }
    if (!lua_isfunction(L, -1)) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name,
                          "a step of a sequence is a function(boss, card), again { function } or "
                          "effect \"Name\" { play = function }, not %s",
                          ag_lua_shown(L, -1));
    }
    add_sequence_step(L, at, again ? AG_SEQUENCE_AGAIN : AG_SEQUENCE_ONCE, NULL);
}

const ag_field_row ag_fields_sequence[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
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
    ag_draft_read(L, "a sequence", ag_fields_sequence, out);
}
