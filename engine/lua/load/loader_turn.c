// The turns of a raid, its phases and sequences: from drafts to tables of steps. Steps that are
// functions are powers, which the rules call by their numbers.

#include "lua/load/loader.h"

static ag_power_def *add_call(lua_State *L, const char *name)
{
    ag_power_def *call = ag_powers_add(L, AG_POWER_CALL, name);
    call->front = 1;
    return call;
}

int ag_powers_add_call(lua_State *L, const ag_field_row *row, const char *name)
{
    AG_ASSERT(row->number == AG_SLOT_EFFECT);
    ag_function_read(L, row, add_call(L, name));
    return ag_host_of(L)->reading.powers->count - 1;
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
    { "else_at", AG_SHAPE_FILTER,
      "Whom they attack where something that `at` names is in play, and none of it can be "
      "attacked: one of these, or nobody.",
      .otherwise = "anybody", .at = AG_AT(ag_raid_def, attacked_else),
      .has = AG_AT(ag_raid_def, attacks_else) },
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
    ag_amount only_if;
} phase_reader;

static void read_phase_step(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    const phase_reader *in = at;
    const ag_draft *draft = ag_draft_at(L, -1);
    int window = ag_draft_is(L, -1, AG_DRAFT_STEP) && draft->number == AG_STEP_WINDOW;
    (void)name;
    ag_lua_need_value(L, window || lua_isfunction(L, -1), -1, row->name,
                      "a step of a phase is a function or window");
    int kind = window ? AG_STEP_WINDOW : AG_STEP_CALL;
    ag_step_def *step = add_step(L, in->turn, kind, AG_PHASE_SCRIPT);
    if (!window) step->power = (uint16_t)ag_powers_add_call(L, row, in->name);
    step->name = in->turn->step_count == in->first + 1 ? in->name : NULL;
}

const ag_field_row ag_fields_phase[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about." },
    { "only_if", AG_SHAPE_CONDITION, "Judged as it would begin: else it is left out.",
      .at = AG_AT(phase_reader, only_if) },
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
        step->called = ag_loader_symbol(L, in.name);
        step->only_if = in.only_if;
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

const ag_field_row ag_fields_effect[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(ag_power_def, rule) },
    { "play", AG_SHAPE_FUNCTION, "What it does as it resolves.", .needed = 1,
      .as = "function(boss, card)", .read = ag_function_read },
    { .name = NULL },
};

// An effect goes onto the chain, by its name.
static int read_effect(lua_State *L)
{
    const char *name = ag_loader_hold_text(L, ag_draft_name(L, -1));
    ag_power_def *call = add_call(L, name);
    call->id = ag_loader_symbol(L, name);
    ag_draft_read(L, "an effect", ag_fields_effect, call);
    return ag_host_of(L)->reading.powers->count - 1;
}

static void read_step(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    ag_sequence_def *out = at;
    int effect = ag_draft_is(L, -1, AG_DRAFT_EFFECT), again = ag_draft_is(L, -1, AG_DRAFT_AGAIN);
    (void)text;
    if (again) {
        ag_draft_push_table(L, -1);
        ag_lua_need(L, ag_sandbox_list(L, -1) == 1, AG_FINDING_CONTRADICTION, "steps",
                    "again takes one function: again { function(boss, card) … end }");
        lua_geti(L, -1, 1);
    }
    ag_lua_need_value(L, effect || lua_isfunction(L, -1), -1, row->name,
                      "a step of a sequence is a function(boss, card), again { function } or "
                      "effect \"Name\" { play = function }");
    AG_ASSERT(out->step_count < AG_SEQUENCE_STEP_MAX);
    ag_sequence_step *step = &out->steps[out->step_count++];
    step->power = (uint16_t)(effect ? read_effect(L) : ag_powers_add_call(L, row, out->name));
    step->kind = effect ? AG_SEQUENCE_EFFECT : again ? AG_SEQUENCE_AGAIN : AG_SEQUENCE_ONCE;
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
