// `t:can` and `t:cant`: a move is offered, or is not, for this reason. What a move aims at is tried
// in a fork, which is thrown away.
#include <string.h>

#include "lua/scene.h"
#include "rules/chain.h"
#include "rules/combat.h"
#include "rules/play.h"
#include "rules/target.h"
#include "state/card.h"

enum { CANT_PLAY, CANT_USE, CANT_ATTACK, CANT_PLACE, CANT_COMPLETE, CANT_PROTECT, CANT_STRIKE };

static const char *const verbs[] = { "plays",     "uses",     "attacks", "places",
                                     "completes", "protects", "strikes", NULL };
static const int options[] = { AG_OPTION_PLAY, AG_OPTION_USE, AG_OPTION_ATTACK, AG_OPTION_PLACE,
                               AG_OPTION_COMPLETE };

// Where the card of each move may stand, the likeliest first.
static ag_card_id card_of(const ag_scene *scene, int verb, const ag_scene_ref *ref, ag_seat seat)
{
    static const unsigned zones[][2] = {
        [CANT_PLAY] = { AG_BIT(AG_ZONE_HAND), AG_BIT(AG_ZONE_GRAVEYARD) | AG_BIT(AG_ZONE_DECK)
                                                  | AG_BIT(AG_ZONE_REMOVED)
                                                  | AG_BIT(AG_ZONE_RESOURCES) },
        [CANT_USE] = { AG_BIT(AG_ZONE_PARTY), AG_BIT(AG_ZONE_RESOURCES) | AG_BIT(AG_ZONE_HAND)
                                                  | AG_BIT(AG_ZONE_GRAVEYARD) },
        [CANT_ATTACK] = { AG_BIT(AG_ZONE_PARTY), 0 },
        [CANT_PLACE] = { AG_BIT(AG_ZONE_HAND), 0 },
        [CANT_COMPLETE] = { AG_BIT(AG_ZONE_RESOURCES), AG_BIT(AG_ZONE_PARTY) },
        [CANT_PROTECT] = { AG_BIT(AG_ZONE_PARTY), 0 },
        [CANT_STRIKE] = { AG_BIT(AG_ZONE_PARTY), AG_BIT(AG_ZONE_HAND) },
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
    const char *reason;
    switch (verb) {
    case CANT_PLAY: return ag_play_refuse(rules, seat, card);
    case CANT_PLACE: return ag_place_refuse(rules, seat, card);
    case CANT_ATTACK:
        reason = defender.slot != 0 ? ag_attack_refuse(rules, seat, card, defender) : NULL;
        return reason != NULL ? reason : ag_attacker_refuse(rules, seat, card);
    case CANT_PROTECT: return ag_protect_refuse(rules, seat, card);
    case CANT_STRIKE: return ag_strike_refuse(rules, seat, card);
    case CANT_COMPLETE: return refuse_powers(scene, seat, card, AG_POWER_REWARD, 0);
    default: return refuse_powers(scene, seat, card, AG_POWER_PAYMENT, power);
    }
}

// ---- targets ----

static void check_reason(lua_State *lua, const char *reason)
{
    lua_getfield(lua, 5, "reason");
    const char *wanted = lua_isnil(lua, -1) ? "" : luaL_checkstring(lua, -1);
    if (strstr(reason, wanted) == NULL) {
        luaL_error(lua, "it is refused for another reason: \"%s\"", reason);
    }
    lua_pop(lua, 1);
}

// Why the first target of the link that is being added can't be the card on top of the stack; names
// of seats and links are refused without a reason.
static void check_target_reason(lua_State *lua, ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    uint16_t slot = (uint16_t)(state->used.links - 1);
    int given = lua_getfield(lua, 5, "reason") != LUA_TNIL;

    lua_pop(lua, 1);
    if (!given) {
        return;
    }
    while (slot > 0 && !(state->links[slot].flags & AG_LINK_ANNOUNCING)) {
        slot--;
    }
    ag_scene_ref ref = ag_scene_ref_at(lua, scene, -1);
    ag_card_id card = ag_scene_find(scene, &ref, ~0u, 0);
    const char *reason = ag_target_refuse(ag_game_rules(scene->game), ag_link_id_of(state, slot), 0,
                                          ag_ref_card(card));
    check_reason(lua, reason != NULL ? reason : "");
}

// Whether argument 5's target is among the answers to the first question for a target. The fork
// stands in for the game meanwhile; should this fail, both are closed with the scene.
static void check_target(lua_State *lua, ag_scene *scene, ag_seat seat, int option, int wanted)
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
    int found = ag_scene_picks(lua, scene, -1, &picks, why, sizeof why);
    if (found != wanted) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(lua, found ? "this target is offered: %s" : "this target is not offered: %s",
                   text);
    }
    if (!wanted) {
        check_target_reason(lua, scene);
    }
    lua_pop(lua, 1);
    ag_game_close(scene->game);
    scene->game = scene->aside;
    scene->aside = NULL;
}

