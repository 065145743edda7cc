// Calls in effects: whether they and their arguments fit the row of the word, and what they give.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/check/check_look.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/language/lexicon.h"
#include "lua/words/call.h"

enum { SHOWN = 128 };

// ---- texts ----

static void check_key(ag_look *look, int line, const char *key)
{
    const ag_source *source = ag_host_source(look->host);
    ag_script script;
    if (ag_host_find(look->host, key, &script)) return;
    ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_CARD, "there is no card", key },
                    source->key, source->context);
}

// The name of a `later` of the card, or of a sequence of the raid.
static void check_named(ag_look *look, int line, int shape, const char *name)
{
    const ag_raid_def *raid = ag_host_catalog(look->host)->raid;
    ag_word_list words;
    ag_call_names among = { look->host, raid, look->printed, shape };
    int later = shape != AG_SHAPE_SEQUENCE;
    if (later ? look->def == NULL : raid == NULL || !ag_host_raid_words(look->host, &words)) return;
    if (ag_candidate_find(name, ag_call_name_at, &among) >= 0) return;
    const char *no = ag_call_no_name(shape);
    ag_look_unknown(look, (ag_unknown){ line, AG_FINDING_UNKNOWN_NAME, no, name }, ag_call_name_at,
                    &among);
}

// A text must be from the list that its shape names.
static void check_text(ag_look *look, int line, const ag_field_row *field, const char *text)
{
    ag_seen raid = { .kind = AG_SEEN_RAID };
    char no[96];
    switch (field->shape) {
    case AG_SHAPE_WORD:
    case AG_SHAPE_WORDS:
    case AG_SHAPE_WORD_OR_NUMBER:
        snprintf(no, sizeof no, "there is no %s", field->doc);
        ag_look_listed(look, line, no, field->words, text);
        break;
    case AG_SHAPE_KEY:
    case AG_SHAPE_KEY_OR_CARD: check_key(look, line, text); break;
    case AG_SHAPE_RAID_WORD: ag_seen_index(look, line, &raid, text); break;
    case AG_SHAPE_LATER:
    case AG_SHAPE_COST:
    case AG_SHAPE_SEQUENCE: check_named(look, line, field->shape, text); break;
    default: break;
    }
}

// ---- kinds ----

// Writes what the argument is, as part of a sentence. 0: that can't be known here.
static int describe(ag_look *look, const ag_seen *given, char out[SHOWN])
{
    static const char *const kinds[AG_SEEN_KINDS] = {
        [AG_SEEN_TEXT] = "a text",           [AG_SEEN_NUMBER] = "a number",
        [AG_SEEN_BOOLEAN] = "true or false", [AG_SEEN_TABLE] = "a table",
        [AG_SEEN_FILTER] = "a filter",       [AG_SEEN_LUA] = "a value",
    };
    int top = lua_gettop(look->L);
    const char *is = kinds[given->kind];
    if (given->kind == AG_SEEN_NOUN) {
        ag_seen_name(given->nouns, out, SHOWN);
        return 1;
    }
    if (is == NULL) return 0;
    if (given->kept > 0) {
        ag_seen_push(look, given);
        is = ag_lua_shown(look->L, -1);
    }
    snprintf(out, SHOWN, "%s", is);
    lua_settop(look->L, top);
    return 1;
}

static int is_lasts(ag_look *look, const ag_seen *given)
{
    ag_seen_push(look, given);
    int is = luaL_testudata(look->L, -1, AG_DATA_WORD) != NULL;
    lua_pop(look->L, 1);
    return is;
}

// What fits each shape of arguments.
enum {
    TEXT = AG_BIT(AG_SEEN_TEXT),
    NUMBER = AG_BIT(AG_SEEN_NUMBER),
    BOOLEAN = AG_BIT(AG_SEEN_BOOLEAN),
    FILTER = AG_BIT(AG_SEEN_FILTER),
    MADE = AG_BIT(AG_SEEN_TABLE) | AG_BIT(AG_SEEN_LUA),  // one of the file's own may be a list
#define AG_NOUN(name, text, meta, other) name = AG_BIT(AG_NOUN_##name),
#include "lua/words/kinds.def"
};

static const struct {
    uint16_t kinds, nouns;
} fitting[AG_SHAPE_COUNT] = {
#define AG_SHAPE(name, text, type) { 0xffff, 0xffff },
#define AG_ARGUMENT(name, text, type, fits, nouns) { fits, nouns },
#include "lua/language/shapes.def"
};

static int fits(ag_look *look, const ag_field_row *field, const ag_seen *given)
{
    int shape = field->shape;
    if (given->kind == AG_SEEN_NOUN) return (fitting[shape].nouns & given->nouns) != 0;
    if (!(fitting[shape].kinds & AG_BIT(given->kind))) return 0;
    if (shape == AG_SHAPE_LASTS) return given->kind == AG_SEEN_LUA && is_lasts(look, given);
    return shape != AG_SHAPE_NUMBER_OR_ALL || given->text == NULL
           || strcmp(given->text, "all") == 0;
}

