// The files for editors, and what is in each.
#include "lua/describe/editor.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "base/assert.h"
#include "lua/data/data_lua.h"
#include "rules/rules.h"

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
            ag_text_add(out, " %s%s%s%s\n", field->doc, field->rule != NULL ? " (" : "",
                        field->rule != NULL ? field->rule : "", field->rule != NULL ? ")" : "");
        }
        ag_text_add(out, "\n");
    }
}

// "aggro.fields.card|aggro.fields.ally" would accept either; one class of both accepts fields of
// both.
static void add_union(ag_text *out, const ag_lexicon_row *row, char *name, size_t capacity)
{
    const char *first = row->fields[0] == NULL ? NULL : ag_editor_table(row->fields[0]);
    const char *second = row->fields[1] == NULL ? NULL : ag_editor_table(row->fields[1]);
    if (second == NULL) {
        snprintf(name, capacity, "%s%s", first != NULL ? "aggro.fields." : "table",
                 first != NULL ? first : "");
        return;
    }
    snprintf(name, capacity, "aggro.all.%s", row->name);
    for (char *point = strchr(name + strlen("aggro.all."), '.'); point != NULL;
         point = strchr(point, '.')) {
        *point = '_';
    }
    ag_text_add(out, "---@class %s: aggro.fields.%s, aggro.fields.%s\n\n", name, first, second);
}

// ---- words that declare ----

static int is_noun(const char *word)
{
    const char *noun;
    for (int i = 0; (noun = ag_lua_noun(i)) != NULL; i++) {
        if (strcmp(noun, word) == 0) return 1;
    }
    return 0;
}

// `word "Name" { … }`. Some of these words are also filters; `raid` is read in effects.
static void add_maker(ag_text *out, const ag_lexicon_row *row)
{
    char fields[96];
    add_union(out, row, fields, sizeof fields);
    int reads = strcmp(row->name, "raid") == 0;
    ag_editor_doc(out, row->doc, row->rule);
    if (is_noun(row->name) || reads) {
        ag_text_add(out, "---@class aggro.word.%s%s\n", row->name, reads ? "" : ": aggro.filter");
        ag_text_add(out, reads                             ? "---@field [string] integer\n"
                         : strcmp(row->name, "event") == 0 ? "---@field amount aggro.amount\n"
                                                           : "");
        ag_text_add(out,
                    "---@overload fun(name: string): fun(fields: %s): aggro.draft\n%s = {}\n\n",
                    fields, row->name);
        return;
    }
    ag_text_add(out,
                "---@param name string\n---@return fun(fields: %s): aggro.draft\n"
                "function %s(name) end\n\n",
                fields, row->name);
}

