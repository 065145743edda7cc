// The files for editors, and what is in each.
#include "lua/describe/doc.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "lua/data/data_lua.h"
#include "rules/rules.h"

enum { NO_EVENTS = AG_USE_REPLACED + 1 };

static void begin(ag_text *out, const char *what)
{
    ag_text_add(out,
                "---@meta\n-- %s, for a Lua language server. Made by `aggro doc --editor`; a test "
                "compares.\n\n",
                what);
}

// ---- classes of fields ----

static void add_tables(ag_text *out)
{
    const char *name;
    for (int i = 0; ag_editor_table_at(i, &name) != NULL; i++) {
        const ag_field_row *field = ag_editor_table_at(i, &name);
        ag_text_add(out, "---@class aggro.fields.%s\n", name);
        for (; field->name != NULL; field++) {
            ag_text_add(out, "---@field %s%s ", field->name, field->needed ? "" : "?");
            ag_editor_field_type(out, field);
            ag_text_add(out, field->rule != NULL ? " %s (%s)\n" : " %s\n", field->doc, field->rule);
        }
        ag_text_add(out, "\n");
    }
}

// The class of the fields of a word: of its one list, or of both, which
// "aggro.fields.card|aggro.fields.ally" would not be.
static const char *fields_of(const ag_lexicon_row *row, char *name, size_t capacity)
{
    if (row->fields[0] == NULL) return "table";
    int both = row->fields[1] != NULL;
    ag_writer out = ag_writer_open(name, capacity);
    ag_write(&out, both ? "aggro.all.%s" : "aggro.fields.%s",
             both ? row->name : ag_editor_table(row->fields[0]));
    char *point = both ? strchr(name + strlen("aggro.all."), '.') : NULL;
    if (point != NULL) {
        *point = '_';
    }
    return name;
}

static void add_unions(ag_text *out)
{
    char name[96];
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->name != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            if (row->fields[0] != NULL && row->fields[1] != NULL) {
                ag_text_add(out, "---@class %s: aggro.fields.%s, aggro.fields.%s\n",
                            fields_of(row, name, sizeof name), ag_editor_table(row->fields[0]),
                            ag_editor_table(row->fields[1]));
            }
        }
    }
    ag_text_add(out, "\n");
}

// ---- words that declare ----

static void add_value(ag_text *out, const ag_lexicon_row *row, const char *type)
{
    ag_editor_doc(out, row->doc, row->rule);
    ag_text_add(out, "---@type %s\n%s = {}\n\n", type, row->name);
}

// `word "Name" { … }`. Some of these words are also filters; `raid` is read in effects.
static void add_maker(ag_text *out, const ag_lexicon_row *row)
{
    char name[96];
    const char *fields = fields_of(row, name, sizeof name);
    int reads = strcmp(row->name, "raid") == 0;
    ag_editor_doc(out, row->doc, row->rule);
    if (ag_lua_noun_types(row->name) != 0 || reads) {
        ag_text_add(out, "---@class aggro.word.%s%s\n", row->name, reads ? "" : ": aggro.filter");
        ag_text_add(out, reads                             ? "---@field [string] integer\n"
                         : strcmp(row->name, "event") == 0 ? "---@field amount aggro.amount\n"
                                                           : "");
        ag_text_add(out,
                    "---@overload fun(name: string): fun(fields: %s): aggro.draft\n%s = {}\n\n",
                    fields, row->name);
    } else {
        ag_text_add(out,
                    "---@param name string\n---@return fun(fields: %s): aggro.draft\n"
                    "function %s(name) end\n\n",
                    fields, row->name);
    }
}

static void add_makers(ag_text *out, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (rows->kind == AG_LEXICON_CARD || rows->kind == AG_LEXICON_NAMED) {
            add_maker(out, rows);
        } else if (rows->kind == AG_LEXICON_STEP) {
            add_value(out, rows, "fun(fields: table): aggro.step");
        } else if (rows->kind == AG_LEXICON_WORD) {
            ag_editor_doc(out, rows->doc, rows->rule);
            ag_text_add(out, "---@param name string\n---@return any\nfunction %s(name) end\n\n",
                        rows->name);
        }
    }
}

