// Errors that end a script, as a sentence and a trace: ours as they were raised, Lua's reworded.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/span.h"
#include "lua/host/fail.h"
#include "lua/host/host_private.h"

// Lua shortens the path of a long file name: this restores "...xias_lair/cards/crush.lua:3: …".
static void write_whole(const ag_host *host, const char *message, char *out, size_t capacity)
{
    const char *end = strstr(message, ".lua:");
    if (strncmp(message, "...", 3) == 0 && end != NULL) {
        size_t size = (size_t)(end - message) + 1;  // "...tail.lua" is size + 3 long
        for (int i = 0; i < host->text_count; i++) {
            const char *path = host->texts[i].script.path;
            size_t length = strlen(path);
            if (length >= size && strncmp(path + length - size, message + 3, size) == 0) {
                snprintf(out, capacity, "%s%s", path, message + 3 + size);
                return;
            }
        }
    }
    snprintf(out, capacity, "%s", message);
}

// An error of Lua itself: a text, with or without a place.
static void read_message(const ag_host *host, lua_State *L, ag_raised *out)
{
    char whole[1024];
    ag_writer writer = ag_writer_open(out->text, sizeof out->text);
    const char *message =
        lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "an error without a text";
    if (strcmp(message, "not enough memory") == 0) {
        message = "a script asks for more memory than scripts may have";
    }
    write_whole(host, message, whole, sizeof whole);
    const char *text = ag_raised_place(whole, out);
    if (text == NULL) {
        ag_lua_place(L, out);
    }
    out->code = ag_raised_write(&writer, text == NULL ? whole : text);
}

void ag_host_raised(const ag_host *host, lua_State *L, ag_raised *out)
{
    const ag_raised *own = ag_raised_at(L, -1);
    *out = (ag_raised){ .code = AG_FINDING_SCRIPT };
    if (own != NULL) {
        *out = *own;
    } else {
        read_message(host, L, out);
    }
    // Keeps a text that the script raised on one line
    for (char *at = out->text; *at != '\0'; at++) {
        *at = (unsigned char)*at < ' ' ? ' ' : *at;
    }
}

// 1: the thread, 2: where to write.
static int trace_inside(lua_State *L)
{
    luaL_traceback(L, lua_touserdata(L, 1), NULL, 0);
    luaL_gsub(L, lua_tostring(L, -1), "metamethod 'pow'", "operator '#'");  // sandbox_length.c
    ag_write(lua_touserdata(L, 2), "\n%s", lua_tostring(L, -1));
    return 0;
}

// How the script got there, on lines of their own after the text.
static void add_trace(ag_host *host, lua_State *L, ag_writer *out)
{
    if (!lua_checkstack(host->L, 4)) return;
    lua_pushcfunction(host->L, trace_inside);
    lua_pushlightuserdata(host->L, L);
    lua_pushlightuserdata(host->L, out);
    if (lua_pcall(host->L, 2, 0, 0) != LUA_OK) {
        lua_pop(host->L, 1);
    }
}

void ag_host_report(ag_host *host, lua_State *L, const char *limit, ag_writer *out)
{
    ag_raised raised = { .code = AG_FINDING_SCRIPT };
    if (limit == NULL) {
        ag_host_raised(host, L, &raised);
    } else {
        snprintf(raised.text, sizeof raised.text, "%s", limit);
    }
    if (limit != NULL && L != NULL) {
        ag_lua_place(L, &raised);
    }
    ag_raised_tell(&raised, out);
    if (L != NULL) {
        add_trace(host, L, out);
    }
}
