// Decks and the manifests of packs: from drafts to facts, with a row for each card or version.

#include "lua/load/loader.h"

static void add_row(lua_State *L, ag_facts *facts, const char *role, const char *key, int count)
{
    ag_lua_need(L, facts->row_count < AG_FACT_ROWS_MAX && strlen(key) < sizeof facts->rows[0].key,
                AG_FINDING_OUT_OF_RANGE, role, "%s: more than %d, or longer than %zu bytes", role,
                AG_FACT_ROWS_MAX, sizeof facts->rows[0].key - 1);
    facts->rows[facts->row_count].count = count;
    snprintf(facts->rows[facts->row_count].key, sizeof facts->rows[0].key, "%s", key);
    snprintf(facts->rows[facts->row_count++].role, sizeof facts->rows[0].role, "%s", role);
}

// ---- decks ----

static void read_card(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_facts *facts = at;
    lua_Integer count = 0;
    const char *key = NULL;
    (void)name;
    if (lua_istable(L, -1)) {
        lua_geti(L, -1, 1);
        lua_geti(L, -2, 2);
        count = lua_isinteger(L, -2) ? lua_tointeger(L, -2) : 0;
        key = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    }
    ag_lua_need(L, key != NULL, AG_FINDING_CONTRADICTION, row->name,
                "line %d of cards: cards of a deck are { count, \"card\" }", facts->row_count + 1);
    ag_lua_need_value(L, count >= 1 && count <= AG_DECK_COUNT_MAX, -2, row->name,
                      "line %d of cards: a deck holds 1 to %d of \"%s\"", facts->row_count + 1,
                      AG_DECK_COUNT_MAX, key);
    add_row(L, facts, "card", key, (int)count);
}

// A deck may declare how many cards it has in all, so that a lost line is noticed.
static void check_size(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_facts *facts = at;
    int count = 0, size = ag_field_number(L, row);
    for (int i = 0; i < facts->row_count; i++) count += facts->rows[i].count;
    if (size >= 0 && size != count) {
        ag_lua_complain(L, AG_FINDING_DECK_SIZE, row->name,
                        "the deck has %d cards, its size says %d", count, size);
    }
}

const ag_field_row ag_fields_deck[] = {
    { "hero", AG_SHAPE_NAME, "The hero, of a raider's deck.", "CR 100.1",
      .at = AG_AT(ag_facts, hero) },
    { "plan", AG_SHAPE_TEXT, "One sentence: how it means to win.", .at = AG_AT(ag_facts, plan) },
    { "cards", AG_SHAPE_ANY, "What is in it.", "CR 100.4", .needed = 1,
      .as = "{ { 4, \"set/card\" }, … }", .max = AG_FACT_ROWS_MAX, .each = read_card },
    { "size", AG_SHAPE_NUMBER, "How many cards it has in all: a line that is lost is found.",
      .read = check_size },
    { .name = NULL },
};

// ---- packs: `return pack "Name" { key = …, version = …, … }` in pack.lua ----

static void read_letters(lua_State *L, const ag_field_row *row, void *at)
{
    int is_key = strcmp(row->name, "key") == 0;
    const char *letters = is_key ? "abcdefghijklmnopqrstuvwxyz0123456789_" : "0123456789.";
    const char *text = ag_field_text(L, row);
    size_t length = strlen(text);
    if (length == 0 || length >= row->at.size || text[strspn(text, letters)] != '\0') {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, row->name,
                          "the %s \"%s\" of a pack is made of %s, at most %zu of them", row->name,
                          text, is_key ? "small letters, digits and _" : "digits and points",
                          (size_t)row->at.size - 1);
    }
    memcpy(at, text, length + 1);
}

// { aggro = ">=0.1" } becomes the row "aggro >=0.1".
static void add_requirement(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    char text[128];
    ag_lua_need_type(L, name[0] != '\0' && lua_type(L, -1) == LUA_TSTRING, row->name,
                     "{ pack = \">=1.0\" }: names with versions");
    snprintf(text, sizeof text, "%s %s", name, lua_tostring(L, -1));
    add_row(L, at, row->name, text, 1);
}

static void add_text(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    add_row(L, at, row->name, text, 1);
}

const ag_field_row ag_fields_pack[] = {
    { "key", AG_SHAPE_TEXT, "Its short name: small letters, digits and _.", .needed = 1,
      .at = AG_AT(ag_facts, pack_key), .read = read_letters },
    { "version", AG_SHAPE_TEXT, "Its version: \"1.0.0\".", .needed = 1,
      .at = AG_AT(ag_facts, version), .read = read_letters },
    { "api_level", AG_SHAPE_NUMBER, "The words that its scripts are written with.", .needed = 1,
      .min = 1, .max = 999, .at = AG_AT(ag_facts, number) },
    { "requires", AG_SHAPE_NAMED, "What it needs: { aggro = \">=0.1\", other_pack = \">=1.2\" }.",
      .as = "{ pack = version }", .each = add_requirement },
    { "changes", AG_SHAPE_TEXTS, "Scripts of others that it has another version of, by key.",
      .each = add_text },
    { "authors", AG_SHAPE_TEXTS, "Who wrote it.", .each = add_text },
    { "licence", AG_SHAPE_TEXT, "Under which licence: \"CC-BY-4.0\".",
      .at = AG_AT(ag_facts, licence) },
    { "about", AG_SHAPE_TEXT, "One sentence about it.", .at = AG_AT(ag_facts, plan) },
    { .name = NULL },
};
