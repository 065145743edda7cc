// Calls in effects: whether they fit the row of the word, and what they give.
#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/check/check_look.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/language/lexicon.h"
#include "lua/host/sandbox.h"

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
    if (strcmp(row->name, "each") == 0) {
        return (ag_seen){ .kind = AG_SEEN_EACH };
    }
    ag_api_usage(row, usage, sizeof usage);
    if (row->on != AG_ON_NOTHING && !call->has_self) {
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is called with a point: write %s", row->name, usage);
        return ag_seen_given(row);
    }
    if (call->count >= 0 && !takes_count(row, call->count)) {
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "%s is given %d argument%s: %s", row->name, call->count,
                        call->count == 1 ? "" : "s", usage);
    }
    for (int i = 0; i < call->count && i < AG_API_TAKES_MAX && row->takes[i].name != NULL; i++) {
        ag_seen_check_argument(look, call, i);
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
