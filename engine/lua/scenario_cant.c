// `t:cant`: a move is not offered, and this is the reason. What a move may not aim at is tried in
// a fork, which is thrown away.
#include <string.h>

#include "lua/scene.h"
#include "rules/chain.h"
#include "rules/combat.h"
#include "rules/play.h"
#include "state/card.h"

enum { CANT_PLAY, CANT_USE, CANT_ATTACK, CANT_PLACE, CANT_COMPLETE };

static const char *const verbs[] = { "plays", "uses", "attacks", "places", "completes", NULL };
static const int options[] = { AG_OPTION_PLAY, AG_OPTION_USE, AG_OPTION_ATTACK, AG_OPTION_PLACE,
                               AG_OPTION_COMPLETE };

// Where the card of each move may stand, the likeliest first.
static ag_card_id card_of(const ag_scene *scene, int verb, const ag_scene_ref *ref, ag_seat seat)
{
    static const unsigned zones[][2] = {
        [CANT_PLAY] = { AG_BIT(AG_ZONE_HAND), AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_DECK)
                                                  | AG_BIT(AG_ZONE_REMOVED) },
        [CANT_USE] = { AG_BIT(AG_ZONE_PARTY), AG_BIT(AG_ZONE_RESOURCES) | AG_BIT(AG_ZONE_HAND) },
        [CANT_ATTACK] = { AG_BIT(AG_ZONE_PARTY), 0 },
        [CANT_PLACE] = { AG_BIT(AG_ZONE_HAND), 0 },
        [CANT_COMPLETE] = { AG_BIT(AG_ZONE_RESOURCES), AG_BIT(AG_ZONE_PARTY) },
    };
    ag_card_id found = ag_scene_find(scene, ref, zones[verb][0], seat);
    return found.slot != 0 ? found : ag_scene_find(scene, ref, zones[verb][1], seat);
}

// The reason against each power of the kind; NULL as soon as one may be used.
static const char *refuse_powers(const ag_scene *scene, ag_seat seat, ag_card_id card, int kind,
                                 int nth)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    const ag_card_def *def =
        ag_catalog_card(rules->catalog, ag_card_at(rules->state, card)->printed);
    const char *reason = "the card has no such power";
    int count = 0;

    for (int power = 0; power < def->power_count; power++) {
        if (def->powers[power].kind != kind || (++count != nth && nth != 0)) {
            continue;
        }
        reason = ag_use_refuse(rules, seat, card, power);
        if (reason == NULL) {
            return NULL;
        }
    }
    return reason;
}

static const char *refuse(const ag_scene *scene, int verb, ag_seat seat, ag_card_id card,
                          ag_card_id defender, int power)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    switch (verb) {
    case CANT_PLAY: return ag_play_refuse(rules, seat, card);
    case CANT_PLACE: return ag_place_refuse(rules, seat, card);
    case CANT_ATTACK:
        return defender.slot != 0 ? ag_attack_refuse(rules, seat, card, defender)
                                  : ag_attacker_refuse(rules, seat, card);
    case CANT_COMPLETE: return refuse_powers(scene, seat, card, AG_POWER_REWARD, 0);
    default: return refuse_powers(scene, seat, card, AG_POWER_PAYMENT, power);
    }
}

// ---- targets ----

// Argument 5's target must not be among the answers to the first question for a target. The fork
// stands in for the game meanwhile; should this fail, both are closed with the scene.
static void check_target(lua_State *lua, ag_scene *scene, ag_seat seat, int option)
{
    ag_error error = { 0 };
    ag_picks picks = { .count = 1 };
    char why[640], text[512];

    scene->aside = scene->game;
    scene->game = NULL;
    if (ag_game_fork(scene->aside, &scene->game, &error) < 0) {
        scene->game = scene->aside;
        scene->aside = NULL;
        luaL_error(lua, "the game does not fork: %s", error.text);
    }
    picks.picks[0] = (uint16_t)option;
    do {
        if (ag_game_enter_answer(scene->game, seat, &picks, &error) < 0) {
            luaL_error(lua, "%s", error.text);
        }
    } while (ag_scene_asks(scene, seat) && ag_scene_state(scene)->choice.prompt != AG_PROMPT_TARGET
             && !ag_scene_asks_action(scene) && ag_scene_forced(scene, &picks));
    lua_getfield(lua, 5, "target");
    if (!ag_scene_asks(scene, seat) || ag_scene_state(scene)->choice.prompt != AG_PROMPT_TARGET) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(lua, "no target is asked for, but %s", text);
    }
    if (ag_scene_picks(lua, scene, -1, &picks, why, sizeof why)) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(lua, "this target is offered: %s", text);
    }
    lua_pop(lua, 1);
    ag_game_close(scene->game);
    scene->game = scene->aside;
    scene->aside = NULL;
}

