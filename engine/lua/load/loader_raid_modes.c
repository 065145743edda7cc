// The modes of a raid: what each allows, as data.
#include "base/assert.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"

static const char *const kind_types[] = { "ability", "ally",  "event",    "weapon", "armor",
                                          "item",    "quest", "location", "fixture" };

const ag_field_row ag_fields_deck_kind[] = {
    { "type", AG_SHAPE_WORD, "Cards of this type; tokens, heroes and Bosses never.",
      .words = { kind_types, 9 }, .at = AG_AT(ag_deck_kind, type) },
    { "set", AG_SHAPE_TEXT, "Of this set: what stands before the stroke in a key.",
      .at = AG_AT(ag_deck_kind, set) },
    { "tag", AG_SHAPE_TAG, "With this tag.", .at = AG_AT(ag_deck_kind, tag) },
    { "without_tag", AG_SHAPE_TAG, "Without this tag.", .at = AG_AT(ag_deck_kind, without) },
    { .name = NULL },
};

static void read_kind(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    (void)name;
    ag_deck_limits *to = at;
    AG_ASSERT(to->kind_count < AG_DECK_KIND_MAX);
    ag_fields_read(L, -1, "a kind of cards", row->fields, NULL, &to->kinds[to->kind_count++]);
}

const ag_field_row ag_fields_mode_deck[] = {
    { "of", AG_SHAPE_TABLES, "Its cards: of this kind, or of one of a list.",
      .otherwise = "any card", .fields = ag_fields_deck_kind, .max = AG_DECK_KIND_MAX,
      .each = read_kind },
    { "copies", AG_SHAPE_NUMBER, "So many of one card at most.", .otherwise = "any number",
      .min = 1, .max = 250, .at = AG_AT(ag_deck_limits, copies) },
    { "at_least", AG_SHAPE_NUMBER, "So many cards in all.", .otherwise = "none", .min = 1,
      .max = 999, .at = AG_AT(ag_deck_limits, at_least) },
    { .name = NULL },
};

typedef struct mode_reader {
    const ag_raid_def *raid;
    ag_mode_def mode;
} mode_reader;

static void read_deck(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    mode_reader *in = at;
    AG_ASSERT(in->mode.limit_count < AG_DECK_MAX);  // each of the raid's decks occurs once
    ag_deck_limits *limits = &in->mode.limits[in->mode.limit_count++];
    limits->deck = (uint8_t)ag_raid_deck_read(L, name, in->raid, name);
    ag_fields_read(L, -1, "a deck of a mode", row->fields, NULL, limits);
}

// The rule as it is written: every refusal begins with it.
static void read_cites(lua_State *L, const ag_field_row *row, void *at)
{
    uint16_t rule = AG_RULE_NONE;
    mode_reader *in = at;
    ag_cites_read(L, row, &rule);
    if (rule == AG_RULE_NONE) return;
    lua_pushvalue(L, -1);
    if (lua_istable(L, -1)) {
        lua_geti(L, -1, 1);
    }
    in->mode.rule = ag_loader_hold_text(L, lua_tostring(L, -1));
}

const ag_field_row ag_fields_raid_mode[] = {
    { "players", AG_SHAPE_ANY, "How many raiders: { least, most }.", .as = "{ least, most }",
      .otherwise = "as many as the raid takes", .at = AG_AT(mode_reader, mode.raiders_min),
      .read = ag_players_read },
    { "decks", AG_SHAPE_NAMED_TABLES,
      "What the Boss player's decks may hold, by name: { main = { of = …, copies = 4 } }. The "
      "others are as they lie in the raid's folder.",
      .otherwise = "{}: all decks are", .fields = ag_fields_mode_deck, .each = read_deck },
    { "cites", AG_SHAPE_CITES, "The rule that every refusal names.", .read = read_cites },
    { .name = NULL },
};

// Both numbers stand next to each other.
void ag_players_read(lua_State *L, const ag_field_row *row, void *at)
{
    uint8_t *least = at, *most = least + 1;
    AG_ASSERT(*least >= 1 && *most >= *least);
    ag_field_need(L, row, lua_istable(L, -1));
    lua_geti(L, -1, 1);
    lua_geti(L, -2, 2);
    lua_Integer from = lua_tointeger(L, -2), to = lua_tointeger(L, -1);
    ag_lua_need(L, from >= *least && to >= from && to <= *most, AG_FINDING_OUT_OF_RANGE, row->name,
                "players is { least, most } within %d to %d", *least, *most);
    *least = (uint8_t)from;
    *most = (uint8_t)to;
    lua_pop(L, 2);
}

void ag_raid_mode_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_raid_def *raid = at;
    ag_lua_need(L, raid->mode_count < AG_RAID_MODE_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "more than %d modes", AG_RAID_MODE_MAX);
    mode_reader in = { raid, { .name = ag_loader_hold_text(L, name), .rule = "" } };
    in.mode.raiders_min = raid->raiders_min;
    in.mode.raiders_max = raid->raiders_max;
    ag_fields_read(L, -1, "a mode of a raid", row->fields, NULL, &in);
    raid->modes[raid->mode_count++] = in.mode;
}
