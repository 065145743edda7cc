// Passing: going on until something is reached. On the way, each question with a plain "none" is
// answered so, and prepared answers are given; any other question stops the passing and stays open
// for t:answers.
#include <stdio.h>
#include <string.h>

#include "lua/scenario/scene.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/links.h"

enum { PASS_LIMIT = 4000 };  // the most answers that one call may give: no scenario passes longer

static const ag_choice_state *question(const ag_scene *scene)
{
    return &ag_scene_state(scene)->choice;
}

static int option_of_kind(const ag_scene *scene, int kind)
{
    for (int at = 0; at < question(scene)->option_count; at++) {
        if (ag_scene_option(scene, at)->kind == kind) return at;
    }
    return -1;
}

// ---- answers that the scenario need not give ----

int ag_scene_forced(const ag_scene *scene, ag_picks *out)
{
    const ag_choice_state *choice = question(scene);
    *out = (ag_picks){ .number = choice->min };
    if (choice->kind == AG_QUESTION_NUMBER) return choice->min == choice->max;
    if (choice->kind != AG_QUESTION_PICK) return 0;
    if (choice->min == choice->option_count && choice->min <= AG_REPLY_MAX) {
        for (out->count = 0; out->count < choice->min; out->count++) {
            out->picks[out->count] = out->count;
        }
        return 1;
    }
    return choice->max == 0;
}

void ag_scene_natural_payment(const ag_scene *scene, ag_picks *out)
{
    const ag_choice_state *choice = question(scene);
    *out = (ag_picks){ .count = (uint16_t)choice->min };
    for (int at = 0; at < choice->min && at < AG_REPLY_MAX; at++) {
        out->picks[at] = (uint16_t)at;
    }
}

// Picks "none" if the question offers that.
static int pick_none(const ag_scene *scene, ag_picks *out)
{
    int none = option_of_kind(scene, AG_MOVE_NONE);
    *out = (ag_picks){ .count = none >= 0 };
    out->picks[0] = (uint16_t)(none >= 0 ? none : 0);
    return none >= 0 || question(scene)->min == 0;
}

int ag_scene_default(const ag_scene *scene, ag_picks *out)
{
    switch (question(scene)->prompt) {
    case AG_PROMPT_PROTECT:
    case AG_PROMPT_STRIKE:
    case AG_PROMPT_PREVENT: return pick_none(scene, out) || ag_scene_forced(scene, out);
    case AG_PROMPT_PAY: ag_scene_natural_payment(scene, out); return 1;
    default: return ag_scene_forced(scene, out);
    }
}

// ---- answers given in advance ----

static int prepared_for(const ag_scene *scene, ag_seat seat)
{
    char prompt[160];
    ag_scene_prompt_text(scene, prompt, sizeof prompt);
    for (int at = 0; at < scene->prepared_count; at++) {
        const ag_scene_prepared *prepared = &scene->prepared[at];
        if (prepared->seat == seat && strstr(prompt, prepared->prompt) != NULL) return at;
    }
    return -1;
}

static void answer_prepared(lua_State *L, ag_scene *scene, ag_seat seat, int at)
{
    ag_scene_prepared prepared = scene->prepared[at];
    ag_picks picks;
    char why[640];

    scene->prepared_count--;
    memmove(&scene->prepared[at], &scene->prepared[at + 1],
            (size_t)(scene->prepared_count - at) * sizeof scene->prepared[0]);
    lua_rawgeti(L, LUA_REGISTRYINDEX, prepared.what);
    luaL_unref(L, LUA_REGISTRYINDEX, prepared.what);
    if (!ag_scene_picks(L, scene, -1, &picks, why, sizeof why)) {
        luaL_error(L, "the answer prepared at %s%s", prepared.where, why);
    }
    lua_pop(L, 1);
    ag_scene_answer(L, scene, seat, &picks);
}

int ag_scene_go_on(lua_State *L, ag_scene *scene)
{
    ag_seat seat = ag_scene_asked(scene);
    ag_picks picks;
    int at;

    if (seat == 0) return 0;
    if (ag_scene_asks_action(scene)) {
        int pass = option_of_kind(scene, AG_MOVE_PASS);
        if (pass < 0 && ag_scene_state(scene)->choice.option_count > 1) {
            luaL_error(L, "nobody can pass here: a character must attack (CR 600.2)");
        }
        ag_scene_answer_one(L, scene, seat, pass < 0 ? 0 : pass);
        return 1;
    }
    if ((at = prepared_for(scene, seat)) >= 0) {
        answer_prepared(L, scene, seat, at);
        return 1;
    }
    if (!ag_scene_default(scene, &picks)) return 0;
    ag_scene_answer(L, scene, seat, &picks);
    return 1;
}