// ---- t:cant ----

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
    return verb < CANT_PROTECT && ag_scene_asks_action(scene) && ag_scene_asks(scene, seat)
               ? ag_scene_pick_card(lua, scene, options[verb], ref)
               : -1;
}

// What t:can and t:cant are asked about.
typedef struct move {
    ag_scene *scene;
    ag_seat seat;
    int verb;
    int option;  // its place in the open question, -1: it is not offered there
    ag_scene_ref ref;
} move;

static move move_at(lua_State *lua, const char *const *fields, const char *word)
{
    move made = { .scene = ag_scene_check(lua) };
    made.seat = ag_scene_seat(lua, made.scene, 2);
    made.verb = luaL_checkoption(lua, 3, NULL, verbs);
    made.ref = ag_scene_ref_at(lua, made.scene, 4);
    if (lua_isnoneornil(lua, 5)) {
        lua_settop(lua, 4);
        lua_newtable(lua);
    }
    luaL_checktype(lua, 5, LUA_TTABLE);
    ag_scene_check_fields(lua, 5, fields, word);
    made.option = offered(lua, made.scene, made.seat, made.verb, &made.ref);
    return made;
}

// Why the move is not legal; NULL: it is.
static const char *judge(lua_State *lua, const move *made)
{
    ag_card_id card = card_of(made->scene, made->verb, &made->ref, made->seat);
    if (card.slot == 0 && made->ref.seat != 0) {  // "Name@boss": what another player has
        card = card_of(made->scene, made->verb, &made->ref, made->ref.seat);
    }
    if (card.slot == 0) {
        luaL_error(lua, "\"%s\" is nowhere where it could be meant", made->ref.text);
    }
    ag_card_id defender = defender_of(lua, made->scene);
    int power = field_power(lua);
    if (made->option >= 0 && defender.slot == 0 && power == 0) {
        return NULL;
    }
    return refuse(made->scene, made->verb, made->seat, card, defender, power);
}

static int cant(lua_State *lua)
{
    static const char *const fields[] = { "defender", "reason", "power", "target", NULL };
    move made = move_at(lua, fields, "t:cant: ");
    if (field_is_given(lua, "target")) {
        if (made.option < 0) {
            return luaL_error(lua, "the move is not offered at all: leave \"target\" out");
        }
        check_target(lua, made.scene, made.seat, made.option, 0);
        return 0;
    }
    const char *reason = judge(lua, &made);
    if (reason == NULL) {
        return luaL_error(lua, made.option >= 0 ? "it is offered" : "nothing forbids it");
    }
    check_reason(lua, reason);
    return 0;
}

static int can(lua_State *lua)
{
    static const char *const fields[] = { "defender", "power", "target", NULL };
    move made = move_at(lua, fields, "t:can: ");
    const char *reason = judge(lua, &made);
    if (reason != NULL) {
        return luaL_error(lua, "it is not legal: %s", reason);
    }
    if (made.verb < CANT_PROTECT && made.option < 0) {
        return luaL_error(lua, "nothing forbids it, but it is not asked for now");
    }
    if (field_is_given(lua, "target")) {
        check_target(lua, made.scene, made.seat, made.option, 1);
    }
    return 0;
}

const luaL_Reg ag_scene_cant_functions[] = {
    { "can", can },
    { "cant", cant },
    { NULL, NULL },
};