static void write_cards(ag_text *out)
{
    begin(out, "Cards, raids and decks");
    ag_text_add(out, "---@class aggro.draft\n---@class aggro.step\n---@class aggro.target\n"
                     "---@class aggro.mode\n\n");
    add_tables(out);
    add_unions(out);
    add_makers(out, ag_lexicon_cards);
    add_makers(out, ag_lexicon_raids);
    ag_editor_doc(out, ag_lexicon_find(ag_lexicon_parts, "target")->doc, NULL);
    ag_text_add(out, "---@param name string\n---@param what aggro.filter|aggro.selector\n"
                     "---@param aim? aggro.aim\n---@param how? aggro.fields.target\n"
                     "---@return aggro.target\nfunction target(name, what, aim, how) end\n\n");
    ag_editor_doc(out, ag_lexicon_find(ag_lexicon_parts, "mode")->doc, NULL);
    ag_text_add(out, "---@param fields aggro.fields.mode\n---@return aggro.mode\n"
                     "function mode(fields) end\n");
}

// ---- powers ----

// Words with a point belong to a class named after their first part: rows, or the events of one
// that has those from `least` on.
static void add_family(ag_text *out, const char *family, int least)
{
    size_t length = strlen(family);
    const ag_lexicon_row *row = ag_lexicon_find(ag_lexicon_powers, family);
    if (row != NULL) {
        ag_editor_doc(out, row->doc, NULL);
    }
    ag_text_add(out, "---@class aggro.word.%s\n", family);
    for (int event = 0; event < AG_EVENT_COUNT; event++) {
        const char *text = ag_event_texts[event];
        if (ag_event_uses[event] >= least) {
            ag_text_add(out, "---@field %s fun(fields: aggro.fields.%s): aggro.power%s%s\n",
                        ag_event_words[event], family, text[0] != 0 ? " " : "", text);
        }
    }
    for (row = ag_lexicon_powers; row->kind != AG_LEXICON_END; row++) {
        char fields[96];
        if (strncmp(row->name, family, length) == 0 && row->name[length] == '.') {
            ag_text_add(out, "---@field %s fun(fields: %s): aggro.power %s\n",
                        row->name + length + 1, fields_of(row, fields, sizeof fields), row->doc);
        }
    }
    ag_text_add(out, "%s = {}\n\n", family);
}

static void write_powers(ag_text *out)
{
    static const struct {
        const char *name;
        int least;  // AG_USE_… of its events
    } families[] = {
        { "when", AG_USE_WATCHED }, { "instead", AG_USE_REPLACED }, { "at", NO_EVENTS },
        { "prevents", NO_EVENTS },  { "raises", NO_EVENTS },        { "changes", NO_EVENTS },
        { "as", NO_EVENTS },
    };
    char fields[96];
    begin(out, "Powers");
    ag_text_add(out, "---@class aggro.power\n\n");
    for (const ag_lexicon_row *row = ag_lexicon_powers; row->kind != AG_LEXICON_END; row++) {
        int is_family = strcmp(row->name, "when") == 0 || strcmp(row->name, "instead") == 0;
        if (strchr(row->name, '.') == NULL && !is_family) {
            ag_editor_doc(out, row->doc, row->rule);
            ag_text_add(out,
                        "---@param fields %s\n---@return aggro.power\nfunction %s(fields) end\n\n",
                        fields_of(row, fields, sizeof fields), row->name);
        }
    }
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        add_family(out, families[i].name, families[i].least);
    }
}

// ---- filters and amounts ----

static void add_methods(ag_text *out, const char *class, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        int with = rows->fields[0] == ag_fields_with;
        ag_text_add(out, "---@field %s fun(self: %s, %s): %s %s\n", rows->name, class,
                    with ? "what: aggro.fields.with" : "...: any", class, rows->doc);
    }
}

static void add_values(ag_text *out, const ag_lexicon_row *rows, const char *type)
{
    char table[64];
    snprintf(table, sizeof table, "table<string, %s>", type);
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (rows->form == AG_FORM_CALLED) {
            ag_editor_doc(out, rows->doc, rows->rule);
            ag_text_add(out, "---@param ... any\n---@return %s\nfunction %s(...) end\n\n", type,
                        rows->name);
        } else {
            add_value(out, rows, rows->form == AG_FORM_INDEXED ? table : type);
        }
    }
}

