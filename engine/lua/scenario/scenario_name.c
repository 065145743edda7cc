// How scenarios name seats and cards, and how the named ones are found.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/sentence.h"
#include "lua/data/data_lua.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"
#include "rules/port.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

ag_scene *ag_scene_check(lua_State *L)
{
    return *(ag_scene **)luaL_checkudata(L, 1, "scene");
}

const ag_state *ag_scene_state(const ag_scene *scene)
{
    return ag_game_rules(scene->game)->state;
}

// Raiders have seats 1 to N, the Boss player N + 1; a duel does not have one.
ag_seat ag_scene_boss(const ag_scene *scene)
{
    return (ag_seat)(scene->table.duel ? 0 : scene->table.raiders + 1);
}

ag_seat ag_scene_seat(lua_State *L, const ag_scene *scene, int index)
{
    int boss = lua_type(L, index) == LUA_TSTRING && strcmp(lua_tostring(L, index), "boss") == 0;
    if (boss && !scene->table.duel) return ag_scene_boss(scene);
    if (lua_isinteger(L, index)) {
        lua_Integer seat = lua_tointeger(L, index);
        if (seat >= 1 && seat <= scene->table.raiders) return (ag_seat)seat;
    }
    luaL_error(L,
               scene->table.duel ? "a seat was expected: a player of the duel, 1 to %d"
                                 : "a seat was expected: a raider from 1 to %d, or \"boss\"",
               scene->table.raiders);
    return 0;
}

const char *ag_scene_seat_text(const ag_scene *scene, ag_seat seat, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write_seat(&writer, ag_scene_state(scene), seat);
    return out;
}

// ---- cards ----

ag_status ag_scene_key(const ag_scene *scene, const char *text, char *out, size_t capacity,
                       ag_error *error)
{
    const char *own = ag_scene_cards_key(scene->cards, text);
    if (own == NULL) {
        return scene->host->key(scene->host->context, scene->table.raid, text, out, capacity,
                                error);
    }
    snprintf(out, capacity, "%s", own);
    return AG_OK;
}

int ag_scene_is_ref(lua_State *L, int index)
{
    if (lua_type(L, index) == LUA_TSTRING) return 1;
    if (lua_type(L, index) != LUA_TTABLE) return 0;
    int first = lua_rawgeti(L, index, 1);
    lua_pop(L, 1);
    int second = lua_rawgeti(L, index, 2);
    lua_pop(L, 1);
    return first == LUA_TSTRING && second == LUA_TNUMBER;
}

// "Name@2" and "Name@boss": splits off whose card it is.
static void ref_split(lua_State *L, const ag_scene *scene, ag_scene_ref *ref)
{
    char *at = strrchr(ref->text, '@');
    if (at == NULL) return;
    if (strcmp(at + 1, "boss") == 0 && !scene->table.duel) {
        ref->seat = ag_scene_boss(scene);
    } else if (at[1] >= '1' && at[1] <= '0' + scene->table.raiders && at[2] == 0) {
        ref->seat = (ag_seat)(at[1] - '0');
    } else {
        luaL_error(L,
                   scene->table.duel ? "\"%s\": after @ stands a player of the duel, 1 to %d"
                                     : "\"%s\": after @ stands a raider from 1 to %d, or boss",
                   ref->text, scene->table.raiders);
    }
    *at = 0;
}

const char *ag_scene_card_name(const ag_scene *scene, uint16_t printed)
{
    return ag_printed_name(ag_game_rules(scene->game)->catalog, printed);
}

// Whether the text is its key, a name of one of its sides, or the stem of its key.
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

const char *ag_scene_script_fault(const ag_scene *scene)
{
    ag_scripts *scripts = ag_game_scripts_of(scene->game);
    return scripts->fault(scripts);
}

uint16_t ag_scene_printed(lua_State *L, const ag_scene *scene, const char *text)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    char key[AG_NAME_MAX + 1];
    ag_error error = { 0 };
    uint16_t printed;

    // The scenario's own cards come first, then those of the raid.
    if (ag_scene_key(scene, text, key, sizeof key, &error) < 0) {
        luaL_error(L, "%s", error.text);
    }
    printed = rules->port->card(rules->port->host, key);
    if (printed == 0) {
        luaL_error(L, "the card \"%s\" does not load: %s", key, ag_scene_script_fault(scene));
    }
    return printed;
}

