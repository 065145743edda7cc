// What is found by the words of texts: what a card says against what its data and effects do, and
// what nothing uses. That is said in Lua (card_text.lua to unused.lua), in a state of its own that
// runs nothing but these texts of the engine.
#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "lua/check/behaviour.h"
#include "lua/host/script.h"
#include "lua/check/check.h"
#include "lua/describe/describe.h"

typedef struct checked {
    ag_host *host;
    const ag_script *script;
    const ag_card_def *def;
    const ag_printed *entry;
    ag_findings *findings;
    uint16_t printed;
    int with_text;
} checked;

// ---- the state: its global `check` holds the functions ----

static int open_inside(lua_State *L)
{
    const char *numbered[AG_KEYWORD_COUNT];
    int count = 0;
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        if (ag_keyword_takes[i] == AG_TAKES_NUMBER) numbered[count++] = ag_keyword_words[i];
    }
    luaL_openlibs(L);
    if (luaL_loadbufferx(L, ag_check_lua, strlen(ag_check_lua), "=check", "t") != LUA_OK) {
        lua_error(L);
    }
    lua_newtable(L);
    ag_lua_set_words(L, "keywords", (ag_word_list){ ag_keyword_words, AG_KEYWORD_COUNT });
    ag_lua_set_words(L, "numbered", (ag_word_list){ numbered, count });
    ag_lua_set_words(L, "damage", (ag_word_list){ ag_damage_words, AG_DAMAGE_COUNT });
    ag_lua_set_words(L, "types", (ag_word_list){ ag_type_words, AG_TYPE_COUNT });
    lua_call(L, 1, 1);
    lua_setglobal(L, "check");
    return 0;
}

// All that runs is the engine's own: it only fails where memory does.
static ag_status run(lua_State *L, lua_CFunction function, void *with, ag_error *error)
{
    lua_pushcfunction(L, function);
    lua_pushlightuserdata(L, with);
    int result = lua_pcall(L, 1, 0, 0);
    AG_ASSERT(result == LUA_OK || result == LUA_ERRMEM);
    if (result == LUA_OK) return AG_OK;
    lua_pop(L, 1);
    return ag_fail(error, AG_NO_MEMORY, "no memory to check a text");
}