// Whose cards, cards, and what else can be a target.
static void add_filters(ag_text *out)
{
    static const char *const owners[] = { "any", "your", "friendly", "opposing" };
    static const char *const selectors[] = { "player", "link", "graveyard" };
    const char *noun;
    ag_text_add(out, "---@class aggro.owner\n");
    for (int i = 0; (noun = ag_lua_noun(i)) != NULL; i++) {
        ag_text_add(out, "---@field %s aggro.filter\n", noun);
    }
    ag_text_add(out, "\n");
    for (const ag_lexicon_row *row = ag_lexicon_filters; row->kind != AG_LEXICON_END; row++) {
        if (ag_word_find(owners, 4, row->name) >= 0) {
            add_value(out, row, "aggro.owner");
        } else if (ag_word_find(selectors, 3, row->name) >= 0) {
            add_value(out, row, "aggro.selector");
        } else if (strchr(row->usage, '.') == NULL || ag_lua_noun_types(row->name) != 0) {
            add_value(out, row, "aggro.filter");
        }
    }
}

static void write_filters(ag_text *out)
{
    begin(out, "Filters, amounts, changes and words that stand alone");
    ag_text_add(out, "---@class aggro.filter\n"
                     "---@field gain fun(self: aggro.filter, what: aggro.gain)\n");
    add_methods(out, "aggro.filter", ag_lexicon_filter_methods);
    ag_text_add(out, "\n---@class aggro.gain: aggro.fields.change, aggro.fields.gain\n\n"
                     "---@class aggro.amount\n"
                     "---@operator add(integer|aggro.amount): aggro.amount\n"
                     "---@operator sub(integer|aggro.amount): aggro.amount\n"
                     "---@operator mul(integer|aggro.amount): aggro.amount\n"
                     "---@operator unm: aggro.amount\n");
    add_methods(out, "aggro.amount", ag_lexicon_amount_methods);
    ag_text_add(out, "\n---@class aggro.change\n---@class aggro.aim\n---@class aggro.lasts\n"
                     "---@class aggro.selector\n---@field [string] aggro.selector\n\n");
    add_filters(out);
    add_values(out, ag_lexicon_amounts, "aggro.amount");
    add_values(out, ag_lexicon_changes, "aggro.change");
    for (const ag_lexicon_row *row = ag_lexicon_words; row->kind != AG_LEXICON_END; row++) {
        add_value(out, row,
                  strncmp(row->usage, "lasts", 5) == 0    ? "aggro.lasts"
                  : strncmp(row->usage, "target", 6) == 0 ? "aggro.aim"
                                                          : "aggro.filter");
    }
}

// ---- effects ----

// A class for each kind of value: first its fields, then its verbs.
static void add_value_class(ag_text *out, int noun)
{
    static const char any[] = "---@field [string|integer] any\n";
    static const char *const more[AG_NOUN_COUNT] = {
        [AG_NOUN_CARD] = any,
        [AG_NOUN_TARGETS] = any,
        [AG_NOUN_DECKS] = any,
        [AG_NOUN_MEMORY] = any,
        [AG_NOUN_GROUP] = "---@field [integer] any\n"
                          "---@operator add(any): aggro.group\n---@operator sub(any): aggro.group\n"
                          "---@operator len: integer\n",
    };
    const char *name = ag_api_meta(noun) + strlen("aggro.");
    const ag_api_row *row;
    char of[32];
    ag_text_add(out, "---@class aggro.%s\n", name);
    for (int i = 0; (row = ag_api_row_at(AG_BIT(noun), i)) != NULL; i++) {
        if (row->kind == AG_API_FIELD) {
            ag_text_add(out, "---@field %s %s%s%s\n", row->name, ag_api_gives[row->gives].type,
                        row->doc != NULL ? " " : "", row->doc != NULL ? row->doc : "");
        }
    }
    ag_text_add(out, "%slocal %s = {}\n\n", more[noun] != NULL ? more[noun] : "", name);
    snprintf(of, sizeof of, "%s:", name);
    for (int i = 0; (row = ag_api_row_at(AG_BIT(noun), i)) != NULL; i++) {
        if (row->kind != AG_API_FIELD) {
            ag_editor_verb(out, of, row);
        }
    }
}