// "hero@2" is the hero (or Boss) of that seat, whatever its name.
static int is_hero_word(const ag_scene_ref *ref)
{
    return ref->seat != 0 && strcmp(ref->text, "hero") == 0;
}

// If no card has the name, every "is not there" would be true.
static void ref_check_name(lua_State *L, const ag_scene *scene, const char *text)
{
    const ag_catalog *catalog = ag_game_rules(scene->game)->catalog;
    ag_error error = { 0 };
    char key[AG_NAME_MAX + 1];

    for (uint16_t printed = 1; printed <= catalog->count; printed++) {
        if (ag_scene_is(scene, printed, text)) return;
    }
    if (ag_scene_key(scene, text, key, sizeof key, &error) < 0) {
        luaL_error(L, "%s", error.text);
    }
}

ag_scene_ref ag_scene_ref_at(lua_State *L, ag_scene *scene, int index)
{
    ag_scene_ref ref = { .nth = 0 };
    const char *text;

    index = lua_absindex(L, index);
    if (!ag_scene_is_ref(L, index)) {
        luaL_error(L, "a card was expected: \"name\" or { \"name\", 2 }, not %s",
                   luaL_typename(L, index));
    }
    if (lua_istable(L, index)) {
        lua_rawgeti(L, index, 2);
        ref.nth = (int)lua_tointeger(L, -1);
        lua_rawgeti(L, index, 1);
        lua_remove(L, -2);
        if (ref.nth < 1) {
            luaL_error(L, "{ \"name\", n }: n counts from 1");
        }
    } else {
        lua_pushvalue(L, index);
    }
    text = lua_tostring(L, -1);
    if (strlen(text) >= sizeof ref.text) {
        luaL_error(L, "the name \"%s\" is too long", text);
    }
    snprintf(ref.text, sizeof ref.text, "%s", text);
    lua_pop(L, 1);
    ref_split(L, scene, &ref);
    if (scene->game != NULL && !is_hero_word(&ref)) {
        ref_check_name(L, scene, ref.text);
    }
    return ref;
}

const char *ag_scene_ref_text(const ag_scene_ref *ref, char *out, size_t capacity)
{
    char nth[24] = "", whose[16] = "";
    if (ref->nth > 0) {
        snprintf(nth, sizeof nth, " number %d", ref->nth);
    }
    if (ref->seat != 0) {
        snprintf(whose, sizeof whose, "@%d", ref->seat);
    }
    snprintf(out, capacity, "\"%s%s\"%s", ref->text, whose, nth);
    return out;
}

int ag_scene_matches(const ag_scene *scene, const ag_scene_ref *ref, ag_card_id card)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_card *found = ag_card_at(state, card);
    ag_seat whose;

    if (found != NULL && is_hero_word(ref)) {
        return ag_card_id_same(state->players[ref->seat].hero, card);
    }
    if (found == NULL || !ag_scene_is(scene, found->printed, ref->text)) return 0;
    whose = ag_card_seat(found);
    return ref->seat == 0 || ref->seat == whose;
}

// Slots fill in the order in which cards came, the same order in which a position names them.
static int ref_walk(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones, ag_seat seat,
                    int nth, ag_card_id *out)
{
    const ag_state *state = ag_scene_state(scene);
    ag_scene_ref narrowed = *ref;
    int count = 0;

    if (seat != 0) {
        narrowed.seat = seat;
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) == 0
            || (zones & AG_BIT(ag_zone(state, id))) == 0) {
            continue;
        }
        if (ag_scene_matches(scene, &narrowed, id) && ++count == nth) {
            *out = id;
        }
    }
    return count;
}

int ag_scene_count(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones, ag_seat seat)
{
    ag_card_id ignored;
    return ref_walk(scene, ref, zones, seat, 0, &ignored);
}

