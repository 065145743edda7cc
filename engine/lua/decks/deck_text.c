// Runs decks.lua: texts in, lines out, and back. Expat reads XML and hands its events over;
// documents with a DOCTYPE are refused, so nothing expands.
#include "lua/decks/deck_text.h"

#include <expat.h>
#include <lauxlib.h>
#include <lualib.h>
#include <string.h>

#include "base/assert.h"
#include "game/facts/source.h"
#include "lua/host/script.h"

enum { TEXT_MAX = 1000 };  // bytes of one line of a list

typedef struct job {
    const char *format, *path, *text;
    size_t size;
    ag_deck_reading *to;
    const ag_deck_page *page;
    ag_text *out;
    XML_Parser parser;
    lua_State *L;
    ag_error *error;
    ag_status status;
} job;

static const char *const formats[] = { "plain", "lackey", "csv", "o8d", "dek", "lua" };

const char *ag_deck_format_at(void *context, int index)
{
    (void)context;
    return index < (int)(sizeof formats / sizeof formats[0]) ? formats[index] : NULL;
}

// ---- rows ----

// The field of the table on top, popped: its text lives on in the table.
static const char *text_at(lua_State *L, const char *field, const char *otherwise)
{
    const char *text = lua_getfield(L, -1, field) == LUA_TNIL ? otherwise : lua_tostring(L, -1);
    lua_pop(L, 1);
    return text;
}

static void take_rows(lua_State *L, const job *now)
{
    int list = lua_gettop(L);
    now->to->title(now->to->context, text_at(L, "name", ""), text_at(L, "plan", ""));
    for (int i = 1; lua_geti(L, list, i) != LUA_TNIL; i++) {
        ag_deck_line line = { .trouble = text_at(L, "trouble", NULL),
                              .note = text_at(L, "note", NULL) };
        line.is_hero = lua_getfield(L, -1, "hero") == LUA_TBOOLEAN && lua_toboolean(L, -1);
        for (int at = 1; at <= 4; at++) lua_geti(L, list + 1, at);
        line.line = (int)lua_tointeger(L, -4);
        line.count = lua_tointeger(L, -3);
        line.name = lua_tostring(L, -2);
        line.set = lua_tostring(L, -1);
        now->to->line(now->to->context, &line);
        lua_settop(L, list);
    }
}

// ---- XML ----

static void refuse(job *now, const char *what)
{
    if (now->status < 0) return;
    now->status = ag_fail(now->error, AG_BAD_CONTENT, "%s:%d: %s", now->path,
                          (int)XML_GetCurrentLineNumber(now->parser), what);
    XML_StopParser(now->parser, XML_FALSE);
}

// The stack: 1 decks, 2 decks.xml, 3 what it has heard so far.
static void begin_event(job *now, const char *event, const char *text, size_t size)
{
    lua_getfield(now->L, 2, event);
    lua_pushvalue(now->L, 3);
    lua_pushlstring(now->L, text, size);
}

// A text that the function returns refuses the document.
static void end_event(job *now, int arguments)
{
    lua_call(now->L, arguments, 1);
    if (!lua_isnil(now->L, -1)) refuse(now, lua_tostring(now->L, -1));
    lua_pop(now->L, 1);
}

static void on_begin(void *context, const char *name, const char **pairs)
{
    job *now = context;
    begin_event(now, "begin", name, strlen(name));
    lua_newtable(now->L);
    for (; pairs[0] != NULL; pairs += 2) ag_lua_set_text(now->L, pairs[0], pairs[1]);
    lua_pushinteger(now->L, (lua_Integer)XML_GetCurrentLineNumber(now->parser));
    end_event(now, 4);
}

static void on_end(void *context, const char *name)
{
    begin_event(context, "finish", name, strlen(name));
    end_event(context, 2);
}

static void on_text(void *context, const char *text, int size)
{
    begin_event(context, "text", text, (size_t)size);
    end_event(context, 2);
}

static void on_doctype(void *context, const char *name, const char *system, const char *id,
                       int internal)
{
    (void)name, (void)system, (void)id, (void)internal;
    refuse(context, "it has a DOCTYPE, which no deck needs");
}

// Leaves what was heard on the stack.
static void read_xml(lua_State *L, job *now)
{
    lua_getfield(L, 1, "xml");
    lua_getfield(L, 2, "open");
    lua_call(L, 0, 1);
    XML_SetUserData(now->parser, now);
    XML_SetElementHandler(now->parser, on_begin, on_end);
    XML_SetCharacterDataHandler(now->parser, on_text);
    XML_SetStartDoctypeDeclHandler(now->parser, on_doctype);
    if (XML_Parse(now->parser, now->text, (int)now->size, 1) != XML_STATUS_OK
        && now->status == AG_OK) {
        now->status = ag_fail(now->error, AG_BAD_CONTENT,
                              "%s:%d: this is no whole XML document: %s", now->path,
                              (int)XML_GetCurrentLineNumber(now->parser),
                              XML_ErrorString(XML_GetErrorCode(now->parser)));
    }
    lua_getfield(L, 3, "rows");
}

