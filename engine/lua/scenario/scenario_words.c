// What `t` can do: each word is a row of the lexicon, which says what it is given, and a function
// of scenario/*.lua, which says what it does with the functions of this host. Errors name the line
// of the author's call.
#include <lualib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "lua/host/fail.h"
#include "lua/host/host.h"
#include "lua/language/lexicon.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"

#define WORDS_NAME "=scenario words"

// Addresses stand for entries of the registry.
static const char scene_key;        // the run
static const char environment_key;  // what scenario/*.lua sees

ag_scene *ag_scene_of(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &scene_key);
    ag_scene *scene = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return scene;
}

// ---- errors ----

// The line of the author's call; 0: no function of theirs is running.
static int line_now(lua_State *L)
{
    lua_Debug at;
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        lua_getinfo(L, "Sl", &at);
        if (at.what[0] != 'C' && strcmp(at.source, WORDS_NAME) != 0) return at.currentline;
    }
    return 0;
}

// Pushes the place of the author's call, "path:line: ", or "".
static int push_where(lua_State *L)
{
    int line = line_now(L);
    if (line > 0) {
        lua_pushfstring(L, "%s:%d: ", ag_scene_of(L)->cards->path, line);
    } else {
        lua_pushliteral(L, "");
    }
    return 1;
}

static int raise(lua_State *L)
{
    push_where(L);
    lua_insert(L, -2);
    lua_concat(L, 2);
    return lua_error(L);
}

// raise_at(words, text): at the line of the scenario that contains the words, from the call on.
static int raise_at(lua_State *L)
{
    const ag_scene_cards *file = ag_scene_of(L)->cards;
    int line = line_now(L);
    const char *at = ag_line_at(file->text, line);
    const char *found = at != NULL ? strstr(at, lua_tostring(L, 1)) : NULL;
    line += ag_line_of(at, found) - 1;
    lua_pushfstring(L, "%s:%d: %s", file->path, line, lua_tostring(L, 2));
    return lua_error(L);
}

int ag_scene_fail(lua_State *L, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    lua_pushvfstring(L, format, values);
    va_end(values);
    return raise(L);
}

// ---- the scene ----

void ag_scene_begin(lua_State *L, ag_scene *scene)
{
    lua_pushlightuserdata(L, scene);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
    *(ag_scene **)lua_newuserdatauv(L, sizeof scene, 0) = scene;
    luaL_setmetatable(L, "scene");
}

void ag_scene_say(lua_State *L, const char *function, int arguments, int results)
{
    ag_host *host = ag_host_of(L);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    lua_getfield(L, -1, function);
    lua_remove(L, -2);
    lua_insert(L, -1 - arguments);
    ag_host_trust_begin(host);
    lua_call(L, arguments, results);
    ag_host_trust_end(host);
}

// ---- fields ----

static const char *field_next(void *context, int index)
{
    const ag_field_row *fields = context;
    return fields[index].name;
}

// Checks the value on top of the stack, with its name below it.
static void check_field(lua_State *L, const ag_field_row *fields, const char *where)
{
    const char *key = lua_tostring(L, -2);
    const ag_field_row *row = ag_field_find(fields, key);
    if (row == NULL) {
        char meant[AG_MEANT_BYTES];
        ag_meant(key, field_next, (void *)fields, meant, sizeof meant);
        ag_scene_fail(L, "%sthere is no field \"%s\"%s", where, key, meant);
        return;
    }
    int number = row->shape == AG_SHAPE_NUMBER, flag = row->shape == AG_SHAPE_FLAG;
    int right = number ? lua_isinteger(L, -1)
                : flag ? lua_isboolean(L, -1)
                       : row->shape != AG_SHAPE_TEXT || lua_type(L, -1) == LUA_TSTRING;
    if (!right) {
        ag_scene_fail(L, "%s%s is %s, not %s", where, key,
                      number ? "a whole number"
                      : flag ? "true or false"
                             : "a text",
                      ag_lua_shown(L, -1));
    }
}

// Checks the table at the index; errors begin with `where`.
static void check_fields(lua_State *L, int index, const ag_field_row *rows, const char *where)
{
    ag_entries entries = ag_entries_open(L, index);
    while (ag_entries_next(L, &entries)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            check_field(L, rows, where);
        } else if (rows != ag_fields_scene_entry) {  // whose list begins with the name of a card
            ag_scene_fail(L, "%s%s stands without a name", where, ag_lua_shown(L, -1));
        }
    }
}