void ag_scene_settle(lua_State *L, ag_scene *scene)
{
    while (ag_scene_asked(scene) != 0 && !ag_scene_asks_action(scene) && ag_scene_go_on(L, scene)) {
    }
}

void ag_scene_settle_forced(lua_State *L, ag_scene *scene)
{
    ag_picks picks;
    ag_seat seat;
    while ((seat = ag_scene_asked(scene)) != 0 && !ag_scene_asks_action(scene)
           && ag_scene_forced(scene, &picks)) {
        ag_scene_answer(L, scene, seat, &picks);
    }
}

// ---- how far to pass ----

ag_scene_window ag_scene_window_now(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    return (ag_scene_window){ .top = ag_chain_top(state),
                              .turn = state->turn.number,
                              .step = state->turn.step,
                              .phase = state->turn.phase,
                              .combat = state->combat.stage };
}

typedef int pass_goal(const ag_scene *scene, const ag_scene_window *start);

// The top link is gone or, on an empty chain, the window has closed.
int ag_scene_window_shrunk(const ag_scene *scene, const ag_scene_window *start)
{
    ag_scene_window now = ag_scene_window_now(scene);
    if (start->top.slot != 0) return ag_link_at(ag_scene_state(scene), start->top) == NULL;
    return now.turn != start->turn || now.step != start->step || now.phase != start->phase
           || now.combat != start->combat;
}

static int goal_chain_empty(const ag_scene *scene, const ag_scene_window *start)
{
    (void)start;
    return ag_chain_empty(ag_scene_state(scene)) && ag_scene_asks_action(scene);
}

static int goal_combat_over(const ag_scene *scene, const ag_scene_window *start)
{
    const ag_state *state = ag_scene_state(scene);
    (void)start;
    return state->combat.stage == AG_COMBAT_NONE && ag_chain_empty(state)
           && ag_scene_asks_action(scene);
}

int ag_scene_turn_passed(const ag_scene *scene, const ag_scene_window *start)
{
    const ag_turn *turn = &ag_scene_state(scene)->turn;
    return turn->number != start->turn && turn->phase == AG_PHASE_ACTION
           && ag_scene_asks_action(scene);
}

// Goes on to the goal, to a question that the scenario must answer, or to the end of the game.
static void pass_until(lua_State *L, ag_scene *scene, pass_goal *goal, const ag_scene_window *start)
{
    for (int answers = 0; !goal(scene, start); answers++) {
        if (answers == PASS_LIMIT) {
            luaL_error(L, "passed %d times without getting there", PASS_LIMIT);
        }
        if (!ag_scene_go_on(L, scene)) return;
    }
}

// Somebody must have priority; returns what is open now.
static ag_scene_window start_here(lua_State *L, ag_scene *scene)
{
    char text[512];
    ag_scene_settle(L, scene);
    if (!ag_scene_asks_action(scene)) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "nobody has priority; the open question is %s", text);
    }
    return ag_scene_window_now(scene);
}

// ---- t: ----

static int pass_passes(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_check_priority(L, scene, seat);
    ag_scene_go_on(L, scene);
    return 0;
}

static int pass_everyone(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_window start = start_here(L, scene);
    pass_until(L, scene, ag_scene_window_shrunk, &start);
    return 0;
}

static int pass_finishes_chain(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_window start = start_here(L, scene);
    if (ag_chain_empty(ag_scene_state(scene))) return luaL_error(L, "the chain is empty");
    pass_until(L, scene, goal_chain_empty, &start);
    return 0;
}

static int pass_to_end_of_combat(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_window start = ag_scene_window_now(scene);
    if (start.combat == AG_COMBAT_NONE && scene->combats_ended == 0) {
        return luaL_error(L, "there was no combat");
    }
    pass_until(L, scene, goal_combat_over, &start);
    return 0;
}

// If a question stopped it and it is called again, it goes on to the same goal.
static int pass_ends_turn(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_window start = start_here(L, scene);
    if (scene->turn_ending != 0) {
        start.turn = scene->turn_ending;
    }
    scene->turn_ending = start.turn;
    pass_until(L, scene, ag_scene_turn_passed, &start);
    if (ag_scene_turn_passed(scene, &start)) {
        scene->turn_ending = 0;
    }
    return 0;
}

static int pass_to_action_phase(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_window start = ag_scene_window_now(scene);
    if (start.phase == AG_PHASE_ACTION || start.phase == AG_PHASE_END) {
        return luaL_error(L, "the action phase of this turn has begun");
    }
    start.turn--;
    pass_until(L, scene, ag_scene_turn_passed, &start);
    return 0;
}

