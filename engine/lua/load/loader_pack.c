// The manifest of a pack: `return pack "Name" { key = …, version = …, … }` in its pack.lua.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/language/field.h"
#include "lua/load/loader.h"

static void read_letters(lua_State *L, const ag_field_row *row, void *at)
{
    int is_key = strcmp(row->name, "key") == 0;
    const char *letters = is_key ? "abcdefghijklmnopqrstuvwxyz0123456789_" : "0123456789.";
    const char *text = ag_field_text(L, row);
    size_t length = strlen(text);
    ag_lua_need(L, length != 0 && length < row->at.size && text[strspn(text, letters)] == '\0',
                AG_FINDING_OUT_OF_RANGE, row->name,
                "the %s \"%s\" of a pack is made of %s, at most %zu of them", row->name, text,
                is_key ? "small letters, digits and _" : "digits and points",
                (size_t)row->at.size - 1);
    memcpy(at, text, length + 1);
}

// { aggro = ">=0.1" } becomes the row "aggro >=0.1".
static void add_requirement(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    char text[128];
    ag_lua_need_type(L, name[0] != '\0' && lua_type(L, -1) == LUA_TSTRING, row->name,
                     "{ pack = \">=1.0\" }: names with versions");
    snprintf(text, sizeof text, "%s %s", name, lua_tostring(L, -1));
    ag_facts_add(L, at, row->name, text, 1);
}

static void add_text(lua_State *L, const ag_field_row *row, const char *text, void *at)
{
    ag_facts_add(L, at, row->name, text, 1);
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

void ag_pack_read(lua_State *L, ag_facts *facts)
{
    AG_ASSERT(facts->row_count == 0);
    ag_draft_read(L, "a pack", ag_fields_pack, facts);
}