// The same for the fields of a word's row.
static void check_row(lua_State *L, int index, const ag_lexicon_row *row)
{
    char where[32];
    snprintf(where, sizeof where, "t:%s: ", row->name);
    if (row->fields[0] != NULL) {
        check_fields(L, index, row->fields[0], where);
    }
}

// check_entry(table, where), check_pass(table, where): of tables that are not a word's.
static int check_entry(lua_State *L)
{
    check_fields(L, 1, ag_fields_scene_entry, lua_tostring(L, 2));
    return 0;
}

static int check_pass(lua_State *L)
{
    if (!lua_istable(L, 1)) {
        return ag_scene_fail(L, "%sa table was expected, not %s", lua_tostring(L, 2),
                             ag_lua_shown(L, 1));
    }
    check_fields(L, 1, ag_fields_scene_passes, lua_tostring(L, 2));
    return 0;
}

// ---- calling a word ----

// The argument becomes what the function of scenario/name.lua makes of it.
static void convert(lua_State *L, int index, const char *function)
{
    lua_pushvalue(L, index);
    ag_scene_say(L, function, 1, 1);
    lua_replace(L, index);
}

// Reads an argument as its row's `takes` says: a seat, card, number, text, table (of the row's
// fields), or any value. What is optional and missing stays nil.
static void read_argument(lua_State *L, int index, const char *type, const ag_lexicon_row *row)
{
    int is_any = type[0] == 'a', optional = type[strcspn(type, " ?")] == '?';
    if (is_any && !optional) {
        luaL_checkany(L, index);
    }
    if (lua_gettop(L) < index) {
        lua_settop(L, index);
    }
    if (optional && lua_isnil(L, index) && strncmp(type, "table", 5) == 0) {
        lua_newtable(L);
        lua_replace(L, index);
    }
    if (is_any || (optional && lua_isnil(L, index))) return;
    switch (type[0]) {
    case 's': convert(L, index, "seat_of"); break;
    case 'c': convert(L, index, "ref"); break;
    case 'n': (void)luaL_checkinteger(L, index); break;
    case 't':
        if (type[1] == 'e') {
            (void)luaL_checkstring(L, index);
        } else {
            luaL_checktype(L, index, LUA_TTABLE);
            check_row(L, index, row);
        }
        break;
    default: AG_ASSERT(0);
    }
}

// Upvalues: the word's function, its row, whether it belongs to `given`.
static int call_word(lua_State *L)
{
    const ag_scene *scene = *(ag_scene **)luaL_checkudata(L, 1, "scene");
    const ag_lexicon_row *row = lua_touserdata(L, lua_upvalueindex(2));
    int is_given = lua_toboolean(L, lua_upvalueindex(3));
    int count = 1;
    if (is_given && scene->game != NULL) {
        return ag_scene_fail(L, "the position is set up in `given` only");
    }
    int is_early = strcmp(row->name, "will_answer") == 0;  // it may prepare the set-up
    if (!is_given && !is_early && scene->game == NULL) {
        return ag_scene_fail(L, "t:%s: there is no game yet in `given`", row->name);
    }
    for (const char *type = row->takes; type != NULL; type = strchr(type, ' ')) {
        type += type[0] == ' ';
        read_argument(L, ++count, type, row);
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_replace(L, 1);
    lua_settop(L, count);
    ag_host *host = ag_host_of(L);
    ag_host_trust_begin(host);
    lua_call(L, count - 1, 0);
    ag_host_trust_end(host);
    return 0;
}

static const ag_lexicon_row *const chapters[] = { ag_lexicon_given, ag_lexicon_play,
                                                  ag_lexicon_expect };
enum { CHAPTERS = sizeof chapters / sizeof chapters[0] };

static const char *word_next(void *context, int index)
{
    (void)context;
    for (int chapter = 0; chapter < CHAPTERS; chapter++) {
        for (const ag_lexicon_row *row = chapters[chapter]; row->kind != AG_LEXICON_END; row++) {
            if (row->kind == AG_LEXICON_SCENE && index-- == 0) return row->name;
        }
    }
    return NULL;
}

static int scene_index(lua_State *L)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL) {
        const char *nearest = ag_nearest(name, word_next, NULL);
        return luaL_error(
            L, nearest != NULL ? "there is no t:%s (did you mean t:%s?)" : "there is no t:%s", name,
            nearest);
    }
    return 1;
}

