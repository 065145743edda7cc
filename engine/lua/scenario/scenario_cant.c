// `t:can` and `t:cant`: whether a move is offered, or refused for this reason. The targets of a
// move are tried in a fork, which is then discarded.
#include <string.h>

#include "game/facts/answer.h"
#include "game/why/refusal.h"
#include "lua/scenario/scene.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"
#include "rules/play/target.h"
#include "state/card.h"

// AG_WHY_… by move.
static const char *const verbs[] = { "plays",   "places",   "completes", "uses",
                                     "attacks", "protects", "strikes",   NULL };
static const int options[] = { AG_MOVE_PLAY, AG_MOVE_PLACE, AG_MOVE_COMPLETE, AG_MOVE_USE,
                               AG_MOVE_ATTACK };

// Where the card of each move may be, the likeliest zone first.
static ag_card_id card_of(const ag_scene *scene, int verb, const ag_scene_ref *ref, ag_seat seat)
{
    static const unsigned zones[][2] = {
        [AG_WHY_PLAY] = { AG_BIT(AG_ZONE_HAND), AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_DECK)
                                                    | AG_BIT(AG_ZONE_REMOVED)
                                                    | AG_BIT(AG_ZONE_RESOURCES) },
        [AG_WHY_USE] = { AG_BIT(AG_ZONE_PARTY), AG_BIT(AG_ZONE_RESOURCES) | AG_BIT(AG_ZONE_HAND)
                                                    | AG_BIT(AG_ZONE_GRAVEYARD) },
        [AG_WHY_ATTACK] = { AG_BIT(AG_ZONE_PARTY), 0 },
        [AG_WHY_PLACE] = { AG_BIT(AG_ZONE_HAND), 0 },
        [AG_WHY_COMPLETE] = { AG_BIT(AG_ZONE_RESOURCES), AG_BIT(AG_ZONE_PARTY) },
        [AG_WHY_PROTECT] = { AG_BIT(AG_ZONE_PARTY), 0 },
        [AG_WHY_STRIKE] = { AG_BIT(AG_ZONE_PARTY), AG_BIT(AG_ZONE_HAND) },
    };
    ag_card_id found = ag_scene_find(scene, ref, zones[verb][0], seat);
    return found.slot != 0 ? found : ag_scene_find(scene, ref, zones[verb][1], seat);
}

// Finds the card as moves do: that of the named player, then the player's own, then anybody's.
static ag_card_id meant_card(const ag_scene *scene, int verb, const ag_scene_ref *ref, ag_seat seat)
{
    const ag_seat seats[] = { ref->seat != 0 ? ref->seat : seat, seat, 0 };  // "Name@boss"
    ag_card_id found = { 0, 0 };
    for (int i = 0; i < 3 && found.slot == 0; i++) {
        found = card_of(scene, verb, ref, seats[i]);
    }
    return found;
}

int ag_scene_why_no_move(const ag_scene *scene, int move, ag_seat seat, const ag_scene_ref *ref,
                         ag_refusal *out)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    ag_card_id card = meant_card(scene, move, ref, seat);
    ag_attempt attempt = { .move = move, .seat = seat, .card = card };
    return card.slot != 0 && ag_move_refusal(rules, &attempt, out);
}

// The move that t:can and t:cant ask about.
typedef struct move {
    ag_scene *scene;
    ag_seat seat;
    int verb;
    int option;  // its place in the open question; -1: it is not offered
    ag_scene_ref ref;
} move;

// ---- targets and modes ----

static int field_is_given(lua_State *L, const char *field)
{
    int given = lua_getfield(L, 5, field) != LUA_TNIL;
    lua_pop(L, 1);
    return given;
}

static void check_reason(lua_State *L, const ag_refusal *refusal)
{
    lua_getfield(L, 5, "reason");
    const char *wanted = lua_isnil(L, -1) ? "" : luaL_checkstring(L, -1);
    const char *reason = lua_pushfstring(L, "%s: %s", refusal->rule, refusal->text);
    if (strstr(reason, wanted) == NULL) {
        luaL_error(L, "it is refused for another reason: \"%s\"", reason);
    }
    lua_pop(L, 2);
}

// Checks why the wanted target can't be the card on top of the stack; names of seats and links are
// refused without a reason.
static void check_target_reason(lua_State *L, ag_scene *scene)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    int given = lua_getfield(L, 5, "reason") != LUA_TNIL;
    lua_pop(L, 1);
    if (!given) return;
    ag_scene_ref ref = ag_scene_ref_at(L, scene, -1);
    ag_card_id card = ag_scene_find(scene, &ref, ~0u, 0);
    ag_refusal refusal;
    ag_refusal_of(rules, ag_target_asked_refuse(rules, ag_ref_card(card)), &card, 1, &refusal);
    check_reason(L, &refusal);
}

