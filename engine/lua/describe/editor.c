// What editors read: a type for each word as annotations of a Lua language server, with a class for
// each table of fields and each kind of value; settings, with the words that luacheck is to know.
#include "lua/describe/doc.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "base/assert.h"
#include "lua/data/data_lua.h"
#include "lua/host/script.h"
#include "rules/rules.h"

enum { WORDS_AS_TYPE = 16 };  // longer lists of words are plain text

// Ends the line of a class that declares a field.
static void end_field(ag_text *out, const char *doc, const char *rule)
{
    ag_text_add(out, doc != NULL && doc[0] != '\0' ? " %s" : "", doc);
    ag_text_add(out, rule != NULL ? " (%s)\n" : "\n", rule);
}

// ---- tables of fields ----

static const struct {
    const ag_field_row *fields;
    const char *name;
} tables[] = {
#define AG_FIELDS(name) { ag_fields_##name, #name },
#include "lua/language/fields.def"
};
enum { TABLES = sizeof tables / sizeof tables[0] };

static const char *table_name(const ag_field_row *fields)
{
    int at = 0;
    while (at < TABLES && tables[at].fields != fields) at++;
    AG_ASSERT(at < TABLES);  // fields.def lists it
    return tables[at].name;
}

// "function(me, t)" as `fun(me: aggro.me, t: aggro.t)`: classes.lua says what is called so.
static void add_function(ag_text *out, const char *as)
{
    int is_scene = strcmp(as, "function(t)") == 0;  // a function of a scenario
    const char *before = "fun(";
    for (const char *at = strchr(as, '('); at[0] != ')'; before = ", ") {
        at += 1 + (at[1] == ' ');
        int length = (int)strcspn(at, ",)");
        ag_text_add(out, "%s%.*s: aggro.%.*s", before, length, at, is_scene ? 5 : length,
                    is_scene ? "scene" : at);
        at += length;
    }
    ag_text_add(out, "): any");
}

static void add_shape(ag_text *out, const ag_field_row *field)
{
    int count = field->words.count <= WORDS_AS_TYPE ? field->words.count : 0;
    for (int i = 0; i < count; i++) {
        ag_text_add(out, "%s\"%s\"", i > 0 ? "|" : "", field->words.words[i]);
    }
    ag_text_add(out, "%s",
                count == 0                                 ? ag_shape_type(field->shape)
                : field->shape == AG_SHAPE_WORDS           ? "|string[]"
                : field->shape == AG_SHAPE_FILTER_OR_WORDS ? "|string[]|aggro.filter"
                                                           : "");
}

static void add_field_type(ag_text *out, const ag_field_row *field)
{
    const char *table = field->fields != NULL ? table_name(field->fields) : NULL;
    int is_listed = field->words.count > 0 && field->words.count <= WORDS_AS_TYPE;
    if (field->shape == AG_SHAPE_FUNCTION && field->as != NULL) {
        add_function(out, field->as);
    } else if (field->shape == AG_SHAPE_TABLE && table != NULL) {
        ag_text_add(out, "aggro.fields.%s%s", table, field->as != NULL ? "|table|boolean" : "");
    } else if (field->shape == AG_SHAPE_NAMED_TABLES) {
        ag_text_add(out, "table<string, aggro.fields.%s>", table);
    } else {
        add_shape(out, field);
        ag_text_add(out, table != NULL ? "|aggro.fields.%s" : "", table);
        int more = is_listed && field->shape == AG_SHAPE_WORD && field->as != NULL;
        ag_text_add(out, !more ? "" : strncmp(field->as, "true", 4) == 0 ? "|boolean" : "|string");
    }
}

// Words whose fields stand in two tables have a class of both, which the type
// "aggro.fields.card|aggro.fields.ally" would not be.
static void add_tables(ag_text *out)
{
    ag_doc_place place;
    for (int i = 0; i < TABLES; i++) {
        const ag_field_row *field = tables[i].fields;
        ag_text_add(out, "---@class aggro.fields.%s\n", tables[i].name);
        for (; field->name != NULL; field++) {
            ag_text_add(out, "---@field %s%s ", field->name, field->needed ? "" : "?");
            add_field_type(out, field);
            end_field(out, field->doc, field->rule);
        }
        ag_text_add(out, "\n");
    }
    for (int i = 0; ag_doc_place_at(i, &place) && place.row != NULL; i++) {
        if (place.tables[1] != NULL) {
            ag_text_add(out, "---@class aggro.all.%s: aggro.fields.%s, aggro.fields.%s\n",
                        place.row->name, table_name(place.tables[0]), table_name(place.tables[1]));
        }
    }
}