// ---- functions for all words ----

static int is_whole(lua_State *L)
{
    lua_pushboolean(L, lua_isinteger(L, 1));
    return 1;
}

static int list_length(lua_State *L)
{
    lua_pushinteger(L, ag_sandbox_list(L, 1));
    return 1;
}

static int describe_value(lua_State *L)
{
    lua_pushstring(L, ag_lua_shown(L, 1));
    return 1;
}

static const char *list_next(void *context, int index)
{
    lua_State *L = context;
    const char *word = lua_rawgeti(L, 2, index + 1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    lua_pop(L, 1);  // the list keeps the text alive
    return word;
}

// meant(word, list): " (did you mean …?)"
static int meant(lua_State *L)
{
    char text[AG_MEANT_BYTES];
    ag_meant(lua_tostring(L, 1), list_next, L, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

static const luaL_Reg functions[] = {
    { "raise", raise },    { "raise_at", raise_at },       { "where", push_where },
    { "whole", is_whole }, { "length", list_length },      { "described", describe_value },
    { "meant", meant },    { "check_entry", check_entry }, { "check_pass", check_pass },
    { NULL, NULL },
};

// ---- binding ----

// The libraries of Lua itself, for scenario/*.lua alone: authors don't see texts' methods.
static void add_libraries(lua_State *L)
{
    static const luaL_Reg libraries[] = { { LUA_STRLIBNAME, luaopen_string },
                                          { LUA_TABLIBNAME, luaopen_table },
                                          { LUA_MATHLIBNAME, luaopen_math } };
    for (int i = 0; i < 3; i++) {
        lua_pushcfunction(L, libraries[i].func);
        lua_call(L, 0, 1);
        lua_setfield(L, -2, libraries[i].name);
    }
    lua_pushliteral(L, "");
    lua_pushnil(L);
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

// Pushes what scenario/*.lua sees; `word` is what it fills in.
static void push_environment(lua_State *L)
{
    lua_newtable(L);
    lua_newtable(L);
    ag_sandbox_push_words(L);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    add_libraries(L);
    const luaL_Reg *const lists[] = { functions,
                                      ag_scene_name_functions,
                                      ag_scene_ask_functions,
                                      ag_scene_step_functions,
                                      ag_scene_given_functions,
                                      ag_scene_number_functions };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        luaL_setfuncs(L, lists[i], 0);
    }
    ag_scene_set_numbers(L);
    lua_newtable(L);
    lua_setfield(L, -2, "word");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &environment_key);
}

void ag_scene_extend(lua_State *L, const char *text)
{
    if (luaL_loadbufferx(L, text, strlen(text), WORDS_NAME, "t") != LUA_OK) {
        lua_error(L);
    }
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment_key);
    lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 0);
}

// Pushes the methods of `t`: for each row the function of `word` (on top of the stack).
static void push_methods(lua_State *L)
{
    int rows = 0, word = lua_gettop(L);
    lua_newtable(L);
    for (int chapter = 0; chapter < CHAPTERS; chapter++) {
        for (const ag_lexicon_row *row = chapters[chapter]; row->kind != AG_LEXICON_END; row++) {
            if (row->kind != AG_LEXICON_SCENE) continue;
            lua_getfield(L, word, row->name);
            AG_ASSERT(lua_isfunction(L, -1));
            lua_pushlightuserdata(L, (void *)row);
            lua_pushboolean(L, chapter == 0);
            lua_pushcclosure(L, call_word, 3);
            lua_setfield(L, -2, row->name);
            rows++;
        }
    }
    ag_sandbox_push_keys(L, word);
    AG_ASSERT((int)lua_rawlen(L, -1) == rows);  // no function is without a row
    lua_pop(L, 1);
}

void ag_scene_bind(lua_State *L)
{
    push_environment(L);
    ag_scene_extend(L, ag_scenario_lua);
    luaL_newmetatable(L, "scene");
    lua_getfield(L, -2, "word");
    push_methods(L);
    lua_remove(L, -2);
    lua_pushcclosure(L, scene_index, 1);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 2);
}