// ---- arguments and options ----

// 0: what is given does not fit, and `is` says what it is.
static int check_given(ag_look *look, int line, const ag_field_row *field, const ag_seen *given,
                       char is[SHOWN])
{
    if (!describe(look, given, is)) return 1;
    if (!fits(look, field, given)) return 0;
    if (given->kind == AG_SEEN_TEXT && given->text != NULL) {
        check_text(look, line, field, given->text);
    }
    return 1;
}

static void check_options(ag_look *look, const ag_seen_call *call, const ag_field_row *argument,
                          const ag_seen *table)
{
    const char *word = call->callee->row->name;
    int gains = argument->shape == AG_SHAPE_GAIN, top = lua_gettop(look->L);
    const ag_field_row *rows = gains ? ag_fields_change : argument->fields;
    const ag_field_row *more = gains ? ag_fields_gain : NULL;
    for (const ag_seen_field *at = call->fields; at < call->fields + call->field_count; at++) {
        char is[SHOWN];
        if (at->table != table->number || at->name[0] == '\0') continue;
        const ag_field_row *field = ag_field_find(rows, at->name);
        if (field == NULL && ag_field_find(more, at->name) == NULL) {
            ag_check_report(look->findings, call->line, AG_FINDING_UNKNOWN_FIELD,
                            "unknown option \"%s\" of %s%s", at->name, word,
                            ag_field_meant(look->L, 0, at->name, rows, more));
            lua_settop(look->L, top);
        } else if (!gains && !check_given(look, call->line, field, &at->value, is)) {
            int flag = field->shape == AG_SHAPE_FLAG;
            ag_check_report(look->findings, call->line, AG_FINDING_WRONG_TYPE,
                            "the option %s of %s is %s, not %s", field->name, word,
                            flag ? "true or false" : ag_shape_text(field->shape), is);
        }
    }
}

// What is handed over is kept for later: no group is.
static void check_items(ag_look *look, const ag_seen_call *call, const ag_seen *table)
{
    unsigned fit = fitting[AG_SHAPE_OBJECT].nouns;
    for (const ag_seen_field *at = call->fields; at < call->fields + call->field_count; at++) {
        char is[SHOWN];
        int is_item = at->table == table->number && at->name[0] == '\0';
        if (is_item && at->value.kind == AG_SEEN_NOUN && !(at->value.nouns & fit)) {
            ag_seen_name(at->value.nouns, is, SHOWN);
            ag_check_report(look->findings, call->line, AG_FINDING_WRONG_TYPE,
                            "%s hands over a card, a link, a player or a number, not %s",
                            call->callee->row->name, is);
        }
    }
}

static void check_argument(ag_look *look, const ag_seen_call *call, int at)
{
    const ag_api_row *row = call->callee->row;
    const ag_field_row *argument = &row->takes[at];
    const ag_seen *given = &call->arguments[at];
    char is[SHOWN], usage[AG_API_USAGE_MAX], shown[AG_API_USAGE_MAX];
    if (!check_given(look, call->line, argument, given, is)) {
        ag_api_usage(row, usage, sizeof usage);
        ag_api_shown(argument, shown, sizeof shown);
        ag_check_report(look->findings, call->line, AG_FINDING_WRONG_TYPE,
                        "argument %d of %s is %s, but %s takes %s there", at + 1, row->name, is,
                        usage, shown);
    } else if (given->kind == AG_SEEN_TABLE
               && (argument->fields != NULL || argument->shape == AG_SHAPE_GAIN)) {
        check_options(look, call, argument, given);
    } else if (given->kind == AG_SEEN_TABLE && argument->shape == AG_SHAPE_TABLE) {
        check_items(look, call, given);
    }
}

// ---- the call of a row ----

// Whether the row takes so many arguments.
static int takes_count(const ag_api_row *row, int count)
{
    int least = 0, most = 0, open = 0;
    for (; most < AG_API_TAKES_MAX && row->takes[most].name != NULL; most++) {
        least = row->takes[most].needed ? most + 1 : least;
        open |= row->takes[most].shape == AG_SHAPE_REST;
    }
    return count >= least && (count <= most || open);
}

