// Calls in effects: how many arguments, of which kinds, with which words and options, is checked
// against the usage of each row: `source:deal(amount, "fire", to, { unpreventable = true })`.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "lua/check/check_look.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/language/lexicon.h"
#include "lua/host/sandbox.h"

enum { PARAMETERS_MAX = 8, PARAMETER_SIZE = 160 };

typedef struct usage {
    int count;
    int least;
    int open;  // any number of arguments
    char list[PARAMETERS_MAX][PARAMETER_SIZE];
} usage;

// ---- the usage of a row ----

static void add_parameter(usage *to, const char *at, size_t size)
{
    while (size > 0 && *at == ' ') {
        at++;
        size--;
    }
    while (size > 0 && at[size - 1] == ' ') {
        size--;
    }
    if (size == 0) return;
    if (strncmp(at, "…", strlen("…")) == 0 || to->count == PARAMETERS_MAX) {
        to->open = 1;
        return;
    }
    snprintf(to->list[to->count++], PARAMETER_SIZE, "%.*s",
             (int)(size < PARAMETER_SIZE ? size : PARAMETER_SIZE - 1), at);
}

// What may be left out: a number of things, a switch, options, and what follows other parameters.
static int is_optional(const char *parameter)
{
    static const char *const words[] = { "n",     "x",    "true", "before",
                                         "lasts", "card", "host", "player" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(parameter, words[i]) == 0) return 1;
    }
    return parameter[0] == '{';
}

// Splits the text between the brackets at the commas that are not inside other brackets.
static void read_usage(const ag_api_row *row, usage *to)
{
    const char *at = strpbrk(row->usage, "({");
    *to = (usage){ .count = 0 };
    if (at == NULL) return;
    int braces = *at == '{';
    const char *begin = braces ? at : at + 1;
    int depth = braces ? 0 : 1;
    for (; *at != '\0'; at++) {
        int opens = *at == '(' || *at == '{';
        int closes = *at == ')' || *at == '}';
        depth += opens && (braces || at >= begin) ? 1 : 0;
        depth -= closes ? 1 : 0;
        if (closes && depth == 0) {
            add_parameter(to, begin, (size_t)(at - begin) + (braces ? 1 : 0));
            break;
        }
        if (*at == ',' && depth == 1 && !braces) {
            add_parameter(to, begin, (size_t)(at - begin));
            begin = at + 1;
        }
    }
    for (int i = 0; i < to->count && !is_optional(to->list[i]); i++) {
        to->least = i + 1;
    }
}

// ---- the call of a row ----

static void check_count(ag_look *look, const ag_seen_call *call, const usage *way)
{
    const ag_api_row *row = call->callee->row;
    if (way->open || call->count < 0 || (call->count >= way->least && call->count <= way->count)) {
        return;
    }
    ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                    "%s is given %d argument%s: %s", row->name, call->count,
                    call->count == 1 ? "" : "s", row->usage);
}

static ag_seen call_row(ag_look *look, const ag_seen_call *call)
{
    const ag_api_row *row = call->callee->row;
    int is_verb = row->kind == AG_API_VERB || row->kind == AG_API_FILTER_VERB;
    usage way;
    if (strcmp(row->name, "each") == 0) {
        return (ag_seen){ .kind = AG_SEEN_EACH };
    }
    if (is_verb && !call->has_self) {
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is called with a point: write %s", row->name, row->usage);
        return ag_seen_given(row);
    }
    read_usage(row, &way);
    check_count(look, call, &way);
    for (int i = 0; i < call->count && i < way.count; i++) {
        const char *braces = strchr(way.list[i], '{');  // alone, or as the last way
        if (braces != NULL && call->arguments[i].kind == AG_SEEN_TABLE) {
            ag_seen_check_options(look, call, braces, &call->arguments[i]);
        } else if (strstr(way.list[i], " or ") == NULL || strchr(way.list[i], '"') == way.list[i]) {
            ag_seen_check_argument(look, call, i, way.list[i]);
        }
    }
    return ag_seen_given(row);
}

// ---- methods of filters ----

// A field that is not known here is given as true; complaints about the kind of such a value are
// not reported.
static int push_options(ag_look *look, const ag_seen_call *call, const ag_seen *table)
{
    int unknown = 0;
    lua_newtable(look->L);
    for (int i = 0; i < call->field_count; i++) {
        const ag_seen_field *field = &call->fields[i];
        if (field->table != table->number) continue;
        switch (field->value.kind) {
        case AG_SEEN_TEXT:
            unknown |= field->value.text == NULL;
            lua_pushstring(look->L, field->value.text != NULL ? field->value.text : "?");
            break;
        case AG_SEEN_NUMBER:
            lua_pushinteger(look->L, field->value.is_known ? field->value.number : 0);
            break;
        case AG_SEEN_LUA: ag_seen_push(look, &field->value); break;
        default: unknown |= field->value.kind != AG_SEEN_BOOLEAN; lua_pushboolean(look->L, 1);
        }
        lua_setfield(look->L, -2, field->name);
    }
    return unknown;
}

