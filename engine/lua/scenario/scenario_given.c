// `given`: the position. It is collected first, because the game needs the heroes to open; then
// each card, word and die is entered into the game as by a referee, so that a replay of the log
// reaches the same position.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"
#include "state/card.h"
#include "state/zone.h"

static void check_given(lua_State *L, const ag_scene *scene)
{
    if (scene->game != NULL) {
        luaL_error(L, "the position is set up in `given` only");
    }
}

// ---- collecting ----

static void note_hero(lua_State *L, ag_scene *scene, ag_seat seat, const char *field)
{
    int type = lua_getfield(L, 2, field);
    if (type == LUA_TTABLE) {
        lua_rawgeti(L, -1, 1);
        lua_remove(L, -2);
    }
    if (lua_type(L, -1) == LUA_TSTRING) {
        ag_error error = { 0 };
        if (seat != ag_scene_boss(scene)
            && ag_scene_key(scene, lua_tostring(L, -1), scene->heroes[seat],
                            sizeof scene->heroes[seat], &error)
                   < 0) {
            luaL_error(L, "%s", error.text);
        }
    } else if (type != LUA_TNIL) {
        luaL_error(L, "%s: \"name\" or { \"name\", damage = n } was expected", field);
    }
    lua_pop(L, 1);
}

static int has_field(lua_State *L, const char *field)
{
    int has = lua_getfield(L, 2, field) != LUA_TNIL;
    lua_pop(L, 1);
    return has;
}

static void note_position(lua_State *L, ag_scene *scene, ag_seat seat)
{
    ag_scene_position *position = &scene->positions[scene->position_count];
    if (scene->position_count == AG_SCENE_POSITION_MAX) {
        luaL_error(L, "more than %d calls of t:seat and t:boss", AG_SCENE_POSITION_MAX);
    }
    position->seat = seat;
    scene->own_decks |= has_field(L, "deck") || has_field(L, "decks");
    luaL_where(L, 1);
    snprintf(position->where, sizeof position->where, "%s", lua_tostring(L, -1));
    lua_pushvalue(L, 2);
    position->table = luaL_ref(L, LUA_REGISTRYINDEX);
    scene->position_count++;
}

static int given_seat(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat;

    check_given(L, scene);
    seat = ag_scene_seat(L, scene, 2);
    if (seat == ag_scene_boss(scene)) {
        return luaL_error(L, "the Boss player's side is t:boss { … }");
    }
    luaL_checktype(L, 3, LUA_TTABLE);
    lua_remove(L, 2);
    ag_scene_check_fields(L, 2, ag_fields_scene_seat, "t:seat: ");
    note_hero(L, scene, seat, "hero");
    note_position(L, scene, seat);
    return 0;
}

static int given_boss(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);

    check_given(L, scene);
    luaL_checktype(L, 2, LUA_TTABLE);
    if (scene->table.duel) {
        return luaL_error(L, "t:boss: a duel has no Boss player; its players are t:seat(1, { … }) "
                             "and t:seat(2, { … })");
    }
    ag_scene_check_fields(L, 2, ag_fields_scene_boss, "t:boss: ");
    note_hero(L, scene, ag_scene_boss(scene), "boss");
    note_hero(L, scene, ag_scene_boss(scene), "hero");
    note_position(L, scene, ag_scene_boss(scene));
    return 0;
}

static int given_strike_model(lua_State *L)
{
    static const char *const models[] = { "v7", "classic", NULL };
    ag_scene *scene = ag_scene_check(L);

    check_given(L, scene);
    scene->strike_model = 1 + ag_scene_word(L, 2, NULL, models, "t:strike_model: ");
    return 0;
}

static int given_words(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);

    check_given(L, scene);
    luaL_checktype(L, 2, LUA_TTABLE);
    ag_entries words = ag_entries_open(L, 2);
    while (ag_entries_next(L, &words)) {
        if (lua_type(L, -2) != LUA_TSTRING || !lua_isinteger(L, -1)) {
            return luaL_error(L, "t:words { <word> = <number> } was expected");
        }
        if (scene->word_count == AG_RAID_WORD_MAX) {
            return luaL_error(L, "more than %d words", AG_RAID_WORD_MAX);
        }
        snprintf(scene->words[scene->word_count], sizeof scene->words[0], "%s",
                 lua_tostring(L, -2));
        scene->word_values[scene->word_count++] = (int)lua_tointeger(L, -1);
    }
    return 0;
}