static ag_seen call_row(ag_look *look, const ag_seen_call *call)
{
    const ag_api_row *row = call->callee->row;
    char usage[AG_API_USAGE_MAX];
    if (strcmp(row->name, "each") == 0) return (ag_seen){ .kind = AG_SEEN_EACH };
    if (row->kind == AG_API_NOTE) {
        ag_check_report(look->findings, call->line, AG_FINDING_NOTE,
                        "this is for the author of the script: take it away before others get it");
    }
    ag_api_usage(row, usage, sizeof usage);
    if (row->on != AG_ON_NOTHING && !call->has_self) {
        ag_check_report(look->findings, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is called with a point: write %s", row->name, usage);
        return ag_seen_given(row);
    }
    if (call->count >= 0 && !takes_count(row, call->count)) {
        ag_check_report(look->findings, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is given %d argument%s: %s", row->name, call->count,
                        call->count == 1 ? "" : "s", usage);
    }
    for (int i = 0; i < call->count && i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        check_argument(look, call, i);
    }
    return ag_seen_given(row);
}

// ---- words that do nothing but make what they give ----

// Pushes the value if it is known, else what may stand for it; returns whether it is.
static int push_known(ag_look *look, const ag_seen *given)
{
    int is_value = given->kept > 0 && given->kind != AG_SEEN_METHOD;
    if (is_value) {
        ag_seen_push(look, given);
    } else if (given->kind == AG_SEEN_NUMBER) {
        lua_pushinteger(look->L, 0);
    } else {
        lua_pushboolean(look->L, 1);
    }
    return is_value;
}

// Pushes the table that the function made; returns whether it is known but for its numbers.
static int push_options(ag_look *look, const ag_seen_call *call, const ag_seen *table)
{
    int known = 1;
    lua_newtable(look->L);
    for (const ag_seen_field *at = call->fields; at < call->fields + call->field_count; at++) {
        if (at->table != table->number || at->name[0] == '\0') continue;
        int kind = at->value.kind;
        known &= push_known(look, &at->value) || kind == AG_SEEN_NUMBER || kind == AG_SEEN_BOOLEAN;
        lua_setfield(look->L, -2, at->name);
    }
    return known;
}

// Calls the word, on top of the stack below the filter whose method it is, with what it is given.
// Where some option is not known, only complaints about their names are reported.
static ag_seen call_data(ag_look *look, const ag_seen_call *call, ag_seen otherwise)
{
    int method = call->callee->kind == AG_SEEN_METHOD, known = 1;
    for (int i = 0; i < call->count; i++) {
        const ag_seen *given = &call->arguments[i];
        if (method && given->kind == AG_SEEN_TABLE) {
            known &= push_options(look, call, given);
        } else if (!push_known(look, given)) {
            return otherwise;
        }
    }
    ag_findings *findings = ag_host_check(look->host, NULL);  // an unknown field is an error
    if (lua_pcall(look->L, call->count + method, 1, 0) == LUA_OK) {
        otherwise = known ? ag_seen_kept(look) : otherwise;
    } else {
        ag_raised raised;
        ag_host_raised(look->host, look->L, &raised);
        int field = raised.code == AG_FINDING_UNKNOWN_FIELD;
        if (known || field) {
            ag_check_report(look->findings, call->line,
                            field ? AG_FINDING_UNKNOWN_FIELD : AG_FINDING_UNKNOWN_NAME, "%s",
                            raised.text);
        }
    }
    ag_host_check(look->host, findings);
    return otherwise;
}

// ---- all calls ----

static int makes_data(lua_State *L, int index)
{
    const ag_lexicon_row *row = ag_lexicon_of(L, index);
    return row != NULL
           && (row->kind == AG_LEXICON_AMOUNT || row->kind == AG_LEXICON_CHANGE
               || row->kind == AG_LEXICON_FILTER_METHOD);
}

static ag_seen call_method(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    ag_seen made = { .kind = AG_SEEN_FILTER };
    if (call->callee->kept == 0 || call->count < 0) return made;
    ag_seen_push(look, call->callee);
    lua_getfield(L, -1, call->callee->text);
    lua_insert(L, -2);
    if (makes_data(L, top + 1)) made = call_data(look, call, made);
    lua_settop(L, top);
    return made;
}

static ag_seen call_lua(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L);
    ag_seen made = ag_seen_noun(0);
    ag_seen_push(look, call->callee);
    if (call->count >= 0 && makes_data(L, -1)) {
        made = call_data(look, call, made);
    } else if (call->count >= 0 && lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) {
        ag_look_function(look, call->arguments, call->count);
    }
    lua_settop(L, top);
    return made;
}

ag_seen ag_seen_called(ag_look *look, const ag_seen_call *call)
{
    const ag_seen *callee = call->callee;
    for (int i = 0; i < call->count && callee->kind != AG_SEEN_LUA; i++) {
        ag_seen_escapes(look, &call->arguments[i]);
    }
    switch (callee->kind) {
    case AG_SEEN_ROW: return call_row(look, call);
    case AG_SEEN_METHOD: return call_method(look, call);
    case AG_SEEN_LUA: return call_lua(look, call);
    case AG_SEEN_NUMBER:
    case AG_SEEN_BOOLEAN:
    case AG_SEEN_NOUN:
        ag_check_report(look->findings, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "what is read here can't be called");
        return ag_seen_noun(0);
    default: return ag_seen_noun(0);
    }
}