// ---- reading ----

static int read_inside(lua_State *L)
{
    job *now = lua_touserdata(L, 1);
    lua_settop(L, 0);
    lua_getglobal(L, "decks");
    if (now->format == NULL) {
        lua_getfield(L, 1, "guess");
        lua_pushstring(L, now->path);
        lua_pushlstring(L, now->text, now->size);
        lua_call(L, 2, 1);
        now->format = lua_tostring(L, -1);  // the table of words holds it
        lua_setfield(L, 1, "format");
    }
    now->to->is_script = strcmp(now->format, "lua") == 0;
    if (now->to->is_script) return 0;
    if (strcmp(now->format, "o8d") == 0 || strcmp(now->format, "dek") == 0) {
        lua_settop(L, 1);
        read_xml(L, now);
    } else {
        lua_getfield(L, 1, "read");
        lua_getfield(L, -1, now->format);
        lua_pushstring(L, now->path);
        lua_pushlstring(L, now->text, now->size);
        lua_call(L, 2, 2);
        if (lua_isnil(L, -2)) {
            now->status = ag_fail(now->error, AG_BAD_CONTENT, "%s", lua_tostring(L, -1));
        }
        lua_pop(L, 1);
    }
    if (now->status == AG_OK) take_rows(L, now);
    return 0;
}

// ---- writing ----

static void push_card(lua_State *L, const ag_deck_line *line)
{
    lua_createtable(L, 4, 0);
    lua_pushinteger(L, line->count);
    lua_rawseti(L, -2, 1);
    const char *const texts[] = { line->name, line->set, line->note };
    for (int i = 0; i < 3; i++) {
        lua_pushstring(L, texts[i]);
        lua_rawseti(L, -2, i + 2);
    }
}

static int write_inside(lua_State *L)
{
    const job *now = lua_touserdata(L, 1);
    const ag_deck_page *page = now->page;
    size_t size;
    lua_getglobal(L, "decks");
    lua_getfield(L, -1, "write");
    lua_getfield(L, -1, now->format);
    lua_createtable(L, page->count, 3);
    ag_lua_set_text(L, "name", page->name);
    ag_lua_set_text(L, "plan", page->plan);
    if (page->hero != NULL) {
        push_card(L, page->hero);
        lua_setfield(L, -2, "hero");
    }
    for (int i = 0; i < page->count; i++) {
        push_card(L, &page->lines[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_call(L, 1, 1);
    const char *text = lua_tolstring(L, -1, &size);
    ag_text_add_bytes(now->out, text, size);
    return 0;
}

// ---- both ----

static int run_inside(lua_State *L)
{
    job *now = lua_touserdata(L, 1);
    luaL_openlibs(L);
    if (luaL_loadstring(L, ag_decks_lua) != LUA_OK) return lua_error(L);
    lua_pushinteger(L, TEXT_MAX);
    lua_pushinteger(L, AG_DECK_COUNT_MAX);
    lua_call(L, 2, 1);
    lua_setglobal(L, "decks");
    return now->page != NULL ? write_inside(L) : read_inside(L);
}

// All that runs is the engine's own: it only fails where memory does.
static ag_status run(job *now)
{
    now->L = luaL_newstate();
    now->parser = XML_ParserCreate(NULL);
    int result = LUA_ERRMEM;
    if (now->L != NULL && now->parser != NULL && lua_checkstack(now->L, 8)) {
        lua_pushcfunction(now->L, run_inside);
        lua_pushlightuserdata(now->L, now);
        result = lua_pcall(now->L, 1, 0, 0);
        AG_ASSERT(result == LUA_OK || result == LUA_ERRMEM);
    }
    if (now->parser != NULL) XML_ParserFree(now->parser);
    if (now->L != NULL) lua_close(now->L);
    return result == LUA_OK ? now->status : ag_no_memory(now->error, "a deck");
}

ag_status ag_deck_text_read(const char *format, const char *path, const char *text, size_t size,
                            ag_deck_reading *to, ag_error *error)
{
    job now = { .format = format, .path = path, .text = text, .size = size, .to = to,
                .error = error };
    return run(&now);
}

ag_status ag_deck_text_write(const char *format, const ag_deck_page *page, ag_text *out,
                             ag_error *error)
{
    job now = { .format = format, .page = page, .out = out, .error = error };
    return run(&now);
}