static void prepare(lua_State *L, ag_scene *scene, int value)
{
    if (scene->dice_count == AG_DICE_MAX) {
        luaL_error(L, "more than %d dice, picks and shuffles are prepared", AG_DICE_MAX);
    }
    scene->dice[scene->dice_count++] = (uint8_t)value;
}

static int given_dice(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    int count;

    check_given(L, scene);
    luaL_checktype(L, 2, LUA_TTABLE);
    count = (int)ag_sandbox_list(L, 2);
    for (int at = 1; at <= count; at++) {
        lua_rawgeti(L, 2, at);
        lua_Integer value = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
        if (value < 1 || value > 6) return luaL_error(L, "dice show 1 to 6");
        prepare(L, scene, (int)value);
        lua_pop(L, 1);
    }
    return 0;
}

// t:random { 2, 1 }: the next random pick takes the second of its candidates, the one after that
// takes the first.
static void random_picks(lua_State *L, ag_scene *scene)
{
    for (int at = 1; at <= (int)ag_sandbox_list(L, 2); at++) {
        lua_rawgeti(L, 2, at);
        lua_Integer nth = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
        if (nth < 1 || nth > AG_DIE_SHUFFLE - AG_DIE_PICK) {
            luaL_error(L, "t:random takes places from 1 to %d: { 2, 1 }",
                       AG_DIE_SHUFFLE - AG_DIE_PICK);
        }
        prepare(L, scene, AG_DIE_PICK + (int)nth - 1);
        lua_pop(L, 1);
    }
}

// t:random "…": the place of the random stream.
static int given_random(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    check_given(L, scene);
    if (lua_istable(L, 2)) {
        random_picks(L, scene);
        return 0;
    }
    const char *text = luaL_checkstring(L, 2);
    if (strlen(text) != 16 || strspn(text, "0123456789abcdef") != 16) {
        return luaL_error(L,
                          "t:random: places such as { 2, 1 }, or 16 hexadecimal digits were "
                          "expected, not \"%s\"",
                          text);
    }
    scene->random = strtoull(text, NULL, 16);
    scene->has_random = 1;
    return 0;
}

// t:shuffles(n): the next n shuffles leave their decks unchanged.
static int given_shuffles(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    check_given(L, scene);
    for (lua_Integer left = luaL_checkinteger(L, 2); left > 0; left--) {
        prepare(L, scene, AG_DIE_SHUFFLE);
    }
    return 0;
}

static int given_turn(lua_State *L)
{
    static const char *const phases[] = { "action", "ready", "draw", "end", NULL };
    static const int steps[] = { AG_STEP_ACTION, AG_STEP_READY, AG_STEP_DRAW, AG_STEP_END };
    ag_scene *scene = ag_scene_check(L);

    check_given(L, scene);
    scene->turn_seat = ag_scene_seat(L, scene, 2);
    scene->turn_step = steps[ag_scene_word(L, 3, "action", phases, "t:turn: ")];
    return 0;
}

// How many triggers went onto the chain earlier in this turn, so that testing a long loop does not
// need a thousand answers.
static int given_triggers(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    check_given(L, scene);
    scene->turn_triggers = (int)luaL_checkinteger(L, 2);
    if (scene->turn_triggers < 0 || scene->turn_triggers > AG_LOOP_TRIGGERS_MAX) {
        return luaL_error(L, "t:triggers: a turn has 0 to %d triggers", AG_LOOP_TRIGGERS_MAX);
    }
    return 0;
}

static int given_real_start(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    check_given(L, scene);
    scene->real_start = 1;
    scene->from_boss = (int)luaL_optinteger(L, 2, 0);
    return 0;
}

// ---- placing ----

// Where cards are placed, and how errors about this table begin.
typedef struct given_place {
    ag_scene *scene;
    const char *where;
    ag_seat seat;
    uint8_t zone;
    uint8_t flags;
    uint16_t deck;
} given_place;

