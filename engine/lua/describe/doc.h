// All words of scripts in one list: those that declare, events, verbs, fields. Docs, `aggro doc`
// and editors read it.
#ifndef AG_LUA_DESCRIBE_DOC_H
#define AG_LUA_DESCRIBE_DOC_H

#include "base/span.h"
#include "lua/language/lexicon.h"
#include "lua/words/api.h"

// One word: a row of the lexicon, or a verb, or an event, or a field of a row of the lexicon.
typedef struct ag_doc_place {
    const ag_lexicon_chapter *chapter;
    const ag_lexicon_row *row;
    const ag_field_row *field;
    const ag_api_noun *noun;
    const ag_api_row *verb;
    int event;                              // AG_EVENT_… of when.<event>, else -1
    int replaces;                           // the event is one of instead.<event>
} ag_doc_place;

// The word at `index`: first the lexicon, then events, verbs, fields. 0 after the last one.
int ag_doc_place_at(int index, ag_doc_place *out);

// Writes docs/api.md.
void ag_lua_docs(ag_text *out);

// ---- words and tables as LuaCATS annotations (editor_types.c), for the files of editor.c ----

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
