// Rows as LuaCATS types: tables of fields as classes, parameters and results of verbs.
#include "lua/describe/doc.h"

#include <string.h>

#include "base/assert.h"

enum { WORDS_AS_TYPE = 16 };  // longer lists of words are plain text

// ---- tables of fields ----

static const struct {
    const ag_field_row *fields;
    const char *name;
} tables[] = {
#define AG_FIELDS(name) { ag_fields_##name, #name },
#include "lua/language/fields.def"
};
enum { TABLES = sizeof tables / sizeof tables[0] };

const char *ag_editor_table(const ag_field_row *fields)
{
    for (int i = 0; i < TABLES; i++) {
        if (tables[i].fields == fields) return tables[i].name;
    }
    return NULL;
}

const ag_field_row *ag_editor_table_at(int index, const char **name)
{
    AG_ASSERT(index >= 0);
    *name = index < TABLES ? tables[index].name : NULL;
    return index < TABLES ? tables[index].fields : NULL;
}

// ---- fields ----

// "function(me, t)" as `fun(me: aggro.card, t: aggro.targets)`.
static void add_function(ag_text *out, const char *as)
{
    static const char *const names[] = { "me", "t", "event", "boss", "card", "player" };
    static const char *const types[] = { "aggro.card",   "aggro.targets", "aggro.event",
                                         "aggro.player", "aggro.card",    "aggro.player" };
    const char *at = strchr(as, '(');
    int alone = strcmp(as, "function(t)") == 0;  // a function of a scenario
    AG_ASSERT(at != NULL);
    ag_text_add(out, "fun(");
    for (int first = 1; *at == '(' || *at == ','; first = 0) {
        at += 1 + (at[1] == ' ');
        size_t length = strcspn(at, ",)");
        const char *type = "any";
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            if (strlen(names[i]) == length && strncmp(names[i], at, length) == 0) {
                type = alone ? "aggro.scene" : types[i];
            }
        }
        ag_text_add(out, "%s%.*s: %s", first ? "" : ", ", (int)length, at, type);
        at += length;
    }
    ag_text_add(out, "): any");
}

static void add_words(ag_text *out, const ag_field_row *field)
{
    for (int i = 0; i < field->words.count; i++) {
        ag_text_add(out, "%s\"%s\"", i > 0 ? "|" : "", field->words.words[i]);
    }
}

void ag_editor_field_type(ag_text *out, const ag_field_row *field)
{
    const char *table = field->fields == NULL ? NULL : ag_editor_table(field->fields);
    int lists = field->words.count > 0 && field->words.count <= WORDS_AS_TYPE;
    AG_ASSERT(field->fields == NULL || table != NULL);
    if (field->shape == AG_SHAPE_FUNCTION && field->as != NULL) {
        add_function(out, field->as);
    } else if (field->shape == AG_SHAPE_WORDS && lists) {
        add_words(out, field);
        ag_text_add(out, "|string[]");
    } else if (field->shape == AG_SHAPE_WORD && lists) {
        add_words(out, field);
        ag_text_add(out, field->as != NULL ? "|boolean" : "");
    } else if (field->shape == AG_SHAPE_TABLE && table != NULL) {
        ag_text_add(out, "aggro.fields.%s%s", table, field->as != NULL ? "|table|boolean" : "");
    } else if (field->shape == AG_SHAPE_NAMED_TABLES) {
        ag_text_add(out, "table<string, aggro.fields.%s>", table);
    } else if (table != NULL) {
        ag_text_add(out, "%s|aggro.fields.%s", ag_shape_type(field->shape), table);
    } else {
        ag_text_add(out, "%s", ag_shape_type(field->shape));
    }
}

// ---- words ----

static void add_type(ag_text *out, const ag_field_row *row)
{
    if (row->words.count > 0 && row->words.count <= WORDS_AS_TYPE) {
        add_words(out, row);
        ag_text_add(out, row->shape == AG_SHAPE_WORDS ? "|string[]" : "");
    } else if (row->fields == NULL || row->shape != AG_SHAPE_TABLE) {
        ag_text_add(out, "%s", ag_shape_type(row->shape));
    }
}

static void add_argument(ag_text *out, const ag_field_row *argument)
{
    int rest = argument->shape == AG_SHAPE_REST;
    ag_text_add(out, "---@param %s%s ", rest ? "..." : argument->name,
                rest || argument->needed ? "" : "?");
    add_type(out, argument);
    const ag_field_row *options = argument->shape == AG_SHAPE_TABLE ? argument->fields : NULL;
    for (const ag_field_row *option = options; option != NULL && option->name != NULL; option++) {
        ag_text_add(out, "%s%s?: ", option == options ? "{ " : ", ", option->name);
        add_type(out, option);
    }
    ag_text_add(out, options != NULL ? " }\n" : "\n");
}

void ag_editor_verb(ag_text *out, const char *of, const ag_api_row *row)
{
    ag_editor_doc(out, row->doc, row->rule);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        add_argument(out, &row->takes[i]);
    }
    if (row->gives != AG_GIVES_NOTHING) {
        ag_text_add(out, "---@return %s\n", ag_api_gives[row->gives].type);
    }
    ag_text_add(out, "function %s%s(", of, row->name);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_text_add(out, "%s%s", i > 0 ? ", " : "",
                    row->takes[i].shape == AG_SHAPE_REST ? "..." : row->takes[i].name);
    }
    ag_text_add(out, ") end\n\n");
}

void ag_editor_doc(ag_text *out, const char *doc, const char *rule)
{
    if (doc != NULL || rule != NULL) {
        ag_text_add(out, rule != NULL ? "---%s (%s)\n" : "---%s\n", doc != NULL ? doc : "", rule);
    }
}

// What the words of scenarios take.
static const struct {
    const char *takes, *name, *type;
} scene_types[] = {
    { "seat", "who", "integer|string" }, { "card", "card", "any" },
    { "number", "n", "integer" },        { "text", "text", "string" },
    { "table", "fields", "table" },      { "any", "what", "any" },
};

void ag_editor_scene_word(ag_text *out, const ag_lexicon_row *row)
{
    char names[96];
    ag_writer list = ag_writer_open(names, sizeof names);
    ag_editor_doc(out, row->doc, row->rule);
    ag_text_add(out, "---`%s`\n", row->usage);
    for (const char *at = row->takes; at != NULL; at = strchr(at, ' ')) {
        at += at[0] == ' ';
        size_t length = strcspn(at, " ?");
        int kind = 0;
        while (strncmp(scene_types[kind].takes, at, length) != 0) {
            kind++;
        }
        const char *name = scene_types[kind].name;
        const char *table = at[0] == 't' && at[1] == 'a' && row->fields[0] != NULL
                                ? ag_editor_table(row->fields[0])
                                : NULL;
        const char *second = strstr(names, name) != NULL ? "2" : "";
        ag_text_add(out, "---@param %s%s%s %s%s\n", name, second, at[length] == '?' ? "?" : "",
                    table != NULL ? "aggro.fields." : "",
                    table != NULL ? table : scene_types[kind].type);
        ag_write(&list, "%s%s%s", list.length > 0 ? ", " : "", name, second);
    }
    ag_text_add(out, "function t:%s(%s) end\n\n", row->name, names);
}
