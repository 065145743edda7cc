// `play`: what players do with priority. A move picks an option of the open question, then answers
// its follow-up questions from the scenario's table; any further question fails.
#include <stdio.h>
#include <string.h>

#include "game/facts/answer.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

// The answers that come with a move. Lists are stack indexes of tables; 0: there is none.
typedef struct play_plan {
    int table;
    int targets, target_next;
    int pays, pay_next;
    int used_x, used_mode, used_way;
} play_plan;

static const ag_choice_state *question(const ag_scene *scene)
{
    return &ag_scene_state(scene)->choice;
}

// Makes a list of the field's value; returns its stack index, 0 if the field is missing.
static int plan_single(lua_State *L, int table, const char *field)
{
    if (lua_getfield(L, table, field) == LUA_TNIL) {
        lua_pop(L, 1);
        return 0;
    }
    lua_createtable(L, 1, 0);
    lua_insert(L, -2);
    lua_rawseti(L, -2, 1);
    return lua_gettop(L);
}

// The list in the field, or one made of its single value.
static int plan_list(lua_State *L, int table, const char *field)
{
    if (lua_getfield(L, table, field) == LUA_TTABLE && !ag_scene_is_ref(L, lua_gettop(L))) {
        return lua_gettop(L);
    }
    lua_pop(L, 1);
    return plan_single(L, table, field);
}

static play_plan plan_open(lua_State *L, int index, const char *call)
{
    play_plan plan = { .target_next = 1, .pay_next = 1 };

    luaL_checkstack(L, 16, "a move");
    if (lua_isnoneornil(L, index)) {
        lua_settop(L, index - 1);
        lua_newtable(L);
    }
    luaL_checktype(L, index, LUA_TTABLE);
    ag_scene_check_fields(L, index, ag_fields_scene_move, call);
    lua_settop(L, index);
    plan.table = index;
    plan.targets = plan_list(L, index, "targets");
    if (plan.targets == 0) {
        plan.targets = plan_single(L, index, "target");
    }
    plan.pays = plan_list(L, index, "pay");
    return plan;
}

static int plan_has(lua_State *L, const play_plan *plan, const char *field)
{
    int has = lua_getfield(L, plan->table, field) != LUA_TNIL;
    lua_pop(L, 1);
    return has;
}

// Answers that the scenario gave but nobody asked for.
static void plan_close(lua_State *L, const play_plan *plan)
{
    const char *left = NULL;
    if (plan->targets != 0 && plan->target_next <= (int)ag_sandbox_list(L, plan->targets)) {
        left = "target";
    }
    if (plan->pays != 0 && plan->pay_next <= (int)ag_sandbox_list(L, plan->pays)) {
        left = "pay";
    }
    if (plan_has(L, plan, "x") && !plan->used_x) {
        left = "x";
    }
    if (plan_has(L, plan, "mode") && !plan->used_mode) {
        left = "mode";
    }
    if (plan_has(L, plan, "way") && !plan->used_way) {
        left = "way";
    }
    if (left != NULL) {
        luaL_error(L, "more is given for \"%s\" than is asked for", left);
    }
}

// ---- follow-up questions ----

static void fail_unanswered(lua_State *L, const ag_scene *scene, const char *field)
{
    char text[512];
    ag_scene_question_text(scene, text, sizeof text);
    luaL_error(L, "asked %s, which the scenario does not answer (field \"%s\")", text, field);
}

static void answer_value(lua_State *L, ag_scene *scene, ag_seat seat, int index)
{
    ag_picks picks;
    char why[640];
    if (!ag_scene_picks(L, scene, index, &picks, why, sizeof why)) {
        luaL_error(L, "%s", why);
    }
    ag_scene_answer(L, scene, seat, &picks);
}

static int is_single(lua_State *L, int index)
{
    return lua_type(L, index) != LUA_TTABLE || ag_scene_is_ref(L, index);
}