// ---- t:cant ----

static void check_reason(lua_State *lua, const char *reason)
{
    lua_getfield(lua, 5, "reason");
    const char *wanted = lua_isnil(lua, -1) ? "" : luaL_checkstring(lua, -1);
    if (strstr(reason, wanted) == NULL) {
        luaL_error(lua, "it is refused for another reason: \"%s\"", reason);
    }
    lua_pop(lua, 1);
}

static ag_card_id defender_of(lua_State *lua, ag_scene *scene)
{
    ag_card_id defender = { 0, 0 };
    if (lua_getfield(lua, 5, "defender") != LUA_TNIL) {
        ag_scene_ref ref = ag_scene_ref_at(lua, scene, -1);
        defender = ag_scene_find(scene, &ref, AG_BIT(AG_ZONE_PARTY), 0);
        if (defender.slot == 0) {
            luaL_error(lua, "the defender \"%s\" is not in play", ref.text);
        }
    }
    lua_pop(lua, 1);
    return defender;
}

static int field_power(lua_State *lua)
{
    lua_getfield(lua, 5, "power");
    int power = (int)luaL_optinteger(lua, -1, 0);
    lua_pop(lua, 1);
    return power;
}

static int field_is_given(lua_State *lua, const char *field)
{
    int given = lua_getfield(lua, 5, field) != LUA_TNIL;
    lua_pop(lua, 1);
    return given;
}

// Whether the open question offers the move; its position, or -1.
static int offered(lua_State *lua, const ag_scene *scene, ag_seat seat, int verb,
                   const ag_scene_ref *ref)
{
    return ag_scene_asks_action(scene) && ag_scene_asks(scene, seat)
               ? ag_scene_pick_card(lua, scene, options[verb], ref)
               : -1;
}

static int cant(lua_State *lua)
{
    static const char *const fields[] = { "defender", "reason", "power", "target", NULL };
    ag_scene *scene = ag_scene_check(lua);
    ag_seat seat = ag_scene_seat(lua, scene, 2);
    int verb = luaL_checkoption(lua, 3, NULL, verbs);
    ag_scene_ref ref = ag_scene_ref_at(lua, scene, 4);
    ag_card_id card, defender;

    if (lua_isnoneornil(lua, 5)) {
        lua_settop(lua, 4);
        lua_newtable(lua);
    }
    luaL_checktype(lua, 5, LUA_TTABLE);
    ag_scene_check_fields(lua, 5, fields, "t:cant: ");
    int option = offered(lua, scene, seat, verb, &ref);
    if (field_is_given(lua, "target")) {
        if (option < 0) {
            return luaL_error(lua, "the move is not offered at all: leave \"target\" out");
        }
        check_target(lua, scene, seat, option);
        return 0;
    }
    card = card_of(scene, verb, &ref, seat);
    if (card.slot == 0) {
        return luaL_error(lua, "\"%s\" is nowhere where it could be meant", ref.text);
    }
    defender = defender_of(lua, scene);
    int power = field_power(lua);
    if (option >= 0 && defender.slot == 0 && power == 0) {
        return luaL_error(lua, "it is offered");
    }
    const char *reason = refuse(scene, verb, seat, card, defender, power);
    if (reason == NULL) {
        return luaL_error(lua, "nothing forbids it");
    }
    check_reason(lua, reason);
    return 0;
}

const luaL_Reg ag_scene_cant_functions[] = {
    { "cant", cant },
    { NULL, NULL },
};