// Why argument 3 can't do it in the current combat; `out` keeps an earlier reason.
static void hear_why(lua_State *L, ag_scene *scene, ag_seat seat, int prompt, char *out,
                     size_t capacity)
{
    int move = prompt == AG_PROMPT_PROTECT ? AG_WHY_PROTECT : AG_WHY_STRIKE;
    ag_refusal refusal;
    int none = lua_type(L, 3) == LUA_TSTRING && strcmp(lua_tostring(L, 3), "none") == 0;
    if (none || !ag_scene_is_ref(L, 3) || prompt == AG_PROMPT_PREVENT
        || ag_scene_state(scene)->combat.stage == AG_COMBAT_NONE) {
        return;
    }
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    if (ag_scene_why_no_move(scene, move, seat, &ref, &refusal)) {
        snprintf(out, capacity, " (%s: %s)", refusal.rule, refusal.text);
    }
}

// Passes until the seat is asked this question, then answers it with argument 3.
static int answer_when_asked(lua_State *L, int prompt, const char *what)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_picks picks;
    char text[512], name[24], why[640], reason[160] = "";

    luaL_checkany(L, 3);
    for (int answers = 0; question(scene)->prompt != prompt || !ag_scene_asks(scene, seat);
         answers++) {
        int in_combat = ag_scene_state(scene)->combat.stage != AG_COMBAT_NONE;
        hear_why(L, scene, seat, prompt, reason, sizeof reason);
        if (answers == PASS_LIMIT || !in_combat || !ag_scene_go_on(L, scene)) {
            ag_scene_question_text(scene, text, sizeof text);
            return luaL_error(L, "%s is not asked %s%s; the open question is %s",
                              ag_scene_seat_text(scene, seat, name, sizeof name), what, reason,
                              text);
        }
    }
    if (!ag_scene_picks(L, scene, 3, &picks, why, sizeof why)) return luaL_error(L, "%s", why);
    ag_scene_answer(L, scene, seat, &picks);
    return 0;
}

static int pass_protects(lua_State *L)
{
    return answer_when_asked(L, AG_PROMPT_PROTECT, "who protects");
}

// Classic: with priority, in the defend window.
static int strike_with_priority(lua_State *L, ag_scene *scene)
{
    ag_seat seat = ag_scene_seat(L, scene, 2);
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    char text[512];

    ag_scene_check_priority(L, scene, seat);
    int option = ag_scene_pick_card(L, scene, AG_MOVE_STRIKE, &ref);
    if (option < 0) {
        ag_scene_question_text(scene, text, sizeof text);
        return luaL_error(L, "nobody can strike with \"%s\": offered is %s", ref.text, text);
    }
    ag_scene_answer_one(L, scene, seat, option);
    return 0;
}

static int pass_strikes(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    if (ag_scene_state(scene)->strike_classic) return strike_with_priority(L, scene);
    return answer_when_asked(L, AG_PROMPT_STRIKE, "whether to strike");
}

static int pass_prevents(lua_State *L)
{
    return answer_when_asked(L, AG_PROMPT_PREVENT, "what applies to damage");
}

static int pass_will_answer(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_prepared *prepared = &scene->prepared[scene->prepared_count];

    luaL_checkany(L, 3);
    if (scene->prepared_count == AG_SCENE_PREPARED_MAX) {
        return luaL_error(L, "more than %d prepared answers", AG_SCENE_PREPARED_MAX);
    }
    prepared->seat = ag_scene_seat(L, scene, 2);
    snprintf(prepared->prompt, sizeof prepared->prompt, "%s", luaL_optstring(L, 4, ""));
    luaL_where(L, 1);
    snprintf(prepared->where, sizeof prepared->where, "%s", lua_tostring(L, -1));
    lua_pushvalue(L, 3);
    prepared->what = luaL_ref(L, LUA_REGISTRYINDEX);
    scene->prepared_count++;
    return 0;
}

const luaL_Reg ag_scene_pass_functions[] = {
    { "passes", pass_passes },
    { "everyone_passes", pass_everyone },
    { "finishes_chain", pass_finishes_chain },
    { "to_end_of_combat", pass_to_end_of_combat },
    { "ends_turn", pass_ends_turn },
    { "to_action_phase", pass_to_action_phase },
    { "protects", pass_protects },
    { "strikes", pass_strikes },
    { "prevents", pass_prevents },
    { "will_answer", pass_will_answer },
    { NULL, NULL },
};
