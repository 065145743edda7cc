// The seats and cards that a scenario names (scenario/name.lua), found in its game.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/sentence.h"
#include "lua/scenario/scene.h"
#include "rules/port.h"
#include "state/card.h"
#include "state/zone.h"

const ag_state *ag_scene_state(const ag_scene *scene)
{
    return ag_game_rules(scene->game)->state;
}

ag_seat ag_scene_boss(const ag_scene *scene)
{
    return (ag_seat)(scene->table.duel ? 0 : scene->table.raiders + 1);
}

const char *ag_scene_seat_text(const ag_scene *scene, ag_seat seat, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write_seat(&writer, ag_scene_state(scene), seat);
    return out;
}

static int seat_text(lua_State *L)
{
    char text[24];
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    lua_pushstring(L, ag_scene_seat_text(ag_scene_of(L), seat, text, sizeof text));
    return 1;
}

// ---- names ----

// The scenario's own cards come first, then those of the raid.
static ag_status find_key(const ag_scene *scene, const char *text, char out[AG_NAME_MAX + 1],
                          ag_error *error)
{
    const char *own = ag_scene_cards_key(scene->cards, text);
    if (own == NULL) {
        const ag_scenario_host *host = scene->host;
        return host->key(host->context, scene->table.raid, text, out, AG_NAME_MAX + 1, error);
    }
    snprintf(out, AG_NAME_MAX + 1, "%s", own);
    return AG_OK;
}

// key_of(name, where): the key of the card; errors begin with `where`.
static int key_of(lua_State *L)
{
    char key[AG_NAME_MAX + 1];
    ag_error error = { 0 };
    if (find_key(ag_scene_of(L), lua_tostring(L, 1), key, &error) < 0) {
        return ag_scene_fail(L, "%s%s", lua_tostring(L, 2), error.text);
    }
    lua_pushstring(L, key);
    return 1;
}

const char *ag_scene_script_fault(const ag_scene *scene)
{
    ag_scripts *scripts = ag_game_scripts_of(scene->game);
    return scripts->fault(scripts);
}

// printed_of(key): the catalog number.
static int printed_of(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_port *port = ag_game_rules(scene->game)->port;
    const char *key = lua_tostring(L, 1);
    uint16_t printed = port->card(port->host, key);
    if (printed == 0) {
        const char *fault = ag_scene_script_fault(scene);
        return ag_scene_fail(L, "the card \"%s\" does not load: %s", key, fault);
    }
    lua_pushinteger(L, printed);
    return 1;
}

int ag_scene_is(const ag_scene *scene, uint16_t printed, const char *text)
{
    const ag_card_def *def = ag_catalog_card(ag_game_rules(scene->game)->catalog, printed);
    const char *stem = strrchr(def->key, '/');
    if (strcmp(def->key, text) == 0 || (stem != NULL && strcmp(stem + 1, text) == 0)) return 1;
    for (int side = 0; side < def->side_count; side++) {
        if (def->side[side].name != NULL && strcmp(def->side[side].name, text) == 0) return 1;
    }
    return 0;
}

// If no card has the name, every "is not there" would be true.
static int check_name(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    if (scene->game == NULL) return 0;
    const ag_catalog *catalog = ag_game_rules(scene->game)->catalog;
    for (uint16_t printed = 1; printed <= catalog->count; printed++) {
        if (ag_scene_is(scene, printed, lua_tostring(L, 1))) return 0;
    }
    lua_pushliteral(L, "");
    return key_of(L);
}

// ---- cards ----

void ag_scene_push_card(lua_State *L, ag_card_id card)
{
    if (card.slot == 0) {
        lua_pushnil(L);
    } else {
        lua_pushinteger(L, card.slot | (lua_Integer)card.life << 16);
    }
}

ag_card_id ag_scene_card_at(lua_State *L, int index)
{
    lua_Integer id = lua_tointeger(L, index);
    return (ag_card_id){ (uint16_t)(id & 0xffff), (uint16_t)(id >> 16) };
}

// Whether the text names the card, regardless of its zone. "hero" of a seat is its hero (or Boss),
// whatever its name.
static int is_called(const ag_scene *scene, const char *text, ag_seat seat, ag_card_id id)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_card *card = ag_card_at(state, id);
    if (seat != 0 && strcmp(text, "hero") == 0) {
        return ag_card_id_same(state->players[seat].hero, id);
    }
    return ag_scene_is(scene, card->printed, text) && (seat == 0 || seat == ag_card_seat(card));
}

// cards_called(text, seat, zone …): a list of the cards of the seat (0: of anybody) in the zones
// (none: in any). Slots fill in the order in which cards came, the same order in which a position
// names them.
static int cards_called(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_state *state = ag_scene_state(scene);
    ag_seat seat = (ag_seat)lua_tointeger(L, 2);
    unsigned zones = lua_gettop(L) < 3 ? ~0u : 0;
    int count = 0;
    for (int at = 3; at <= lua_gettop(L); at++) {
        zones |= AG_BIT(lua_tointeger(L, at));
    }
    lua_newtable(L);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) != 0
            && (zones & AG_BIT(ag_zone(state, id))) != 0
            && is_called(scene, lua_tostring(L, 1), seat, id)) {
            ag_scene_push_card(L, id);
            lua_rawseti(L, -2, ++count);
        }
    }
    return 1;
}

// is_printed_called(printed, text)
static int is_printed_called(lua_State *L)
{
    uint16_t printed = (uint16_t)lua_tointeger(L, 1);
    lua_pushboolean(L, ag_scene_is(ag_scene_of(L), printed, lua_tostring(L, 2)));
    return 1;
}

static int name_of(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_card *card = ag_card_at(ag_scene_state(scene), ag_scene_card_at(L, 1));
    if (card == NULL) return 0;
    lua_pushstring(L, ag_printed_name(ag_game_rules(scene->game)->catalog, card->printed));
    return 1;
}

const luaL_Reg ag_scene_name_functions[] = {
    { "seat_text", seat_text },
    { "key_of", key_of },
    { "printed_of", printed_of },
    { "check_name", check_name },
    { "name_of", name_of },
    { "cards_called", cards_called },
    { "is_printed_called", is_printed_called },
    { NULL, NULL },
};
