// What the file of a card or raid declares, field by field, as it is written there. Texts have
// their numbers filled in; functions are told apart by their compiled code, without its lines.
#include "lua/declared.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/span.h"
#include "lua/data_lua.h"
#include "lua/dump.h"
#include "lua/sandbox.h"
#include "lua/say.h"
#include "lua/sets.h"
#include "rules/filter.h"

enum { DEPTH_MAX = 24, WORDS_MAX = 512, SEEN_MAX = 128 };

typedef struct walk {
    lua_State *lua;
    ag_host *host;
    uint16_t printed;
    int version, depth;
    ag_text text;   // of the field that is written
    uint64_t code;  // … and of the functions in it, and what its words do not tell
    const void *seen[SEEN_MAX];
    int seen_count;
    ag_declared_told *told;
    void *context;
} walk;

static void write_value(walk *now, int index);

static void mix(walk *now, const void *bytes, size_t size)
{
    now->code = ag_hash(now->code, bytes, size);
}

// ---- values ----

static void write_plain(walk *now, int index)
{
    int top = lua_gettop(now->lua);
    ag_text_add(&now->text, "%s", ag_lua_shown(now->lua, index));
    lua_settop(now->lua, top);
}

// ---- functions ----

// Functions that name each other would never end.
static int is_seen(walk *now, const void *function)
{
    for (int i = 0; i < now->seen_count; i++) {
        if (now->seen[i] == function) {
            return 1;
        }
    }
    if (now->seen_count < SEEN_MAX) {
        now->seen[now->seen_count++] = function;
    }
    return now->seen_count == SEEN_MAX;
}

// What a function closes over is part of what it does; the words of the language are not.
static void mix_function(walk *now, int index)
{
    lua_State *lua = now->lua;
    const char *name;
    if (lua_iscfunction(lua, index) || is_seen(now, lua_topointer(lua, index))) {
        return;
    }
    lua_pushvalue(lua, index);
    uint64_t code = ag_dump_hash(lua);
    lua_pop(lua, 1);
    mix(now, &code, sizeof code);
    for (int i = 1; (name = lua_getupvalue(lua, index, i)) != NULL; i++) {
        if (strcmp(name, "_ENV") != 0 && now->text.bytes != NULL) {
            size_t length = now->text.length;  // it counts, and is not told
            write_value(now, lua_gettop(lua));
            mix(now, now->text.bytes + length, now->text.length - length);
            now->text.bytes[length] = '\0';
            now->text.length = length;
        }
        lua_pop(lua, 1);
    }
}

// ---- data ----

// The word of the language that this very value is: this_turn, harm, draw_step. Of several the
// first by its bytes: Lua's own order is another one in another process.
static int write_word(walk *now, int index)
{
    lua_State *lua = now->lua;
    int top = lua_gettop(lua);
    const char *first = NULL;  // owned by the table
    ag_sandbox_push_words(lua);
    lua_pushnil(lua);
    while (lua_next(lua, top + 1)) {
        int is_it = lua_rawequal(lua, -1, index) && lua_type(lua, -2) == LUA_TSTRING;
        const char *word = is_it ? lua_tostring(lua, -2) : NULL;
        first = word != NULL && (first == NULL || strcmp(word, first) < 0) ? word : first;
        lua_pop(lua, 1);
    }
    lua_settop(lua, top);
    ag_text_add(&now->text, "%s", first != NULL ? first : "");
    return first != NULL;
}

static void write_amount(walk *now, ag_amount amount)
{
    char words[WORDS_MAX];
    ag_writer out = ag_writer_open(words, sizeof words);
    ag_say say = { now->host, now->printed, &out };
    ag_amount_resolve(now->lua, &amount);
    ag_say_amount(&say, &amount);
    mix(now, amount.steps, sizeof amount.steps[0] * amount.length);
    mix(now, &amount.counted, sizeof amount.counted);
    ag_text_add(&now->text, "%s", words);
}

static void write_filter(walk *now, int index)
{
    char words[WORDS_MAX];
    ag_filter filter = *(const ag_filter *)lua_touserdata(now->lua, index);
    ag_filter_resolve(now->lua, &filter);
    ag_filter_text(&now->host->catalog, &filter, words, sizeof words);
    mix(now, &filter, sizeof filter);
    ag_text_add(&now->text, "%s", words);
}