static void report_method(ag_look *look, int line, int unknown)
{
    ag_raised raised;
    ag_host_raised(look->host, look->L, &raised);
    int field = raised.code == AG_FINDING_UNKNOWN_FIELD;
    if (!unknown || field) {
        ag_findings_add(look->findings, look->path, line,
                        field ? AG_FINDING_UNKNOWN_FIELD : AG_FINDING_UNKNOWN_NAME, "%s",
                        raised.text);
    }
}

static ag_seen call_method(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L), unknown = 0;
    const char *name = call->callee->text;
    ag_seen made = { .kind = AG_SEEN_FILTER };
    int asks = strcmp(name, "with") == 0 || strcmp(name, "without") == 0;
    int words = strcmp(name, "in_zone") == 0 || strcmp(name, "or_type") == 0;
    if ((!asks && !words) || call->callee->number == 0 || call->count < 1
        || (asks && call->arguments[0].kind != AG_SEEN_TABLE)) {
        return made;
    }
    ag_seen filter = { .kind = AG_SEEN_LUA, .number = call->callee->number };
    ag_seen_push(look, &filter);
    lua_getfield(L, -1, name);
    lua_insert(L, -2);
    for (int i = 0; i < call->count && words; i++) {
        unknown |= call->arguments[i].kind != AG_SEEN_TEXT || call->arguments[i].text == NULL;
        lua_pushstring(L, unknown ? "card" : call->arguments[i].text);
    }
    if (asks) {
        unknown = push_options(look, call, &call->arguments[0]);
    }
    if (words && unknown) {
        lua_settop(L, top);
        return made;
    }
    int count = words ? call->count : 1;
    ag_findings *findings = ag_host_check(look->host, NULL);  // an unknown field is an error
    if (lua_pcall(L, 1 + count, 1, 0) == LUA_OK) {
        made = unknown ? made : ag_seen_kept(look);
    } else {
        report_method(look, call->line, unknown);
    }
    ag_host_check(look->host, findings);
    lua_settop(L, top);
    return made;
}

// ---- all calls ----

// Whether the function on top of the stack is a word that makes an amount or a change. Such words
// do nothing else, so that it is safe to call them here.
static int makes_data(lua_State *L)
{
    static const ag_lexicon_row *const lists[] = { ag_lexicon_amounts, ag_lexicon_changes };
    int top = lua_gettop(L), found = 0;
    ag_sandbox_push_words(L);
    for (int list = 0; list < 2; list++) {
        for (const ag_lexicon_row *row = lists[list]; row->kind != AG_LEXICON_END; row++) {
            lua_pushstring(L, row->name);
            lua_rawget(L, top + 1);
            found |= lua_rawequal(L, top, -1);
            lua_pop(L, 1);
        }
    }
    lua_settop(L, top);
    return found;
}

// Pushes the value if it is known; else pushes nothing and returns 0.
static int push_known(ag_look *look, const ag_seen *given)
{
    switch (given->kind) {
    case AG_SEEN_TEXT: lua_pushstring(look->L, given->text); return given->text != NULL;
    case AG_SEEN_NUMBER: lua_pushinteger(look->L, given->number); return given->is_known;
    case AG_SEEN_LUA: ag_seen_push(look, given); return 1;
    default: lua_pushnil(look->L); return given->kind == AG_SEEN_NIL;
    }
}

// Calls its("name"), count(3): the function is on top of the stack, and is popped.
static ag_seen call_word(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L) - 1, known = call->count >= 0;
    ag_seen made = ag_seen_noun(0);
    for (int i = 0; i < call->count && known; i++) {
        known = push_known(look, &call->arguments[i]);
    }
    ag_findings *findings = ag_host_check(look->host, NULL);
    if (known && lua_pcall(L, call->count, 1, 0) == LUA_OK) {
        made = ag_seen_kept(look);
    } else if (known) {
        report_method(look, call->line, 0);
    }
    ag_host_check(look->host, findings);
    lua_settop(L, top);
    return made;
}

static ag_seen call_lua(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    ag_seen_push(look, call->callee);
    if (lua_iscfunction(L, -1) && makes_data(L)) return call_word(look, call);
    if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1) && call->count >= 0) {
        ag_look_function(look, call->arguments, call->count);
    }
    lua_pop(L, 1);
    return ag_seen_noun(0);
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
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "what is read here can't be called");
        return ag_seen_noun(0);
    default: return ag_seen_noun(0);
    }
}
