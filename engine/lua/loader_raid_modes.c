// The modes of a raid: what each allows, as data.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"
#include "rules/rules.h"

enum { COPIES_MAX = 250, LEAST_MAX = 999 };

void ag_players_read(lua_State *L, int table, uint8_t *least, uint8_t *most)
{
    int type = lua_getfield(L, table, "players");
    AG_ASSERT(*least >= 1 && *most >= *least);
    if (type == LUA_TTABLE) {
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        lua_Integer from = lua_tointeger(L, -2);
        lua_Integer to = lua_tointeger(L, -1);
        if (from < *least || to < from || to > *most) {
            ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "players",
                              "players is { least, most } within %d to %d", *least, *most);
        }
        *least = (uint8_t)from;
        *most = (uint8_t)to;
        lua_pop(L, 2);
    } else if (type != LUA_TNIL) {
        ag_lua_fail_type(L, "players", "{ least, most }");
    }
    lua_pop(L, 1);
}

// ---- what a deck may contain ----

static const char *hold_field(lua_State *L, int table, const char *field)
{
    const char *text = ag_lua_text_field(L, table, field);
    return text == NULL ? NULL : ag_loader_hold_text(L, text);
}

// Reads the table on top of the stack.
static void read_kind(lua_State *L, ag_deck_limits *to)
{
    int table = lua_gettop(L);
    if (!lua_istable(L, table)) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "of",
                          "of is { type = …, set = …, tag = … } or a list, not %s",
                          ag_lua_shown(L, table));
    }
    ag_lua_check_rows(L, table, "a kind of cards", ag_fields_deck_kind, NULL);
    if (to->kind_count == AG_DECK_KIND_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "of", "more than %d kinds of cards",
                          AG_DECK_KIND_MAX);
    }
    const int count = sizeof ag_deck_kind_types / sizeof ag_deck_kind_types[0];
    (void)ag_lua_words_field(L, table, "type", ag_deck_kind_types, count);
    to->kinds[to->kind_count++] = (ag_deck_kind){ .type = hold_field(L, table, "type"),
                                                  .set = hold_field(L, table, "set"),
                                                  .tag = hold_field(L, table, "tag"),
                                                  .without = hold_field(L, table, "without_tag") };
}

// One kind, or a list of them.
static void read_kinds(lua_State *L, int table, ag_deck_limits *to)
{
    int type = lua_getfield(L, table, "of");
    int count = type == LUA_TTABLE ? ag_lua_list_length(L, -1, "of", AG_DECK_KIND_MAX) : 0;
    for (int i = 1; i <= count; i++) {
        lua_geti(L, -1, i);
        read_kind(L, to);
        lua_pop(L, 1);
    }
    if (count == 0 && type != LUA_TNIL) {
        read_kind(L, to);
    }
    lua_pop(L, 1);
}

static uint16_t read_number(lua_State *L, int table, const char *field, int most)
{
    lua_Integer number = ag_lua_integer_field(L, table, field, 0);
    int given = lua_getfield(L, table, field) != LUA_TNIL;
    lua_pop(L, 1);
    if (given && (number < 1 || number > most)) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, field, "%s is a number from 1 to %d", field,
                          most);
    }
    return (uint16_t)number;
}

static int deck_called(lua_State *L, const ag_raid_def *raid, const char *name)
{
    int deck = ag_raid_deck_called(raid, name);
    if (deck < 0) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, name,
                          "there is no deck \"%s\" among its `decks`%s", name,
                          ag_lua_meant(L, name, raid->deck_names, raid->deck_count));
    }
    return deck;
}

static void read_limits(lua_State *L, int table, const char *name, const ag_raid_def *raid,
                        ag_mode_def *to)
{
    AG_ASSERT(to->limit_count < AG_DECK_MAX);  // each of the raid's decks occurs once
    ag_deck_limits *limits = &to->limits[to->limit_count++];
    ag_lua_check_rows(L, table, "a deck of a mode", ag_fields_mode_deck, NULL);
    *limits = (ag_deck_limits){ .deck = (uint8_t)deck_called(L, raid, name),
                                .copies = read_number(L, table, "copies", COPIES_MAX),
                                .at_least = read_number(L, table, "at_least", LEAST_MAX) };
    read_kinds(L, table, limits);
}

// Reads each named table in the one on top of the stack, in the order of the names.
static void read_decks(lua_State *L, const ag_raid_def *raid, ag_mode_def *to)
{
    int list = lua_gettop(L);
    ag_sandbox_push_keys(L, list);
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        int named = lua_rawgeti(L, list + 1, i) == LUA_TSTRING;
        const char *name = named ? lua_tostring(L, -1) : "?";
        if (!named || lua_getfield(L, list, name) != LUA_TTABLE) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "decks",
                              "decks of a mode is { main = { … } }, not %s", ag_lua_shown(L, -1));
        }
        read_limits(L, lua_gettop(L), name, raid, to);
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

// ---- modes ----

// The rule as it is written: every refusal begins with it.
static const char *read_cites(lua_State *L, const ag_powers *powers, int table)
{
    const char *number = "";
    if (ag_rule_read(L, powers, table, AG_RULE_NONE) == AG_RULE_NONE) return number;
    if (lua_getfield(L, table, "cites") == LUA_TTABLE) {
        lua_geti(L, -1, 1);
        lua_remove(L, -2);
    }
    number = ag_loader_hold_text(L, lua_tostring(L, -1));
    lua_pop(L, 1);
    return number;
}

typedef struct mode_reader {
    ag_raid_def *raid;
    const ag_powers *powers;
    const char *name;
} mode_reader;

static void read_mode(lua_State *L, int table, void *context)
{
    const mode_reader *in = context;
    ag_raid_def *raid = in->raid;
    if (raid->mode_count == AG_RAID_MODE_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "modes", "more than %d modes",
                          AG_RAID_MODE_MAX);
    }
    ag_lua_check_rows(L, table, "a mode of a raid", ag_fields_raid_mode, NULL);
    ag_mode_def mode = { .name = ag_loader_hold_text(L, in->name),
                         .rule = read_cites(L, in->powers, table),
                         .raiders_min = raid->raiders_min,
                         .raiders_max = raid->raiders_max };
    ag_players_read(L, table, &mode.raiders_min, &mode.raiders_max);
    int type = lua_getfield(L, table, "decks");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "decks",
                          "decks of a mode is { main = { … } }, not %s", ag_lua_shown(L, -1));
    }
    if (type == LUA_TTABLE) {
        read_decks(L, raid, &mode);
    }
    lua_pop(L, 1);
    raid->modes[raid->mode_count++] = mode;
}

void ag_raid_modes_read(lua_State *L, const ag_powers *powers, int table, ag_raid_def *raid)
{
    int type = lua_getfield(L, table, "modes");
    raid->mode_count = 0;
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "modes",
                          "modes of a raid is { standard = { … }, … }, not %s",
                          ag_lua_shown(L, -1));
    }
    if (type == LUA_TTABLE) {
        int list = lua_gettop(L);
        ag_sandbox_push_keys(L, list);
        lua_Integer count = ag_sandbox_list(L, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            int named = lua_rawgeti(L, list + 1, i) == LUA_TSTRING;
            mode_reader in = { raid, powers, named ? lua_tostring(L, -1) : "?" };
            if (!named || lua_getfield(L, list, in.name) != LUA_TTABLE) {
                ag_lua_fail_type(L, "modes", "{ name = { … } }");
            }
            ag_loader_part(L, lua_gettop(L), read_mode, &in);
            lua_pop(L, 2);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}