ag_card_id ag_scene_find(const ag_scene *scene, const ag_scene_ref *ref, unsigned zones,
                         ag_seat seat)
{
    ag_card_id found = { 0, 0 };
    ref_walk(scene, ref, zones, seat, ref->nth > 0 ? ref->nth : 1, &found);
    return found;
}

// Face-down cards in the resource row have no name, so they are not "in play" by name.
static int is_in_play(const ag_state *state, ag_card_id card)
{
    int zone = ag_zone(state, card);
    return zone == AG_ZONE_PARTY
           || (zone == AG_ZONE_RESOURCES
               && (ag_card_at(state, card)->flags & AG_CARD_FACE_DOWN) == 0);
}

int ag_scene_count_in_play(const ag_scene *scene, const ag_scene_ref *ref, ag_seat seat)
{
    const ag_state *state = ag_scene_state(scene);
    ag_scene_ref narrowed = *ref;
    int count = 0;

    narrowed.seat = seat != 0 ? seat : ref->seat;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_USED) != 0 && is_in_play(state, id)) {
            count += ag_scene_matches(scene, &narrowed, id);
        }
    }
    return count;
}

ag_card_id ag_scene_card_in_play(lua_State *L, ag_scene *scene, int index)
{
    ag_scene_ref ref = ag_scene_ref_at(L, scene, index);
    ag_card_id card = ag_scene_find(scene, &ref, AG_BIT(AG_ZONE_PARTY), 0);
    char name[160];

    if (card.slot == 0) {
        card = ag_scene_find(scene, &ref, AG_BIT(AG_ZONE_RESOURCES), 0);
    }
    if (card.slot == 0) {
        luaL_error(L, "%s is not in play", ag_scene_ref_text(&ref, name, sizeof name));
    }
    return card;
}

// ---- words and fields ----

static const char *word_next(void *context, int index)
{
    const char *const *words = context;
    return words[index];
}

int ag_scene_word(lua_State *L, int index, const char *otherwise, const char *const *words,
                  const char *where)
{
    char meant[AG_MEANT_BYTES];
    const char *word =
        otherwise != NULL ? luaL_optstring(L, index, otherwise) : luaL_checkstring(L, index);
    for (int at = 0; words[at] != NULL; at++) {
        if (strcmp(words[at], word) == 0) return at;
    }
    ag_meant(word, word_next, (void *)words, meant, sizeof meant);
    return luaL_error(L, "%sthere is no word \"%s\"%s", where, word, meant);
}

static const char *field_next(void *context, int index)
{
    const ag_field_row *fields = context;
    return fields[index].name;
}

// Checks the value on top of the stack, with its name below it.
static void check_field(lua_State *L, const ag_field_row *fields, const char *where)
{
    const char *key = lua_tostring(L, -2);
    const ag_field_row *row = ag_field_find(fields, key);
    if (row == NULL) {
        char meant[AG_MEANT_BYTES];
        ag_meant(key, field_next, (void *)fields, meant, sizeof meant);
        luaL_error(L, "%sthere is no field \"%s\"%s", where, key, meant);
        return;
    }
    int number = row->shape == AG_SHAPE_NUMBER, flag = row->shape == AG_SHAPE_FLAG;
    int right = number ? lua_isinteger(L, -1)
                : flag ? lua_isboolean(L, -1)
                       : row->shape != AG_SHAPE_TEXT || lua_type(L, -1) == LUA_TSTRING;
    if (!right) {
        luaL_error(L, "%s%s is %s, not %s", where, key,
                   number ? "a whole number"
                   : flag ? "true or false"
                          : "a text",
                   ag_lua_shown(L, -1));
    }
}

void ag_scene_check_fields(lua_State *L, int index, const ag_field_row *fields, const char *where)
{
    ag_entries entries = ag_entries_open(L, index);
    while (ag_entries_next(L, &entries)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            check_field(L, fields, where);
        } else if (fields != ag_fields_scene_entry) {  // whose list begins with the name of a card
            luaL_error(L, "%s%s stands without a name", where, ag_lua_shown(L, -1));
        }
    }
}