// Answers in the fork until this seat is asked for a target, or for modes.
static void answer_until(lua_State *L, ag_scene *scene, ag_seat seat, int option, int prompt)
{
    ag_error error = { 0 };
    ag_picks picks = { .count = 1 };
    char text[512];
    picks.picks[0] = (uint16_t)option;
    do {
        if (ag_game_enter_answer(scene->game, seat, &picks, &error) < 0) {
            luaL_error(L, "%s", error.text);
        }
    } while (ag_scene_asks(scene, seat) && ag_scene_state(scene)->choice.prompt != prompt
             && !ag_scene_asks_action(scene) && ag_scene_forced(scene, &picks));
    if (!ag_scene_asks(scene, seat) || ag_scene_state(scene)->choice.prompt != prompt) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "no %s is asked for, but %s", prompt == AG_PROMPT_MODE ? "mode" : "target",
                   text);
    }
}

// Whether the target or modes in `field` of argument 5 are among the answers to the first question
// about them. Meanwhile the fork takes the place of the game; if this fails, both are closed with
// the scene.
static void check_answer(lua_State *L, const move *made, const char *field, int wanted)
{
    ag_scene *scene = made->scene;
    ag_error error = { 0 };
    ag_picks picks;
    char why[640], text[512];
    int modes = strcmp(field, "mode") == 0;
    int by_power = made->verb == AG_WHY_USE || made->verb == AG_WHY_COMPLETE;
    int named = by_power && field_is_given(L, "power");
    int option = named ? ag_scene_use_option(L, scene, made->option, 5) : made->option;

    scene->aside = scene->game;
    scene->game = NULL;
    if (ag_game_fork(scene->aside, &scene->game, &error) < 0) {
        scene->game = scene->aside;
        scene->aside = NULL;
        luaL_error(L, "the game does not fork: %s", error.text);
    }
    answer_until(L, scene, made->seat, option, modes ? AG_PROMPT_MODE : AG_PROMPT_TARGET);
    lua_getfield(L, 5, field);
    int found = ag_scene_picks(L, scene, -1, &picks, why, sizeof why);
    if (modes && found) {  // how many of them is part of the question
        found = ag_choice_refuse(ag_game_rules(scene->game), made->seat, &picks, why, sizeof why)
                == NULL;
    }
    if (!modes && picks.count > ag_scene_state(scene)->choice.max) {
        found = 0;
    }
    if (found != wanted) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "this %s is %soffered: %s", field, found ? "" : "not ", text);
    }
    if (!wanted && !modes) {
        check_target_reason(L, scene);
    }
    lua_pop(L, 1);
    ag_game_close(scene->game);
    scene->game = scene->aside;
    scene->aside = NULL;
}

// ---- t:cant ----

static ag_card_id defender_of(lua_State *L, ag_scene *scene)
{
    ag_card_id defender = { 0, 0 };
    if (lua_getfield(L, 5, "defender") != LUA_TNIL) {
        ag_scene_ref ref = ag_scene_ref_at(L, scene, -1);
        defender = ag_scene_find(scene, &ref, AG_BIT(AG_ZONE_PARTY), 0);
        if (defender.slot == 0) {
            luaL_error(L, "the defender \"%s\" is not in play", ref.text);
        }
    }
    lua_pop(L, 1);
    return defender;
}

// The place of the power among its kind, from its number or its id; 0: none is named.
static int field_power(lua_State *L, const move *made, ag_card_id card)
{
    const ag_rules *rules = ag_game_rules(made->scene->game);
    int wanted = made->verb == AG_WHY_USE ? AG_POWER_PAYMENT : AG_POWER_REWARD;
    int type = lua_getfield(L, 5, "power");
    int power = type == LUA_TSTRING ? 0 : (int)luaL_optinteger(L, -1, 0);
    const char *id = type == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    for (int at = 0, nth = 0; id != NULL && power == 0; at++) {
        if (at == ag_owned_count(rules, card)) {
            luaL_error(L, "\"%s\" has no power with the id \"%s\"", made->ref.text, id);
        }
        const ag_power_def *def = ag_owned_at(rules, card, at).def;
        nth += def->kind == wanted;
        power = def->kind == wanted && def->id == ag_catalog_symbol(rules->catalog, id) ? nth : 0;
    }
    lua_pop(L, 1);
    return power;
}

// The field that the fork is tried with; NULL: none.
static const char *aimed_field(lua_State *L)
{
    return field_is_given(L, "mode") ? "mode" : field_is_given(L, "target") ? "target" : NULL;
}

