// Calls in effects: whether they fit the row of the word, and what they give.
#include <string.h>

#include "lua/check/check_look.h"
#include "lua/language/lexicon.h"

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

// Calls the word below its `count` arguments: it does nothing but make what it gives. `unknown`:
// not all that it is given is known, so that it gives `otherwise`.
static ag_seen call_pure(ag_look *look, int line, int count, int unknown, ag_seen otherwise)
{
    ag_findings *findings = ag_host_check(look->host, NULL);  // an unknown field is an error
    if (lua_pcall(look->L, count, 1, 0) != LUA_OK) {
        report_method(look, line, unknown);
    } else if (!unknown) {
        otherwise = ag_seen_kept(look);
    }
    ag_host_check(look->host, findings);
    return otherwise;
}

// Pushes the value if it is known, else nil; returns whether it is.
static int push_known(ag_look *look, const ag_seen *given)
{
    int text = given->kind == AG_SEEN_TEXT && given->text != NULL;
    int number = given->kind == AG_SEEN_NUMBER && given->is_known;
    if (text) {
        lua_pushstring(look->L, given->text);
    } else if (number) {
        lua_pushinteger(look->L, given->number);
    } else if (given->kind == AG_SEEN_LUA) {
        ag_seen_push(look, given);
    } else {
        lua_pushnil(look->L);
    }
    return text || number || given->kind == AG_SEEN_LUA || given->kind == AG_SEEN_NIL;
}

static ag_seen call_method(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L), known = 1;
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
    for (int i = 0; i < call->count && words && known; i++) {
        known = call->arguments[i].kind == AG_SEEN_TEXT && push_known(look, &call->arguments[i]);
    }
    int unknown = asks && push_options(look, call, &call->arguments[0]);
    if (known) {
        made = call_pure(look, call->line, 1 + (words ? call->count : 1), unknown, made);
    }
    lua_settop(L, top);
    return made;
}

// ---- all calls ----

static ag_seen call_lua(ag_look *look, const ag_seen_call *call)
{
    lua_State *L = look->L;
    int top = lua_gettop(L), known = call->count >= 0;
    ag_seen made = ag_seen_noun(0);
    ag_seen_push(look, call->callee);
    const ag_lexicon_row *row = ag_lexicon_of(L, -1);
    if (row != NULL && (row->kind == AG_LEXICON_AMOUNT || row->kind == AG_LEXICON_CHANGE)) {
        for (int i = 0; i < call->count && known; i++) {
            known = push_known(look, &call->arguments[i]);
        }
        made = known ? call_pure(look, call->line, call->count, 0, made) : made;
    } else if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1) && known) {
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
        ag_findings_add(look->findings, look->path, call->line, AG_FINDING_WRONG_ARGUMENTS,
                        "what is read here can't be called");
        return ag_seen_noun(0);
    default: return ag_seen_noun(0);
    }
}
