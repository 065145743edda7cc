// What the file of a card or raid declares, field by field, as it is written there. Numbers are
// filled into texts; functions are compared by their compiled code, without its lines.
#include "lua/describe/describe.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/span.h"
#include "game/facts/filter_text.h"
#include "lua/bytecode/chunk.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "lua/host/draft.h"
#include "lua/host/sandbox.h"

enum { DEPTH_MAX = 24, WORDS_MAX = 512, WHERE_SIZE = 160, SEEN_MAX = 128 };

typedef struct walk {
    lua_State *L;
    ag_host *host;
    uint16_t printed;
    int depth;
    ag_text text;   // of the field that is being written
    uint64_t code;  // … a hash of its functions, and of anything that its words leave out
    const void *seen[SEEN_MAX];
    int seen_count;
    ag_declared_report *report;
    void *context;
} walk;

static void write_value(walk *now, int index);

static void mix(walk *now, const void *bytes, size_t size)
{
    now->code = ag_hash(now->code, bytes, size);
}

// ---- functions ----

// Functions that refer to each other would never end.
static int is_seen(walk *now, const void *function)
{
    for (int i = 0; i < now->seen_count; i++) {
        if (now->seen[i] == function) return 1;
    }
    if (now->seen_count < SEEN_MAX) {
        now->seen[now->seen_count++] = function;
    }
    return now->seen_count == SEEN_MAX;
}

// What a function captures is part of what it does; the words of the language are not.
static void mix_function(walk *now, int index)
{
    lua_State *L = now->L;
    const char *name;
    if (lua_iscfunction(L, index) || is_seen(now, lua_topointer(L, index))) return;
    lua_pushvalue(L, index);
    ag_chunk *chunk = ag_chunk_open(L);
    if (chunk == NULL) {
        luaL_error(L, "not enough memory");
    }
    now->code = ag_chunk_hash(chunk, now->code);
    ag_chunk_close(chunk);
    for (int i = 1; (name = lua_getupvalue(L, index, i)) != NULL; i++) {
        if (strcmp(name, "_ENV") != 0 && now->text.bytes != NULL) {
            size_t length = now->text.length;  // it counts, but is not reported
            write_value(now, lua_gettop(L));
            mix(now, now->text.bytes + length, now->text.length - length);
            now->text.bytes[length] = '\0';
            now->text.length = length;
        }
        lua_pop(L, 1);
    }
}

// ---- data ----

// The word of the language with exactly this value: this_turn, harm, draw_step. Of several, the
// first by its bytes: Lua's own order differs between processes.
static int write_word(walk *now, int index)
{
    lua_State *L = now->L;
    int top = lua_gettop(L);
    const char *first = NULL;  // owned by the table
    ag_sandbox_push_words(L);
    lua_pushnil(L);
    while (lua_next(L, top + 1)) {
        int is_it = lua_rawequal(L, -1, index) && lua_type(L, -2) == LUA_TSTRING;
        const char *word = is_it ? lua_tostring(L, -2) : NULL;
        first = word != NULL && (first == NULL || strcmp(word, first) < 0) ? word : first;
        lua_pop(L, 1);
    }
    ag_text_add(&now->text, "%s", first != NULL ? first : "");
    return first != NULL;
}

static void write_amount(walk *now, ag_amount amount)
{
    char words[WORDS_MAX];
    ag_writer out = ag_writer_open(words, sizeof words);
    ag_say say = { .host = now->host, .printed = now->printed, .out = &out };
    ag_amount_resolve(now->L, &amount);
    ag_say_amount(&say, &amount);
    mix(now, amount.steps, sizeof amount.steps[0] * amount.length);
    mix(now, &amount.counted, sizeof amount.counted);
    ag_text_add(&now->text, "%s", words);
}

static void write_filter(walk *now, ag_filter filter)
{
    char words[WORDS_MAX];
    ag_filter_resolve(now->L, &filter);
    ag_filter_text(ag_host_catalog(now->host), &filter, words, sizeof words);
    mix(now, &filter, sizeof filter);
    ag_text_add(&now->text, "%s", words);
}

static void write_draft(walk *now, int index)
{
    const char *name = ag_draft_name(now->L, index);
    ag_text_add(&now->text, "%s", ag_draft_at(now->L, index)->word);
    ag_text_add(&now->text, name[0] != '\0' ? " \"%s\"" : "%s", name);
    ag_draft_push_table(now->L, index);
    if (lua_istable(now->L, -1)) {
        ag_text_add(&now->text, " ");
        write_value(now, lua_gettop(now->L));
    }
}

static void write_data(walk *now, int index)
{
    lua_State *L = now->L;
    ag_amount amount;
    const char *change = ag_lua_to_change(L, index, &amount);
    if (ag_lua_to_amount(L, index, &amount)) {
        write_amount(now, amount);
    } else if (write_word(now, index)) {
        return;
    } else if (ag_draft_at(L, index) != NULL) {
        write_draft(now, index);
    } else if (change != NULL) {
        ag_text_add(&now->text, "%s(", change);
        write_amount(now, amount);
        ag_text_add(&now->text, ")");
    } else if (ag_lua_is_filter(L, index)) {
        write_filter(now, *(const ag_filter *)lua_touserdata(L, index));
    } else {
        ag_text_add(&now->text, "%s", ag_lua_shown(L, index));
        mix(now, lua_touserdata(L, index), lua_rawlen(L, index));
    }
}

