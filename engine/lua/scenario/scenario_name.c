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

static int boss_seat(lua_State *L)
{
    lua_pushinteger(L, ag_scene_boss(ag_scene_of(L)));
    return 1;
}

static int raider_count(lua_State *L)
{
    lua_pushinteger(L, ag_scene_of(L)->table.raiders);
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

ag_scene_ref ag_scene_ref_at(lua_State *L, int index)
{
    ag_scene_ref ref;
    lua_getfield(L, index, "text");
    lua_getfield(L, index, "nth");
    lua_getfield(L, index, "seat");
    ref.text = lua_tostring(L, -3);  // the table keeps it alive
    ref.nth = (int)lua_tointeger(L, -2);
    ref.seat = (ag_seat)lua_tointeger(L, -1);
    lua_pop(L, 3);
    return ref;
}

int ag_scene_matches(const ag_scene *scene, const ag_scene_ref *ref, ag_card_id card)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_card *found = ag_card_at(state, card);
    if (found == NULL) return 0;
    if (ref->seat != 0 && strcmp(ref->text, "hero") == 0) {
        return ag_card_id_same(state->players[ref->seat].hero, card);
    }
    return ag_scene_is(scene, found->printed, ref->text)
           && (ref->seat == 0 || ref->seat == ag_card_seat(found));
}

// Counts the matching cards in the zones (bits); `out` becomes the n-th. Slots fill in the order in
// which cards came, the same order in which a position names them.
static int count(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones, int nth,
                 ag_card_id *out)
{
    const ag_state *state = ag_scene_state(scene);
    int found = 0;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) != 0
            && (zones & AG_BIT(ag_zone(state, id))) != 0 && ag_scene_matches(scene, ref, id)
            && ++found == nth) {
            *out = id;
        }
    }
    return found;
}

ag_card_id ag_scene_find(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones)
{
    ag_card_id found = { 0, 0 };
    count(scene, ref, zones, ref->nth > 0 ? ref->nth : 1, &found);
    return found;
}

// The card that argument 1 names, of the seat in argument 2 (0: of whom it says).
static ag_scene_ref narrowed_ref(lua_State *L)
{
    ag_scene_ref ref = ag_scene_ref_at(L, 1);
    ag_seat seat = (ag_seat)lua_tointeger(L, 2);
    ref.seat = seat != 0 ? seat : ref.seat;
    return ref;
}

// The zones from argument 3 on, as bits; all if there are none.
static unsigned zones_given(lua_State *L)
{
    unsigned zones = 0;
    for (int at = 3; at <= lua_gettop(L); at++) {
        zones |= AG_BIT(lua_tointeger(L, at));
    }
    return zones != 0 ? zones : ~0u;
}

// find_card(card, seat, zone …), count_cards(card, seat, zone …)
static int find_card(lua_State *L)
{
    unsigned zones = zones_given(L);
    ag_scene_ref ref = narrowed_ref(L);
    ag_scene_push_card(L, ag_scene_find(ag_scene_of(L), &ref, zones));
    return 1;
}

static int count_cards(lua_State *L)
{
    unsigned zones = zones_given(L);
    ag_scene_ref ref = narrowed_ref(L);
    ag_card_id ignored;
    lua_pushinteger(L, count(ag_scene_of(L), &ref, zones, 0, &ignored));
    return 1;
}

// Face-down cards in the resource row have no name, so they are not "in play" by name.
static int count_in_play(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_state *state = ag_scene_state(scene);
    ag_scene_ref ref = narrowed_ref(L);
    int found = 0;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        ag_card_id id = ag_card_id_of(state, slot);
        int zone = ag_zone(state, id), is_down = (card->flags & AG_CARD_FACE_DOWN) != 0;
        if ((card->flags & AG_CARD_USED) != 0
            && (zone == AG_ZONE_PARTY || (zone == AG_ZONE_RESOURCES && !is_down))) {
            found += ag_scene_matches(scene, &ref, id);
        }
    }
    lua_pushinteger(L, found);
    return 1;
}

static int matches(lua_State *L)
{
    ag_scene_ref ref = ag_scene_ref_at(L, 1);
    lua_pushboolean(L, ag_scene_matches(ag_scene_of(L), &ref, ag_scene_card_at(L, 2)));
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
    { "seat_text", seat_text }, { "boss_seat", boss_seat },     { "raider_count", raider_count },
    { "key_of", key_of },       { "printed_of", printed_of },   { "check_name", check_name },
    { "find_card", find_card }, { "count_cards", count_cards }, { "count_in_play", count_in_play },
    { "matches", matches },     { "name_of", name_of },         { NULL, NULL },
};