static void write_draft(walk *now, int index)
{
    lua_State *lua = now->lua;
    const char *name = ag_draft_name(lua, index);
    ag_text_add(&now->text, "%s", ag_draft_at(lua, index)->word);
    ag_text_add(&now->text, name[0] != '\0' ? " \"%s\"" : "%s", name);
    ag_draft_push_table(lua, index);
    if (lua_istable(lua, -1)) {
        ag_text_add(&now->text, " ");
        write_value(now, lua_gettop(lua));
    }
    lua_pop(lua, 1);
}

static void write_data(walk *now, int index)
{
    lua_State *lua = now->lua;
    ag_amount amount;
    const char *word = ag_lua_to_change(lua, index, &amount);
    if (ag_lua_to_amount(lua, index, &amount)) {
        write_amount(now, amount);
    } else if (write_word(now, index)) {
        return;
    } else if (ag_draft_at(lua, index) != NULL) {
        write_draft(now, index);
    } else if (word != NULL) {
        ag_text_add(&now->text, "%s(", word);
        write_amount(now, amount);
        ag_text_add(&now->text, ")");
    } else if (ag_lua_is_filter(lua, index)) {
        write_filter(now, index);
    } else {
        write_plain(now, index);
        mix(now, lua_touserdata(lua, index), lua_rawlen(lua, index));
    }
}

static void write_table(walk *now, int index)
{
    lua_State *lua = now->lua;
    const char *between = " ";
    ag_text_add(&now->text, "{");
    ag_entries entries = ag_entries_open(lua, index);
    while (ag_entries_next(lua, &entries)) {
        int is_named = lua_type(lua, -2) == LUA_TSTRING;
        if (is_named || lua_isinteger(lua, -2)) {
            ag_text_add(&now->text, "%s", between);
            ag_text_add(&now->text, is_named ? "%s = " : "%s",
                        is_named ? lua_tostring(lua, -2) : "");
            write_value(now, lua_gettop(lua));
            between = ", ";
        }
    }
    ag_text_add(&now->text, " }");
}

// A module that names itself would never end.
static void write_value(walk *now, int index)
{
    lua_State *lua = now->lua;
    if (now->depth == DEPTH_MAX || now->text.failed) {
        return;
    }
    now->depth++;
    luaL_checkstack(lua, 16, "a script nests too deep");
    switch (lua_type(lua, index)) {
    case LUA_TFUNCTION:
        ag_text_add(&now->text, "a function");
        mix_function(now, index);
        break;
    case LUA_TTABLE: write_table(now, index); break;
    case LUA_TUSERDATA: write_data(now, index); break;
    default: write_plain(now, index); break;
    }
    now->depth--;
}

// ---- fields ----

static void tell(walk *now, const char *where, const char *text)
{
    now->told(now->context, where, text, now->code);
}

// The value on top of the stack.
static void tell_value(walk *now, const char *where)
{
    int top = lua_gettop(now->lua);
    now->text.length = 0;
    now->code = 0;
    now->seen_count = 0;
    write_value(now, top);
    lua_settop(now->lua, top);
    if (now->text.failed) {
        luaL_error(now->lua, "not enough memory");
    }
    tell(now, where, now->text.bytes);
}

// Each power by its word; of several with the same word, by which of them it is.
static void tell_list(walk *now, const char *prefix)
{
    lua_State *lua = now->lua;
    int list = lua_gettop(lua);
    char before[WORDS_MAX] = " ";
    for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(lua, list); i++) {
        char where[160], word[80];
        lua_rawgeti(lua, list, i);
        const ag_draft *draft = ag_draft_at(lua, -1);
        snprintf(word, sizeof word, " %s ", draft != NULL ? draft->word : "power");
        int nth = 1;
        for (const char *at = before; (at = strstr(at, word)) != NULL; at++) {
            nth++;
        }
        size_t length = strlen(before);
        snprintf(before + length, sizeof before - length, "%s", word);
        snprintf(where, sizeof where, nth > 1 ? "%s%.*s %d" : "%s%.*s", prefix,
                 (int)strlen(word) - 2, word + 1, nth);
        if (draft != NULL) {
            ag_draft_push_table(lua, lua_gettop(lua));
        }
        tell_value(now, where);
        lua_settop(lua, list);
    }
}

