// The manifest of a pack: `return pack "Name" { key = …, version = …, … }` in its pack.lua.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"

const ag_field_row ag_fields_pack[] = {
    { "key", AG_SHAPE_TEXT, 1, .doc = "Its short name: small letters, digits and _." },
    { "version", AG_SHAPE_TEXT, 1, .doc = "Its version: \"1.0.0\"." },
    { "api_level", AG_SHAPE_NUMBER, 1, .doc = "The words that its scripts are written with.",
      .min = 1, .max = 999 },
    { "requires", AG_SHAPE_ANY, 0,
      .doc = "What it needs: { aggro = \">=0.1\", other_pack = \">=1.2\" }.",
      .as = "{ pack = version }" },
    { "changes", AG_SHAPE_NAMES, 0,
      .doc = "Scripts of others that it has another version of, by key." },
    { "authors", AG_SHAPE_TEXTS, 0, .doc = "Who wrote it." },
    { "licence", AG_SHAPE_TEXT, 0, .doc = "Under which licence: \"CC-BY-4.0\"." },
    { "about", AG_SHAPE_TEXT, 0, .doc = "One sentence about it." },
    { .name = NULL },
};

static void add_row(lua_State *L, ag_facts *facts, const char *role, const char *text)
{
    if (facts->row_count == AG_FACT_ROWS_MAX || strlen(text) >= sizeof facts->rows[0].key) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, role,
                          "%s: more than %d, or longer than %zu bytes", role, AG_FACT_ROWS_MAX,
                          sizeof facts->rows[0].key - 1);
    }
    snprintf(facts->rows[facts->row_count].role, sizeof facts->rows[0].role, "%s", role);
    snprintf(facts->rows[facts->row_count].key, sizeof facts->rows[0].key, "%s", text);
    facts->rows[facts->row_count++].count = 1;
}

// Reads a list of texts, one row each.
static void read_list(lua_State *L, int table, const char *field, ag_facts *facts)
{
    int type = lua_getfield(L, table, field);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, field, "a list { \"…\" }");
    }
    lua_Integer count = type == LUA_TTABLE ? ag_sandbox_list(L, -1) : 0;
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_geti(L, -1, i) != LUA_TSTRING) {
            ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s is a list of texts, not of %s",
                              field, ag_lua_shown(L, -1));
        }
        add_row(L, facts, field, lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

// { aggro = ">=0.1" } becomes the row "aggro >=0.1".
static void read_requires(lua_State *L, int table, ag_facts *facts)
{
    char text[128];
    int type = lua_getfield(L, table, "requires");
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, "requires", "{ pack = \">=1.0\" }");
    }
    int list = lua_gettop(L);
    if (type == LUA_TTABLE) {
        ag_sandbox_push_keys(L, list);
        lua_Integer count = ag_sandbox_list(L, -1);
        for (lua_Integer i = 1; i <= count; i++) {
            lua_geti(L, list + 1, i);
            const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
            if (name[0] == '\0' || lua_getfield(L, list, name) != LUA_TSTRING) {
                ag_lua_fail_type(L, "requires", "{ pack = \">=1.0\" }: names with versions");
            }
            snprintf(text, sizeof text, "%s %s", name, lua_tostring(L, -1));
            add_row(L, facts, "requires", text);
            lua_pop(L, 2);
        }
    }
    lua_settop(L, list - 1);
}

static const char *pack_text(lua_State *L, int table, const char *field)
{
    const char *text = ag_lua_text_field(L, table, field);
    if (text == NULL || text[0] == '\0') {
        ag_lua_fail(L, AG_FINDING_MISSING, "a pack has no %s: %s = \"…\" is missing", field, field);
    }
    return text;
}

// `letters` are the allowed ones, `shown` is the same in words; fewer than `capacity` of them.
static void check_letters(lua_State *L, const char *field, const char *text, const char *letters,
                          const char *shown, size_t capacity)
{
    if (strlen(text) >= capacity || text[strspn(text, letters)] != '\0') {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, field,
                          "the %s \"%s\" of a pack is made of %s, at most %zu of them", field, text,
                          shown, capacity - 1);
    }
}

void ag_pack_read(lua_State *L, ag_facts *facts)
{
    int index = lua_gettop(L);
    ag_reading before = ag_reading_begin(L, index);
    int table = lua_gettop(L);
    AG_ASSERT(facts->row_count == 0);
    ag_lua_check_rows(L, table, "a pack", ag_fields_pack, NULL);
    const char *key = pack_text(L, table, "key");
    check_letters(L, "key", key, "abcdefghijklmnopqrstuvwxyz0123456789_",
                  "small letters, digits and _", sizeof facts->pack_key);
    snprintf(facts->pack_key, sizeof facts->pack_key, "%s", key);
    const char *version = pack_text(L, table, "version");
    check_letters(L, "version", version, "0123456789.", "digits and points", sizeof facts->version);
    snprintf(facts->version, sizeof facts->version, "%s", version);
    if (lua_getfield(L, table, "api_level") == LUA_TNIL) {
        ag_lua_fail(L, AG_FINDING_MISSING, "a pack has no api_level: api_level = %d is missing",
                    AG_API_LEVEL);
    }
    lua_pop(L, 1);
    facts->number = (int)ag_lua_integer_field(L, table, "api_level", -1);
    if (facts->number < 1 || facts->number > 999) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "api_level",
                          "api_level is a number from 1 to 999");
    }
    const char *licence = ag_lua_text_field(L, table, "licence");
    const char *about = ag_lua_text_field(L, table, "about");
    snprintf(facts->licence, sizeof facts->licence, "%s", licence == NULL ? "" : licence);
    snprintf(facts->plan, sizeof facts->plan, "%s", about == NULL ? "" : about);
    read_requires(L, table, facts);
    read_list(L, table, "changes", facts);
    read_list(L, table, "authors", facts);
    ag_reading_end(L, before);
}
