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

// line(): of the author's call; 0: there is none.
static int push_line(lua_State *L)
{
    lua_Debug at;
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        lua_getinfo(L, "Sl", &at);
        if (at.what[0] != 'C' && strcmp(at.source, WORDS_NAME) != 0) {
            return ag_lua_push_number(L, at.currentline);
        }
    }
    return ag_lua_push_number(L, 0);
}

int ag_scene_fail(lua_State *L, const char *format, ...)
{
    va_list values;
    lua_getglobal(L, "fail");
    lua_pushliteral(L, "%s");
    va_start(values, format);
    lua_pushvfstring(L, format, values);
    va_end(values);
    lua_call(L, 2, 0);
    return 0;
}

// ---- functions for all words ----

void ag_scene_set(lua_State *L, const char *names, const lua_Integer *values)
{
    for (size_t length; *names != 0; names += length + (names[length] == ' ')) {
        length = strcspn(names, " ");
        int is_flag = names[length - 1] == '?';
        lua_pushlstring(L, names, length - (size_t)is_flag);
        if (is_flag) {
            lua_pushboolean(L, *values++ != 0);
        } else {
            lua_pushinteger(L, *values++);
        }
        lua_rawset(L, -3);
    }
}

// Pushes nil if the row has none.
static void push_fields(lua_State *L, const ag_lexicon_row *row)
{
    if (row->fields[0] == NULL) {
        lua_pushnil(L);
    } else {
        lua_newtable(L);
    }
    for (int list = 0; list < 2 && row->fields[list] != NULL; list++) {
        for (const ag_field_row *field = row->fields[list]; field->name != NULL; field++) {
            ag_lua_set(L, field->name, field->shape);
            lua_pushstring(L, field->name);
            lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
        }
    }
}

// rows(): of each word of `t`, and of each table of a position: { takes =, is_given =, is_word =,
// fields = { "name", …, name = AG_SHAPE_… } }.
static int push_rows(lua_State *L)
{
    lua_newtable(L);
    for (const ag_chapter *chapter = ag_lexicon; chapter->title != NULL; chapter++) {
        int given = chapter->rows == ag_lexicon_given;
        for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
            int is_word = row->kind == AG_LEXICON_SCENE;
            if (!is_word && !given) continue;
            lua_newtable(L);
            ag_lua_set_text(L, "takes", row->takes != NULL ? row->takes : "");
            ag_lua_set_flag(L, "is_given", given);
            ag_lua_set_flag(L, "is_word", is_word);
            push_fields(L, row);
            lua_setfield(L, -2, "fields");
            lua_setfield(L, -2, row->name);
        }
    }
    return 1;
}

static int call_trusted(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    ag_host_trust_begin(host);
    lua_call(L, lua_gettop(L) - 1, 0);
    ag_host_trust_end(host);
    return 0;
}

// trusted(function): the same, which no author pays for.
static int trusted(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushcclosure(L, call_trusted, 1);
    return 1;
}

// scene(index): a value with nothing but what the function says of a name.
static int push_scene(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_newmetatable(L, "scene");
    lua_pushvalue(L, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    return 1;
}

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

// raise(text): an error of a function of C, as are those about the game.
static int raise(lua_State *L)
{
    return lua_error(L);
}

static const luaL_Reg functions[] = {
    { "raise", raise },
    { "line", push_line },
    { "rows", push_rows },
    { "trusted", trusted },
    { "scene", push_scene },
    { "length", list_length },
    { "described", describe_value },
    { "meant", meant },
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

void ag_scene_bind(lua_State *L, ag_scene *scene)
{
    lua_pushlightuserdata(L, scene);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
    open_environment(L);
    ag_scene_run(L, ag_scenario_lua, scene->host->code);
}