// Whether the open question offers the move; its position, or -1.
static int offered(lua_State *L, const ag_scene *scene, ag_seat seat, int verb,
                   const ag_scene_ref *ref)
{
    return verb < AG_WHY_PROTECT && ag_scene_asks_action(scene) && ag_scene_asks(scene, seat)
               ? ag_scene_pick_card(L, scene, options[verb], ref)
               : -1;
}

static move move_at(lua_State *L, const ag_field_row *fields, const char *word)
{
    move made = { .scene = ag_scene_check(L) };
    made.seat = ag_scene_seat(L, made.scene, 2);
    made.verb = ag_scene_word(L, 3, NULL, verbs, word);
    made.ref = ag_scene_ref_at(L, made.scene, 4);
    if (lua_isnoneornil(L, 5)) {
        lua_settop(L, 4);
        lua_newtable(L);
    }
    luaL_checktype(L, 5, LUA_TTABLE);
    ag_scene_check_fields(L, 5, fields, word);
    made.option = offered(L, made.scene, made.seat, made.verb, &made.ref);
    return made;
}

// t:can(who, "passes"), t:cant(who, "passes", { reason = "…" }).
static int judge_pass(lua_State *L, int wanted)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    const ag_rules *rules = ag_game_rules(scene->game);
    lua_settop(L, 4);
    if (lua_isnil(L, 4)) {
        lua_newtable(L);
        lua_replace(L, 4);
    }
    luaL_checktype(L, 4, LUA_TTABLE);
    lua_pushvalue(L, 4);  // where the reason of a move is
    ag_scene_check_fields(L, 5, ag_fields_scene_passes, wanted ? "t:can: " : "t:cant: ");
    if (!ag_scene_asks_action(scene) || !ag_scene_asks(scene, seat)) {
        return luaL_error(L, "nobody may pass but who has priority");
    }
    ag_reason reason =
        ag_must_attack(rules, seat) ? AG_REFUSE(CR_600_2, MUST_ATTACK) : AG_REASON_NONE;
    ag_refusal refusal;
    if (!ag_refusal_of(rules, reason, NULL, 0, &refusal)) {
        return wanted ? 0 : luaL_error(L, "it is offered");
    }
    if (wanted) return luaL_error(L, "it is not legal: %s: %s", refusal.rule, refusal.text);
    check_reason(L, &refusal);
    return 0;
}

static int is_pass(lua_State *L)
{
    return lua_type(L, 3) == LUA_TSTRING && strcmp(lua_tostring(L, 3), "passes") == 0;
}

// Whether the move is refused, and why.
static int judge(lua_State *L, const move *made, ag_refusal *out)
{
    ag_card_id card = made->option >= 0
                          ? ag_ref_as_card(ag_scene_option(made->scene, made->option)->ref)
                          : meant_card(made->scene, made->verb, &made->ref, made->seat);
    if (card.slot == 0) {
        luaL_error(L, "\"%s\" is nowhere where it could be meant", made->ref.text);
    }
    ag_card_id defender = defender_of(L, made->scene);
    int power = field_power(L, made, card);
    if (made->option >= 0 && defender.slot == 0 && power == 0) return 0;
    ag_attempt attempt = { made->verb, made->seat, card, defender, power };
    return ag_move_refusal(ag_game_rules(made->scene->game), &attempt, out);
}

static int cant(lua_State *L)
{
    if (is_pass(L)) return judge_pass(L, 0);
    move made = move_at(L, ag_fields_scene_cant, "t:cant: ");
    const char *aimed = aimed_field(L);
    if (aimed != NULL) {
        if (made.option < 0) {
            return luaL_error(L, "the move is not offered at all: leave \"%s\" out", aimed);
        }
        check_answer(L, &made, aimed, 0);
        return 0;
    }
    ag_refusal refusal;
    if (!judge(L, &made, &refusal)) {
        return luaL_error(L, made.option >= 0 ? "it is offered" : "nothing forbids it");
    }
    check_reason(L, &refusal);
    return 0;
}

static int can(lua_State *L)
{
    if (is_pass(L)) return judge_pass(L, 1);
    move made = move_at(L, ag_fields_scene_can, "t:can: ");
    ag_refusal refusal;
    if (judge(L, &made, &refusal)) {
        return luaL_error(L, "it is not legal: %s: %s", refusal.rule, refusal.text);
    }
    if (made.verb < AG_WHY_PROTECT && made.option < 0) {
        return luaL_error(L, "nothing forbids it, but it is not asked for now");
    }
    const char *aimed = aimed_field(L);
    if (aimed != NULL) {
        check_answer(L, &made, aimed, 1);
    }
    return 0;
}

const luaL_Reg ag_scene_cant_functions[] = {
    { "can", can },
    { "cant", cant },
    { NULL, NULL },
};