static void write_effects(ag_text *out)
{
    const ag_api_row *row;
    begin(out, "What effects do");
    for (int noun = 0; noun < AG_NOUN_COUNT; noun++) {
        add_value_class(out, noun);
    }
    for (int i = 0; (row = ag_api_row_at(0, i)) != NULL; i++) {
        ag_editor_verb(out, "", row);
    }
    const ag_lexicon_row *format = ag_lexicon_find(ag_lexicon_lua, "format");
    ag_editor_doc(out, format->doc, NULL);
    ag_text_add(out, "---@param form string\n---@param ... any\n---@return string\n"
                     "function format(form, ...) end\n");
}

// ---- scenarios ----

static void write_scenarios(ag_text *out)
{
    begin(out, "Scenarios");
    add_maker(out, ag_lexicon_find(ag_lexicon_given, "scenario"));
    ag_text_add(out, "---@class aggro.scene\nlocal t = {}\n\n");
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->name != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            if (row->kind == AG_LEXICON_SCENE) {
                ag_editor_scene_word(out, row);
            }
        }
    }
}

// ---- settings ----

static void write_settings(ag_text *out)
{
    ag_text_add(out,
                "{\n"
                "  \"runtime.version\": \"Lua 5.4\",\n"
                "  \"runtime.builtin\": {\n"
                "    \"bit\": \"disable\", \"bit32\": \"disable\", \"coroutine\": \"disable\",\n"
                "    \"debug\": \"disable\", \"ffi\": \"disable\", \"io\": \"disable\",\n"
                "    \"jit\": \"disable\", \"os\": \"disable\", \"package\": \"disable\",\n"
                "    \"string\": \"disable\", \"utf8\": \"disable\"\n"
                "  },\n"
                "  \"workspace.library\": [\"docs/editor\"],\n"
                "  \"workspace.ignoreDir\": [\"build\", \"tests/hostile\", \"tests/check\"],\n"
                "  \"diagnostics.disable\": [\"unused-local\", \"missing-return\"]\n"
                "}\n");
}

// Adds the first part of a word once: when.dies and at.start_of_turn are read through `when` and
// `at`.
static void add_global(ag_text *out, const char *word, int *column)
{
    int length = (int)strcspn(word, ".");
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%.*s\",", length, word);
    if (out->bytes != NULL && strstr(out->bytes, quoted) != NULL) return;
    if (*column + length > 100) {
        ag_text_add(out, "\n   ");
        *column = 0;
    }
    ag_text_add(out, " %s", quoted);
    *column += length + 4;
}

static int is_global(const ag_lexicon_row *row)
{
    return row->kind != AG_LEXICON_SCENE && row->kind != AG_LEXICON_FILTER_METHOD
           && row->kind != AG_LEXICON_AMOUNT_METHOD
           && (row->kind != AG_LEXICON_PART || strcmp(row->name, "target") == 0
               || strcmp(row->name, "mode") == 0);
}

static void write_luacheck(ag_text *out)
{
    int column = 0;
    ag_text_add(out, "-- For luacheck. Made by `aggro doc --editor`; a test compares.\n"
                     "stds.aggro = {\n  read_globals = {\n   ");
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->name != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            if (is_global(row)) {
                add_global(out, row->name, &column);
            }
        }
    }
    const ag_api_row *row;
    for (int i = 0; (row = ag_api_row_at(0, i)) != NULL; i++) {
        add_global(out, row->name, &column);
    }
    ag_text_add(out, "\n  },\n}\nstd = \"aggro\"\nmax_line_length = 120\n"
                     "ignore = { \"212\" }                       -- a parameter that is not used\n"
                     "exclude_files = { \"docs/editor\", \"tests/hostile\", \"tests/check\" }\n");
}

int ag_editor_file_at(int index, ag_editor_report *report, void *context)
{
    static const struct {
        const char *path;
        void (*write)(ag_text *out);
    } files[] = {
        { "docs/editor/cards.lua", write_cards },
        { "docs/editor/powers.lua", write_powers },
        { "docs/editor/filters.lua", write_filters },
        { "docs/editor/effects.lua", write_effects },
        { "docs/editor/scenarios.lua", write_scenarios },
        { ".luarc.json", write_settings },
        { ".luacheckrc", write_luacheck },
    };
    ag_text text = { 0 };
    if (report == NULL || index < 0 || index >= (int)(sizeof files / sizeof files[0])) return 0;
    files[index].write(&text);
    int done = !text.failed;
    if (done) {
        report(context, files[index].path, text.bytes);
    }
    ag_text_close(&text);
    return done;
}