static void add_class_of(ag_text *out, const ag_lexicon_row *row)
{
    if (row->fields[1] != NULL) {
        ag_text_add(out, "aggro.all.%s", row->name);
    } else if (row->fields[0] != NULL) {
        ag_text_add(out, "aggro.fields.%s", table_name(row->fields[0]));
    } else {
        ag_text_add(out, "table");
    }
}

// ---- words that declare ----

static void add_doc(ag_text *out, const char *doc, const char *rule)
{
    if (doc != NULL || rule != NULL) {
        ag_text_add(out, rule != NULL ? "---%s (%s)\n" : "---%s\n", doc != NULL ? doc : "", rule);
    }
}

// What a word is, or what its calls and its fields give. NULL: it does not stand alone, or Lua has
// it.
static const char *type_of(const ag_lexicon_row *row)
{
    static const char *const types[AG_LEXICON_SCENE + 1] = {
        [AG_LEXICON_CARD] = "aggro.draft",    [AG_LEXICON_NAMED] = "aggro.draft",
        [AG_LEXICON_POWER] = "aggro.power",   [AG_LEXICON_STEP] = "aggro.step",
        [AG_LEXICON_FILTER] = "aggro.filter", [AG_LEXICON_AMOUNT] = "aggro.amount",
        [AG_LEXICON_CHANGE] = "aggro.change", [AG_LEXICON_WORD] = "aggro.lasts",
    };
    return row->type != NULL ? row->type : types[row->kind];
}

// `word "Name" { … }`: kinds of cards are filters as well.
static void add_maker(ag_text *out, const ag_lexicon_row *row)
{
    ag_text_add(out, "---@class aggro.word.%s%s\n", row->name,
                ag_lua_noun_types(row->name) != 0 ? ": aggro.filter" : "");
    ag_text_add(out, "---@overload fun(name: string): fun(fields: ");
    add_class_of(out, row);
    ag_text_add(out, "): aggro.draft\n");
}

static void add_type(ag_text *out, const ag_lexicon_row *row)
{
    static const char *const forms[] = {
        [AG_FORM_CALLED] = "---@type fun(...: any): %s\n",
        [AG_FORM_VALUE] = "---@type %s\n",
        [AG_FORM_INDEXED] = "---@type table<string, %s>\n",
    };
    if (row->fields[0] == ag_fields_when || row->fields[0] == ag_fields_instead) {
        return;  // their events follow, as fields
    }
    if (row->kind == AG_LEXICON_CARD || row->kind == AG_LEXICON_NAMED) {
        add_maker(out, row);
    } else if (row->kind == AG_LEXICON_POWER || row->kind == AG_LEXICON_STEP) {
        ag_text_add(out, "---@type fun(fields: ");
        add_class_of(out, row);
        ag_text_add(out, "): %s\n", type_of(row));
    } else {
        ag_text_add(out, forms[row->type != NULL ? AG_FORM_VALUE : row->form], type_of(row));
    }
}

// Before the first of at.start_of_turn, at.end_of_turn … there must be an `at`.
static void add_words(ag_text *out, const ag_lexicon_row *rows)
{
    for (const ag_lexicon_row *row = rows; row->kind != AG_LEXICON_END; row++) {
        if (type_of(row) == NULL) continue;
        size_t head = strcspn(row->name, ".");
        if (row->name[head] == '.' && strncmp(row->name, row[-1].name, head + 1) != 0) {
            ag_text_add(out, "%.*s = {}\n\n", (int)head, row->name);
        }
        add_doc(out, row->doc, row->rule);
        add_type(out, row);
        ag_text_add(out, "%s = {}\n\n", row->name);
    }
}