static void add_makers(ag_text *out, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (rows->kind == AG_LEXICON_CARD || rows->kind == AG_LEXICON_NAMED) {
            add_maker(out, rows);
        } else if (rows->kind == AG_LEXICON_STEP) {
            ag_editor_doc(out, rows->doc, rows->rule);
            ag_text_add(out, "---@type fun(fields: table): aggro.step\n%s = {}\n\n", rows->name);
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

static void add_event_fields(ag_text *out, int least, const char *fields)
{
    for (int event = 0; event < AG_EVENT_COUNT; event++) {
        if (ag_event_uses[event] >= least) {
            ag_text_add(out, "---@field %s fun(fields: aggro.fields.%s): aggro.power%s%s\n",
                        ag_event_words[event], fields, ag_event_texts[event][0] != 0 ? " " : "",
                        ag_event_texts[event]);
        }
    }
}

// Words with a point belong to a class named after their first part.
static void add_family(ag_text *out, const char *family)
{
    size_t length = strlen(family);
    char fields[96];
    for (const ag_lexicon_row *row = ag_lexicon_powers; row->kind != AG_LEXICON_END; row++) {
        if (strncmp(row->name, family, length) == 0 && row->name[length] == '.') {
            add_union(out, row, fields, sizeof fields);
        }
    }
    ag_text_add(out, "---@class aggro.word.%s\n", family);
    for (const ag_lexicon_row *row = ag_lexicon_powers; row->kind != AG_LEXICON_END; row++) {
        ag_text unused = { 0 };
        if (strncmp(row->name, family, length) == 0 && row->name[length] == '.') {
            add_union(&unused, row, fields, sizeof fields);
            ag_text_add(out, "---@field %s fun(fields: %s): aggro.power %s\n",
                        row->name + length + 1, fields, row->doc);
        }
        ag_text_close(&unused);
    }
    ag_text_add(out, "%s = {}\n\n", family);
}

static void write_powers(ag_text *out)
{
    static const char *const families[] = { "at", "prevents", "raises", "changes", "as" };
    char fields[96];
    begin(out, "Powers");
    ag_text_add(out, "---@class aggro.power\n\n");
    for (const ag_lexicon_row *row = ag_lexicon_powers; row->kind != AG_LEXICON_END; row++) {
        int is_family = strcmp(row->name, "when") == 0 || strcmp(row->name, "instead") == 0;
        if (strchr(row->name, '.') == NULL && !is_family) {
            add_union(out, row, fields, sizeof fields);
            ag_editor_doc(out, row->doc, row->rule);
            ag_text_add(out,
                        "---@param fields %s\n---@return aggro.power\nfunction %s(fields) end\n\n",
                        fields, row->name);
        }
    }
    ag_text_add(out, "---%s\n---@class aggro.word.when\n",
                ag_lexicon_find(ag_lexicon_powers, "when")->doc);
    add_event_fields(out, AG_USE_WATCHED, "when");
    ag_text_add(out, "when = {}\n\n---%s\n---@class aggro.word.instead\n",
                ag_lexicon_find(ag_lexicon_powers, "instead")->doc);
    add_event_fields(out, AG_USE_REPLACED, "instead");
    ag_text_add(out, "instead = {}\n\n");
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        add_family(out, families[i]);
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
    for (; rows->kind != AG_LEXICON_END; rows++) {
        size_t head = strcspn(rows->usage, "( ");
        int called = rows->usage[head] == '(' || rows->usage[head] == ' ';
        ag_editor_doc(out, rows->doc, rows->rule);
        if (strchr(rows->usage, '.') != NULL && !called) {  // value.amount
            ag_text_add(out, "---@type table<string, %s>\n%s = {}\n\n", type, rows->name);
        } else if (called) {
            ag_text_add(out, "---@param ... any\n---@return %s\nfunction %s(...) end\n\n", type,
                        rows->name);
        } else {
            ag_text_add(out, "---@type %s\n%s = {}\n\n", type, rows->name);
        }
    }
}

static void add_owners(ag_text *out)
{
    static const char *const owners[] = { "any", "your", "friendly", "opposing" };
    const char *noun;
    ag_text_add(out, "---@class aggro.owner\n");
    for (int i = 0; (noun = ag_lua_noun(i)) != NULL; i++) {
        ag_text_add(out, "---@field %s aggro.filter\n", noun);
    }
    for (size_t i = 0; i < sizeof owners / sizeof owners[0]; i++) {
        ag_text_add(out, "\n---%s\n---@type aggro.owner\n%s = {}\n",
                    ag_lexicon_find(ag_lexicon_filters, owners[i])->doc, owners[i]);
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
    add_owners(out);
    for (const ag_lexicon_row *row = ag_lexicon_filters; row->kind != AG_LEXICON_END; row++) {
        int selects = strcmp(row->name, "player") == 0 || strcmp(row->name, "link") == 0
                      || strcmp(row->name, "graveyard") == 0;
        if (strchr(row->usage, '.') == NULL || is_noun(row->name) || selects) {
            ag_text_add(out, "\n---%s\n---@type aggro.%s\n%s = {}\n", row->doc,
                        selects ? "selector" : "filter", row->name);
        }
    }
    ag_text_add(out, "\n");
    add_values(out, ag_lexicon_amounts, "aggro.amount");
    add_values(out, ag_lexicon_changes, "aggro.change");
    for (const ag_lexicon_row *row = ag_lexicon_words; row->kind != AG_LEXICON_END; row++) {
        const char *type = strncmp(row->usage, "lasts", 5) == 0    ? "aggro.lasts"
                           : strncmp(row->usage, "target", 6) == 0 ? "aggro.aim"
                                                                   : "aggro.filter";
        ag_editor_doc(out, row->doc, row->rule);
        ag_text_add(out, "---@type %s\n%s = {}\n\n", type, row->name);
    }
}

// ---- effects ----

// A class for each kind of value: first its fields, then its verbs.
static void add_value_class(ag_text *out, int noun)
{
    const char *meta = ag_api_meta(noun);
    const char *name = meta + strlen("aggro.");
    const ag_api_row *row;
    char of[32];
    ag_text_add(out, "---@class %s\n", meta);
    for (int i = 0; (row = ag_api_row_at(AG_BIT(noun), i)) != NULL; i++) {
        if (row->kind == AG_API_FIELD) {
            ag_text_add(out, "---@field %s %s%s%s\n", row->name, ag_api_gives[row->gives].type,
                        row->doc != NULL ? " " : "", row->doc != NULL ? row->doc : "");
        }
    }
    if (noun == AG_NOUN_GROUP) {
        ag_text_add(out, "---@field [integer] any\n"
                         "---@operator add(any): aggro.group\n---@operator sub(any): aggro.group\n"
                         "---@operator len: integer\n");
    } else if (noun == AG_NOUN_CARD || noun == AG_NOUN_TARGETS || noun == AG_NOUN_DECKS
               || noun == AG_NOUN_MEMORY) {
        ag_text_add(out, "---@field [string|integer] any\n");
    }
    ag_text_add(out, "local %s = {}\n\n", name);
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
    static const ag_lexicon_row *const chapters[] = { ag_lexicon_given, ag_lexicon_play,
                                                      ag_lexicon_expect };
    begin(out, "Scenarios");
    add_maker(out, ag_lexicon_find(ag_lexicon_given, "scenario"));
    ag_text_add(out, "---@class aggro.scene\nlocal t = {}\n\n");
    for (int chapter = 0; chapter < 3; chapter++) {
        for (const ag_lexicon_row *row = chapters[chapter]; row->kind != AG_LEXICON_END; row++) {
            if (row->kind == AG_LEXICON_SCENE) {
                ag_editor_doc(out, row->doc, row->rule);
                ag_editor_parameters(out, row->usage);
                ag_text_add(out, "function t:%s(", row->name);
                ag_editor_names(out, row->usage);
                ag_text_add(out, ") end\n\n");
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

const char *ag_editor_file(int index, ag_text *out)
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
    if (index < 0 || index >= (int)(sizeof files / sizeof files[0])) return NULL;
    files[index].write(out);
    AG_ASSERT(out->failed || out->length > 0);
    return files[index].path;
}

int ag_editor_file_at(int index, ag_editor_report *report, void *context)
{
    ag_text text = { 0 };
    const char *path = report == NULL ? NULL : ag_editor_file(index, &text);
    int done = path != NULL && !text.failed;
    if (done) {
        report(context, path, text.bytes);
    }
    ag_text_close(&text);
    return done;
}