static void write_table(walk *now, int index)
{
    lua_State *L = now->L;
    const char *between = " ";
    ag_text_add(&now->text, "{");
    ag_entries entries = ag_entries_open(L, index);
    while (ag_entries_next(L, &entries)) {
        int is_named = lua_type(L, -2) == LUA_TSTRING;
        if (is_named || lua_isinteger(L, -2)) {
            ag_text_add(&now->text, "%s", between);
            ag_text_add(&now->text, is_named ? "%s = " : "%s", is_named ? lua_tostring(L, -2) : "");
            write_value(now, lua_gettop(L));
            between = ", ";
        }
    }
    ag_text_add(&now->text, " }");
}

// A module that refers to itself would never end.
static void write_value(walk *now, int index)
{
    lua_State *L = now->L;
    int top = lua_gettop(L);
    if (now->depth == DEPTH_MAX || now->text.failed) return;
    now->depth++;
    luaL_checkstack(L, 16, "a script nests too deep");
    switch (lua_type(L, index)) {
    case LUA_TFUNCTION:
        ag_text_add(&now->text, "a function");
        mix_function(now, index);
        break;
    case LUA_TTABLE: write_table(now, index); break;
    case LUA_TUSERDATA: write_data(now, index); break;
    default: ag_text_add(&now->text, "%s", ag_lua_shown(L, index)); break;
    }
    lua_settop(L, top);
    now->depth--;
}

// ---- fields ----

// Reports the value on top of the stack.
static void tell_value(walk *now, const char *where)
{
    now->text.length = 0;
    now->code = 0;
    now->seen_count = 0;
    write_value(now, lua_gettop(now->L));
    if (now->text.failed) {
        luaL_error(now->L, "not enough memory");
    }
    now->report(now->context, where, now->text.bytes, now->code);
}

static void tell_text(walk *now, const char *prefix, const char *name, const char *text)
{
    char where[WHERE_SIZE];
    snprintf(where, sizeof where, "%s%s", prefix, name);
    now->report(now->context, where, text, 0);
}

// Reports each power by its word; several with the same word are numbered.
static void tell_powers(walk *now, const char *prefix)
{
    lua_State *L = now->L;
    ag_sandbox_push_content(L, -1);
    lua_newtable(L);  // how many there were of each word
    int counts = lua_gettop(L), list = counts - 1;
    for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, list); i++) {
        char where[WHERE_SIZE];
        lua_rawgeti(L, list, i);
        const ag_draft *draft = ag_draft_at(L, -1);
        const char *word = draft != NULL ? draft->word : "power";
        lua_getfield(L, counts, word);
        int nth = (int)lua_tointeger(L, -1) + 1;
        lua_pushinteger(L, nth);
        lua_setfield(L, counts, word);
        snprintf(where, sizeof where, nth > 1 ? "%s%s %d" : "%s%s", prefix, word, nth);
        lua_pop(L, 1);
        if (draft != NULL) {
            ag_draft_push_table(L, lua_gettop(L));
        }
        tell_value(now, where);
        lua_settop(L, counts);
    }
}

// The numbers that the text shows are reported with it.
static void tell_numbers(walk *now, const char *prefix, const char *raw)
{
    lua_State *L = now->L;
    ag_entries numbers = ag_entries_open(L, lua_gettop(L));
    while (ag_entries_next(L, &numbers)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
        char shown[96], where[WHERE_SIZE];
        snprintf(shown, sizeof shown, "{%s}", name);
        snprintf(where, sizeof where, "%svalues.%s", prefix, name);
        if (strstr(raw, shown) == NULL) {
            tell_value(now, where);
        }
    }
}

static void tell_fields(walk *now, const char *prefix, int side);

// Reports the field whose value is on top of the stack. `raw`: the text before it was filled.
static void tell_field(walk *now, const char *prefix, const char *name, const char *raw, int side)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(now->host), now->printed);
    int is_table = lua_istable(now->L, -1);
    if (strcmp(name, "text") == 0 && def->side[side].text != NULL) {
        tell_text(now, prefix, name, def->side[side].text);
    } else if (strcmp(name, "back") == 0 && ag_draft_at(now->L, -1) != NULL) {
        tell_fields(now, "back ", 1);
    } else if (strcmp(name, "powers") == 0 && is_table) {
        tell_powers(now, prefix);
    } else if (strcmp(name, "values") == 0 && is_table) {
        tell_numbers(now, prefix, raw);
    } else {
        char where[WHERE_SIZE];
        snprintf(where, sizeof where, "%s%s", prefix, name);
        tell_value(now, where);
    }
}

// Reports the fields of the draft on top of the stack.
static void tell_fields(walk *now, const char *prefix, int side)
{
    lua_State *L = now->L;
    tell_text(now, prefix, "type", ag_draft_at(L, -1)->word);
    tell_text(now, prefix, "name", ag_draft_name(L, -1));
    ag_draft_push_table(L, lua_gettop(L));
    int table = lua_gettop(L);
    ag_sandbox_push_content(L, table);
    lua_getfield(L, -1, "text");
    const char *raw = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    ag_entries fields = ag_entries_open(L, table);
    while (ag_entries_next(L, &fields)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            tell_field(now, prefix, lua_tostring(L, -2), raw, side);
        }
    }
}

static int walk_inside(lua_State *L)
{
    walk *now = lua_touserdata(L, 1);
    now->L = L;
    ag_loader_push_file(L, ag_catalog_card(ag_host_catalog(now->host), now->printed)->key, NULL);
    ag_reading_values(L, now->printed);
    tell_fields(now, "", 0);
    return 0;
}

ag_status ag_host_declared(ag_host *host, uint16_t printed, ag_declared_report *report,
                           void *context, ag_error *error)
{
    walk now = { .host = host, .printed = printed, .report = report, .context = context };
    ag_status status = ag_loader_revisit(host, printed, walk_inside, &now, error);
    ag_text_close(&now.text);
    return status;
}