// Pushes the next entry of the list; if several may be picked, also the entries after it that fit.
static void take_entries(lua_State *L, ag_scene *scene, int list, int *next)
{
    ag_picks picks;
    char why[640];
    int count = 1;

    lua_rawgeti(L, list, (*next)++);
    if (!is_single(L, lua_gettop(L)) || question(scene)->max < 2 || lua_isnumber(L, -1)) return;
    lua_createtable(L, 2, 0);
    lua_insert(L, -2);
    lua_rawseti(L, -2, 1);
    while (count < question(scene)->max && *next <= (int)ag_sandbox_list(L, list)) {
        lua_rawgeti(L, list, *next);
        if (!is_single(L, lua_gettop(L))) {
            lua_pop(L, 1);
            return;
        }
        lua_rawseti(L, -2, count + 1);
        if (!ag_scene_picks(L, scene, -1, &picks, why, sizeof why)) {
            lua_pushnil(L);
            lua_rawseti(L, -2, count + 1);
            return;
        }
        count++;
        (*next)++;
    }
}

// Answers a question that has one legal answer, and is asked because scenarios ask everything.
static int answer_forced(lua_State *L, ag_scene *scene, ag_seat seat)
{
    ag_picks picks;
    if (!ag_scene_forced(scene, &picks)) return 0;
    ag_scene_answer(L, scene, seat, &picks);
    return 1;
}

static void follow_list(lua_State *L, ag_scene *scene, ag_seat seat, int list, int *next,
                        const char *field)
{
    if (list == 0 || *next > (int)ag_sandbox_list(L, list)) {
        if (!answer_forced(L, scene, seat)) {
            fail_unanswered(L, scene, field);
        }
        return;
    }
    take_entries(L, scene, list, next);
    answer_value(L, scene, seat, lua_gettop(L));
    lua_pop(L, 1);
}

static void follow_field(lua_State *L, ag_scene *scene, ag_seat seat, const play_plan *plan,
                         const char *field, int *used)
{
    if (lua_getfield(L, plan->table, field) != LUA_TNIL) {
        *used = 1;
        answer_value(L, scene, seat, lua_gettop(L));
    } else if (!answer_forced(L, scene, seat)) {
        fail_unanswered(L, scene, field);
    }
    lua_pop(L, 1);
}

// Exhausts cards to pay: those that the scenario names, else the default payment.
static void follow_pay(lua_State *L, ag_scene *scene, ag_seat seat, play_plan *plan)
{
    ag_picks picks;
    if (plan->pays != 0 && plan->pay_next <= (int)ag_sandbox_list(L, plan->pays)) {
        follow_list(L, scene, seat, plan->pays, &plan->pay_next, "pay");
        return;
    }
    ag_scene_natural_payment(scene, &picks);
    ag_scene_answer(L, scene, seat, &picks);
}

static void follow_one(lua_State *L, ag_scene *scene, ag_seat seat, play_plan *plan)
{
    switch (question(scene)->prompt) {
    case AG_PROMPT_X: follow_field(L, scene, seat, plan, "x", &plan->used_x); return;
    case AG_PROMPT_WAY: follow_field(L, scene, seat, plan, "way", &plan->used_way); return;
    case AG_PROMPT_MODE: follow_field(L, scene, seat, plan, "mode", &plan->used_mode); return;
    case AG_PROMPT_PAY: follow_pay(L, scene, seat, plan); return;
    case AG_PROMPT_COST: follow_list(L, scene, seat, plan->pays, &plan->pay_next, "pay"); return;
    default: follow_list(L, scene, seat, plan->targets, &plan->target_next, "target");
    }
}

// Whether a move is still being added as a link (CR 707.1); triggers that wait for targets are not
// moves.
int ag_scene_is_announcing(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    for (int slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind != AG_LINK_FREE && link->kind != AG_LINK_TRIGGER
            && (link->flags & AG_LINK_ANNOUNCING)) {
            return 1;
        }
    }
    return state->choice.prompt == AG_PROMPT_WAY && ag_scene_asked(scene) != 0;
}

static void follow(lua_State *L, ag_scene *scene, ag_seat seat, play_plan *plan)
{
    while (ag_scene_asks(scene, seat) && ag_scene_is_announcing(scene)) {
        follow_one(L, scene, seat, plan);
    }
    plan_close(L, plan);
}

// ---- moves ----

