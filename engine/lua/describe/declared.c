// What the file of a card or raid declares, field by field, as it is written there. Numbers are
// filled into texts; functions are compared by their compiled code, without its lines.
#include "lua/describe/describe.h"

#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/span.h"
#include "game/facts/filter_text.h"
#include "lua/bytecode/chunk.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "lua/host/host.h"
#include "lua/host/script.h"

enum { DEPTH_MAX = 24, WORDS_MAX = 512, SEEN_MAX = 128 };

typedef struct walk {
    lua_State *L;
    ag_host *host;
    uint16_t printed;
    int depth;
    ag_text shown;  // of the field that is being written
    ag_text more;   // … and what is not shown: what its functions do, and what words leave out
    ag_text *to;    // one of them
    const void *seen[SEEN_MAX];
    int seen_count;
    ag_declared_report *report;
    void *context;
} walk;

static void write_value(walk *now, int index);

static void keep_bytes(walk *now, const void *bytes, size_t size)
{
    ag_text_add_bytes(&now->more, bytes, size);
}

// ---- functions ----

// Functions that refer to each other would never end.
static int is_seen(walk *now, const void *function)
{
    for (int i = 0; i < now->seen_count; i++) {
        if (now->seen[i] == function) return 1;
    }
    if (now->seen_count < SEEN_MAX) now->seen[now->seen_count++] = function;
    return now->seen_count == SEEN_MAX;
}

// What a function captures is part of what it does; the words of the language are not.
static void write_function(walk *now, int index)
{
    lua_State *L = now->L;
    ag_text *before = now->to;
    const char *name;
    ag_text_add(now->to, "a function");
    if (lua_iscfunction(L, index) || is_seen(now, lua_topointer(L, index))) return;
    lua_pushvalue(L, index);
    ag_chunk *chunk = ag_chunk_open(L);
    if (chunk == NULL) luaL_error(L, "not enough memory");
    uint64_t code = ag_chunk_hash(chunk, 0);
    ag_chunk_close(chunk);
    keep_bytes(now, &code, sizeof code);
    now->to = &now->more;
    for (int i = 1; (name = lua_getupvalue(L, index, i)) != NULL; i++) {
        if (strcmp(name, "_ENV") != 0) write_value(now, lua_gettop(L));
        lua_pop(L, 1);
    }
    now->to = before;
}

// ---- data ----

static void write_amount(walk *now, ag_amount amount)
{
    char words[WORDS_MAX];
    ag_writer out = ag_writer_open(words, sizeof words);
    ag_say say = { .host = now->host, .printed = now->printed, .out = &out };
    ag_amount_resolve(now->L, &amount);
    ag_say_amount(&say, &amount);
    keep_bytes(now, amount.steps, sizeof amount.steps[0] * amount.length);
    keep_bytes(now, &amount.counted, sizeof amount.counted);
    ag_text_add(now->to, "%s", words);
}

static void write_filter(walk *now, ag_filter filter)
{
    char words[WORDS_MAX];
    ag_filter_resolve(now->L, &filter);
    ag_filter_text(ag_host_catalog(now->host), &filter, words, sizeof words);
    keep_bytes(now, &filter, sizeof filter);
    ag_text_add(now->to, "%s", words);
}

static void write_draft(walk *now, int index)
{
    const char *name = ag_draft_name(now->L, index);
    ag_text_add(now->to, "%s", ag_draft_at(now->L, index)->word);
    ag_text_add(now->to, name[0] != '\0' ? " \"%s\"" : "%s", name);
    ag_draft_push_table(now->L, index);
    if (lua_istable(now->L, -1)) {
        ag_text_add(now->to, " ");
        write_value(now, lua_gettop(now->L));
    }
}

static void write_data(walk *now, int index)
{
    lua_State *L = now->L;
    ag_amount amount;
    const ag_lexicon_row *word = ag_lua_word(L, index);
    int least;
    const char *change = ag_lua_to_change(L, index, &amount, &least);
    if (ag_lua_to_amount(L, index, &amount)) {
        write_amount(now, amount);
    } else if (ag_draft_at(L, index) != NULL) {
        write_draft(now, index);
    } else if (word != NULL || (change != NULL && amount.length == 0)) {
        ag_text_add(now->to, "%s", word != NULL ? word->name : change);
    } else if (change != NULL) {
        ag_text_add(now->to, "%s(", change);
        write_amount(now, amount);
        ag_text_add(now->to, least >= 0 ? ", { at_least = %d })" : ")", least);
    } else if (ag_lua_is_filter(L, index)) {
        write_filter(now, *(const ag_filter *)lua_touserdata(L, index));
    } else {  // `your` alone has no bytes: it is known by its place
        const void *itself = lua_touserdata(L, index);
        size_t size = lua_rawlen(L, index);
        ag_text_add(now->to, "%s", ag_lua_shown(L, index));
        keep_bytes(now, size > 0 ? itself : &itself, size > 0 ? size : sizeof itself);
    }
}

