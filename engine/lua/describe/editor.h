// What editors read: LuaCATS annotations of every word (`---@meta` files), settings for a Lua
// language server and for luacheck, all made from the rows of the lexicon and of the binding.
#ifndef AG_LUA_DESCRIBE_EDITOR_H
#define AG_LUA_DESCRIBE_EDITOR_H

#include "base/span.h"
#include "lua/describe/doc.h"

// ---- types (editor_types.c) ----

// The class name of a table of fields: "aggro.fields.gives"; NULL: it does not have one.
const char *ag_editor_table(const ag_field_row *fields);
const ag_field_row *ag_editor_table_at(int index, const char **name);      // NULL after the last

// The type of a field.
void ag_editor_field_type(ag_text *out, const ag_field_row *field);

// A word of effects as a function: `of` is what stands before its name, "card:".
void ag_editor_verb(ag_text *out, const char *of, const ag_api_row *row);

// A word of scenarios.
void ag_editor_scene_word(ag_text *out, const ag_lexicon_row *row);

// The doc of a word as comment lines, with its rule.
void ag_editor_doc(ag_text *out, const char *doc, const char *rule);

#endif