void ag_scene_check_priority(lua_State *L, ag_scene *scene, ag_seat seat)
{
    char text[512], name[24];
    ag_scene_settle(L, scene);
    if (!ag_scene_asks_action(scene) || !ag_scene_asks(scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "%s has no priority; the open question is %s",
                   ag_scene_seat_text(scene, seat, name, sizeof name), text);
    }
}

static int move_of(int option)
{
    switch (option) {
    case AG_MOVE_PLAY: return AG_WHY_PLAY;
    case AG_MOVE_PLACE: return AG_WHY_PLACE;
    case AG_MOVE_COMPLETE: return AG_WHY_COMPLETE;
    case AG_MOVE_USE: return AG_WHY_USE;
    default: return AG_WHY_ATTACK;
    }
}

static int move_option(lua_State *L, ag_scene *scene, ag_seat seat, int kind, const char *verb)
{
    char text[512], name[24];
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    int option = ag_scene_pick_card(L, scene, kind, &ref);

    if (option < 0) {
        ag_refusal refusal;
        int said = ag_scene_why_no_move(scene, move_of(kind), seat, &ref, &refusal);
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "%s can't %s \"%s\"%s%s%s%s%s: offered is %s",
                   ag_scene_seat_text(scene, seat, name, sizeof name), verb, ref.text,
                   said ? " (" : "", said ? refusal.rule : "", said ? ": " : "",
                   said ? refusal.text : "", said ? ")" : "", text);
    }
    return option;
}

static int play_plays(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    play_plan plan = plan_open(L, 4, "t:plays: ");

    ag_scene_check_priority(L, scene, seat);
    ag_scene_answer_one(L, scene, seat, move_option(L, scene, seat, AG_MOVE_PLAY, "play"));
    follow(L, scene, seat, &plan);
    return 0;
}

// The number of the n-th payment power (or reward) of the option's card, from 1; -1: it does not
// have so many.
static int power_at(const ag_scene *scene, const ag_option *option, int nth)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    ag_card_id card = ag_ref_as_card(option->ref);
    for (int at = 0; at < ag_owned_count(rules, card); at++) {
        int kind = ag_owned_at(rules, card, at).def->kind;
        int fits = kind == (option->kind == AG_MOVE_USE ? AG_POWER_PAYMENT : AG_POWER_REWARD);
        if (fits && --nth == 0) return at;
    }
    return -1;
}

// Another option of the same card, with the named power.
int ag_scene_use_option(lua_State *L, const ag_scene *scene, int option, int table)
{
    const ag_option *first = ag_scene_option(scene, option);
    int same = 0, found = -1;
    int type = lua_getfield(L, table, "power");
    int wanted = type == LUA_TNUMBER ? power_at(scene, first, (int)lua_tointeger(L, -1)) : -1;
    ag_symbol id = type == LUA_TSTRING
                       ? ag_catalog_symbol(ag_game_rules(scene->game)->catalog, lua_tostring(L, -1))
                       : 0;
    const ag_rules *rules = ag_game_rules(scene->game);
    ag_card_id card = ag_ref_as_card(first->ref);

    lua_pop(L, 1);
    for (int at = 0; at < question(scene)->option_count; at++) {
        const ag_option *other = ag_scene_option(scene, at);
        if (other->kind != first->kind || !ag_ref_same(other->ref, first->ref)) continue;
        same++;
        ag_symbol its = ag_owned_at(rules, card, other->power).def->id;
        if (other->power == wanted || (id != 0 && its == id)) {
            found = at;
        }
    }
    if (type == LUA_TNIL && same > 1) {
        return luaL_error(L, "the card offers %d powers: say which with { power = n }", same);
    }
    if (type != LUA_TNIL && found < 0) {
        return luaL_error(L, "the card does not offer that power now");
    }
    return type == LUA_TNIL ? option : found;
}

// t:uses(who, card, { power = n, … }) and t:completes: one of the powers that the card offers.
static int uses(lua_State *L, const char *word, int option_kind, const char *verb)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    play_plan plan = plan_open(L, 4, word);
    int option;

    ag_scene_check_priority(L, scene, seat);
    option = move_option(L, scene, seat, option_kind, verb);
    ag_scene_answer_one(L, scene, seat, ag_scene_use_option(L, scene, option, plan.table));
    follow(L, scene, seat, &plan);
    return 0;
}