static ag_status open(lua_State **out, ag_error *error)
{
    if (*out != NULL) return AG_OK;
    *out = luaL_newstate();
    if (*out == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to check a text");
    ag_status status = run(*out, open_inside, NULL, error);
    if (status < 0) {
        lua_close(*out);
        *out = NULL;
    }
    return status;
}

// ---- what is found ----

static int code_of(const char *name)
{
    int code = 0;
    while (strcmp(ag_check_code_at(code)->code, name) != 0) {
        code++;
        AG_ASSERT(code < AG_FINDING_COUNT);
    }
    return code;
}

// Calls the function below `count` arguments, and reports the findings that it returns.
static void find(lua_State *L, ag_findings *findings, int count)
{
    lua_call(L, count, 1);
    int list = lua_gettop(L);
    for (int i = 1; lua_geti(L, list, i) != LUA_TNIL; i++) {
        for (int at = 1; at <= 6; at++) lua_geti(L, list + 1, at);
        // { line, code, text, path, from, to, mend = … }
        const char *path = lua_tostring(L, -3);
        ag_findings_add(findings, path != NULL ? path : ag_check_path(findings),
                        (int)lua_tointeger(L, -6), code_of(lua_tostring(L, -5)), "%s",
                        lua_tostring(L, -4));
        if (lua_getfield(L, list + 1, "mend") == LUA_TSTRING) {
            size_t from = (size_t)lua_tointeger(L, -3), to = (size_t)lua_tointeger(L, -2);
            ag_findings_mend(findings, from - 1, to - from + 1, lua_tostring(L, -1));
        }
        lua_settop(L, list);
    }
    lua_settop(L, list - 1);
}

// ---- what nothing uses ----

static void push_file(lua_State *L, const ag_script *script)
{
    lua_createtable(L, 0, 3);
    ag_lua_set_text(L, "key", script->key);
    ag_lua_set_text(L, "path", script->path);
    ag_lua_set_text(L, "source", script->source);
}

static int find_file(lua_State *L)
{
    const ag_host *host = lua_touserdata(L, lua_upvalueindex(1));
    ag_script script;
    if (ag_host_find(host, lua_tostring(L, 1), &script)) {
        push_file(L, &script);
    } else {
        lua_pushnil(L);
    }
    return 1;
}

// Adds to the list on top of the stack.
static void add_name(lua_State *L, const char *field, const char *name)
{
    const char *const pair[] = { field, name };
    ag_lua_push_words(L, (ag_word_list){ pair, 2 });
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

static void check_unused(lua_State *L, const checked *in)
{
    lua_getfield(L, 2, "unused");
    push_file(L, in->script);
    lua_newtable(L);
    for (int i = 0; i < in->entry->value_count; i++) {
        add_name(L, "values", ag_host_word(in->host, in->entry->values[i].name));
    }
    for (int i = 0; i < in->entry->count_count; i++) {
        add_name(L, "counts", ag_host_word(in->host, in->entry->counts[i].name));
    }
    for (int i = 0; i < in->def->power_count; i++) {
        int kind = in->def->powers[i].kind;
        const char *name = in->entry->powers[i].name;
        const char *field = kind == AG_POWER_LATER       ? "later"
                            : kind == AG_POWER_TERM      ? "costs"
                            : in->def->powers[i].granted ? "grants"
                                                         : NULL;
        if (name != NULL && field != NULL) add_name(L, field, name);
    }
    lua_pushlightuserdata(L, in->host);
    lua_pushcclosure(L, find_file, 1);
    find(L, in->findings, 3);
}

// Pushes a list of the files of the raid.
static void push_folder(lua_State *L, const checked *in)
{
    const ag_source *source = ag_host_source(in->host);
    const char *key, *raid = in->script->key;
    size_t size = strlen(raid);
    ag_script script;
    lua_newtable(L);
    for (int i = 0; (key = source->key(source->context, i)) != NULL; i++) {
        int is_of = strncmp(key, raid, size) == 0 && (key[size] == '/' || key[size] == '\0');
        if (is_of && ag_host_find(in->host, key, &script)) {
            push_file(L, &script);
            lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
        }
    }
}

// A scenario's raid does not have a folder.
static void check_raid(lua_State *L, const checked *in)
{
    const ag_raid_def *raid = ag_host_catalog(in->host)->raid;
    const char *sequences[AG_SEQUENCE_MAX];
    int count = 0;
    if (raid == NULL || strcmp(raid->key, in->script->key) != 0
        || strcmp(raid->key, AG_INLINE_RAID) == 0) {
        return;
    }
    for (int i = 0; i < raid->sequence_count; i++) {
        if (raid->destroyed != 1 + i) sequences[count++] = raid->sequences[i].word;
    }
    lua_getfield(L, 2, "raid");
    push_file(L, in->script);
    ag_lua_set_words(L, "words", (ag_word_list){ raid->word_names, raid->word_count });
    ag_lua_set_words(L, "sequences", (ag_word_list){ sequences, count });
    ag_lua_set_words(L, "decks", (ag_word_list){ raid->deck_names, raid->deck_count });
    ag_lua_set_words(L, "bosses", (ag_word_list){ raid->boss_keys, raid->boss_count });
    push_folder(L, in);
    find(L, in->findings, 2);
}

// ---- the text of a card ----

static void check_text(lua_State *L, const checked *in, int side)
{
    const char *raw = in->entry->raw[side];
    if (raw == NULL || raw[0] == '\0') return;
    lua_getfield(L, 2, "text");
    ag_behaviour_push(L, in->host, in->printed, side);
    lua_pushstring(L, raw);
    lua_pushstring(L, in->script->source);
    lua_pushboolean(L, side);
    lua_pushinteger(L, ag_template_sentences(in->host, in->printed, side));
    char text[2048];
    ag_writer out = ag_writer_open(text, sizeof text);
    if (ag_template_text(in->host, in->printed, side, &out)) {
        lua_pushstring(L, text);
    } else {
        lua_pushnil(L);
    }
    find(L, in->findings, 6);
}

// ---- words of an older level ----

typedef struct aged {
    const char *path, *text;
    ag_findings *findings;
} aged;

static int find_old(lua_State *L)
{
    const aged *in = lua_touserdata(L, 1);
    lua_getglobal(L, "check");
    lua_getfield(L, 2, "old");
    lua_pushstring(L, in->text);
    ag_check_begin(in->findings, in->path);
    find(L, in->findings, 1);
    return 0;
}

ag_status ag_check_old_words(ag_checking *checking, const char *path, const char *text,
                             ag_findings *findings, ag_error *error)
{
    aged now = { path, text, findings };
    ag_status status = open(&checking->texts, error);
    return status < 0 ? status : run(checking->texts, find_old, &now, error);
}

// ---- a script ----

static int check_inside(lua_State *L)
{
    const checked *in = lua_touserdata(L, 1);
    lua_getglobal(L, "check");
    check_unused(L, in);
    check_raid(L, in);
    // A raid that misses a file is not compared with its text.
    int with_text = in->with_text && ag_check_errors(in->findings) == 0;
    for (int side = 0; side < in->def->side_count && with_text; side++) check_text(L, in, side);
    return 0;
}

ag_status ag_check_words(ag_checking *checking, const ag_script *script, int with_text,
                         ag_findings *findings, ag_error *error)
{
    const ag_catalog *catalog = ag_host_catalog(checking->host);
    uint16_t printed = ag_catalog_find(catalog, script->key);
    if (printed == 0) return AG_OK;
    checked now = { .host = checking->host,
                    .script = script,
                    .def = ag_catalog_card(catalog, printed),
                    .entry = ag_host_printed(checking->host, printed),
                    .findings = findings,
                    .printed = printed,
                    .with_text = with_text };
    ag_status status = open(&checking->texts, error);
    return status < 0 ? status : run(checking->texts, check_inside, &now, error);
}