static void write_table(walk *now, int index)
{
    lua_State *L = now->L;
    const char *between = " ";
    ag_text_add(now->to, "{");
    ag_entries entries = ag_entries_open(L, index);
    while (ag_entries_next(L, &entries)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        if (name == NULL && !lua_isinteger(L, -2)) continue;
        ag_text_add(now->to, "%s", between);
        ag_text_add(now->to, name != NULL ? "%s = " : "", name);
        write_value(now, lua_gettop(L));
        between = ", ";
    }
    ag_text_add(now->to, " }");
}

// A module that refers to itself would never end.
static void write_value(walk *now, int index)
{
    lua_State *L = now->L;
    int top = lua_gettop(L);
    if (now->depth == DEPTH_MAX || now->to->failed) return;
    now->depth++;
    luaL_checkstack(L, 16, "a script nests too deep");
    switch (lua_type(L, index)) {
    case LUA_TFUNCTION: write_function(now, index); break;
    case LUA_TTABLE: write_table(now, index); break;
    case LUA_TUSERDATA: write_data(now, index); break;
    default: ag_text_add(now->to, "%s", ag_lua_shown(L, index));
    }
    lua_settop(L, top);
    now->depth--;
}

// ---- fields ----

// Reports the value at `index`, which is not counted from the top.
static void tell_value(walk *now, const char *where, int index)
{
    now->shown.length = now->more.length = 0;
    now->seen_count = 0;
    now->to = &now->shown;
    write_value(now, index);
    if (now->shown.failed || now->more.failed) luaL_error(now->L, "not enough memory");
    uint64_t code = ag_hash(0, now->more.bytes, now->more.length);
    now->report(now->context, where, now->shown.bytes, code);
}

static void tell_text(walk *now, const char *prefix, const char *name, const char *text)
{
    now->report(now->context, lua_pushfstring(now->L, "%s%s", prefix, name), text, 0);
}

// Reports each power by its word; several with the same word are numbered.
static void tell_powers(walk *now, const char *prefix, int list)
{
    lua_State *L = now->L;
    lua_newtable(L);  // how many there were of each word
    int counts = lua_gettop(L);
    for (lua_Integer i = 1; lua_geti(L, list, i) != LUA_TNIL; i++) {
        const char *word = ag_draft_at(L, -1)->word;
        ag_draft_push_table(L, counts + 1);
        lua_getfield(L, counts, word);
        lua_Integer nth = lua_tointeger(L, -1) + 1;
        lua_pushinteger(L, nth);
        lua_setfield(L, counts, word);
        const char *form = nth > 1 ? "%s%s %d" : "%s%s";
        tell_value(now, lua_pushfstring(L, form, prefix, word, (int)nth), counts + 2);
        lua_settop(L, counts);
    }
}

// The numbers that the text shows are reported with it.
static void tell_numbers(walk *now, const char *prefix, int numbers, const char *raw)
{
    lua_State *L = now->L;
    ag_entries entries = ag_entries_open(L, numbers);
    while (ag_entries_next(L, &entries)) {
        const char *name = lua_tostring(L, -2);
        int value = lua_gettop(L);
        if (strstr(raw, lua_pushfstring(L, "{%s}", name)) == NULL) {
            tell_value(now, lua_pushfstring(L, "%svalues.%s", prefix, name), value);
        }
    }
}

// Reports the fields of the draft, which is a side of the card.
static void tell_fields(walk *now, const char *prefix, int draft, int side)
{
    lua_State *L = now->L;
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(now->host), now->printed);
    tell_text(now, prefix, "type", ag_draft_at(L, draft)->word);
    tell_text(now, prefix, "name", ag_draft_name(L, draft));
    ag_draft_push_table(L, draft);
    int table = lua_gettop(L);
    const char *raw = lua_getfield(L, table, "text") == LUA_TSTRING ? lua_tostring(L, -1) : "";
    ag_entries fields = ag_entries_open(L, table);
    while (ag_entries_next(L, &fields)) {
        const char *name = lua_tostring(L, -2);
        int value = lua_gettop(L), is_table = lua_istable(L, value);
        if (strcmp(name, "text") == 0 && def->side[side].text != NULL) {
            tell_text(now, prefix, name, def->side[side].text);
        } else if (strcmp(name, "back") == 0 && ag_draft_at(L, value) != NULL) {
            tell_fields(now, "back ", value, 1);
        } else if (strcmp(name, "powers") == 0 && is_table) {
            tell_powers(now, prefix, value);
        } else if (strcmp(name, "values") == 0 && is_table) {
            tell_numbers(now, prefix, value, raw);
        } else {
            tell_value(now, lua_pushfstring(L, "%s%s", prefix, name), value);
        }
    }
}

static int walk_inside(lua_State *L)
{
    walk *now = lua_touserdata(L, 1);
    now->L = L;
    ag_loader_push_file(L, ag_catalog_card(ag_host_catalog(now->host), now->printed)->key, NULL);
    ag_reading_values(L, now->printed);
    tell_fields(now, "", lua_gettop(L), 0);
    return 0;
}

ag_status ag_host_declared(ag_host *host, uint16_t printed, ag_declared_report *report,
                           void *context, ag_error *error)
{
    walk now = { .host = host, .printed = printed, .report = report, .context = context };
    ag_status status = ag_loader_revisit(host, printed, walk_inside, &now, error);
    ag_text_close(&now.shown);
    ag_text_close(&now.more);
    return status;
}