static void add_events(ag_text *out)
{
    ag_doc_place place;
    for (int i = 0; ag_doc_place_at(i, &place); i++) {
        if (place.family != NULL) {
            const char *text = ag_event_texts[place.event];
            add_doc(out, text[0] != '\0' ? text : NULL, NULL);
            ag_text_add(out, "---@type fun(fields: aggro.fields.%s): aggro.power\n%s.%s = {}\n\n",
                        place.family, place.family, ag_event_words[place.event]);
        }
    }
}

// ---- filters and amounts ----

static void add_methods(ag_text *out, const char *class, const ag_lexicon_row *rows)
{
    ag_text_add(out, "---@class %s\n", class);
    for (; rows->kind != AG_LEXICON_END; rows++) {
        int with = rows->fields[0] == ag_fields_with;
        ag_text_add(out, "---@field %s fun(self: %s, %s): %s", rows->name, class,
                    with ? "what: aggro.fields.with" : "...: any", class);
        end_field(out, rows->doc, rows->rule);
    }
    ag_text_add(out, "\n");
}

static void add_data(ag_text *out)
{
    const char *noun;
    add_methods(out, "aggro.filter", ag_lexicon_filter_methods);
    add_methods(out, "aggro.amount", ag_lexicon_amount_methods);
    ag_text_add(out, "---@class aggro.owner\n");
    for (int i = 0; (noun = ag_lua_noun(NULL, i)) != NULL; i++) {
        ag_text_add(out, "---@field %s aggro.filter\n", noun);
    }
}

// ---- effects ----

static void add_argument(ag_text *out, const ag_field_row *argument)
{
    int rest = argument->shape == AG_SHAPE_REST;
    ag_text_add(out, "%s%s: ", rest ? "..." : argument->name, rest || argument->needed ? "" : "?");
    if (argument->shape != AG_SHAPE_TABLE || argument->fields == NULL) {
        add_shape(out, argument);
        return;
    }
    for (const ag_field_row *option = argument->fields; option->name != NULL; option++) {
        ag_text_add(out, "%s%s?: ", option == argument->fields ? "{ " : ", ", option->name);
        add_shape(out, option);
    }
    ag_text_add(out, " }");
}

// The type of a word of effects, called on a value of this class; "": on nothing.
static void add_verb_type(ag_text *out, const char *self, const ag_api_row *row)
{
    const char *gives = ag_api_gives[row->gives].type;
    if (row->kind == AG_API_FIELD) {
        ag_text_add(out, "%s", gives);
        return;
    }
    ag_text_add(out, self[0] != '\0' ? "fun(self: aggro.%s" : "fun(", self);
    for (int i = 0; i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_text_add(out, "%s", i > 0 || self[0] != '\0' ? ", " : "");
        add_argument(out, &row->takes[i]);
    }
    ag_text_add(out, row->gives != AG_GIVES_NOTHING ? "): %s" : ")", gives);
}

static void add_effects(ag_text *out)
{
    static const char *const classes[] = {
#define AG_NOUN(name, text, meta, other) meta,
#include "lua/words/kinds.def"
    };
    const ag_api_row *row;
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        ag_text_add(out, "---@class aggro.%s\n", classes[noun]);
        for (int i = 0; (row = ag_api_row_at(AG_BIT(noun), i)) != NULL; i++) {
            ag_text_add(out, "---@field %s ", row->name);
            add_verb_type(out, classes[noun], row);
            end_field(out, row->doc, row->rule);
        }
        ag_text_add(out, "\n");
    }
    for (int i = 0; (row = ag_api_row_at(0, i)) != NULL; i++) {
        add_doc(out, row->doc, row->rule);
        ag_text_add(out, "---@type ");
        add_verb_type(out, "", row);
        ag_text_add(out, "\n%s = {}\n\n", row->name);
    }
}

// ---- scenarios ----

static void add_scene_word(ag_text *out, const ag_lexicon_row *row)
{
    ag_text_add(out, "---@field %s fun(self: aggro.scene", row->name);
    for (const char *at = row->takes; at != NULL; at = strchr(at, ' ')) {
        at += at[0] == ' ';
        int length = (int)strcspn(at, " ?");
        ag_text_add(out, ", %.*s%s: ", length, at, at[length] == '?' ? "?" : "");
        if (strncmp(at, "fields", strlen("fields")) == 0) {
            add_class_of(out, row);
        } else {
            ag_text_add(out, "aggro.scene.%.*s", length, at);
        }
    }
    ag_text_add(out, ") `%s`", row->usage);
    end_field(out, row->doc, row->rule);
}

