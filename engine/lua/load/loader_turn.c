// The turns of a raid, and its phases: from drafts to tables of steps.
#include <string.h>

#include "lua/language/lexicon.h"
#include "lua/load/loader.h"

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
        ag_fields_read(L, -1, draft->word, word->fields[0], NULL, attacks ? (void *)raid : step);
    }
}

// ---- phases ----

typedef struct phase_reader {
    ag_turn_def *turn;
    const char *name;
    int first;  // its first step
    uint16_t rule;
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
        lua_pushvalue(L, -1);
        step->power = (uint16_t)ag_call_add(L, in->rule, in->name);
    } else if (ag_draft_is(L, -1, AG_DRAFT_STEP) && draft->number == AG_STEP_WINDOW) {
        step = add_step(L, in->turn, AG_STEP_WINDOW, AG_PHASE_SCRIPT);
    } else {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, row->name,
                          "a step of a phase is a function or window, not %s", ag_lua_shown(L, -1));
    }
    step->name = in->turn->step_count == in->first + 1 ? in->name : NULL;
}

const ag_field_row ag_fields_phase[] = {
    { "cites", AG_SHAPE_CITES, "The rules that it is about.", .at = AG_AT(phase_reader, rule) },
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