// refused = "R100.1": this table must be refused, and the reason must begin with that number.
static void check_refused(lua_State *L, ag_scene *scene, int opens, const char *reason)
{
    size_t size = strlen(scene->refused);
    scene->judges = 1;  // a refusal is a result of the game
    if (opens) {
        luaL_error(L, "the position is not refused: %s was expected", scene->refused);
    }
    if (strncmp(reason, scene->refused, size) != 0 || reason[size] != ':') {
        luaL_error(L, "the position is refused, but not by %s: %s", scene->refused, reason);
    }
}

uint16_t ag_scene_place(lua_State *L, ag_scene *scene, const char *where, const ag_place *row)
{
    ag_error error = { 0 };
    uint16_t slot = 0;
    if (scene->was_refused) {
        return 0;  // as it should be: the rest of the position is ignored
    }
    if (ag_game_place(scene->game, row, &slot, &error) < 0) {
        if (scene->refused == NULL) {
            luaL_error(L, "%s%s", where, error.text);
        }
        check_refused(L, scene, 0, error.text);
        scene->was_refused = 1;
    }
    return slot;
}

// Errors in this part name the line of the call in `given`, not the one that runs now.
static uint16_t printed_at(lua_State *L, const given_place *to, int index)
{
    char name[AG_SCENE_NAME_MAX];
    if (lua_type(L, index) != LUA_TSTRING) {
        luaL_error(L, "%sa card's name was expected, not %s", to->where, luaL_typename(L, index));
    }
    snprintf(name, sizeof name, "%s", lua_tostring(L, index));
    return ag_scene_printed(L, to->scene, name);
}

static int field_flag(lua_State *L, int index, const char *field, int flag)
{
    lua_getfield(L, index, field);
    int holds = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return holds ? flag : 0;
}

static uint16_t host_slot(lua_State *L, const given_place *to, int index)
{
    uint16_t slot = 0;
    if (lua_getfield(L, index, "attached_to") != LUA_TNIL) {
        ag_scene_ref ref = ag_scene_ref_at(L, to->scene, -1);
        slot = ag_scene_find(to->scene, &ref, AG_BIT(AG_ZONE_PARTY), 0).slot;
        if (slot == 0) {
            slot = ag_scene_find(to->scene, &ref, AG_BIT(AG_ZONE_RESOURCES), 0).slot;
        }
        if (slot == 0) {
            luaL_error(L, "%sattached_to: \"%s\" is not in play yet", to->where, ref.text);
        }
    }
    lua_pop(L, 1);
    return slot;
}

static uint16_t deck_index(lua_State *L, const given_place *to, const char *name)
{
    const ag_raid_def *raid = ag_game_rules(to->scene->game)->catalog->raid;
    int deck = ag_raid_deck_called(raid, name);
    if (deck < 0) {
        luaL_error(L, "%sthe raid has no deck \"%s\"", to->where, name);
    }
    return (uint16_t)deck;
}