static void add_scene(ag_text *out)
{
    ag_doc_place place;
    ag_text_add(out, "---@class aggro.scene\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.row != NULL; i++) {
        if (place.row->kind == AG_LEXICON_SCENE) add_scene_word(out, place.row);
    }
}

// ---- files ----

// Adds the first part of a word once: when.dies and at.start_of_turn are read through `when` and
// `at`.
static void add_global(ag_text *out, const char *word, int *column)
{
    int length = (int)strcspn(word, ".");
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%.*s\",", length, word);
    if (strstr(out->bytes, quoted) != NULL) return;
    if (*column + length > 100) {
        ag_text_add(out, "\n   ");
        *column = 0;
    }
    ag_text_add(out, " %s", quoted);
    *column += length + 4;
}

static void add_luacheck(ag_text *out)
{
    ag_doc_place place;
    int column = 0;
    ag_text_add(out, "-- For luacheck. Made by `aggro doc --editor`; a test compares.\n"
                     "stds.aggro = {\n  read_globals = {\n   ");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL && !out->failed; i++) {
        const ag_lexicon_row *row = place.row;
        if (row != NULL && (type_of(row) != NULL || row->kind == AG_LEXICON_LUA)) {
            add_global(out, row->name, &column);
        } else if (place.verb != NULL && place.verb->on == AG_ON_NOTHING) {
            add_global(out, place.verb->name, &column);
        }
    }
    ag_text_add(out, "\n  },\n}\nstd = \"aggro\"\nmax_line_length = 120\n"
                     "ignore = { \"212\" }                       -- a parameter that is not used\n"
                     "exclude_files = { \"docs/editor\", \"tests/hostile\", \"tests/check\" }\n");
}

static const struct {
    const char *path;
    const char *text;   // as it is; NULL: it is made
    const char *about;  // annotations: of these words, and more
    const ag_lexicon_row *words[4];
    void (*add)(ag_text *out);
} files[] = {
    { "docs/editor/classes.lua", ag_editor_classes },
    { "docs/editor/cards.lua",
      NULL,
      "Cards, raids and decks",
      { ag_lexicon_cards, ag_lexicon_parts, ag_lexicon_raids },
      add_tables },
    { "docs/editor/powers.lua", NULL, "Powers", { ag_lexicon_powers }, add_events },
    { "docs/editor/filters.lua",
      NULL,
      "Filters, amounts, changes and words that stand alone",
      { ag_lexicon_filters, ag_lexicon_amounts, ag_lexicon_changes, ag_lexicon_words },
      add_data },
    { "docs/editor/effects.lua", NULL, "What effects do", { ag_lexicon_lua }, add_effects },
    { "docs/editor/scenarios.lua", NULL, "Scenarios", { ag_lexicon_given }, add_scene },
    { ".luarc.json", ag_editor_settings },
    { ".luacheckrc", .add = add_luacheck },
};

static void write_file(ag_text *out, int index)
{
    if (files[index].text != NULL) {
        ag_text_add(out, "%s", files[index].text);
        return;
    }
    if (files[index].about != NULL) {
        ag_text_add(out,
                    "---@meta\n-- %s, for a Lua language server. Made by `aggro doc --editor`; a "
                    "test compares.\n\n",
                    files[index].about);
    }
    for (int list = 0; list < 4 && files[index].words[list] != NULL; list++) {
        add_words(out, files[index].words[list]);
    }
    files[index].add(out);
}

int ag_editor_file_at(int index, ag_editor_report *report, void *context)
{
    ag_text text = { 0 };
    if (report == NULL || index < 0 || index >= (int)(sizeof files / sizeof files[0])) return 0;
    write_file(&text, index);
    int done = !text.failed;
    if (done) report(context, files[index].path, text.bytes);
    ag_text_close(&text);
    return done;
}