static int play_completes(lua_State *L)
{
    return uses(L, "t:completes: ", AG_MOVE_COMPLETE, "complete");
}

static int play_uses(lua_State *L)
{
    return uses(L, "t:uses: ", AG_MOVE_USE, "use");
}

// Face up or down: two options, or a follow-up question.
static int play_places(lua_State *L)
{
    static const char *const faces[] = { "down", "up", NULL };
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    play_plan plan = plan_open(L, 4, "t:places: ");
    int face, option;
    ag_ref ref;

    ag_scene_check_priority(L, scene, seat);
    lua_getfield(L, plan.table, "face");
    face = ag_scene_word(L, lua_gettop(L), "down", faces, "t:places: ");
    lua_pop(L, 1);
    option = move_option(L, scene, seat, AG_MOVE_PLACE, "place");
    ref = ag_scene_option(scene, option)->ref;
    for (int at = 0; at < question(scene)->option_count; at++) {
        const ag_option *other = ag_scene_option(scene, at);
        if (other->kind == AG_MOVE_PLACE && ag_ref_same(other->ref, ref) && other->value == face) {
            ag_scene_answer_one(L, scene, seat, at);
            return 0;
        }
    }
    return luaL_error(L,
                      "the card can't be placed face %s (CR 412.1: what is no quest and no "
                      "location lies face down)",
                      faces[face]);
}

int ag_scene_proposals(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    int count = 0;
    for (int slot = 1; slot < state->used.links; slot++) {
        count += state->links[slot].kind == AG_LINK_PROPOSAL;
    }
    return count;
}

// Argument 3 attacks argument 4: the proposal goes onto the chain, where others may answer it.
static void propose(lua_State *L, ag_scene *scene)
{
    ag_seat seat = ag_scene_seat(L, scene, 2);

    luaL_checkany(L, 4);
    lua_settop(L, 4);
    ag_scene_check_priority(L, scene, seat);
    ag_scene_answer_one(L, scene, seat, move_option(L, scene, seat, AG_MOVE_ATTACK, "attack with"));
    if (question(scene)->prompt == AG_PROMPT_ATTACK) {
        answer_value(L, scene, seat, 4);
    }
}

static int play_proposes(lua_State *L)
{
    propose(L, ag_scene_check(L));
    return 0;
}

// Proposes, and passes until the proposal has resolved: the combat step has begun, or was not
// reached.
static int play_attacks(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    int before = ag_scene_proposals(scene);

    propose(L, scene);
    while (ag_scene_proposals(scene) > before && ag_scene_go_on(L, scene)) {
    }
    return 0;
}

static int play_answers(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    char text[512], name[24];

    luaL_checkany(L, 3);
    lua_settop(L, 3);
    if (ag_scene_asks_action(scene) || ag_scene_asked(scene) == 0) {
        return luaL_error(L, "nothing is asked that t:answers could answer");
    }
    if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "all") == 0) {
        uint64_t asked = ag_choice_fingerprint(ag_game_rules(scene->game));
        while (ag_scene_asked(scene) != 0
               && ag_choice_fingerprint(ag_game_rules(scene->game)) == asked) {
            answer_value(L, scene, ag_scene_asked(scene), 3);
        }
        return 0;
    }
    ag_seat seat = ag_scene_seat(L, scene, 2);
    if (!ag_scene_asks(scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        return luaL_error(L, "%s is not asked; the open question is %s",
                          ag_scene_seat_text(scene, seat, name, sizeof name), text);
    }
    answer_value(L, scene, seat, 3);
    return 0;
}

static int play_concedes(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_scene_concede(L, scene, ag_scene_seat(L, scene, 2));
    return 0;
}

const luaL_Reg ag_scene_play_functions[] = {
    { "plays", play_plays },     { "completes", play_completes }, { "uses", play_uses },
    { "places", play_places },   { "attacks", play_attacks },     { "proposes", play_proposes },
    { "answers", play_answers }, { "concedes", play_concedes },   { NULL, NULL },
};