// A card with its state: { "name", exhausted = true, damage = 2, … }, in the table at `index`.
static void fill_row(lua_State *L, const given_place *to, int index, ag_place *row)
{
    ag_scene_check_fields(L, index, ag_fields_scene_entry, to->where);
    lua_rawgeti(L, index, 1);
    row->card = printed_at(L, to, lua_absindex(L, -1));
    lua_pop(L, 1);
    row->flags |= (uint8_t)(field_flag(L, index, "exhausted", AG_PLACE_EXHAUSTED)
                            | field_flag(L, index, "new", AG_PLACE_NEW)
                            | field_flag(L, index, "down", AG_PLACE_DOWN)
                            | field_flag(L, index, "back", AG_PLACE_BACK)
                            | field_flag(L, index, "felled", AG_PLACE_FELLED));
    lua_getfield(L, index, "damage");
    row->number = (int32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (lua_getfield(L, index, "deck") == LUA_TSTRING) {
        row->index = deck_index(L, to, lua_tostring(L, -1));
    }
    lua_pop(L, 1);
    if (lua_getfield(L, index, "owner") != LUA_TNIL) {
        row->index |= (uint16_t)(ag_scene_seat(L, to->scene, lua_gettop(L)) << 8);
    }
    lua_pop(L, 1);
    row->host = host_slot(L, to, index);
}

// The entry on top of the stack: "name" or { "name", … }.
static void place_entry(lua_State *L, const given_place *to, int kind)
{
    ag_place row = { .kind = (uint8_t)kind,
                     .seat = to->seat,
                     .zone = to->zone,
                     .flags = to->flags,
                     .index = to->deck };
    int index = lua_absindex(L, -1);

    if (lua_istable(L, index)) {
        fill_row(L, to, index, &row);
        uint16_t slot = ag_scene_place(L, to->scene, to->where, &row);
        int hero = kind == AG_PLACE_HERO;
        ag_place bearer = {
            .seat = to->seat,
            .slot = hero ? ag_scene_state(to->scene)->players[to->seat].hero.slot : slot,
        };
        ag_scene_place_bearing(L, to->scene, to->where, &bearer, index);
        return;
    }
    row.card = printed_at(L, to, index);
    ag_scene_place(L, to->scene, to->where, &row);
}

static void place_list(lua_State *L, const given_place *to)
{
    luaL_checkstack(L, 8, "the position");
    if (!lua_istable(L, -1)) {
        luaL_error(L, "%sa list of cards was expected, not %s", to->where, luaL_typename(L, -1));
    }
    for (int at = 1; at <= (int)ag_sandbox_list(L, -1); at++) {
        lua_rawgeti(L, -1, at);
        place_entry(L, to, AG_PLACE_CARD);
        lua_pop(L, 1);
    }
}

// A face-down resource does not have a name, text or type (CR 412.1), so any card will do: the
// hero's.
static void place_anonymous(lua_State *L, const given_place *to, int count)
{
    const ag_state *state = ag_scene_state(to->scene);
    const ag_card *hero = ag_card_at(state, state->players[to->seat].hero);
    ag_place row = {
        .kind = AG_PLACE_CARD, .seat = to->seat, .zone = AG_ZONE_RESOURCES, .flags = AG_PLACE_DOWN
    };

    if (hero == NULL) {
        luaL_error(L, "%sthe player has no hero", to->where);
        return;
    }
    row.card = hero->printed;
    for (int at = 0; at < count; at++) {
        ag_scene_place(L, to->scene, to->where, &row);
    }
}

// Places `field` of the table on top of the stack: a list or (for resources) a number.
static void place_field(lua_State *L, const given_place *to, const char *field)
{
    int type = lua_getfield(L, -1, field);
    if (type == LUA_TNUMBER && to->zone == AG_ZONE_RESOURCES) {
        place_anonymous(L, to, (int)lua_tointeger(L, -1));
    } else if (type != LUA_TNIL) {
        place_list(L, to);
    }
    lua_pop(L, 1);
}

// decks = { event = { … } }, and graveyards the same: a list for each named deck of the raid.
static void place_decks(lua_State *L, const given_place *to, const char *field)
{
    const ag_raid_def *raid = ag_game_rules(to->scene->game)->catalog->raid;
    given_place into = *to;

    if (lua_getfield(L, -1, field) == LUA_TTABLE) {
        ag_entries decks = ag_entries_open(L, -1);
        while (ag_entries_next(L, &decks)) {
            lua_pop(L, 1);
            deck_index(L, to, lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "");
        }
        for (into.deck = 0; into.deck < raid->deck_count; into.deck++) {
            place_field(L, &into, raid->deck_names[into.deck]);
        }
    }
    lua_pop(L, 1);
}

static void place_hero(lua_State *L, const given_place *to, const char *field)
{
    if (lua_getfield(L, -1, field) != LUA_TNIL) {
        place_entry(L, to, AG_PLACE_HERO);
    }
    lua_pop(L, 1);
}

// draws_from = "lord": the deck to draw from now.
static void place_draws(lua_State *L, const given_place *to)
{
    int type = lua_getfield(L, -1, "draws_from");
    if (type != LUA_TNIL) {
        ag_place row = { .kind = AG_PLACE_DRAWS, .seat = to->seat };
        row.index = deck_index(L, to, type == LUA_TSTRING ? lua_tostring(L, -1) : "");
        ag_scene_place(L, to->scene, to->where, &row);
    }
    lua_pop(L, 1);
}

static void place_position(lua_State *L, ag_scene *scene, const ag_scene_position *position)
{
    given_place to = { .scene = scene, .where = position->where, .seat = position->seat };

    lua_rawgeti(L, LUA_REGISTRYINDEX, position->table);
    to.zone = AG_ZONE_PARTY;
    place_hero(L, &to, "hero");
    place_hero(L, &to, "boss");
    place_field(L, &to, "play");
    to.zone = AG_ZONE_HAND;
    place_field(L, &to, "hand");
    to.zone = AG_ZONE_RESOURCES;
    place_field(L, &to, "resources");
    to.zone = AG_ZONE_GRAVEYARD;
    place_field(L, &to, "graveyard");
    place_decks(L, &to, "graveyards");
    to.zone = AG_ZONE_REMOVED;
    place_field(L, &to, "removed");
    to.zone = AG_ZONE_DECK;
    to.flags = AG_PLACE_BOTTOM;  // the list begins with the top card
    place_field(L, &to, "deck");
    place_decks(L, &to, "decks");
    place_draws(L, &to);
    lua_pop(L, 1);
}

static void place_words(lua_State *L, ag_scene *scene)
{
    const ag_raid_def *raid = ag_game_rules(scene->game)->catalog->raid;
    for (int at = 0; at < scene->word_count; at++) {
        ag_place row = { .kind = AG_PLACE_WORD, .number = scene->word_values[at] };
        while (row.index < raid->word_count
               && strcmp(raid->word_names[row.index], scene->words[at]) != 0) {
            row.index++;
        }
        if (row.index == raid->word_count) {
            luaL_error(L, "t:words: the raid has no word \"%s\"", scene->words[at]);
        }
        ag_scene_place(L, scene, "", &row);
    }
}

// A game stays at its position until its question is asked for.
static void run_to_question(lua_State *L, const ag_scene *scene)
{
    ag_error error = { 0 };
    if (ag_game_waits_for(scene->game) == 0 && !ag_game_over(scene->game)
        && ag_game_rebuild(scene->game, &error) < 0) {
        luaL_error(L, "the position does not run: %s", error.text);
    }
}

void ag_scene_open(lua_State *L, ag_scene *scene)
{
    ag_error error = { 0 };
    ag_place last = { .kind = AG_PLACE_TURN,
                      .seat = scene->turn_seat,
                      .index = (uint16_t)scene->turn_step,
                      .number = scene->turn_triggers };

    // Decks of the position are the only ones: then seats don't bring their own.
    scene->table.real_start = scene->real_start && !scene->own_decks;
    scene->table.no_keyframes = scene->way == AG_SCENE_REBUILT;
    for (int seat = 1; seat <= scene->table.raiders; seat++) {
        scene->table.heroes[seat] = scene->heroes[seat][0] != 0 ? scene->heroes[seat] : NULL;
    }
    int opens =
        scene->host->open(scene->host->context, &scene->table, &scene->game, &error) == AG_OK;
    if (scene->refused != NULL && !opens) {
        check_refused(L, scene, 0, error.text);
        return;
    }
    if (!opens) {
        luaL_error(L, "the game does not open: %s", error.text);
    }
    for (int at = 0; at < scene->position_count; at++) {
        place_position(L, scene, &scene->positions[at]);
    }
    place_words(L, scene);
    if (scene->strike_model != 0) {
        ag_place row = { .kind = AG_PLACE_STRIKES, .number = scene->strike_model - 1 };
        ag_scene_place(L, scene, "", &row);
    }
    for (int at = 0; at < scene->dice_count; at++) {
        ag_place row = { .kind = AG_PLACE_DIE, .number = scene->dice[at] };
        ag_scene_place(L, scene, "", &row);
    }
    if (scene->has_random) {
        ag_place row = ag_place_random(scene->random);
        ag_scene_place(L, scene, "", &row);
    }
    if (scene->real_start) {
        last = (ag_place){ .kind = AG_PLACE_START, .number = scene->from_boss };
    }
    ag_scene_place(L, scene, "", &last);
    if (scene->refused != NULL) {
        if (!scene->was_refused) {
            check_refused(L, scene, 1, "");
        }
        ag_game_close(scene->game);
        scene->game = NULL;
        return;
    }
    run_to_question(L, scene);
    ag_scene_listen(L, scene);
}

const luaL_Reg ag_scene_given_functions[] = {
    { "strike_model", given_strike_model },
    { "seat", given_seat },
    { "boss", given_boss },
    { "words", given_words },
    { "dice", given_dice },
    { "random", given_random },
    { "shuffles", given_shuffles },
    { "turn", given_turn },
    { "triggers", given_triggers },
    { "real_start", given_real_start },
    { NULL, NULL },
};