// What the text shows is told with it.
static void tell_numbers(walk *now, const char *prefix, const char *raw)
{
    lua_State *lua = now->lua;
    ag_entries numbers = ag_entries_open(lua, lua_gettop(lua));
    while (ag_entries_next(lua, &numbers)) {
        const char *name = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : "";
        char shown[96], where[160];
        snprintf(shown, sizeof shown, "{%s}", name);
        snprintf(where, sizeof where, "%svalues.%s", prefix, name);
        if (strstr(raw, shown) == NULL) {
            tell_value(now, where);
        }
    }
}

static void tell_fields(walk *now, const char *prefix, int side);

// The field whose value is on top of the stack.
static void tell_field(walk *now, const char *prefix, const char *name, const char *raw, int side)
{
    lua_State *lua = now->lua;
    const ag_card_def *def = ag_catalog_card(&now->host->catalog, now->printed);
    char where[160];
    snprintf(where, sizeof where, "%s%s", prefix, name);
    ag_sandbox_push_content(lua, -1);
    if (strcmp(name, "text") == 0 && def->side[side].text != NULL) {
        now->code = 0;
        tell(now, where, def->side[side].text);
    } else if (strcmp(name, "back") == 0 && ag_draft_at(lua, -1) != NULL) {
        tell_fields(now, "back ", 1);
    } else if (strcmp(name, "powers") == 0 && lua_istable(lua, -1)) {
        tell_list(now, prefix);
    } else if (strcmp(name, "values") == 0 && lua_istable(lua, -1)) {
        tell_numbers(now, prefix, raw);
    } else {
        tell_value(now, where);
    }
    lua_pop(lua, 1);
}

// Of the draft on top of the stack.
static void tell_fields(walk *now, const char *prefix, int side)
{
    lua_State *lua = now->lua;
    char where[160], name[200];
    const char *called = ag_draft_name(lua, -1);
    snprintf(where, sizeof where, "%stype", prefix);
    snprintf(name, sizeof name, "%sname", prefix);
    now->code = 0;
    tell(now, where, ag_draft_at(lua, -1)->word);
    tell(now, name, called);
    ag_draft_push_table(lua, lua_gettop(lua));
    int table = lua_gettop(lua);
    ag_sandbox_push_content(lua, table);
    lua_getfield(lua, -1, "text");
    const char *raw = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : "";
    ag_entries fields = ag_entries_open(lua, table);
    while (ag_entries_next(lua, &fields)) {
        if (lua_type(lua, -2) == LUA_TSTRING) {
            tell_field(now, prefix, lua_tostring(lua, -2), raw, side);
        }
    }
    lua_settop(lua, table - 1);
}

// ---- the file once more ----

static int walk_inside(lua_State *lua)
{
    walk *now = lua_touserdata(lua, 1);
    ag_host *host = now->host;
    const ag_printed *printed = &host->printed[now->printed];
    now->lua = lua;
    (void)ag_loader_push_file(lua, host->versions[now->version].key, NULL);
    host->reading.values = printed->values;
    host->reading.value_count = printed->value_count;
    tell_fields(now, "", 0);
    return 0;
}

ag_status ag_host_declared(ag_host *host, uint16_t printed, ag_declared_told *told, void *context,
                           ag_error *error)
{
    walk now = { .host = host, .printed = printed, .told = told, .context = context };
    int in_use = host->set;
    int set = ag_sets_of_number(host, printed, &now.version);
    if (set < 0) {
        return ag_fail(error, AG_BAD_CONTENT, "there is no script of that card");
    }
    host->set = set;
    ag_status status = ag_loader_protect(host, walk_inside, &now, error);
    host->set = in_use;
    luaL_unref(host->lua, LUA_REGISTRYINDEX, host->versions[now.version].value);
    host->versions[now.version].value = LUA_NOREF;
    ag_text_close(&now.text);
    return status;
}
