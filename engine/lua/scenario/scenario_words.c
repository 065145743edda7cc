// What `t` can do: each word is a row of the lexicon, which says what it is given, and a function
// of scenario/*.lua, which says what it does with the functions of this host. Errors name the line
// of the author's call.
#include <lualib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "lua/host/script.h"
#include "lua/host/host.h"
#include "lua/language/lexicon.h"
#include "lua/scenario/scene.h"

#define WORDS_NAME "=scenario words"

static const char scene_key;  // its address stands for the run in the registry

ag_scene *ag_scene_of(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &scene_key);
    ag_scene *scene = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return scene;
}

// ---- errors ----

// The line of the author's call, or of an earlier one that is worked on; 0: it is about no line.
static int line_now(lua_State *L)
{
    lua_Debug at;
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        lua_getinfo(L, "Sl", &at);
        if (at.what[0] != 'C' && strcmp(at.source, WORDS_NAME) != 0) return at.currentline;
    }
    return ag_scene_of(L)->line;
}

static int push_line(lua_State *L)
{
    return ag_lua_push_number(L, line_now(L));
}

// about_line(n): what follows is about this line of the scenario; 0: no longer.
static int about_line(lua_State *L)
{
    ag_scene_of(L)->line = (int)lua_tointeger(L, 1);
    return 0;
}

// Pushes the place of the author's call, "path:line: ", or "".
static int push_where(lua_State *L)
{
    int line = line_now(L);
    if (line > 0) {
        lua_pushfstring(L, "%s:%d: ", ag_scene_of(L)->cards.file.path, line);
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
    const ag_script *file = &ag_scene_of(L)->cards.file;
    int line = line_now(L);
    const char *at = ag_line_at(file->source, line);
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

void ag_scene_say(lua_State *L, const char *function, int arguments, int results)
{
    ag_host *host = ag_host_of(L);
    lua_getglobal(L, function);
    lua_insert(L, -1 - arguments);
    ag_host_trust_begin(host);
    lua_call(L, arguments, results);
    ag_host_trust_end(host);
}

// ---- calling a word ----

// Upvalue: the word's row. The rest is said in call.lua.
static int call_word(lua_State *L)
{
    const ag_lexicon_row *row = lua_touserdata(L, lua_upvalueindex(1));
    luaL_checkudata(L, 1, "scene");
    lua_remove(L, 1);
    lua_pushstring(L, row->name);
    lua_pushstring(L, row->takes != NULL ? row->takes : "");
    lua_pushboolean(L, ag_lexicon_find(ag_lexicon_given, row->name) != NULL);
    if (row->fields[0] != NULL) {
        lua_pushlightuserdata(L, (void *)row->fields);
    } else {
        lua_pushnil(L);
    }
    lua_rotate(L, 1, 4);
    ag_scene_say(L, "call", lua_gettop(L), 0);
    return 0;
}

// The n-th word of `t`, from 0; NULL: there are no more.
static const ag_lexicon_row *row_at(int index)
{
    for (const ag_chapter *chapter = ag_lexicon; chapter->title != NULL; chapter++) {
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            if (row->kind == AG_LEXICON_SCENE && index-- == 0) return row;
        }
    }
    return NULL;
}

static const char *word_next(void *context, int index)
{
    const ag_lexicon_row *row = row_at(index);
    (void)context;
    return row != NULL ? row->name : NULL;
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

static int list_length(lua_State *L)
{
    return ag_lua_push_number(L, (lua_Integer)ag_sandbox_list(L, 1));
}

static int describe_value(lua_State *L)
{
    return ag_lua_push_text(L, ag_lua_shown(L, 1));
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
    lua_pushstring(L, ag_meant(lua_tostring(L, 1), list_next, L, text));
    return 1;
}

// shape_of(lists, name): of the field, in either list of rows (AG_SHAPE_…); nil and " (did you mean
// …?)": there is none.
static int shape_of(lua_State *L)
{
    const ag_field_row *const *rows = lua_touserdata(L, 1);
    const char *name = lua_tostring(L, 2);
    const ag_field_row *row = ag_field_find(rows[0], name);
    row = row != NULL ? row : ag_field_find(rows[1], name);
    if (row != NULL) return ag_lua_push_number(L, row->shape);
    const char *nearest = ag_field_meant(L, 0, name, rows[0], rows[1]);
    lua_pushnil(L);
    lua_pushstring(L, nearest);
    return 2;
}

static const luaL_Reg functions[] = {
    { "raise", raise },
    { "raise_at", raise_at },
    { "where", push_where },
    { "line", push_line },
    { "about_line", about_line },
    { "length", list_length },
    { "described", describe_value },
    { "meant", meant },
    { "shape_of", shape_of },
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

#define AG_SCENE_NUMBER(name) { #name, AG_##name },
static const struct {
    const char *name;
    int value;
} numbers[] = {
#include "lua/scenario/scenario_numbers.def"
};
#undef AG_SCENE_NUMBER

// What scenario/*.lua sees is the global table, which no script sees; `word` is what it fills in.
static void open_environment(lua_State *L)
{
    static const ag_field_row *const entry[2] = { ag_fields_scene_entry };
    static const ag_field_row *const passes[2] = { ag_fields_scene_passes };
    static const ag_field_row *const recording[2] = { ag_fields_scene_recording };
    const luaL_Reg *const lists[] = { functions, ag_scene_file_functions, ag_scene_look_functions,
                                      ag_scene_ask_functions, ag_scene_game_functions };
    lua_pushglobaltable(L);
    lua_newtable(L);
    ag_sandbox_push_words(L);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    add_libraries(L);
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) luaL_setfuncs(L, lists[i], 0);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        ag_lua_set(L, numbers[i].name, numbers[i].value);
    }
    ag_lua_set_words(L, "TYPE_WORDS", (ag_word_list){ ag_type_words, AG_TYPE_COUNT });
    ag_lua_set_words(L, "DAMAGE_WORDS", (ag_word_list){ ag_damage_words, AG_DAMAGE_COUNT });
    ag_lua_set_words(L, "FIELD_WORDS", (ag_word_list){ ag_field_words, AG_FIELD_COUNT });
    ag_lua_set_words(L, "ZONE_WORDS", (ag_word_list){ ag_zone_words, AG_ZONE_COUNT });
    lua_pushlightuserdata(L, (void *)entry);
    lua_setfield(L, -2, "ENTRY_FIELDS");
    lua_pushlightuserdata(L, (void *)passes);
    lua_setfield(L, -2, "PASS_FIELDS");
    lua_pushlightuserdata(L, (void *)recording);
    lua_setfield(L, -2, "RECORDING_FIELDS");
    ag_lua_set_text(L, "RAID", AG_SCENE_RAID);
    lua_newtable(L);
    lua_setfield(L, -2, "word");
    lua_pop(L, 1);
}

static int keep_code(lua_State *L, const void *bytes, size_t size, void *code)
{
    (void)L;
    ag_text_add_bytes(code, bytes, size);
    return ((ag_text *)code)->failed;
}

void ag_scene_run(lua_State *L, const char *text, ag_text *code)
{
    int is_kept = code != NULL && code->length > 0 && !code->failed;
    const char *bytes = is_kept ? code->bytes : text;
    size_t size = is_kept ? code->length : strlen(text);
    if (luaL_loadbufferx(L, bytes, size, WORDS_NAME, is_kept ? "b" : "t") != LUA_OK) lua_error(L);
    if (code != NULL && code->length == 0) lua_dump(L, keep_code, code, 0);
    lua_call(L, 0, 0);
}

// Pushes the methods of `t`: for each row the function of `word` (on top of the stack).
static void push_methods(lua_State *L)
{
    const ag_lexicon_row *row;
    int count = 0, word = lua_gettop(L);
    lua_newtable(L);
    for (; (row = row_at(count)) != NULL; count++) {
        int type = lua_getfield(L, word, row->name);
        AG_ASSERT(type == LUA_TFUNCTION);
        lua_pop(L, 1);
        lua_pushlightuserdata(L, (void *)row);
        lua_pushcclosure(L, call_word, 1);
        lua_setfield(L, -2, row->name);
    }
    ag_entries words = ag_entries_open(L, word);
    AG_ASSERT(words.left == count);  // no function is without a row
    lua_settop(L, words.table - 1);
}

void ag_scene_bind(lua_State *L, ag_scene *scene)
{
    lua_pushlightuserdata(L, scene);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
    open_environment(L);
    ag_scene_run(L, ag_scenario_lua, scene->host->code);
    luaL_newmetatable(L, "scene");
    lua_getglobal(L, "word");
    push_methods(L);
    lua_remove(L, -2);
    lua_pushcclosure(L, scene_index, 1);
    lua_setfield(L, -2, "__index");
    lua_newuserdatauv(L, 0, 0);
    lua_insert(L, -2);
    lua_setmetatable(L, -2);
    lua_setglobal(L, "t");
}
